import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '../../domain/partners/keys.ts'
import { nameOwner } from '../../domain/partners/nameOwner.ts'
import { KEY_STORE, ORGANISATION_STORE } from '../../domain/partners/points.ts'
import { deleteAccount } from '../../domain/personalData/deleteAccount.ts'
import { createCatalogue, program, smallCatalogue, university } from '../../test/catalogues.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer, PASSWORD } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let app: AppContext
/** Accepts ad-hoc operations from keys, analysts and admins only. */
let server: TestServer
let clock: Date
let owner: Viewer
let stranger: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
  server = await startTestServer({ app, config: { graphqlOpen: false } })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-23T08:00:00Z')
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      universities: [
        university({ key: 'in', isSample: true }),
        university({ key: 'out', name: 'Beyond', isSample: false }),
      ],
      programs: [program({ university: 'in' }), program({ university: 'out' })],
    }),
  })
  owner = await memberOf('Bright Paths', 'asha')
  stranger = await memberOf('Other Ways', 'vikram')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function memberOf(name: string, username: string): Promise<Viewer> {
  const admin = await createUser({ app, columns: { role: 'ADMIN' } })
  const user = await createUser({ app, columns: { username, email: `${username}@example.com` } })
  const input = { name, ownerName: username }
  await createOrganisation({ app, viewer: (await createViewer({ app, user: admin })).viewer, input })
  return (await createViewer({ app, user })).viewer
}

const KEY = { name: 'Website', mode: 'LIVE', scopes: ['CATALOGUE', 'MATCHES'] }
const keyWith = (input: object = {}, viewer = owner) =>
  createApiKey({ app, viewer, input: { ...KEY, ...input } })

async function ask(secret: string, query: string, variables = {}) {
  const response = await server.call('/graphql', {
    json: { query, variables },
    headers: { authorization: `Bearer ${secret}`, accept: 'application/graphql-response+json' },
  })
  const answer: { data?: unknown; errors?: { message: string }[]; extensions?: unknown; message?: string } =
    await response.json()
  return { status: response.status, headers: response.headers, ...answer }
}

const PARTNER = '{ partner { name role apiKeys { name } } viewer { username } }'
const COUNT = '{ universities(first: 5) { totalCount } }'
const FITS =
  '{ fits(profile: { academicBackground: "BTech, 8.2/10", workExperience: "None so far", studyInterests: "robotics", targetDegree: MASTERS, preferredCountries: [UK] }, programIds: []) { matchPercentage } }'
const reader = async (viewer: Viewer | null, document: string, variables = {}) =>
  await executeGraph<{ partner: unknown; node: unknown }>({ app, viewer, document, variables })

