/** Answers about a student, taken apart and put into sentences of the recommender's voice. */

import { cleanText } from '../../language/cleanText.ts'
import {
  asSentence,
  expandContractions,
  insideSentence,
  isClause,
  isProper,
  listed,
  repair,
  tagWords,
  withArticle,
  withoutEnd,
} from '../../language/grammar.ts'
import { gerundOf, verbForm } from '../../language/verbs.ts'
import { mayTell, withoutSplices } from './clauses.ts'
import { mostTelling } from './information.ts'
import { hasFirstPerson, namesStudent, outsideQuotes } from './letterMentions.ts'
import { lowered, noteOf, noteUnlessPlain, type Said, sentencesOf, type Thing } from './letterNotes.ts'
import type { Recommender, Student } from './letterPeople.ts'
import {
  type Focus,
  isOfTheirs,
  isStudents,
  type Persons,
  type Speaker,
  speakerFor,
  speakerOfSentence,
} from './letterPersons.ts'
import {
  asThirdPerson,
  baseOfThird,
  hasMarks,
  possessive,
  speakerIn,
  speakerOf,
  tellsOfDoing,
  tellsOfRecommender,
  thirdPersonOf,
  unmarked,
  withRecommenderInside,
  withTheirPronouns,
} from './letterPerspective.ts'
import { JUDGED_BY_THEM } from './letterStudent.ts'
import { traitsOf } from './letterTraits.ts'
import type { LetterVoice } from './letterVoice.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { readPiece, thereWas } from './pieces.ts'
import { countWords } from './plainText.ts'
import { splitSentences } from './splitSentences.ts'
import type { Statement } from './statements.ts'
import { evened as evenedEnglish, type Telling, tellingOf } from './unevenEnglish.ts'

type LetterReading = {
  key: string
  answer: string
  voice: LetterVoice
  student: Student
  recommender: Recommender
  /** Who speaks in the whole form. */
  persons: Persons
  most: number
  /** Do who signs and the student work for one house, so that 'we' is both? */
  worksTogether?: boolean
  /** Did who types learn English late, as the whole form shows? */
  isUneven?: boolean
}

