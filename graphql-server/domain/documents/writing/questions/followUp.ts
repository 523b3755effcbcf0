/** A question about a gap between two things that a person said, and what they did with it. */
import { z } from 'zod'
import type { FollowUpState, QuestionAddressee, QuestionAsker } from '../../../../generated/prisma/enums.ts'
import type { Statement } from '../statements/statement.ts'

/** The most follow-up questions of one draft or document. */
export const MOST_FOLLOW_UPS = 7
/** The most suggestions of one question. */
export const MOST_SUGGESTIONS = 2
/** The longest reply, in characters. */
export const LONGEST_REPLY = 20_000

/**
 * A statement as a question shows it: its words at the time of asking, and the question of the questionnaire that it
 * answered, by key and as it was shown.
 */
export const followUpQuotes = z.array(
  z.object({ statementKey: z.string(), words: z.string(), key: z.string(), label: z.string() }),
)
export type FollowUpQuote = z.infer<typeof followUpQuotes>[number]

export const followUpSuggestions = z.array(z.string()).max(MOST_SUGGESTIONS)

/** Replies of other devices that a later one replaced. */
export const storedReplies = z.array(
  z.object({ reply: z.string(), savedAt: z.iso.datetime().transform(text => new Date(text)) }),
)
export type SetAsideReply = z.infer<typeof storedReplies>[number]

/** A question that a template or a model proposes, before it is stored. */
export type ProposedFollowUp = {
  /** The kind of gap: a template's name, or what the model called it. */
  gap: string
  /** The statements that it joins: one or two. */
  joins: readonly Statement[]
  /** The same as the question shows them. */
  quotes: readonly FollowUpQuote[]
  text: string
  /** Why a reader would miss the answer. */
  why: string
  /** At most two, different in substance, and each only puts together what the joined statements say. */
  suggestions: readonly string[]
  addressee: QuestionAddressee
}

/** A stored question. It belongs to a draft, a document, or a document and the draft that it was made from. */
export type FollowUp = {
  id: number
  draftId: number | null
  documentId: number | null
  number: number
  asker: QuestionAsker
  modelName: string | null
  addressee: QuestionAddressee
  gap: string
  quotes: readonly FollowUpQuote[]
  text: string
  why: string
  suggestions: readonly string[]
  state: FollowUpState
  /** The position of the confirmed suggestion, from 0; null where none was confirmed. */
  confirmed: number | null
  reply: string | null
  revision: number
  setAside: readonly SetAsideReply[]
  answeredAt: Date | null
}
