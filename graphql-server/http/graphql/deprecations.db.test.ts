import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AppContext, Viewer } from '../../domain/appContext.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey } from '../../domain/partners/keys.ts'
import { removeOldDeprecatedUses } from '../../domain/partners/noteDeprecatedUses.ts'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

let database: TestDatabase
let app: AppContext
let server: TestServer
let clock: Date
let owner: Viewer

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database, now: () => clock })
  server = await startTestServer({ app, config: { graphqlOpen: false } })
})
beforeEach(async () => {
  await database.truncate()
  clock = new Date('2026-11-27T08:00:00Z')
  const user = await createUser({
    app,
    columns: { role: 'ADMIN', username: 'asha', email: 'asha@example.com' },
  })
  owner = (await createViewer({ app, user })).viewer
  await createOrganisation({ app, viewer: owner, input: { name: 'Bright Paths', ownerName: 'asha' } })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const keyNamed = async (name: string) =>
  (await createApiKey({ app, viewer: owner, input: { name, mode: 'TEST', scopes: ['CATALOGUE'] } })).secret
const ask = (secret: string, query: string) =>
  server.call('/graphql', { json: { query }, headers: { authorization: `Bearer ${secret}` } })

const OLD = '{ plans { saving } again: plans { saving } }'
const OTHER = '{ plans { saving listPricePerMonth } }'
const SHOWN = '{ partner { deprecatedUses { coordinate reason keyName keyStart requests lastUsedOn } } }'

it('what keys use of the deprecated parts is counted for each, and mailed once to the owners', async () => {
  const [site, shop] = [await keyNamed('Site'), await keyNamed('Shop')]
  const statuses = await Promise.all([site, site, shop].map(async key => (await ask(key, OLD)).status))
  expect(statuses).toEqual([200, 200, 200])
  await ask(site, '{ plans { name } }')
  clock = new Date('2026-11-28T08:00:00Z')
  await ask(shop, OTHER)

  const mails = await database.prisma.mail.findMany({
    orderBy: { id: 'asc' },
    select: { toAddress: true, body: true },
  })
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(['asha@example.com', 'asha@example.com'])
  expect(mails[0]?.body).toContain(
    'Plan.saving: Since 2026-11-23, kept until 2027-11-23 at least. Nothing replaces it: no higher price was ever asked.',
  )
  expect(mails[1]?.body).toContain('Plan.listPricePerMonth')
  expect(mails[1]?.body).not.toContain('Plan.saving')

  const { data } = await executeGraph<{ partner: { deprecatedUses: { reason: string }[] } }>({
    app,
    viewer: owner,
    document: SHOWN,
  })
  expect(data?.partner.deprecatedUses.map(({ reason: _reason, ...use }) => use)).toEqual([
    {
      coordinate: 'Plan.listPricePerMonth',
      keyName: 'Shop',
      keyStart: shop.slice(0, 14),
      requests: 1,
      lastUsedOn: '2026-11-28',
    },
    {
      coordinate: 'Plan.saving',
      keyName: 'Shop',
      keyStart: shop.slice(0, 14),
      requests: 2,
      lastUsedOn: '2026-11-28',
    },
    {
      coordinate: 'Plan.saving',
      keyName: 'Site',
      keyStart: site.slice(0, 14),
      requests: 2,
      lastUsedOn: '2026-11-27',
    },
  ])
  expect(data?.partner.deprecatedUses[0]?.reason).toMatch(/^Since 2026-11-23/)
})

it('the counts are for owners and developers, and are removed after ninety days', async () => {
  const key = await keyNamed('Site')
  await ask(key, OLD)
  const shownTo = async (role: 'COUNSELLOR' | 'DEVELOPER') => {
    await database.prisma.membership.updateMany({ data: { role } })
    const { data } = await executeGraph<{ partner: { deprecatedUses: unknown[] } }>({
      app,
      viewer: owner,
      document: SHOWN,
    })
    return data?.partner.deprecatedUses.length
  }
  expect([await shownTo('COUNSELLOR'), await shownTo('DEVELOPER')]).toEqual([0, 1])
  clock = new Date('2027-02-25T08:00:00Z')
  await removeOldDeprecatedUses({ app })
  expect(await database.prisma.deprecatedUse.count()).toBe(1)
  clock = new Date('2027-02-26T08:00:00Z')
  await removeOldDeprecatedUses({ app })
  expect(await database.prisma.deprecatedUse.count()).toBe(0)
  expect(await database.prisma.deprecationNotice.count()).toBe(1)
})
