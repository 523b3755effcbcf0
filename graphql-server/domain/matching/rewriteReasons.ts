import type { Writer } from '../../generated/prisma/enums.ts'
import type { LanguageModel } from '../../infra/languageModel.ts'
import { CUT_OUT } from '../language/cleanText.ts'
import { findUnsupportedIn, gatherEvidence } from '../language/grounding.ts'
import { tidied } from '../language/tidied.ts'
import { readReasons, reasonsPrompt } from './reasonsPrompt.ts'
import type { MatchFactor, ScoredProgram } from './types.ts'

/** The timeout for all reasons, in milliseconds: a person is waiting for the matches. */
export const REASONS_TIMEOUT = 15_000
/** No model writes many more than these in that time. The others keep the composed reason. */
export const MOST_REWRITTEN = 12
/** One attempt, and one more if the server needs another request format. */
const CALLS = 2
const LONGEST_REASON = 400

/** The reason of a match, and who wrote it. */
export type Reason = { reason: string; writer: Writer }

/**
 * Lets an outside model write the reasons of the best matches, from their factors only. A reason that says more than
 * its factors is replaced by the composed one. If the model fails, all reasons are the composed ones.
 */
export async function rewriteReasons({
  model,
  matches,
  timeout = REASONS_TIMEOUT,
}: {
  /** Null if none is configured, or the person did not choose it. */
  model: LanguageModel | null
  matches: readonly ScoredProgram[]
  timeout?: number
}): Promise<Reason[]> {
  const requested = model === null ? [] : matches.slice(0, MOST_REWRITTEN)
  const rewritten =
    model === null || requested.length === 0
      ? new Map<number, string>()
      : await ask({ model, matches: requested, timeout })
  return matches.map(({ reason, factors }, index) => {
    // A model may return numbers that were not requested.
    const own = index < requested.length ? rewritten.get(index + 1) : undefined
    const text = own === undefined ? null : checked(own, factors)
    return text === null ? { reason, writer: 'BUILT_IN' } : { reason: text, writer: 'MODEL' }
  })
}

async function ask({
  model,
  matches,
  timeout,
}: {
  model: LanguageModel
  matches: readonly ScoredProgram[]
  timeout: number
}): Promise<Map<number, string>> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const answer = await model.ask({ ...reasonsPrompt(matches), calls: { left: CALLS }, signal })
    return answer.outcome === 'ANSWERED' ? readReasons(answer.text) : new Map()
  } catch (error) {
    if (signal.aborted) return new Map()
    throw error
  }
}

/** Claims about admission that models like to make and nobody can know. */
const PROMISES =
  /\b(?:chances?|odds|likel(?:y|ihood)|probab\p{L}*|guarantee\p{L}*|(?:be|being|get|getting) (?:admitted|accepted|in)|(?:certain|sure) to)\b/iu

/** The reason if it may be shown; null if it has a number or name that its factors lack, or a promise. */
function checked(sent: string, factors: readonly MatchFactor[]): string | null {
  const text = tidied(sent)
  if (text === '' || text.length > LONGEST_REASON || PROMISES.test(text) || text.includes(CUT_OUT))
    return null
  const said = factors.flatMap(({ name, why, weight }) => (weight > 0 ? [name, why] : []))
  return findUnsupportedIn(text, gatherEvidence({}, said)).length === 0 ? text : null
}
