import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import type { Program } from '../rows.ts'

/** A round of a school, by the day of the year on which it last closed. */
type Round = { university: string; day: string; year: number }

const ROUND =
  /^(round|early|phase|r\d|stage|regular|final|deadline|\d|first|second|third|overseas|january|april)/i

/**
 * Sets the usual deadlines of MBAs from the rounds of the last cycle, in place, where none are known. The rounds are
 * those of a school's MBA, so that a school with several MBAs gets none. A call of a whole university, or of one of its
 * faculties, is no deadline of a programme. Rounds of Indian schools are those of their one-year programmes: their MBA
 * admits by the CAT.
 */
export function applyUsualDeadlines({
  mba,
  programs,
  join,
}: {
  mba: readonly Cells[]
  programs: readonly Program[]
  join: Join
}): void {
  const rounds = mba.flatMap((row): Round[] => {
    const university =
      cell(row, 'programmeType') === 'MBA'
        ? join(cell(row, 'universityName') || cell(row, 'school'), cell(row, 'country'))
        : null
    const [year = '', month = '', day = ''] = cell(row, 'deadline').split('-')
    if (university?.country === 'INDIA') return []
    if (!university || !ROUND.test(cell(row, 'round')) || !/^\d{4}$/.test(year) || day === '') return []
    return [{ university: university.key, day: `${month}-${day}`, year: Number(year) }]
  })
  for (const program of programs) {
    if (program.degreeType !== 'MBA' || program.name !== 'MBA' || program.usualDeadlines !== '') continue
    const own = rounds.filter(({ university }) => university === program.university)
    if (own.length === 0) continue
    program.usualDeadlines = [...new Set(own.map(({ day }) => day))].sort(fromAutumn).join('|')
    program.usualDeadlinesYear = Math.max(...own.map(({ year }) => year))
  }
}

/** Rounds run from late summer to the next summer. */
function fromAutumn(a: string, b: string): number {
  const turned = (day: string) => (day >= '07-15' ? day : `13${day}`)
  return turned(a) < turned(b) ? -1 : 1
}
