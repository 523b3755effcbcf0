/**
 * Sentences made of short answers whose question says what they are: what is applied for, studies, position, who
 * recommends, rank. The answers stand in them as they were typed.
 */

import { withoutEnd } from '../../../language/grammar.ts'
import { chosenOption } from '../chosenOption.ts'
import type { DraftSentence } from '../draft.ts'
import type { Student } from '../letterPeople.ts'
import { countWords } from '../plainText.ts'
import { hasApplication } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { splitSentences } from '../splitSentences.ts'
import { targetOf } from '../target.ts'
import { writtenOut } from '../writtenOut.ts'
import { completed, isRole, isSentence, lowered, withArticle } from './complete.ts'
import { lineOf, optionSource, sourcesFor } from './letterFrame.ts'
import { studentNamed } from './letterSide.ts'
import { programmeAt } from './programme.ts'

/** A sentence, and the questions whose answers it tells whole. */
export type Stated = DraftSentence & { keys: readonly string[] }

/** A longer line has its own sentence. */
const LONGEST_LINE = 12
const LONGEST_RELATION = 16

/** What is applied for; null where that is not known or is not said in this document. */
export function statedApplication(request: WritingRequest): Stated | null {
  const { course, university, sources } = targetOf(request)
  const what = programmeAt(course, university)
  if (what === null || !hasApplication(request)) return null
  const focus = shortLine(request, 'programSpecialization')
  return {
    text: `I am applying to ${what}${focus === null ? '' : `, with a focus on ${focus}`}.`,
    sources: [...sources, ...(focus === null ? [] : sourcesFor(request, ['programSpecialization']))],
    keys: ['programSpecialization'],
  }
}

const STUDIES = ['currentDegree', 'currentUniversity', 'graduationYear', 'currentGPA', 'fieldOfStudy']

/** The degree, where and when, and its grade; null without a degree in a few words. */
export function statedStudies(request: WritingRequest): Stated | null {
  const [degree = null, university = null, year = null, grade = null, field = null] = STUDIES.map(key =>
    shortLine(request, key),
  )
  if (degree === null) return null
  const named =
    field === null || degree.toLowerCase().includes(field.toLowerCase()) ? degree : `${degree} (${field})`
  const at = university === null ? '' : ` at ${university}`
  const told = STUDIES.filter(key => shortLine(request, key) !== null)
  return {
    text: completed(
      `${degreeIn({ degree: named, at, year, writtenIn: request.writtenIn })}${grade === null ? '' : `, ${gradeIn(grade)}`}`,
    ),
    sources: sourcesFor(request, told),
    keys: told,
  }
}

function degreeIn({
  degree,
  at,
  year,
  writtenIn,
}: {
  degree: string
  at: string
  year: string | null
  writtenIn: number | undefined
}): string {
  const ends = /^(?:19|20)\d\d$/u.test(year ?? '') ? Number(year) : null
  if (ends !== null && writtenIn !== undefined && ends !== writtenIn) {
    const mine = IS_A_NAME.test(degree) ? `my ${degree}` : `my degree, ${degree},`
    // 'At KNUST, Kumasi, in 2019': a place between two commas.
    return `I ${ends < writtenIn ? 'completed' : 'will complete'} ${mine}${at}${at.includes(',') ? ',' : ''} in ${ends}`
  }
  return `My degree is ${degree}${at}${year === null ? '' : `, ${ends === null ? year : `class of ${ends}`}`}`
}

/** A degree that 'my' can stand before: 'BSc Statistics (Honours)', and not the subject alone. */
const IS_A_NAME =
  /^(?:[BM]\.? ?(?:A|S|Sc|E|Eng|Tech|Com|Ed|Pharm|Arch|BA|BBS)\b|S1\b|Bachelor|Master|Licen[cs]|Diplom|Doctor|PhD|Laurea|Magister|Associate)[^,;:–]*$/iu

function gradeIn(grade: string): string {
  return /^with\b/iu.test(grade) ? lowered(grade) : `with a grade of ${grade}`
}

