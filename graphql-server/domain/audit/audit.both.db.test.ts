/** @module-tag postgres */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../generated/prisma/enums.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { createStaff } from '../accounts/createStaff.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { eraseAccounts } from '../personalData/eraseAccounts.ts'
import type { AuditAction } from './actions.ts'
import { personOf } from './readAudit.ts'
import { writeAuditEntry } from './writeAuditEntry.ts'

let database: TestDatabase
let app: AppContext
let clock: Date

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  app = createAppContext({ database, now: () => clock })
})
afterAll(() => database.close())

const viewerWith = async (role: Role, username: string) =>
  (await createViewer({ app, user: await createUser({ app, columns: { role, username } }) })).viewer

const write = (viewer: Viewer | null, action: AuditAction, subjectId: number) =>
  writeAuditEntry({
    app,
    within: database.prisma,
    actorId: viewer?.userId ?? null,
    action,
    subjectId,
    details: { from: 'STUDENT', to: 'ANALYST' },
  })

type Log = {
  auditLog: {
    totalCount: number
    edges: {
      cursor: string
      node: {
        id: string
        action: string
        subjectId: number
        actor: { username: string | null } | null
        person: { username: string | null } | null
        details: { name: string; value: string }[]
      }
    }[]
  } | null
}
const read = async (viewer: Viewer | null, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await executeGraph<Log>({
    app,
    viewer,
    document: `query ($first: Int, $after: String, $action: AuditAction, $actor: String, $person: String, $since: DateTime, $until: DateTime) {
      auditLog(first: $first, after: $after, action: $action, actor: $actor, person: $person, since: $since, until: $until) {
        totalCount
        edges { cursor node { id action subjectId actor { username } person { username } details { name value } } }
      }
    }`,
    variables,
  })
  expect(errors).toEqual([])
  return data?.auditLog ?? null
}
const subjectsOf = async (viewer: Viewer, variables: Record<string, unknown>) =>
  (await read(viewer, variables))?.edges.map(({ node }) => node.subjectId)

