import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import type { TableRow } from '../rows.ts'

type Deadline = TableRow<'deadlines'>

/**
 * Deadlines of Italian universities and of business schools. Rows without a round or a day are left out, and each day
 * of a university and degree occurs once.
 */
export function compileDeadlines({
  italian,
  mba,
  join,
}: {
  italian: readonly Cells[]
  mba: readonly Cells[]
  join: Join
}): Deadline[] {
  const calls = italian.flatMap((row): Deadline[] => {
    const university = join(cell(row, 'universityName') || cell(row, 'institution'), 'Italy')
    return university
      ? [
          {
            university: university.key,
            degreeType: 'MASTERS',
            label: cell(row, 'call'),
            date: cell(row, 'deadline'),
            cycle: '2026-27',
            basis: 'INDICATIVE',
            source: cell(row, 'source'),
            year: 2026,
          },
        ]
      : []
  })
  const rounds = mba.flatMap((row): Deadline[] => {
    const university =
      cell(row, 'programmeType') === 'MBA'
        ? join(cell(row, 'universityName') || cell(row, 'school'), cell(row, 'country'))
        : null
    if (
      !university ||
      !/^(round|early|phase|r\d|stage|regular|final|deadline|\d|first|second|third|overseas|january|april)/i.test(
        cell(row, 'round'),
      )
    )
      return []
    return [
      {
        university: university.key,
        degreeType: 'MBA',
        label: cell(row, 'round'),
        date: cell(row, 'deadline'),
        cycle: cell(row, 'cycle'),
        basis: 'INDICATIVE',
        source: 'website of the school, read by machine in March 2026',
        year: 2026,
      },
    ]
  })
  const seen = new Set<string>()
  return [...calls, ...rounds]
    .filter(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date))
    .filter(({ university, degreeType, date }) => {
      const key = [university, degreeType, date].join('|')
      return seen.has(key) ? false : seen.add(key)
    })
}
