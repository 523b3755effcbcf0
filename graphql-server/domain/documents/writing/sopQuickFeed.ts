import type { SopQuickBackgroundKey, SopQuickKey } from '../../questionnaires/sopQuick.ts'

/** What may feed the quick statement of purpose: its questions, and the background answers. */
export type SopQuickFeed = SopQuickKey | SopQuickBackgroundKey
