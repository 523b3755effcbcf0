/** What can be told of a sentence without asking anybody: what it rests on, and what it says beyond that. */
import { CUT_OUT } from '../../../language/cleanText.ts'
import { gatherEvidence } from '../../../language/grounding.ts'
import { numbersIn } from '../../../language/numbers.ts'
import type { DraftSentence } from '../draft.ts'
import { type ClaimFault, checkSentence, faultReason } from '../grounding/checkSentence.ts'
import { type ReadStatement, readStatement, type Speaker } from '../grounding/departures.ts'
import { unsupportedRelations } from '../grounding/relations.ts'
import { isSaidBy, meaningOf } from '../information.ts'
import type { Statement } from './material.ts'

/** Shared words that make a statement a source; short ones ('8.7/10') need not have as many. */
const FEWEST_SHARED = 2
const MOST_SOURCES = 6
/** A sentence that shares less than this of its words with all its sources together is in quite other words. */
const LEAST_SHARED = 0.3
/** Of so few words the share says little. */
const FEW_WORDS = 3
/** A sentence that shares this much is carried by the words of its statements alone. */
const CARRIED = 0.75

export type Complaint = {
  /** The words that nothing supports; the whole sentence where it is all of it. */
  words: string
  /** In words for a person. */
  reason: string
  /**
   * What overrules it: of SOFT ones a check by the model that finds no fault, since other words may say the same; of
   * DISPUTABLE ones that check with the words of a statement which say it; of QUOTED ones the same with words that hold the
   * number, beside a word of the sentence, or the name, or where hardly a word is an answer's, words of a statement that
   * the sentence cites; of FIRM ones nothing.
   */
  weight: 'SOFT' | 'DISPUTABLE' | 'QUOTED' | 'FIRM'
}

export type GroundedSentence = DraftSentence & {
  /** The statements that it rests on, by number. */
  cites: readonly number[]
  complaints: readonly Complaint[]
}

export type Ground = {
  statements: readonly Statement[]
  /** May be named wherever it is of use: the course, the university, the student of a letter. */
  also: readonly string[]
  /** How the person of a letter is called. In 'I taught Maya Control Systems' two names meet and are still two. */
  names: readonly string[]
  speaker: Speaker
}

/** A statement with its words cut to stems, and read for its claims. */
type Read = Statement & { meaning: ReadonlySet<string>; read: ReadStatement }

type SentenceToGround = { text: string; cites: readonly number[] }

/**
 * A function that gives a sentence its sources: the statements that it cites and shares words with, and what closes the
 * claims that those leave open. A sentence that shares no word with what it cites may be a translation, and keeps what it
 * cites then. The statements are read once.
 */
export function createGrounding(on: Ground): (sentence: SentenceToGround) => GroundedSentence {
  const all = on.statements.map(
    (statement): Read => ({
      ...statement,
      meaning: meaningOf(statement.text),
      read: readStatement(statement),
    }),
  )
  return sentence => ground(sentence, all, on)
}

