/** Compares what a sentence claims with the statements that it rests on, without asking a model. */
import { verbForm } from '../../../language/verbs.ts'
import { writtenOut } from '../writtenOut.ts'
import {
  type Agent,
  type Deed,
  mayDeny,
  type NumberUse,
  type Reading,
  readClaims,
  type Token,
} from './reading.ts'

const DEPARTURE_KINDS = ['AGENT', 'NUMBER', 'UNIT', 'POLARITY', 'QUANTIFIER', 'STRENGTH', 'TIME'] as const
export type DepartureKind = (typeof DEPARTURE_KINDS)[number]

/** Where a sentence says something else than its statements. */
export type Departure = {
  kind: DepartureKind
  /** The words of the sentence, and where they stand in it, as offsets. */
  words: string
  start: number
  end: number
  /** The statement that says otherwise. */
  said: string
}

/** Something that was said, with the words of the question it answers, read once for many sentences. */
export type ReadStatement = {
  text: string
  label: string
  reading: Reading
  /** Stems of the question, and its numbers. */
  asked: ReadonlySet<string>
  askedNumbers: ReadonlySet<number>
}

/** `label`: the question that the statement answers; its words count as said. */
export function readStatement({ text, label }: { text: string; label: string }): ReadStatement {
  const { stems, numbers } = readClaims(label)
  return {
    text,
    label,
    reading: readClaims(writtenOut(text)),
    asked: stems,
    askedNumbers: new Set(numbers.flatMap(({ values }) => values)),
  }
}

/** Who speaks in the statements: the same 'I' as in the sentences, or (in a letter) perhaps another one. */
export type Speaker = 'SAME' | 'OTHER'

/** A statement that shares this much of its words with a sentence, or the sentence with it, may carry it. */
const LEAST_SHARED = 0.34
const MOST_SOURCES = 4
/** Statements of so few words are carried by their question. */
const FEW_WORDS = 3

/** The statements that a sentence rests on: those that share most of its words, as many as add to one another. */
export function sourcesOf(sentence: Reading, statements: readonly ReadStatement[]): ReadStatement[] {
  const open = new Set(sentence.stems)
  const sources: ReadStatement[] = []
  const candidates = statements
    .map(statement => ({ statement, shared: sharedStems(sentence, statement.reading) }))
    .filter(({ shared }) => shared.length > 0)
  while (sources.length < MOST_SOURCES && candidates.length > 0) {
    let best = -1
    let most = 0
    for (const [index, { statement, shared }] of candidates.entries()) {
      const adds = shared.filter(stem => open.has(stem)).length
      // Of two that add the same the one that says less besides.
      const worth = adds + shared.length / (10 + statement.reading.stems.size)
      if (adds > 0 && worth > most) {
        best = index
        most = worth
      }
    }
    const [taken] = best < 0 ? [] : candidates.splice(best, 1)
    if (taken === undefined) break
    const share =
      taken.shared.length / Math.max(1, Math.min(sentence.stems.size, taken.statement.reading.stems.size))
    if (sources.length > 0 && share < LEAST_SHARED) break
    sources.push(taken.statement)
    for (const stem of taken.shared) open.delete(stem)
  }
  return sources
}

function sharedStems(one: Reading, other: Reading): string[] {
  return [...one.stems].filter(stem => !/\d/u.test(stem) && other.stems.has(stem))
}

function hasValue({ values }: NumberUse, among: ReadonlySet<number>): boolean {
  return values.some(value => among.has(value))
}

/**
 * Where the sentence departs from `statements`: another agent, number, unit, denial, quantifier, strength or order in
 * time than theirs. What the statements leave open is no departure; whether its names and numbers stand anywhere is
 * looked up apart (language/grounding.ts).
 */
export function findDepartures({
  sentence,
  statements,
  speaker,
}: {
  sentence: string
  statements: readonly ReadStatement[]
  speaker: Speaker
}): Departure[] {
  const reading = readClaims(sentence)
  const sources = sourcesOf(reading, statements)
  if (sources.length === 0) return []
  return [
    ...numberDepartures(reading, sources, statements),
    ...agentDepartures(reading, sources, speaker),
    ...polarityDepartures(reading, sources),
    ...quantityDepartures(reading, sources),
    ...strengthDepartures(reading, sources),
    ...timeDepartures(reading, sources),
  ].sort((one, other) => one.start - other.start)
}

