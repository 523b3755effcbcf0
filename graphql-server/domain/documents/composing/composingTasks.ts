import { wordsToUse } from '../writing/arrange/usable.ts'
import { finishDraft } from '../writing/builtInWriter.ts'
import type { Draft, DraftParagraph, WritingPlan } from '../writing/draft.ts'
import { planDocument } from '../writing/plan.ts'
import { askByModel, questionsPrompt } from '../writing/questions/askByModel.ts'
import type { ProposedFollowUp } from '../writing/questions/followUp.ts'
import { type Telling, toldIn } from '../writing/questions/toldIn.ts'
import type { WritingRequest } from '../writing/request.ts'
import {
  type AnsweredText,
  type Claim,
  claimsIn,
  statementKey,
} from '../writing/statements/takeStatements.ts'

/*
 * The tasks of a composing thread. Each reads all answers, which may be 50,000 words and take seconds of processor
 * time.
 */

/** The computations of the writer that uses an outside model. */
export { groundSentences as ground, prepareDocument as prepare } from '../writing/model/groundwork.ts'
export { reviewDocument as review } from './reviewDocument.ts'

/** A plan, and how many words of the answers a text can use. */
export type PlannedDocument = { plan: WritingPlan; wordsToWriteFrom: number }

export function plan(request: WritingRequest): PlannedDocument {
  return { plan: planDocument(request), wordsToWriteFrom: wordsToUse(request) }
}

/** Counts a draft's words, and names the answers that would add more. */
export function finish({
  request,
  plan,
  paragraphs,
}: {
  request: WritingRequest
  plan: WritingPlan
  paragraphs: readonly DraftParagraph[]
}): Draft {
  return finishDraft(request, plan, paragraphs)
}

/** The statements of a person's answers, and texts as the person's decisions about statements leave them. */
export {
  takeStatements as statements,
  textsAsDecided as decided,
} from '../writing/statements/takeStatements.ts'

/** A place's answers, and what was asked about them before. */
export type QuestionsToAsk = Telling & {
  /** Of the questions that were asked (`followUpKey`). */
  keys: readonly string[]
  room: number
  /** The present one. */
  /** The one that the document is for. */
  university: string | null
  /** What an outside model proposed; null where none was asked, or it did not answer. */
  reply: string | null
}

/** Questions about the gaps in a person's answers: the model's that may be asked, then ours. */
export function questions({ keys, room, university, reply, ...telling }: QuestionsToAsk): ProposedFollowUp[] {
  return askByModel({ told: toldIn(telling), asked: keys, room, university, reply })
}

/** What a model is asked for questions with. */
export function askModel(telling: Telling): ReturnType<typeof questionsPrompt> {
  return questionsPrompt(toldIn(telling))
}

/** The claims of a reply, with their keys as statements. */
export function claims({ text, ...of }: AnsweredText): (Claim & { key: string })[] {
  return claimsIn(text).map(claim => ({ ...claim, key: statementKey(claim, of) }))
}
