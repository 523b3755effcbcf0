import type { Prisma } from '../../generated/prisma/client.ts'
import type { Country, DegreeType } from '../../generated/prisma/enums.ts'
import { type FactFilter, withFacts } from './factFilter.ts'
import { fieldWords } from './fieldWords.ts'
import { type CatalogueReach, within } from './policy.ts'
import type { Search } from './readSearch.ts'
import { markedPart, searchParts, searchWords } from './searchText.ts'

/** The filters of a search for universities. A filter that is left out or null is not applied. */
export type UniversityFilter = { country?: Country | null; search?: string | null }

/** The filters of a search for programmes. A filter that is left out or null is not applied. */
export type ProgramFilter = FactFilter & {
  country?: Country | null
  degreeType?: DegreeType | null
  universityId?: number | null
  search?: string | null
  field?: string | null
  /** In US dollars a year; a programme whose tuition is unknown does not fit. */
  maxTuition?: number | null
}

/**
 * The order of universities, by name, and of programmes, by university and then by name. It is the same on every
 * database.
 */
export const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] satisfies { position?: 'asc'; id?: 'asc' }[]

/** The order of each part of what a search finds: the most selective universities come first. */
export const BY_PROMINENCE = [{ searchPosition: 'asc' }, { id: 'asc' }] satisfies {
  searchPosition?: 'asc'
  id?: 'asc'
}[]

/** The order of a list: with words to search for by prominence, else by name. */
export function orderOf(filter: { search?: string | null }) {
  return searchParts(filter.search ?? '').length > 0 ? [...BY_PROMINENCE] : [...IN_ORDER]
}

/** A filter with the country and the degree that its search names, and its words put right. */
export function withSearch<Filter extends UniversityFilter & { degreeType?: DegreeType | null }>(
  filter: Filter,
  search: Search | null,
): Filter {
  if (search === null) return filter
  return {
    ...filter,
    search: search.words,
    country: filter.country ?? search.country,
    degreeType: filter.degreeType ?? search.degreeType,
  }
}

/** The universities that fit a filter and may be seen. */
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

/** The programmes that fit a filter and may be seen. */
export function programsMatching(
  { country, degreeType, universityId, search, field, maxTuition, ...facts }: ProgramFilter,
  reach: CatalogueReach,
): Prisma.ProgramWhereInput {
  return {
    ...within(reach),
    ...(country != null && { country }),
    ...(degreeType != null && { degreeType }),
    ...(universityId != null && { universityId }),
    ...(field != null && { field }),
    ...(maxTuition != null && { tuitionYearUsd: { lte: maxTuition } }),
    ...withFacts(facts),
    AND: containing(search),
  }
}

/**
 * The universities that a search finds, in the parts in which they come: those found by their names, then those found by
 * their cities too. One part without words.
 */
export function universityParts(
  filter: UniversityFilter,
  reach: CatalogueReach,
): Prisma.UniversityWhereInput[] {
  const all = universitiesMatching(filter, reach)
  const words = searchWords(filter.search ?? '')
  if (words.length === 0) return [all]
  const named = containing(filter.search, words)
  return [
    { ...all, AND: named },
    { ...all, NOT: { AND: named } },
  ]
}

/**
 * The programmes that a search finds, in the parts in which they come: those of the field that it names, then those found
 * by a word of the title or of the university's name. One part where it names no field.
 */
export function programParts(filter: ProgramFilter, reach: CatalogueReach): Prisma.ProgramWhereInput[] {
  const all = programsMatching(filter, reach)
  const words = fieldWords(searchWords(filter.search ?? ''))
  if (words.length === 0) return [all]
  const ofField = containing(filter.search, words)
  return [
    { ...all, AND: ofField },
    { ...all, NOT: { AND: ofField } },
  ]
}

/** Every word must occur, and some of them marked. `searchWords` removes wildcards. */
function containing(
  search: string | null | undefined,
  marked: readonly string[] = [],
): { searchText: { contains: string } }[] {
  return searchWords(search ?? '').map(word => ({
    searchText: { contains: marked.includes(word) ? markedPart(word) : ` ${word}` },
  }))
}
