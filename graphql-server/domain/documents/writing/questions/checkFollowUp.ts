/** Checks what a model proposes: nothing from outside the answers, no praise, no leading question, no guess. */
import { findUnsupportedIn, gatherEvidence } from '../../../language/grounding.ts'
import type { Told } from '../argument/gaps.ts'
import { findDepartures, readStatement } from '../grounding/departures.ts'
import { meaningOf } from '../information.ts'
import { countWords } from '../plainText.ts'
import { MOST_SUGGESTIONS, type ProposedFollowUp } from './followUp.ts'

const MOST_WORDS = { question: 35, why: 35, suggestion: 45 } as const

/** Words of praise: the person did not say them, so they are put into nobody's mouth. */
const PRAISE =
  /\b(?:passion\p{L}*|resilien\p{L}*|strengths?|leadership|inspir\p{L}+|dedicat\p{L}+|determin(?:ed|ation)|perseverance|excellen\p{L}+|outstanding|exceptional|remarkable|impressive|proud|amazing|incredible|brilliant|talent\p{L}*|innovative|creativ\p{L}+|unique|visionary|transformative|valuable|invaluable|profound\p{L}*|empower\p{L}*|commitment|hard[- ]?working)\b/iu
/** Questions that put their answer into the person's mouth, or ask several at once. */
const LEADING =
  /^(?:did|does|do|didn['’]t|don['’]t|isn['’]t|wasn['’]t|was|were|is|are|would you (?:say|agree)|is it (?:true|fair)|has|have)\b|\b(?:how (?:did|has) (?:this|that|it|the experience) (?:shape|inspire|strengthen|teach|motivate|deepen)|taught you|teach you|why are you|what are your (?:strengths|weaknesses|goals|passions)|tell (?:me|us) (?:more )?about yourself|don['’]t you|isn['’]t it|right\?)/iu

/** Words that say how two things hang together, whether, how often or when. */
const LINKS =
  /\b(?:because|since|so|therefore|thus|hence|to|from|by|with|without|for|as|than|then|after|before|during|while|when|until|if|unless|but|although|though|yet|still|not|no|nobody|nothing|never|only|always|also|again|more|most|all|some|any|every|each|both|will|would|could|can|may|must|should)\b/giu

/** A number with the word behind it: '40 handovers'. */
const NUMBERED = /\d[\d.,]*\S*(?:\s+[\p{L}\d]+)?/gu

/**
 * Whether a suggestion only puts together what the statements say: no word and no link from elsewhere, and nobody else's
 * deed. Somebody who confirms every suggestion then says nothing that they had not said.
 */
export function isCombinationOf(suggestion: string, statements: readonly string[]): boolean {
  const said = statements.join('\n')
  const meaning = meaningOf(said)
  const links = new Set(said.toLowerCase().match(LINKS))
  return (
    [...meaningOf(suggestion)].every(word => meaning.has(word)) &&
    (suggestion.toLowerCase().match(LINKS) ?? []).every(link => links.has(link)) &&
    (suggestion.match(NUMBERED) ?? []).every(numbered => said.includes(numbered)) &&
    findDepartures({
      sentence: suggestion,
      statements: statements.map(text => readStatement({ text, label: '' })),
      speaker: 'SAME',
    }).length === 0
  )
}

/** A question counts what it joins: 'The two figures differ.' */
const JOINED = 'two'

/** The sentence holds no number, name or praise that the answers lack. */
function staysWithin(sentence: string, told: readonly Told[]): boolean {
  const said = told.map(({ statement }) => statement.words)
  const praise = sentence.match(new RegExp(PRAISE, 'giu')) ?? []
  const all = said.join('\n').toLowerCase()
  return (
    praise.every(word => all.includes(word.toLowerCase())) &&
    findUnsupportedIn(sentence, gatherEvidence({}, [...said, JOINED])).length === 0
  )
}

/** Which of two statements that disagree is so may be asked outright: 'Was it 23 or 30 paces?' */
function asksWhich({ gap, joins, text }: ProposedFollowUp): boolean {
  return gap === 'DISAGREES' && joins.length === 2 && / or /u.test(text)
}

/** What a model proposed, without the suggestions that do not hold; null where the question itself may not be asked. */
export function checkFollowUp(followUp: ProposedFollowUp, told: readonly Told[]): ProposedFollowUp | null {
  const { text, why } = followUp
  if (!text.endsWith('?') || countWords(text) > MOST_WORDS.question || countWords(text) < 3) return null
  if (
    (text.match(/\?/gu)?.length ?? 0) > 2 ||
    (LEADING.test(text) && !asksWhich(followUp)) ||
    !staysWithin(text, told)
  )
    return null
  if (why === '' || countWords(why) > MOST_WORDS.why || !staysWithin(why, told)) return null
  const suggestions = distinct(followUp.suggestions)
    .filter(
      suggestion =>
        countWords(suggestion) <= MOST_WORDS.suggestion &&
        isCombinationOf(
          suggestion,
          followUp.joins.map(({ words }) => words),
        ),
    )
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
