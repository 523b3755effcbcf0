import type { PauseReason } from '../../../generated/prisma/enums.ts'

/** Why a document is paused, in words for its owner. */
export const PAUSE_WORDS: Readonly<Record<PauseReason, string>> = {
  MODEL_AWAY: 'The AI writer does not answer at the moment. What it wrote so far is kept.',
  MODEL_FAILED: 'The AI writer gave nothing that could be used for this draft.',
  DOCUMENT_BUDGET: 'This draft has used all that the AI writer may spend on one draft.',
  DAY_BUDGET: 'The AI writer has spent what it may spend today. It can go on after midnight (UTC).',
}
