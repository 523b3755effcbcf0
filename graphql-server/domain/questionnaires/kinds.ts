/** What each kind of question does on the server. A kind without an entry in `KINDS` does not compile. */
import { z } from 'zod'
import { isStorable } from '../parseInput.ts'
import type { AnswerRule, AnswerValue, Question, QuestionKind } from './definition.ts'

type AnswerSchema = z.ZodType<AnswerValue | undefined>

type KindRules<Kind extends QuestionKind> = {
  /** What an answer has to be, as messages say it: 'a whole number'. */
  takes: string
  defaultAnswer: (question: Question<string, Kind>) => AnswerValue | undefined
  /** The schema of a complete answer. */
  answerSchema: (question: Question<string, Kind>) => AnswerSchema
  /** The schema of a partial answer. The question has only the rules that a partial answer must keep. */
  savingSchema: (question: Question<string, Kind>) => AnswerSchema
  /** Reads the plain value of a REST call; null if it is no such answer. */
  fromPlain: (plain: unknown) => AnswerValue | null
}

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

function wrongKind(label: string, takes: string): string {
  return `“${label}” takes ${takes}.`
}

function storableText(label: string, takes: string) {
  return z.string({ error: wrongKind(label, takes) }).refine(isStorable, {
    error: `“${label}” contains a character that cannot be kept. Please remove it.`,
    abort: true,
  })
}

/** Adds text rules. Each ends the check when it fails: the first one gives the field's message. */
function textUnder(rules: readonly AnswerRule[], start: z.ZodString) {
  return rules.reduce((text, rule) => {
    const failure = { error: rule.message, abort: true }
    switch (rule.type) {
      case 'REQUIRED':
        return text.min(1, failure)
      case 'MIN_LENGTH':
        return text.min(rule.value, failure)
      case 'MAX_LENGTH':
        return text.max(rule.value, failure)
      case 'EMAIL':
        return text.refine(address => address === '' || z.regexes.email.test(address), failure)
      default:
        return text
    }
  }, start)
}

function numberUnder(rules: readonly AnswerRule[], error: string) {
  return rules.reduce(
    (number, rule) => {
      const failure = { error: rule.message, abort: true }
      switch (rule.type) {
        case 'MIN_NUMBER':
          return number.min(rule.value, failure)
        case 'MAX_NUMBER':
          return number.max(rule.value, failure)
        default:
          return number
      }
    },
    z.int({ error }).min(INT32.min, { error }).max(INT32.max, { error }),
  )
}

function messageOf(rules: readonly AnswerRule[], type: AnswerRule['type'], otherwise: string): string {
  return rules.find(rule => rule.type === type)?.message ?? otherwise
}

function isRequired(rules: readonly AnswerRule[]): boolean {
  return rules.some(rule => rule.type === 'REQUIRED')
}

function requiredFailure(rules: readonly AnswerRule[]) {
  return { error: messageOf(rules, 'REQUIRED', 'Required'), abort: true }
}

/** A `fromPlain` for the plain values that a schema accepts. */
function plain<Plain>(schema: z.ZodType<Plain>, toAnswer: (plain: Plain) => AnswerValue) {
  return (value: unknown): AnswerValue | null => {
    const parsed = schema.safeParse(value)
    return parsed.success ? toAnswer(parsed.data) : null
  }
}

const numeral = z.union([
  z.int(),
  z
    .string()
    .trim()
    .regex(/^-?\d+$/)
    .transform(Number),
])
const wording = z.union([z.string(), z.number().transform(String)])

type Labelled = { label: string; rules: readonly AnswerRule[] }

const TEXT = 'text'

/** The schema of a complete text: trimmed. */
export function textSchema({ label, rules }: Labelled): AnswerSchema {
  return z
    .strictObject(
      { text: textUnder(rules, storableText(label, TEXT).trim()) },
      { error: wrongKind(label, TEXT) },
    )
    .prefault({ text: '' })
    .transform(answer => (answer.text === '' ? undefined : answer))
}

/** The schema of a partial text: stored as typed, with its spaces. */
export function typedTextSchema({ label, rules }: Labelled): AnswerSchema {
  return z
    .strictObject({ text: textUnder(rules, storableText(label, TEXT)) }, { error: wrongKind(label, TEXT) })
    .transform(answer => (answer.text === '' ? undefined : answer))
}

const text: KindRules<'SHORT_TEXT' | 'LONG_TEXT' | 'EMAIL' | 'PHONE'> = {
  takes: TEXT,
  defaultAnswer: () => undefined,
  answerSchema: textSchema,
  savingSchema: typedTextSchema,
  fromPlain: plain(wording, typed => ({ text: typed })),
}

const WHOLE_NUMBER = 'a whole number'

function numberSchema({ label, rules }: Labelled): AnswerSchema {
  const error = wrongKind(label, WHOLE_NUMBER)
  return z
    .strictObject({ number: numberUnder(rules, error) }, { error })
    .optional()
    .refine(answer => answer !== undefined || !isRequired(rules), requiredFailure(rules))
}

