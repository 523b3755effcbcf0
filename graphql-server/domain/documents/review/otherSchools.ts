/** Names in a text that belong to another school of the same person, such as remain when a text is reused. */
import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { isSameUniversity } from '../universities.ts'
import { topicOf } from '../writing/statements/topics.ts'
import { proseOf } from '../writing/usableWords.ts'
import { foldText, type Place, type ReadText } from './readText.ts'
import { at, type Finding } from './review.ts'

/** A school that another document of the same person is for, or that is on their shortlist or board. */
export type OtherSchool = {
  university: string
  /** Other names of it, its city, and people who are named in the answers about it. */
  names: readonly string[]
  course: string
}

/** Shorter names are found among initials of other things: 'UT', 'LA'. */
const SHORTEST_NAME = 3
/** Names that are words too, and say nothing at the beginning of a sentence. */
const WORDS = new Set(['Bath', 'Golden', 'Hull', 'Mines', 'Orange', 'Reading'])
/** A course of fewer words is a field, which a person may have studied before: 'Computer Science'. */
const FEWEST_WORDS_OF_COURSE = 3

/**
 * Finds the names of other schools in a text. Names that this school shares, and those in `told`, are left out.
 *
 * @param university the school that the text is for
 * @param own other names of that school, its city and the programme
 * @param told the answers that are not about a school: a person may have studied where they apply
 */
export function findOtherSchools({
  text,
  university,
  own,
  told,
  others,
}: {
  text: ReadText
  university: string
  own: readonly string[]
  told: string
  others: readonly OtherSchool[]
}): Finding[] {
  const spared = foldText([university, ...own, told].join('\n'))
  const taken: Place[] = []
  return others.flatMap(other => {
    if (isSameUniversity(other.university, university)) return []
    return namesIn([other.university, ...other.names, ...courseOf(other)], spared)
      .sort((one, two) => two.length - one.length)
      .flatMap(name =>
        placesOf(text, name)
          .filter(place => !taken.some(({ start, end }) => place.start < end && start < place.end))
          .map(place => {
            taken.push(place)
            return at('WRONG_UNIVERSITY', text.raw, place, {
              severity: 'MEND',
              reason: `The document is for ${university}, and this belongs to ${other.university}, another of your schools.`,
              suggestion: `Write what you mean to say to ${university}, or take it out.`,
              // A person, a course or a city of it has no counterpart here.
              ...(name === other.university ? { plan: { by: 'REPLACING', text: university } } : {}),
            })
          }),
      )
  })
}

/**
 * Whether a text names a school or its course. Names in `spared` do not count, such as those of the school that a text
 * becomes one for.
 */
export function namesSchool({
  text,
  school: { university, names, course },
  spared,
}: {
  text: string
  school: OtherSchool
  spared: string
}): boolean {
  const read = { raw: text, sentences: [] }
  return namesIn([university, ...names, course], foldText(spared)).some(
    name => placesOf(read, name).length > 0,
  )
}

/** The names that are long enough to be found, and not in a folded text. */
function namesIn(names: readonly string[], spared: string): string[] {
  return [...new Set(names.map(name => name.trim()))].filter(
    name => name.length >= SHORTEST_NAME && !spared.includes(foldText(name)),
  )
}

function courseOf({ course }: OtherSchool): string[] {
  return course.split(/\s+/u).length < FEWEST_WORDS_OF_COURSE ? [] : [course]
}

/** Where the text has the name as whole words, with the same capitals. */
function placesOf({ raw, sentences }: Pick<ReadText, 'raw' | 'sentences'>, name: string): Place[] {
  const isWord = WORDS.has(name)
  const places: Place[] = []
  for (let start = raw.indexOf(name); start >= 0; start = raw.indexOf(name, start + name.length)) {
    const end = start + name.length
    const isWhole =
      !LETTER_LAST.test(raw.slice(Math.max(0, start - 2), start)) &&
      !LETTER_FIRST.test(raw.slice(end, end + 2))
    if (isWhole && !(isWord && sentences.some(sentence => sentence.start === start)))
      places.push({ start, end })
  }
  return places
}

const LETTER_LAST = /[\p{L}\p{N}]$/u
const LETTER_FIRST = /^[\p{L}\p{N}]/u

const PERSON = /\b(?:[Pp]rofessors?|[Pp]rof\.?|[Dd]r\.?)[^\S\n]+((?:\p{Lu}[\p{L}\p{M}.'’-]*[^\S\n]?){1,3})/gu

/** People in answers about a school, with their title left out: 'Anna Lindqvist', and 'Lindqvist' alone. */
export function peopleIn(answers: string): string[] {
  return [...answers.matchAll(PERSON)].flatMap(([, found = '']) => {
    const name = found.trim().replace(/(?:['’]s|[.'’])$/u, '')
    const last = name.split(/\s+/u).at(-1) ?? ''
    return last.length < SHORTEST_NAME ? [] : [...new Set([name, last])]
  })
}

/** The keys of the questions that are about the school that a document is for; not those for its name. */
export function keysAboutSchool({
  type,
  form,
  definition: { sections, background },
}: {
  type: DocumentType
  form: QuestionnaireForm
  definition: QuestionnaireDefinition
}): ReadonlySet<string> {
  const asked = { type, form }
  const keys = [
    ...sections.flatMap(({ key: section, questions }) => questions.map(({ key }) => ({ section, key }))),
    ...background.map(({ key }) => ({ section: null, key })),
  ]
  return new Set(keys.filter(place => topicOf({ asked, ...place }) === 'SCHOOLS').map(({ key }) => key))
}

/** The texts of answers, those about the school that a document is for, and its name, apart from the others. */
export function splitBySchool({
  type,
  form,
  answers,
  definition,
}: {
  type: DocumentType
  form: QuestionnaireForm
  answers: Answers
  definition: QuestionnaireDefinition
}): { about: string; besides: string } {
  const { target } = definition
  const keys = new Set([
    ...keysAboutSchool({ type, form, definition }),
    ...(target === null ? [] : [target.program, target.university]),
  ])
  const about: string[] = []
  const besides: string[] = []
  for (const key of Object.keys(answers)) {
    const texts = keys.has(key) ? about : besides
    texts.push(proseOf(answers[key]))
  }
  return { about: about.join('\n'), besides: besides.join('\n') }
}
