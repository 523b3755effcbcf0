/** Notes about a student: things that stand behind a few words of their question, and what only a colon can lead up to. */

import { isClause, listed, tagWords, withoutEnd } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { mayTell, tellsPlainly } from './clauses.ts'
import { hasFirstPerson, namesStudent } from './letterMentions.ts'
import type { Student } from './letterPeople.ts'
import type { Speaker } from './letterPersons.ts'
import { hasMarks } from './letterPerspective.ts'
import { type LetterVoice, notesWording, wordedFor } from './letterVoice.ts'
import { asNote, besideOneAnother, isPlainThing, isRemark, noteGroups } from './notes.ts'
import { countWords } from './plainText.ts'

/** One sentence or several predicates of one subject, not yet joined. */
export type Said =
  | { kind: 'SENTENCE'; text: string; isOwn: boolean }
  /** Goes on after the student's name: 'led a team', 'is calm'. */
  | { kind: 'PREDICATE'; body: string }
  | { kind: 'NOUNS'; body: string }
  /** Neither plainly a thing nor a sentence: it goes behind a colon. */
  | { kind: 'NOTE'; body: string }

/** `note`: the words as they would stand behind a colon. */
export type Thing = { body: string; note: string; isNote: boolean; quote: string }

/** Three things side by side and no 'and': behind a colon they may stand so. */
function isOpenList(list: string): boolean {
  const bare = list.replace(/\([^()]*\)/gu, '')
  return (bare.match(/, /gu)?.length ?? 0) > 1 && !/ and |;/u.test(bare)
}

/** 'Commercial instinct' in a list is no name; 'Python' is. */
export function lowered(item: string): string {
  const first = /^[\p{L}-]+/u.exec(item)?.[0] ?? ''
  // 'Strong Python' has a name behind it and is none.
  if (
    /^(?:Strong|Good|Excellent|Solid|Basic|Advanced|Fluent|Some|Very|Deep|Great|High|Much|Little) /u.test(
      item,
    )
  )
    return item.slice(0, 1).toLowerCase() + item.slice(1)
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(first) || /^\S+ (?:of (?:the )?)?\p{Lu}/u.test(item)) return item
  const isOrdinary =
    /(?:tion|sion|ics|ing|ment|ness|ity|ship|ance|ence|ism|ology|graphy|ive|al|ous|ful|able|ible|est|scope|meter|metry|lysis)$/u.test(
      first,
    ) || tagWords(`${first} is here`)[0]?.tags.has('Adjective') === true
  return isOrdinary ? item.slice(0, 1).toLowerCase() + item.slice(1) : item
}

/**
 * Things side by side behind a few words of their question; where one of them is no plain thing, or has parts of its
 * own, they stand behind a colon as they were typed.
 */
export function sentencesOf(
  things: readonly Thing[],
  {
    voice,
    student,
    hasLead,
    hasTold,
  }: { voice: LetterVoice; student: Student; hasLead: boolean; hasTold: boolean },
): { text: string; quotes: readonly string[] }[] {
  if (things.length === 0) return []
  // Within a story a line without a verb is how people tell.
  if (voice.isStory === true && hasTold) return things.map(({ quote }) => ({ text: quote, quotes: [quote] }))
  const bodies = things.map(({ body }) => body)
  const isPlain =
    things.every(({ isNote }) => !isNote) &&
    things.length < 4 &&
    (things.length === 1 || !bodies.some(body => /[,;]|\band\b/u.test(body))) &&
    countWords(bodies.join(' ')) < 28
  // 'About 60 nurses since 2013' are those with whom the student is compared.
  const [only] = bodies
  if (
    only !== undefined &&
    bodies.length === 1 &&
    /^Compared with/u.test(voice.nouns) &&
    PEOPLE_COUNTED.test(only)
  )
    return [{ text: `I compare ${student.first} with ${only}`, quotes: things.map(({ quote }) => quote) }]
  if (isPlain) {
    const list = listed(bodies)
    const wording = isOpenList(list) ? notesWording(voice) : voice.nouns
    const text = wordedFor(wording, student, list)
    return [
      {
        text:
          bodies.length > 1
            ? text.replace(/ (is|was) (?=\S)/u, (_, be: string) => (be === 'is' ? ' are ' : ' were '))
            : text,
        quotes: things.map(({ quote }) => quote),
      },
    ]
  }
  return noteGroups(things.map(({ note }) => note)).map((group, index) => {
    const notes = group.flatMap(at => things[at] ?? [])
    const [only] = notes
    const own = notes.length === 1 && only !== undefined ? OWN_LABEL.exec(only.quote) : null
    if (own !== null) {
      const [, label = '', list = ''] = own
      return {
        text: wordedFor(`{s’s} ${label.toLowerCase()}: {x}`, student, withoutEnd(list)),
        quotes: notes.map(({ quote }) => quote),
      }
    }
    const lead = hasLead || index > 0 ? MORE_NOTES : notesWording(voice)
    return {
      text: wordedFor(lead, student, besideOneAnother(notes.map(({ note }) => note))),
      quotes: notes.map(({ quote }) => quote),
    }
  })
}

/** 'Languages: Arabic, French': a list under a label that says more than the question would. */
const OWN_LABEL =
  /^(Languages|Tools|Software|Instruments|Programming languages|Awards|Publications|Certificates|Hobbies|Interests|Courses|Grades|Tests): ([^:]+)$/iu