const number: KindRules<'NUMBER'> = {
  takes: WHOLE_NUMBER,
  defaultAnswer: () => undefined,
  answerSchema: numberSchema,
  savingSchema: numberSchema,
  fromPlain: plain(numeral, typed => ({ number: typed })),
}

const YES_OR_NO = 'true or false'

function flagSchema(question: Question<string, 'FLAG'>): AnswerSchema {
  const error = wrongKind(question.label, YES_OR_NO)
  return z.strictObject({ flag: z.boolean({ error }) }, { error }).prefault({ flag: question.default })
}

const flag: KindRules<'FLAG'> = {
  takes: YES_OR_NO,
  defaultAnswer: question => ({ flag: question.default }),
  answerSchema: flagSchema,
  savingSchema: flagSchema,
  fromPlain: plain(z.boolean(), ticked => ({ flag: ticked })),
}

const ONE_OPTION = 'one of its options'

function choiceSchema(question: Question<string, 'CHOICE'>): AnswerSchema {
  const { label, rules, options } = question
  const error = wrongKind(label, ONE_OPTION)
  const option = storableText(label, ONE_OPTION)
    .overwrite(value => (value === '' ? (question.default ?? '') : value))
    .refine(value => value === '' || options.some(candidate => candidate.value === value), {
      error: messageOf(rules, 'ONE_OF', error),
      abort: true,
    })
    .refine(value => value !== '' || !isRequired(rules), requiredFailure(rules))
  return z
    .strictObject({ option }, { error })
    .prefault({ option: '' })
    .transform(answer => (answer.option === '' ? undefined : answer))
}

const choice: KindRules<'CHOICE'> = {
  takes: ONE_OPTION,
  defaultAnswer: question => (question.default === undefined ? undefined : { option: question.default }),
  answerSchema: choiceSchema,
  // An emptied choice is no answer. The form shows its default.
  savingSchema: question => choiceSchema({ ...question, default: undefined }),
  fromPlain: plain(wording, option => ({ option })),
}

const SEVERAL_OPTIONS = 'a list of its options'

function multiChoiceSchema(question: Question<string, 'MULTI_CHOICE'>): AnswerSchema {
  const { label, rules } = question
  const error = wrongKind(label, SEVERAL_OPTIONS)
  const most = rules.find(rule => rule.type === 'MAX_ITEMS')
  const options = z
    .array(storableText(label, SEVERAL_OPTIONS), { error })
    .overwrite(values => [...new Set(values)])
    .refine(values => values.every(value => question.options.some(candidate => candidate.value === value)), {
      error: messageOf(rules, 'ONE_OF', error),
      abort: true,
    })
    .refine(values => values.length > 0 || !isRequired(rules), requiredFailure(rules))
    .refine(values => most === undefined || values.length <= most.value, {
      error: most?.message ?? '',
    })
  return z
    .strictObject({ options }, { error })
    .prefault({ options: [...question.default] })
    .transform(answer => (answer.options.length === 0 ? undefined : answer))
}

const multiChoice: KindRules<'MULTI_CHOICE'> = {
  takes: SEVERAL_OPTIONS,
  defaultAnswer: question => (question.default.length === 0 ? undefined : { options: question.default }),
  answerSchema: multiChoiceSchema,
  savingSchema: question => multiChoiceSchema({ ...question, default: [] }),
  fromPlain: plain(z.array(z.string()), options => ({ options })),
}

export const KINDS: { readonly [Kind in QuestionKind]: KindRules<Kind> } = {
  SHORT_TEXT: text,
  LONG_TEXT: text,
  EMAIL: text,
  PHONE: text,
  NUMBER: number,
  FLAG: flag,
  CHOICE: choice,
  MULTI_CHOICE: multiChoice,
}

function rulesOf<Kind extends QuestionKind>(question: Question<string, Kind>): KindRules<Kind> {
  return KINDS[question.kind]
}

/** The default answer of a question; undefined if it has none. */
export function defaultAnswer(question: Question): AnswerValue | undefined {
  return rulesOf(question).defaultAnswer(question)
}

/**
 * The zod schema of one visible question's answer, `undefined` included. It returns the answer to keep: trimmed, with
 * the default, and undefined if there is none.
 */
export const answerSchema = keptByQuestion(question => rulesOf(question).answerSchema(question))

/** Makes each schema once: zod takes far longer to make one than to check an answer with it. */
function keptByQuestion(make: (question: Question) => AnswerSchema): (question: Question) => AnswerSchema {
  const made = new WeakMap<Question, AnswerSchema>()
  return question => {
    const known = made.get(question)
    if (known !== undefined) return known
    const schema = make(question)
    made.set(question, schema)
    return schema
  }
}

/** The rules that a partial answer must keep as well: what can be stored. */
const SAVING_RULES: ReadonlySet<AnswerRule['type']> = new Set([
  'MAX_LENGTH',
  'ONE_OF',
  'MAX_ITEMS',
  'MIN_NUMBER',
  'MAX_NUMBER',
])

/** The schema of a partial answer. A text is stored as typed, with its spaces. */
export const savingSchema = keptByQuestion(question => {
  const rules = question.rules.filter(({ type }) => SAVING_RULES.has(type))
  return rulesOf(question).savingSchema({ ...question, rules })
})