/** The present post; null where no short answer names one. */
export function statedPosition(request: WritingRequest): Stated | null {
  const title = shortLine(request, 'currentPosition') ?? shortLine(request, 'currentJobTitle')
  if (title === null) return null
  const company = shortLine(request, 'currentCompany')
  const keys = POSITION.filter(key => shortLine(request, key) !== null)
  const at = company === null ? '' : ` at ${company}`
  return {
    text: completed(
      IS_NO_TITLE.test(`${title}${at}`) || (/^\p{Ll}+\b(?! )/u.test(title) && !isRole(title))
        ? `My position is ${title}${at}`
        : `I work as ${titleIn(title)}${at}`,
    ),
    sources: sourcesFor(request, keys),
    keys,
  }
}

const POSITION = ['currentPosition', 'currentJobTitle', 'currentCompany']
/** 'a field geologist at Manzi Rural Water Trust'; a title that may be of one only has no article. */
function titleIn(typed: string): string {
  const [title = typed, ...places] = writtenOut(typed).split(/, (?![^()]*\))/u)
  const place = places.join(', ')
  const named = isRole(title) ? withArticle(title) : title
  if (place === '') return named
  // 'Regional distribution company' says what the place is, and does not name it.
  if (!/^\p{Lu}/u.test(place)) return `${named} (${place.replace(/ ?\([^(]*\)$/u, '')})`
  return `${named}${ORGANISATION.test(places[0] ?? '') ? ' at' : ','} ${place}`
}

const ORGANISATION =
  /\b(?:Trust|Hospital|Clinic|University|College|School|Institute|Museum|Bank|Company|Ltd|Inc|GmbH|Mills?|Ministry|Agency|Foundation|Centre|Center|Association|Cooperative|PT)\b/u
/** These are no titles that somebody works as. */
const IS_NO_TITLE =
  /^(?:student|unemployed|freelanc\p{L}*|self|retired|none|owner|founder|co-?founder|member|candidate|volunteer|on|between|looking|not|no|the|an?)\b|\b(?:then|before|former\p{L}*|and)\b/iu

/** Whether a sentence names the present post. */
export function isPosition({ keys }: Stated): boolean {
  return keys.some(key => POSITION.includes(key))
}

/** Place in the class, where the answer is a place: '3rd of 120', '5 from 46'. */
export function statedRank(request: WritingRequest): Stated | null {
  const keys = ['academicRank']
  const rank = shortLine(request, 'academicRank')
  if (rank === null || !/^\d+(?:st|nd|rd|th)? (?:out )?(?:of|from) \d/iu.test(rank)) return null
  return { text: completed(`I ranked ${rank}`), sources: sourcesFor(request, keys), keys }
}

/** With one of these it is a sentence, or has one in it. */
const NO_RELATION = /\b(?:I|me|you|taught|before|is|was|are|were|has|have|had|hired)\b|(?<!^)\bmy\b/iu

/** What the recommender is to the student: as chosen, or in the first words of an answer ('Her superior. I was …'). */
function relationIn(request: WritingRequest): Stated | null {
  const type = optionSource(request, 'relationshipType')
  const [chosen] = type
  if (chosen !== undefined) return { text: chosen.quote, sources: type, keys: ['relationshipType'] }
  const [source] = sourcesFor(request, ['recommenderRelation'])
  const [first] = splitSentences(source?.quote ?? '')
  if (source === undefined || first === undefined) return null
  const quote = withoutEnd(first.text)
  if (countWords(quote) > LONGEST_RELATION || NO_RELATION.test(quote)) return null
  return {
    text: quote.replace(/^(?:my|her|his|their|the|an?) /iu, ''),
    sources: [{ ...source, quote: first.text }],
    keys: [],
  }
}

/**
 * How the recommender knows the student, and for how long, as far as short answers say it. Told right behind the
 * sentence that names the student.
 */
export function statedAcquaintance(request: WritingRequest, student: Student): Stated[] {
  const named = studentNamed(student)
  const relation = relationIn(request)
  const duration = shortLine(request, 'relationshipDuration')
  const span = duration === null ? null : spanIn(writtenOut(duration), named.object)
  const known = {
    text: completed(`I ${span ?? ''}`),
    sources: sourcesFor(request, ['relationshipDuration']),
    keys: ['relationshipDuration'],
  }
  if (relation === null) return span === null ? [] : [known]
  const writes = { ...relation, text: `I write as ${named.possessive} ${lowered(relation.text)}` }
  // Where they have no pronoun, their name would come twice.
  if (span === null || relation.text.includes(',') || student.pronoun === null)
    return [{ ...writes, text: completed(writes.text) }, ...(span === null ? [] : [known])]
  return [
    {
      text: completed(`${writes.text} and ${span}`),
      sources: [...relation.sources, ...known.sources],
      keys: [...relation.keys, ...known.keys],
    },
  ]
}

