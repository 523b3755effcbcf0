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
  /** What differs from the answers that all vectors of a questionnaire start from. */
  changes: readonly Change[]
  hidden: readonly string[]
  faults: readonly { path: string; message: string }[]
  /** What the server keeps, as changes of the same answers; null when it refuses them. */
  kept: readonly Change[] | null
}
export type VectorSet = {
  questionnaire: { type: string; form: string; sections: readonly object[] }
  base: readonly Change[]
  vectors: readonly Vector[]
}

/** What the server's checks say about answers, for each questionnaire. */
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

/** Values of a form with these changes, upon those that it starts from; an answer taken away leaves its field fresh. */
export function valuesWith(start: FormValues, ...changes: readonly (readonly Change[])[]): FormValues {
  const values = { ...start }
  for (const { key, value } of changes.flat()) {
    const fresh = start[key]
    if (value !== null) values[key] = formValueOf(value)
    else if (fresh !== undefined) values[key] = fresh
  }
  return values
}
