import { addressForm, oneOf, words } from '../../routing/addressForm.ts'

/** What the quick form writes. */
export type QuickType = (typeof QUICK_TYPES)[number]

export const QUICK_TYPES = ['SOP', 'LOR', 'ESSAY'] as const

const LONGEST_TARGET = 200

/** The type that an address asks for, a statement of purpose by default, and the course and university of a link. */
export const QUICK_ADDRESS = addressForm({
  type: oneOf(QUICK_TYPES),
  course: words(LONGEST_TARGET),
  university: words(LONGEST_TARGET),
})

/** The course and the university of an address, by the keys of their questions. */
export function targetOf({
  course,
  university,
}: {
  course: string
  university: string
}): Readonly<Record<string, string>> {
  return { ...(course !== '' && { course }), ...(university !== '' && { targetUniversity: university }) }
}