const HEADING = /^[\p{L}\d &/'’-]{1,40}:$/u
const LABEL =
  /^(?:example|story|strengths?|strong points?|skills?|also|weakness(?:es)?|project|title|topic|role|point|answer|ans|note|quality|skill)(?:\s*(?:no\.?\s*)?\d{0,2})?\s*[:=-]\s+(?=\S)/iu
/** What the letter should do, and not what the student did. */
const ABOUT_THE_LETTER =
  /^(?:(?:please|pls|kindly|also|do|don['’]t|do not|you (?:can|could|should|may|must))\s+)*(?:mention|highlight|emphasi[sz]e|stress|include|focus on|write|keep (?:it|the)|make (?:it|the|sure)|talk about|avoid|leave out|add that|say that|refer to|draft|use a)\b|^(?:hire|admit|accept|take|select|choose|trust|believe|approve) (?:her|him|them|me|this)\b|\b(?:this|the) letter\b|\brecommendation letter\b|\bletter of recommendation\b/iu

/** The pieces of an answer that tell something. */
export function piecesOf(answer: string, most: number): readonly string[] {
  const said = splitSentences(cleanText(answer))
    .map(({ text }) => text)
    .filter(
      text =>
        !HEADING.test(text) &&
        !REFERS_ELSEWHERE.test(text) &&
        !isNonAnswer(text) &&
        !ABOUT_THE_LETTER.test(text) &&
        /\p{L}{2}/u.test(text),
    )
  // What follows 'See above' speaks of what stands there.
  const refers = REFERS_ELSEWHERE.test(cleanText(answer))
  return mostTelling(refers ? said.filter(text => !/\bI\b/u.test(text)) : said, most)
}

const REFERS_ELSEWHERE =
  /^(?:(?:please )?see (?:[^.]{0,50} )?(?:above|below|before|earlier)\b|(?:as )?(?:said|mentioned|described|told) (?:above|below|before|earlier)\b)/iu

/** Whose 'I' an answer about the student has. */
export function speakerInAnswer(
  answer: string,
  student: Student,
  recommender: Recommender,
  { byDeeds = true }: { byDeeds?: boolean } = {},
): Speaker | null {
  const pieces = piecesOf(answer, 2000)
  if (pieces.some(piece => hasFirstPerson(piece) && recommenderIsNamed(piece, recommender, student)))
    return 'STUDENT'
  return speakerOf(pieces, student, { byDeeds })
}

function recommenderIsNamed(text: string, recommender: Recommender, student: Student): boolean {
  const marked = withRecommenderInside(text, recommender, student)
  return marked === null || hasMarks(marked)
}

/** Whom 'he' or 'she' would mean next. */
type Track = { focus: Focus }

type Context = {
  /** Whose 'I' this answer has. */
  speaker: Speaker | null
  track: Track
  /** Has the answer said by now who 'we' are? */
  hasCompanions: boolean
  isFirst: boolean
  /** Does the answer name the student, so that its 'I' is who signs? */
  isNamedHere: boolean
  /** How the answer of somebody whose English is uneven is told. */
  telling: Telling | null
}

/** Reads an answer: its statements in their order, each in the recommender's voice, or left out. */
export function readLetterStatements(reading: LetterReading): Statement[] {
  const { key, answer, voice, student, recommender, most } = reading
  const pieces = piecesOf(answer, most)
  const speaker =
    speakerFor(key, pieces, reading.persons, student, recommender) ??
    (reading.persons.isMixed === true ? null : speakerInAnswer(answer, student, recommender))
  // 'He has led 25 engineers', where a student tells how they met or what who signs would say of them.
  const isOfThem = voice.about === 'RECOMMENDER' || (COMPARES.test(key) && isOfTheirs(pieces[0] ?? ''))
  const track: Track = { focus: isOfThem ? 'RECOMMENDER' : null }
  const statements: Statement[] = []
  const say = (text: string, quotes: readonly string[], isOwnSentence: boolean) => {
    const typed = unmarked(repair(text)).replace(
      MADE_THING,
      (_, was: string, thing: string) => `${was} ${withArticle(thing)}`,
    )
    // 'Aigerim said no, I …': behind the comma somebody goes on speaking.
    const sentence = asSentence(REPORTS.test(typed) ? typed : withoutSplices(typed))
    if (/\p{L}/u.test(sentence) && countWords(sentence) > 1)
      statements.push({ key, text: sentence, quotes, words: countWords(sentence), isOwnSentence })
  }
  let hasCompanions = false
  let open: { bodies: string[]; quotes: string[] } | null = null
  const close = () => {
    if (open !== null) say(`${student.first} ${listed(open.bodies)}`, open.quotes, false)
    open = null
  }
  let things: Thing[] = []
  let hasLead = false
  const closeThings = () => {
    for (const { text, quotes } of sentencesOf(things, {
      voice,
      student,
      hasLead,
      hasTold: statements.length > 0,
    })) {
      say(text, quotes, false)
      hasLead ||= text.includes(': ')
    }
    things = []
  }
  let isOpen = false
  const telling = reading.isUneven === true ? tellingOf(pieces) : null
  for (const [index, quote] of pieces.entries()) {
    const said = readOne(quote, {
      ...reading,
      speaker: speakerOfSentence(quote, pieces[index - 1] ?? null, speaker, reading),
      track,
      hasCompanions: hasCompanions || COMPANIONS.test(quote),
      isFirst: quote === pieces[0],
      isNamedHere: pieces.some(piece => namesStudent(piece, student)),
      telling,
    })
    hasCompanions ||= COMPANIONS.test(quote)
    // What goes on from a sentence that was left out goes with it: 'Teresa laughed and invoiced it anyway'.
    if (said === null || (isOpen && GOES_ON.test(quote))) {
      isOpen = true
      continue
    }
    isOpen = false
    if (said.kind === 'PREDICATE') {
      closeThings()
      const group: { bodies: string[]; quotes: string[] } | null = open
      if (group !== null && joins(group, said.body)) {
        group.bodies.push(said.body)
        group.quotes.push(quote)
      } else {
        close()
        open = { bodies: [said.body], quotes: [quote] }
      }
      continue
    }
    close()
    if (said.kind === 'SENTENCE') {
      closeThings()
      say(said.text, [quote], said.isOwn)
    } else
      things.push({
        body: said.body,
        note: said.kind === 'NOTE' ? said.body : noteOf(quote.replace(LABEL, '')),
        isNote: said.kind === 'NOTE',
        quote,
      })
  }
  close()
  closeThings()
  return statements
}

/** 'The project was on speech recogniser for radio': one thing that somebody made. */
const MADE_THING =
  /\b(was on) (?!(?:an?|the|my|his|her|their|our|how|why|what)\b)((?:[\p{Ll}-]+ ){0,3}(?:recogni[sz]er|classifier|analy[sz]er|detector|sensor|robot|drone|prototype|device|machine|website|app|application|platform|tool|dashboard|chatbot|game|charger|inverter|simulator|compiler|parser))(?= (?:for|that|to|with|using|of|in|which)\b|[,.;]|$)/u
const REPORTS =
  /\b(?:said|says|say|told|asked|answered|replied|wrote)\b[^.;:]{0,40}, (?:I|we|you|call|go|do|don['’]t|yes|no|leave|let)\b/iu
const GOES_ON =
  /\b(?:it|them|this|these|those)\b|^(?:not|nor|but|and|so|then|neither|both|after (?:that|this)|since then|before that)\b/iu
const COMPANIONS =
  /\b(?:team|group|classmates|teammates|colleagues|friends|peers|partners?|members|juniors|students|with (?:two|three|four|five|six|\d+) |and I\b|we were (?:a|two|three|four|five))/iu

function joins(group: { bodies: string[]; quotes: string[] }, body: string): boolean {
  const simple = (text: string) =>
    countWords(text) < 15 &&
    !/[,;:]|\band\b/u.test(text) &&
    (verbForm(firstWord(text))?.form === 'PAST' ||
      /^(?:never|is always|always|has (?!been\b)|came) ?/u.test(text) ||
      baseOfThird(firstWord(text)) !== null)
  return group.bodies.length < 3 && group.bodies.every(simple) && simple(body)
}

function readOne(quote: string, reading: LetterReading & Context): Said | null {
  const { voice, student, recommender } = reading
  const bare = quote.replace(LABEL, '')
  const turn = withTurn(bare)
  const mended = repair(turn)
  const text = evened(reading.telling === null ? mended : evenedEnglish(mended, reading.telling), student)
  if (turn !== bare && !hasFirstPerson(turn)) return { kind: 'SENTENCE', text, isOwn: true }
  if (countWords(text) > 70) return null
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return null
  if (/\?["”’)]*$/u.test(text)) return null
  const isStudentsOwn = reading.speaker === 'STUDENT'
  const thinks = isStudentsOwn ? withoutThinking(text) : text
  const named = withRecommenderInside(
    thinks,
    recommender,
    student,
    isStudentsOwn ? reading.persons.roles : null,
  )
  if (named === null) {
    reading.track.focus = null
    return null
  }
  if (voice.about === 'STUDENT') {
    const verdict = toldVerdict(named, reading)
    if (verdict !== null) return verdict
  }
  const marked = isStudentsOwn ? withPronounsSettled(named, reading) : named
  if (marked === null) return null
  return noteUnlessPlain(
    voice.about === 'RECOMMENDER' ? aboutRecommender(marked, reading) : aboutStudent(marked, reading),
    marked,
    { ...reading, isLabelled: LABEL.test(quote) },
  )
}

/** 'Word error rate 52% -> 34%', 'Passes: 4 of 21 (2019) -> 13 of 24 (2022)': a figure and what it became. */
function withTurn(quote: string): string {
  return quote.replace(
    /^(\p{L}[\p{L} ’'-]{2,60}?):? (\d[^:;,→>]{0,24}?) *(?:[-=]+>|→) *(\d[^:;,→>]{0,24})$/u,
    (whole, what: string, from: string, to: string) =>
      mayTell(what) ? whole : `${what} went from ${from} to ${to}`,
  )
}

/** 'Instead of an expensive sensor used a piezo disc' → 'Instead of an expensive sensor, Farzana used a piezo disc'. */
function insteadOf(marked: string, student: Student): string | null {
  const [head = ''] = marked.split(/[,;:]/u)
  const words = head.split(' ')
  const at = words.findIndex((word, index) => index > 2 && verbForm(word)?.form === 'PAST')
  return !/^(?:Instead of|Rather than) (?:an?|the|\p{Ll}+(?:s|ing)) /u.test(marked) ||
    hasFirstPerson(marked) ||
    namesStudent(marked, student) ||
    /\b(?:he|she|they|that|which|who)\b/iu.test(marked) ||
    at < 0 ||
    at === words.length - 1 ||
    /^(?:an?|the|was|were|had|did)$/u.test(words[at - 1] ?? '') ||
    /^(?:was|were|had|did)$/u.test(words[at] ?? '')
    ? null
    : `${words.slice(0, at).join(' ')}, ${student.first} ${words.slice(at).join(' ')}${marked.slice(head.length)}`
}

/** A line about the student, its persons settled. */
function aboutStudent(marked: string, reading: LetterReading & Context): Said | null {
  const { voice, student, hasCompanions } = reading
  // 'Professor works here 24 years', and nobody but who signs in it.
  if (/^[\u{E001}-\u{E004}]/u.test(marked) && !hasFirstPerson(marked))
    return { kind: 'SENTENCE', text: marked, isOwn: true }
  const instead = insteadOf(marked, student)
  if (instead !== null) return { kind: 'SENTENCE', text: instead, isOwn: false }
  // 'More theory: he knows what happened before he knows why.'
  if (
    reading.key === 'developmentAreas' &&
    /^(?:more|less|better|fewer|further) \p{Ll}+(?:[:.,;]|$)/iu.test(marked)
  )
    return {
      kind: 'SENTENCE',
      text: `${student.first} still needs ${marked.slice(0, 1).toLowerCase()}${marked.slice(1)}`,
      isOwn: false,
    }
  const own = (sentence: string | null): Said | null =>
    sentence === null || lacksSubject(sentence)
      ? null
      : { kind: 'SENTENCE', text: withSubject(sentence, student), isOwn: true }
  const note = voice.isStory === true ? storyNote(marked, reading) : null
  if (note !== null) return { kind: 'SENTENCE', text: note, isOwn: false }
  // 'Minister, if she wants'
  if (voice.verbs === 'AIM' && /, if (?:he|she|they) (?:wants?|likes?|chooses?)$/u.test(withoutEnd(marked))) {
    const wished = readPiece(marked, 'AIM', false)
    if (wished.kind === 'AIM') return { kind: 'PREDICATE', body: `could ${wished.body}` }
  }
  // 'They', where it opens an answer and nobody said he or she, is the student.
  const they = reading.isFirst && student.pronoun === null ? withNameForThey(marked, student) : null
  if (they !== null) return own(they)
  if (hasFirstPerson(marked)) {
    const speaker = speakerOfOne(marked, reading)
    if (reading.speaker !== 'RECOMMENDER' && tellsFeeling(marked)) return null
    const subjectless = !/^(?:["“(]?(?:I|we|my|our)\b)/iu.test(marked) && !isClause(marked)
    if (speaker === 'RECOMMENDER') {
      const bare = withoutEnd(marked)
      const said = /^(?:I|my|we|our)\b/iu.test(bare)
        ? null
        : (placed(bare, student) ?? thirdPredicate(bare) ?? mixedPredicate(bare))
      if (said !== null) return said
      if (/^\p{L}[\p{Ll}-]+ as well [–—-] /u.test(bare)) {
        const trait = fragment(marked, reading)
        if (trait?.kind === 'PREDICATE') return trait
      }
      // 'Took the blame and told me before I asked': the missing subject is the student.
      if (startsWithPast(bare))
        return { kind: 'PREDICATE', body: bare.slice(0, 1).toLowerCase() + bare.slice(1) }
      return subjectless && readPiece(marked, 'PAST', false).kind === 'NOUNS' && countWords(bare) < 13
        ? nounsInVoice(bare)
        : own(marked)
    }
    if (speaker === null) return null
    // 'Led my team to the final' has an 'I' that it leaves out.
    if (subjectless || startsWithVerb(marked)) {
      const said = fragment(marked, reading)
      if (said !== null) return said
    }
    return own(
      asThirdPerson(withClass(marked, hasCompanions), student, {
        hasCompanions,
        worksTogether: reading.worksTogether === true,
      }),
    )
  }
  if (
    /^(?:he|she|his|her|they|their|it|this|that|these|those|there)\b/iu.test(marked) ||
    startsWithStudent(marked, student) ||
    /\b(?:he|she) (?:\p{Ll}+ly |also )?\p{Ll}+/u.test(outsideQuotes(marked))
  )
    return startsWithPast(marked) ||
      /^(?:is|was|has|will|would|can|could|does) /iu.test(marked) ||
      isThirdWithObject(marked)
      ? fragment(marked, reading)
      : own(withSubjectAhead(marked, student))
  return fragment(marked, reading)
}

/** 'I think he would also mention that …': what the student thinks of it is nobody else's. */
function withoutThinking(text: string): string {
  return text.replace(
    /^I (?:think|believe|guess|suppose|hope) (?:that )?(?=(?:he|she|my|Prof\p{L}*|Dr|Mr|Ms|Mrs)\b)(\p{L})/u,
    (_, letter: string) => letter.toUpperCase(),
  )
}

/** Who signs, marked wherever the student says he or she of them; null where it is not certain who is meant. */
function withPronounsSettled(
  named: string,
  { persons, student, track }: LetterReading & Context,
): string | null {
  const { text, focus } = withTheirPronouns(named, { persons, student, focus: track.focus })
  track.focus = focus
  return text
}

/** Whose 'I' one sentence has: the answer's, unless it plainly is the other's, and then it may be nobody's. */
function speakerOfOne(marked: string, { speaker, student }: LetterReading & Context): Speaker | null {
  if (speaker === 'RECOMMENDER')
    return isStudents(marked) && !namesStudent(marked, student) ? null : 'RECOMMENDER'
  if (speaker === 'STUDENT')
    return !hasMarks(marked) && namesStudent(marked, student) && /\bI\b/u.test(marked)
      ? speakerIn(marked, student)
      : 'STUDENT'
  return hasMarks(marked) ? 'STUDENT' : speakerIn(marked, student)
}

const COMPARES = /^(?:peerComparison|comparativeAssessment)$/u
const THEIR_VERDICT =
  /^(?:\u{E001}|he|she|they) (?:(?:often|once|always|has|later) )?(?:told|tells?|told|says?|said|think|thinks|thought)(?: (?:to )?me)?(?: often| once)? (?:that )?I(?: am|['’]m| was) (.+)$/iu
const BY_THEM =
  /\b(?:that |whom |who )?(he|she|they) ((?:has |have |had |ever )*)(sent|supervised|taught|had|has|hired|managed|mentored|advised|trained|led|met|seen|saw|worked with|known)\b/iu

/**
 * 'She told me that I am among the best three she had': what who signs told the student, said by who signs. Only in
 * notes that are the student's own.
 */
function toldVerdict(marked: string, { speaker, isNamedHere }: LetterReading & Context): Said | null {
  if (speaker === 'RECOMMENDER' || isNamedHere) return null
  const bare = withoutEnd(marked)
  const told = THEIR_VERDICT.exec(bare)?.[1]
  const text = told ?? bare
  if ((told === undefined && !JUDGED_BY_THEM.test(bare)) || (told === undefined && hasFirstPerson(bare)))
    return null
  const turned = text
    .replace(
      /\b(?:he|she) (lets|trusts|leads|teaches|supervises|manages|trains|knows|calls|asks|sends|gives)\b/iu,
      (_, verb: string) => `I ${baseOfThird(verb) ?? verb}`,
    )
    .replace(
      BY_THEM,
      (_, _who: string, aids: string, verb: string) =>
        `I ${/\bhave\b|\bhas\b|\bhad \w/u.test(aids) ? '' : 'have '}${aids.replace(/\bhas\b|\bhad\b/u, 'have').replace(/^ever $/u, 'ever ')}${verb === 'saw' ? 'seen' : verb === 'has' ? 'had' : verb}`,
    )
  if (hasFirstPerson(text) || /\b(?:he|she)\b/iu.test(turned)) return null
  const body = turned.slice(0, 1).toLowerCase() + turned.slice(1)
  return told !== undefined ||
    /^(?:one of|among|the (?:best|only|first|\p{L}+est)|best|the most)\b/iu.test(body)
    ? { kind: 'PREDICATE', body: `is ${body.replace(/^best\b/u, 'the best')}` }
    : null
}

const firstWord = (text: string) => /^[\p{L}-]+/u.exec(text)?.[0] ?? ''

/** 'In the seminar Prof. Nair gave us a lemma and asked us': those who sat there. */
function withClass(marked: string, hasCompanions: boolean): string {
  if (hasCompanions || !hasMarks(marked) || !/\b(?:seminar|class|course|lecture|tutorial)\b/iu.test(marked))
    return marked
  let isFirst = true
  return marked.replace(/\bus\b/gu, () => {
    const who = isFirst ? 'the class' : 'them'
    isFirst = false
    return who
  })
}

/** 'Draws what he means': what a third person does, and to what. */
function isThirdWithObject(text: string): boolean {
  const [first = '', next = ''] = text.split(' ')
  return (
    /s$/u.test(first) &&
    baseOfThird(first) !== null &&
    /^(?:what|how|why|where|whatever|the|an?|his|her|their|every|each|no)$/u.test(next)
  )
}

/** 'First in, last out, but he does not forget to eat' → 'Jan is first in, last out, but he …'. */
function withSubjectAhead(text: string, student: Student): string {
  const [, how = ''] = /^(.{3,40}?), but (?:he|she) /u.exec(text) ?? []
  return how !== '' &&
    (/^(?:first|last|early|late|always|never) \p{Ll}/iu.test(how) ||
      traitsOf(how)?.startsWith('is ') === true)
    ? `${student.first} is ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text
}

const COUNTED_DEED =
  /^(?!rejected|selected|awarded|nominated|elected|promoted|accepted|offered|named|invited|admitted|placed)\p{L}{3,}ed (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|the|an?|his|her|their|no|only)\b/iu

/** A past form first, so that its subject is left out. */
function startsWithPast(text: string): boolean {
  const first = firstWord(text)
  if (verbForm(first)?.form === 'PAST') return true
  // 'Needed three meetings'
  if (COUNTED_DEED.test(text)) return true
  return /^\p{L}{2,}ed$/u.test(first) && tagWords(text)[0]?.tags.has('PastTense') === true
}

/** 'Wants to do research': a finite verb first, and nobody who does it. */
function lacksSubject(text: string): boolean {
  const base = baseOfThird(firstWord(text))
  return base !== null && /s$/u.test(firstWord(text)) && !MAYBE_THINGS.test(base)
}

/** 'Interprets at meetings so that nobody is left out': things or a deed, and nothing told of them before 'so'. */
function lacksSubjectPerhaps(bare: string): boolean {
  const [head = ''] = bare.split(
    /,|\b(?:so|because|when|while|if|although|though|which|who|that|where|until|before|after)\b/u,
  )
  return (
    /^\p{L}\p{Ll}+[^s\W]s (?:at|in|on|for|with|to|from|by|about|into|through)\b/u.test(head) && !mayTell(head)
  )
}

/** What the student feels about it is not the recommender's to say. */
function tellsFeeling(text: string): boolean {
  return /^I (?:am|was|feel|felt|have been) (?:very |so |really )?(?:proud|happy|glad|grateful|sad|ashamed|excited|thankful|sure)\b|^I (?:feel|felt|believe|think|hope)\b/u.test(
    text,
  )
}

/** 'Strong analytical skills, leads team of 17' → 'has strong analytical skills and leads a team of 17'. */
function mixed(bare: string): string | null {
  const items = bare.split(/,\s+(?:and\s+)?/u)
  if (items.length < 2 || items.length > 4 || /[;:()"“]/u.test(bare)) return null
  const bodies = items.map(item => {
    const third = thirdPredicate(item)
    return third?.kind === 'PREDICATE' ? third.body : traitsOf(item)
  })
  return bodies.every((body): body is string => body !== null) ? listed(bodies) : null
}

/** 'Fully bilingual, and switches language for the other person' → 'is fully bilingual, and switches …'. */
function traitAndDeed(bare: string): string | null {
  const [, trait = '', join = '', deed = ''] =
    /^([^,;:()]{3,60}?)(, and |, but |, | and )(\p{Ll}.+)$/u.exec(bare) ?? []
  const third = deed === '' ? null : thirdPredicate(deed)
  const traits = third?.kind === 'PREDICATE' && countWords(trait) < 6 ? traitsOf(trait) : null
  return traits === null ? null : `${traits}${join === ', ' ? ', and ' : join}${deed}`
}

function mixedPredicate(bare: string): Said | null {
  const body = traitsOf(bare) ?? mixed(bare) ?? traitAndDeed(bare)
  return body === null ? null : { kind: 'PREDICATE', body }
}

/** 'lost her son, came back, asked for the same ward' → 'lost …, came back … and asked …'. */
function deedsOf(bare: string): string | null {
  const items = bare.split(/,\s+(?:and\s+)?/u)
  return items.length > 1 && items.length < 5 && !hasFirstPerson(bare) && items.every(startsWithPast)
    ? listed(items.map(item => item.slice(0, 1).toLowerCase() + item.slice(1)))
    : null
}

/** Slips of a second language that have one remedy: 'Minh he collect', 'he find', '8.7 CGPA'. */
function evened(text: string, student: Student): string {
  const name = student.isNamed ? `${student.first.replace(/[^\p{L}]/gu, '.')}|` : ''
  return (
    text
      .replace(new RegExp(`(?<!\\p{L})(${name}[Tt]he student) (?:he|she) (?=\\p{Ll})`, 'gu'), '$1 ')
      .replace(
        new RegExp(
          `(?<!\\p{L})(${name}[Hh]e|[Ss]he) ((?:also|always|often|never|then|\\p{Ll}{3,}ly) )?(\\p{Ll}+)(?!\\p{L})`,
          'gu',
        ),
        (whole, subject: string, adverb: string | undefined, verb: string, at: number) => {
          const before = text.slice(0, at)
          if (
            /\b(?:did|does|do|let|lets|make|made|saw|seen?|sees|seeing|watch\p{L}*|hear\p{L}*|help\p{L}*|had|suggest\p{L}*|insist\p{L}*|ask\p{L}*|recommend\p{L}*|can|could|will|would|should|may|might|must|if|or|with|for|to|of|^\p{Lu}\p{L}+ and)\s+(?:that\s+)?$/iu.test(
              before,
            ) &&
            !/^(?:have|are)$/u.test(verb)
          )
            return whole
          const base =
            verbForm(verb)?.form === 'BASE' ||
            /^(?:have|want|need|find|take|make|become|like|know|think|ask|show|go)$/u.test(verb)
          if (!base || /^(?:set|cut|put|run|read|let|hit|become|come)$/u.test(verb)) return whole
          return `${subject} ${adverb ?? ''}${thirdPersonOf(verb)}`
        },
      )
      .replace(/\b(did not|didn['’]t) had\b/gu, '$1 have')
      .replace(/\bis rank (?=\d)/gu, 'is ranked ')
      // "Dean's list 5 of 7 semesters"
      .replace(
        /^(dean['’]s list),? (?=\d+ (?:of|out of) \d+ (?:semesters|terms|years)\b)/iu,
        'the Dean’s list in ',
      )
      .replace(/(?<=\p{Ll} )become (?=\d)/gu, 'became ')
      .replace(
        /\b(English|writing|handwriting|presentation|grammar) need (?=improvement|practice|work|more)/gu,
        '$1 needs ',
      )
      .replace(
        /\b(has|have|had|got|with|of) (\d[\d.]*(?:\/[\d.]+)?) (C?GPA|CPI)\b/gu,
        (_, verb: string, figure: string, kind: string) => `${verb} ${withArticle(kind)} of ${figure}`,
      )
      .replace(
        /\b(has|have|had|got|with) (C?GPA|CPI)(?: of)? (\d[\d.]*(?:\/[\d.]+)?)/gu,
        (_, verb: string, kind: string, figure: string) => `${verb} ${withArticle(kind)} of ${figure}`,
      )
      .replace(
        /\b(has|have|had|got|scored|received) ([A-FOS][+-]?) grade\b/gu,
        (_, verb: string, grade: string) => `${verb} ${withArticle(grade)} grade`,
      )
  )
}

/** 'They are punctual' → 'Sam is punctual'. */
function withNameForThey(text: string, student: Student): string | null {
  const match = /^They ((?:also|always|often|never|\p{Ll}{3,}ly) )?(\p{Ll}+)\b(.*)$/u.exec(text)
  if (!match) return null
  const [, adverb = '', verb = '', rest = ''] = match
  const form =
    verb === 'are'
      ? 'is'
      : verb === 'were'
        ? 'was'
        : verbForm(verb)?.form === 'PAST' ||
            /^(?:can|could|will|would|may|might|must|should|did|had|\p{Ll}{3,}ed)$/u.test(verb)
          ? verb
          : verbForm(verb)?.form === 'BASE' || baseOfThird(thirdPersonOf(verb)) === verb
            ? thirdPersonOf(verb)
            : null
  return form === null ? null : `${student.first} ${adverb}${form}${rest}`
}

function nounsInVoice(bare: string): Said | null {
  return countWords(bare) > 22 || mayTell(bare) ? null : nounsOf(insideSentence(bare))
}

function startsWithVerb(text: string): boolean {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  return verbForm(first)?.form === 'PAST' || (verbForm(first)?.form === 'BASE' && !isClause(text))
}

function startsWithStudent(text: string, student: Student): boolean {
  return (
    namesStudent(text.split(/\s+/u).slice(0, 3).join(' '), student) ||
    /^(?:the |this )?(?:student|candidate|applicant)\b/iu.test(text)
  )
}

/** 'The student has' → 'Maya has'; a 'they' that can only be the student → the name. */
function withSubject(sentence: string, student: Student): string {
  if (!student.isNamed)
    return sentence.replace(
      /^(?:the |this )?(?:student|candidate|applicant)(?=['’]s\b| \p{Ll})/iu,
      'The applicant',
    )
  return sentence.replace(
    /^(?:the |this )?(?:student|candidate|applicant)(?=['’]s\b| (?:is|was|has|had|\p{Ll}+(?:s|ed|ly))\b)/iu,
    () => student.first,
  )
}

/** What a question is about, said as a subject. */
const ASKED_ABOUT: Readonly<Record<string, string>> = {
  academicPerformance: 'academic performance is',
  academicStrengths: 'academic work is',
  analyticalSkills: 'analytical skills are',
  technicalSkills: 'technical skills are',
  researchCapability: 'ability to do research is',
  classParticipation: 'participation in class is',
  collaborationSkills: 'collaboration with others is',
  teamwork: 'teamwork is',
  communication: 'communication is',
  workEthic: 'work ethic is',
  reliability: 'reliability is',
  adaptability: 'adaptability is',
  integrity: 'integrity is',
  perseverance: 'perseverance is',
  professionalMaturity: 'maturity is',
  personalCharacter: 'character is',
}
const VERDICT =
  /^(?:(?:very|really|exceptionally|consistently|always|quite|rather) )?(?:strong|excellent|outstanding|good|solid|exceptional|superb|great|average|above average|fine|remarkable|first[- ]rate|impressive|unusual|rare|weak)$/iu

/** 'Strong', said of analytical skills, is not said of the person. */
function verdictOn(key: string, bare: string, student: Student): Said | null {
  const subject = ASKED_ABOUT[key]
  return subject === undefined || !VERDICT.test(bare)
    ? null
    : {
        kind: 'SENTENCE',
        text: `${possessive(student.first)} ${subject} ${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}`,
        isOwn: false,
      }
}

/** 'Vaccines stuck at the port, papers wrong': no verb that tells, and how things stood. */
const AS_THINGS_STOOD =
  /^(?!(?:I|we|he|she|they|it|the|an?|my|our|his|her)\b)[^,:;]{3,60}, (?:the )?\p{Ll}+ (?:wrong|missing|late|broken|gone|lost|full|empty|closed|out|dead|down|ill|off)$/iu

/** A note within a story, in a frame that claims nothing. */
function storyNote(marked: string, { key, isFirst }: LetterReading & Context): string | null {
  const bare = withoutEnd(marked)
  if (!isFirst) return thereWas(bare)
  if (key === 'problemSolvingExample' && AS_THINGS_STOOD.test(bare))
    return `The problem was this: ${isProper(firstWord(bare)) ? bare : bare.slice(0, 1).toLowerCase() + bare.slice(1)}`
  const [, what = '', told = ''] = /^(the [^:,]{3,40}): ([^:]+)$/iu.exec(bare) ?? []
  return key === 'standoutMoment' && what !== '' && !mayTell(what) && mayTell(told)
    ? `I remember ${insideSentence(bare)}`
    : null
}

const OPENS_A_SENTENCE = /^(?:the|an?|one|two|three|this|that|these|those|some|all|every) /iu
const OF_PERSONS = /\b(?:I|we|he|she|they|it)\b/u

/** What fits no wording, as a note; nothing where it only goes on from something ('before that zip files'). */
function loneNote(text: string): Said | null {
  return hasFirstPerson(text) ||
    /^(?:after|before|when|while|then|since|until|because|so|and|but|if|as|though|although)\b/iu.test(text)
    ? null
    : { kind: 'NOTE', body: noteOf(text) }
}

/** A line about the student without its subject. */
function fragment(
  text: string,
  { key, voice, student, hasCompanions }: LetterReading & { hasCompanions: boolean },
): Said | null {
  const bare = withoutEnd(expandContractions(text))
  // 'Never heard her curse': who heard is who signs.
  if (
    /^(?:have |had )?(?:(?:never|rarely|often|once) )?(?:heard|seen|saw|caught|known|met) (?:her|him|them) /iu.test(
      bare,
    )
  )
    return {
      kind: 'SENTENCE',
      text: `I ${/^(?:\S+ )?(?:seen|known)\b/iu.test(bare) ? 'have ' : ''}${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}`,
      isOwn: false,
    }
  // 'Fix: a separate reference', 'Passes in maths: 4 of 21': what stands before a colon is no verb.
  const isHeaded =
    /^\p{L}[^:,.]{0,30}: /u.test(bare) && !isClause(bare.slice(0, bare.indexOf(':')), { surely: true })
  const isVerb = /^\S+ (?:[^:]{3,})?(?:the|an?|\d+|his|her|their|every|each|all|two|three|four|five) /u.test(
    bare,
  )
  if (
    isHeaded &&
    !isVerb &&
    (verbForm(firstWord(bare))?.form === 'BASE' || baseOfThird(firstWord(bare)) !== null)
  )
    return voice.isStory === true ? { kind: 'SENTENCE', text: bare, isOwn: true } : loneNote(text)
  const predicate = thirdPredicate(bare) ?? placed(bare, student)
  if (predicate !== null) return predicate
  // 'Too polite with customers' is how somebody is.
  if (
    key === 'developmentAreas' &&
    /^(?:(?:sometimes|often|occasionally|still) )?(?:too|a bit|a little|rather) (?!much\b|many\b|few\b|little\b)\p{Ll}/iu.test(
      bare,
    ) &&
    !/^(?:\S+ )?too \p{Ll}+ (?:of|in the) /iu.test(bare)
  )
    return { kind: 'PREDICATE', body: `is ${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}` }
  // What is still to grow is no trait: 'Patience with process' is what is lacking.
  if (key === 'developmentAreas' && !isClause(bare)) return nounsOf(insideSentence(bare)) ?? loneNote(text)
  const verdict = verdictOn(key, bare, student)
  if (verdict !== null) return verdict
  // 'Direct, sometimes with the wrong people': how somebody is, and a word on it.
  const [how = '', when] = bare.split(
    /, (?=(?:less|more|sometimes|often|rarely|always|mostly|usually|never|but|though|if|when|even|almost)\b)/u,
  )
  const isTurn = /^(?:but|though|if|and) (?:never|not|always|rarely|seldom)? ?\p{L}+$/u.test(when ?? '')
  const is = when === undefined || hasFirstPerson(bare) || (!isTurn && mayTell(when)) ? null : traitsOf(how)
  if (is?.startsWith('is ') === true) return { kind: 'PREDICATE', body: `${is}, ${when}` }
  // 'Stubborn as well – we argued about it'
  const [, trait = '', aside = ''] = /^(\p{Lu}?[\p{Ll}-]{3,}) as well( [–—-] .+)?$/u.exec(bare) ?? []
  if (trait !== '' && traitsOf(trait)?.startsWith('is ') === true)
    return { kind: 'PREDICATE', body: `${traitsOf(trait)} as well${aside}` }
  const traits = traitsOf(bare) ?? mixed(bare) ?? traitAndDeed(bare)
  if (traits !== null) return { kind: 'PREDICATE', body: traits }
  // 'Patient with lasers, Python, soldering': three things, of which the first is none.
  const three = bare.split(/,\s+/u)
  if (
    three.length > 2 &&
    !/\band\b|[;:()]/u.test(bare) &&
    !mayTell(bare) &&
    traitsOf(three[0] ?? '')?.startsWith('is ') === true
  )
    return { kind: 'NOUNS', body: bare.slice(0, 1).toLowerCase() + bare.slice(1) }
  // 'Needed three meetings in eight months': a deed, whatever its first word may be besides.
  if (COUNTED_DEED.test(bare) && !isClause(bare.replace(/^\S+ /u, ''), { surely: true }))
    return { kind: 'PREDICATE', body: bare.slice(0, 1).toLowerCase() + bare.slice(1) }
  const record = key === 'academicPerformance' ? recordOf(bare) : null
  if (record !== null) return { kind: 'PREDICATE', body: record }
  const grade = gradeOf(bare)
  if (grade !== null) return { kind: 'PREDICATE', body: `has ${grade}` }
  const deeds = deedsOf(bare)
  if (deeds !== null) return { kind: 'PREDICATE', body: deeds }
  const piece = readPiece(text, voice.verbs, false)
  const told = (sentence: string): string | null => asThirdPerson(sentence, student, { hasCompanions })
  switch (piece.kind) {
    case 'PREDICATE': {
      const sentence = told(`I ${piece.body}`)
      return sentence === null || !sentence.toLowerCase().startsWith(`${student.first.toLowerCase()} `)
        ? null
        : {
            kind: 'PREDICATE',
            body: sentence
              .slice(student.first.length + 1)
              .replace(/\bwon a (?=(?:first|second|third) (?:prize|place)\b)/u, 'won '),
          }
    }
    case 'AIM':
      return { kind: 'PREDICATE', body: `could ${piece.body}` }
    case 'SENTENCE': {
      if (hasFirstPerson(piece.body)) {
        const sentence = told(piece.body)
        return sentence === null ? null : { kind: 'SENTENCE', text: sentence, isOwn: false }
      }
      if (lacksSubjectPerhaps(bare)) return loneNote(text)
      return mayTell(piece.body) || OPENS_A_SENTENCE.test(text) || OF_PERSONS.test(text)
        ? { kind: 'SENTENCE', text: piece.body, isOwn: true }
        : loneNote(text)
    }
    case 'GERUND':
      return countWords(piece.body) > 24 || hasFirstPerson(piece.body)
        ? null
        : (nounsOf(piece.body) ?? { kind: 'NOUNS', body: piece.body })
    case 'NOUNS':
      return (
        nounsOf(piece.body) ??
        (mayTell(piece.body) && !lacksSubjectPerhaps(bare)
          ? { kind: 'SENTENCE', text, isOwn: true }
          : loneNote(text))
      )
    case 'BECAUSE':
      return null
  }
}

function nounsOf(typed: string): Said | null {
  const body = lowered(typed.replace(/^to (\p{Ll}+)(?!\p{L})/u, (_, verb: string) => gerundOf(verb)))
  if (mayTell(body) || hasFirstPerson(body) || countWords(body) > 22 || /[:=]|\s[-–]\s|\bnot\b/u.test(body))
    return null
  if (/^(?:highest|lowest|best|largest|youngest|fastest|strongest) \p{Ll}/u.test(body))
    return { kind: 'NOUNS', body: `the ${body}` }
  // 'Patient with lasers, Python, soldering': of three things the first is none.
  const [, ...others] = body.split(/,\s+/u)
  if (
    others.length > 1 &&
    !/\band\b/u.test(body) &&
    traitsOf(body.split(/,\s+/u)[0] ?? '')?.startsWith('is ') === true
  )
    return { kind: 'NOUNS', body }
  // A list without its 'and' is a list.
  const items = body.split(/,\s+(?:and\s+)?/u)
  // 'Licence in agronomy, Univ. Gaston Berger, mention bien': where and how it was got.
  const [thing = '', where = '', ...how] = items
  if (
    how.length < 3 &&
    /^(?:Univ\b|University|.*\b(?:University|College|Institut\p{L}*|School)\b)/u.test(where) &&
    !thing.includes('(')
  )
    return { kind: 'NOUNS', body: `${thing} (${[where, ...how].join(', ')})` }
  // 'First class, KNUST': initials behind a thing say where.
  if (items.length === 2 && /^\p{Lu}{3,8}$/u.test(where) && /\p{Ll}/u.test(thing) && !thing.includes('('))
    return { kind: 'NOUNS', body: `${lowered(thing)} (${where})` }
  if (
    items.length > 1 &&
    !/^or /u.test(items.at(-1) ?? '') &&
    items.every(item => countWords(item) <= 8 && !/\band\b|[()]|\b(?:which|who|where|that)\b/u.test(item)) &&
    !/^(?:including|such as|with|for|an?|the|\d{4}$)\b/iu.test(items.at(-1) ?? '')
  )
    return { kind: 'NOUNS', body: listed(items.map(lowered)) }
  return { kind: 'NOUNS', body }
}

/** 'Excellent with honours, 6th of 1,100' → 'has the grade Excellent with honours and came 6th of 1,100'. */
function recordOf(bare: string): string | null {
  const items = bare.split(/[;,] +(?![^()]*\))(?!\d{3}\b)/u)
  const bodies = items.map(item => {
    const rank = /^(?:ranked |rank )?(\d+(?:st|nd|rd|th)(?: (?:of|in|out of|among|from) .+)?)$/iu.exec(
      item,
    )?.[1]
    if (rank !== undefined) return `came ${rank}`
    const average = /^(?:average|mean)(?: (?:of|mark|grade))? (\d[\d.]*(?: ?\/ ?\d[\d.]*| ?%)?)$/iu.exec(
      item,
    )?.[1]
    if (average !== undefined) return `has an average of ${average}`
    if (
      /^(?:excellent|very good|good|distinction|merit|first class|summa cum laude|magna cum laude|cum laude)(?: with (?:hono(?:u)?rs|distinction))?$/iu.test(
        item,
      )
    )
      return `has the grade ${item}`
    const grade = gradeOf(item)
    return grade === null ? null : `has ${grade}`
  })
  return bodies.some(body => /^(?:came|has an average) /u.test(body ?? '')) &&
    bodies.every((body): body is string => body !== null)
    ? listed(bodies)
    : null
}

/** '9.3 CGPA' → 'a CGPA of 9.3'; '94/100 in Compilers' → 'a mark of 94/100 in Compilers'. */
function gradeOf(text: string): string | null {
  const behind = /^(\d[\d.]*(?: ?(?:\/|out of) ?[\d.]+)?) ?(C?GPA|CPI)\b(.*)$/iu.exec(text)
  if (behind) return `${withArticle((behind[2] ?? '').toUpperCase())} of ${behind[1]}${behind[3] ?? ''}`
  const before = /^(C?GPA|CPI)[\s:=-]*(?:of |is )?(\d[\d.]*(?: ?(?:\/|out of) ?[\d.]+)?.*)$/iu.exec(text)
  if (before) return `${withArticle((before[1] ?? '').toUpperCase())} of ${before[2]}`
  const mark = /^(\d[\d.]*(?: ?(?:\/|out of) ?\d[\d.]*|%)) (in|for|on) (.+)$/iu.exec(text)
  if (mark) return `a mark of ${mark[1]} ${mark[2]} ${mark[3]}`
  const inCourse =
    /^(\p{Lu}[^:,;]{3,40}): (\d[\d.]*\/\d[\d.]*|\d[\d.]* ?%|\d\d(?:\.\d+)?)( \([A-F][+-]?\))?(, (?:an?|the|first|second|third|\d+(?:st|nd|rd|th))\b[^,;:]*)?$/u.exec(
      text,
    )
  if (inCourse) {
    const [, course = '', mark = '', letter = '', rank = ''] = inCourse
    const where = /^(?:Final|Third|Fourth|Second|First)[ -]year \p{Ll}/u.test(course)
      ? `the ${course.slice(0, 1).toLowerCase()}${course.slice(1)}`
      : course
    return `a mark of ${mark}${letter} in ${where}${rank}`
  }
  const distinction = /^(distinction|merit|first[- ]class(?: honours)?),? \(?(\d+(?:\.\d+)? ?%)\)?$/iu.exec(
    text,
  )
  if (distinction) return `${withArticle((distinction[1] ?? '').toLowerCase())} (${distinction[2]})`
  const letter = /^([A-FOS][+-]?)(?: grades?)? (in|for|on) (.+)$/u.exec(text)
  return letter ? `${withArticle(letter[1] ?? '')} ${letter[2]} ${letter[3]}` : null
}

/** Where these stand first, what follows can only be said of the student. */
const OPENS_PREDICATE =
  /^(?:is|was|has|had|does|can|could|will|would|may|might|should|once|never|always|often|sometimes|occasionally|rarely|regularly|consistently|usually|frequently)\b/iu

/** 'Leads team of 17' → 'leads a team of 17'; 'Always on time' → 'is always on time'. */
function thirdPredicate(bare: string): Said | null {
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? ''
  const rest = bare.slice(first.length)
  const lowered = bare.slice(0, 1).toLowerCase() + bare.slice(1)
  if (hasFirstPerson(bare) && /^(?:I|we)\b/iu.test(bare)) return null
  if (OPENS_PREDICATE.test(bare)) {
    if (/^(?:is|was|has|had|does|can|could|will|would|may|might|should)$/iu.test(first))
      return { kind: 'PREDICATE', body: lowered }
    const next = /^\s+([\p{L}-]+)/u.exec(rest)?.[1] ?? ''
    if (
      /^(?:is|was|has|had|does|can|could|will|would)$/u.test(next) ||
      verbForm(next)?.form === 'PAST' ||
      baseOfThird(next) !== null
    )
      return { kind: 'PREDICATE', body: lowered }
    if (
      /^(?:on|in|ready|the|a|an|willing|prepared|first|calm|open|kind|polite|honest|punctual|curious|late|too|reluctant|available)$/iu.test(
        next,
      ) ||
      isAdjective(next)
    )
      return { kind: 'PREDICATE', body: `is ${lowered}` }
    if (verbForm(next)?.form === 'BASE')
      return { kind: 'PREDICATE', body: lowered.replace(next, thirdPersonOf(next)) }
    return null
  }
  const base = /s$/u.test(first) ? baseOfThird(first) : null
  if (base === null) return null
  const next = /^\s+(\S+)/u.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (next === '' || /^(?:of|is|are|was|were|has|have|show|include|and)$/u.test(next)) return null
  // 'Designs for bridges' are things; 'works in a team' is not.
  if (
    /^(?:for|on|in|to|with|at|by|about|from)$/u.test(next) &&
    MAYBE_THINGS.test(base) &&
    !PLAIN_VERB.test(base)
  )
    return null
  if (
    MAYBE_THINGS.test(base) &&
    !/^(?:the|an?|his|her|their|my|our|its|every|each|all)$/u.test(next) &&
    isClause(rest.trim(), { surely: true }) &&
    !/\b(?:that|which|who|when|where|what|how|if|because|even)\b/u.test(rest)
  )
    return null
  return { kind: 'PREDICATE', body: joinedThird(`${first.toLowerCase()}${withTeamArticle(rest)}`) }
}

/** With an 's' these may be things as well. */
const MAYBE_THINGS =
  /^(?:design|report|work|plan|result|test|project|paper|model|program|study|lab|lecture|question|answer|book|note|rank|score|mark|experience|interest|support|play|challenge|research|process|review|survey|map|track|lead|head|guide|visit|use|place|view|aim|need|thank|display|share|focus|value|source|record|draft|document|pilot|level|trade|drive|run|cut|draw|stand|win|measure|light|sort|ship|split)$/u

const PLAIN_VERB =
  /^(?:work|participate|excel|lead|communicate|listen|collaborate|think|learn|thrive|manage|adapt|take|bring|ask|help|handle|keep|deliver|explain|write|respect|understand|own|stay|go|come|belong|tend|care|contribute|respond|rank|rely|focus|succeed|speak|talk|prepare|struggle|hesitate|answer|call|return|aim|look|know|read|teach|grow)$/u

function withTeamArticle(rest: string): string {
  return rest.replace(
    /^ (team|group|club|lab|workshop|class|project)(?= of\b|$| (?:for|in|with)\b)/u,
    (_, noun: string) => ` ${withArticle(noun)}`,
  )
}

/** 'leads a team, mentor juniors' is left; 'leads a team, mentors juniors' gets its 'and'. */
function joinedThird(body: string): string {
  if (/\band\b/u.test(body)) return body
  const last = body.lastIndexOf(', ')
  if (last < 0) return body
  const word = /^[\p{L}-]+/u.exec(body.slice(last + 2))?.[0] ?? ''
  return baseOfThird(word) === null ? body : `${body.slice(0, last)} and ${body.slice(last + 2)}`
}

function isAdjective(word: string): boolean {
  return tagWords(`They are ${word}`).at(-1)?.tags.has('Adjective') === true
}

/** 'Top 2% of 140 students' → 'I would place Maya in the top 2% …'. */
function placed(bare: string, student: Student): Said | null {
  // 'Among 300 students I would put her first' is whole, and so is 'Among the 300 that I taught she is the best'.
  if (
    /,\s+(?:I|she|he|they|we)\b|\bI would\b|\bI (?:rank|place|put|rate)\b/u.test(bare) ||
    /\b(?:she|he|they) (?:is|was|are|were|stands?|stood|ranks?|ranked|belongs?|comes?|has|had|would|remains?)\b/u.test(
      bare,
    )
  )
    return null
  const ranked =
    /^(?:(?:\p{L}+ly|well) )?(in|among|within) (?:the )?(top|first|best|upper)\b(.*)$/iu.exec(bare) ??
    /^()(top)\b(?! (?:performer|student|scorer|ranker|ranked|of the))(.*)$/iu.exec(bare)
  if (ranked && (!isClauseBut(bare) || !/\b(?:she|he|they|we|is|was|were|are|has|had)\b/u.test(bare))) {
    const preposition =
      ranked[1] ||
      (/^\s*\d+(?:\.\d+)?\s*(?:%|per ?cent)/u.test(ranked[3] ?? '') ||
      !/^\s*(?:\d|two|three|four|five|ten)/u.test(ranked[3] ?? '')
        ? 'in'
        : 'among')
    return {
      kind: 'SENTENCE',
      text: `I would place ${student.first} ${preposition.toLowerCase()} the ${(ranked[2] ?? '').toLowerCase()}${ranked[3] ?? ''}`,
      isOwn: false,
    }
  }
  const one = /^(?:(?:easily|clearly|definitely|probably|truly|simply) )?(one of|among)\b/iu.exec(bare)
  if (one && !isClauseBut(bare))
    return {
      kind: 'PREDICATE',
      body: `is ${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}`.replace(
        /\b(one of|among) (?=(?:best|strongest|brightest|finest|top|first|\p{L}{3,}est) )/u,
        '$1 the ',
      ),
    }
  const best =
    /^(?:the )?((?:second[- ])?(?:best|strongest|brightest|finest|most \p{L}+) (?:student|intern|engineer|researcher|analyst|assistant|candidate|undergraduate|programmer|developer|writer|colleague)\b.*)$/iu.exec(
      bare,
    )
  if (best)
    return {
      kind: 'PREDICATE',
      body: `is the ${insideSentence(best[1] ?? '').replace(/^\p{Lu}/u, letter => letter.toLowerCase())}`,
    }
  const work =
    /^(?:the )?((?:best|finest|strongest|cleverest|most \p{L}+) )(piece of work|work|thesis|dissertation|project|report|essay|paper|presentation|code|solution|recital|portfolio)\b (.*)$/iu.exec(
      bare,
    )
  if (work)
    return {
      kind: 'SENTENCE',
      text: `${possessive(student.first)} ${(work[2] ?? '').toLowerCase().replace(/^piece of /u, '')} is the ${(work[1] ?? '').toLowerCase().trim()} ${work[3]}`,
      isOwn: false,
    }
  const most =
    /^(?:the )?((?:best|strongest|brightest|finest|quickest|kindest|most \p{L}+) (?:[\p{L}-]+ ){0,3}[\p{L}-]+ (?:(?:that |whom )?(?:I|we) (?:have|had|ever)\b|in |of |among |on (?:my|our|the)\b).*)$/iu.exec(
      bare,
    )
  if (most)
    return {
      kind: 'PREDICATE',
      body: `is the ${(most[1] ?? '').replace(/^\p{Lu}/u, letter => letter.toLowerCase())}`,
    }
  const bestOf =
    /^(?:the )?(best|strongest|brightest|finest|first) (of (?:the |my |our |all )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}+s?)\b.*)$/iu.exec(
      bare,
    )
  if (bestOf)
    return { kind: 'PREDICATE', body: `is the ${(bestOf[1] ?? '').toLowerCase()} ${bestOf[2] ?? ''}` }
  const than =
    /^((?:far |much |clearly )?(?:more \p{L}+|better|stronger|quicker|faster|ahead)) (than|of)\b(.*)$/iu.exec(
      bare,
    )
  return than ? { kind: 'PREDICATE', body: `is ${bare.slice(0, 1).toLowerCase()}${bare.slice(1)}` } : null
}

function isClauseBut(bare: string): boolean {
  return isClause(bare.replace(/\b(?:that |whom |who )?I (?:have |had )?(?:ever )?\p{L}+.*$/u, '').trim())
}

/** A line of the recommender's own: how they met, what they taught. A missing subject is theirs. */
function aboutRecommender(
  marked: string,
  { voice, student, hasCompanions, speaker }: LetterReading & Context,
): Said | null {
  const sentence = (text: string | null): Said | null =>
    text === null ? null : { kind: 'SENTENCE', text, isOwn: true }
  const [named = marked] = marked.split(/,\s+(?:where|which|when|in which|for which|with whom)\b/u)
  // 'Biostatistics, where she was one of 84' is what was taught, and no sentence.
  if (named !== marked && !isClause(named) && /^[\p{Lu}\d]/u.test(named) && !hasMarks(named))
    return { kind: 'NOUNS', body: marked }
  // 'Joined my team': who signs has it, and the student did it.
  if (hasMarks(marked) && startsWithPast(marked))
    return sentence(
      asThirdPerson(`I ${marked.slice(0, 1).toLowerCase()}${marked.slice(1)}`, student, { hasCompanions }),
    )
  if (hasMarks(marked))
    return sentence(hasFirstPerson(marked) ? asThirdPerson(marked, student, { hasCompanions }) : marked)
  if (speaker === 'STUDENT' && hasFirstPerson(marked))
    return sentence(asThirdPerson(marked, student, { hasCompanions }))
  // 'She taught me' where nothing tells who types.
  if (
    speaker === null &&
    hasFirstPerson(marked) &&
    (tellsOfRecommender(marked) || speakerIn(marked, { ...student, pronoun: null }) === 'STUDENT')
  )
    return null
  if (
    hasFirstPerson(marked) ||
    namesStudent(marked, student) ||
    /^(?:he|she|his|her|we|our)\b/iu.test(marked)
  ) {
    const subjectless = !/^(?:I|we|my|our|he|she|his|her)\b/iu.test(marked) && startsWithPast(marked)
    // 'Reported to me' is the student; 'Hired Maya' is who signs.
    const subject = /\b(?:me|my|us)\b/u.test(marked) ? student.first : 'I'
    return sentence(subjectless ? `${subject} ${marked.slice(0, 1).toLowerCase()}${marked.slice(1)}` : marked)
  }
  const piece = readPiece(marked, 'PAST', false)
  if (piece.kind === 'PREDICATE') return { kind: 'SENTENCE', text: `I ${piece.body}`, isOwn: false }
  if (piece.kind === 'NOUNS') return nounsFor(piece.body, voice)
  if (piece.kind === 'SENTENCE')
    return isClause(piece.body) || /\bI\b/u.test(piece.body) ? sentence(piece.body) : null
  return null
}

function nounsFor(body: string, voice: LetterVoice): Said | null {
  const said = nounsOf(body)
  // 'A thesis on X' is supervised as 'the thesis on X'.
  return said?.kind === 'NOUNS' && /supervised/u.test(voice.nouns)
    ? { kind: 'NOUNS', body: said.body.replace(/^an? /iu, 'the ') }
    : said
}

/** Is there nobody but 'I' in an answer, and does 'I' do what students do? */
export function isTold(answer: string): boolean {
  return piecesOf(answer, 2000).some(tellsOfDoing)
}
