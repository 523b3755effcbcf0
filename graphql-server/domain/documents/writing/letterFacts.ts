/** What a letter says from short answers: who writes, how they know the student, the level of recommendation. */

import {
  asSentence,
  insideSentence,
  isClause,
  listed,
  repair,
  withArticle,
  withoutEnd,
} from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import type { SentenceSource } from './draft.ts'
import { institution, lineOf, programme, sourcesFor } from './facts.ts'
import { hasFirstPerson } from './letterMentions.ts'
import type { Recommender, Student } from './letterPeople.ts'
import { type Persons, personsOf, speakerFor } from './letterPersons.ts'
import {
  asThirdPerson,
  hasMarks,
  objectPronoun,
  possessive,
  possessivePronoun,
  tellsOfRecommender,
  unmarked,
  withRecommenderInside,
  withTheirPronouns,
} from './letterPerspective.ts'
import { studentOf } from './letterStudent.ts'
import type { LetterTone } from './letterVoice.ts'
import { isNonAnswer } from './nonAnswers.ts'
import type { WritingRequest } from './request.ts'
import { targetOf } from './target.ts'

export type LetterFact = {
  text: string
  sources: readonly SentenceSource[]
  /** Does it come behind what the answers of its paragraph tell? */
  isAfter?: boolean
}

type LabelOf = (key: string) => string

/** The one stock line of a letter. */
export const SALUTATION = 'To the Admissions Committee,'

/** The levels, the candid ones first; each is worded in its own way and none claims the next. */
const LEVELS = {
  recommend_with_reservations: 'RESERVED',
  adequate: 'ADEQUATE',
  recommend: 'PLAIN',
  good: 'PLAIN',
  highly_recommend: 'HIGHLY',
  strong: 'STRONG',
  highest: 'HIGHEST',
} as const
export type Level = (typeof LEVELS)[keyof typeof LEVELS]

/** Without a choice a letter recommends and says no more. */
export function levelOf(request: WritingRequest): Level {
  const chosen = request.answers.recommendationStrength
  const option = chosen !== undefined && 'option' in chosen ? chosen.option : ''
  return Object.entries(LEVELS).find(([value]) => value === option)?.[1] ?? 'PLAIN'
}

/** 'the MSc in Robotics at ETH Zurich' */
function whatFor(request: WritingRequest): { what: string; sources: readonly SentenceSource[] } {
  const { course, university, sources } = targetOf(request)
  const what = course === '' ? 'this programme' : programme(course)
  return { what: university === '' ? what : `${what} at ${institution(university)}`, sources }
}

function optionSource(request: WritingRequest, key: string, labelOf: LabelOf): SentenceSource[] {
  const chosen = request.answers[key]
  if (chosen === undefined || !('option' in chosen)) return []
  const question = findQuestionnaire(request.type, request.form)
    ?.sections.flatMap(section => section.questions)
    .find(candidate => candidate.key === key)
  const label =
    question?.kind === 'CHOICE'
      ? question.options.find(({ value }) => value === chosen.option)?.label
      : undefined
  return [{ key, label: labelOf(key), quote: label ?? chosen.option }]
}

const nameSources = (request: WritingRequest, labelOf: LabelOf) =>
  sourcesFor(request, ['studentFullName'], labelOf)

