import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const UPGRADE = `mutation {
  upgradeToPremium(input: {}) {
    __typename
    ... on UpgradeToPremiumPayload { viewer { plan isPremium canGenerate(type: SOP) } }
    ... on Error { message }
  }
}`

let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

describe('the plans', () => {
  test('and the offers are public', async () => {
    const app = createAppContext({ database, settings: { billing: 'sandbox' } })
    const { data, errors } = await executeGraph({
      app,
      document:
        '{ billing plans { code name pricePerMonth listPricePerMonth currency saving } countries { code name } }',
    })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      billing: 'SANDBOX',
      plans: [
        {
          code: 'FREE',
          name: 'Free',
          pricePerMonth: 0,
          listPricePerMonth: null,
          currency: 'INR',
          saving: null,
        },
        { code: 'STANDARD', pricePerMonth: 2999, saving: null },
        { code: 'PREMIUM', pricePerMonth: 7999, saving: null },
      ],
      countries: { length: 8, 0: { code: 'USA', name: 'USA' } },
    })
  })
})

describe('upgrading', () => {
  test('takes effect at once in the sandbox', async () => {
    const app = createAppContext({ database, settings: { billing: 'sandbox' } })
    const { viewer } = await createViewer({ app })
    const { data } = await executeGraph({ app, viewer, document: UPGRADE })
    expect(data).toEqual({
      upgradeToPremium: {
        __typename: 'UpgradeToPremiumPayload',
        viewer: { plan: 'PREMIUM', isPremium: true, canGenerate: true },
      },
    })
  })

  test('is refused where purchases are off', async () => {
    const app = createAppContext({ database, settings: { billing: 'off' } })
    const { viewer } = await createViewer({ app })
    const { data } = await executeGraph({ app, viewer, document: UPGRADE })
    expect(data).toMatchObject({ upgradeToPremium: { __typename: 'PlanRequiredError' } })
  })

  test('is for signed-in users', async () => {
    const { data } = await executeGraph({ app: createAppContext({ database }), document: UPGRADE })
    expect(data).toEqual({
      upgradeToPremium: { __typename: 'NotSignedInError', message: 'Not authenticated' },
    })
  })
})
