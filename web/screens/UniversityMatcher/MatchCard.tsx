import { ChevronDown, MoveDown, MoveRight, MoveUp } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MatchCard_match$key } from '../../__generated__/MatchCard_match.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { TIERS } from '../../content/matching.ts'
import {
  Checkbox,
  Heading,
  LinkButton,
  MarginNote,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
import { FactorBars, FactorList } from '../../matching/FactorBars.tsx'
import { changedFactors } from '../../matching/factors.ts'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import type { ShownFit } from '../../matching/useFits.ts'
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx'
import { CardFoot, Facts, MatchSheet, Reasons, WhatIfLine } from './matcherStyles.ts'

/** Where the generator opens with course and university filled in. */
function generatorPath(course: string, university: string): string {
  return `/document-generator?${new URLSearchParams({ course, university })}`
}

function degreeWords(degreeType: string, award: string): string {
  const degree = degreeType === 'MBA' ? 'MBA' : 'Masters'
  return degree.startsWith(award) ? degree : `${degree}, ${award}`
}

function Outlook({
  match,
  fit,
  words,
}: {
  match: { matchPercentage: number; tier: ShownFit['tier']; factors: ShownFit['factors'] }
  fit: ShownFit
  words: string
}) {
  const { matchPercentage: before, tier } = match
  const after = fit.matchPercentage
  const Sign = after > before ? MoveUp : after < before ? MoveDown : MoveRight
  const tierWords = fit.tier !== tier && fit.tier !== '%future added value' && `now ${TIERS[fit.tier].name}`
  return (
    <WhatIfLine>
      <p>
        <Sign aria-hidden="true" />
        <span>
          With {words}: {after === before ? `stays at ${before}%` : `${before}% to ${after}%`}
          {tierWords && `, ${tierWords}`}
        </span>
      </p>
      {changedFactors(match.factors, fit.factors).map(({ kind, name, why }) => (
        <p key={kind}>
          {name}: {why}
        </p>
      ))}
    </WhatIfLine>
  )
}

/** One match: the programme, how well it fits, and why. */
export function MatchCard({
  match: matchRef,
  fit,
  whatIfWords,
  isCompared,
  canCompare,
  onCompare,
}: {
  match: MatchCard_match$key
  /** How it would fit under what is tried out; null while nothing is. */
  fit: ShownFit | null
  whatIfWords: string | null
  isCompared: boolean
  canCompare: boolean
  onCompare: (isCompared: boolean) => void
}) {
  const match = useFragment(
    graphql`
      fragment MatchCard_match on Match {
        id
        matchPercentage
        tier
        matchReason
        reasonWriter
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
          requirements
          ...ShortlistButton_program
        }
        university {
          databaseId
          name
          city
          country
        }
      }
    `,
    matchRef,
  )
  const { program, university, factors } = match
  const titleId = `match-${program.databaseId}`
  const shown = fit?.factors ?? factors
  const percentage = fit?.matchPercentage ?? match.matchPercentage
  return (
    <MatchSheet aria-labelledby={titleId}>
      <header>
        <div>
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to={`/universities/${university.databaseId}`}>
              {university.name}
            </TextLink>
          </Text>
          <Heading level={3} size="tiny" id={titleId}>
            {program.name}
          </Heading>
        </div>
        <PercentBadge percentage={match.matchPercentage} />
      </header>
      {fit && whatIfWords && <Outlook match={match} fit={fit} words={whatIfWords} />}
      <Facts>
        <div>
          <dt>Location</dt>
          <dd>
            {university.city}, {countryName(university.country)}
          </dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{program.duration}</dd>
        </div>
        <div>
          <dt>Tuition</dt>
          <dd>{capitalised(program.tuitionFees)}</dd>
        </div>
        <div>
          <dt>Degree</dt>
          <dd>{degreeWords(program.degreeType, program.award)}</dd>
        </div>
      </Facts>
      <Reasons>
        <MarginNote label="Why it's a match" landmark={false}>
          {match.matchReason}
          {match.reasonWriter === 'MODEL' && (
            <Text $size="tiny" $tone="faint">
              Worded by an outside language model from the factors below.
            </Text>
          )}
        </MarginNote>
        <MarginNote label="Requirements" landmark={false}>
          {program.requirements}
        </MarginNote>
      </Reasons>
      {factors.length > 0 && (
        <div>
          <FactorBars factors={shown} />
          <details>
            <summary>
              How {percentage}% adds up
              <ChevronDown aria-hidden="true" />
              <VisuallyHidden>
                {' '}
                for {program.name}, {university.name}
              </VisuallyHidden>
            </summary>
            <FactorList factors={shown} />
          </details>
        </div>
      )}
      <CardFoot>
        <LinkButton as={Link} to={`/programs/${program.databaseId}`} size="small">
          <span>
            View Program Details
            <VisuallyHidden> of {program.name}</VisuallyHidden>
          </span>
        </LinkButton>
        <LinkButton as={Link} to={generatorPath(program.name, university.name)} size="small">
          <span>
            Generate Documents
            <VisuallyHidden> for {program.name}</VisuallyHidden>
          </span>
        </LinkButton>
        <ShortlistButton program={program} size="small" />
        <Checkbox
          label={
            <>
              Compare
              <VisuallyHidden> {program.name}</VisuallyHidden>
            </>
          }
          checked={isCompared}
          disabled={!canCompare}
          onChange={event => onCompare(event.currentTarget.checked)}
        />
      </CardFoot>
    </MatchSheet>
  )
}