describe('a key', () => {
  it('acts for its organisation and as nobody, and reads the schema', async () => {
    const { secret } = await keyWith()
    const { status, data } = await ask(secret, PARTNER)
    expect([status, data]).toEqual([
      200,
      { partner: { name: 'Bright Paths', role: null, apiKeys: [] }, viewer: null },
    ])
    expect((await ask(secret, '{ __schema { queryType { name } } }')).status).toBe(200)
  })

  it('reads the whole catalogue in live mode, and the sample in test mode', async () => {
    const [live, test] = [await keyWith(), await keyWith({ mode: 'TEST' })]
    expect((await ask(live.secret, COUNT)).data).toEqual({ universities: { totalCount: 2 } })
    expect((await ask(test.secret, COUNT)).data).toEqual({ universities: { totalCount: 1 } })
  })

  it('is told which scope it lacks', async () => {
    const [matches, catalogue] = [
      await keyWith({ scopes: ['MATCHES'] }),
      await keyWith({ scopes: ['CATALOGUE'] }),
    ]
    const message = async (secret: string, query: string) => (await ask(secret, query)).errors?.[0]?.message
    expect(await message(matches.secret, COUNT)).toBe('This key lacks the scope catalogue.')
    expect(await message(catalogue.secret, FITS)).toBe('This key lacks the scope matches.')
  })

  it('changes nothing', async () => {
    const { secret } = await keyWith()
    const { status, errors } = await ask(secret, 'mutation { logout(input: {}) { __typename } }')
    expect([status, errors?.[0]?.message]).toEqual([
      403,
      'With a key, only the mutations for organisations can be sent: this one is for people who are signed in.',
    ])
  })

  it('is refused with the reason when it is unknown, expired or revoked', async () => {
    const ended = await keyWith({ expiresInDays: 1 })
    const revoked = await keyWith()
    await revokeApiKey({ app, viewer: owner, keyId: revoked.keyId })
    clock = new Date('2026-11-25T08:00:00Z')
    const said = async (secret: string) => {
      const { status, headers, message } = await ask(secret, COUNT)
      return [status, headers.get('www-authenticate'), message]
    }
    const challenge = 'Bearer realm="Gradwright"'
    expect(await said(ended.secret)).toEqual([401, challenge, 'This key expired on 24 November 2026.'])
    expect(await said(revoked.secret)).toEqual([401, challenge, 'This key was revoked on 23 November 2026.'])
    expect(await said('gw_live_no')).toEqual([
      401,
      challenge,
      'This is not a key of Gradwright. Check that all of it was copied.',
    ])
  })

  it('in an address is revoked, and its owners are told once', async () => {
    const { secret } = await keyWith()
    const statuses = await Promise.all(
      [1, 2].map(async () => (await server.call(`/graphql?query={plans{name}}&key=${secret}`)).status),
    )
    expect(statuses).toEqual([401, 401])
    expect((await ask(secret, COUNT)).message).toBe(
      'This key was revoked on 23 November 2026, because it was sent in an address.',
    )
    const mails = await database.prisma.mail.findMany({ select: { toAddress: true, body: true } })
    expect(mails.map(({ toAddress }) => toAddress)).toEqual(['asha@example.com'])
    expect(mails[0]?.body).not.toContain(secret)
  })

  it('is rotated: both are accepted until the overlap ends', async () => {
    const { secret, keyId } = await keyWith()
    const next = await rotateApiKey({ app, viewer: owner, keyId, input: { overlapHours: 2 } })
    expect([(await ask(secret, COUNT)).status, (await ask(next.secret, COUNT)).status]).toEqual([200, 200])
    clock = new Date('2026-11-23T10:00:00Z')
    expect([(await ask(secret, COUNT)).status, (await ask(next.secret, COUNT)).status]).toEqual([401, 200])
  })

  it('notes its last use once a minute at most', async () => {
    const { secret, keyId } = await keyWith()
    const used = async () =>
      (await database.prisma.apiKey.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt?.toISOString()
    await ask(secret, COUNT)
    clock = new Date('2026-11-23T08:00:59Z')
    await ask(secret, COUNT)
    expect(await used()).toBe('2026-11-23T08:00:00.000Z')
    clock = new Date('2026-11-23T08:01:00Z')
    await ask(secret, COUNT)
    expect(await used()).toBe('2026-11-23T08:01:00.000Z')
  })

  it('is no secret that the database holds', async () => {
    const { secret } = await keyWith()
    const rows = await database.prisma.apiKey.findMany()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(14))
  })
})

