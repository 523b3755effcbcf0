import { Check, Circle } from 'lucide-react'
import { styled } from 'styled-components'
import { calendarDayOf, daysUntil, distanceOf } from '../../components/dates.ts'
import { VisuallyHidden } from '../../design/index.ts'

export type Step = { date: string; title: string; why: string; isDone: boolean; of?: string }

const Line = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0 0 0 var(--space-5);
  list-style: none;
  border-left: 2px solid var(--line);
`

const Mark = styled.li<{ $isDone: boolean; $isLate: boolean }>`
  position: relative;

  > svg {
    position: absolute;
    top: 0.2em;
    left: calc(-1 * var(--space-5) - 0.5rem - 1px);
    width: 1rem;
    height: 1rem;
    padding: 1px;
    background: var(--paper);
    color: ${({ $isDone, $isLate }) => ($isDone ? 'var(--settled)' : $isLate ? 'var(--failed)' : 'var(--ink-faint)')};
  }
`

const Day = styled.p<{ $isLate: boolean }>`
  margin: 0;
  color: ${({ $isLate }) => ($isLate ? 'var(--failed)' : 'var(--ink-soft)')};
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--weight-strong);
`

const Why = styled.p`
  margin: 0;
  max-width: 60ch;
  color: var(--ink-soft);
`

/** Steps on a line of days, the earliest first. */
export function TimelineSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Line>
      {steps.map(({ date, title, why, isDone, of }) => {
        const isLate = !isDone && daysUntil(date) < 0
        return (
          <Mark key={`${date} ${title} ${of ?? ''}`} $isDone={isDone} $isLate={isLate}>
            {isDone ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <Day $isLate={isLate}>
              <time dateTime={date}>{calendarDayOf(date)}</time>
              {isDone ? ', done' : `, ${distanceOf(date)}`}
            </Day>
            <Title>
              {title}
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </Title>
            {of && <Why>{of}</Why>}
            <Why>{why}</Why>
          </Mark>
        )
      })}
    </Line>
  )
}
