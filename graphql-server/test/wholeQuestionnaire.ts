import { execute, parse } from 'graphql'
import type { QuestionnaireDefinition } from '../domain/questionnaires/definition.ts'
import { schema } from '../schema/index.ts'

const WHOLE = parse(`query ($type: DocumentType!, $form: QuestionnaireForm!) {
  questionnaire(type: $type, form: $form) {
    __typename type form version title minutesFrom minutesTo
    sections { key title description fields {
      __typename kind key label help placeholder starred use role followUp
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
}`)

/**
 * A questionnaire as GraphQL returns it to a visitor, without its global id. It needs no database: questionnaires are
 * constants of the domain.
 */
export async function readWholeQuestionnaire({ type, form }: QuestionnaireDefinition): Promise<unknown> {
  const { data, errors } = await execute({
    schema,
    document: WHOLE,
    variableValues: { type, form },
    contextValue: { viewer: null },
  })
  if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '))
  return data?.questionnaire
}
