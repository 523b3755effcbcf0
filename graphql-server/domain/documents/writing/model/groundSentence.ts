/** What can be told of a sentence without asking anybody: what it rests on, and what it says beyond that. */
import { CUT_OUT } from '../../../language/cleanText.ts'
import { findUnsupportedIn, gatherEvidence, type Unsupported } from '../../../language/grounding.ts'
import type { DraftSentence, SentenceSource } from '../draft.ts'
import { isSaidBy, meaningOf } from '../information.ts'
import type { Material } from './material.ts'
import { unsupportedRelations } from './relations.ts'

/** Shared words that make a sentence of an answer a source; short answers ('8.7/10') need not have as many. */
const FEWEST_SHARED = 2
/** A sentence that shares less than this of its words with all its sources together is about something else. */
const LEAST_SHARED = 0.3
/** Of so few words the share says little: 'Anahit did not come to me' rests on 'Anahit did not go to her teacher'. */
const FEW_WORDS = 3
/** A sentence that shares this much is carried by the words of its answers alone. */
const CARRIED = 0.75

export type Complaint = {
  /** The words that nothing supports; the whole sentence where it is all of it. */
  words: string
  /** In words for a person. */
  reason: string
}

export type GroundedSentence = DraftSentence & {
  /** The answers that it was sent with; what it takes from one of them may share no word with it. */
  cites: readonly string[]
  complaints: readonly Complaint[]
}

export type Ground = {
  answers: readonly Material[]
  /** May be named wherever it is of use: the course, the university, the student of a letter. */
  also: readonly string[]
  /** How the person of a letter is called. In 'I taught Maya Control Systems' two names meet and are still two. */
  names?: readonly string[]
}

/**
 * The sentence with its sources: of each answer that it cites (or, where it cites none that is here, of each that it
 * shares words with) the sentence whose words it took most of.
 */
export function ground(
  { text, keys }: { text: string; keys: readonly string[] },
  on: Ground,
): GroundedSentence {
  const { answers, also } = on
  const meaning = meaningOf(text)
  const cited = answers.filter(({ key }) => keys.includes(key))
  const fewest = meaning.size > FEW_WORDS ? FEWEST_SHARED : 1
  let sources = (cited.length > 0 ? cited : answers).flatMap(
    answer =>
      (cited.length > 0 ? quotedFrom(text, answer) : null) ??
      sourceIn(meaning, answer, cited.length > 0 ? fewest : FEWEST_SHARED) ??
      [],
  )
  // What the cited answers leave open, another one of the paragraph's may hold.
  let open = openClaims(text, sources, on)
  for (const answer of answers) {
    if (open.length === 0) break
    if (sources.some(({ key }) => key === answer.key)) continue
    const more = [...sources, ...(sourceIn(meaning, answer, 1) ?? wholeOf(answer))]
    const left = openClaims(text, more, on)
    if (left.length < open.length) {
      sources = more
      open = left
    }
  }
  const complaints: Complaint[] = []
  const shared = sharedWith(meaning, textsOf(sources, answers).concat(also))
  if (text.includes(CUT_OUT))
    complaints.push({ words: text, reason: 'It holds a link or an address that no answer gives.' })
  if (sources.length === 0 || (meaning.size > FEW_WORDS && shared < LEAST_SHARED))
    complaints.push({ words: text, reason: 'No answer says this.' })
  for (const { claim, kind } of open)
    complaints.push({
      words: claim,
      reason: `No answer that it rests on holds the ${kind === 'NUMBER' ? 'number' : 'name'} “${claim}”.`,
    })
  for (const { kind, words } of unsupportedRelations(text, {
    beside: aroundQuotes(sources, answers),
    whole: textsOf(sources, answers),
  }))
    complaints.push({ words, reason: `No answer that it rests on states ${kind}: “${words}”.` })
  return { text, sources, cites: cited.map(({ key }) => key), complaints }
}

/** May the sentence stand though nobody has compared it: does it say little else than the words of its answers? */
export function isCarried(
  { text, sources, complaints }: GroundedSentence,
  { answers, also }: Ground,
): boolean {
  return (
    complaints.length === 0 && sharedWith(meaningOf(text), textsOf(sources, answers).concat(also)) >= CARRIED
  )
}

/** Has one of these said it already? */
export function repeats(text: string, earlier: readonly string[]): boolean {
  const meaning = meaningOf(text)
  return earlier.some(other => other === text || (meaning.size > 3 && isSaidBy(meaning, meaningOf(other))))
}

function openClaims(
  text: string,
  sources: readonly SentenceSource[],
  { answers, also, names = [] }: Ground,
): Unsupported[] {
  const keys = sources.map(({ key }) => key)
  const rested = answers.filter(({ key }) => keys.includes(key))
  const evidence = gatherEvidence(
    Object.fromEntries(rested.map(answer => [answer.key, { text: answer.text }])),
    [
      ...also,
      // The words of a question ('GPA', 'IELTS') come with its answer.
      ...rested.map(({ label }) => label),
    ],
    names,
  )
  return findUnsupportedIn(text, evidence)
}

function textsOf(sources: readonly SentenceSource[], answers: readonly Material[]): string[] {
  return answers
    .filter(({ key }) => sources.some(source => source.key === key))
    .flatMap(({ text, label }) => [text, label])
}

/** '2021-2024' shares no word with 'from 2021 to 2024', and is what it rests on. */
function wholeOf({ key, label, sentences }: Material): SentenceSource[] {
  const [only, ...others] = sentences
  return only === undefined || others.length > 0 ? [] : [{ key, label, quote: only }]
}

/** The quoted sentences with those that stand beside them: a cause named elsewhere in an answer is another cause. */
function aroundQuotes(sources: readonly SentenceSource[], answers: readonly Material[]): string[] {
  return sources.flatMap(({ key, quote }) => {
    const sentences = answers.find(answer => answer.key === key)?.sentences ?? []
    const at = sentences.indexOf(quote)
    return sentences.slice(Math.max(0, at - 1), at + 2)
  })
}

function sharedWith(meaning: ReadonlySet<string>, texts: readonly string[]): number {
  if (meaning.size === 0) return 0
  const said = new Set(texts.flatMap(text => [...meaningOf(text)]))
  return [...meaning].filter(word => said.has(word)).length / meaning.size
}

/** 'I had not.' has no word to share, and may be what an answer says. */
function quotedFrom(text: string, { key, label, sentences }: Material): SentenceSource[] | null {
  const quote = sentences.find(sentence => sentence.toLowerCase().includes(text.toLowerCase()))
  return quote === undefined ? null : [{ key, label, quote }]
}

function sourceIn(
  meaning: ReadonlySet<string>,
  { key, label, sentences }: Material,
  fewest: number,
): SentenceSource[] | null {
  let best = { shared: 0, quote: '' }
  for (const quote of sentences) {
    const own = meaningOf(quote)
    const shared = [...own].filter(word => meaning.has(word)).length
    if (shared >= Math.min(fewest, Math.max(1, own.size)) && shared > best.shared) best = { shared, quote }
  }
  return best.shared === 0 ? null : [{ key, label, quote: best.quote }]
}