/** What the letter is for. */
export function purposeFact(
  request: WritingRequest,
  student: Student,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact {
  const { what, sources } = whatFor(request)
  const level = levelOf(request)
  const isCandid = level === 'RESERVED' || level === 'ADEQUATE'
  const who = student.full
  const candid: Record<LetterTone, string> = {
    professional: `I am writing about the application of ${who} to ${what}.`,
    formal: `I write with regard to the application of ${who} for admission to ${what}.`,
    warm: `I am writing about ${who}, who is applying to ${what}.`,
    academic: `I write to comment on the application of ${who} for admission to ${what}.`,
    enthusiastic: `I am writing about ${who}, who is applying to ${what}.`,
  }
  const willing: Record<LetterTone, string> = {
    professional: `I am writing to recommend ${who} for ${what}.`,
    formal: `I write in support of the application of ${who} for admission to ${what}.`,
    warm: `I am glad to write on behalf of ${who}, who is applying to ${what}.`,
    academic: `I write to support the application of ${who} for admission to ${what}.`,
    enthusiastic:
      level === 'PLAIN'
        ? `I am glad to write on behalf of ${who}, who is applying to ${what}.`
        : `I am delighted to recommend ${who} for ${what}.`,
  }
  return {
    text: asSentence((isCandid ? candid : willing)[tone]),
    sources: [...sources, ...nameSources(request, labelOf)],
  }
}

/** One person at a time holds these; they take no article. */
const SOLE =
  /^(?:owner|mayor|headmaster|headmistress|headteacher|head|dean|director|chair(?:man|woman|person)?|president|vice|principal|founder|co-?founder|provost|rector|CEO|CTO|CFO|COO|chief|managing director|HOD)\b/iu

function isOrganisation(place: string): boolean {
  return (
    /^\p{Lu}|^the \p{Lu}/u.test(place) &&
    /\b(?:Hospital|Universi\p{L}*|Institut\p{L}*|College|Academy|Compan\p{L}+|Ltd|Limited|Inc|GmbH|Ministry|Initiative|Foundation|Agency|Bank|Orchestra|Council|Clinic|Authority|Union|Corporation|Trust|Association|Museum|Administration)\b/u.test(
      place,
    )
  )
}

const A_PART = /\b(?:Division|Department|Unit|Section|Faculty|School)$/u

/** A house that has no name of its own here. */
const A_HOUSE =
  /^(?:.* )?\p{Ll}[\p{Ll}\d -]*\b(?:centre|center|clinic|hospital|company|school|lab|laboratory|firm|agency|station|factory|archive|museum|studio|farm|workshop|library|shelter|kitchen|bakery|theatre|practice)$/u

/** 'Asst. Professor, Computing' → 'Asst. Professor (Computing)', before 'at …'. */
function bracketed(so: string): string {
  return so.replace(/^([^,()]+), ([^,()]+)$/u, '$1 ($2)')
}

/** 'Associate Professor, Department of Physics, IIT Madras' → '… in the Department of Physics at IIT Madras'. */
function placedTitle(title: string): string {
  const [what = '', ...places] = title.split(/,\s+/u)
  return places.reduce((so, place, index) => {
    // 'Production manager, Skoda Transportation, Plzen': the house, and where it is.
    const last = places.at(-1) ?? ''
    if (
      index === places.length - 2 &&
      !so.includes(' at ') &&
      /^[\p{Lu}\d][\p{L}\d&.’'-]*(?: [\p{Lu}\d&][\p{L}\d&.’'-]*)+$/u.test(place) &&
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(last) &&
      !isOrganisation(last) &&
      !A_PART.test(place) &&
      !ROLE.test(place)
    )
      return `${bracketed(so)} ${HEADS.test(so) ? 'of' : 'at'} ${institution(place)}`
    // 'Founder and head archivist, a small film archive in Beirut', 'Clinical director, physical rehabilitation centre'
    if (/^an? \p{Ll}/u.test(place) && !so.includes(' of ')) return `${so} of ${place}`
    if (A_HOUSE.test(place) && !/ of | at /u.test(so)) return `${so} of the ${place}`
    if (/ of (?:the|an?) \p{Ll}/u.test(so) && A_HOUSE.test(so) && !isOrganisation(place))
      return `${so}, ${place}`
    if (/^(?:Dept\.?|Department|Faculty|School|Division|Centre|Center|Chair)\b/u.test(place))
      return `${so} in the ${place.replace(/^Dept\.?/u, 'Department')}`
    if (A_PART.test(place) && !so.includes(' in the '))
      return `${so} ${HEADS.test(so) ? 'of' : 'in'} the ${place}`
    // 'Director of the Diploma School, Lagos'
    if (
      / of the .*\b(?:School|Division|Department|Unit|Section|Faculty)$/u.test(so) &&
      !isOrganisation(place)
    )
      return `${so}, ${place}`
    if (isOrganisation(place) && !so.includes(' at '))
      return `${bracketed(so)} ${/^(?:director|president|head|principal|dean|chair\p{L}*)$/iu.test(so) ? 'of' : 'at'} ${institution(place)}`
    if (so.includes(' at ') || /^\p{Ll}+,\p{L}/u.test(place) || /, \S+,\S+$/u.test(so))
      return `${so}, ${place}`
    return place === places.at(-1) &&
      /^\p{Lu}/u.test(place) &&
      !ROLE.test(place) &&
      !/^(?:Ph\.?D|M\.?D|M\.?Tech|FRCS)/u.test(place)
      ? `${so}${so.includes(',') ? ',' : ''} at ${institution(place)}`
      : /^\p{Ll}/u.test(place)
        ? `${so} (${place})`
        : `${so}, ${place}`
  }, what)
}

