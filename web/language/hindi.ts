import { messages } from './hi.po'
import { hindiOf } from './hindiOf.ts'

/** Hindi, with the catalogue: a file of its own, which only those who chose Hindi load. */
export const HINDI = hindiOf(messages)
