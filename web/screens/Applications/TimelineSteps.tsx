import { Check, Circle, Flag } from 'lucide-react'
import { styled } from 'styled-components'
import { TextLink } from '../../design/index.ts'
import { calendarDayOf, daysUntil, distanceOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'

export type Step = {
  date: string
  title: string
  why: string
  isDone: boolean
  /** The day that the other steps lead to. */
  isDeadline?: boolean
  /** The application of the step, on a timeline of several. */
  of?: { name: string; onOpen: () => void }
}

const Line = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Mark = styled.li<{ $tone: 'DONE' | 'LATE' | 'DEADLINE' | 'AHEAD' }>`
  position: relative;
  padding: 0 0 var(--space-5) var(--space-6);
  overflow-wrap: anywhere;

  /* The line of days, from mark to mark. */
  &::before {
    position: absolute;
    top: 1.35rem;
    bottom: -0.1rem;
    left: calc(0.5rem - 1px);
    border-left: 2px solid var(--line);
    content: '';
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::before {
    content: none;
  }

  > svg {
    position: absolute;
    top: 0.15rem;
    left: 0;
    width: var(--icon);
    height: var(--icon);
    stroke-width: 2.5;
    color: ${({ $tone }) =>
      ({ DONE: 'var(--success)', LATE: 'var(--failed)', DEADLINE: 'var(--ink)', AHEAD: 'var(--ink-faint)' })[
        $tone
      ]};
  }
`

const Day = styled.p<{ $isLate: boolean }>`
  margin: 0;
  color: ${({ $isLate }) => ($isLate ? 'var(--failed)' : 'var(--ink-soft)')};
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--weight-strong);
  line-height: 1.4;
`

const Why = styled.p`
  margin: 0;
  max-width: 60ch;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`

const Of = styled(TextLink)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  max-width: 60ch;
  padding-block: 0.125rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.4;

  &:hover {
    color: var(--ink);
  }
`

/** The steps of one application, of which the last is its deadline. */
export function withDeadline<S extends Step>(steps: readonly S[]): S[] {
  return steps.map((step, at) => ({ ...step, isDeadline: at === steps.length - 1 }))
}

/** Steps on a line of days, the earliest first. */
export function TimelineSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Line>
      {steps.map(({ date, title, why, isDone, isDeadline = false, of }) => {
        const isLate = !isDone && daysUntil(date) < 0
        return (
          <Mark
            key={`${date} ${title} ${of?.name ?? ''}`}
            $tone={isDone ? 'DONE' : isLate ? 'LATE' : isDeadline ? 'DEADLINE' : 'AHEAD'}
          >
            {isDone ? (
              <Check aria-hidden="true" />
            ) : isDeadline ? (
              <Flag aria-hidden="true" />
            ) : (
              <Circle aria-hidden="true" />
            )}
            <Day $isLate={isLate}>
              <time dateTime={date}>{calendarDayOf(date)}</time>
              {isDone ? `, ${t('done')}` : `, ${distanceOf(date)}`}
            </Day>
            <Title>{title}</Title>
            {of && (
              <Of as="button" type="button" aria-haspopup="dialog" onClick={of.onOpen}>
                {of.name}
              </Of>
            )}
            {!isDone && <Why>{why}</Why>}
          </Mark>
        )
      })}
    </Line>
  )
}
