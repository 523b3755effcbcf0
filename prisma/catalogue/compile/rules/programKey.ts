import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import type { Program } from '../rows.ts'

type Named = Pick<Program, 'university' | 'degreeType' | 'name'>

/** What a reviewed row names a programme by: its university, its degree and its name, however that is punctuated. */
export function programKey(university: string, degreeType: string, name: string): string {
  return `${university}|${degreeType}|${slugOf(name)}`
}

/** The programmes by their keys. */
export function byProgramKey<One extends Named>(programs: readonly One[]): ReadonlyMap<string, One> {
  return new Map(
    programs.map(program => [programKey(program.university, program.degreeType, program.name), program]),
  )
}
