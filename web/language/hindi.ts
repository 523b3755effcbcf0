import { messages } from './hi.po?public'
import { hindiOf } from './hindiOf.ts'

/** Hindi with the texts of pages for visitors: a file of its own, which only those who chose Hindi load. */
export const HINDI = hindiOf(messages)