describe('points', () => {
  it('are charged for what is asked, however it is written, and counted for the key', async () => {
    const { secret, keyId } = await keyWith()
    const once = await ask(secret, '{ universities(first: 100) { edges { node { name } } } }')
    const { requested } = costIn(once.extensions)
    expect(requested).toBeGreaterThan(100)
    const twice = await ask(
      secret,
      'query { ...a b: universities(first: 100) { edges { node { name } } } } fragment a on Query { universities(first: 100) { edges { node { name } } } }',
    )
    expect(costIn(twice.extensions)).toMatchObject({
      requested: 2 * requested,
      left: ORGANISATION_STORE.most - 3 * requested,
    })
    expect(await database.prisma.apiKeyDay.findMany()).toEqual([
      { keyId, day: new Date('2026-11-23'), requests: 2, points: 3 * requested },
    ])
  })

  it('are those of the organisation: with none left its keys wait, and no others', async () => {
    const [first, second, other] = [await keyWith(), await keyWith(), await keyWith({}, stranger)]
    await database.prisma.organisation.updateMany({
      where: { name: 'Bright Paths' },
      data: { points: 0, pointsAt: clock },
    })
    for (const { secret } of [first, second]) {
      const { status, headers, errors } = await ask(secret, COUNT)
      expect([status, headers.get('retry-after')]).toEqual([429, '1'])
      expect(errors?.[0]?.message).toMatch(
        /points and the organisation has 0 left\. Try again in 1 second\.$/,
      )
    }
    expect((await ask(other.secret, COUNT)).status).toBe(200)
    clock = new Date('2026-11-23T08:00:01Z')
    expect((await ask(first.secret, COUNT)).status).toBe(200)
  })

  it('come back although they were spent by a clock that was a year ahead', async () => {
    const { secret, keyId } = await keyWith()
    const inAYear = { points: 0, pointsAt: new Date(clock.getTime() + 365 * 24 * 60 * 60 * 1000) }
    await database.prisma.apiKey.update({ where: { id: keyId }, data: inAYear })
    await database.prisma.organisation.updateMany({ data: inAYear })
    const { requested, left } = costIn((await ask(secret, COUNT)).extensions)
    expect(left).toBe(ORGANISATION_STORE.most - requested)
    expect((await database.prisma.apiKey.findUniqueOrThrow({ where: { id: keyId } })).pointsAt).toEqual(clock)
    expect(costIn((await ask(secret, COUNT)).extensions).left).toBe(left - requested)
  })

  it('are also those of the key: one that spent its own waits, and the others go on', async () => {
    const [first, second] = [await keyWith(), await keyWith()]
    await database.prisma.apiKey.update({ where: { id: first.keyId }, data: { points: 0, pointsAt: clock } })
    const before = await database.prisma.organisation.findMany({ orderBy: { id: 'asc' } })
    const { status, headers, errors } = await ask(first.secret, COUNT)
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
    expect(errors?.[0]?.message).toMatch(/points and this key has 0 left\. Try again in 1 second\.$/)
    expect(await database.prisma.organisation.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    const { requested, left, key } = costIn((await ask(second.secret, COUNT)).extensions)
    expect([left, key.left]).toEqual([ORGANISATION_STORE.most - requested, KEY_STORE.most - requested])
    await database.prisma.organisation.updateMany({ data: { points: 0, pointsAt: clock } })
    expect((await ask(second.secret, COUNT)).status).toBe(429)
    const held = await database.prisma.apiKey.findUniqueOrThrow({ where: { id: second.keyId } })
    expect(held.points).toBe(KEY_STORE.most - requested)
  })

  it('are never overspent by requests at the same time', async () => {
    const { secret } = await keyWith()
    const { requested } = costIn((await ask(secret, COUNT)).extensions)
    await database.prisma.organisation.updateMany({ data: { points: 3 * requested, pointsAt: clock } })
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await ask(secret, COUNT)).status),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
  })
})

type Cost = { requested: number; left: number; key: { left: number } }

function costIn(extensions: unknown): Cost {
  if (typeof extensions !== 'object' || extensions === null || !('cost' in extensions))
    throw new Error('The answer says no cost.')
  return extensions.cost as Cost
}

