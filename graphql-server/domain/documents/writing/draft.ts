/** The shapes that a written document has on its way from the answers to the page. */

/** An answer that a sentence rests on: which question, and the words of the answer that it took. */
export type SentenceSource = {
  key: string
  label: string
  quote: string
  /** Where the words were said, if they are of a statement that the person chose from their story. Not stored. */
  saidIn?: string
}

export type DraftSentence = {
  text: string
  sources: readonly SentenceSource[]
  /** Set where the person wrote the sentence in the editor. It has no sources. */
  origin?: 'PERSON'
  /** Set in a section where the sentence begins a further paragraph of its part. A finished text has these parted. */
  opens?: true
}

export type DraftParagraph = {
  /** Its stable name within the document, once the text was edited. A text that was never edited has none; readDocumentText.ts names its paragraphs by place. */
  key?: string
  /** The paragraph's job in the plan: 'opening', 'preparation', 'evidence' … */
  job: string
  /** The line of the outline that a person sees. */
  title: string
  sentences: readonly DraftSentence[]
  /** Set where the person wants it kept word for word in a redraft. */
  isLocked?: true
}

/** The full text as it is stored, sealed. */
export type DraftText = { paragraphs: readonly DraftParagraph[] }

/** An answer that would carry more of the text if it were longer, with what to add. */
export type AnswerAdvice = { key: string; label: string; advice: string }

/** What a writer hands back when it is done. */
export type Draft = {
  text: DraftText
  /** Words of prose, counted as the results page counts them. */
  wordCount: number
  targetWords: number
  advice: readonly AnswerAdvice[]
}

/** One paragraph of the plan: its job, its share of the words (0 to 1; all shares sum to 1), what may feed it. */
export type PlannedParagraph = {
  job: string
  title: string
  share: number
  keys: readonly string[]
}

export type WritingPlan = { targetWords: number; tone: string; paragraphs: readonly PlannedParagraph[] }

/** What may be shown without a plan that shows all: the outline, the opening and the best paragraph. */
export type DocumentPreview = {
  outline: readonly { title: string }[]
  /** Sentences of the opening and of the best paragraph: at most a third of the prose words. */
  opening: readonly DraftParagraph[]
  advice: readonly AnswerAdvice[]
}