function departure(
  kind: DepartureKind,
  { text }: Reading,
  place: { start: number; end: number },
  said: string,
): Departure {
  const { start, end } = place
  return { kind, words: text.slice(start, end), start, end, said }
}

function numberDepartures(
  reading: Reading,
  sources: readonly ReadStatement[],
  statements: readonly ReadStatement[],
): Departure[] {
  return reading.numbers.flatMap((use): Departure[] => {
    const among = new Set(use.values)
    if (sources.some(({ askedNumbers }) => use.values.some(value => askedNumbers.has(value)))) return []
    const usesIn = (all: readonly ReadStatement[]) =>
      all.flatMap(statement =>
        statement.reading.numbers
          .filter(other => hasValue(other, among))
          .map(other => ({ other, statement })),
      )
    const near = usesIn(sources)
    // Elsewhere it must speak of the same thing, and the statement that says the rest must have no number in its place.
    const [best] = sources
    const elsewhere = usesIn(statements).filter(({ statement }) => !sources.includes(statement))
    const far = elsewhere.filter(
      ({ statement }) => isAbout(reading, use, statement) || isBeside(statement, { sources, statements }),
    )
    const found = near.length > 0 ? near : far
    const [first] = found
    if (
      best !== undefined &&
      near.every(({ statement }) => statement !== best) &&
      tellsWithAnother(reading, use, best)
    )
      return [departure('NUMBER', reading, use, best.text)]
    if (first === undefined) {
      const [other] = elsewhere
      return other === undefined ? [] : [departure('NUMBER', reading, use, other.statement.text)]
    }
    if (use.isYear) return []
    if (!found.some(({ other, statement }) => isSameUnit(use, other, statement)))
      return [departure('UNIT', reading, use, first.statement.text)]
    if (found.every(({ other, statement }) => isAnothersCount(use, other, statement)))
      return [departure('NUMBER', reading, use, first.statement.text)]
    if (use.bound !== 0 && found.every(({ other }) => other.bound !== use.bound))
      return [departure('QUANTIFIER', reading, use, first.statement.text)]
    return turned(reading, use, found)
  })
}

/** A statement says so much of a sentence that its number is the sentence's. */
const NEARLY_ALL = 0.7

/** Whether a statement says nearly all of the sentence, with another number of the same kind in this place. */
function tellsWithAnother({ stems, numbers }: Reading, use: NumberUse, { reading }: ReadStatement): boolean {
  const words = [...stems].filter(stem => !/\d/u.test(stem))
  const said = words.filter(stem => reading.stems.has(stem)).length
  if (words.length < FEW_WORDS || said / words.length < NEARLY_ALL) return false
  const spare = reading.numbers.filter(
    other => !numbers.some(own => own.values.some(value => other.values.includes(value))),
  )
  return spare.some(
    ({ isYear, unit, noun }) =>
      isYear === use.isYear &&
      (isYear || (unit !== null && unit === use.unit) || (noun !== null && noun === use.noun)),
  )
}

/** Whether a statement stands next to a source in the same answer, as a sentence may take from both. */
function isBeside(
  statement: ReadStatement,
  { sources, statements }: { sources: readonly ReadStatement[]; statements: readonly ReadStatement[] },
): boolean {
  const at = statements.indexOf(statement)
  return [statements[at - 1], statements[at + 1]].some(
    other => other !== undefined && other.label === statement.label && sources.includes(other),
  )
}

/** Whether a number elsewhere is of the same thing: its noun, or two more words of the sentence. */
function isAbout({ stems }: Reading, use: NumberUse, { reading, asked }: ReadStatement): boolean {
  const said = (stem: string) => reading.stems.has(stem) || asked.has(stem)
  if (reading.stems.size <= FEW_WORDS) return true
  if (use.noun !== null && said(use.noun)) return true
  return [...stems].filter(stem => !/\d/u.test(stem) && said(stem)).length >= (use.isYear ? 1 : 2)
}