function post(request: WritingRequest): string | null {
  const title = lineOf(request, 'recommenderTitle')
  const organisation = lineOf(request, 'recommenderOrganization')
  if (title === null) return organisation === null ? null : `write from ${institution(organisation)}`
  const isNamed = organisation === null || title.toLowerCase().includes(organisation.toLowerCase())
  const plain = title
    .replace(/^I am (?:an? |the )?/iu, '')
    .replace(/^(?:an?|the) /iu, '')
    .replace(/^\p{Lu}(?=\p{Ll}+ (?!of\b|and\b|for\b)\p{Ll})/u, letter => letter.toLowerCase())
    .replace(ONLY_ONE, word => word.toLowerCase())
  // 'Faculty of Law, University of Malaya' is where somebody works and not what somebody is.
  if (IS_A_PLACE.test(plain) && !ROLE.test(plain)) return `write from ${institution(`the ${plain}`)}`
  const isPart =
    organisation !== null && /^(?:Dept\.?|Department|Faculty|School|Division|Chair)\b/u.test(organisation)
  const whole =
    isNamed || organisation === null
      ? placedTitle(plain)
      : isPart || plain.includes(',') || / at /u.test(plain)
        ? placedTitle(`${plain}, ${organisation}`)
        : `${plain} ${HEADS.test(plain) ? 'of' : 'at'} ${institution(organisation)}`
  if (ONLY_ONE.test(plain)) return `am the ${whole}`
  return `am ${SOLE.test(plain) || /^Professor (?:and|&)/u.test(plain) ? whole : withArticle(whole)}`
}

/** A house has one. */
const ONLY_ONE = /^(?:owner|founder)\b/iu
const HEADS =
  /^(?:owner|mayor|head teacher|headteacher|headmaster|headmistress|director|president|head|principal|dean|chair\p{L}*|founder|co-?founder)$/iu
const IS_A_PLACE =
  /^(?:Faculty|Department|School|Institute|Cent(?:re|er)|Division|College|Office|Ministry|Laboratory) (?:of|for)\b/u

const RELATIONS: Readonly<Record<string, string>> = {
  professor: 'professor',
  'research-advisor': 'research advisor',
  supervisor: 'supervisor',
  mentor: 'mentor',
  'project-lead': 'project lead',
  'thesis-advisor': 'thesis advisor',
}
const ROLE =
  /\b(?:professor|lecturer|teacher|instructor|advisor|adviser|supervisor|guide|mentor|manager|lead|leader|head|director|coach|tutor|principal|employer|boss|chair|dean|investigator|PI|HOD|coordinator|superior|colleague)\b/iu

type Relation = { role: string | null; sentences: readonly string[] }

/** The relation as a role that goes behind 'as', or as a sentence of the recommender's. */
function relationOf(request: WritingRequest, student: Student, recommender: Recommender): Relation {
  const chosen = request.answers.relationshipType
  if (chosen !== undefined && 'option' in chosen)
    return { role: RELATIONS[chosen.option] ?? null, sentences: [] }
  const typed = lineOf(request, 'recommenderRelation')
  if (typed === null) return { role: null, sentences: [] }
  const parts = typed.split(
    /;\s*|\.\s+(?=\p{Lu})|,\s+(?=(?:taught|supervised|guided|mentored|managed|advised|led|coached|hired)\b)/u,
  )
  const persons = personsOf(request.answers, student, recommender)
  const read = parts.map(part => relationIn(withoutEnd(repair(part)), student, recommender, persons))
  const role = read.find(relation => relation.role !== null)?.role ?? null
  return { role, sentences: read.flatMap(({ sentences }) => sentences) }
}

function relationIn(text: string, student: Student, recommender: Recommender, persons: Persons): Relation {
  const role = text
    .replace(/^I (?:am|was|have been) /u, '')
    .replace(
      /^(?:(?:the )?(?:student|applicant|candidate)['’]s|my|her|his|their|the|an?|\p{Lu}\p{Ll}+['’]s) /iu,
      '',
    )
  // The student's 'my mooting team' behind 'my lecturer'.
  const named = /^my /iu.test(text)
    ? withoutName(role, student).replace(/\bmy\b/gu, possessivePronoun(student) ?? 'the')
    : withoutName(role, student)
  if (
    ROLE.test(named) &&
    !/\b(?:I|me|my|he|she|we|is|was|has|have)\b/u.test(named) &&
    (!isClause(named, { surely: /^my /iu.test(text) }) || /\bwho\b/u.test(named))
  )
    return {
      role: named
        .replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
        // 'ward manager, male acute ward'
        .replace(/^([^,()]{3,40}), (\p{Ll}[^,()]*)$/u, (whole, role: string, where: string) =>
          ROLE.test(where) ? whole : `${role} (${where})`,
        ),
      sentences: [],
    }
  const sentence = relationSentence(text, student, recommender, persons)
  return { role: null, sentences: sentence === null ? [] : [asSentence(unmarked(sentence))] }
}

/** 'I started there as a volunteer', where the question is how the two know each other: nobody else's start than the student's. */
const STARTED_AS_A_JUNIOR =
  /^I (?:first )?(?:started|began|joined|came|worked|work|interned|volunteered|entered|trained)\b.*\bas an? (?:\p{L}+ )?(?:volunteer|intern|trainee|apprentice|student|junior|(?:research |teaching |shop )?assistant)\b/iu

