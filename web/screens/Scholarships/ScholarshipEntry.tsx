import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  ScholarshipEntry_match$data,
  ScholarshipEntry_match$key,
} from '../../__generated__/ScholarshipEntry_match.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { TYPES } from '../../content/documentHub.ts'
import { CONDITION_PLACES, CONDITION_STATES } from '../../content/scholarships.ts'
import { from, Heading, TextLink, VisuallyHidden } from '../../design/index.ts'
import { listOf } from '../../format/lists.ts'
import { plural, sent, t } from '../../language/language.ts'
import { Sent } from '../../language/Sent.tsx'
import { Trans } from '../../language/Trans.tsx'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'

type Condition = ScholarshipEntry_match$data['conditions'][number]

const Entry = styled.article`
  display: grid;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-width: 0;
  }

  summary {
    padding-block: var(--space-2);
    font-size: var(--text-sm);
    cursor: pointer;
  }

  small {
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);

  dt {
    color: var(--ink-soft);
  }
`

const Conditions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
  }

  p {
    min-width: 0;
  }

  small {
    display: block;
  }

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
    margin-top: 0.2em;
  }
`

const Mark = styled.span<{ $state: keyof typeof CONDITION_STATES }>`
  color: ${({ $state }) =>
    ({ HOLDS: 'var(--success)', FAILS: 'var(--failed)', UNKNOWN: 'var(--warning)' })[$state]};
`

const ICONS = { HOLDS: CircleCheck, FAILS: CircleX, UNKNOWN: CircleHelp } as const
/** Where a person says their nationality. It is said once above the list, for all scholarships. */
export const NATIONALITY_PATH = `${TYPES.SOP.path}#${questionAnchor('nationality')}`

function ConditionLine({ condition, scholarship }: { condition: Condition; scholarship: string }) {
  const { name, reason, quote } = condition
  // A state that this build does not know is shown as open.
  const state = condition.state === '%future added value' ? 'UNKNOWN' : condition.state
  const isTold = condition.tellAt === 'PROFILE'
  const Icon = ICONS[state]
  return (
    <li>
      <Mark $state={state}>
        <Icon aria-hidden />
      </Mark>
      <p>
        <strong>
          {sent(name)}: {CONDITION_STATES[state].toLowerCase()}.
        </strong>{' '}
        <Sent text={reason} />
        {isTold && (
          <>
            {' '}
            <TextLink
              as={Link}
              to="/profile"
              aria-label={`${CONDITION_PLACES.PROFILE}: ${sent(name)}, ${scholarship}`}
            >
              {CONDITION_PLACES.PROFILE}
            </TextLink>
          </>
        )}
        {quote != null && (
          <>
            {' '}
            <small>
              <Trans
                message="Stated: ‘<quote>{quote}</quote>’"
                parts={{ quote: english }}
                values={{ quote }}
              />
            </small>
          </>
        )}
      </p>
    </li>
  )
}

/** What the catalogue says in English. */
const english = (words: string) => <span lang="en">{words}</span>

/** A scholarship with what it pays, by when, and how each condition compares with what the person said. */
export function ScholarshipEntry({ match: matchRef }: { match: ScholarshipEntry_match$key }) {
  const { scholarship, countries, conditions } = useFragment(
    graphql`
      fragment ScholarshipEntry_match on ScholarshipMatch {
        countries
        scholarship {
          name
          amount
          deadline
          whoMayApply
          source
          year
        }
        conditions {
          state
          name
          reason
          quote
          tellAt
        }
      }
    `,
    matchRef,
  )
  const { name, amount, deadline, whoMayApply, source, year } = scholarship
  const failing = conditions.filter(({ state }) => state === 'FAILS')
  // What fails decides; the rest is there for who wants to read it.
  const first = failing.length > 0 ? failing : conditions
  const rest = conditions.filter(condition => !first.includes(condition))
  const linesOf = (list: readonly Condition[]) =>
    list.map(condition => (
      <ConditionLine key={`${condition.name} ${condition.quote}`} condition={condition} scholarship={name} />
    ))
  return (
    <Entry>
      <div>
        <Heading level={3} size="tiny" lang="en">
          {name}
        </Heading>
        <Facts>
          <dt>{t('Where')}</dt>
          <dd>{countries.length === 0 ? t('Anywhere outside India') : listOf(countries.map(countryName))}</dd>
          <dt>{t('Pays')}</dt>
          <dd lang="en">{amount}</dd>
          <dt>{t('Apply by')}</dt>
          <dd>
            <Trans
              message="<deadline>{deadline}</deadline> (as read in {year})"
              parts={{ deadline: english }}
              values={{ deadline, year }}
            />
          </dd>
          <dt>{t('For')}</dt>
          <dd lang="en">{whoMayApply}</dd>
        </Facts>
        <small>
          <Trans
            message="Source: <source>{source}</source>, {year}"
            parts={{ source: english }}
            values={{ source, year }}
          />
        </small>
      </div>
      <div>
        <Conditions aria-label={t('Conditions of {name}', { name })}>{linesOf(first)}</Conditions>
        {rest.length > 0 && (
          <details>
            <summary>
              {plural(rest.length, { one: '# other condition', other: '# other conditions' })}
              <VisuallyHidden>{t(' of {name}', { name })}</VisuallyHidden>
            </summary>
            <Conditions aria-label={t('Other conditions of {name}', { name })}>{linesOf(rest)}</Conditions>
          </details>
        )}
      </div>
    </Entry>
  )
}
