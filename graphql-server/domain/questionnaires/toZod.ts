import { z } from 'zod'
import { type FieldFault, ValidationError } from '../errors.ts'
import { isStorable } from '../parseInput.ts'
import {
  type AnswerRule,
  type Answers,
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from './definition.ts'
import { MOST_ANSWERS } from './limits.ts'
import { isVisible } from './visibility.ts'

const sentAnswers = z
  .array(
    z.object(
      {
        key: z.string({ error: 'Each answer names its question.' }).min(1).max(100),
        value: z.unknown(),
      },
      { error: 'Each answer has a key and a value.' },
    ),
    { error: 'Send the answers as a list of keys and values.' },
  )
  .max(MOST_ANSWERS, { error: `At most ${MOST_ANSWERS} answers are taken at once.` })

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

type Refusals = { wrongKind: string; unstorable: string }

function refusalsFor(label: string, takes: string): Refusals {
  return {
    wrongKind: `“${label}” takes ${takes}.`,
    unstorable: `“${label}” contains a character that cannot be kept. Please remove it.`,
  }
}

function storableText({ wrongKind, unstorable }: Refusals) {
  return z.string({ error: wrongKind }).refine(isStorable, { error: unstorable, abort: true })
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

function numberUnder(rules: readonly AnswerRule[], wrongKind: string) {
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
    z.int({ error: wrongKind }).min(INT32.min, { error: wrongKind }).max(INT32.max, { error: wrongKind }),
  )
}

function messageOf(rules: readonly AnswerRule[], type: AnswerRule['type'], otherwise: string): string {
  return rules.find(rule => rule.type === type)?.message ?? otherwise
}

function isRequired(rules: readonly AnswerRule[]): boolean {
  return rules.some(rule => rule.type === 'REQUIRED')
}

/**
 * The zod schema of one visible question's answer, `undefined` included. It returns the answer to keep: trimmed, with
 * the default, and undefined if there is none.
 */
export function answerSchema(question: Question): z.ZodType<AnswerValue | undefined> {
  const { rules, label } = question
  const required = { error: messageOf(rules, 'REQUIRED', 'Required'), abort: true }
  switch (question.kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'EMAIL':
    case 'PHONE': {
      const refusals = refusalsFor(label, 'text')
      return z
        .strictObject(
          { text: textUnder(rules, storableText(refusals).trim()) },
          { error: refusals.wrongKind },
        )
        .prefault({ text: '' })
        .transform(answer => (answer.text === '' ? undefined : answer))
    }
    case 'NUMBER': {
      const { wrongKind } = refusalsFor(label, 'a whole number')
      return z
        .strictObject({ number: numberUnder(rules, wrongKind) }, { error: wrongKind })
        .optional()
        .refine(answer => answer !== undefined || !isRequired(rules), required)
    }
    case 'FLAG': {
      const { wrongKind } = refusalsFor(label, 'true or false')
      return z
        .strictObject({ flag: z.boolean({ error: wrongKind }) }, { error: wrongKind })
        .prefault({ flag: question.default })
    }
    case 'CHOICE': {
      const refusals = refusalsFor(label, 'one of its options')
      const unknownOption = { error: messageOf(rules, 'ONE_OF', refusals.wrongKind), abort: true }
      const option = storableText(refusals)
        .overwrite(value => (value === '' ? (question.default ?? '') : value))
        .refine(
          value => value === '' || question.options.some(candidate => candidate.value === value),
          unknownOption,
        )
        .refine(value => value !== '' || !isRequired(rules), required)
      return z
        .strictObject({ option }, { error: refusals.wrongKind })
        .prefault({ option: '' })
        .transform(answer => (answer.option === '' ? undefined : answer))
    }
    case 'MULTI_CHOICE': {
      const refusals = refusalsFor(label, 'a list of its options')
      const unknownOption = { error: messageOf(rules, 'ONE_OF', refusals.wrongKind), abort: true }
      const most = rules.find(rule => rule.type === 'MAX_ITEMS')
      const options = z
        .array(storableText(refusals), { error: refusals.wrongKind })
        .overwrite(values => [...new Set(values)])
        .refine(
          values => values.every(value => question.options.some(candidate => candidate.value === value)),
          unknownOption,
        )
        .refine(values => values.length > 0 || !isRequired(rules), required)
        .refine(values => most === undefined || values.length <= most.value, {
          error: most?.message ?? '',
        })
      return z
        .strictObject({ options }, { error: refusals.wrongKind })
        .prefault({ options: [...question.default] })
        .transform(answer => (answer.options.length === 0 ? undefined : answer))
    }
  }
}

/** The question without the minimum length that `acceptThinAnswers` waives. */
function withThinStoryAccepted(question: Question): Question {
  return { ...question, rules: question.rules.filter(rule => rule.type !== 'MIN_LENGTH') }
}

type Background = QuestionnaireDefinition['background'][number]

function backgroundRule({ label, maxLength }: Background): AnswerRule {
  return {
    type: 'MAX_LENGTH',
    value: maxLength,
    message: `Please keep “${label}” to ${maxLength.toLocaleString('en-GB')} characters`,
  }
}

function backgroundSchema(background: Background) {
  const refusals = refusalsFor(background.label, 'text')
  const text = textUnder([backgroundRule(background)], storableText(refusals).trim())
  return z
    .strictObject({ text }, { error: refusals.wrongKind })
    .transform(answer => (answer.text === '' ? undefined : answer))
}

/** The list as sent, by key. Throws if it is no such list or answers one question twice. */
function readSentAnswers(answers: unknown): { sent: Map<string, unknown>; repeated: FieldFault[] } {
  const list = sentAnswers.safeParse(answers)
  if (!list.success) {
    throw new ValidationError(
      list.error.issues.map(issue => ({
        path: ['answers', ...issue.path.map(String)].join('.'),
        message: issue.message,
      })),
    )
  }
  const sent = new Map<string, unknown>()
  const repeated = new Map<string, FieldFault>()
  for (const { key, value } of list.data) {
    if (sent.has(key)) repeated.set(key, { path: key, message: 'This question is answered more than once.' })
    sent.set(key, value)
  }
  return { sent, repeated: [...repeated.values()] }
}

/**
 * Checks a list of `{ key, value }` against a questionnaire and returns the answers to keep: texts trimmed, with
 * defaults, without empty answers and those of hidden questions, background included.
 *
 * `acceptThinAnswers` waives the minimum length of the key stories and nothing else. An empty key story passes then.
 *
 * Throws one ValidationError with a fault for every invalid answer, with the question's key as the path: rules, answers
 * of the wrong kind, unknown keys, keys sent twice, characters that cannot be stored.
 */
export function checkAnswers({
  definition,
  answers,
  acceptThinAnswers = false,
}: {
  definition: QuestionnaireDefinition
  answers: unknown
  acceptThinAnswers?: boolean
}): { answers: Answers } {
  const { sent, repeated } = readSentAnswers(answers)
  const faults: FieldFault[] = []
  const kept: Record<string, AnswerValue> = {}
  const keep = (key: string, schema: z.ZodType<AnswerValue | undefined>) => {
    const checked = schema.safeParse(sent.get(key))
    if (!checked.success) faults.push({ path: key, message: checked.error.issues[0]?.message ?? 'Required' })
    else if (checked.data !== undefined) kept[key] = checked.data
  }
  const known = new Set<string>()
  for (const question of questionsOf(definition)) {
    known.add(question.key)
    if (!isVisible(question, kept)) continue
    const waived = acceptThinAnswers && question.keyStory !== undefined
    keep(question.key, answerSchema(waived ? withThinStoryAccepted(question) : question))
  }
  for (const background of definition.background) {
    known.add(background.key)
    if (sent.get(background.key) !== undefined) keep(background.key, backgroundSchema(background))
  }
  for (const key of sent.keys()) {
    if (!known.has(key)) faults.push({ path: key, message: `There is no question “${key}”.` })
  }
  faults.push(...repeated)
  if (faults.length > 0) throw new ValidationError(faults)
  return { answers: kept }
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
function savingSchema(question: Question): z.ZodType<AnswerValue | undefined> {
  const rules = question.rules.filter(({ type }) => SAVING_RULES.has(type))
  switch (question.kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'EMAIL':
    case 'PHONE':
      return typedTextSchema(question.label, rules)
    // An emptied choice is no answer. The form shows its default.
    case 'CHOICE':
      return answerSchema({ ...question, rules, default: undefined })
    case 'MULTI_CHOICE':
      return answerSchema({ ...question, rules, default: [] })
    default:
      return answerSchema({ ...question, rules })
  }
}

function typedTextSchema(label: string, rules: readonly AnswerRule[]): z.ZodType<AnswerValue | undefined> {
  const refusals = refusalsFor(label, 'text')
  return z
    .strictObject({ text: textUnder(rules, storableText(refusals)) }, { error: refusals.wrongKind })
    .transform(answer => (answer.text === '' ? undefined : answer))
}

/** A key, shortened for messages. */
function shownKey(key: string): string {
  return key.length > 100 ? `${key.slice(0, 100).toWellFormed()}…` : key
}

/**
 * Checks partial answers while a person types: each separately, and an invalid one does not stop the others. Refused
 * are answers of another kind, unknown keys and options, more characters or items than the question allows, and numbers
 * out of range. An answer may be missing, too short or half an address.
 *
 * @returns the answers to keep by key, null where the answer is removed, and the faults of the refused ones
 */
export function checkAnswersToSave({
  definition,
  answers,
}: {
  definition: QuestionnaireDefinition
  answers: readonly { key: string; value?: unknown }[]
}): { kept: ReadonlyMap<string, AnswerValue | null>; refused: FieldFault[] } {
  const questions = new Map(questionsOf(definition).map(question => [question.key, question]))
  const backgrounds = new Map(definition.background.map(background => [background.key, background]))
  const schemaOf = (key: string) => {
    const question = questions.get(key)
    const background = backgrounds.get(key)
    if (question) return savingSchema(question)
    return background ? typedTextSchema(background.label, [backgroundRule(background)]) : null
  }
  const times = new Map<string, number>()
  for (const { key } of answers) times.set(key, (times.get(key) ?? 0) + 1)

  const kept = new Map<string, AnswerValue | null>()
  const refused = new Map<string, string>()
  for (const { key, value } of answers) {
    const schema = schemaOf(key)
    if (schema === null) refused.set(shownKey(key), `There is no question “${shownKey(key)}”.`)
    else if (times.get(key) !== 1) refused.set(key, 'This question is answered more than once.')
    else if (value === undefined || value === null) kept.set(key, null)
    else {
      const checked = schema.safeParse(value)
      if (checked.success) kept.set(key, checked.data ?? null)
      else refused.set(key, checked.error.issues[0]?.message ?? 'This answer cannot be kept.')
    }
  }
  return { kept, refused: [...refused].map(([path, message]) => ({ path, message })) }
}