const LED = /^(?:taught|supervised|advised|mentored|managed|guided|led|coached|hired|trained|employed)(?= )/iu

/** How they know each other, where it is no role: 'I work in her group' → 'Maya works in my group'. */
function relationSentence(
  text: string,
  student: Student,
  recommender: Recommender,
  persons: Persons,
): string | null {
  const isJunior = STARTED_AS_A_JUNIOR.test(text)
  const speaker = isJunior
    ? 'STUDENT'
    : (speakerFor('recommenderRelation', [text], persons, student, recommender) ??
      (/\bme\b|^my\b/iu.test(text) || tellsOfRecommender(text) ? 'STUDENT' : null))
  const lower = `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
  if (speaker !== 'STUDENT') {
    if (LED.test(text)) return hasFirstPerson(text) ? null : `I ${withCourseArticle(lower)}`
    if (hasFirstPerson(text)) return speaker === 'RECOMMENDER' && isClause(text) ? text : null
    return ABOUT_A_WORK.test(text) && !isClause(text)
      ? `I know ${student.first} through ${insideSentence(text)}`
      : null
  }
  const named = withRecommenderInside(text, recommender, student, persons.roles)
  // 'Taught me Compilers', 'worked in her lab': who signs did the one, the student the other.
  const whole = LED.test(text)
    ? withCourseArticle(text).replace(
        LED,
        verb => `${student.pronoun === 'SHE' ? 'He' : 'She'} ${verb.toLowerCase()}`,
      )
    : named !== null && verbForm(/^\p{L}+/u.exec(text)?.[0] ?? '')?.form === 'PAST'
      ? `I ${named.slice(0, 1).toLowerCase()}${named.slice(1)}`
      : named
  if (whole === null) return isJunior ? asThirdPerson(text, student, { hasCompanions: false }) : null
  const theirs = LED.test(text) ? (student.pronoun === 'SHE' ? 'HE' : 'SHE') : persons.recommender
  const { text: marked } = withTheirPronouns(whole, {
    persons: { ...persons, recommender: theirs },
    student,
    focus: 'RECOMMENDER',
  })
  if (marked === null) return null
  if (!hasFirstPerson(marked) && !hasMarks(marked))
    return ABOUT_A_WORK.test(text) && !isClause(text)
      ? `I know ${student.first} through ${insideSentence(text)}`
      : null
  const turned = hasFirstPerson(marked) ? asThirdPerson(marked, student, { hasCompanions: false }) : marked
  return turned !== null && isClause(unmarked(turned)) ? turned : null
}

/** 'taught NLP course' → 'taught the NLP course'. */
function withCourseArticle(text: string): string {
  return text.replace(
    /^(taught|supervised|advised|led) (?!(?:the|an?|my|his|her|their|our|its|this)\b|me\b|us\b)((?:[\p{L}\d-]+ ){1,3}(?:course|class|seminar|thesis|project|internship|lab|module))(?=$|[,.;])/iu,
    '$1 the $2',
  )
}

const ABOUT_A_WORK =
  /^(?:course|project|internship|lab|research|thesis|work)\b|\b(?:course|project|internship|lab|thesis)$/iu

function withoutName(text: string, student: Student): string {
  return student.isNamed
    ? text.replace(
        new RegExp(
          `^(?:${student.full.split(' ').join('|')})(?: (?:${student.full.split(' ').join('|')}))*['’]s `,
          'u',
        ),
        '',
      )
    : text
}

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const UNIT =
  '(?:academic |calendar |full )?(?:years?|yrs?|months?|semesters?|terms?|weeks?|trimesters?|quarters?|summers?|winters?|seasons?)'
const SPAN = new RegExp(
  `^(?:for )?((?:(?:a little )?(?:over|under|about|almost|nearly|more than|around|approximately|approx\\.?|at least|the (?:last|past)|roughly|less than|just over|under) )?)(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:and a half|1/2))?(\\+?)[ -](${UNIT}(?: and (?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:months?|weeks?))?)(?: now)?(?:,? \\(?(.*?)\\)?)?$`,
  'iu',
)

