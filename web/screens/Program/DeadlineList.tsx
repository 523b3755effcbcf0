import { graphql, useFragment } from 'react-relay'
import type { DeadlineList_program$key } from '../../__generated__/DeadlineList_program.graphql.ts'
import { basisWords } from '../../catalogue/basisWords.ts'
import { Fact } from '../../catalogue/FactList.tsx'
import { OutsideLink } from '../../catalogue/OutsideLink.tsx'
import { Badge } from '../../design/index.ts'
import { calendarDayOf, daysUntil, distanceOf } from '../../format/dates.ts'
import { Days } from './programStyles.ts'

/** The days by which one applies; those that are past are marked as of the last cycle. */
export function DeadlineList({
  program: programRef,
  today = new Date(),
}: {
  program: DeadlineList_program$key
  today?: Date
}) {
  const { deadlines, usualDeadlines, usualDeadlinesYear, university } = useFragment(
    graphql`
      fragment DeadlineList_program on Program {
        deadlines {
          label
          date
          cycle
          basis
          source
          year
        }
        usualDeadlines
        usualDeadlinesYear
        university {
          website
        }
      }
    `,
    programRef,
  )
  if (deadlines.length === 0 && usualDeadlines.length > 0)
    return (
      <Fact term="Deadlines" basis={`Indicative: as in ${usualDeadlinesYear}`}>
        Usually {new Intl.ListFormat('en').format(usualDeadlines)}. Check the day of this year
        {university.website ? (
          <>
            {' '}
            at <OutsideLink href={university.website} />
          </>
        ) : (
          ' with the university'
        )}
        .
      </Fact>
    )
  // The page says once where to ask for what is not known.
  if (deadlines.length === 0) return null
  const bases = [...new Set(deadlines.map(basisWords))]
  return (
    <Fact term="Deadlines" basis={bases.join('; ')}>
      <Days>
        {deadlines.map(({ label, date, cycle }) => (
          <li key={`${label} ${date}`}>
            <time dateTime={date}>{calendarDayOf(date)}</time>, {label} ({cycle}){' '}
            {daysUntil(date, today) < 0 ? (
              <Badge>last cycle</Badge>
            ) : (
              <Badge tone="warning">{distanceOf(date, today)}</Badge>
            )}
          </li>
        ))}
      </Days>
    </Fact>
  )
}
