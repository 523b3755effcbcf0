import { z } from 'zod'
import { type FieldFault, ValidationError } from './errors.ts'

/**
 * Checks a caller's input and reports every fault at once, by field.
 * @throws ValidationError with the first fault of each field, in the order of the schema.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ValidationError(faultsOf(parsed.error))
}

/** The first fault of each field, with a dotted path. */
export function faultsOf(error: z.ZodError): FieldFault[] {
  const faults = new Map<string, string>()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        faults.set([...issue.path, key].map(String).join('.'), 'This field is not known')
      continue
    }
    const path = issue.path.map(String).join('.')
    if (!faults.has(path)) faults.set(path, issue.message)
  }
  return [...faults].map(([path, message]) => ({ path, message }))
}

/**
 * A typed text: trimmed, without NUL (PostgreSQL cannot store it) and without lone surrogates. A missing one is
 * 'Required'.
 */
export function typedText() {
  return z
    .string({
      error: issue => (issue.input === undefined || issue.input === null ? 'Required' : 'Must be a text'),
    })
    .refine(isStorable, { error: 'Contains a character that cannot be saved', abort: true })
    .trim()
}

/** Whether a text can be stored unchanged: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** A text that may be left out. An empty one counts as left out. */
export function optionalText(maxLength: number) {
  return typedText()
    .max(maxLength, `Please keep this under ${maxLength.toLocaleString('en')} characters`)
    .nullish()
    .transform(text => (text === undefined || text === null || text === '' ? null : text))
}
