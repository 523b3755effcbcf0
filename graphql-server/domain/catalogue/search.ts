import type { Prisma } from '../../generated/prisma/client.ts'
import type { Country, DegreeType } from '../../generated/prisma/enums.ts'
import { type CatalogueReach, within } from './policy.ts'
import { searchParts } from './searchText.ts'

/** Filters of universities. Null or a missing field filters nothing. */
export type UniversityFilter = { country?: Country | null; search?: string | null }

/** Filters of programmes. Null or a missing field filters nothing. */
export type ProgramFilter = {
  country?: Country | null
  degreeType?: DegreeType | null
  universityId?: number | null
  search?: string | null
  field?: string | null
  /** In US dollars a year. A programme of unknown tuition does not match. */
  maxTuition?: number | null
}

/**
 * Universities are ordered by name, programmes by university and then by name. The order is the same on every database.
 */
export const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] satisfies { position?: 'asc'; id?: 'asc' }[]

/** The universities that match a filter and may be seen. */
export function universitiesMatching(
  { country, search }: UniversityFilter,
  reach: CatalogueReach,
): Prisma.UniversityWhereInput {
  return {
    ...within(reach),
    ...(country != null && { country }),
    AND: containing(search),
  }
}

/** The programmes that match a filter and may be seen. */
export function programsMatching(
  { country, degreeType, universityId, search, field, maxTuition }: ProgramFilter,
  reach: CatalogueReach,
): Prisma.ProgramWhereInput {
  return {
    ...within(reach),
    ...(country != null && { country }),
    ...(degreeType != null && { degreeType }),
    ...(universityId != null && { universityId }),
    ...(field != null && { field }),
    ...(maxTuition != null && { tuitionYearUsd: { lte: maxTuition } }),
    AND: containing(search),
  }
}

/** Every word has to match. `searchParts` leaves no wildcard in them. */
function containing(search: string | null | undefined): { searchText: { contains: string } }[] {
  return searchParts(search ?? '').map(part => ({ searchText: { contains: part } }))
}
