import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '../../domain/appContext.ts'
import { createCatalogue, program, smallCatalogue, tuition, university } from '../../test/catalogues.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
  server = await startTestServer({ app })
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [
        university({ isSample: true }),
        university({
          key: 'canada/mcgill-university',
          name: 'McGill University',
          country: 'CANADA',
          city: 'Montreal',
          website: null,
          isSample: true,
        }),
        university({
          key: 'usa/harvard-university',
          name: 'Harvard University',
          country: 'USA',
          city: 'Cambridge',
        }),
      ],
      programs: [
        program({ months: 12, ...tuition(26_000) }),
        program({ name: 'MBA', degreeType: 'MBA', award: 'MBA', field: 'business-administration' }),
        program({ university: 'canada/mcgill-university', name: 'Analytics', field: 'business-analytics' }),
        program({ university: 'usa/harvard-university', name: 'Data Science MS', field: 'data-science' }),
      ],
    }),
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function call(path: string, token?: string) {
  const response = await server.call(path, token === undefined ? {} : { token })
  return { status: response.status, body: await response.json() }
}

function names(body: { name: string }[]): string[] {
  return body.map(({ name }) => name)
}

test('a visitor gets the universities of the public sample', async () => {
  const { status, body } = await call('/api/universities')
  expect(status).toBe(200)
  expect(body).toEqual([
    expect.objectContaining({ name: 'McGill University', country: 'Canada', website: null }),
    {
      id: expect.any(Number),
      name: 'University of Leeds',
      country: 'UK',
      city: 'Leeds',
      imageUrl: null,
      programCount: 2,
      description: 'Large public university in Leeds, the United Kingdom.',
      website: 'https://www.leeds.ac.uk',
    },
  ])
})

test('a paid plan gets all universities', async () => {
  const user = await createUser({ app, columns: { plan: 'STANDARD' } })
  const { token } = await createViewer({ app, user })
  expect(names((await call('/api/universities', token)).body)).toEqual([
    'Harvard University',
    'McGill University',
    'University of Leeds',
  ])
  expect(names((await call('/api/programs', token)).body)).toContain('Data Science MS')
})

test.each(['Canada', 'CANADA', 'canada'])('universities of one country: %s', async country => {
  expect(names((await call(`/api/universities?country=${country}`)).body)).toEqual(['McGill University'])
})

test('programmes include their university, in plain words', async () => {
  const { status, body } = await call('/api/programs')
  expect(status).toBe(200)
  expect(names(body)).toEqual(['Analytics', 'MBA', 'Robotics MSc'])
  expect(body.at(-1)).toEqual({
    id: expect.any(Number),
    name: 'Robotics MSc',
    degreeType: 'Masters',
    duration: '1 year',
    tuitionFees: '£26,000 a year (2025)',
    requirements: 'Check with the university',
    university: { id: expect.any(Number), name: 'University of Leeds', country: 'UK' },
  })
})

test.each([
  ['degree=MBA', ['MBA']],
  ['degree=Masters&country=UK', ['Robotics MSc']],
  ['limit=1', ['Analytics']],
  ['limit=1&offset=1', ['MBA']],
  ['offset=50', []],
])('programmes with %s', async (query, expected) => {
  const { status, body } = await call(`/api/programs?${query}`)
  expect([status, names(body)]).toEqual([200, expected])
})

test.each([
  ['/api/universities?country=Utopia', /country/],
  ['/api/universities?country=', /country/],
  ['/api/programs?degree=PhD', /degree/],
  ['/api/programs?limit=0', /limit/],
  ['/api/programs?limit=101', /limit/],
  ['/api/programs?limit=ten', /limit/],
  ['/api/programs?offset=-1', /offset/],
  ['/api/programs?offset=1e9', /offset/],
  ['/api/programs?country=Utopia&limit=0', /country.*limit/],
])('%s is malformed', async (path, message) => {
  const { status, body } = await call(path)
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: expect.stringMatching(message) })
})
