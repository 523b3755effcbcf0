/** Answers, taken apart into statements and put into sentences of the first person. */

import { cleanText } from '../../language/cleanText.ts'
import { asSentence, isClause, listed, repair, withoutEnd } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { isOneSentence, mayTell, tellsOfSome, withoutSplices } from './clauses.ts'
import { mostTelling } from './information.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { asNote, besideOneAnother, isTimeAlone, leadOf, noteGroups } from './notes.ts'
import { COUNT_NOUN, lowerStart } from './nounPhrases.ts'
import { BEGINS_NO_NOUN, MEASURED, type Note, PLAINLY_A_CLAUSE, pieceOf, plainlyNames } from './pieces.ts'
import { countWords } from './plainText.ts'
import { DONE_BY_THINGS, episodePiece, type Piece } from './predicates.ts'
import type { Tone } from './request.ts'
import { splitSentences } from './splitSentences.ts'
import { evened, tellingOf } from './unevenEnglish.ts'
import { type KeyVoice, MORE_NOTES, notesWording, worded } from './voices.ts'

/** One sentence made of one or several statements of one answer. */
export type Statement = {
  key: string
  /** A whole sentence. */
  text: string
  /** The person's words that it is made of. */
  quotes: readonly string[]
  words: number
  /** Did the person write it as a sentence, or was it completed from a fragment? */
  isOwnSentence: boolean
}

/** `text` is the quote as it may stand in a sentence. */
type Read = { piece: Piece | Note; quote: string; text: string }

