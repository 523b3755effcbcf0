import { z } from 'zod'
import { type FieldFault, ValidationError } from '../errors.ts'
import {
  type AnswerRule,
  type Answers,
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from './definition.ts'
import { answerSchema, savingSchema, textSchema, typedTextSchema } from './kinds.ts'
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

const withThinStory = new WeakMap<Question, Question>()

/** The question without the minimum length that `acceptThinAnswers` waives: the same object each time. */
function withThinStoryAccepted(question: Question): Question {
  const known = withThinStory.get(question)
  if (known !== undefined) return known
  const waived = { ...question, rules: question.rules.filter(rule => rule.type !== 'MIN_LENGTH') }
  withThinStory.set(question, waived)
  return waived
}

type Background = QuestionnaireDefinition['background'][number]

/** Background as its check sees it: a text with a maximum length. */
function asText({ label, maxLength }: Background): { label: string; rules: readonly AnswerRule[] } {
  const message = `Please keep “${label}” to ${maxLength.toLocaleString('en-GB')} characters`
  return { label, rules: [{ type: 'MAX_LENGTH', value: maxLength, message }] }
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
    if (sent.get(background.key) !== undefined) keep(background.key, textSchema(asText(background)))
  }
  for (const key of sent.keys()) {
    if (!known.has(key)) faults.push({ path: key, message: `There is no question “${key}”.` })
  }
  faults.push(...repeated)
  if (faults.length > 0) throw new ValidationError(faults)
  return { answers: kept }
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
    return background ? typedTextSchema(asText(background)) : null
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
