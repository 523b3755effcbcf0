import { ChevronDown, Columns3, MoveDown, MoveRight, MoveUp, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MatchRow_match$data, MatchRow_match$key } from '../../__generated__/MatchRow_match.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { OutsideLink } from '../../catalogue/OutsideLink.tsx'
import { usualDeadlines } from '../../catalogue/usualDeadlines.ts'
import { yearCostWords } from '../../catalogue/yearCost.ts'
import { TIERS } from '../../content/matching.ts'
import {
  Heading,
  IconButton,
  LinkButton,
  MarginNote,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
import { sent, t } from '../../language/language.ts'
import { FactorBars, FactorList } from '../../matching/FactorBars.tsx'
import { changedFactors, type ShownFactor } from '../../matching/factors.ts'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import { rowReason } from '../../matching/rowReason.ts'
import { TierBadge } from '../../matching/TierBadge.tsx'
import type { ShownFit } from '../../matching/useFits.ts'
import { ApplicationButton } from '../../shortlist/ApplicationButton.tsx'
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx'
import { deadlineWords } from './deadlineWords.ts'
import { Facts, MoreActions, Opened, Parts, Reasons, WhatIfLine } from './matcherStyles.ts'
import { Figures, Line, Tools, Words } from './matchRowStyles.ts'

/** Where the generator opens with course and university filled in. */
function generatorPath(course: string, university: string): string {
  return `/document-generator?${new URLSearchParams({ course, university })}`
}

function degreeWords(degreeType: string, award: string): string {
  const degree = degreeType === 'MBA' ? 'MBA' : t('Masters')
  return degree.startsWith(award) ? degree : `${degree}, ${award}`
}

/** The id of the button that opens the row of a programme. */
export function rowToggleId(programDatabaseId: number): string {
  return `match-${programDatabaseId}-toggle`
}

type Match = MatchRow_match$data

function Tried({ match, fit, words }: { match: Match; fit: ShownFit; words: string }) {
  const { matchPercentage: before, tier } = match
  const after = fit.matchPercentage
  const Sign = after > before ? MoveUp : after < before ? MoveDown : MoveRight
  const tierWords =
    fit.tier !== tier && fit.tier !== '%future added value' && t('now {name}', { name: TIERS[fit.tier].name })
  return (
    <WhatIfLine $isMoved={after !== before || fit.tier !== tier}>
      <p>
        <Sign aria-hidden="true" />
        <span>
          {t('With {words}:', { words })}{' '}
          {after === before
            ? t('stays at {before}%', { before })
            : t('{before}% to {after}%', { before, after })}
          {tierWords && `, ${tierWords}`}
        </span>
      </p>
      {changedFactors(match.factors, fit.factors).map(({ kind, name, why }) => (
        <p key={kind}>
          {sent(name)}: {why}
        </p>
      ))}
    </WhatIfLine>
  )
}

function Deadline({ match: { program, university } }: { match: Match }) {
  const known = deadlineWords(program.deadlines, new Date())
  if (known) return known
  const usual = usualDeadlines(program.usualDeadlines, program.usualDeadlinesYear)
  const site = program.website ?? university.website
  return (
    <>
      {usual ? t('{usual}. This year’s day: ', { usual: capitalised(usual) }) : t('Not known to us: ')}
      {site ? <OutsideLink href={site} /> : t('ask the university')}
    </>
  )
}

/** The details of a match: facts, reasons, requirements, outlook, and the parts of the percentage. */
function Details({
  match,
  factors,
  percentage,
}: {
  match: Match
  factors: readonly ShownFactor[]
  percentage: number
}) {
  const { program, university, tier, history } = match
  return (
    <>
      <Facts>
        <div>
          <dt>{t('Location')}</dt>
          <dd>
            {university.city}, {countryName(university.country)}
          </dd>
        </div>
        <div>
          <dt>{t('Duration')}</dt>
          <dd>{sent(program.duration)}</dd>
        </div>
        <div>
          <dt>{t('Tuition')}</dt>
          <dd>{capitalised(sent(program.tuitionFees))}</dd>
        </div>
        <div>
          <dt>{t('Degree')}</dt>
          <dd>{degreeWords(program.degreeType, program.award)}</dd>
        </div>
        <div>
          <dt>{t('Deadline')}</dt>
          <dd>
            <Deadline match={match} />
          </dd>
        </div>
        {university.country !== 'INDIA' && (
          <div>
            <dt>{t('Scholarships')}</dt>
            <dd>
              <TextLink as={Link} to={`/scholarships?country=${university.country}`}>
                {t('For {country}', { country: countryName(university.country) })}
              </TextLink>
            </dd>
          </div>
        )}
        {program.prerequisites && (
          <div>
            <dt>{t('Who may apply')}</dt>
            <dd>{capitalised(program.prerequisites)}</dd>
          </div>
        )}
      </Facts>
      <Reasons>
        <MarginNote label={t("Why it's a match")} landmark={false}>
          {match.matchReason}
          {match.reasonWriter === 'MODEL' && (
            <Text $size="tiny" $tone="faint">
              {t('Worded by an outside language model from the factors below.')}
            </Text>
          )}
        </MarginNote>
        <MarginNote label={t('Requirements')} landmark={false}>
          {program.requirements}
        </MarginNote>
        <MarginNote label={t('Outlook')} landmark={false}>
          {tier !== '%future added value' && `${TIERS[tier].name}. ${TIERS[tier].meaning}`}
          {history && <Text $size="small">{history.sentence}</Text>}
        </MarginNote>
      </Reasons>
      {factors.length > 0 && (
        <Parts>
          <Heading level={4} size="tiny">
            {t('How {percentage}% adds up', { percentage })}
          </Heading>
          <FactorBars factors={factors} />
          <FactorList factors={factors} />
        </Parts>
      )}
      <MoreActions>
        <LinkButton as={Link} to={`/programs/${program.databaseId}`} size="small">
          <span>
            {t('View Program Details')}
            <VisuallyHidden>{t(' of {name}', { name: program.name })}</VisuallyHidden>
          </span>
        </LinkButton>
        <LinkButton as={Link} to={generatorPath(program.name, university.name)} size="small">
          <span>
            {t('Generate Documents')}
            <VisuallyHidden>{t(' for {name}', { name: program.name })}</VisuallyHidden>
          </span>
        </LinkButton>
      </MoreActions>
    </>
  )
}

/** One match as a line with its actions; its title opens the details. */
export function MatchRow({
  match: matchRef,
  say,
  fit,
  whatIfWords,
  isCompared,
  canCompare,
  onCompare,
  onWhatIf,
}: {
  match: MatchRow_match$key
  /** An amount of US dollars in the person's currency. */
  say: (amountUsd: number) => string | null
  /** Its fit under the what-if values; null without any. */
  fit: ShownFit | null
  whatIfWords: string | null
  isCompared: boolean
  canCompare: boolean
  onCompare: (isCompared: boolean) => void
  /** Null where the plan has no what-if. */
  onWhatIf: (() => void) | null
}) {
  const match = useFragment(
    graphql`
      fragment MatchRow_match on Match {
        id
        matchPercentage
        tier
        matchReason
        reasonWriter
        history {
          sentence
          applicants
        }
        factors {
          kind
          name
          score
          weight
          isKnown
          why
        }
        program {
          databaseId
          name
          award
          degreeType
          duration
          tuitionFees
          costYearUsd
          tuitionYearUsd
          requirements
          prerequisites
          deadlines {
            date
            label
          }
          usualDeadlines
          usualDeadlinesYear
          website
          ...ShortlistButton_program
          ...ApplicationButton_program
        }
        university {
          databaseId
          name
          city
          country
          website
        }
      }
    `,
    matchRef,
  )
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const titleId = useId()
  const { program, university } = match
  const percentage = fit?.matchPercentage ?? match.matchPercentage
  const tier = fit?.tier ?? match.tier
  return (
    <article aria-labelledby={titleId}>
      <Line>
        <Words>
          <Heading level={3} size="tiny" id={titleId}>
            <button
              id={rowToggleId(program.databaseId)}
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{program.name}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          </Heading>
          <p>
            <TextLink as={Link} to={`/universities/${university.databaseId}`}>
              {university.name}
            </TextLink>
            , {countryName(university.country)}
          </p>
          <p title={isOpen ? undefined : match.matchReason}>{rowReason(match.matchReason)}</p>
        </Words>
        <Figures>
          <span>{yearCostWords(program, say)}</span>
          <span>
            <TierBadge tier={tier} />
            <PercentBadge percentage={percentage} />
          </span>
        </Figures>
        <Tools>
          <ShortlistButton program={program} look="icon" />
          <ApplicationButton program={program} look="icon" />
          <IconButton
            size="small"
            label={t('Compare {name}', { name: program.name })}
            title={canCompare ? t('Compare') : t('Four are compared already')}
            icon={<Columns3 aria-hidden="true" />}
            aria-pressed={isCompared}
            disabled={!canCompare}
            onClick={() => onCompare(!isCompared)}
          />
          {onWhatIf && (
            <IconButton
              size="small"
              label={t('What if: {name}', { name: program.name })}
              title={t('What if')}
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => {
                setOpen(true)
                onWhatIf()
              }}
            />
          )}
        </Tools>
        {fit && whatIfWords && <Tried match={match} fit={fit} words={whatIfWords} />}
      </Line>
      <Opened id={detailsId} hidden={!isOpen}>
        {isOpen && <Details match={match} factors={fit?.factors ?? match.factors} percentage={percentage} />}
      </Opened>
    </article>
  )
}