function isSameUnit(use: NumberUse, other: NumberUse, { reading, asked }: ReadStatement): boolean {
  if (use.unit === other.unit) return true
  if (use.unit === null) return other.unit !== 'PERCENT' || use.noun === 'point'
  const [kind = '', unit = ''] = use.unit.split(':')
  if (other.unit !== null) return kind === 'MONEY' && unit === '' && other.unit.startsWith('MONEY')
  // '14 of 60 readings' is not 14 months, unless the statement or its question speaks of months.
  if (unit === '') return other.noun === null || reading.stems.size <= FEW_WORDS
  const stem = unit.replace(/y$/u, '')
  return reading.stems.has(stem) || asked.has(stem) || asked.has(unit) || other.noun === null
}

/** 'Four friends and twelve robots' for 'twelve friends and four robots'. */
function isAnothersCount(use: NumberUse, other: NumberUse, { reading }: ReadStatement): boolean {
  if (use.noun === null || other.noun === null || use.noun === other.noun) return false
  const counts = reading.numbers.filter(({ noun }) => noun === use.noun)
  return counts.length > 0 && counts.every(({ values }) => !values.some(value => use.values.includes(value)))
}

/** 'From 31 to 19' for 'from 19 to 31'. */
function turned(
  reading: Reading,
  use: NumberUse,
  found: readonly { other: NumberUse; statement: ReadStatement }[],
): Departure[] {
  const at = reading.numbers.indexOf(use)
  const next = reading.numbers[at + 1]
  if (
    next === undefined ||
    !/^[^.;]{0,20}\b(?:to|into)\b[^.;]{0,12}$/u.test(reading.text.slice(use.end, next.start))
  )
    return []
  for (const { other, statement } of found) {
    const before = statement.reading.numbers[statement.reading.numbers.indexOf(other) - 1]
    if (
      before?.values.some(value => next.values.includes(value)) &&
      /\b(?:to|into)\b/u.test(statement.reading.text.slice(before.end, other.start))
    )
      return [departure('NUMBER', reading, { start: use.start, end: next.end }, statement.text)]
  }
  return []
}

const FIRST_PERSON: ReadonlySet<Agent> = new Set(['I', 'WE'])

/** People who may do something in somebody's place. */
const PERSON =
  /^(?:colleagu|manager|boss|supervisor|teacher|professor|lecturer|mentor|friend|mother|father|parent|brother|sister|uncle|aunt|grandmother|grandfather|cousin|partner|classmat|student|intern|assistant|team|director|principal|tutor|coach|employer|neighbour|nurs|doctor)$/u
const TOGETHER = /^(?:we|our|us|ours|together|team|group|both|all|everyon|everybod|colleagu)$/u

function agentDepartures(reading: Reading, sources: readonly ReadStatement[], speaker: Speaker): Departure[] {
  const [best] = sources
  if (best === undefined) return []
  const compared = reading.deeds.flatMap((deed): Departure[] => {
    const place = { start: deed.subject.start, end: deed.verb.end }
    if (
      deed.agent === 'WE' &&
      !sources.some(({ reading: { tokens } }) =>
        tokens.some(({ text, stem }) => TOGETHER.test(text) || TOGETHER.test(stem)),
      )
    )
      return [departure('AGENT', reading, place, best.text)]
    const same = sources.flatMap(statement =>
      statement.reading.deeds
        .filter(({ verb }) => verb.stem === deed.verb.stem)
        .map(other => ({ other, statement })),
    )
    const [first] = same
    if (first === undefined) return speaker === 'SAME' ? missingAgent(reading, deed, sources) : []
    if (same.some(({ other }) => isSameAgent(deed, other, speaker))) return []
    return [departure('AGENT', reading, place, first.statement.text)]
  })
  return [...compared, ...newPeople(reading, sources)]
}