function ground({ text, cites }: SentenceToGround, all: readonly Read[], on: Ground): GroundedSentence {
  const meaning = meaningOf(text)
  const cited = all.filter(({ id }) => cites.includes(id))
  const byWords = all
    .filter(statement => isSourceOf(meaning, statement))
    .sort((one, other) => sharedBy(meaning, other) - sharedBy(meaning, one))
  const figures = valuesIn(text)
  const saying = cited.filter(
    statement =>
      sharedBy(meaning, statement) > 0 || [...valuesIn(statement.text)].some(value => figures.has(value)),
  )
  // A sentence that shares no word with what it cites, and some with another statement, cites a wrong number.
  const isMiscited = byWords.length > 0 && !isTranslated(cited)
  // What draws statements together may say them in other words: the rest of what it cites stays behind those it repeats.
  const others = cited.filter(statement => !saying.includes(statement))
  let sources = (
    saying.length > 0 ? [...saying, ...others] : cited.length > 0 && !isMiscited ? cited : byWords
  ).slice(0, MOST_SOURCES)
  let open = faultsOf(text, { lookedUpIn: sources, comparedWith: [] }, on)
  for (const statement of [...cited, ...byWords, ...all]) {
    if (open.length === 0) break
    if (sources.includes(statement)) continue
    const more = [...sources, statement]
    const left = faultsOf(text, { lookedUpIn: more, comparedWith: [] }, on)
    // A number elsewhere is another number, unless the statement speaks of the same thing.
    if (
      left.length < open.length &&
      (cited.includes(statement) || byWords.includes(statement) || isOneLine(statement, all))
    ) {
      sources = more
      open = left
    }
  }
  const whole = wholeAnswers(sources, all)
  const shared = sharedWith(meaning, [
    ...sources.flatMap(({ text: said, label, repliesTo }) => [said, label, repliesTo ?? '']),
    ...on.also,
  ])
  const drawsTogether = saying.length > 1 && shared < LEAST_SHARED
  const complaints: Complaint[] = []
  const complain = (words: string, reason: string, weight: Complaint['weight'] = 'FIRM') =>
    complaints.push({ words, reason, weight })
  if (text.includes(CUT_OUT)) complain(text, 'It holds a link or an address that no answer gives.')
  if (sources.length === 0) complain(text, 'No answer says this.')
  // What draws statements together has words of its own; whether they entail it the model judges.
  else if (meaning.size > FEW_WORDS && shared < LEAST_SHARED && !drawsTogether)
    complain(
      text,
      'Hardly a word of it is in the answers that it rests on.',
      isTranslated(cited) ? 'SOFT' : 'QUOTED',
    )
  const comparedWith = [...new Set([...sources, ...byWords])]
  for (const fault of faultsOf(text, { lookedUpIn: sources, comparedWith }, on))
    complain(
      fault.words,
      faultReason(fault),
      drawsTogether && fault.kind === 'POLARITY' ? 'SOFT' : weightOf(fault),
    )
  for (const { kind, words } of unsupportedRelations(text, { beside: around(sources, all), whole }))
    complain(
      words,
      `No answer that it rests on states ${kind}: “${words}”.`,
      saysWhatFor(text, on) ? 'SOFT' : 'DISPUTABLE',
    )
  return {
    text,
    sources: sources.map(({ key, label, text: quote }) => ({ key, label, quote })),
    cites: sources.map(({ id }) => id),
    complaints,
  }
}

const ENGLISH = /\b(?:the|and|of|to|in|is|was|were|my|we|with|for|at|from|it|that|an|by|on|i)\b/giu

/** Whether statements seem to be in another language, so that an English sentence can share no words with them. */
function isTranslated(cited: readonly Statement[]): boolean {
  const said = cited.map(({ text }) => text).join(' ')
  const words = said.split(/\s+/u).length
  return cited.length > 0 && words >= FEW_WORDS && (said.match(ENGLISH)?.length ?? 0) / words < 0.1
}

/** Kinds of departure that a model judges better than a comparison of words. */
const SOFT: ReadonlySet<string> = new Set(['QUANTIFIER', 'STRENGTH', 'TIME'])

/** Kinds in which a statement about something else is easily compared. */
const DISPUTABLE: ReadonlySet<string> = new Set(['AGENT', 'POLARITY'])

function weightOf({ kind, said }: ClaimFault): Complaint['weight'] {
  if (kind === 'NUMBER' || kind === 'UNIT' || kind === 'NAME') return 'QUOTED'
  if (SOFT.has(kind)) return 'SOFT'
  return DISPUTABLE.has(kind) && said !== null ? 'DISPUTABLE' : 'FIRM'
}

/** Words that a model may quote are no single word. */
const FEWEST_QUOTED = 2

/** Whether words that the model quotes overrule a complaint of a sentence, as its weight says. */
export function isOverruled(
  { weight, words }: Complaint,
  { text, cites }: GroundedSentence,
  { quote, statements }: { quote: string; statements: readonly Statement[] },
): boolean {
  const quoted = bare(quote)
  if (weight === 'FIRM' || quoted.split(' ').length < FEWEST_QUOTED) return false
  const stands = statements.filter(one => ` ${bare(one.text)} `.includes(` ${quoted} `))
  if (weight !== 'QUOTED' || stands.length === 0) return stands.length > 0
  const number = numbersIn(NUMBER.exec(words)?.[0] ?? '')[0]?.values.at(-1)
  const own = meaningOf(text)
  const shared = [...meaningOf(quote)].filter(word => own.has(word) && valuesIn(word).size === 0)
  if (words === text) return shared.length > 0 && stands.some(({ id }) => cites.includes(id))
  if (number === undefined) return isNamedIn(words, quoted)
  return shared.length > 0 && valuesIn(quote).has(number)
}

