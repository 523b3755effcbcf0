/**
 * The two people of a letter: the student it is about and the recommender who signs it. Who fills in the form and how
 * the letter speaks of the student are asked, never read out of the answers.
 */
import { cleanLine, cleanText } from '../../language/cleanText.ts'
import type { Answers } from '../../questionnaires/definition.ts'
import { chosenOption } from './chosenOption.ts'
import type { Speaker } from './grounding/departures.ts'
import type { WritingRequest } from './request.ts'
import { proseOf } from './usableWords.ts'

/** How the letter speaks of the student; null where it uses the name. */
export type Pronoun = 'SHE' | 'HE' | 'THEY' | null

export type Student = {
  /** 'Maya Sharma', or 'the applicant' where nobody named them. */
  full: string
  /** The part of the name that the answers use most: 'Maya'; else the whole name, or 'the applicant'. */
  first: string
  pronoun: Pronoun
  isNamed: boolean
}

export type Recommender = { full: string | null; first: string | null; last: string | null }

/** Who types 'I' in a letter's form. */
type FilledInBy = 'STUDENT' | 'RECOMMENDER'

/** Who fills the form in. Unanswered: the recommender. */
export function filledInBy(answers: Answers): FilledInBy {
  return chosenOption(answers, 'filledInBy') === 'student' ? 'STUDENT' : 'RECOMMENDER'
}

/** Whether the answers' 'I' is the text's. In a letter it is surely so only where the recommender filled the form in. */
export function speakerOf({ type, answers }: Pick<WritingRequest, 'type' | 'answers'>): Speaker {
  return type === 'LOR' && chosenOption(answers, 'filledInBy') !== 'recommender' ? 'OTHER' : 'SAME'
}

const PRONOUNS: Readonly<Record<string, Pronoun>> = { she: 'SHE', he: 'HE', they: 'THEY' }

const TITLE = /^(?:(?:prof(?:essor)?|dr|mr|ms|mrs|miss|mx|er|shri|smt|asst|assoc)\.?,?\s+)+/iu

/** The person whom the letter is about. Without an answer to it, the letter uses the name. */
export function studentOf({ answers, applicantName }: WritingRequest): Student {
  const pronoun = PRONOUNS[chosenOption(answers, 'studentPronoun') ?? ''] ?? null
  const typed = withoutTitle(cleanLine(proseOf(answers.studentFullName)))
  const name = typed === '' ? withoutTitle(cleanLine(applicantName ?? '')) : typed
  if (!/\p{L}{2}/u.test(name))
    return { full: 'the applicant', first: 'the applicant', pronoun, isNamed: false }
  const full = asName(name)
  const said = cleanText(Object.values(answers).map(proseOf).join('\n'))
  return { full, first: calledIn(said, full), pronoun, isNamed: true }
}

/** The part of a name that the answers use most, and of several the longest: 'Jia Wei'. Unused: the whole name. */
function calledIn(said: string, full: string): string {
  const words = wordsOf(full)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const [most] = [...pairs, ...words]
    .map(name => ({ name, uses: said.split(name).length - 1 }))
    .sort((one, other) => other.uses - one.uses)
  return most === undefined || most.uses === 0 ? full : most.name
}

/** The person who signs the letter. */
export function recommenderOf(answers: Answers): Recommender {
  const typed = cleanLine(proseOf(answers.recommenderName))
  const words = wordsOf(withoutTitle(typed))
  return {
    full: typed === '' ? null : typed,
    first: words[0] ?? null,
    last: words.length > 1 ? (words.at(-1) ?? null) : null,
  }
}

/** The names of the recommender that are not the student's as well. */
export function namesOf(recommender: Recommender, student: Student): readonly string[] {
  return [recommender.last, recommender.first].filter(
    (name): name is string => name !== null && !student.full.split(' ').includes(name),
  )
}

/** How a letter may call whom it is about; nothing where that is not known, and for other documents. */
export function studentNames(request: WritingRequest): readonly string[] {
  if (request.type !== 'LOR') return []
  const { full, first, isNamed } = studentOf(request)
  return isNamed ? [full, first] : []
}

function wordsOf(name: string): string[] {
  return name.split(' ').filter(word => word.replace(/\./gu, '').length > 1)
}

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
  return name.replace(TITLE, '').trim()
}
