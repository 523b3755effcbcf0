import type { AnswerRule, Question, QuestionnaireDefinition } from './definition.ts'

function graphRule(rule: AnswerRule) {
  const { message } = rule
  switch (rule.type) {
    case 'REQUIRED':
      return { __typename: 'RequiredRule', message }
    case 'MIN_LENGTH':
      return { __typename: 'MinLengthRule', minLength: rule.value, message }
    case 'MAX_LENGTH':
      return { __typename: 'MaxLengthRule', maxLength: rule.value, message }
    case 'EMAIL':
      return { __typename: 'EmailRule', message }
    case 'ONE_OF':
      return { __typename: 'OneOfRule', message }
    case 'MAX_ITEMS':
      return { __typename: 'MaxItemsRule', maxItems: rule.value, message }
    case 'MIN_NUMBER':
      return { __typename: 'MinNumberRule', minimum: rule.value, message }
    case 'MAX_NUMBER':
      return { __typename: 'MaxNumberRule', maximum: rule.value, message }
  }
}

function graphCondition({ visibleWhen }: Question) {
  if (visibleWhen === undefined) return null
  const { field, is } = visibleWhen
  return typeof is === 'boolean' ? { field, flag: is, option: null } : { field, flag: null, option: is }
}

function graphOptions({ options }: Extract<Question, { kind: 'CHOICE' | 'MULTI_CHOICE' }>) {
  return options.map(({ value, label, help }) => ({ value, label, help: help ?? null }))
}

function graphField(question: Question) {
  const common = {
    key: question.key,
    label: question.label,
    help: question.help ?? null,
    placeholder: question.placeholder ?? null,
    starred: question.starred ?? false,
    use: question.use,
    followUp: question.keyStory?.question ?? null,
    guidance: question.guidance ?? null,
    visibleWhen: graphCondition(question),
    rules: question.rules.map(graphRule),
  }
  switch (question.kind) {
    case 'SHORT_TEXT':
      return { __typename: 'ShortTextField', ...common }
    case 'LONG_TEXT':
      return {
        __typename: 'LongTextField',
        ...common,
        suggestedWords: question.suggestedWords ?? null,
        metricsHint: question.metricsHint ?? false,
      }
    case 'EMAIL':
      return { __typename: 'EmailField', ...common }
    case 'PHONE':
      return { __typename: 'PhoneField', ...common }
    case 'NUMBER':
      return { __typename: 'NumberField', ...common }
    case 'FLAG':
      return { __typename: 'FlagField', ...common, initialFlag: question.default }
    case 'CHOICE':
      return {
        __typename: 'ChoiceField',
        ...common,
        options: graphOptions(question),
        initialOption: question.default ?? null,
      }
    case 'MULTI_CHOICE':
      return {
        __typename: 'MultiChoiceField',
        ...common,
        options: graphOptions(question),
        initialOptions: [...question.default],
      }
  }
}

/**
 * A questionnaire as the graph answers it to the client, without its global id. The vectors that hold the client's
 * checks to the server's are written from it.
 */
export function toGraphQuestionnaire({
  type,
  form,
  version,
  title,
  minutes,
  sections,
}: QuestionnaireDefinition) {
  return {
    __typename: 'Questionnaire',
    type,
    form,
    version,
    title,
    minutesFrom: minutes.from,
    minutesTo: minutes.to,
    sections: sections.map(section => ({
      key: section.key,
      title: section.title,
      description: section.description,
      fields: section.questions.map(graphField),
    })),
  }
}