const HOW_OFTEN =
  /^(?:(?:every|each)\b|(?:once|twice|about|at least|\d|two|three|several) (?:\p{L}+ )?(?:times?|an?|per|every|in)\b|(?:daily|weekly|monthly)(?=$|[,;]| (?:in|during|and|at)\b))/iu

/** How often the two met, as far as a short answer says it. */
export function statedMeetings(request: WritingRequest, student: Student): Stated | null {
  const often = shortLine(request, 'interactionFrequency')
  if (often === null || !HOW_OFTEN.test(often)) return null
  return {
    text: completed(
      `I met ${studentNamed(student).object} ${often.slice(0, 1).toLowerCase()}${writtenOut(often.slice(1))}`,
    ),
    sources: sourcesFor(request, ['interactionFrequency']),
    keys: ['interactionFrequency'],
  }
}

const MONTH_OF_A_YEAR = '((?:\\p{L}{3,9}\\.? )?(?:19|20)\\d\\d)'
/** 'From August 2021 until now', 'September 2021, almost 3 years' */
const SINCE = new RegExp(
  `^(?:(?:from|since) )?${MONTH_OF_A_YEAR}(?:(?: ?[-–] ?| (?:to|until|till) )(?:now|today|date|the present)|, .*)?$`,
  'iu',
)
const FROM_TO = new RegExp(
  `^(?:from )?${MONTH_OF_A_YEAR}(?: ?[-–] ?| (?:to|until|till) )${MONTH_OF_A_YEAR}$`,
  'iu',
)
const FOR =
  /^(?:for )?((?:(?:about|over|almost|nearly|around|more than|at least) )?(?:\d+(?:\.\d+)?(?: ?1\/2|½)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)? (?:years?|months?|semesters?|terms?|weeks?|winters?|seasons?)\b.*)/iu

/** 'have known her for two years', 'knew her from 2019 to 2021'; null where the answer is of another form. */
function spanIn(duration: string, whom: string): string | null {
  const since = SINCE.exec(duration)?.[1]
  if (since !== undefined) return `have known ${whom} since ${since}`
  const [, from, to] = FROM_TO.exec(duration) ?? []
  if (from !== undefined && to !== undefined) return `knew ${whom} from ${from} to ${to}`
  const span = FOR.exec(duration)?.[1]
  return span === undefined
    ? null
    : `have known ${whom} for ${span.slice(0, 1).toLowerCase()}${span.slice(1)}`
}

const SHARES: Readonly<Record<string, string>> = {
  'top-1': 'in the top 1%',
  'top-5': 'in the top 5%',
  'top-10': 'in the top 10%',
  'top-25': 'in the top 25%',
}

/** Rank in the class and standing among all students, as chosen. */
export function statedStanding(request: WritingRequest, key: string, student: Student): Stated | null {
  if (key !== 'studentAcademicRank' && key !== 'percentileRanking') return null
  const chosen = chosenOption(request.answers, key)
  const sources = optionSource(request, key)
  if (chosen === null || sources.length === 0) return null
  const where = SHARES[chosen] ?? (chosen === 'average' ? 'at the average' : 'above the average')
  const text =
    key === 'studentAcademicRank'
      ? `In rank, ${student.first} is ${where} of the class.`
      : `Among all the students whom I have known, I would place ${student.first} ${where}.`
  return { text, sources, keys: [key] }
}

/** A one-line answer of a few words; null where there is none, or it is a sentence. */
function shortLine(request: WritingRequest, key: string): string | null {
  const line = lineOf(request, key)?.replace(/(?<![\s.,;])[\s.,;]+$/u, '') ?? null
  return line === null || line === '' || countWords(line) > LONGEST_LINE || isSentence(line) ? null : line
}
