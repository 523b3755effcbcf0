import type { Writer } from '../../generated/prisma/enums.ts'
import type { LanguageModel } from '../../infra/languageModel.ts'
import { CUT_OUT } from '../language/cleanText.ts'
import { findUnsupportedIn, gatherEvidence } from '../language/grounding.ts'
import { tidied } from '../language/tidied.ts'
import { readReasons, reasonsPrompt } from './reasonsPrompt.ts'
import type { MatchFactor, ScoredProgram } from './types.ts'

/** Somebody waits for their matches: what has not come by then is not waited for. In milliseconds. */
export const REASONS_TIMEOUT = 15_000
/** No model writes many more than these in that time; the others keep the sentence that was composed. */
export const MOST_REWRITTEN = 12
/** One question, and one more when a server has to be asked in another way. */
const CALLS = 2
const LONGEST_REASON = 400

/** Why a match is one, and who put it into words. */
export type Reason = { reason: string; writer: Writer }

/**
 * Has an outside model put the reasons of the best matches into words, from their factors alone. A reason that says
 * what its factors don't keeps the sentence that was composed from them; so do all when the model stays away.
 */
export async function rewriteReasons({
  model,
  matches,
  timeout = REASONS_TIMEOUT,
}: {
  /** Null where none is configured, or the person did not choose it. */
  model: LanguageModel | null
  matches: readonly ScoredProgram[]
  timeout?: number
}): Promise<Reason[]> {
  const asked = model === null ? [] : matches.slice(0, MOST_REWRITTEN)
  const rewritten =
    model === null || asked.length === 0
      ? new Map<number, string>()
      : await ask({ model, matches: asked, timeout })
  return matches.map(({ reason, factors }, index) => {
    // A model may answer what it was not asked.
    const own = index < asked.length ? rewritten.get(index + 1) : undefined
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

/** What a model likes to say of an application, and nobody can know. */
const PROMISES =
  /\b(?:chances?|odds|likel(?:y|ihood)|probab\p{L}*|guarantee\p{L}*|(?:be|being|get|getting) (?:admitted|accepted|in)|(?:certain|sure) to)\b/iu

/** The reason as it may be shown; null where it says a number or a name that its factors don't, or promises anything. */
function checked(sent: string, factors: readonly MatchFactor[]): string | null {
  const text = tidied(sent)
  if (text === '' || text.length > LONGEST_REASON || PROMISES.test(text) || text.includes(CUT_OUT))
    return null
  const said = factors.flatMap(({ name, why, weight }) => (weight > 0 ? [name, why] : []))
  return findUnsupportedIn(text, gatherEvidence({}, said)).length === 0 ? text : null
}
