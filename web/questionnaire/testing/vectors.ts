import { z } from 'zod'
import type { FormValues } from '../formValues.ts'
import type { FormValue } from '../kinds/value.ts'
import sets from '../questionnaireVectors.json'

type WrittenValue =
  | { text: string }
  | { units: readonly number[] }
  | { runs: readonly { piece: string; times: number }[] }
  | { number: number }
  | { flag: boolean }
  | { option: string }
  | { options: readonly string[] }
type Change = { key: string; value: WrittenValue | null }
export type Vector = {
  name: string
  acceptThinAnswers: boolean
  /** Changes of the base answers of the questionnaire's vectors. */
  changes: readonly Change[]
  hidden: readonly string[]
  faults: readonly { path: string; message: string }[]
  /** The answers that the server saves, as changes of the base answers; null if it refuses them. */
  kept: readonly Change[] | null
}

const rule = z.discriminatedUnion('__typename', [
  z.strictObject({ __typename: z.literal('EmailRule'), message: z.string() }),
  z.strictObject({ __typename: z.literal('MaxItemsRule'), maxItems: z.number(), message: z.string() }),
  z.strictObject({ __typename: z.literal('MaxLengthRule'), maxLength: z.number(), message: z.string() }),
  z.strictObject({ __typename: z.literal('MinLengthRule'), minLength: z.number(), message: z.string() }),
  z.strictObject({ __typename: z.literal('OneOfRule'), message: z.string() }),
  z.strictObject({ __typename: z.literal('RequiredRule'), message: z.string() }),
])
const option = z.strictObject({ value: z.string(), label: z.string(), help: z.string().nullable() })
const question = {
  key: z.string(),
  label: z.string(),
  help: z.string().nullable(),
  placeholder: z.string().nullable(),
  starred: z.boolean(),
  use: z.enum(['INFORM', 'NEVER_IN_TEXT', 'QUOTE']),
  role: z.enum(['NAME', 'TEXT_LENGTH']).nullable(),
  followUp: z.string().nullable(),
  guidance: z.strictObject({ holds: z.string(), good: z.string(), weak: z.string() }).nullable(),
  visibleWhen: z
    .strictObject({ field: z.string(), flag: z.boolean().nullable(), option: z.string().nullable() })
    .nullable(),
  rules: z.array(rule),
}
const field = z.discriminatedUnion('__typename', [
  z.strictObject({ ...question, __typename: z.literal('ShortTextField'), kind: z.literal('SHORT_TEXT') }),
  z.strictObject({ ...question, __typename: z.literal('EmailField'), kind: z.literal('EMAIL') }),
  z.strictObject({ ...question, __typename: z.literal('PhoneField'), kind: z.literal('PHONE') }),
  z.strictObject({
    ...question,
    __typename: z.literal('LongTextField'),
    kind: z.literal('LONG_TEXT'),
    suggestedWords: z.number().nullable(),
    metricsHint: z.boolean(),
  }),
  z.strictObject({
    ...question,
    __typename: z.literal('FlagField'),
    kind: z.literal('FLAG'),
    initialFlag: z.boolean(),
  }),
  z.strictObject({
    ...question,
    __typename: z.literal('ChoiceField'),
    kind: z.literal('CHOICE'),
    options: z.array(option),
    initialOption: z.string().nullable(),
  }),
  z.strictObject({
    ...question,
    __typename: z.literal('MultiChoiceField'),
    kind: z.literal('MULTI_CHOICE'),
    options: z.array(option),
    initialOptions: z.array(z.string()),
  }),
])
const questionnaire = z.strictObject({
  __typename: z.literal('Questionnaire'),
  type: z.enum(['SOP', 'LOR', 'ESSAY']),
  form: z.enum(['QUICK', 'WIZARD']),
  version: z.number(),
  title: z.string(),
  minutesFrom: z.number(),
  minutesTo: z.number(),
  sections: z.array(
    z.strictObject({ key: z.string(), title: z.string(), description: z.string(), fields: z.array(field) }),
  ),
})

/** A questionnaire as the server answers it, without its global id. */
export type AnsweredQuestionnaire = z.infer<typeof questionnaire>
export type VectorSet = {
  questionnaire: AnsweredQuestionnaire
  base: readonly Change[]
  vectors: readonly Vector[]
}

/** The results of the server's validation, for each questionnaire. */
export const vectorSets: readonly VectorSet[] = sets.map(set => ({
  ...set,
  // TypeScript widens the strings of a JSON file.
  questionnaire: questionnaire.parse(set.questionnaire),
}))

/** The questionnaire of this type and form. */
export function findQuestionnaire(
  wanted: Pick<AnsweredQuestionnaire, 'type' | 'form'>,
): AnsweredQuestionnaire {
  const set = vectorSets.find(
    ({ questionnaire: { type, form } }) => type === wanted.type && form === wanted.form,
  )
  if (!set) throw new Error(`There is no questionnaire ${wanted.type} ${wanted.form}`)
  return set.questionnaire
}

function formValueOf(written: WrittenValue): FormValue {
  if ('text' in written) return written.text
  if ('units' in written) return String.fromCharCode(...written.units)
  if ('runs' in written) return written.runs.map(({ piece, times }) => piece.repeat(times)).join('')
  if ('number' in written) return String(written.number)
  if ('flag' in written) return written.flag
  if ('option' in written) return written.option
  return written.options
}

/** The values of a form after these changes of its start values. A removed answer leaves the start value. */
export function valuesWith(start: FormValues, ...changes: readonly (readonly Change[])[]): FormValues {
  const values = { ...start }
  for (const { key, value } of changes.flat()) {
    const startValue = start[key]
    if (value !== null) values[key] = formValueOf(value)
    else if (startValue !== undefined) values[key] = startValue
  }
  return values
}
