import { graphql, readInlineData } from 'relay-runtime'
import type {
  questionFields_questionnaire$data,
  questionFields_questionnaire$key,
} from '../__generated__/questionFields_questionnaire.graphql.ts'
import type { FormQuestion, FormQuestionnaire, FormRule } from './formQuestion.ts'

const fragment = graphql`
  fragment questionFields_questionnaire on Questionnaire @inline {
    version
    title
    minutesFrom
    minutesTo
    sections {
      key
      title
      description
      fields {
        __typename
        key
        label
        help
        placeholder
        starred
        followUp
        use
        guidance {
          holds
          good
          weak
        }
        visibleWhen {
          field
          flag
          option
        }
        rules {
          __typename
          ... on RequiredRule {
            message
          }
          ... on MinLengthRule {
            minLength
            message
          }
          ... on MaxLengthRule {
            maxLength
            message
          }
          ... on EmailRule {
            message
          }
          ... on OneOfRule {
            message
          }
          ... on MaxItemsRule {
            maxItems
            message
          }
          ... on MinNumberRule {
            minimum
            message
          }
          ... on MaxNumberRule {
            maximum
            message
          }
        }
        ... on LongTextField {
          suggestedWords
          metricsHint
        }
        ... on FlagField {
          initialFlag
        }
        ... on ChoiceField {
          options {
            value
            label
            help
          }
          initialOption
        }
        ... on MultiChoiceField {
          options {
            value
            label
            help
          }
          initialOptions
        }
      }
    }
  }
`

type Field = questionFields_questionnaire$data['sections'][number]['fields'][number]

/** Thrown for what this version of the client cannot ask. The server that described it is newer: reloading mends it. */
function unknownToThisVersion(what: string): Error {
  return new Error(`This page does not know ${what}. Reload it to get the present version.`)
}

function toRule(rule: Field['rules'][number]): FormRule {
  switch (rule.__typename) {
    case 'RequiredRule':
      return { type: 'REQUIRED', message: rule.message }
    case 'MinLengthRule':
      return { type: 'MIN_LENGTH', value: rule.minLength, message: rule.message }
    case 'MaxLengthRule':
      return { type: 'MAX_LENGTH', value: rule.maxLength, message: rule.message }
    case 'EmailRule':
      return { type: 'EMAIL', message: rule.message }
    case 'OneOfRule':
      return { type: 'ONE_OF', message: rule.message }
    case 'MaxItemsRule':
      return { type: 'MAX_ITEMS', value: rule.maxItems, message: rule.message }
    case 'MinNumberRule':
      return { type: 'MIN_NUMBER', value: rule.minimum, message: rule.message }
    case 'MaxNumberRule':
      return { type: 'MAX_NUMBER', value: rule.maximum, message: rule.message }
    default:
      throw unknownToThisVersion('a rule of an answer')
  }
}

function toCondition({ visibleWhen }: Field): FormQuestion['visibleWhen'] {
  if (visibleWhen == null) return null
  const is = visibleWhen.flag ?? visibleWhen.option
  if (is == null) throw unknownToThisVersion('when to show a question')
  return { field: visibleWhen.field, is }
}

function toQuestion(field: Field): FormQuestion {
  const common = {
    key: field.key,
    label: field.label,
    help: field.help ?? null,
    placeholder: field.placeholder ?? null,
    starred: field.starred,
    followUp: field.followUp ?? null,
    isQuoted: field.use === 'QUOTE',
    guidance: field.guidance ?? null,
    visibleWhen: toCondition(field),
    rules: field.rules.map(toRule),
  }
  const options = () => (field.options ?? []).map(option => ({ ...option, help: option.help ?? null }))
  switch (field.__typename) {
    case 'ShortTextField':
      return { ...common, kind: 'SHORT_TEXT' }
    case 'LongTextField':
      return {
        ...common,
        kind: 'LONG_TEXT',
        suggestedWords: field.suggestedWords ?? null,
        metricsHint: field.metricsHint ?? false,
      }
    case 'EmailField':
      return { ...common, kind: 'EMAIL' }
    case 'PhoneField':
      return { ...common, kind: 'PHONE' }
    case 'NumberField':
      return { ...common, kind: 'NUMBER' }
    case 'FlagField':
      return { ...common, kind: 'FLAG', initial: field.initialFlag ?? false }
    case 'ChoiceField':
      return { ...common, kind: 'CHOICE', options: options(), initial: field.initialOption ?? null }
    case 'MultiChoiceField':
      return { ...common, kind: 'MULTI_CHOICE', options: options(), initial: field.initialOptions ?? [] }
    default:
      throw unknownToThisVersion('a kind of question')
  }
}

/** Reads a questionnaire for a form. It is described by the server once and does not change under an open page. */
export function readQuestionnaire(key: questionFields_questionnaire$key): FormQuestionnaire {
  const { sections, ...questionnaire } = readInlineData(fragment, key)
  return {
    ...questionnaire,
    sections: sections.map(({ fields, ...section }) => ({ ...section, questions: fields.map(toQuestion) })),
  }
}
