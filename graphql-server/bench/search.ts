/**
 * Searches a large catalogue as its screen does with each pause in typing: a page of thirty and the total count, over
 * GraphQL, for a viewer who sees all of it. Lists the indexes that the query plans use.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentNode, execute, parse } from 'graphql'
import type { ProgramFilter } from '../domain/catalogue/search.ts'
import { graphContext } from '../http/context.ts'
import { type Database, openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { schema } from '../schema/index.ts'
import { createCatalogue, largeCatalogue } from '../test/catalogues.ts'
import { indexesIn, planOf, sentStatements } from '../test/explain.ts'
import { createAppContext, createUser } from '../test/factories.ts'
import { answerTime } from './times.ts'

export const SEARCHED_PROGRAMS = 100_000
const UNIVERSITIES = 8_000
const WARM_UP_ROUNDS = 3
const ROUNDS = 8

const PROGRAMS_QUERY = parse(/* GraphQL */ `
  query Programs($filter: ProgramFilter, $isCounted: Boolean!) {
    found: programs(first: 30, filter: $filter) {
      totalCount @include(if: $isCounted)
      edges {
        node {
          id
          name
          degreeType
          field
          duration
          tuitionFees
          university {
            id
            name
            city
            country
          }
        }
        cursor
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

const UNIVERSITIES_QUERY = parse(/* GraphQL */ `
  query Universities($filter: UniversityFilter, $isCounted: Boolean!) {
    found: universities(first: 24, filter: $filter) {
      totalCount @include(if: $isCounted)
      edges {
        node {
          id
          name
          country
          city
          description
          programCount
        }
        cursor
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

type Filter = Pick<ProgramFilter, 'search' | 'country' | 'degreeType' | 'field' | 'maxTuition'>

/** What people type, one word after the other and incomplete, with and without other filters. */
const PROGRAM_SEARCHES: readonly Filter[] = [
  { search: 'robo' },
  { search: 'robotics' },
  { search: 'robotics advanced' },
  { search: 'robotics city 12' },
  { search: 'data sc' },
  { search: 'data science applied', country: 'GERMANY' },
  { search: 'computer' },
  { search: 'computer science', degreeType: 'MASTERS' },
  { search: 'computer science 4711' },
  { search: 'eng' },
  { search: 'mechanical eng', maxTuition: 20_000 },
  { search: 'mba' },
  { search: 'mba international', country: 'UK' },
  { search: 'mba modern', degreeType: 'MBA' },
  { search: 'ai' },
  { search: 'it city' },
  { search: 'made up 77' },
  { search: 'modern', country: 'USA', field: 'robotics' },
  { search: 'advanced', field: 'data-science', maxTuition: 30_000 },
  { search: 'bioinf' },
  { search: 'zymurgy' },
  { search: 'robotics zymurgy' },
  { search: 'master of science' },
  { country: 'CANADA', degreeType: 'MASTERS' },
  { field: 'robotics' },
]

const UNIVERSITY_SEARCHES: readonly Pick<Filter, 'search' | 'country'>[] = [
  { search: 'made' },
  { search: 'made up 12' },
  { search: 'city' },
  { search: 'city 12', country: 'USA' },
  { search: 'university 77' },
  { search: 'un' },
  { search: 'university of zymurgy' },
  { country: 'AUSTRALIA' },
]

/** Milliseconds as of `answerTime`, and the indexes in the plans that find a page. */
export type SearchCost = {
  what: string
  searches: number
  p50: number
  p95: number
  worst: { search: string; time: number }
  indexes: string[]
}

/** Measures both lists on a database with a large catalogue: the embedded one, or a new one of a PostgreSQL server. */
export async function timeSearches(databaseUrl: string | null): Promise<SearchCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  const log = createLog({ level: 'error' })
  const database = await openDatabase({ databaseUrl, dataFolder: folder, migrate: true, log })
  try {
    const app = createAppContext({ database })
    const catalogue = largeCatalogue({ universities: UNIVERSITIES, programs: SEARCHED_PROGRAMS })
    await createCatalogue({ app, catalogue })
    const { id: userId, role } = await createUser({ app, columns: { role: 'ANALYST' } })
    const ask: Ask = async (document, filter, isCounted) => {
      const contextValue = graphContext({
        app,
        viewer: { userId, role, sessionId: null },
        partner: null,
        origin: { address: '127.0.0.1' },
        requestId: 'bench',
        openSession: () => undefined,
        closeSession: () => undefined,
      })
      const { errors } = await execute({
        schema,
        document,
        variableValues: { filter, isCounted },
        contextValue,
      })
      if (errors) throw new AggregateError(errors, 'A search failed.')
    }
    return [
      await timeEach({ database, ask, what: 'programmes', isCounted: false }),
      await timeEach({ database, ask, what: 'programmes', isCounted: true }),
      await timeEach({ database, ask, what: 'universities', isCounted: false }),
      await timeEach({ database, ask, what: 'universities', isCounted: true }),
    ]
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}

type Ask = (document: DocumentNode, filter: Filter, isCounted: boolean) => Promise<void>

const LISTS = {
  programmes: { document: PROGRAMS_QUERY, filters: PROGRAM_SEARCHES },
  universities: { document: UNIVERSITIES_QUERY, filters: UNIVERSITY_SEARCHES },
}

async function timeEach({
  database,
  ask,
  what,
  isCounted,
}: {
  database: Database
  ask: Ask
  what: keyof typeof LISTS
  isCounted: boolean
}): Promise<SearchCost> {
  const { document, filters } = LISTS[what]
  const measured: { search: string; time: number }[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const filter of filters) {
      const time = await answerTime(database, () => ask(document, filter, isCounted))
      if (round >= WARM_UP_ROUNDS) measured.push({ search: Object.values(filter).join(', '), time })
    }
  }
  const sorted = measured.toSorted((one, other) => one.time - other.time)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const [middle, high, worst] = [at(0.5), at(0.95), sorted.at(-1)]
  if (!middle || !high || !worst) throw new Error('Nothing was searched.')
  const indexes = new Set<string>()
  for (const filter of filters) {
    const statements = await sentStatements(database, () => ask(document, filter, isCounted))
    for (const statement of statements.filter(({ sql }) => sql.includes('"searchText"')))
      for (const index of indexesIn(await planOf(database, statement))) indexes.add(index)
  }
  return {
    what: isCounted ? `${what}, with the count` : `${what}, a page`,
    searches: filters.length,
    p50: middle.time,
    p95: high.time,
    worst,
    indexes: [...indexes],
  }
}
