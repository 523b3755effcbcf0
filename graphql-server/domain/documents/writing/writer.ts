import type { Writer } from '../../../generated/prisma/enums.ts'
import type { DraftParagraph, WritingPlan } from './draft.ts'
import type { ModelBudget, ReplyJournal } from './model/journal.ts'
import type { WritingRequest } from './request.ts'

/** Words that a writer had and that were cut before anybody saw them. */
export type RemovedClaim = {
  /** The sentence or the words that were cut. */
  text: string
  /** Why, in words for a person. */
  reason: string
}

/** One paragraph of the plan, done. */
export type WrittenSection = {
  /** Grounded and ready to be shown; null where the answers carry nothing for it. */
  paragraph: DraftParagraph | null
  removed: readonly RemovedClaim[]
}

/** Paragraphs that stay, by their place in the plan, from 0; null where the answers gave none and still give none. */
export type KeptParagraphs = ReadonlyMap<number, DraftParagraph | null>

/** What a person asks of a paragraph: its present words, and what they typed. */
export type Wish = { before: string; words: string }

export type SectionsAsked = {
  request: WritingRequest
  plan: WritingPlan
  /** Paragraphs of the plan that are stored already: the next one to write, counted from 0. */
  startAt: number
  /** These stay: nothing need be written in their places, and what is handed out there is not used. */
  kept?: KeptParagraphs
  /** Paragraphs of the person that stand in the text besides those of the plan. */
  beside?: readonly DraftParagraph[]
  /** How the person wishes the paragraph at `startAt` to be worded, and how it stands. Only a model follows it. */
  wish?: Wish
  /** The replies of an outside model for this document. */
  journal: ReplyJournal
  /** Aborted when nobody wants the text any more, or somebody else writes it. */
  signal: AbortSignal
}

/** Writes a planned document, section by section. */
export type SectionWriter = {
  kind: Writer
  /**
   * One section for each paragraph of the plan from `startAt` on, in its order, each grounded before it is handed
   * out. Ends early with the signal's reason when that is aborted.
   */
  write(asked: SectionsAsked): AsyncIterable<WrittenSection>
}

/**
 * The outside model stays away or declines, or its budget is spent. `isPassing`: a later try may succeed. What it
 * answered so far is in the journal: the document is paused until its owner decides.
 */
export class WriterUnavailableError extends Error {
  readonly isPassing: boolean
  /** The limit that was reached; null where the model is the reason. */
  readonly budget: ModelBudget | null
  constructor(why: string, isPassing: boolean, budget: ModelBudget | null = null) {
    super(why)
    this.name = 'WriterUnavailableError'
    this.isPassing = isPassing
    this.budget = budget
  }
}
