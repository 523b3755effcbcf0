import { graphql, readInlineData } from 'relay-runtime'
import type {
  questionFields_questionnaire$data,
  questionFields_questionnaire$key,
} from '../__generated__/questionFields_questionnaire.graphql.ts'
import type { FormQuestionnaire } from './formQuestion.ts'
import { type FormQuestion, readKind } from './kinds/index.ts'
import type { FormRule, QuestionBase } from './kinds/question.ts'

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
        ...kinds_question
        key
        label
        help
        placeholder
        starred
        followUp
        use
        role
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
      }
    }
  }
`

type Field = questionFields_questionnaire$data['sections'][number]['fields'][number]

/** The error for what a newer server describes and this build cannot ask. Reloading the page gets the new build. */
function unknownToThisVersion(what: string): Error {
  return new Error(`This page does not know ${what}. Reload it to get the present version.`)
}

type Rule = Field['rules'][number]
type KnownRule = Exclude<Rule, { __typename: '%other' }>
type RuleName = KnownRule['__typename']

/** The rules that the query names, each as forms know it. */
const RULES: {
  readonly [Name in RuleName]: (rule: Extract<KnownRule, { __typename: Name }>) => FormRule
} = {
  RequiredRule: ({ message }) => ({ type: 'REQUIRED', message }),
  MinLengthRule: ({ minLength, message }) => ({ type: 'MIN_LENGTH', value: minLength, message }),
  MaxLengthRule: ({ maxLength, message }) => ({ type: 'MAX_LENGTH', value: maxLength, message }),
  EmailRule: ({ message }) => ({ type: 'EMAIL', message }),
  OneOfRule: ({ message }) => ({ type: 'ONE_OF', message }),
  MaxItemsRule: ({ maxItems, message }) => ({ type: 'MAX_ITEMS', value: maxItems, message }),
  MinNumberRule: ({ minimum, message }) => ({ type: 'MIN_NUMBER', value: minimum, message }),
  MaxNumberRule: ({ maximum, message }) => ({ type: 'MAX_NUMBER', value: maximum, message }),
}

/** The types of the schema's rules that forms know. */
export const RULE_NAMES: readonly string[] = Object.keys(RULES)

function isKnown(rule: Rule): rule is KnownRule {
  return RULE_NAMES.includes(rule.__typename)
}

function toKnownRule<Name extends RuleName>(
  rule: { [Known in Name]: Extract<KnownRule, { __typename: Known }> & { __typename: Known } }[Name],
): FormRule {
  return RULES[rule.__typename](rule)
}

function toRule(rule: Rule): FormRule {
  if (!isKnown(rule)) throw unknownToThisVersion('a rule of an answer')
  return toKnownRule(rule)
}

function toCondition({ visibleWhen }: Field): QuestionBase['visibleWhen'] {
  if (visibleWhen == null) return null
  const is = visibleWhen.flag ?? visibleWhen.option
  if (is == null) throw unknownToThisVersion('when to show a question')
  return { field: visibleWhen.field, is }
}

function toQuestion(field: Field): FormQuestion {
  const common: QuestionBase = {
    key: field.key,
    label: field.label,
    help: field.help ?? null,
    placeholder: field.placeholder ?? null,
    starred: field.starred,
    followUp: field.followUp ?? null,
    isQuoted: field.use === 'QUOTE',
    role: field.role === 'NAME' || field.role === 'TEXT_LENGTH' ? field.role : null,
    guidance: field.guidance ?? null,
    visibleWhen: toCondition(field),
    rules: field.rules.map(toRule),
  }
  const question = readKind(common, field)
  if (question === null) throw unknownToThisVersion('a kind of question')
  return question
}

/** Reads a questionnaire for a form. The description does not change while a page is open. */
export function readQuestionnaire(key: questionFields_questionnaire$key): FormQuestionnaire {
  const { sections, ...questionnaire } = readInlineData(fragment, key)
  return {
    ...questionnaire,
    sections: sections.map(({ fields, ...section }) => ({ ...section, questions: fields.map(toQuestion) })),
  }
}
