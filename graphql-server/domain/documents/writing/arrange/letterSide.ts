/** A student's sentence said from the recommender's side, where each word of the turn is certain. */
import { verbForm } from '../../../language/verbs.ts'
import {
  filledInBy,
  namesOf,
  type Recommender,
  recommenderOf,
  type Student,
  studentOf,
} from '../letterPeople.ts'
import type { WritingRequest } from '../request.ts'

type Forms = { subject: string; object: string; possessive: string; own: string; self: string }

const FORMS = {
  SHE: { subject: 'she', object: 'her', possessive: 'her', own: 'hers', self: 'herself' },
  HE: { subject: 'he', object: 'him', possessive: 'his', own: 'his', self: 'himself' },
  THEY: { subject: 'they', object: 'them', possessive: 'their', own: 'theirs', self: 'themselves' },
} as const satisfies Record<string, Forms>

/** 'Maya’s' */
function possessive(name: string): string {
  return `${name}’s`
}

/** Of the student who was named in the sentence before: 'her', or the name; 'her', or 'Maya’s'. */
export function studentNamed({ pronoun, first }: Student): { object: string; possessive: string } {
  return pronoun === null ? { object: first, possessive: possessive(first) } : FORMS[pronoun]
}

/** Who did what a line without a subject tells: 'She', or the name, with which 'keeps' needs no other form. */
export function studentAsSubject({ pronoun, first }: Student): string {
  const subject = pronoun === null || pronoun === 'THEY' ? first : FORMS[pronoun].subject
  return subject.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
}

/** A sentence as this document says it; null where it cannot be said. Only a student's form for a letter is turned. */
export function turnedFor(request: WritingRequest): (sentence: string) => string | null {
  if (request.type !== 'LOR' || filledInBy(request.answers) === 'RECOMMENDER') return sentence => sentence
  const people = { student: studentOf(request), recommender: recommenderOf(request.answers) }
  return sentence => fromRecommendersSide(sentence, people)
}

const FIRST_PERSON = /\b(?:I|me|my|mine|myself)\b/u
/** 'We' may be the recommender as well, and 'he' may be: such a sentence is not turned. */
const UNCERTAIN =
  /\b(?:we|us|our|ours|ourselves|he|she|him|her|his|hers|himself|herself|they|them|their|you|your|sir|madam|professor|prof|supervisor|teacher|mentor|boss|manager|director|recommender|I['’]\p{L}+)\b|["“”]/iu
const JOINS = /\b(?:and|or|but|then)\b/iu
const WITH_I =
  /\bI (?:(also|then|never|always|later|first|finally|still|just|only|now|personally) )?(\p{L}+)/gu

/**
 * The sentence with the student in place of 'I'; null where a word of it may mean somebody else or a form is not
 * certain. What does not say 'I' stays as it is.
 */
function fromRecommendersSide(
  sentence: string,
  { student, recommender }: { student: Student; recommender: Recommender },
): string | null {
  const said = sentence.replace(/(?<![\p{L}\d.])i(?= )/gu, 'I')
  const names = namesOf(recommender, student)
  const isAboutRecommender = names.some(name => said.includes(name))
  if (!FIRST_PERSON.test(said))
    return isAboutRecommender || /\b(?:we|us|our|ours)\b/iu.test(said) ? null : said
  if (isAboutRecommender || UNCERTAIN.test(said)) return null
  const mentions = said.match(/\b(?:I|me|my|mine|myself)\b/gu)?.length ?? 0
  if (student.pronoun === null && mentions > 1) return null
  const forms = student.pronoun === null ? null : FORMS[student.pronoun]
  let isCertain = true
  const turned = said.replace(WITH_I, (_, adverb: string | undefined, verb: string) => {
    const form = verbOf(verb, student.pronoun === 'THEY')
    // 'I teach and write': the second verb would have to be turned as well.
    if (form === null || (form !== verb && JOINS.test(said))) isCertain = false
    return `${forms?.subject ?? student.first} ${adverb === undefined ? '' : `${adverb} `}${form ?? verb}`
  })
  if (!isCertain || /\b(?:I|am)\b/u.test(turned)) return null
  const whose = forms?.possessive ?? possessive(student.first)
  const all = turned
    .replace(/\bmyself\b/giu, () => forms?.self ?? student.first)
    .replace(/\bmine\b/giu, () => forms?.own ?? possessive(student.first))
    .replace(/\bmy\b/giu, () => whose)
    .replace(/\bme\b/giu, () => forms?.object ?? student.first)
  return all.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
}

const AUXILIARY: Readonly<Record<string, string>> = { have: 'has', do: 'does' }
const SAME =
  /^(?:can|could|will|would|may|might|must|should|shall|did|had|used|cannot|can't|couldn't|didn't|wasn't)$/iu

/** 'filmed'; 'need' and 'exceed' are no past. */
const IS_PAST = /^(?!(?:need|feed|bleed|breed|speed|proceed|succeed|exceed)$)\p{L}{3,}ed$/u

/** The verb behind 'I' as it is behind the student; null where its form is not known. */
function verbOf(verb: string, isPlural: boolean): string | null {
  const small = verb.toLowerCase()
  if (small === 'was') return isPlural ? 'were' : 'was'
  if (small === 'am') return isPlural ? 'are' : 'is'
  const form = verbForm(small)
  if (SAME.test(small) || IS_PAST.test(small) || (form?.form === 'PAST' && form.base !== small)) return verb
  if (isPlural) return form === null ? null : verb
  return AUXILIARY[small] ?? (form?.form === 'BASE' ? thirdPerson(small) : null)
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}