const SELF_INTRODUCTION =
  /^(?:hi|hello|dear)?[\s,]*(?:my name is|i am called|this is) (?:\p{Lu}[\p{L}.'’-]*\s*){1,4}[.!]?$/u

const WHAT_BECAME_OF_IT =
  /^(?:the )?\p{Ll}+s? (?:used|adopted|published|presented|cited|shared|accepted|graded|implemented) /u

const HEADING = /^[\p{L}\d &/'’-]{1,40}:$/u

/** A heading that tells something: 'At TerraScan since March 2025:'. */
const WHERE_AND_WHEN = /^(?:at|in|since|from|with|for) (?=[^:]*(?:\p{Lu}|\d))[\p{L}\d &/'’.-]{3,50}:$/iu

const LABELLED =
  /^(?:project|title|topic|role|position|internship|company|award|paper|publication|achievement|experience|goal|short[- ]term|long[- ]term|problem|setback|challenge|answer|ans|club|activity|example|story)(?:\s*(?:no\.?\s*)?\d{0,2})?\s*[:=-]\s+(?=\S)/iu

const OF_A_PLACE =
  /^(?:ranked|known|located|famous|renowned|accredited|situated|recogni[sz]ed|established|affiliated|rated)\b/iu

/** What a learner types is surely a thing up to so many words. */
const MOST_SURELY_NOUNS = 5

/** Reads one answer: its statements in their order, completed, repaired and joined where they are items of a list. */
export function readStatements({
  key,
  answer,
  voice,
  tone,
  place,
  most,
  isUneven = false,
}: {
  key: string
  answer: string
  voice: KeyVoice
  tone: Tone
  place: string
  /** An answer longer than this many words is read by its most telling sentences only. */
  most: number
  /** Did the person learn English late, as the whole form shows? */
  isUneven?: boolean
}): Statement[] {
  const said = partsOf(cleanText(answer), voice).filter(
    text => !isNonAnswer(text) && !SELF_INTRODUCTION.test(text),
  )
  const pieces = mostTelling(headed(said), most)
  // One who tells in whole sentences of the past means the past by bare verbs too; a list may hold both.
  const tellsThePast = pieces.some(piece => {
    const [first = '', second = ''] = piece.split(/\s+/u)
    return /^i$/iu.test(first) && verbForm(second)?.form === 'PAST'
  })
  const verbs = voice.verbs === 'PERFECT' && tellsThePast ? 'PAST' : voice.verbs
  const telling = isUneven ? tellingOf(said) : null
  const reads: Read[] = []
  for (const [index, quote] of pieces
    .flatMap(piece => (voice.isCited === true && CITATION.test(piece) ? [piece] : notesApart(piece)))
    .entries()) {
    const mended = repair(withoutArrows(quote.replace(LABELLED, '')))
    const text = placed(telling === null ? mended : evened(mended, telling), { voice, index, place })
    const before = reads.at(-1)
    const isAmongNotes = before !== undefined && /^(?:NOTE|NOUNS)$/u.test(before.piece.kind)
    const piece =
      voice.isCited === true && CITATION.test(quote)
        ? { kind: 'NOTE' as const, body: withoutEnd(text) }
        : pieceOf(text, { voice, verbs, tone, place, index, isAmongNotes })
    reads.push({ quote, text, piece: inDoubt({ piece, text, before, voice, isUneven }) })
  }
  return joinReads(reads, { key, voice, tone, place })
}

/** 'D. Yuldasheva, M. Karimov; Influence of …; 2023, p. 114–117' */
const CITATION =
  /^(?!(?:I|we|my|our)\b).*(?:\b\p{Lu}\. ?(?:\p{Lu}\. ?)?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+,? \p{Lu}\.(?=[,; &(]|$)|\bpp?\. ?\d|\bvol\. ?\d|\bdoi\b)/u

/** Its sentences and items; a line that cites is one of them as it stands. */
function partsOf(answer: string, { isCited }: KeyVoice): string[] {
  const apart = (text: string) => splitSentences(text).map(part => part.text)
  return isCited === true
    ? answer.split(/\n+/u).flatMap(line => (CITATION.test(line) ? [line.trim()] : apart(line)))
    : apart(answer)
}

/** What a piece is, or the note that it may as well be. */
function inDoubt({
  piece,
  text,
  before,
  voice,
  isUneven,
}: {
  piece: Piece | Note
  text: string
  before: Read | undefined
  voice: KeyVoice
  isUneven: boolean
}): Piece | Note {
  if (isOfAnother(piece, text, before)) return asTyped(text, before)
  // In the English of a learner a verb may look like a noun: behind a colon it can be either.
  return isUneven &&
    piece.kind === 'NOUNS' &&
    countWords(piece.body) > MOST_SURELY_NOUNS &&
    voice.isPlainList !== true
    ? { kind: 'NOTE', body: asNote(text) }
    : piece
}

/** 'At TerraScan since March 2025:' leads up to what is below it; 'Projects:' says what the question said. */
function headed(pieces: readonly string[]): string[] {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1] ?? ''
    if (HEADING.test(piece)) return []
    return WHERE_AND_WHEN.test(before) ? [`${before} ${piece}`] : [piece]
  })
}

/** A line about the university that leaves out its name: 'ranked fifth', 'they teach it in the first year'. */
function placed(
  bare: string,
  { voice, index, place }: { voice: KeyVoice; index: number; place: string },
): string {
  if (voice.isAboutPlace !== true || place === 'this programme') return bare
  if (OF_A_PLACE.test(bare)) return `${place.replace(/^the\b/u, 'The')} is ${lowerStart(bare)}`
  // What they do as a school; 'They said …' may be told of anybody.
  return index === 0
    ? bare.replace(/^They (?=(?:teach|offer|have|run|let|combine|publish) )/u, `At ${place} they `)
    : bare
}

/** 'planner -> supervisor -> manager': a hand draws what a sentence says. */
function withoutArrows(text: string): string {
  const arrow = /(?<!\d[%\p{L}]{0,3}) *(?:[-=]+>|→) */gu
  return (text.match(arrow)?.length ?? 0) > 1 ? text.replace(arrow, ', then ') : text
}

/** Somebody else, as the one of whom a sentence tells. */
const TELLS_OF_SOMEBODY =
  /^(?:(?:but|and|so|then|later|now|there),? )?(?:he|she|they|(?:my|our|his|her|their|the|an?|one|another|two|some) (?:[\p{L}-]+ ){0,2}?(?:father|mother|parents?|brothers?|sisters?|uncle|aunt|cousin|grandmother|grandfather|wife|husband|friends?|teachers?|professor|supervisor|boss|managers?|director|owner|colleagues?|client|customers?|coach|doctor|nurses?|students?|farmers?|drivers?|buyer|man|woman|men|women|girl|boy|people|team|company|school|hospital|bank|committee))\b/iu

/** May the 'I' that a line lacks be somebody else, or the thing that was named before it? */
function isOfAnother(piece: Piece | Note, text: string, before: Read | undefined): boolean {
  if (piece.kind !== 'PREDICATE' || before === undefined) return false
  const { kind } = before.piece
  if (kind === 'NOUNS' || kind === 'NOTE')
    return (
      (DONE_BY_THINGS.test(piece.body) &&
        !/^\p{L}+ (?:it|them|again|as|my)\b| as (?:an? )?\p{Ll}/u.test(piece.body)) ||
      /^(?:selected|awarded|nominated|chosen|shortlisted|featured|accepted|placed|named|rejected|honou?red|recogni[sz]ed|certified)\b/iu.test(
        text,
      )
    )
  if (kind !== 'SENTENCE' || /\b(?:I|we)\b/iu.test(before.piece.body)) return false
  return (
    /^(?!am |have )/u.test(piece.body) &&
    (TELLS_OF_SOMEBODY.test(before.text) ||
      (DONE_BY_THINGS.test(piece.body) &&
        !/^\p{L}+ (?:it|them|again|as|my)\b/u.test(piece.body) &&
        /^(?:the|an?|it|this|that|its)\b/iu.test(before.text)))
  )
}

function asTyped(text: string, before: Read | undefined): Piece | Note {
  return before !== undefined && /^(?:NOUNS|NOTE)$/u.test(before.piece.kind)
    ? { kind: 'NOTE', body: asNote(text) }
    : { kind: 'SENTENCE', body: text }
}

/**
 * Notes on one line, parted by commas: 'a 30 m footbridge for villages, tested one beam, deflection 18% less than
 * calculated' is three. Only where a later part plainly tells something of its own.
 */
function notesApart(piece: string): string[] {
  const bare = withoutEnd(piece)
  // 'The hospital training, and they teach nutrition'
  const [, thing = '', also = ''] = /^([^,;:"“]{3,60}), and ((?:they|it) \p{Ll}.*)$/u.exec(bare) ?? []
  if (thing !== '' && !mayTell(thing) && !PLAINLY_A_CLAUSE.test(thing)) return [thing, also]
  if (
    /[;"“]|^(?:I|we|my|our|the|it|he|she|they|there|an?)\b/iu.test(bare) ||
    isOneSentence(bare) ||
    episodePiece(bare, 'PAST') !== null
  )
    return [piece]
  const parts = bare.split(/,\s+(?![^()]*\))/u)
  if (parts.length < 2) return [piece]
  const head = (parts[0] ?? '').replace(/\([^()]*\)/gu, '').trim()
  // 'So I asked him to choose the whale, cut the sample …', 'Before, I wanted …': not notes.
  const opens = verbForm(/^\p{L}+/u.exec(head)?.[0] ?? '')?.form
  if (
    PLAINLY_A_CLAUSE.test(head) ||
    (opens !== 'PAST' && opens !== 'BASE' && isClause(head, { surely: true })) ||
    (BEGINS_NO_NOUN.test(head) && countWords(head) < 5 && !/\d/u.test(head)) ||
    // 'In November 2013, when the storm came, I was nineteen'
    (/^(?:in|on|at|by|during|after|before|since|until|from)\b/iu.test(head) &&
      !mayTell(head) &&
      parts.slice(1).some(part => /^(?:I|we|he|she|they|it) /u.test(part)))
  )
    return [piece]
  const notes: string[] = []
  for (const part of parts) {
    const [first = '', next = ''] = part.split(' ')
    const tells =
      (verbForm(first)?.form === 'PAST' &&
        (/^(?:an?|the|\d.*|one|two|three|four|five|all|my|our)$/u.test(next) ||
          // 'Two years of waiting, sold phone credit': a deed, where what stands behind is no place or means.
          (/^(?:sold|taught|wrote|drove)$/iu.test(first) &&
            parts.length === 2 &&
            !/^(?:by|in|at|on|of|as|to|from|for|under|with)$/u.test(next)))) ||
      MEASURED.test(part) ||
      (tellsOfSome(part) && !mayTell(notes.at(-1) ?? '')) ||
      (/^(?:my|our|we|I|they|he|she) /iu.test(part) &&
        !/^(?:\p{L}+ed|written|done|made|built|given|taken) (?:in|by|with|at|for|on|as|from)\b/iu.test(
          notes.at(-1) ?? '',
        ) &&
        isClause(part) &&
        !isClause((notes.at(-1) ?? '').replace(/\([^()]*\)/gu, ''))) ||
      (/^(?:\d+|one|two|three|four|five|all|most|some)$/iu.test(first) &&
        /^(?:are|were|is|was|have|has|had)$/u.test(next))
    const last = notes.at(-1)
    const opensWithVerb = verbForm(/^\p{L}+/u.exec(last ?? '')?.[0] ?? '')?.form === 'PAST'
    if (last === undefined || (tells && (!opensWithVerb || MEASURED.test(part)))) notes.push(part)
    else notes[notes.length - 1] = `${last}, ${part}`
  }
  return notes.length === 1 ? [piece] : notes
}

/** Neighbours of a kind become one sentence, three at a time; the rest stays alone. */
function joinReads(
  reads: readonly Read[],
  { key, voice, tone, place }: { key: string; voice: KeyVoice; tone: Tone; place: string },
): Statement[] {
  const statements: Statement[] = []
  const say = (text: string, quotes: readonly string[], isOwnSentence: boolean) =>
    tell(evenSentence(repair(text)), quotes, isOwnSentence)
  const tell = (text: string, quotes: readonly string[], isOwnSentence: boolean) => {
    const sentence = asSentence(text)
    if (/[\p{L}\d]/u.test(sentence))
      statements.push({ key, text: sentence, quotes, words: countWords(sentence), isOwnSentence })
  }
  const template = (wording: KeyVoice['nouns'], x: string) => worded(wording, tone, { x, place })
  // 'My projects include …' a second time: 'My projects also include …'.
  const onceMore = (sentence: string) => {
    const ahead =
      /^(?:On campus, I would like|(?:To the programme|To a class) I would bring|On campus, I['’]d like)/u.exec(
        sentence,
      )
    if (ahead !== null && statements.length > 0)
      return sentence
        .replace(/^On campus, I (would|['’]d) like/u, 'I would also like')
        .replace(/^To (?:the programme|a class) I would bring/u, 'I would also bring')
    const start = /^.{5,60}?\b(?:includes?|comprises?)\b/u.exec(sentence)?.[0]
    return start !== undefined && statements.some(statement => statement.text.startsWith(start))
      ? sentence.replace(/\b(?=(?:includes?|comprises?)\b)/u, 'also ')
      : sentence
  }
  // Notes and things side by side, where one at least is no plain thing.
  const notesFrom = (index: number): readonly Read[] => {
    const end = reads.findIndex(
      (read, at) => at >= index && !/^(?:NOUNS|GERUND|NOTE)$/u.test(read.piece.kind),
    )
    const run = reads.slice(index, end < 0 ? reads.length : end)
    return run.some(read => read.piece.kind === 'NOTE')
      ? run.map(read => ({ ...read, piece: { kind: 'NOTE', body: asNote(read.text) } }))
      : []
  }
  let hasLead = false
  let hasAim = false
  const sayNotes = (notes: readonly Read[]) => {
    const quotes = notes.map(note => note.quote)
    const [first = '', ...others] = notes.map(note => note.piece.body)
    const own = leadOf(first)
    const lead = own === null ? notesWording(voice, tone) : own.lead
    // 'My thesis was on spruces' and, behind it, how: '212 plots, red-edge bands'.
    const work = statements.at(-1)
    if (work !== undefined && TOLD_WORK.test(work.text) && own === null) {
      statements.pop()
      const x = besideOneAnother([first, ...others])
      tell(`${withoutEnd(work.text)}: ${x}`, [...work.quotes, ...quotes], false)
      return
    }
    // A remark behind a sentence has been led up to.
    const isRemarkBehind =
      notes.length === 1 &&
      statements.length > 0 &&
      own === null &&
      voice.verbs !== 'AIM' &&
      voice.areSubjects !== true
    if (lead === null || isRemarkBehind || (voice.isStory === true && statements.length > 0)) {
      for (const { text, quote } of notes)
        say(text.replace(/^(?:others?|extra|more): (?=\p{L})/iu, ''), [quote], true)
      return
    }
    const wording = own === null && (hasLead || hasAim) ? MORE_NOTES : lead
    // 'My academic passion: shade – how much, for whom'
    const labelled = /^(\p{L}+): /u.exec(first)?.[1]
    const x = besideOneAnother([
      own?.rest ??
        first.replace(
          /^(\p{L}+): /u,
          // 'My reasons for choosing Lund University: time series …'
          labelled !== undefined && lead.includes('{place}') && place.includes(labelled) ? '' : '$1 – ',
        ),
      ...others,
    ])
    const told = isTimeAlone(first) && others.length > 0 ? besideOneAnother(others) : x
    const said = withoutSplices(withOwnEyes(worded(wording, tone, { x: told, place })))
    tell(told === x ? said : said.replace(/: /u, ` ${first}: `), quotes, false)
    hasLead = true
  }
  for (let index = 0; index < reads.length; ) {
    const read = reads[index]
    if (read === undefined) break
    const { kind, body } = read.piece
    if (kind === 'SENTENCE') {
      say(body, [read.quote], !('isCompleted' in read.piece))
      index += 1
      continue
    }
    if (kind === 'BECAUSE') {
      const before = statements.at(-1)
      if (before?.isOwnSentence && before.words < 25 && /\.$/u.test(before.text)) {
        statements.pop()
        say(`${withoutEnd(before.text)} because ${body}`, [...before.quotes, read.quote], true)
      } else
        say(voice.because === undefined ? read.quote : template(voice.because, body), [read.quote], false)
      index += 1
      continue
    }
    const run = notesFrom(index)
    if (run.length > 0) {
      for (const group of noteGroups(run.map(read => read.piece.body))) {
        const notes = group.flatMap(at => run[at] ?? [])
        // 'Other: a web map' is another piece of work.
        const other = notes.findIndex(
          ({ quote }, at) => at > 0 && /^(?:others?|another|second)\b/iu.test(quote),
        )
        if (other < 0) sayNotes(notes)
        else {
          sayNotes(notes.slice(0, other))
          sayNotes(notes.slice(other))
        }
      }
      index += run.length
      continue
    }
    const previous = statements.at(-1)
    // 'results used in two notes' behind a clause is what came of it, said without a verb.
    if (
      kind === 'NOUNS' &&
      previous !== undefined &&
      !previous.isOwnSentence &&
      WHAT_BECAME_OF_IT.test(body) &&
      /\.$/u.test(previous.text)
    ) {
      statements.pop()
      say(`${withoutEnd(previous.text)}, with ${body}`, [...previous.quotes, read.quote], false)
      index += 1
      continue
    }
    const group: { body: string; quote: string }[] = []
    let words = 0
    for (let next = reads[index]; next?.piece.kind === kind; next = reads[index + group.length]) {
      const length = countWords(next.piece.body)
      if (group.length === 3 || (group.length > 0 && words + length > 32)) break
      const sofar = group.at(-1)?.body
      if (kind === 'PREDICATE' && sofar !== undefined && !goesOnFrom(sofar, next.piece.body)) break
      words += length
      group.push({ body: next.piece.body, quote: next.quote })
    }
    const bodies =
      kind === 'NOUNS'
        ? unfolded(
            group.map(item => item.body),
            voice.isPlainList === true,
          )
        : group.map(item => item.body)
    const quotes = group.map(item => item.quote)
    if (kind === 'PREDICATE')
      say(
        `I ${listed(bodies.map((body, at) => (at > 0 && HAVE_DONE.test(bodies[0] ?? '') ? body.replace(/^have /u, '') : body)))}`,
        quotes,
        false,
      )
    else if (kind === 'AIM') {
      say(template(voice.aim ?? 'I want to {x}', listed(bodies.map(withSociety))), quotes, false)
      hasAim = true
    } else if (kind === 'GERUND')
      say(
        onceMore(template(voice.gerunds ?? voice.nouns, withLastAnd(listed(bodies.map(pairOfDoings))))),
        quotes,
        false,
      )
    else say(onceMore(nounSentence(listed(bodies), bodies.length, voice, template)), quotes, false)
    index += group.length
  }
  return statements
}

/** A piece of work, said in a sentence that nothing has been put behind yet. */
const TOLD_WORK =
  /^My (?:[\p{L}-]+ ){0,3}(?:project|thesis|dissertation|capstone(?: project)?|work) was (?:on |an? |the )[^:;]+\.$/u

/** 'Seen by own eyes' */
function withOwnEyes(text: string): string {
  return text.replace(/\b(?:by|with) own eyes\b/gu, 'with my own eyes')
}

/** Two sentences with a comma between them, and a last deed without its 'and' or its 'I'. */
function evenSentence(text: string): string {
  const whole = withoutSplices(
    withOwnEyes(text).replace(
      /^((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d), (?=\p{Ll})/u,
      'In $1, ',
    ),
  ).replace(/; (\p{Ll}+)(?= )/u, (match, noun: string) => (COUNT_NOUN.test(noun) ? `; the ${noun}` : match))
  if (!/^(?:(?:\p{Lu}\p{Ll}+ )?\p{Ll}* ?\p{Ll}* ?)I \p{Ll}+/u.test(whole)) return whole
  return whole
    .replace(
      /, ((?:(?:could|did|was|had)(?:n['’]t| not)|can['’]t|cannot)) (?=\p{Ll})/u,
      (match, verb: string, at: number, all: string) =>
        /\b(?:and|but|or|that|which|who|because|if)\b/u.test(all.slice(at).split(/[,;.]/u)[1] ?? '')
          ? match
          : `; I ${verb} `,
    )
    .replace(/, (\p{Ll}+)(?=(?: [^,;]*)?$)/u, (match, word: string, at: number, all: string) =>
      PLAIN_DEED.test(word) &&
      !/^, \S+ (?:by|in|at|on|of|as|to|from|for|under)\b/u.test(all.slice(at)) &&
      !/[,;:]/u.test(all.slice(0, at))
        ? `, and ${word}`
        : match,
    )
}

/** Past forms that follow a comma as a deed and not as a participle. */
const PLAIN_DEED =
  /^(?:finished|went|wrote|took|gave|won|became|began|got|came|saw|ran|drew|knew|drove|sang|passed|failed|apologi[sz]ed|left)$/u

/** 'have written the reports', as against 'have been a nurse'. */
const HAVE_DONE = /^have (?!been\b|had\b)\p{Ll}+/u

/** 'SAP2000 and PLAXIS' beside another item is two items of one list. */
function unfolded(items: readonly string[], isPlainList: boolean): readonly string[] {
  // 'Indonesian, Javanese and English' beside 'Spanish A1'
  if (
    isPlainList &&
    items.length > 1 &&
    items.every(item => item.split(/, | and /u).every(part => countWords(part) < 5 && !/[;:]/u.test(part)))
  )
    // 'Indonesian, Javanese and English' is three, 'seismic risk and loss' is one.
    return items.flatMap(item =>
      item.includes(', ') ? item.split(/, (?:and )?(?![^()]*\))| and (?![^()]*\))/u) : [item],
    )
  return items.length < 2
    ? items
    : items.flatMap(item => (/^\S+(?: \S+)? and \S+(?: \S+)?$/u.test(item) ? item.split(' and ') : [item]))
}

/** 'start a club, tabla in the music society' → 'start a club and tabla in the music society'. */
function withSociety(body: string): string {
  return / and /u.test(body)
    ? body
    : body.replace(
        /, (?=\p{Ll}+ in the \p{Ll}+ (?:society|club|group|team|band|choir)$)/u,
        ', and take part in ',
      )
}

/** 'organising walks, dance' → 'organising walks and dance'. */
function pairOfDoings(body: string): string {
  return /^[^,]+, (?!\d)[^,]+$/u.test(body) &&
    !/\band\b/u.test(body) &&
    countWords(body.split(', ')[1] ?? '') < 4
    ? body.replace(', ', ' and ')
    : body
}

/** Two predicates share an 'I' only where both are simple pasts, so that no auxiliary is taken over by mistake. */
function goesOnFrom(first: string, next: string): boolean {
  const simple = (body: string) =>
    !/^(?:was|had|did)\b/u.test(body) && verbForm(/^[\p{L}-]+/u.exec(body)?.[0] ?? '')?.form === 'PAST'
  const haveDone = HAVE_DONE.test(first) && HAVE_DONE.test(next)
  return (
    (haveDone || (simple(first) && simple(next))) &&
    !/[,;:]|\band\b/u.test(first) &&
    !/[;:]|\band\b/u.test(next)
  )
}

/** 'Sonic Visualiser, Python for audio, reading of script' → '… and reading of script', where all are things of a kind. */
function withLastAnd(list: string): string {
  const items = list.split(/, (?![^()]*\))/u)
  const isDetail = (item: string) =>
    /^(?:\d|team of|class of|part of|then|with|minor|first author|University|College|Institute|School|Univ\b|including|such as|most of|all of|from|in|at|by|about|over|cost|latency)/iu.test(
      item,
    )
  // 'The suite, the pathway with a hospital' is two things; 'the module, the only one in Europe' is one.
  const [one = '', other = ''] = items
  if (
    items.length === 2 &&
    !/ and |[;:]/u.test(list.replace(/\([^()]*\)/gu, '')) &&
    /^(?:(?:the|its|their) (?!only|first|last|best|oldest|newest|largest|biggest|smallest|one|most|same|kind|sort|\p{L}+est\b)\p{Ll}|\p{Ll}+ing (?:for|at|in|with) |\p{Ll}+ in the \p{Ll}+ (?:society|club|group|team|band|choir)$)/u.test(
      other,
    ) &&
    !mayTell(one) &&
    !mayTell(other)
  )
    return `${one} and ${other}`
  return items.length > 2 &&
    plainlyNames([
      ...items.slice(0, -1),
      (items.at(-1) ?? '').split(/ (?:in|with|by|from|for|of) /u)[0] ?? '',
    ]) &&
    !/ and |[;:]/u.test(list.replace(/\([^()]*\)/gu, '')) &&
    !items.slice(1).some(isDetail)
    ? listed(items)
    : list
}

/** 'the remote sensing group at the Department of …': one that is known by where it is. */
const GROUP_AT =
  /^(?!my\b|our\b)(?:(?!in\b|at\b|of\b|with\b|for\b|on\b|the\b)[\p{L}’'-]+ ){0,5}(?:group|lab|laboratory|team|unit|department|chair) (?:at|of|in) /iu

function nounSentence(
  list: string,
  count: number,
  voice: KeyVoice,
  template: (wording: KeyVoice['nouns'], x: string) => string,
): string {
  // 'Professor Hirt's work on forging' is no professor.
  const isTopic =
    voice.topics !== undefined &&
    !GROUP_AT.test(list) &&
    ((/^\p{Ll}/u.test(list) && !/^the \p{Lu}|\b(?:Prof|Dr)\b/u.test(list)) || /['’]s? \p{Ll}/u.test(list))
  const sentence = template(
    isTopic ? (voice.topics ?? voice.nouns) : voice.nouns,
    (count === 1 ? withLastAnd(list) : list)
      .replace(/^an? (?=(.*))/u, (article, rest: string) =>
        voice.verbs === 'AIM' && voice.hasDetails === true && GROUP_AT.test(rest) ? 'the ' : article,
      )
      .replace(/^([^,;()]+), then (?=\p{Ll})/u, '$1 and then '),
  )
  return count > 1
    ? sentence
        .replace(/ was (?=\S)/u, ' were ')
        .replace(/^What drew me to this field were/u, 'What drew me to this field was')
    : sentence
}