const PEOPLE_COUNTED =
  /^(?:about|around|some|over|nearly|roughly|almost|more than) \d[\d,]* (?:\p{Ll}+ ){0,3}\p{Ll}+s\b[^.;:]*$/u

/** Notes on one question a second time: the question is not said again. */
const MORE_NOTES = 'Also: {x}'

/** A note as it stands behind its colon: a list of names keeps its capitals, and a figure its place behind what it counts. */
export function noteOf(typed: string): string {
  const bare = withoutEnd(typed).replace(/: /gu, ', ')
  if (/^\p{Lu}[^,;]*(?:[,;] \p{Lu}[^,;]*)+$/u.test(bare)) return bare
  const note = lowered(asNote(bare))
  const first = /^\p{Lu}\p{Ll}+(?= \p{Ll})/u.exec(note)?.[0] ?? ''
  return verbForm(first.toLowerCase())?.form === 'PAST' || /\p{Ll}ed$/u.test(first)
    ? note.slice(0, 1).toLowerCase() + note.slice(1)
    : note
}

/** 'CAN' is no verb, and '5 am' neither. */
const withoutLookAlikes = (text: string) =>
  text
    .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, 'X')
    .replace(/(\d) ?(?:am|pm)\b/gu, '$1 X')
    .replace(/,? I (?:believe|think|guess)\b/gu, '')

const LEADS_UP =
  /^(?:in|on|at|for|during|after|before|when|while|as|by|with|from|of|since|until|under|among|if|because)\b/iu

function thingWithRelative(text: string, student: Student): boolean {
  const [thing = '', relative] = withoutEnd(text).split(/,? (?=(?:which|where) )/u)
  return (
    relative !== undefined &&
    !/, (?:I|we|he|she|they|it)\b/u.test(relative) &&
    !LEADS_UP.test(thing) &&
    !/[.;:?!"“] /u.test(text) &&
    !OF_SOMEBODY.test(thing) &&
    !namesStudent(thing, student) &&
    countWords(thing) < 16 &&
    !mayTell(withoutLookAlikes(thing))
  )
}

/** '5 am start, 21 days on / 7 off' */
const BY_THE_CLOCK =
  /^\d[\d.:]* ?(?:am|pm|days?|hours?|hrs|weeks?|h)\b(?!.*\b(?:was|were|is|are|has|had|did|I|we|he|she)\b)/iu

const GRADES = /^(?:academicPerformance|specificGrades)$/u
/** A person in it is somebody of whom something is told. */
const OF_SOMEBODY =
  /^(?:I|we|he|she|they|it|his|her|their|this|that|these|those|there|the|everyone|everybody|nobody|(?:some|most|many|others) (?:come|came|travel|travell?ed|work|go|went|live|stay|ask|left|leave|stayed|said|say|now)(?! experience))\b/iu

/** 'After that they listened' */
const THEN_THEY =
  /^(?:\p{L}+ ){1,2}(?<!\b(?:that|which|who|when|if|because|what|how|as|than|so) )(?:he|she|they|we|it) \p{Ll}{2,}|^(?:after|since|before|with|by|from) (?:that|this|then|it),? (?:he|she|they|we|it|everybody|nobody|everyone) \p{Ll}/iu

/** What is not plainly a thing, and what is plainly no sentence, is a note. */
export function noteUnlessPlain(
  said: Said | null,
  marked: string,
  {
    key,
    voice,
    student,
    speaker,
    isLabelled,
  }: {
    key: string
    voice: LetterVoice
    student: Student
    speaker: Speaker | null
    /** Did it stand behind a heading: 'Strong points: …'? */
    isLabelled: boolean
  },
): Said | null {
  if (said === null || said.kind === 'PREDICATE' || said.kind === 'NOTE') return said
  const bare = withoutLookAlikes(marked)
  const isNote =
    said.kind === 'NOUNS'
      ? (!isPlainThing(said.body) && !/^\p{Ll}+ing(?! \p{Ll}+s?,)\b/u.test(said.body)) ||
        (GRADES.test(key) && /\d/u.test(said.body)) ||
        (voice.isStory === true && /[,;]/u.test(marked))
      : said.isOwn &&
        !hasMarks(marked) &&
        !OF_SOMEBODY.test(marked) &&
        !THEN_THEY.test(marked) &&
        !namesStudent(marked.split(' ').slice(0, 3).join(' '), student) &&
        (isRemark(bare, { isAmongNotes: false }) ||
          BY_THE_CLOCK.test(marked) ||
          (isLabelled && /, /u.test(bare) && !isClause(bare, { surely: true })) ||
          (countWords(bare) < 16 &&
            !hasFirstPerson(bare) &&
            !/[:;"“?]/u.test(bare) &&
            !tellsPlainly(bare) &&
            !mayTell(bare)))
  // 'PG Diploma, 76%, which she completed while working': a thing and what is told of it.
  const relative =
    said.kind === 'SENTENCE' && said.isOwn && !isNote ? thingWithRelative(said.text, student) : false
  if (relative && said.kind === 'SENTENCE') return { kind: 'NOTE', body: noteOf(said.text) }
  if (!isNote) return said
  // The student's 'my' cannot stand in a note of who signs.
  return speaker !== 'RECOMMENDER' && hasFirstPerson(marked) ? null : { kind: 'NOTE', body: noteOf(marked) }
}
