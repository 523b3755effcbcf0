import type { FormOption } from './question.ts'

/** Options as the graph describes them. */
export function readOptions(
  described: readonly { value: string; label: string; help: string | null | undefined }[],
): readonly FormOption[] {
  return described.map(option => ({ ...option, help: option.help ?? null }))
}

/** The label of an option; the value itself where there is no such option any more. */
export function labelOf(options: readonly FormOption[], value: string): string {
  return options.find(option => option.value === value)?.label ?? value
}