/** Whether a text has each word of a name, or what is short for it. */
function isNamedIn(name: string, text: string): boolean {
  const said = text.split(' ')
  return bare(name)
    .split(' ')
    .every(word => said.some(short => isShortFor(short, word)))
}

function valuesIn(text: string): ReadonlySet<number> {
  return new Set(numbersIn(text).flatMap(({ values }) => values))
}

const FEWEST_LETTERS = 3

/** Whether a word is another one, or short for it: its first letter, and others in their order ('engg', 'asst'). */
function isShortFor(short: string, word: string): boolean {
  if (short === word) return true
  if (short.length < FEWEST_LETTERS || short[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** The number at the beginning of a complaint about one: '19', '1,870', 'seven first'. */
const NUMBER = /^(?:\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}+)/u

/** Without case, spaces and marks. */
function bare(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** May the sentence stay though nobody has compared it: does it say little else than the words of its statements? */
export function isCarried({ text, sources, complaints }: GroundedSentence, { also }: Ground): boolean {
  return (
    complaints.length === 0 &&
    sharedWith(meaningOf(text), [...sources.flatMap(({ quote, label }) => [quote, label]), ...also]) >=
      CARRIED
  )
}

/** Has one of these said it already? */
export function repeats(text: string, earlier: readonly string[]): boolean {
  const meaning = meaningOf(text)
  return earlier.some(other => other === text || (meaning.size > 3 && isSaidBy(meaning, meaningOf(other))))
}

function faultsOf(
  text: string,
  { lookedUpIn, comparedWith }: { lookedUpIn: readonly Read[]; comparedWith: readonly Read[] },
  { also, names, speaker }: Ground,
): ClaimFault[] {
  const said = Object.fromEntries(lookedUpIn.map(({ id, text: words }) => [String(id), { text: words }]))
  // The words of a question ('GPA', 'IELTS') come with its answer, and those of one that it replies to.
  const known = [...also, ...lookedUpIn.flatMap(({ label, repliesTo }) => [label, repliesTo ?? ''])]
  return checkSentence(text, {
    evidence: gatherEvidence(said, known, names),
    statements: comparedWith.map(({ read }) => read),
    speaker,
  })
}

const APPLIES = /\b(?:appl(?:y|ying|ies|ied|ication)|seek(?:s|ing)?)\b/iu

/** Whether the sentence is about the application: what somebody wants of a degree is why they apply for it. */
function saysWhatFor(text: string, { also, names }: Ground): boolean {
  return APPLIES.test(text) && also.some(name => !names.includes(name) && text.includes(name))
}

/** '2021-2024' shares no word with 'from 2021 to 2024', and is what it rests on. */
function isOneLine({ key }: Statement, all: readonly Statement[]): boolean {
  return all.filter(statement => statement.key === key).length === 1
}

/** The answers that the sources are from, with their questions. */
function wholeAnswers(sources: readonly Statement[], all: readonly Statement[]): string[] {
  const keys = new Set(sources.map(({ key }) => key))
  return all.filter(({ key }) => keys.has(key)).flatMap(({ text, label }) => [text, label])
}

/** The sources with the statements that stand beside them, and what these reply to: a cause named elsewhere in an answer is another cause. */
function around(sources: readonly Statement[], all: readonly Statement[]): string[] {
  return sources.flatMap(({ id, key }) =>
    all
      .filter(other => other.key === key && Math.abs(other.id - id) <= 1)
      .flatMap(({ text, repliesTo }) => (repliesTo === null ? [text] : [repliesTo, text])),
  )
}

function sharedWith(meaning: ReadonlySet<string>, texts: readonly string[]): number {
  if (meaning.size === 0) return 0
  const said = new Set(texts.flatMap(text => [...meaningOf(text)]))
  return [...meaning].filter(word => said.has(word)).length / meaning.size
}

function sharedBy(meaning: ReadonlySet<string>, { meaning: own }: Read): number {
  return [...own].filter(word => meaning.has(word)).length
}

function isSourceOf(meaning: ReadonlySet<string>, statement: Read): boolean {
  const shared = sharedBy(meaning, statement)
  return shared > 0 && shared >= Math.min(FEWEST_SHARED, Math.max(1, statement.meaning.size), meaning.size)
}
