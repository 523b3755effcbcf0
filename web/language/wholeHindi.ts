import { messages as others } from './hi.po?other'
import { messages } from './hi.po?public'
import { hindiOf } from './hindiOf.ts'

/** Hindi with all texts, for pages behind sign-in. */
export const WHOLE_HINDI = hindiOf({ ...messages, ...others })
