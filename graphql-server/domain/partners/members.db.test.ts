import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { changeSeats } from './changeSeats.ts'
import { createOrganisation } from './createOrganisation.ts'
import {
  acceptInvitation,
  INVITATION_LIFETIME,
  inviteMember,
  readInvitation,
  removeOldInvitations,
  withdrawInvitation,
} from './invitations.ts'
import { createApiKey } from './keys.ts'
import { changeMember, leaveOrganisation, removeMember } from './members.ts'

let database: TestDatabase
let app: AppContext
let clock: Date
let owner: Viewer
let stranger: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  const admin = await person('rohan', { role: 'ADMIN' })
  owner = await person('asha')
  stranger = await person('vikram')
  await createOrganisation({ app, viewer: admin, input: { name: 'Bright Paths', ownerName: 'asha' } })
  await createOrganisation({ app, viewer: admin, input: { name: 'Other Ways', ownerName: 'vikram' } })
})
afterAll(() => database.close())

async function person(username: string, columns: { role?: 'ADMIN' } = {}): Promise<Viewer> {
  const user = await createUser({
    app,
    columns: { username, email: `${username}@example.com`, fullName: `${username} Verma`, ...columns },
  })
  return (await createViewer({ app, user })).viewer
}

/** Invites somebody and returns the token of the mailed link. */
async function invite(email: string, role = 'COUNSELLOR', viewer = owner): Promise<string> {
  await inviteMember({ app, viewer, input: { email, role } })
  const { body } = await database.prisma.mail.findFirstOrThrow({
    where: { toAddress: email },
    orderBy: { id: 'desc' },
  })
  return /\/invitations\/([\w-]+)/.exec(body)?.[1] ?? ''
}
const join = async (viewer: Viewer, role = 'COUNSELLOR') =>
  acceptInvitation({ app, viewer, token: await invite(`to-${viewer.userId}@example.com`, role) })
const roles = async () =>
  (
    await database.prisma.membership.findMany({
      where: { organisation: { name: 'Bright Paths' } },
      orderBy: { createdAt: 'asc' },
      select: { role: true },
    })
  ).map(({ role }) => role)

const SEEN =
  '{ partner { name role seats members { id fullName email role isViewer } invitations { id email } } }'
type Seen = {
  partner: { name: string; members: { id: string; email: string }[]; invitations: { id: string }[] } | null
}
const seenBy = async (viewer: Viewer | null) =>
  (await executeGraph<Seen>({ app, viewer, document: SEEN })).data?.partner

