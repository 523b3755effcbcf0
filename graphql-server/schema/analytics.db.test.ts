import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { READABLE, readOnly, roleStatements } from '../domain/analytics/readOnly.ts'
import { removeOldSecrets } from '../domain/analytics/secrets.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import type { Role } from '../generated/prisma/enums.ts'
import { executeGraph, recordStatements } from '../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'
import { schema } from './index.ts'

const ROLE = 'gradwright_analyst_of_tests'

let database: TestDatabase
let app: AppContext
let clock: Date
let analyst: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-24T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
  analyst = await viewerWith('ANALYST')
})
afterAll(() => database.close())

async function viewerWith(role: Role): Promise<Viewer> {
  const user = await createUser({ app, columns: { role, username: `the-${role.toLowerCase()}` } })
  return (await createViewer({ app, user })).viewer
}

/** Fields of every type under `analytics`, whatever they are called: what is added is walked too. */
function everything(typeName = 'Analytics'): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no type.`)
  return Object.values(type.getFields())
    .map(field => {
      const of = getNamedType(field.type)
      return isObjectType(of) ? `${field.name} { ${everything(of.name)} }` : field.name
    })
    .join(' ')
}
const ALL = `{ analytics { ${everything()} } }`

async function ask<Figures>(document: string, viewer: Viewer | null = analyst) {
  return await executeGraph<{ analytics: Figures | null }>({ app, viewer, document })
}

/** So many students of October, with a profile, a draft and a document each. */
async function students(
  count: number,
  columns: { plan?: 'FREE' | 'PREMIUM'; country?: 'USA' | 'SPAIN' } = {},
) {
  const { plan = 'FREE', country = 'USA' } = columns
  const { prisma } = database
  const createdAt = new Date('2026-10-14T09:00:00Z')
  const from = await prisma.user.count()
  await prisma.user.createMany({
    data: Array.from({ length: count }, (_, place) => ({
      ...{ username: `planted-${from + place}`, usernameKey: `planted-${from + place}` },
      ...{ email: `planted-${from + place}@x.example`, emailKey: `planted-${from + place}@x.example` },
      ...{ fullName: 'Planted Name', passwordHash: 'planted-hash', plan, createdAt, updatedAt: createdAt },
    })),
  })
  const made = await prisma.user.findMany({ orderBy: { id: 'desc' }, take: count, select: { id: true } })
  await prisma.profile.createMany({
    data: made.map(({ id: userId }) => ({
      ...{ userId, academicBackground: 'planted answer', workExperience: 'planted answer' },
      ...{
        targetDegree: 'MASTERS' as const,
        preferredCountries: [country],
        studyInterests: 'planted answer',
      },
    })),
  })
  await prisma.document.createMany({
    data: made.map(({ id: userId }) => ({
      ...{ userId, documentType: 'SOP' as const, form: 'QUICK' as const, course: 'planted course' },
      ...{ answers: { motive: 'planted answer' }, definitionVersion: 1, targetWords: 500 },
      ...{ funding: 'CREDIT' as const, createdAt, generatedAt: createdAt },
    })),
  })
}

describe('figures about all students', () => {
  test('are for analysts and admins alone', async () => {
    for (const role of ['STUDENT', 'REVIEWER', 'PARTNER'] as const)
      expect((await ask(ALL, await viewerWith(role))).data).toEqual({ analytics: null })
    expect((await ask(ALL, null)).data).toEqual({ analytics: null })
    for (const viewer of [analyst, await viewerWith('ADMIN')]) {
      const { data, errors } = await ask(ALL, viewer)
      expect(errors).toEqual([])
      expect(data?.analytics).toMatchObject({ funnel: [], deadlines: [] })
    }
  })

  test('hold nothing that somebody typed, and hide groups of fewer than ten', async () => {
    await students(40)
    await students(6, { plan: 'PREMIUM', country: 'SPAIN' })
    const { data, errors } = await ask<{
      funnel: { registered: number | null; paid: number | null }[]
      plans: { plan: string; people: number | null }[]
      documents: { plan: string; people: number | null; documents: number | null }[]
      records: { plan: string | null; country: string | null; stage: string }[]
    }>(ALL)
    expect(errors).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/planted|example/i)
    const { funnel = [], plans = [], documents = [], records = [] } = data?.analytics ?? {}
    expect(funnel).toMatchObject([{ registered: expect.any(Number), paid: null }])
    expect(Math.abs((funnel[0]?.registered ?? 0) - 46)).toBeLessThanOrEqual(6)
    for (const groups of [plans, documents])
      expect(groups.map(({ plan, people }) => [plan, people !== null])).toEqual([
        ['FREE', true],
        ['PREMIUM', false],
      ])
    expect(documents[1]?.documents).toBeNull()
    expect(records).toHaveLength(20)
    for (const { plan, country, stage } of records) {
      expect([null, 'FREE']).toContain(plan)
      expect([null, 'USA']).toContain(country)
      expect(stage).toBe('FINISHED')
    }
  })

  test('leave the running month out, since it tells of a day', async () => {
    await students(30)
    const months = async () =>
      (await ask<{ funnel: { month: string }[] }>('{ analytics { funnel { month } } }')).data?.analytics
        ?.funnel
    expect(await months()).toEqual([{ month: '2026-10' }])
    clock = new Date('2026-10-31T23:00:00Z')
    expect(await months()).toEqual([])
  })

  test('name the field of an argument that is out of bounds', async () => {
    const { errors } = await ask('{ analytics { funnel(months: 99) { month } } }')
    expect(errors.map(({ message }) => message)).toEqual(['months: Ask for 1 to 24.'])
  })

  test('cost the same number of statements however many people there are', async () => {
    const countOf = async () => (await recordStatements(database, () => ask(ALL))).statements.length
    await ask(ALL)
    const few = await countOf()
    await students(60)
    expect(await countOf()).toBe(few)
  })

  test('are written to the audit log, each that was asked for', async () => {
    await ask('{ analytics { plans { people } again: plans { people } deadlines { month } } }')
    const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    const said = entries.map(({ action, actorId, details }) => [action, actorId, details])
    expect(said.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([
      ['READ_ANALYTICS', analyst.userId, { figure: 'deadlines' }],
      ['READ_ANALYTICS', analyst.userId, { figure: 'plans' }],
      ['READ_ANALYTICS', analyst.userId, { figure: 'plans' }],
    ])
  })
})

describe('records', () => {
  const pseudonyms = async (argument = '(first: 100)') =>
    (
      await ask<{ records: { pseudonym: string }[] }>(`{ analytics { records${argument} { pseudonym } } }`)
    ).data?.analytics?.records.map(({ pseudonym }) => pseudonym) ?? []

  test('have the same pseudonyms for a week, others afterwards, and nobody can make the old ones again', async () => {
    await students(12)
    const first = await pseudonyms()
    expect(new Set(first).size).toBe(12)
    clock = new Date('2026-11-29T23:59:00Z')
    expect(await pseudonyms()).toEqual(first)
    clock = new Date('2026-11-30T00:01:00Z')
    expect((await pseudonyms()).filter(pseudonym => first.includes(pseudonym))).toEqual([])
    await removeOldSecrets({ app })
    expect((await database.prisma.analyticsSecret.findMany()).map(({ name }) => name).toSorted()).toEqual([
      'noise',
      'pseudonyms 2026-11-30',
    ])
  })

  test('are paged by pseudonym', async () => {
    await students(12)
    const all = await pseudonyms()
    const page = await pseudonyms('(first: 5)')
    expect(page).toEqual(all.slice(0, 5))
    expect(await pseudonyms(`(first: 100, after: "${page.at(-1)}")`)).toEqual(all.slice(5))
  })
})

describe('the database role of figures', { tags: 'journey' }, () => {
  test('reads every figure, and neither an answer nor a name, and changes nothing', async () => {
    await students(20)
    const { prisma } = database
    for (const statement of roleStatements(ROLE)) await prisma.$executeRawUnsafe(statement)
    const before = app
    app = { ...before, settings: { ...before.settings, analyticsRole: ROLE } }
    try {
      expect((await ask(ALL)).errors).toEqual([])
      for (const forbidden of [
        'SELECT "email" FROM "User"',
        'SELECT "fullName" FROM "User"',
        'SELECT "answers" FROM "Document"',
        'SELECT "studyInterests" FROM "Profile"',
        'SELECT * FROM "DocumentVersion"',
        'SELECT * FROM "Session"',
      ])
        await expect(readOnly(app, tx => tx.$queryRawUnsafe(forbidden))).rejects.toThrow(/permission denied/)
      await expect(
        readOnly(app, tx => tx.$executeRawUnsafe('UPDATE "User" SET "plan" = \'PREMIUM\'')),
      ).rejects.toThrow(/permission denied|read-only/)
    } finally {
      app = before
      await prisma.$executeRawUnsafe(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM "${ROLE}"`)
      for (const [table, columns] of Object.entries(READABLE))
        await prisma.$executeRawUnsafe(
          `REVOKE SELECT (${columns.map(column => `"${column}"`).join(', ')}) ON "${table}" FROM "${ROLE}"`,
        )
      await prisma.$executeRawUnsafe(`DROP OWNED BY "${ROLE}"`)
      await prisma.$executeRawUnsafe(`DROP ROLE "${ROLE}"`)
    }
  })

  test('and without a role nothing can be changed either', async () => {
    await expect(
      readOnly(app, tx => tx.$executeRawUnsafe('UPDATE "User" SET "plan" = \'PREMIUM\'')),
    ).rejects.toThrow(/read-only/)
  })
})