describe('an organisation', () => {
  it('shows its keys to its owner, and neither name nor keys to anybody else', async () => {
    const { keyId } = await keyWith()
    const document = `query ($id: ID!) { partner { name role apiKeys { id name start isUsable } } node(id: $id) { id } }`
    const id = Buffer.from(`ApiKey:${keyId}`).toString('base64')
    const mine = await reader(owner, document, { id })
    expect(mine.errors).toEqual([])
    expect(mine.data?.partner).toMatchObject({
      name: 'Bright Paths',
      role: 'OWNER',
      apiKeys: [{ name: 'Website', isUsable: true }],
    })
    expect(mine.data?.node).not.toBeNull()
    const theirs = await reader(stranger, document, { id })
    expect(theirs.data).toEqual({ partner: { name: 'Other Ways', role: 'OWNER', apiKeys: [] }, node: null })
    const somebody = (await createViewer({ app, user: await createUser({ app }) })).viewer
    expect((await reader(somebody, document, { id })).data).toEqual({ partner: null, node: null })
    await database.prisma.membership.updateMany({
      where: { userId: owner.userId },
      data: { role: 'COUNSELLOR' },
    })
    expect((await reader(owner, document, { id })).data).toEqual({
      partner: { name: 'Bright Paths', role: 'COUNSELLOR', apiKeys: [] },
      node: null,
    })
  })

  it('has its keys changed by its owners and developers only', async () => {
    const { keyId } = await keyWith()
    const input = { overlapHours: 0 }
    await expect(revokeApiKey({ app, viewer: stranger, keyId })).rejects.toThrow('Not found.')
    await expect(rotateApiKey({ app, viewer: stranger, keyId, input })).rejects.toThrow('Not found.')
    const { viewer } = await createViewer({ app, user: await createUser({ app }) })
    await expect(keyWith({}, viewer)).rejects.toThrow('for owners and developers')
  })

  it('is created by admins only, once a name and once a person', async () => {
    const admin = (await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) }))
      .viewer
    const create = (viewer: Viewer | null, input: object) => createOrganisation({ app, viewer, input })
    await expect(create(owner, { name: 'Mine', ownerName: 'asha' })).rejects.toThrow('You may not do this.')
    await expect(create(admin, { name: 'Mine', ownerName: 'nobody' })).rejects.toMatchObject({
      fields: [{ path: 'ownerName', message: 'No account has this name' }],
    })
    await expect(create(admin, { name: 'Mine', ownerName: 'asha' })).rejects.toMatchObject({
      fields: [{ path: 'ownerName' }],
    })
    await createUser({ app, columns: { username: 'meera' } })
    await expect(create(admin, { name: 'BRIGHT paths', ownerName: 'meera' })).rejects.toMatchObject({
      fields: [{ path: 'name' }],
    })
  })

  it('keeps an owner: of two who leave at once one may, and an admin names another', async () => {
    const input = { password: PASSWORD }
    const leave = (viewer: Viewer) => deleteAccount({ app, viewer, input })
    const only = leave(owner)
    await expect(only).rejects.toThrow('You are the only owner of Bright Paths')
    const admin = (await createViewer({ app, user: await createUser({ app, columns: { role: 'ADMIN' } }) }))
      .viewer
    const { organisationId } = await database.prisma.membership.findUniqueOrThrow({
      where: { userId: owner.userId },
    })
    const name = (viewer: Viewer | null, ownerName: string) =>
      nameOwner({ app, viewer, organisationId, input: { ownerName } })
    const meera = await createViewer({ app, user: await createUser({ app, columns: { username: 'meera' } }) })
    await expect(name(owner, 'meera')).rejects.toThrow('You may not do this.')
    await expect(name(admin, 'vikram')).rejects.toMatchObject({ fields: [{ path: 'ownerName' }] })
    await name(admin, 'meera')
    const left = await Promise.allSettled([leave(owner), leave(meera.viewer)])
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

    const listed = '{ organisations { edges { node { name memberCount owners { username } } } } }'
    expect((await reader(admin, listed)).data).toEqual({
      organisations: {
        edges: [
          { node: { name: 'Other Ways', memberCount: 1, owners: [{ username: 'vikram' }] } },
          {
            node: {
              name: 'Bright Paths',
              memberCount: 2,
              owners: [{ username: 'asha' }, { username: 'meera' }],
            },
          },
        ],
      },
    })
    expect((await reader(stranger, listed)).data).toEqual({ organisations: null })
  })

  it('has twenty usable keys at most', async () => {
    for (let made = 0; made < 20; made += 1) await keyWith()
    await expect(keyWith()).rejects.toThrow('at most 20 keys')
  })
})
