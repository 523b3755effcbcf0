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
import { from, Heading, TextLink } from '../../design/index.ts'
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
const PLACES = {
  PROFILE: '/profile',
  NATIONALITY: `${TYPES.SOP.path}#${questionAnchor('nationality')}`,
} as const

function ConditionLine({ condition, scholarship }: { condition: Condition; scholarship: string }) {
  const { name, reason, quote } = condition
  // A state that this build does not know is shown as open.
  const state = condition.state === '%future added value' ? 'UNKNOWN' : condition.state
  const tellAt = condition.tellAt === '%future added value' ? null : condition.tellAt
  const Icon = ICONS[state]
  return (
    <li>
      <Mark $state={state}>
        <Icon aria-hidden />
      </Mark>
      <p>
        <strong>
          {name}: {CONDITION_STATES[state].toLowerCase()}.
        </strong>{' '}
        {reason}
        {tellAt && (
          <>
            {' '}
            <TextLink
              as={Link}
              to={PLACES[tellAt]}
              aria-label={`${CONDITION_PLACES[tellAt]}: ${name}, ${scholarship}`}
            >
              {CONDITION_PLACES[tellAt]}
            </TextLink>
          </>
        )}
        {quote != null && (
          <>
            {' '}
            <small>Stated: ‘{quote}’</small>
          </>
        )}
      </p>
    </li>
  )
}

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
  return (
    <Entry>
      <div>
        <Heading level={3} size="tiny">
          {name}
        </Heading>
        <Facts>
          <dt>Where</dt>
          <dd>{countries.length === 0 ? 'Anywhere outside India' : countries.map(countryName).join(', ')}</dd>
          <dt>Pays</dt>
          <dd>{amount}</dd>
          <dt>Apply by</dt>
          <dd>
            {deadline} (as read in {year})
          </dd>
          <dt>For</dt>
          <dd>{whoMayApply}</dd>
        </Facts>
        <small>
          Source: {source}, {year}
        </small>
      </div>
      <Conditions aria-label={`Conditions of ${name}`}>
        {conditions.map(condition => (
          <ConditionLine
            key={`${condition.name} ${condition.quote}`}
            condition={condition}
            scholarship={name}
          />
        ))}
      </Conditions>
    </Entry>
  )
}
