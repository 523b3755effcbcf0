/** What a field holds while it is edited: numbers as they are typed, a choice as its option's value ('' for none). */
export type FormValue = string | boolean | readonly string[]

/** The value of an answer as the graph takes it: exactly one member is set. */
export type AnswerValue =
  | { text: string }
  | { number: number }
  | { flag: boolean }
  | { option: string }
  | { options: readonly string[] }

/** The value of an answer as the graph returns it: the member for the question's kind is set. */
export type GivenAnswer = {
  readonly text?: string | null | undefined
  readonly number?: number | null | undefined
  readonly flag?: boolean | null | undefined
  readonly option?: string | null | undefined
  readonly options?: readonly string[] | null | undefined
}

/** A field's value as text; a value of another type counts as empty. */
export function asText(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** A field's value as a list of options; a value of another type counts as empty. */
export function asList(value: FormValue | undefined): readonly string[] {
  return typeof value === 'object' ? value : []
}

/** Whether two values of a field are the same. The order of several options counts. */
export function isSameFormValue(one: FormValue, other: FormValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((option, index) => option === other[index])
}
