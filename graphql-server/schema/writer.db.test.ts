import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext, createViewer } from '../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../test/testDatabase.ts'

let database: TestDatabase
let app: AppContext

const languageModel: LanguageModel = {
  name: 'a-model',
  host: 'models.example.com',
  ask: async () => ({ outcome: 'REFUSED' }),
}

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const CHOOSE = `mutation ($input: ChooseWriterInput!) { chooseWriter(input: $input) { __typename
  ... on ChooseWriterPayload { viewer { writer } }
  ... on ValidationError { fields { path } } } }`

describe('the outside model', () => {
  test('is public where one is configured, and null otherwise', async () => {
    const document = '{ languageModel { name host } }'
    expect((await executeGraph({ app, document })).data).toEqual({ languageModel: null })
    expect((await executeGraph({ app: { ...app, languageModel }, document })).data).toEqual({
      languageModel: { name: 'a-model', host: 'models.example.com' },
    })
  })

  test('writes for a user who chose it, and can be revoked', async () => {
    const { viewer } = await createViewer({ app })
    const here = { ...app, languageModel }
    expect((await executeGraph({ app: here, viewer, document: '{ viewer { writer } }' })).data).toEqual({
      viewer: { writer: null },
    })
    for (const writer of ['MODEL', 'BUILT_IN'])
      expect(
        (await executeGraph({ app: here, viewer, document: CHOOSE, variables: { input: { writer } } })).data,
      ).toEqual({ chooseWriter: { __typename: 'ChooseWriterPayload', viewer: { writer } } })
  })

  test('can’t be chosen where none is configured, nor by a visitor', async () => {
    const { viewer } = await createViewer({ app })
    const variables = { input: { writer: 'MODEL' } }
    expect((await executeGraph({ app, viewer, document: CHOOSE, variables })).data).toEqual({
      chooseWriter: { __typename: 'ValidationError', fields: [{ path: 'writer' }] },
    })
    expect((await executeGraph({ app, document: CHOOSE, variables })).data).toEqual({
      chooseWriter: { __typename: 'NotSignedInError' },
    })
  })
})
