import { messages } from './hi.po?public'
import { hindiOf } from './hindiOf.ts'
import type { Translator } from './language.ts'

/** Hindi with the texts of pages for visitors: a file of its own, which only those who chose Hindi load. */
export const HINDI: Translator = {
  ...hindiOf(messages),
  findWhole: async () => (await import('./wholeHindi.ts')).WHOLE_HINDI,
}
