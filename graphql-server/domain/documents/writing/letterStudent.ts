/** Who a letter is about, and who signs it: as the answers name them, and no further. */

import { cleanLine, cleanText } from '../../language/cleanText.ts'
import { verbForm } from '../../language/verbs.ts'
import type { Answers } from '../../questionnaires/definition.ts'
import { type Named, untilSomebody } from './letterMentions.ts'
import type { Pronoun, Recommender, Student } from './letterPeople.ts'
import { knownNames, ownPronoun, personsOf } from './letterPersons.ts'
import type { WritingRequest } from './request.ts'
import { splitSentences } from './splitSentences.ts'
import { proseOf } from './usableWords.ts'

const TITLE = /^(?:(?:prof(?:essor)?|dr|mr|ms|mrs|miss|mx|er|shri|smt|asst|assoc)\.?,?\s+)+/iu
/** Behind these stands what somebody is, or where, and not their name. */
const DEGREES_BEHIND = /,?\s+(?:Ph\.?D\.?|M\.?D\.?|MBA|M\.?Tech\.?|M\.?Sc\.?|FRCS|PE|CPA)\b.*$/u

/** Words that stand first in a sentence with a capital and name nobody. */
const NOBODY =
  /^(?:i|my|we|our|the|a|an|this|that|these|those|it|he|she|they|his|her|hers|their|its|there|here|in|on|at|after|before|during|since|when|while|as|for|from|with|to|by|if|because|although|but|and|so|then|later|also|over|under|within|without|through|how|what|why|where|who|each|every|both|some|many|most|all|no|not|now|once|yet|still|student|students|candidate|applicant|python|java|matlab|prof|professor|dr|mr|ms|mrs|sir|madam|miss|boss|manager|principal|matron|director|supervisor|teacher|sister|brother|father|mother|mentor|english|india|germany|research|team|work|code|class|everyone|everybody|nobody|somebody|one|two|three|top|best|google|microsoft|amazon)$/iu

/** 'maya sharma' and 'MAYA SHARMA' are typed in a hurry; 'McKay' is not. */
function asName(typed: string): string {
  return typed
    .split(' ')
    .map(word =>
      /^\p{Ll}/u.test(word) || /^\p{Lu}{3,}$/u.test(word)
        ? word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
        : word,
    )
    .join(' ')
}

function withoutTitle(name: string): string {
  return name.replace(TITLE, '').replace(DEGREES_BEHIND, '').trim()
}

const lineIn = (answers: Answers, key: string) => cleanLine(proseOf(answers[key]))

/** The person who writes the letter. */
export function recommenderOf(answers: Answers): Recommender {
  const typed = lineIn(answers, 'recommenderName')
  const words = withoutTitle(typed)
    .split(' ')
    .filter(word => word.replace(/\./gu, '').length > 1)
  const first = words[0] ?? null
  return {
    full: typed === '' ? null : typed,
    first,
    last: words.length > 1 ? (words.at(-1) ?? null) : null,
  }
}

/** Answers in which 'I' is who signs, and 'she' may be either. */
const ABOUT_RECOMMENDER =
  /^(?:recommender|relationship|coursesTeaching|projectSupervision|interactionFrequency)/u
/** These name neither the student nor what they did. */
const NAMES_ALONE =
  /(?:Name|Email|Phone|Id|Title|Organization|Credentials)$|^(?:programApplying|targetUniversity|relationshipDuration)$/u

/** The person whom the letter is about. */
export function studentOf({ answers, applicantName }: WritingRequest): Student {
  const read = Object.keys(answers)
    .filter(key => !NAMES_ALONE.test(key))
    .map(key => ({ text: cleanText(proseOf(answers[key])), isRecommenders: ABOUT_RECOMMENDER.test(key) }))
    .filter(({ text }) => text !== '')
  const texts = read.map(({ text }) => text)
  const recommender = recommenderOf(answers)
  const found = fullNameOf(answers, texts, recommender)
  const owner = accountName(applicantName)
  // 'Karan' in the notes and 'Karan Mehta' on the account are one.
  const full = found === null || owner?.split(' ').includes(found) === true ? (owner ?? found) : found
  const first = full === null ? null : firstNameOf(full, texts)
  const named = { full: full ?? 'the applicant', first: first ?? 'the applicant', isNamed: full !== null }
  return {
    ...named,
    pronoun: pronounOf(answers, read, named, recommender),
  }
}

/** How a letter may call whom it is about; nothing where that is not known, and for other documents. */
export function studentNames(request: WritingRequest): readonly string[] {
  if (request.type !== 'LOR') return []
  const { full, first, isNamed } = studentOf(request)
  return isNamed ? [full, first] : []
}

