import type { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf } from '../program.ts'
import type { Program } from '../rows.ts'

/** Countries where a programme may be taught in another language than English. */
const NOT_ENGLISH_ONLY: ReadonlySet<Country> = new Set<Country>(['ITALY', 'SPAIN', 'GERMANY', 'CANADA'])

/**
 * The programmes of `reviewed/flagships.csv`, from general knowledge.
 * @throws Error when a row names no university of the catalogue, or a title that is not to be listed
 */
export function readFlagships({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    const university = join(cell(row, 'university'), cell(row, 'country'))
    if (!university)
      throw new Error(`reviewed/flagships.csv names ${cell(row, 'university')}, which is no university.`)
    return cell(row, 'programmes')
      .split(';')
      .map(title => {
        const program = programOf({
          university,
          title: title.trim(),
          fallbackAward: 'Master',
          given: {
            source: 'general-2026',
            year: 2026,
            basis: 'INDICATIVE',
            languages: cell(row, 'languages') || (NOT_ENGLISH_ONLY.has(university.country) ? '' : 'English'),
            months: cell(row, 'months') === '' ? '' : Number(cell(row, 'months')),
          },
        })
        if (!program) throw new Error(`reviewed/flagships.csv: ${title} is not a title that is listed.`)
        return program
      })
  })
}