/** 'My manager counted' where no statement speaks of a manager. */
function newPeople(reading: Reading, sources: readonly ReadStatement[]): Departure[] {
  const [best] = sources
  return reading.tokens.flatMap((token, at): Departure[] => {
    const before = reading.tokens[at - 1]
    if (
      best === undefined ||
      !PERSON.test(token.stem) ||
      before === undefined ||
      !/^(?:my|our)$/u.test(before.text)
    )
      return []
    const isSaid = sources.some(
      ({ reading: { tokens }, asked }) =>
        asked.has(token.stem) || tokens.some(({ stem }) => stem === token.stem),
    )
    return isSaid || token.clause !== before.clause
      ? []
      : [departure('AGENT', reading, { start: before.start, end: token.end }, best.text)]
  })
}

/** A subject that no source names, in front of a verb with which a source begins ('Trained the network'). */
function missingAgent(
  reading: Reading,
  { subject, verb, agent, named }: Deed,
  sources: readonly ReadStatement[],
): Departure[] {
  // 'My position is Network engineer' does nothing.
  if (agent !== 'OTHER' || verbForm(verb.text)?.form !== 'PAST') return []
  const said = sources.find(({ reading: { tokens } }) => tokens[0]?.stem === verb.stem)
  const isNamed = sources.some(({ reading: { stems }, asked }) =>
    named.some(stem => stems.has(stem) || asked.has(stem)),
  )
  return said === undefined || isNamed
    ? []
    : [departure('AGENT', reading, { start: subject.start, end: verb.end }, said.text)]
}

function isSameAgent(deed: Deed, other: Deed, speaker: Speaker): boolean {
  const [one, two] = [deed.agent, other.agent]
  if (one === two)
    return (
      one !== 'OTHER' ||
      deed.named.length === 0 ||
      deed.named.some(stem => other.named.includes(stem)) ||
      !deed.subject.isCapital ||
      !other.subject.isCapital
    )
  // In a letter the student's 'I' is the letter's 'she'; 'we' stays apart from one person.
  if (speaker === 'OTHER')
    return (
      !(one === 'WE' || two === 'WE') ||
      (!FIRST_PERSON.has(one) && !FIRST_PERSON.has(two)) ||
      one === 'THEY' ||
      two === 'THEY'
    )
  if (FIRST_PERSON.has(one) || FIRST_PERSON.has(two)) return false
  // 'She' for 'my manager'; 'he' for 'she' is somebody else.
  return !((one === 'HE' && two === 'SHE') || (one === 'SHE' && two === 'HE'))
}

function polarityDepartures(reading: Reading, sources: readonly ReadStatement[]): Departure[] {
  const found: Departure[] = []
  for (const { word, denied } of reading.denials) {
    if (denied === null) continue
    const said = sources.filter(({ reading: { stems } }) => stems.has(denied.stem))
    const [first] = said
    if (first === undefined) continue
    const mayBeDenied = said.some(statement =>
      statement.reading.tokens.some(token => token.stem === denied.stem && mayDeny(statement.reading, token)),
    )
    if (!mayBeDenied)
      found.push(departure('POLARITY', reading, { start: word.start, end: denied.end }, first.text))
  }
  for (const statement of sources)
    for (const { denied } of statement.reading.denials) {
      if (denied === null) continue
      const token = reading.tokens.find(({ stem }) => stem === denied.stem)
      if (token === undefined || mayDeny(reading, token)) continue
      // Said both ways, such as 'I could not swim. Now I swim': the sentence may be of the other.
      const isAffirmedToo = sources.some(other =>
        other.reading.tokens.some(one => one.stem === denied.stem && !mayDeny(other.reading, one)),
      )
      if (!isAffirmedToo && isSameClause(reading, token.clause, statement.reading, denied.clause))
        found.push(departure('POLARITY', reading, token, statement.text))
    }
  return found
}

/** Whether two clauses share another word than the one in question. */
function isSameClause(one: Reading, clause: number, other: Reading, otherClause: number): boolean {
  const words = (reading: Reading, of: number) =>
    new Set(
      reading.tokens
        .filter(token => token.clause === of && reading.stems.has(token.stem))
        .map(({ stem }) => stem),
    )
  const own = words(one, clause)
  const theirs = words(other, otherClause)
  const shared = [...own].filter(stem => theirs.has(stem)).length
  return shared >= Math.min(2, theirs.size, own.size)
}

