/** Why the server refused a form: in a sentence, and for the fields that it names. */
export type Refusal = { message: string; faults: Readonly<Record<string, string>> }

/** What the server refused, and the values that it was said of. */
export type Refused = Refusal & { values: Readonly<Record<string, string>> }

/** The first fault of each field stands beside it. */
export function refusalOf(
  message: string,
  fields: readonly { path: string; message: string }[] = [],
): Refusal {
  const faults: Record<string, string> = {}
  for (const field of fields) faults[field.path] ??= field.message
  return { message, faults }
}