describe('an invitation', () => {
  it('is mailed, shown to who has the link, and accepted once', async () => {
    const token = await invite('Meera@Example.com', 'DEVELOPER')
    expect(await readInvitation({ app, token })).toMatchObject({
      role: 'DEVELOPER',
      organisation: { name: 'Bright Paths' },
    })
    const meera = await person('meera')
    await expect(acceptInvitation({ app, viewer: stranger, token })).rejects.toThrow(
      'You are a member of Other Ways.',
    )
    const other = await person('kiran')
    const both = await Promise.allSettled([
      acceptInvitation({ app, viewer: meera, token }),
      acceptInvitation({ app, viewer: other, token }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await readInvitation({ app, token })).toBeNull()
    expect(await roles()).toEqual(['OWNER', 'DEVELOPER'])
    const joined = both[0].status === 'fulfilled' ? meera : other
    const input = { name: 'Website', mode: 'TEST', scopes: ['CATALOGUE'] }
    await createApiKey({ app, viewer: joined, input })
  })

  it('is replaced by the next one, and opens nothing when it is taken back or too old', async () => {
    const [first, second] = [await invite('meera@example.com'), await invite('MEERA@example.com')]
    expect(await readInvitation({ app, token: first })).toBeNull()
    const { id: invitationId } = await database.prisma.memberInvitation.findFirstOrThrow()
    await expect(withdrawInvitation({ app, viewer: stranger, invitationId })).rejects.toThrow('taken back')
    clock = new Date(clock.getTime() + INVITATION_LIFETIME)
    expect(await readInvitation({ app, token: second })).toBeNull()
    const meera = await person('meera')
    await expect(acceptInvitation({ app, viewer: meera, token: second })).rejects.toThrow(
      'This invitation does not work any more.',
    )
    await removeOldInvitations({ app })
    expect(await database.prisma.memberInvitation.count()).toBe(0)
    const third = await invite('meera@example.com')
    const { id } = await database.prisma.memberInvitation.findFirstOrThrow()
    await withdrawInvitation({ app, viewer: owner, invitationId: id })
    expect(await readInvitation({ app, token: third })).toBeNull()
  })

  it('needs a free seat, also of two that are sent at once', async () => {
    await database.prisma.organisation.updateMany({ data: { seats: 3 } })
    await join(await person('meera'), 'OWNER')
    const sent = await Promise.allSettled(
      ['a', 'b', 'c'].map(name =>
        inviteMember({ app, viewer: owner, input: { email: `${name}@example.com`, role: 'COUNSELLOR' } }),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('No seat is free (taken: 3 of 3,') },
    })
    // Inviting the same address again takes no other seat.
    const { email } = await database.prisma.memberInvitation.findFirstOrThrow()
    await invite(email)
    await expect(invite('meera@example.com')).rejects.toMatchObject({ fields: [{ path: 'email' }] })
  })
})

describe('seats', () => {
  it('are changed by admins only, and leave an entry in the audit log', async () => {
    const { id: organisationId } = await database.prisma.organisation.findFirstOrThrow({
      where: { name: 'Bright Paths' },
    })
    const change = (viewer: Viewer | null, seats: unknown) =>
      changeSeats({ app, viewer, organisationId, input: { seats } })
    await expect(change(owner, 100)).rejects.toThrow('You may not do this.')
    const admin = await person('sunita', { role: 'ADMIN' })
    for (const seats of [0, 501, 1.5, '20'])
      await expect(change(admin, seats)).rejects.toMatchObject({ fields: [{ path: 'seats' }] })
    await change(admin, 1)
    await expect(invite('meera@example.com')).rejects.toThrow('No seat is free (taken: 1 of 1,')
    await change(admin, 2)
    await invite('meera@example.com')
    expect(
      await database.prisma.auditEntry.findMany({
        where: { action: 'CHANGE_SEATS' },
        orderBy: { id: 'asc' },
        select: { subjectId: true, details: true },
      }),
    ).toEqual([1, 2].map(seats => ({ subjectId: organisationId, details: { seats } })))
  })
})

describe('members', () => {
  it('see one another; invitations are for owners, and a counsellor changes nothing', async () => {
    const meera = await person('meera')
    await join(meera)
    await invite('next@example.com')
    expect(await seenBy(owner)).toMatchObject({
      name: 'Bright Paths',
      role: 'OWNER',
      seats: 10,
      members: [
        { fullName: 'asha Verma', role: 'OWNER', isViewer: true },
        { email: 'meera@example.com', role: 'COUNSELLOR', isViewer: false },
      ],
      invitations: [{ email: 'next@example.com' }],
    })
    expect(await seenBy(meera)).toMatchObject({ role: 'COUNSELLOR', members: [{}, {}], invitations: [] })
    const memberId = owner.userId
    const input = { email: 'a@example.com', role: 'OWNER' }
    for (const act of [
      () => inviteMember({ app, viewer: meera, input }),
      () => changeMember({ app, viewer: meera, memberId, input }),
      () => removeMember({ app, viewer: meera, memberId }),
      () => createApiKey({ app, viewer: meera, input: { name: 'K', mode: 'TEST', scopes: ['CATALOGUE'] } }),
    ])
      await expect(act()).rejects.toThrow(/owners/)
  })

  it('are seen and changed by nobody of another organisation', async () => {
    const meera = await person('meera')
    await join(meera)
    await invite('next@example.com')
    const seen = await seenBy(owner)
    const ids = [...(seen?.members ?? []), ...(seen?.invitations ?? [])].map(({ id }) => id)
    expect(ids).toHaveLength(3)
    const document = 'query ($id: ID!) { node(id: $id) { __typename id } }'
    const read = async (viewer: Viewer | null, id: string) =>
      (await executeGraph<{ node: unknown }>({ app, viewer, document, variables: { id } })).data?.node ?? null
    for (const id of ids) {
      expect(await read(owner, id)).toMatchObject({ id })
      for (const viewer of [stranger, await person(`x${id.length}${ids.indexOf(id)}`), null])
        expect(await read(viewer, id)).toBeNull()
    }
    const memberId = meera.userId
    await expect(removeMember({ app, viewer: stranger, memberId })).rejects.toThrow('not a member')
    await expect(changeMember({ app, viewer: stranger, memberId, input: { role: 'OWNER' } })).rejects.toThrow(
      'not a member',
    )
    await expect(removeMember({ app, viewer: stranger, memberId: owner.userId })).rejects.toThrow(
      'not a member',
    )
    expect(await roles()).toEqual(['OWNER', 'COUNSELLOR'])
  })

  it('keep an owner, also when two owners change each other at once', async () => {
    await expect(leaveOrganisation({ app, viewer: owner })).rejects.toThrow(
      'You are the only owner of Bright Paths.',
    )
    const meera = await person('meera')
    await join(meera, 'OWNER')
    const input = { role: 'COUNSELLOR' }
    const changed = await Promise.allSettled([
      changeMember({ app, viewer: owner, memberId: meera.userId, input }),
      changeMember({ app, viewer: meera, memberId: owner.userId, input }),
    ])
    expect(changed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await roles()).toSorted()).toEqual(['COUNSELLOR', 'OWNER'])
  })

  it('see nothing of it once they left or were removed', async () => {
    const [meera, kiran] = [await person('meera'), await person('kiran')]
    await join(meera)
    await join(kiran, 'DEVELOPER')
    await leaveOrganisation({ app, viewer: meera })
    await removeMember({ app, viewer: owner, memberId: kiran.userId })
    expect([await seenBy(meera), await seenBy(kiran)]).toEqual([null, null])
    await expect(leaveOrganisation({ app, viewer: meera })).rejects.toThrow('You are in no organisation.')
    await join(meera)
    expect(await roles()).toEqual(['OWNER', 'COUNSELLOR'])
  })
})
