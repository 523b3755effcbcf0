import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext } from '../domain/appContext.ts'
import { toGraphQuestionnaire } from '../domain/questionnaires/graphForm.ts'
import { QUESTIONNAIRES } from '../domain/questionnaires/index.ts'
import { executeGraph } from '../test/execute.ts'
import { createAppContext } from '../test/factories.ts'
import { openTestDatabase } from '../test/testDatabase.ts'

const QUESTIONNAIRE = `query ($type: DocumentType!, $form: QuestionnaireForm!) {
  questionnaire(type: $type, form: $form) {
    __typename type form version title minutesFrom minutesTo
    sections { key title description fields {
      __typename key label help placeholder starred use followUp
      guidance { holds good weak }
      visibleWhen { field flag option }
      rules {
        __typename
        ... on RequiredRule { message }
        ... on MinLengthRule { minLength message }
        ... on MaxLengthRule { maxLength message }
        ... on EmailRule { message }
        ... on OneOfRule { message }
        ... on MaxItemsRule { maxItems message }
        ... on MinNumberRule { minimum message }
        ... on MaxNumberRule { maximum message }
      }
      ... on LongTextField { suggestedWords metricsHint }
      ... on FlagField { initialFlag }
      ... on ChoiceField { options { value label help } initialOption }
      ... on MultiChoiceField { options { value label help } initialOptions }
    } }
  }
}`

let app: AppContext
let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = createAppContext({ database })
})
afterAll(() => database.close())

describe('a questionnaire', () => {
  test.each(QUESTIONNAIRES.map(definition => [definition.title, definition.form, definition] as const))(
    'is answered to anybody as it is defined: %s, %s',
    async (_title, _form, definition) => {
      const { type, form } = definition
      const { data, errors } = await executeGraph({
        app,
        document: QUESTIONNAIRE,
        variables: { type, form },
      })
      expect(errors).toEqual([])
      expect(data).toEqual({ questionnaire: toGraphQuestionnaire(definition) })
    },
  )
})