describe('the audit log', () => {
  it('refuses to change or to remove an entry', { tags: 'journey' }, async () => {
    await write(null, 'CHANGE_ROLE', 7)
    const { prisma } = database
    await expect(prisma.auditEntry.updateMany({ data: { subjectId: 8 } })).rejects.toThrow(
      /cannot be changed/,
    )
    await expect(prisma.auditEntry.deleteMany()).rejects.toThrow(/cannot be changed/)
    expect(await prisma.auditEntry.findMany({ select: { subjectId: true } })).toEqual([{ subjectId: 7 }])
  })

  it('keeps an entry when its people are erased, and then names nobody', { tags: 'journey' }, async () => {
    const admin = await viewerWith('ADMIN', 'admin')
    const asha = await viewerWith('STUDENT', 'asha')
    await write(admin, 'CHANGE_ROLE', asha.userId)
    const person = async () => (await read(admin))?.edges[0]?.node.person
    expect(await person()).toEqual({ username: 'asha' })
    await database.prisma.user.update({ where: { id: asha.userId }, data: { deletionDueAt: clock } })
    await eraseAccounts({ app })
    expect(await person()).toEqual({ username: null })
  })

  it('has what the operator does at the command line, without a secret', async () => {
    const admin = await viewerWith('ADMIN', 'admin')
    await createUser({ app, columns: { username: 'asha' } })
    const named = { fullName: 'Rohan Desai', username: 'rohan', email: 'rohan@example.com' }
    await createStaff({ app, input: { ...named, role: 'REVIEWER' } })
    clock = new Date('2026-11-23T08:01:00Z')
    const asha = { username: 'asha', email: 'asha@example.com', fullName: 'Asha Verma', role: 'ANALYST' }
    await createStaff({ app, input: asha })
    // The same role again changes nothing.
    await createStaff({ app, input: asha })
    const log = await read(admin)
    expect(
      log?.edges.map(({ node: { action, actor, person, details } }) => ({ action, actor, person, details })),
    ).toEqual([
      {
        action: 'CHANGE_ROLE',
        actor: null,
        person: { username: 'asha' },
        details: [
          { name: 'to', value: 'ANALYST' },
          { name: 'from', value: 'STUDENT' },
        ],
      },
      {
        action: 'CREATE_STAFF',
        actor: null,
        person: { username: 'rohan' },
        details: [{ name: 'role', value: 'REVIEWER' }],
      },
    ])
  })

  it('knows whose account an entry is about', () => {
    expect(personOf({ action: 'END_SESSIONS', subjectId: 3, details: {} })).toBe(3)
    expect(personOf({ action: 'REFUND_PAYMENT', subjectId: 3, details: { person: 7 } })).toBe(7)
    expect(personOf({ action: 'RETRY_JOB', subjectId: 3, details: { kind: 'deliver-mail' } })).toBeNull()
    expect(personOf({ action: 'FROM_ANOTHER_RELEASE', subjectId: 3, details: 'text' })).toBeNull()
  })

  it('is for admins only, by every way', async () => {
    const admin = await viewerWith('ADMIN', 'admin')
    await write(admin, 'CHANGE_ROLE', 1)
    const id = (await read(admin))?.edges[0]?.node.id
    const node = `{ node(id: "${id}") { id } }`
    expect((await executeGraph({ app, viewer: admin, document: node })).data).toEqual({ node: { id } })
    for (const role of ['STUDENT', 'ANALYST', 'REVIEWER', 'PARTNER'] as const) {
      const other = await viewerWith(role, role.toLowerCase())
      expect(await read(other)).toBeNull()
      expect((await executeGraph({ app, viewer: other, document: node })).data).toEqual({ node: null })
    }
    expect(await read(null)).toBeNull()
    expect((await executeGraph({ app, document: node })).data).toEqual({ node: null })
  })

  it('is narrowed by action, actor and time, and paged', async () => {
    const admin = await viewerWith('ADMIN', 'Admin')
    await write(admin, 'CHANGE_ROLE', 1)
    clock = new Date('2026-11-24T08:00:00Z')
    await write(null, 'CREATE_STAFF', 2)
    clock = new Date('2026-11-25T08:00:00Z')
    await write(admin, 'REFUND_PAYMENT', 3)
    expect(await subjectsOf(admin, {})).toEqual([3, 2, 1])
    expect(await subjectsOf(admin, { action: 'CREATE_STAFF' })).toEqual([2])
    expect(await subjectsOf(admin, { actor: 'ADMIN' })).toEqual([3, 1])
    expect(await subjectsOf(admin, { actor: `#${admin.userId}` })).toEqual([3, 1])
    expect(await subjectsOf(admin, { actor: 'no\u0000body' })).toEqual([])
    const day = { since: '2026-11-24T00:00:00Z', until: '2026-11-25T00:00:00Z' }
    expect(await subjectsOf(admin, day)).toEqual([2])
    const first = await read(admin, { first: 2 })
    expect(first?.totalCount).toBe(3)
    expect(await subjectsOf(admin, { first: 2, after: first?.edges.at(-1)?.cursor })).toEqual([1])
  })

  it('finds what was done to an account and its payments', async () => {
    const admin = await viewerWith('ADMIN', 'admin')
    const { userId } = await viewerWith('STUDENT', 'Asha')
    const refund = (subjectId: number, person: number) =>
      writeAuditEntry({
        app,
        within: database.prisma,
        actorId: admin.userId,
        action: 'REFUND_PAYMENT',
        subjectId,
        details: { person },
      })
    await refund(40, userId)
    await write(admin, 'END_SESSIONS', userId)
    // Other rows with the number of the account.
    await refund(userId, admin.userId)
    await write(admin, 'RETRY_JOB', userId)
    expect(await subjectsOf(admin, { person: 'asha' })).toEqual([userId, 40])
    expect(await subjectsOf(admin, { person: `#${userId}` })).toEqual([userId, 40])
    expect(await subjectsOf(admin, { person: `${userId}` })).toEqual([])
  })
})
