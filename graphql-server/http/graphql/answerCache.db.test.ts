import { assertObjectType, getNamedType, isLeafType, isNonNullType, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { writeCatalogue } from '../../domain/catalogue/loadCatalogue.ts'
import { schema } from '../../schema/index.ts'
import { program, smallCatalogue, university } from '../../test/catalogues.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'
import { isOfCatalogue, readsOnlyCatalogue } from './readsOnlyCatalogue.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app, config: { graphqlOpen: true } })
})
beforeEach(async () => {
  await database.truncate()
  // Loading a catalogue empties the cache.
  await writeCatalogue({ database, catalogue: smallCatalogue() })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const NAMES = '{ universities(first: 20) { totalCount edges { node { name } } } }'

async function ask(
  query: string,
  { token, variables }: { token?: string; variables?: object } = {},
): Promise<unknown> {
  const response = await server.call('/graphql', { json: { query, variables }, ...(token && { token }) })
  expect(response.status).toBe(200)
  return await response.json()
}
const named = (...names: string[]) => ({
  data: { universities: { totalCount: names.length, edges: names.map(name => ({ node: { name } })) } },
})
/** Changes a name without a notification. An answer read from rows shows it; a cached answer does not. */
const rename = (name: string) => database.prisma.university.updateMany({ data: { name } })

describe('an answer that depends on the catalogue only', () => {
  it('is repeated without reading rows', async () => {
    expect(await ask(NAMES)).toEqual(named('University of Leeds'))
    await rename('Nobody knows')
    expect(await ask(NAMES)).toEqual(named('University of Leeds'))
    // Another request text is another key.
    expect(await ask(`${NAMES} `)).toEqual(named('Nobody knows'))
  })

  it('is dropped when the catalogue changes', async () => {
    expect(await ask(NAMES)).toEqual(named('University of Leeds'))
    const other = smallCatalogue({
      universities: [university({ name: 'University of Elsewhere', isSample: true })],
      programs: [program({ name: 'Robotics MSc', field: 'robotics' })],
    })
    await writeCatalogue({ database, catalogue: other })
    await expect.poll(() => ask(NAMES)).toEqual(named('University of Elsewhere'))
  })

  it('is repeated only for callers who see the same part of the catalogue', async () => {
    const all = named('Harvard University', 'University of Leeds')
    const premium = await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } })
    const { token } = await createViewer({ app, user: premium })
    const free = await createViewer({ app })
    expect(await ask(NAMES, { token })).toEqual(all)
    expect(await ask(NAMES)).toEqual(named('University of Leeds'))
    expect(await ask(NAMES, { token: free.token })).toEqual(named('University of Leeds'))
    await rename('Nobody knows')
    expect(await ask(NAMES, { token })).toEqual(all)
    expect(await ask(NAMES, { token: free.token })).toEqual(named('University of Leeds'))
    // After a change to Free the viewer gets the sample at once.
    await database.prisma.user.update({ where: { id: premium.id }, data: { plan: 'FREE' } })
    expect(await ask(NAMES, { token })).toEqual(named('University of Leeds'))
  })

  it('is cached for each set of variables', async () => {
    const query =
      'query ($search: String) { universities(first: 20, filter: { search: $search }) { totalCount edges { node { name } } } }'
    expect(await ask(query, { variables: { search: 'leeds' } })).toEqual(named('University of Leeds'))
    expect(await ask(query, { variables: { search: 'nothing' } })).toEqual(named())
    expect(await ask(query, { variables: { search: 'leeds' } })).toEqual(named('University of Leeds'))
  })

  it('is not cached where it depends on the viewer', async () => {
    const query = '{ programs(first: 1) { edges { node { isShortlisted } } } }'
    const { viewer, token } = await createViewer({ app })
    const shown = (isShortlisted: boolean) => ({
      data: { programs: { edges: [{ node: { isShortlisted } }] } },
    })
    expect(await ask(query)).toEqual(shown(false))
    const sample = await database.prisma.program.findFirstOrThrow({
      where: { isSample: true, isListed: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    })
    await database.prisma.shortlistItem.create({ data: { userId: viewer.userId, programId: sample.id } })
    expect(await ask(query, { token })).toEqual(shown(true))
    expect(await ask(query)).toEqual(shown(false))
  })

  it('is not cached when it has errors', async () => {
    const refused = await server.call('/graphql', {
      json: { query: '{ universities(first: 500) { totalCount } }' },
    })
    expect(await refused.json()).toHaveProperty('errors')
    await ask(NAMES)
    const other = await server.call('/graphql', { json: { query: '{ nothing }' } })
    expect(await other.json()).toHaveProperty('errors')
  })
})

describe('an operation that reads only the catalogue', () => {
  it('has the same answer for all viewers of the same part of it, whatever rows they have', async () => {
    const query = `{ universities(first: 2) { ${everyField(schema.getType('QueryUniversitiesConnection'), 6)} }
                     programs(first: 5) { ${everyField(schema.getType('QueryProgramsConnection'), 5)} } }`
    expect(readsOnlyCatalogue(schema, parse(query))).toBe(true)
    const rich = await createViewer({ app })
    const { userId } = rich.viewer
    const programs = await database.prisma.program.findMany()
    for (const { id: programId } of programs) {
      await database.prisma.shortlistItem.create({ data: { userId, programId } })
      await database.prisma.application.create({ data: { userId, programId, place: 1 } })
      const match = {
        place: programId,
        percentage: 50,
        tier: 'MATCH',
        factors: [],
        reason: 'Because.',
      } as const
      await database.prisma.match.create({ data: { userId, programId, ...match } })
    }
    const poor = await createViewer({ app })
    const [asRich, asPoor, asVisitor] = await Promise.all(
      [rich.viewer, poor.viewer, null].map(viewer => executeGraph({ app, viewer, document: query })),
    )
    expect(asRich?.errors).toEqual([])
    expect(asPoor).toEqual(asRich)
    expect(asVisitor).toEqual(asRich)
  })
})

/** A selection of every marked field that needs no argument, up to `depth` levels. */
function everyField(type: unknown, depth: number): string {
  const fields = Object.values(assertObjectType(type).getFields()).flatMap(field => {
    const inner = getNamedType(field.type)
    if (!isOfCatalogue(field) || field.args.some(argument => isNonNullType(argument.type))) return []
    if (isLeafType(inner)) return [field.name]
    return depth > 0 ? [`${field.name} { ${everyField(inner, depth - 1)} __typename }`] : []
  })
  return fields.length > 0 ? fields.join(' ') : '__typename'
}