function pronounOf(
  answers: Answers,
  read: readonly { text: string; isRecommenders: boolean }[],
  named: Named,
  recommender: Recommender,
): Pronoun {
  const persons = personsOf(answers, named, recommender)
  return persons.speaker === 'STUDENT' || persons.isMixed === true
    ? ownPronoun(answers, persons, named, recommender)
    : pronounIn(read, named, recommender)
}

function accountName(typed: string | null | undefined): string | null {
  const name = withoutTitle(cleanLine(typed ?? ''))
  return /\p{L}{2}/u.test(name) ? asName(name) : null
}

function fullNameOf(answers: Answers, texts: readonly string[], recommender: Recommender): string | null {
  const typed = withoutTitle(lineIn(answers, 'studentFullName'))
  if (/\p{L}{2}/u.test(typed)) return asName(typed)
  return nameIn(texts, recommender)
}

function firstNameOf(full: string, texts: readonly string[]): string {
  const words = full.split(' ').filter(word => word.replace(/\./gu, '').length > 1)
  const all = texts.join(' ')
  const uses = words.map(word => all.split(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u')).length)
  const most = Math.max(1, ...uses)
  const used = most > 1 ? words[uses.indexOf(most)] : undefined
  const pair = givenPair(words, all)
  if (pair !== null) return pair
  if (used === undefined) {
    const short = shortNameOf(words[0] ?? '', all)
    if (short !== null) return short
  }
  if (used === undefined || (used === words[0] && FAMILY_FIRST.test(used)))
    return givenNameOf(words) ?? words[0] ?? full
  // Where everybody says 'Mr Owusu', the letter says it as well.
  const titled = new RegExp(`(?<!\\p{L})(Mr|Ms|Mrs|Miss)\\.? ${escaped(used)}(?!\\p{L})`, 'gu')
  const titles = [...all.matchAll(titled)].map(match => match[1] ?? '')
  return titles.length === most - 1 && new Set(titles).size === 1 ? `${titles[0]} ${used}` : used
}

/** 'Tunde' of Babatunde, where the answers say nothing else. */
function shortNameOf(given: string, all: string): string | null {
  const uses = new Map<string, number>()
  for (const [word] of all.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu)) {
    const lower = word.toLowerCase()
    const whole = given.toLowerCase()
    if (lower !== whole && (whole.endsWith(lower) || (lower.length > 3 && whole.startsWith(lower))))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const [[short, times] = ['', 0], other] = [...uses]
  return other === undefined && times > 1 ? short : null
}

/** Family names that stand first, so that what follows is what somebody is called. 'Kim' and 'Lee' may be either. */
const FAMILY_FIRST =
  /^(?:Nguyễn|Nguyen|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Chong|Lim|Tan|Wong|Ong|Goh|Chua|Koh|Teo|Chan|Cheng|Cheung|Chen|Wang|Zhang|Zhao|Huang|Zhou|Wu|Xu|Sun|Liu|Yang|Lin|Park|Choi|Jung|Kang|Cho|Yoon|Jang)$/u
const VIETNAMESE = /^(?:Nguyễn|Nguyen|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý)$/u

const NEVER_GIVEN =
  /^(?:Nguyễn|Nguyen|Trần|Phạm|Huỳnh|Chong|Lim|Tan|Wong|Ong|Goh|Chua|Koh|Teo|Cheung|Zhang|Zhao|Zhou)$/u

/** 'Chong Mei Lin' is Mei Lin, 'Trần Quốc Bình' is Bình; null where the family name may be last. */
function givenNameOf(words: readonly string[]): string | null {
  const [family = '', ...given] = words
  const mayBeLast = !NEVER_GIVEN.test(family) && FAMILY_FIRST.test(given.at(-1) ?? '')
  if (!FAMILY_FIRST.test(family) || mayBeLast || given.length < 2 || given.length > 3) return null
  return VIETNAMESE.test(family) ? (given.at(-1) ?? null) : given.join(' ')
}

/** 'Jia Wei', where the answers say both words each time. */
function givenPair(words: readonly string[], all: string): string | null {
  const times = (text: string) =>
    all.split(new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'u')).length - 1
  for (let at = 1; at + 1 < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1]}`
    if (times(pair) > 0 && times(words[at] ?? '') === times(pair)) return pair
  }
  return null
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** 'Maya rebuilt the parser': a name that stands at least twice, and at least once as the one who does something. */
function nameIn(texts: readonly string[], recommender: Recommender): string | null {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { text: sentence } of splitSentences(text)) {
      const match = /^(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}+)?(?:['’]s (?=\p{Ll})| (\p{Ll}+)\b)/u.exec(sentence)
      const [, name = '', verb] = match ?? []
      if (name === '' || NOBODY.test(name) || name === recommender.first || name === recommender.last)
        continue
      if (verbForm(name) !== null || (verb !== undefined && !isPersonsVerb(verb))) continue
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const all = texts.join(' ')
  const found = [...counts.keys()]
    .map(name => ({
      name,
      uses: all.match(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'))?.length ?? 0,
    }))
    .filter(({ uses }) => uses > 1)
    .sort((one, other) => other.uses - one.uses)
  const [best] = found
  if (best === undefined) return null
  const last = new RegExp(`(?<!\\p{L})${best.name} (\\p{Lu}\\p{Ll}+)(?!\\p{L})`, 'u').exec(all)?.[1]
  return last === undefined ? best.name : `${best.name} ${last}`
}

function isPersonsVerb(word: string): boolean {
  if (
    /^(?:was|is|has|had|does|did|can|could|will|would|never|always|also|often|rarely|consistently)$/u.test(
      word,
    )
  )
    return true
  if (
    /^(?:gets|puts|came|got|gave|took|thinks|asks|learns|listens|stayed|stays|knows|shows|brings)$/u.test(
      word,
    )
  )
    return true
  if (verbForm(word)?.form === 'PAST' || /^\p{Ll}{4,}ed$/u.test(word)) return true
  return /s$/u.test(word) && verbForm(word.replace(/(?<=[sxzh])es$|s$/u, ''))?.form === 'BASE'
}

/** 'She taught me', 'he was my manager'. */
const SPOKEN_BY_STUDENT =
  /^(?:he|she)\b.*\b(?:taught|supervised|guided|mentored|advised|managed|hired|trained|coached|graded|helped|recruited|was|is|has been) (?:me|my)\b/iu

/** 'She told me that I am among the best': who signs, to the student. */
const TOLD_THE_STUDENT =
  /^(?:he|she) (?:told|assured|wrote to|said to|often told|once told) me (?:that )?I(?: a|['’]|\b)/iu

/** 'One of the top 3 students he supervised': who signs. */
export const JUDGED_BY_THEM =
  /\b(?:students?|people|interns?|officers?|engineers?|analysts?|assistants?|researchers?|nurses?|sketchers?|designers?|colleagues?|employees?|technicians?|teachers?|members?|one|best|\p{L}+est \p{L}+) (?:that |whom |who )?(?:he|she|they) (?:has |have |had |ever )*(?:ever )?(?:lets|trusts|leads|teaches|supervises|manages|trains|sent|supervised|taught|had|has|hired|managed|mentored|advised|trained|led|met|seen|saw|worked with|known)\b/iu

/**
 * He or she, where a sentence says it that can only be about the student: nobody else is in it, nor in what the answer
 * told before. 'Wayan drank coffee with Pak Hengky and found out that the lines caught his nets' tells nothing.
 */
function pronounIn(
  texts: readonly { text: string; isRecommenders: boolean }[],
  named: Named,
  recommender: Recommender,
): Pronoun {
  const first = named.isNamed ? named.first : null
  const known = knownNames(named, recommender)
  let she = 0
  let he = 0
  for (const { text, isRecommenders } of texts) {
    let isOpen = true
    for (const { text: sentence } of splitSentences(text)) {
      const bare = sentence.replace(/"[^"]*"|“[^”]*”/gu, ' ')
      // 'Will say to a bishop that he is flat'
      const certain = untilSomebody(bare, known)
      const namesThem = recommender.last !== null && bare.includes(recommender.last)
      const isStudents =
        TOLD_THE_STUDENT.test(bare) ||
        JUDGED_BY_THEM.test(bare) ||
        (isRecommenders &&
          (SPOKEN_BY_STUDENT.test(bare) ||
            /\bI (?:was|worked|interned|studied|did|took|attended)\b/iu.test(bare)))
      const isAbout =
        /^(?:he|she|his|her)\b/iu.test(bare) ||
        (first !== null && new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, 'u').test(bare)) ||
        !/\b(?:I|my|me|we|our)\b/iu.test(bare) ||
        /\bI (?:have |had |would |often |also |once |first |co-)*(?:taught|supervised|advised|mentored|guided|managed|met|known|knew|watched|saw|seen|asked|gave|rank|rate|place|recommend|consider|hired|assigned|trust|observed|worked with)\b/iu.test(
          bare,
        )
      const [hers, his] = [
        /\b(?:she|her|hers|herself)\b/iu.test(certain),
        /\b(?:he|his|him|himself)\b/iu.test(certain),
      ]
      if (isOpen && isAbout && !isStudents && !namesThem && hers !== his) {
        if (hers) she += 1
        else he += 1
      }
      // Behind a sentence that brings somebody else in, a pronoun may be theirs.
      if (certain !== bare || namesThem) isOpen = false
    }
  }
  if (she > 0 && he === 0) return 'SHE'
  if (he > 0 && she === 0) return 'HE'
  return null
}
