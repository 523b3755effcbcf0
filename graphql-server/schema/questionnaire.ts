import type {
  AnswerOption,
  AnswerRule,
  Question,
  QuestionKind,
  QuestionnaireDefinition,
  Section,
} from '../domain/questionnaires/definition.ts'
import { findQuestionnaire, QUESTIONNAIRES } from '../domain/questionnaires/index.ts'
import { builder } from './base/builder.ts'
import { DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'

const everybody = { authScopes: { public: true } } as const

/** The questions of one kind. */
type Of<Kind extends QuestionKind> = Question<string, Kind>
type Rule<Type extends AnswerRule['type']> = Extract<AnswerRule, { type: Type }>

const AnswerUse = builder.enumType('AnswerUse', {
  description: 'What the writer may do with an answer.',
  values: {
    QUOTE: { description: 'Its words may become part of the text.' },
    INFORM: { description: 'It may steer the text, but its words stay out.' },
    NEVER_IN_TEXT: { description: 'It stays out of the text altogether.' },
  } satisfies Record<Question['use'], { description: string }>,
})

const AnswerRole = builder.enumType('AnswerRole', {
  description: 'What an answer is for the text, if it is more than its words.',
  values: {
    NAME: { description: "A person's name. A text may use it, but cannot be made from it." },
    TEXT_LENGTH: { description: 'How many words the text is to have.' },
  } satisfies Record<NonNullable<Question['role']>, { description: string }>,
})

const message = 'What a person reads when the rule is broken.'

const RequiredRule = builder.objectRef<Rule<'REQUIRED'>>('RequiredRule').implement({
  ...everybody,
  description: 'There must be an answer.',
  fields: t => ({ message: t.exposeString('message', { description: message }) }),
})

const MinLengthRule = builder.objectRef<Rule<'MIN_LENGTH'>>('MinLengthRule').implement({
  ...everybody,
  description: 'The text must not be shorter.',
  fields: t => ({
    minLength: t.exposeInt('value', { description: 'The fewest characters, once trimmed.' }),
    message: t.exposeString('message', { description: message }),
  }),
})

const MaxLengthRule = builder.objectRef<Rule<'MAX_LENGTH'>>('MaxLengthRule').implement({
  ...everybody,
  description: 'The text must not be longer.',
  fields: t => ({
    maxLength: t.exposeInt('value', { description: 'The most characters, once trimmed.' }),
    message: t.exposeString('message', { description: message }),
  }),
})

const EmailRule = builder.objectRef<Rule<'EMAIL'>>('EmailRule').implement({
  ...everybody,
  description: 'The text must be an email address.',
  fields: t => ({ message: t.exposeString('message', { description: message }) }),
})

const OneOfRule = builder.objectRef<Rule<'ONE_OF'>>('OneOfRule').implement({
  ...everybody,
  description: "The answer must be among the question's options.",
  fields: t => ({ message: t.exposeString('message', { description: message }) }),
})

const MaxItemsRule = builder.objectRef<Rule<'MAX_ITEMS'>>('MaxItemsRule').implement({
  ...everybody,
  description: 'No more options may be chosen.',
  fields: t => ({
    maxItems: t.exposeInt('value', { description: 'The most options.' }),
    message: t.exposeString('message', { description: message }),
  }),
})

const MinNumberRule = builder.objectRef<Rule<'MIN_NUMBER'>>('MinNumberRule').implement({
  ...everybody,
  description: 'The number must not be smaller.',
  fields: t => ({
    minimum: t.exposeInt('value', { description: 'The smallest number.' }),
    message: t.exposeString('message', { description: message }),
  }),
})

const MaxNumberRule = builder.objectRef<Rule<'MAX_NUMBER'>>('MaxNumberRule').implement({
  ...everybody,
  description: 'The number must not be larger.',
  fields: t => ({
    maximum: t.exposeInt('value', { description: 'The largest number.' }),
    message: t.exposeString('message', { description: message }),
  }),
})

const RULE_TYPES = {
  REQUIRED: RequiredRule,
  MIN_LENGTH: MinLengthRule,
  MAX_LENGTH: MaxLengthRule,
  EMAIL: EmailRule,
  ONE_OF: OneOfRule,
  MAX_ITEMS: MaxItemsRule,
  MIN_NUMBER: MinNumberRule,
  MAX_NUMBER: MaxNumberRule,
} satisfies Record<AnswerRule['type'], unknown>

const AnswerRuleUnion = builder.unionType('AnswerRule', {
  description: 'A rule that an answer must keep. The server decides; a form may check the same beforehand.',
  types: Object.values(RULE_TYPES),
  resolveType: rule => RULE_TYPES[rule.type],
})

const VisibilityCondition = builder
  .objectRef<NonNullable<Question['visibleWhen']>>('VisibilityCondition')
  .implement({
    ...everybody,
    description: 'A question is shown, checked and kept only while another answer has this value.',
    fields: t => ({
      field: t.exposeString('field', { description: "The other question's key." }),
      flag: t.boolean({
        nullable: true,
        description: 'The yes or no that it must have; null when it is about an option.',
        resolve: ({ is }) => (typeof is === 'boolean' ? is : null),
      }),
      option: t.string({
        nullable: true,
        description: 'The option that it must have; null when it is about a yes or no.',
        resolve: ({ is }) => (typeof is === 'string' ? is : null),
      }),
    }),
  })

const AnswerOptionObject = builder.objectRef<AnswerOption>('AnswerOption').implement({
  ...everybody,
  description: 'One thing that can be chosen.',
  fields: t => ({
    value: t.exposeString('value', { description: 'What is sent when it is chosen.' }),
    label: t.exposeString('label', { description: 'What a person reads.' }),
    help: t.exposeString('help', {
      nullable: true,
      description: 'What it means, where the label does not say.',
    }),
  }),
})

const QuestionGuidance = builder.objectRef<NonNullable<Question['guidance']>>('QuestionGuidance').implement({
  ...everybody,
  description: 'What a strong answer holds, with examples.',
  fields: t => ({
    holds: t.exposeString('holds', { description: 'What a strong answer holds.' }),
    good: t.exposeString('good', { description: 'An answer that does it.' }),
    weak: t.exposeString('weak', { description: 'An answer that does not.' }),
  }),
})

const QuestionKindEnum = builder.enumType('QuestionKind', {
  description: 'The kinds of questions.',
  values: {
    SHORT_TEXT: { description: 'A line of text.' },
    LONG_TEXT: { description: 'A text of several lines.' },
    EMAIL: { description: 'An email address.' },
    PHONE: { description: 'A phone number.' },
    NUMBER: { description: 'A whole number.' },
    FLAG: { description: 'Yes or no.' },
    CHOICE: { description: 'One of several options.' },
    MULTI_CHOICE: { description: 'Any number of several options.' },
  } satisfies Record<QuestionKind, { description: string }>,
})

const QuestionField = builder.interfaceRef<Question>('QuestionField').implement({
  ...everybody,
  description: 'One question. Its type says which kind of answer it takes.',
  resolveType: ({ kind }) => typeNameOf(kind),
  fields: t => ({
    kind: t.field({
      type: QuestionKindEnum,
      description: 'The kind of the question. Each kind has a type with the same name.',
      resolve: ({ kind }) => kind,
    }),
    key: t.exposeString('key', {
      description: 'What the answer is sent under. Never reused for another question.',
    }),
    label: t.exposeString('label', { description: 'The question as it is shown.' }),
    help: t.exposeString('help', { nullable: true, description: 'A line of help beneath the label.' }),
    placeholder: t.exposeString('placeholder', {
      nullable: true,
      description: 'An example shown while it is empty.',
    }),
    starred: t.boolean({
      description: 'Whether it is marked with an asterisk.',
      resolve: ({ starred }) => starred ?? false,
    }),
    use: t.field({
      type: AnswerUse,
      description: 'What the writer may do with the answer.',
      resolve: ({ use }) => use,
    }),
    role: t.field({
      type: AnswerRole,
      nullable: true,
      description: 'What the answer is for the text; null where it is no more than its words.',
      resolve: ({ role }) => role,
    }),
    followUp: t.string({
      nullable: true,
      description: 'Asked again, in these words, when the answer is thin. Only the key stories have it.',
      resolve: ({ keyStory }) => keyStory?.question,
    }),
    guidance: t.field({
      type: QuestionGuidance,
      nullable: true,
      description: 'What a strong answer holds; null where the question speaks for itself.',
      resolve: ({ guidance }) => guidance,
    }),
    visibleWhen: t.field({
      type: VisibilityCondition,
      nullable: true,
      description: 'When it is shown; null when it always is.',
      resolve: ({ visibleWhen }) => visibleWhen,
    }),
    rules: t.field({
      type: [AnswerRuleUnion],
      description: 'What an answer must keep, in the order of checking.',
      resolve: ({ rules }) => [...rules],
    }),
  }),
})

const field = { ...everybody, interfaces: [QuestionField] }

const ShortTextField = builder.objectRef<Of<'SHORT_TEXT'>>('ShortTextField').implement({
  ...field,
  description: 'A question for a line of text.',
})

const LongTextField = builder.objectRef<Of<'LONG_TEXT'>>('LongTextField').implement({
  ...field,
  description: 'A question for a text of several lines.',
  fields: t => ({
    suggestedWords: t.exposeInt('suggestedWords', {
      nullable: true,
      description: 'About how many words make a good answer; null where any number does.',
    }),
    metricsHint: t.boolean({
      description: 'Whether a longer answer without a figure gets the hint to add one.',
      resolve: ({ metricsHint }) => metricsHint ?? false,
    }),
  }),
})

const EmailField = builder.objectRef<Of<'EMAIL'>>('EmailField').implement({
  ...field,
  description: 'A question for an email address.',
})

const PhoneField = builder.objectRef<Of<'PHONE'>>('PhoneField').implement({
  ...field,
  description: 'A question for a phone number.',
})

const NumberField = builder.objectRef<Of<'NUMBER'>>('NumberField').implement({
  ...field,
  description: 'A question for a whole number.',
})

const FlagField = builder.objectRef<Of<'FLAG'>>('FlagField').implement({
  ...field,
  description: 'A question for a yes or no.',
  fields: t => ({
    initialFlag: t.exposeBoolean('default', { description: 'Its value before it is touched.' }),
  }),
})

const ChoiceField = builder.objectRef<Of<'CHOICE'>>('ChoiceField').implement({
  ...field,
  description: 'A question for one of several options.',
  fields: t => ({
    options: t.field({
      type: [AnswerOptionObject],
      description: 'What can be chosen, in the order that it is shown.',
      resolve: ({ options }) => [...options],
    }),
    initialOption: t.exposeString('default', {
      nullable: true,
      description: 'The value that is chosen before it is touched; null when none is.',
    }),
  }),
})

const MultiChoiceField = builder.objectRef<Of<'MULTI_CHOICE'>>('MultiChoiceField').implement({
  ...field,
  description: 'A question for any number of several options.',
  fields: t => ({
    options: t.field({
      type: [AnswerOptionObject],
      description: 'What can be chosen, in the order that it is shown.',
      resolve: ({ options }) => [...options],
    }),
    initialOptions: t.stringList({
      description: 'The values that are chosen before it is touched.',
      resolve: question => [...question.default],
    }),
  }),
})

const FIELD_TYPES = {
  SHORT_TEXT: ShortTextField,
  LONG_TEXT: LongTextField,
  EMAIL: EmailField,
  PHONE: PhoneField,
  NUMBER: NumberField,
  FLAG: FlagField,
  CHOICE: ChoiceField,
  MULTI_CHOICE: MultiChoiceField,
} satisfies Record<QuestionKind, unknown>

function typeNameOf(kind: QuestionKind): string {
  return FIELD_TYPES[kind].name
}

const QuestionnaireSection = builder.objectRef<Section>('QuestionnaireSection').implement({
  ...everybody,
  description: 'A group of questions; in the wizard, one step.',
  fields: t => ({
    key: t.exposeString('key', { description: "The section's key, unique in its questionnaire." }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    description: t.exposeString('description', { description: 'A line beneath the heading.' }),
    fields: t.field({
      type: [QuestionField],
      description: 'Its questions in their order.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
})

export const Questionnaire = builder.objectRef<QuestionnaireDefinition>('Questionnaire')

builder.node(Questionnaire, {
  ...everybody,
  description: 'The questions for one type of document: what a form shows, and what the server checks.',
  id: { resolve: idOf },
  loadOne: id => QUESTIONNAIRES.find(definition => idOf(definition) === id) ?? null,
  // Definitions are constants that all requests share, so Pothos must not write a brand onto them.
  brandLoadedObjects: false,
  isTypeOf: value => QUESTIONNAIRES.some(definition => definition === value),
  fields: t => ({
    type: t.field({
      type: DocumentTypeEnum,
      description: 'What is written from it.',
      resolve: ({ type }) => type,
    }),
    form: t.field({
      type: QuestionnaireFormEnum,
      description: 'How the questions are asked.',
      resolve: ({ form }) => form,
    }),
    version: t.exposeInt('version', {
      description: 'Raised with every change of the questions or their rules.',
    }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    minutesFrom: t.int({
      description: 'How long it takes at the least, in minutes.',
      resolve: ({ minutes }) => minutes.from,
    }),
    minutesTo: t.int({
      description: 'How long it takes at the most, in minutes.',
      resolve: ({ minutes }) => minutes.to,
    }),
    sections: t.field({
      type: [QuestionnaireSection],
      description: 'Its sections in their order.',
      resolve: ({ sections }) => [...sections],
    }),
  }),
})

builder.queryField('questionnaire', t =>
  t.field({
    type: Questionnaire,
    nullable: true,
    description: 'The questionnaire for a document of this type in this form; null where there is none.',
    authScopes: { public: true },
    args: {
      type: t.arg({ type: DocumentTypeEnum, required: true, description: 'What is to be written.' }),
      form: t.arg({
        type: QuestionnaireFormEnum,
        required: true,
        description: 'How the questions are asked.',
      }),
    },
    resolve: (_root, { type, form }, { app, viewer }) => {
      // A user who opens a questionnaire will probably request a text, so the composing threads are started now.
      if (viewer !== null) app.composer.warmUp()
      return findQuestionnaire(type, form)
    },
  }),
)

function idOf({ type, form }: QuestionnaireDefinition): string {
  return `${type}_${form}`
}
