import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../generated/prisma/enums.ts'
import { executeGraph, recordStatements } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ForbiddenError, NotFoundError, ValidationError } from '../errors.ts'
import { adjustCredits } from './adjustCredits.ts'
import { changeRole } from './changeRole.ts'

let database: TestDatabase
let app: AppContext
let admin: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  app = createAppContext({ database, now: () => new Date('2026-11-23T08:00:00Z') })
  admin = await viewerWith('ADMIN', 'admin')
})
afterAll(() => database.close())

const viewerWith = async (role: Role, username: string) =>
  (await createViewer({ app, user: await createUser({ app, columns: { role, username } }) })).viewer

async function ask<Data>(viewer: Viewer | null, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await executeGraph<Data>({ app, viewer, document, variables })
  return { data, errors }
}
const idOf = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64')
const logged = async () =>
  (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(
    ({ actorId, action, subjectId, details }) => ({ actorId, action, subjectId, details }),
  )

const MUTATIONS = [
  'changeRole(input: { personId: $person, role: ADMIN })',
  'adjustCredits(input: { personId: $person, amount: 1, reason: "Because" })',
  'signOutPerson(input: { personId: $person })',
  'retryJob(input: { jobId: $job })',
  'refundPayment(input: { paymentId: $payment, reason: "Because" })',
]
const FIELDS = `{
  people { edges { node { email } } } failedJobs { edges { node { kind } } } jobCounts { kind } overview { people }
  auditLog { edges { node { action } } } payments { edges { node { number } } } outbox { edges { node { body } } }
  modelUsage { days { day } }
}`

describe('administration', () => {
  it('is closed to everybody but admins, field by field', async () => {
    const asha = await viewerWith('STUDENT', 'asha')
    const job = await database.prisma.job.create({
      data: { kind: 'deliver-mail', state: 'FAILED', finishedAt: app.now() },
    })
    const ids = { person: idOf('Person', asha.userId), job: idOf('Job', job.id), payment: idOf('Payment', 1) }
    const types = { person: '$person: ID!', job: '$job: ID!', payment: '$payment: ID!' }
    const mutate = async (viewer: Viewer | null, mutation: string) => {
      const used = Object.entries(types).filter(([name]) => mutation.includes(`$${name}`))
      const document = `mutation (${used.map(([, type]) => type).join()}) { done: ${mutation} { __typename } }`
      const { data } = await ask<{ done: { __typename: string } }>(viewer, document, ids)
      return data?.done.__typename
    }
    const nodes = `{ person: node(id: "${ids.person}") { id } job: node(id: "${ids.job}") { id } }`
    const others = [asha, null]
    for (const role of ['ANALYST', 'REVIEWER', 'PARTNER'] as const)
      others.push(await viewerWith(role, role.toLowerCase()))
    for (const viewer of others) {
      const { data } = await ask<Record<string, unknown>>(viewer, FIELDS)
      expect(Object.values(data ?? {})).toEqual(Array.from({ length: 8 }, () => null))
      expect((await ask(viewer, nodes)).data).toEqual({ person: null, job: null })
      for (const mutation of MUTATIONS)
        expect(await mutate(viewer, mutation)).toBe(viewer === null ? 'NotSignedInError' : 'ForbiddenError')
    }
    expect(await logged()).toEqual([])
    const { data } = await ask<Record<string, unknown>>(admin, FIELDS)
    expect(Object.values(data ?? {})).not.toContain(null)
    expect((await ask(admin, nodes)).data).toEqual({ person: { id: ids.person }, job: { id: ids.job } })
  })

  it('gives roles, which hold from the next request, and logs them', async () => {
    const asha = await viewerWith('STUDENT', 'asha')
    const give = (role: string, to = asha, by = admin) =>
      changeRole({ app, viewer: by, personId: to.userId, input: { role } })
    await give('REVIEWER')
    await give('REVIEWER')
    expect(await database.prisma.user.findUnique({ where: { id: asha.userId } })).toMatchObject({
      role: 'REVIEWER',
    })
    expect(await logged()).toEqual([
      {
        actorId: admin.userId,
        action: 'CHANGE_ROLE',
        subjectId: asha.userId,
        details: { from: 'STUDENT', to: 'REVIEWER' },
      },
    ])
    await expect(give('STUDENT', admin)).rejects.toThrow('changed by another admin')
    await expect(give('PARTNER')).rejects.toThrow(ValidationError)
    await expect(give('ADMIN', { ...asha, userId: 999 })).rejects.toThrow(NotFoundError)
  })

  it('keeps an admin when two take the role from each other at once', async () => {
    const second = await viewerWith('ADMIN', 'second')
    const takes = await Promise.allSettled([
      changeRole({ app, viewer: admin, personId: second.userId, input: { role: 'STUDENT' } }),
      changeRole({ app, viewer: second, personId: admin.userId, input: { role: 'STUDENT' } }),
    ])
    expect(takes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(takes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(ForbiddenError),
    })
    expect(await database.prisma.user.count({ where: { role: 'ADMIN' } })).toBe(1)
  })

  it('gives and takes credits by the ledger, and never more than there are', async () => {
    const asha = await viewerWith('STUDENT', 'asha')
    const adjust = (amount: unknown, reason = 'A document was lost') =>
      adjustCredits({ app, viewer: admin, personId: asha.userId, input: { amount, reason } })
    await adjust(3)
    const taken = await Promise.allSettled([adjust(-1), adjust(-2), adjust(-2), adjust(-3)])
    const { _sum } = await database.prisma.creditEntry.aggregate({
      where: { userId: asha.userId },
      _sum: { amount: true },
    })
    expect(_sum.amount).toBeGreaterThanOrEqual(0)
    const refused = taken.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const refusal of refused)
      expect(refusal).toMatchObject({
        reason: { fields: [{ path: 'amount', message: expect.stringMatching(/has \d credit/) }] },
      })
    const log = await logged()
    expect(log).toHaveLength(1 + taken.length - refused.length)
    expect(log[0]).toMatchObject({ action: 'ADJUST_CREDITS', details: { amount: 3, left: 4 } })
    expect(JSON.stringify(log)).not.toContain('lost')
    for (const amount of [0, 51, -51, 1.5]) await expect(adjust(amount)).rejects.toThrow(ValidationError)
    await expect(adjust(1, ' a ')).rejects.toMatchObject({ fields: [{ path: 'reason' }] })
  })

  it('signs a person out everywhere, and nobody else', async () => {
    const asha = await viewerWith('STUDENT', 'asha')
    const user = await database.prisma.user.findUniqueOrThrow({ where: { id: asha.userId } })
    await createViewer({ app, user })
    const document = `mutation ($id: ID!) { signOutPerson(input: { personId: $id }) {
      ... on SignOutPersonPayload { person { sessionCount } } ... on Error { message }
    } }`
    expect((await ask(admin, document, { id: idOf('Person', asha.userId) })).data).toEqual({
      signOutPerson: { person: { sessionCount: 0 } },
    })
    expect(await database.prisma.session.count()).toBe(1)
    expect(await logged()).toMatchObject([{ action: 'END_SESSIONS', details: { sessions: 2 } }])
    expect((await ask(admin, document, { id: idOf('Person', admin.userId) })).data).toEqual({
      signOutPerson: { message: 'Your own devices are on your account page.' },
    })
  })

  it('retries a failed job once, with its entry in the log', async () => {
    const job = await database.prisma.job.create({
      data: {
        kind: 'deliver-mail',
        subjectId: 4,
        state: 'FAILED',
        attempts: 14,
        lastError: 'No answer',
        finishedAt: app.now(),
      },
    })
    const list =
      '{ failedJobs { totalCount edges { node { kind attempts lastError } } } jobCounts { kind state count } }'
    expect((await ask(admin, list)).data).toEqual({
      failedJobs: {
        totalCount: 1,
        edges: [{ node: { kind: 'deliver-mail', attempts: 14, lastError: 'No answer' } }],
      },
      jobCounts: [{ kind: 'deliver-mail', state: 'FAILED', count: 1 }],
    })
    const retry = async () =>
      (
        await ask(
          admin,
          'mutation ($id: ID!) { retryJob(input: { jobId: $id }) { ... on RetryJobPayload { jobCounts { state count } } ... on ConflictError { message } } }',
          { id: idOf('Job', job.id) },
        )
      ).data
    expect(await retry()).toEqual({ retryJob: { jobCounts: [{ state: 'WAITING', count: 1 }] } })
    expect(await retry()).toEqual({ retryJob: { message: expect.stringContaining('has not failed') } })
    expect(await logged()).toEqual([
      { actorId: admin.userId, action: 'RETRY_JOB', subjectId: job.id, details: { kind: 'deliver-mail' } },
    ])
  })

  it('finds people by part of a name, username or address, or by number', async () => {
    const asha = await createUser({
      app,
      columns: { username: 'AshaV', email: 'verma_1@example.org', fullName: 'Asha Ümit' },
    })
    await createUser({
      app,
      columns: { username: 'ravi', email: 'verma31@example.org', fullName: 'Ravi Rao', role: 'ANALYST' },
    })
    const find = async (search: string, role: Role | null = null) =>
      (
        await ask<{ people: { totalCount: number; edges: { node: { username: string } }[] } }>(
          admin,
          'query ($search: String, $role: Role) { people(search: $search, role: $role) { totalCount edges { node { username } } } }',
          { search, role },
        )
      ).data?.people.edges.map(({ node }) => node.username)
    expect(await find('SHAV')).toEqual(['AshaV'])
    expect(await find('asha Ümit')).toEqual(['AshaV'])
    expect(await find('verma_1')).toEqual(['AshaV'])
    expect(await find('example.ORG')).toEqual(['ravi', 'AshaV'])
    expect(await find('verma', 'ANALYST')).toEqual(['ravi'])
    expect(await find(`#${asha.id}`)).toEqual(['AshaV'])
    expect(await find('100%\u0000')).toEqual([])
  })

  it('reads any number of people with the same number of statements', async () => {
    const list = `{ people(first: 50) { totalCount edges { node {
      fullName email role plan creditsRemaining documentCount sessionCount
      creditEntries { amount note } payments { number payer { username } } subscription { status }
    } } } }`
    const count = async () => (await recordStatements(database, () => ask(admin, list))).statements.length
    const few = await count()
    for (let more = 0; more < 5; more += 1) await createUser({ app })
    expect(await count()).toBe(few)
  })
})
