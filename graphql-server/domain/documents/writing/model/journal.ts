/** The replies of a model for one document, kept so that a writer that is killed asks nothing twice. */
import { createHash } from 'node:crypto'
import type { LanguageModel, ModelAnswer, ModelQuestion } from '../../../../infra/languageModel.ts'

/** An answer that may be used again. That a model stays away is none. */
export type KeptReply = {
  answer: Exclude<ModelAnswer, { outcome: 'UNAVAILABLE' }>
  /** How many requests were sent for it, retries included. */
  calls: number
}

export type ReplyJournal = {
  /** The reply to this request, if it was given before. */
  find(requestHash: string): Promise<KeptReply | null>
  /** Keeps a reply, and counts what `calls` requests cost, answered or not. */
  keep(requestHash: string, sent: { answer: ModelAnswer; calls: number }): Promise<void>
  /** The limit that is reached, so that nothing more may be asked now; null while more may be asked. */
  refusal(): Promise<ModelBudget | null>
}

/** For callers without a database: replies are kept as long as the object. */
export function createMemoryJournal(): ReplyJournal {
  const kept = new Map<string, KeptReply>()
  return {
    find: async hash => kept.get(hash) ?? null,
    keep: async (hash, { answer, calls }) => {
      if (answer.outcome !== 'UNAVAILABLE') kept.set(hash, { answer, calls })
    },
    refusal: async () => null,
  }
}

/** The limits on what a model may cost. */
export type ModelBudget = 'DOCUMENT_BUDGET' | 'DAY_BUDGET'

/** A limit is reached: no request was sent. */
export class ModelBudgetMetError extends Error {
  readonly budget: ModelBudget

  constructor(budget: ModelBudget) {
    super(`${budget} is reached`)
    this.budget = budget
  }
}

/**
 * The model with a journal: a request that was answered before is not sent again.
 * `ask` throws ModelBudgetMetError before it sends a request for which no budget is left.
 */
export function journaled(model: LanguageModel, journal: ReplyJournal): LanguageModel {
  return {
    ...model,
    async ask(question) {
      const hash = hashOf(question)
      const kept = await journal.find(hash)
      if (kept !== null) {
        question.calls.left -= kept.calls
        return kept.answer
      }
      if (question.calls.left > 0) {
        const refusal = await journal.refusal()
        if (refusal !== null) throw new ModelBudgetMetError(refusal)
      }
      const before = question.calls.left
      const answer = await model.ask(question)
      await journal.keep(hash, { answer, calls: before - question.calls.left })
      return answer
    },
  }
}

function hashOf({ rules, material, form, calls }: ModelQuestion): string {
  // A question that is asked again, since its answer was of no use, is another request.
  return createHash('sha256')
    .update(JSON.stringify([rules, material, form.name, calls.left]))
    .digest('base64url')
}
