/** Checks what a template or a model proposes: nothing from outside the answers, no praise, no leading question. */
import { findUnsupportedIn, gatherEvidence } from '../../../language/grounding.ts'
import type { Told } from '../argument/gaps.ts'
import { countWords } from '../plainText.ts'
import { MOST_SUGGESTIONS, type ProposedFollowUp } from './followUp.ts'

const MOST_WORDS = { question: 35, why: 35, suggestion: 45 } as const

/** Words of praise: the person did not say them, so they are put into nobody's mouth. */
const PRAISE =
  /\b(?:passion\p{L}*|resilien\p{L}*|strengths?|leadership|inspir\p{L}+|dedicat\p{L}+|determin(?:ed|ation)|perseverance|excellen\p{L}+|outstanding|exceptional|remarkable|impressive|proud|amazing|incredible|brilliant|talent\p{L}*|innovative|creativ\p{L}+|unique|visionary|transformative|valuable|invaluable|profound\p{L}*|empower\p{L}*|commitment|hard[- ]?working)\b/iu
/** Questions that put their answer into the person's mouth, or ask several at once. */
const LEADING =
  /^(?:did|does|do|didn['’]t|don['’]t|isn['’]t|wasn['’]t|was|were|is|are|would you (?:say|agree)|is it (?:true|fair)|has|have)\b|\b(?:how (?:did|has) (?:this|that|it|the experience) (?:shape|inspire|strengthen|teach|motivate|deepen)|taught you|teach you|why are you|what are your (?:strengths|weaknesses|goals|passions)|tell (?:me|us) (?:more )?about yourself|don['’]t you|isn['’]t it|right\?)/iu

/** Whether every suggestion stays within the answers. */
export function isProposable(
  { suggestions }: Pick<ProposedFollowUp, 'suggestions'>,
  told: readonly Told[],
): boolean {
  return suggestions.every(suggestion => staysWithin(suggestion, told))
}

/** The sentence holds no number, name or praise that the answers lack. */
export function staysWithin(sentence: string, told: readonly Told[]): boolean {
  const said = told.map(({ statement }) => statement.words)
  const praise = sentence.match(new RegExp(PRAISE, 'giu')) ?? []
  const all = said.join('\n').toLowerCase()
  return (
    praise.every(word => all.includes(word.toLowerCase())) &&
    findUnsupportedIn(sentence, gatherEvidence({}, said)).length === 0
  )
}

/** What a model proposed, without the suggestions that do not hold; null where the question itself may not be asked. */
export function checkFollowUp(followUp: ProposedFollowUp, told: readonly Told[]): ProposedFollowUp | null {
  const { text, why } = followUp
  if (!text.endsWith('?') || countWords(text) > MOST_WORDS.question || countWords(text) < 3) return null
  if ((text.match(/\?/gu)?.length ?? 0) > 2 || LEADING.test(text) || !staysWithin(text, told)) return null
  if (why === '' || countWords(why) > MOST_WORDS.why || !staysWithin(why, told)) return null
  const suggestions = distinct(followUp.suggestions)
    .filter(suggestion => countWords(suggestion) <= MOST_WORDS.suggestion && staysWithin(suggestion, told))
    .slice(0, MOST_SUGGESTIONS)
  return { ...followUp, suggestions }
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.flatMap(text => {
    const bare = text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
    if (bare === '' || seen.has(bare)) return []
    seen.add(bare)
    return [text.trim()]
  })
}