function quantityDepartures(reading: Reading, sources: readonly ReadStatement[]): Departure[] {
  return reading.quantities.flatMap((quantity): Departure[] => {
    const { rank, of } = quantity
    const all = sources.flatMap(statement =>
      statement.reading.quantities.map(other => ({ other, statement })),
    )
    if (all.some(({ other }) => other.rank === rank)) return []
    const another = all.find(({ other }) => of !== null && other.of === of)
    if (another !== undefined) return [departure('QUANTIFIER', reading, quantity, another.statement.text)]
    // 'All wards' for 'wards': only what strengthens a statement that is about the same.
    const said = sources.find(({ reading: { stems } }) => of !== null && stems.has(of))
    if (rank < 3 || said === undefined || saysAsMuch(rank, sources)) return []
    return [departure('QUANTIFIER', reading, quantity, said.text)]
  })
}

const AS_MUCH: Readonly<Record<number, RegExp>> = {
  3: /\b(?:half|50 ?%|50 per ?cent|halv\p{L}*)/iu,
  4: /\b(?:most|mainly|majority|[6-9]\d ?%)/iu,
  5: /\b(?:all|both|whole|100 ?%|every\p{L}*|each|any|complete\p{L}*|total\p{L}*|full\p{L}*|through\p{L}*)\b/iu,
  6: /\b(?:only|first|sole|best|\p{L}{3,}est|most|top|alone|nobody (?:else|before)|1st|no other)\b/iu,
}

function saysAsMuch(rank: number, sources: readonly ReadStatement[]): boolean {
  return sources.some(({ text }) => AS_MUCH[rank]?.test(text) === true)
}

/** Before a verb they make less of it. */
const LESSENS =
  /^(?:help|assist|support|tri|try|attempt|want|hope|wish|plan|intend|aim|begin|start|learn|would|could|may|might|ask|almost|nearly|mean|lik|going|suppos|consider|propos|suggest|agree|prepar|expect|ne|need|will|shall)$/u

/** Strong words, as stems: one is claimed only where a statement has it, or another one of its line. */
const STRONG: readonly RegExp[] = [
  /^(?:lead|leader|head|direct|director|manag|manager|run|chair|captain|found|founder|co-found|cofound|initiat|pioneer|organi[sz]|spearhead|orchestrat|command|coordinat|own|owner|start|set|creat|establish|launch|president|charg|driv|overse|oversee|supervis|teach|responsibl|conduct|begin|open|make|build)$/u,
  /^(?:win|winner|award|champion|prize|first|medal|gold)$/u,
  /^(?:eliminat|solv|transform|revolutioni[sz]|eradicat|abolish|overhaul|perfect|fix|rebuild|chang|solution)$/u,
  /^(?:master|expert|fluent|fluency|proficient|advanc|native|profession|professional)$/u,
  /^(?:prov|confirm|demonstrat|show|establish|proof|know|see|find|teach|learn|understand|tell|say)$/u,
  /^(?:outstand|exceptional|excellent|superb|brilliant|extraordinar|unmatch|best|excel|distinct|strongest|first)$/u,
]
/** Of each line the words that claim most. The others only support them. */
const CLAIMS_MUCH =
  /^(?:lead|head|direct|found|initiat|pioneer|organi[sz]|spearhead|orchestrat|command|chair|win|champion|eliminat|solv|transform|revolutioni[sz]|eradicat|abolish|perfect|master|fluent|proficient|prov|confirm|demonstrat|outstand|exceptional|excellent|superb|brilliant|extraordinar|unmatch)$/u
