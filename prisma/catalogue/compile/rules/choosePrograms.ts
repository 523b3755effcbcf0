import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import type { Program, University } from '../rows.ts'

/** The most programmes of one university that sources add to, so that a large one does not fill every list. */
const PROGRAMS_A_UNIVERSITY = 64

/**
 * Chooses the listed programmes: of a university at most so many, spread over its fields, first those with most figures.
 * Those that counsellors know, and up to three other MBAs of a university, are always listed.
 */
export function choosePrograms(programs: readonly Program[], universities: readonly University[]): Program[] {
  return universities.flatMap(({ key }) => {
    const all = programs.filter(({ university }) => university === key)
    const known = all.filter(({ knowledgeYear }) => knowledgeYear !== '')
    const own = all.filter(({ knowledgeYear }) => knowledgeYear === '')
    const byField = new Map<string, Program[]>()
    for (const program of own.toSorted((a, b) => worth(b) - worth(a) || a.name.localeCompare(b.name, 'en')))
      byField.set(program.field, [...(byField.get(program.field) ?? []), program])
    const queues = [...byField.values()].sort(
      (a, b) => b.length - a.length || (a[0]?.field ?? '').localeCompare(b[0]?.field ?? ''),
    )
    const mbas = own.filter(({ degreeType }) => degreeType === 'MBA').slice(0, 3)
    const chosen = [...known, ...mbas]
    for (
      let round = 0;
      chosen.length < PROGRAMS_A_UNIVERSITY && queues.some(queue => queue.length > round);
      round += 1
    )
      for (const queue of queues) {
        const program = queue[round]
        if (program && !chosen.includes(program) && chosen.length < PROGRAMS_A_UNIVERSITY)
          chosen.push(program)
      }
    const names = new Set<string>()
    return chosen
      .filter(({ name }) => (names.has(slugOf(name)) ? false : names.add(slugOf(name))))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  })
}

/** Increases with the number of known figures; of equals, with the year. */
function worth(program: Program): number {
  return (
    Number(program.tuition !== '') * 2 +
    Number(program.months !== '') +
    Number(program.intakes !== '') +
    program.year / 10_000
  )
}
