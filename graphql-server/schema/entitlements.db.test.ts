import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const LIMITED = '{ limit used left }'
const EVERYTHING = `{ viewer { entitlements {
  generation { type isIncluded allowance used left takesCredits canGenerate }
  fairUsePerDay ${LIMITED} keptMatches ${LIMITED} shortlisted ${LIMITED} trackedApplications ${LIMITED}
  credits showsFullText redrafts queuePriority catalogue outlook timeline scholarships
} } }`
const OLD = `{ viewer {
  canGenerate(type: SOP) documentTypes matchLimit shortlistLimit applicationLimit outlook timeline
  entitlements {
    generation { type isIncluded canGenerate }
    keptMatches { limit } shortlisted { limit } trackedApplications { limit } outlook timeline
  }
} }`

type Generation = { type: string; isIncluded: boolean; canGenerate: boolean }
type Person = Record<string, unknown> & {
  entitlements: Record<string, unknown> & { generation: Generation[] }
}

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

async function readPerson(columns: object, document: string): Promise<Person> {
  const { viewer } = await createViewer({ app, user: await createUser({ app, columns }) })
  const { data, errors } = await executeGraph<{ viewer: Person }>({ app, viewer, document })
  expect(errors).toEqual([])
  if (!data) throw new Error('Nothing was answered.')
  return data.viewer
}

describe('the entitlements', () => {
  test('of Free include what is used and left', async () => {
    const none = { allowance: 0, used: 0, left: 0 }
    expect((await readPerson({}, EVERYTHING)).entitlements).toEqual({
      generation: [
        { type: 'SOP', isIncluded: true, ...none, takesCredits: true, canGenerate: true },
        { type: 'LOR', isIncluded: false, ...none, takesCredits: false, canGenerate: false },
        { type: 'ESSAY', isIncluded: false, ...none, takesCredits: false, canGenerate: false },
      ],
      fairUsePerDay: null,
      keptMatches: { limit: 5, used: 0, left: 5 },
      shortlisted: { limit: 5, used: 0, left: 5 },
      trackedApplications: { limit: 3, used: 0, left: 3 },
      credits: 1,
      showsFullText: false,
      redrafts: 3,
      queuePriority: 10,
      catalogue: 'SAMPLE',
      outlook: 'TIER',
      timeline: 'NONE',
      scholarships: false,
    })
  })

  test('of Premium are limited by fair use only', async () => {
    const unlimited = { limit: null, used: 0, left: null }
    expect((await readPerson({ plan: 'PREMIUM' }, EVERYTHING)).entitlements).toMatchObject({
      generation: ['SOP', 'LOR', 'ESSAY'].map(type => ({
        type,
        allowance: null,
        left: null,
        canGenerate: true,
      })),
      fairUsePerDay: { limit: 40, used: 0, left: 40 },
      keptMatches: unlimited,
      shortlisted: unlimited,
      trackedApplications: unlimited,
      queuePriority: 0,
      redrafts: null,
      scholarships: true,
    })
  })

  test('of a catalogue worker include the whole catalogue, whatever the plan', async () => {
    expect((await readPerson({ role: 'ANALYST' }, EVERYTHING)).entitlements).toMatchObject({
      catalogue: 'ALL',
      outlook: 'FACTORS',
      scholarships: true,
      timeline: 'NONE',
    })
  })

  test.each(['FREE', 'STANDARD', 'PREMIUM'])('equal the deprecated fields on %s', async plan => {
    const { entitlements, ...old } = await readPerson({ plan }, OLD)
    const { generation, outlook, timeline } = entitlements
    expect(old).toEqual({
      canGenerate: generation.find(({ type }) => type === 'SOP')?.canGenerate,
      documentTypes: generation.filter(({ isIncluded }) => isIncluded).map(({ type }) => type),
      matchLimit: limitIn(entitlements.keptMatches),
      shortlistLimit: limitIn(entitlements.shortlisted),
      applicationLimit: limitIn(entitlements.trackedApplications),
      outlook,
      timeline,
    })
  })

  test('count nothing where only limits are selected', async () => {
    const { viewer } = await createViewer({ app })
    const document = '{ viewer { entitlements { keptMatches { limit } shortlisted { limit } outlook } } }'
    const { result, statements } = await recordStatements(database, () =>
      executeGraph({ app, viewer, document }),
    )
    expect(result.errors).toEqual([])
    expect(statements.filter(statement => /count/iu.test(statement))).toEqual([])
  })
})

function limitIn(limited: unknown): unknown {
  return typeof limited === 'object' && limited !== null && 'limit' in limited ? limited.limit : undefined
}
