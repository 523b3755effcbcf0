import { z } from 'zod'
import { type FieldFault, ValidationError } from '../errors.ts'
import { type AnswerValue, type Question, type QuestionnaireDefinition, questionsOf } from './definition.ts'
import { MOST_ANSWERS } from './limits.ts'

const numeral = z.union([
  z.int(),
  z
    .string()
    .trim()
    .regex(/^-?\d+$/)
    .transform(Number),
])
const wording = z.union([z.string(), z.number().transform(String)])

type Reading = { takes: string; read: (plain: unknown) => AnswerValue | null }

function readingOf(kind: Question['kind']): Reading {
  const accept =
    <Plain>(schema: z.ZodType<Plain>, toAnswer: (plain: Plain) => AnswerValue): Reading['read'] =>
    plain => {
      const parsed = schema.safeParse(plain)
      return parsed.success ? toAnswer(parsed.data) : null
    }
  switch (kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'EMAIL':
    case 'PHONE':
      return { takes: 'text', read: accept(wording, text => ({ text })) }
    case 'NUMBER':
      return { takes: 'a whole number', read: accept(numeral, number => ({ number })) }
    case 'FLAG':
      return { takes: 'true or false', read: accept(z.boolean(), flag => ({ flag })) }
    case 'CHOICE':
      return { takes: 'one of its options', read: accept(wording, option => ({ option })) }
    case 'MULTI_CHOICE':
      return { takes: 'a list of its options', read: accept(z.array(z.string()), options => ({ options })) }
  }
}

/**
 * Parses the plain object of the REST calls (`{ studentFullName: 'Maya', wordCount: 1000 }`) into answers, by the kinds
 * of the questionnaire's questions. Empty texts and nulls count as missing. Rules are not checked here.
 *
 * @returns the answers that can be read, and a fault for every unknown key and every value that its question cannot
 * take
 * @throws ValidationError if the value is no object or has too many keys
 */
export function fromRestQuestionnaire({
  definition,
  questionnaire,
}: {
  definition: QuestionnaireDefinition
  questionnaire: unknown
}): { answers: { key: string; value: AnswerValue }[]; faults: FieldFault[] } {
  if (typeof questionnaire !== 'object' || questionnaire === null || Array.isArray(questionnaire)) {
    throw new ValidationError([
      { path: 'questionnaire', message: 'Send the questionnaire as an object of answers by key.' },
    ])
  }
  const plain: readonly (readonly [string, unknown])[] = Object.entries(questionnaire)
  if (plain.length > MOST_ANSWERS) {
    throw new ValidationError([
      { path: 'questionnaire', message: `At most ${MOST_ANSWERS} answers are taken at once.` },
    ])
  }
  const readings = new Map<string, Reading & { label: string }>([
    ...questionsOf(definition).map(({ key, kind, label }) => [key, { ...readingOf(kind), label }] as const),
    ...definition.background.map(({ key, label }) => [key, { ...readingOf('LONG_TEXT'), label }] as const),
  ])
  const faults: FieldFault[] = []
  const answers: { key: string; value: AnswerValue }[] = []
  for (const [key, sent] of plain) {
    const reading = readings.get(key)
    if (reading === undefined) {
      faults.push({ path: key, message: `There is no question “${key}”.` })
      continue
    }
    if (sent === null || sent === undefined || sent === '') continue
    const value = reading.read(sent)
    if (value === null) faults.push({ path: key, message: `“${reading.label}” takes ${reading.takes}.` })
    else answers.push({ key, value })
  }
  return { answers, faults }
}