/** Weaker words, and what is stronger than they are without being strong by itself. */
const WEAKER: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:intern|assistant|traine|junior|volunteer|deput)$/u,
    /^(?:manager|director|head|senior|chief|leader|engineer)$/u,
  ],
  [/^(?:begin|start|draft|propos|plan)$/u, /^(?:complet|finish|publish|launch|deliver|implement)$/u],
  [/^(?:nominat|shortlist|finalist|appl|compet|enter)$/u, /^(?:win|award|receiv|champion)$/u],
  [/^(?:suggest|indicat|hint|assum|guess|think|believ|suspect|seem)$/u, /^(?:show|know|reveal|establish)$/u],
  [/^(?:tri|try|attempt)$/u, /^(?:manag|succeed|achiev)$/u],
]
const SAYS_SURELY = /^(?:will|shall)$/u

function strengthDepartures(reading: Reading, sources: readonly ReadStatement[]): Departure[] {
  const [best] = sources
  if (best === undefined) return []
  const said = new Set(
    sources.flatMap(({ reading: { tokens }, asked }) => [...tokens.map(({ stem }) => stem), ...asked]),
  )
  const own = new Set(reading.tokens.map(({ stem }) => stem))
  return reading.tokens.flatMap((token, at): Departure[] => {
    if (token.isCapital && token.start > 0) return []
    if (!said.has(token.stem)) {
      const isStrong =
        CLAIMS_MUCH.test(token.stem) &&
        STRONG.some(line => line.test(token.stem) && ![...said].some(stem => line.test(stem)))
      const weaker = WEAKER.some(
        ([weak, strong]) =>
          strong.test(token.stem) && [...said].some(stem => weak.test(stem) && !own.has(stem)),
      )
      return isStrong || weaker ? [departure('STRENGTH', reading, token, best.text)] : []
    }
    const isDeed = reading.deeds.some(({ verb }) => verb === token)
    const lessened = lessenedBy(reading, at)
    if (!isDeed || sources.some(({ asked }) => asked.has(token.stem))) return []
    if (lessened !== null && !SAYS_SURELY.test(lessened.text)) return []
    const uses = sources.flatMap(statement =>
      statement.reading.tokens.flatMap((other, index) =>
        other.stem === token.stem ? [{ statement, by: lessenedBy(statement.reading, index) }] : [],
      ),
    )
    const [first] = uses
    // 'I will build' says more than 'I want to build', and less than 'I built'.
    const saysLess = (by: Token | null) => by !== null && (lessened === null || !SAYS_SURELY.test(by.text))
    return first !== undefined && uses.every(({ by }) => saysLess(by))
      ? [departure('STRENGTH', reading, token, first.statement.text)]
      : []
  })
}

/** The word before a verb that makes less of it: 'helped to build', 'will build'. */
function lessenedBy({ tokens }: Reading, at: number): Token | null {
  const clause = tokens[at]?.clause
  const before = tokens.slice(Math.max(0, at - 4), at)
  const by = before.findLast(
    ({ text, stem, clause: own }) => own === clause && (LESSENS.test(stem) || LESSENS.test(text)),
  )
  if (by === undefined) return null
  // Between the two stands only what leads on to the verb.
  const leadsOn = before
    .slice(before.indexOf(by) + 1)
    .every(({ text }) =>
      /^(?:to|be|me|us|him|her|them|my|our|the|also|\p{L}+ly|and|in|with|not|one day)$/u.test(text),
    )
  return leadsOn ? by : null
}

const ORDER =
  /\b(before|after|since|until|till)\s+((?:the |a |an |my |our |his |her |their )?[\p{L}\p{N}’'-]+)/giu

function timeDepartures(reading: Reading, sources: readonly ReadStatement[]): Departure[] {
  return [...reading.text.matchAll(ORDER)].flatMap((match): Departure[] => {
    const [words, order = '', of = ''] = match
    const [anchor] = readClaims(of).stems
    if (anchor === undefined) return []
    const uses = sources.flatMap(({ text }) =>
      [...text.matchAll(ORDER)]
        .filter(([, , other = '']) => readClaims(other).stems.has(anchor))
        .map(([, other = '']) => ({ other, text })),
    )
    const [first] = uses
    return first === undefined || uses.some(({ other }) => other.toLowerCase() === order.toLowerCase())
      ? []
      : [departure('TIME', reading, { start: match.index, end: match.index + words.length }, first.text)]
  })
}
