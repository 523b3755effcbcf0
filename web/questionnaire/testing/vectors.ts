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
export type VectorSet = {
  questionnaire: { type: string; form: string; sections: readonly object[] }
  base: readonly Change[]
  vectors: readonly Vector[]
}

/** The results of the server's validation, for each questionnaire. */
export const vectorSets: readonly VectorSet[] = sets

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