/** 'have known Maya for three years', 'have known Maya since 2021', 'worked with Maya from 2021 to 2023'. */
export function acquaintance(typed: string, who: string): string | null {
  // What stands behind a semicolon or a full stop is another sentence.
  const [first = ''] = typed.replace(/\s+/gu, ' ').split(/;|\.\s+(?=\p{Lu})/u)
  const text = withoutEnd(first).replace(
    /^(?:i have |i['’]ve )?(?:known|worked with) (?:her|him|them|\p{Lu}\p{L}+) (?=for|since|from)/iu,
    '',
  )
  const half = /\b(?:and a half|1\/2)\b/iu.test(text)
  const span = SPAN.exec(text)
  if (span) {
    const [, about = '', count = '', more = '', unit = '', behind = ''] = span
    const number = SMALL[Number(count)] ?? count.toLowerCase()
    const whole = half ? `${number} and a half` : number
    const [large = '', small] = unit.toLowerCase().split(' and ')
    const [smallCount = '', smallUnit = ''] = small?.split(' ') ?? []
    const words =
      large.replace(/^yr/u, 'year').replace(/s?$/u, /^(?:an?|one|1)$/iu.test(count) && !half ? '' : 's') +
      (small === undefined ? '' : ` and ${SMALL[Number(smallCount)] ?? smallCount} ${smallUnit}`)
    const range = rangeOf(behind)
    if (behind !== '' && range === null && !/^(?:as|at|during|in|through|on|since|from)\b/iu.test(behind))
      return null
    const when =
      range !== null
        ? `, ${range}`
        : behind === ''
          ? ''
          : /^(?:since|from)\b/iu.test(behind)
            ? `, ${behind.replace(/^from\b/iu, 'since')},`
            : ` ${behind}`
    return `have known ${who} for ${more === '+' ? 'more than ' : about.toLowerCase().replace(/approx\.? /u, 'about ')}${whole} ${words}${when}`
  }
  const since =
    /^(?:from |since )?((?:\p{L}+,? )?(?:19|20)\d\d)(?: ?(?:-|–|to|until|till) ?(?:present|now|date|today|till date|current(?:ly)?)| onwards)$/iu.exec(
      text,
    ) ?? /^since (.+?)(?:,? \(?\d[\d.]* ?(?:years?|yrs?|months?)\)?)?$/iu.exec(text)
  if (since && !isClause(since[1] ?? '')) return `have known ${who} since ${monthName(since[1] ?? '')}`
  const range = rangeOf(text)
  if (range !== null) return `worked with ${who} ${range}`
  if (/^(?:during|through|throughout|in) /iu.test(text) && !isClause(text) && !hasFirstPerson(text))
    return `worked with ${who} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
  return null
}

function rangeOf(text: string): string | null {
  const match =
    /^(?:from )?((?:\p{L}+,? )?(?:19|20)\d\d) ?(?:-|–|to|until|till) ?((?:\p{L}+,? )?(?:(?:19|20)\d\d|\d\d))$/iu.exec(
      text,
    )
  if (!match) return null
  const [, from = '', until = ''] = match
  const whole = /^\d\d$/u.test(until) ? `${from.slice(-4, -2)}${until}` : until
  return `from ${monthName(from)} to ${monthName(whole)}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
function monthName(text: string): string {
  return text.replace(
    /^\p{L}{3,}/u,
    word =>
      MONTHS.find(
        month =>
          month.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase() &&
          month.toLowerCase().startsWith(word.toLowerCase().replace(/^sept$/u, 'sep')),
      ) ?? word,
  )
}

/** 'have known Maya for two years' + ' as her supervisor', with a comma where one is open. */
function joinedAs(known: string, as: string): string {
  if (as === '') return known.replace(/,$/u, '')
  const bare = as.replace(/^,/u, '')
  if (known.endsWith(',')) return `${known}${bare}`
  return known.includes(',') || as.startsWith(',') ? `${known},${bare}` : `${known}${bare}`
}

/** Who writes and how they know the student: one sentence, or two where one would be long. */
export function writerFacts(
  request: WritingRequest,
  student: Student,
  recommender: Recommender,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact[] {
  const title = post(request)
  const relation = relationOf(request, student, recommender)
  const duration = lineOf(request, 'relationshipDuration')
  const isFirstMention = title === null
  const known = duration === null ? null : acquaintance(duration, student.first)
  const sourcesOfPost = sourcesFor(request, ['recommenderTitle', 'recommenderOrganization'], labelOf)
  const sourcesOfRelation = [
    ...sourcesFor(
      request,
      known === null ? ['recommenderRelation'] : ['recommenderRelation', 'relationshipDuration'],
      labelOf,
    ),
    ...optionSource(request, 'relationshipType', labelOf),
  ]
  const their = possessivePronoun(student)
  // 'the professor who taught Maya' is not 'her professor who taught Maya'.
  const as =
    relation.role === null || title?.toLowerCase().includes(relation.role.toLowerCase()) === true
      ? ''
      : /\bwho\b/u.test(relation.role)
        ? ` as the ${relation.role}`
        : their === null
          ? `, in my role as ${relation.role}`
          : ` as ${their} ${relation.role}`
  const way =
    known === null
      ? as === ''
        ? null
        : `know ${student.first}${as.replace(/^,/u, '')}`
      : joinedAs(known, as)
  const facts: LetterFact[] = []
  // The warm tones put the acquaintance before the post.
  const isWarm = tone === 'warm' || tone === 'enthusiastic'
  if (title !== null && way !== null)
    facts.push({
      text: asSentence(
        isWarm && !way.includes(',')
          ? `I ${way}, and I ${title}`
          : `I ${title}${/, [^,]* at |, (?!.* at )/u.test(title) ? ',' : ''} and ${way}`,
      ),
      sources: [...sourcesOfPost, ...sourcesOfRelation],
    })
  else if (title !== null) facts.push({ text: asSentence(`I ${title}`), sources: sourcesOfPost })
  else if (way !== null && isFirstMention)
    facts.push({ text: asSentence(`I ${way}`), sources: sourcesOfRelation })
  for (const text of relation.sentences) facts.push({ text, sources: sourcesOfRelation })
  return facts
}

/** 'Weekly' → how often they met. */
export function frequencyFact(
  request: WritingRequest,
  student: Student,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact | null {
  const typed = lineOf(request, 'interactionFrequency')
  if (typed === null || hasFirstPerson(typed)) return null
  // 'Daily; formal review every quarter'
  const [first = '', ...besides] = typed.split(
    // 'Daily, and a planning hour every Monday'
    /; (?=\p{Ll})|(?<=^(?:(?:almost |nearly )?(?:daily|weekly|fortnightly|monthly)|every \p{L}+)), (?:and )?(?=.*\b(?:\p{L}+days?|weekly|monthly|quarter(?:ly)?|week|month|year|term)\b)/iu,
  )
  const text = (first.slice(0, 1).toLowerCase() + first.slice(1)).replace(/ \+ /gu, ' and ')
  const aside =
    besides.length === 0
      ? ''
      : /^an? /u.test(besides[0] ?? '')
        ? `, with ${besides.join('; ')}`
        : ` (${besides.join('; ')})`
  if (
    !/^(?:daily|weekly|fortnightly|bi-?weekly|monthly|(?:almost |nearly )?every|each|(?:about |at least |around )?(?:once|twice|\d+ times|two|three|four|five) (?:times |\p{Ll}+s? )?(?:an?|every|per)|regularly|several times|most days)\b/iu.test(
      text,
    ) ||
    (isClause(text) && !/^(?:every|each|daily|weekly)\b/u.test(text))
  )
    return null
  const meetings =
    /^(?:regular |daily |weekly |fortnightly |bi-?weekly |monthly )+(?:one-on-ones?|1:1s?|meetings?|calls?|sessions?|reviews?|supervisions?|tutorials?)\b/u.exec(
      text,
    )
  if (meetings !== null)
    return {
      text: asSentence(`We had ${/s$/u.test(meetings[0]) ? text : withArticle(text)}`),
      sources: sourcesFor(request, ['interactionFrequency'], labelOf),
    }
  // 'Four rehearsals a week'
  if (
    /^(?:\d+|one|two|three|four|five|six) \p{Ll}+s? (?:an?|per|each|every) (?:day|week|fortnight|month|term|semester)\b/u.test(
      text,
    ) &&
    !/^\S+ times?\b/u.test(text)
  )
    return {
      text: asSentence(`We had ${text.replace(/\bper\b/u, 'a')}`),
      sources: sourcesFor(request, ['interactionFrequency'], labelOf),
    }
  const them = objectPronoun(student) ?? student.first
  const often = `${text.replace(/\bper\b/u, 'a')}${aside}`
  const duration = lineOf(request, 'relationshipDuration')
  const isDated = duration !== null && acquaintance(duration, student.first) !== null
  return {
    text: asSentence(
      tone === 'warm' || tone === 'enthusiastic'
        ? `We met ${often}`
        : !isDated
          ? `I met ${them} ${often}`
          : tone === 'professional'
            ? `Over that time I met ${them} ${often}`
            : `During that time I met ${them} ${often}`,
    ),
    sources: sourcesFor(request, ['interactionFrequency'], labelOf),
  }
}

/** Courses and projects, where they are named and not told. */
export function sharedWorkFact(
  request: WritingRequest,
  key: 'coursesTeaching' | 'projectSupervision',
  student: Student,
  labelOf: LabelOf,
): LetterFact | null {
  const typed = lineOf(request, key)
  if (typed === null || typed.length > 220 || isNonAnswer(typed)) return null
  const text = withoutEnd(repair(typed))
  // The 'I' of 'Typography I and II' is a number.
  if (
    hasFirstPerson(text.replace(/(?<=\p{Ll} )I(?= and II\b|, II\b|$)/gu, '1')) ||
    isClause(text) ||
    /[.!?]\s/u.test(text) ||
    /^\p{L}+ed\b/iu.test(text)
  )
    return null
  const sources = sourcesFor(request, [key], labelOf)
  if (key === 'coursesTeaching') {
    // An 'and' between two names parts them where no comma does.
    const items = text
      .split(/[;\n,](?![^()]*\))/u.test(text) ? /[;\n]|,(?![^()]*\))/u : /\s+and\s+(?=\p{Lu})/u)
      .map(item => item.trim().replace(/^and (?=\S)/u, ''))
      .filter(item => item !== '')
    if (!items.every(item => /^(?:[\p{Lu}\d]|an? \p{Ll})/u.test(item))) return null
    return { text: asSentence(`I taught ${student.first} in ${listed(items)}`), sources }
  }
  const bare = insideSentence(text.replace(/^(?:her|his|their|the|an?|my) /iu, ''))
  const lowered = bare.replace(/^\p{Lu}(?=\p{Ll}+[ -]\p{Ll})/u, letter => letter.toLowerCase())
  const isOne = /^(?:\S+ ){0,3}(?:thesis|project|dissertation|internship|capstone|research)\b/iu.test(lowered)
  const them = possessivePronoun(student) ?? possessive(student.first)
  return {
    text: asSentence(
      isOne ? `I supervised ${them} ${lowered}` : `I supervised ${student.first} on ${lowered}`,
    ),
    sources,
  }
}

/** Rank in class and standing among all students, as chosen; what the recommender's own words say better is left. */
export function rankFact(
  request: WritingRequest,
  key: 'studentAcademicRank' | 'percentileRanking',
  student: Student,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact | null {
  const sources = optionSource(request, key, labelOf)
  const chosen = request.answers[key]
  if (chosen === undefined || !('option' in chosen) || sources.length === 0) return null
  const share = /^top-(\d+)$/u.exec(chosen.option)?.[1]
  if (key === 'studentAcademicRank') {
    const where =
      share !== undefined
        ? `in the top ${share}%`
        : chosen.option === 'above-average'
          ? 'above average'
          : chosen.option === 'average'
            ? 'average'
            : null
    if (where === null) return null
    const standing =
      share === undefined
        ? `In rank, ${student.first} is ${where} in the class`
        : tone === 'academic'
          ? `In academic rank, ${student.first} stands ${where} of the class`
          : tone === 'warm' || tone === 'enthusiastic'
            ? `${student.first} is ${where} of the class`
            : `${student.first} ranks ${where} of the class`
    return { text: asSentence(standing), sources }
  }
  const among =
    share !== undefined
      ? `in the top ${share}%`
      : chosen.option === 'above-average'
        ? 'above the average'
        : null
  const relation = request.answers.relationshipType
  const taught =
    relation === undefined || !('option' in relation) || /professor|advisor/u.test(relation.option)
  const warmly = tone === 'warm' || tone === 'enthusiastic'
  if (among !== null && !taught)
    return {
      text: asSentence(
        warmly
          ? `Of all the people I have led, I would put ${student.first} ${among}`
          : `Of all those whom I have taught or led, I would place ${student.first} ${among}`,
      ),
      sources,
    }
  return among === null
    ? null
    : {
        text: asSentence(
          warmly
            ? `Of all the students I have known, I would put ${student.first} ${among}`
            : tone === 'professional'
              ? `Among all the students I have known, I would place ${student.first} ${among}`
              : `Of all the students whom I have known, I would place ${student.first} ${among}`,
        ),
        sources,
      }
}

/** The level that was chosen, in its own words: none claims more. */
export function levelFact(
  request: WritingRequest,
  student: Student,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact {
  const { what, sources } = whatFor(request)
  const who = student.first
  const wordings: Record<Level, Record<LetterTone, string>> = {
    HIGHEST: {
      professional: `I give ${who} my highest recommendation for ${what}.`,
      formal: `I recommend ${who} for admission to ${what} in the strongest terms.`,
      warm: `I recommend ${who} for ${what} as warmly and as strongly as I can.`,
      academic: `I recommend ${who} for admission to ${what} without reservation.`,
      enthusiastic: `${who} has my highest and most enthusiastic recommendation for ${what}.`,
    },
    STRONG: {
      professional: `I strongly recommend ${who} for ${what}.`,
      formal: `I strongly recommend ${who} for admission to ${what}.`,
      warm: `I recommend ${who} warmly and strongly for ${what}.`,
      academic: `I strongly recommend that ${who} be admitted to ${what}.`,
      enthusiastic: `I recommend ${who} strongly, and with enthusiasm, for ${what}.`,
    },
    HIGHLY: {
      professional: `I highly recommend ${who} for ${what}.`,
      formal: `I highly recommend ${who} for admission to ${what}.`,
      warm: `I recommend ${who} warmly and highly for ${what}.`,
      academic: `I highly recommend that ${who} be admitted to ${what}.`,
      enthusiastic: `I recommend ${who} highly, and with enthusiasm, for ${what}.`,
    },
    PLAIN: {
      professional: `I recommend ${who} for ${what}.`,
      formal: `I recommend ${who} for admission to ${what}.`,
      warm: `I am glad to recommend ${who} for ${what}.`,
      academic: `I recommend that ${who} be admitted to ${what}.`,
      enthusiastic: `I am happy to recommend ${who} for ${what}.`,
    },
    ADEQUATE: {
      professional: `In sum, I consider ${who} an adequate candidate for ${what}, and I support the application on that basis.`,
      formal: `I consider ${who} an adequate candidate for admission to ${what} and support the application on that basis.`,
      warm: `I see in ${who} an adequate candidate for ${what}, and on that basis I support the application.`,
      academic: `My assessment is that ${who} is an adequate candidate for admission to ${what}, and I support the application on that basis.`,
      enthusiastic: `I see in ${who} an adequate candidate for ${what}, and on that basis I support the application.`,
    },
    RESERVED: {
      professional: `I recommend ${who} for ${what}, with reservations.`,
      formal: `I recommend ${who} for admission to ${what}, with reservations.`,
      warm: `I recommend ${who} for ${what}, and I do so with reservations.`,
      academic: `My recommendation of ${who} for admission to ${what} comes with reservations.`,
      enthusiastic: `I recommend ${who} for ${what}, and I do so with reservations.`,
    },
  }
  return {
    text: asSentence(wordings[levelOf(request)][tone]),
    sources: [...optionSource(request, 'recommendationStrength', labelOf), ...sources],
  }
}

const CLOSINGS: Record<LetterTone, string> = {
  professional: 'Sincerely,',
  formal: 'Yours faithfully,',
  warm: 'With warm regards,',
  academic: 'Yours sincerely,',
  enthusiastic: 'With best regards,',
}

/** Name, title and organisation, each on its line; never how to reach them. */
export function signatureFact(
  request: WritingRequest,
  tone: LetterTone,
  labelOf: LabelOf,
): LetterFact | null {
  const keys = ['recommenderName', 'recommenderTitle', 'recommenderOrganization']
  const [name, title, organisation] = keys.map(key =>
    lineOf(request, key)?.replace(/^\p{Ll}/u, letter => letter.toUpperCase()),
  )
  if (name === undefined) return null
  const last =
    organisation !== undefined && title?.toLowerCase().includes(organisation.toLowerCase())
      ? []
      : organisation === undefined
        ? []
        : [organisation]
  return {
    text: [CLOSINGS[tone], name, ...(title === undefined ? [] : [title]), ...last].join('\n'),
    sources: sourcesFor(request, keys, labelOf),
  }
}

const RECOMMENDS =
  /\bI(?:['’]d| would| can| do| am| wholeheartedly| strongly| highly| fully| warmly| unreservedly| gladly| truly|,)* (?:recommend(?:ing)?|endorse|(?:happy|pleased|proud|delighted|glad) to recommend)\b|\bmy (?:\p{L}+ ){0,3}recommendation\b|\b(?:strongly|highly) recommended\b|\bwithout (?:any )?(?:hesitation|reservations?)\b/iu

/** Does the sentence state a level itself? The letter states the one that was chosen, once. */
export function statesLevel(sentence: string): boolean {
  return RECOMMENDS.test(sentence)
}

/** What a letter may say besides the answers: the salutation, and the options in the words of their labels. */
export function letterStock(request: WritingRequest): string[] {
  if (request.type !== 'LOR') return []
  const labels = Object.keys(request.answers).flatMap(key => optionSource(request, key, other => other))
  const student = studentOf(request)
  // The same words with the student's name where the student typed 'me'.
  const turned = Object.values(request.answers).flatMap(value =>
    value !== undefined && 'text' in value
      ? [value.text.replace(/\b(?:I|me|my|he|she|him|her|his)\b/giu, () => student.first)]
      : [],
  )
  return [
    SALUTATION,
    ...labels.map(({ quote }) => quote),
    ...Object.values(CLOSINGS),
    ...turned,
    // 'Dept. of Physics' is said in full.
    (lineOf(request, 'recommenderTitle') ?? '').replace(/\bDept\b\.?/gu, 'Department'),
    request.applicantName ?? '',
    // 'Headmistress of the Akuapem School' is a name only as the letter joins it.
    post(request) ?? '',
    `${student.full} ${whatFor(request).what}`,
    `${student.first} ${whatFor(request).what}`,
  ]
}
