import { graphql, useFragment } from 'react-relay'
import type { DeadlineList_program$key } from '../../__generated__/DeadlineList_program.graphql.ts'
import { basisWords } from '../../catalogue/basisWords.ts'
import { Fact } from '../../catalogue/FactList.tsx'
import { usualDeadlines } from '../../catalogue/usualDeadlines.ts'
import { Badge } from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
import { calendarDayOf, daysUntil, distanceOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Days } from './programStyles.ts'

/** The days by which one applies; those that are past are marked as of the last cycle. */
export function DeadlineList({
  program: programRef,
  today = new Date(),
}: {
  program: DeadlineList_program$key
  today?: Date
}) {
  const program = useFragment(
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
      }
    `,
    programRef,
  )
  const { deadlines } = program
  const usual = usualDeadlines(program.usualDeadlines, program.usualDeadlinesYear)
  if (deadlines.length === 0 && usual !== null)
    return (
      <Fact term={t('Deadlines')} basis={t('Indicative: counsellors’ general knowledge')}>
        {t('{usual}. This year’s day is on its own page.', { usual: capitalised(usual) })}
      </Fact>
    )
  // The page says once where to ask for unknown dates.
  if (deadlines.length === 0) return null
  const bases = [...new Set(deadlines.map(basisWords))]
  return (
    <Fact term={t('Deadlines')} basis={bases.join('; ')}>
      <Days>
        {deadlines.map(({ label, date, cycle }) => (
          <li key={`${label} ${date}`}>
            <time dateTime={date}>{calendarDayOf(date)}</time>, {label} ({cycle}){' '}
            {daysUntil(date, today) < 0 ? (
              <Badge>{t('last cycle')}</Badge>
            ) : (
              <Badge tone="warning">{distanceOf(date, today)}</Badge>
            )}
          </li>
        ))}
      </Days>
    </Fact>
  )
}
