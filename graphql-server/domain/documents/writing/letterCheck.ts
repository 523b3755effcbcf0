/**
 * A last look at every sentence of a letter, independent of how it was made: is anything said in the wrong mouth? Who
 * signs is 'I', the student never is, and who signs is never 'he', 'she' or 'the professor'.
 */
import { outsideQuotes, SOMEBODY_ELSE } from './letterMentions.ts'
import type { Recommender, Student } from './letterPeople.ts'
import { isOfTheirs, mentionsRecommender, type Persons, type Speaker } from './letterPersons.ts'

/** In the mouth of who signs these make them the student. */
const MAKES_THEM_THE_STUDENT =
  /\b(?:my (?:own )?(?:diploma|thesis|dissertation|c?gpa|grades|marks|classmates|batchmates|hostel|degree|resume|cv|semester|internship|final[- ]year project|professor|supervisor|manager|boss|parents|scholarship)(?! (?:students?|supervis\p{L}+|advis\p{L}+|candidates?|committee|group|workers?))|(?:offered|hired|taught|supervised|graded|rated|interviewed|promoted|mentored) me\b(?! (?:that|something|about|how|to|a|more|patience|much))|I (?:scored|secured|topped|graduated|interned|enrolled|was (?:the only one rated|ranked|shortlisted|(?:second|third|first) (?:in|of|out of)))\b|(?:I was|was I) (?:second|third|first)[.,;]|\bI had (?:an? )?\d+(?:[.,]\d+)?(?: in\b| ?\/ ?\d)|\bI was in (?:his|her|their) (?:[\p{L}-]+ )?(?:course|class|lab|group|team|seminar)\b|in my (?:\d{4} )?appraisal)\b/iu

/** Deeds of who leads, behind 'he' or 'she' at the start. */
const OF_A_CHIEF =
  /^(?:he|she) (?:(?:has|had|also|later|first|always|often) )*(?:told|tells|says|said|offered|hired|interviewed|taught|supervised|promoted) (?:[^.]{0,30}\b(?:that )?)(?:he|she) (?:offered|hired|would|has had|can remember)\b/iu

/**
 * Does the sentence give somebody's words or deeds to another? `typed` is what it was made from, `speaker` whose 'I'
 * that has.
 */
export function isInWrongMouth(
  text: string,
  typed: readonly string[],
  {
    speaker,
    persons,
    student,
    recommender,
  }: { speaker: Speaker | null; persons: Persons; student: Student; recommender: Recommender },
): boolean {
  const said = outsideQuotes(text)
  const source = outsideQuotes(typed.join(' '))
  if (MAKES_THEM_THE_STUDENT.test(said) && !isAbout(said, student)) return true
  if (OF_A_CHIEF.test(said)) return true
  if (speaker !== 'STUDENT') return false
  const hasThem =
    mentionsRecommender(source, recommender, student, persons.roles) ||
    /\b(?:he|she|his|her|him)\b/iu.test(source)
  // An 'I' where nothing that was typed speaks of who signs is the student's.
  if (/\b(?:I|me|my|mine|myself)\b/u.test(withoutFrames(said)) && !hasThem) return true
  if (mentionsRecommender(said, recommender, student, persons.roles)) return true
  return isLeftThirdPerson(said, typed, persons, student)
}

/** Who signs, still 'he' where the student is 'she' and nobody else is near. */
function isLeftThirdPerson(
  said: string,
  typed: readonly string[],
  persons: Persons,
  student: Student,
): boolean {
  if (persons.recommender === null)
    // 'He knows this', by a student of whom no answer says he: who signs, or somebody whom nobody names.
    return (
      student.pronoun === null &&
      typed.some(one => /^(?:he|she)\b/iu.test(one)) &&
      /^(?:he|she)\b/iu.test(said)
    )
  const theirs =
    persons.recommender === 'HE' ? /\b(?:he|him|his|himself)\b/iu : /\b(?:she|her|hers|herself)\b/iu
  if (!theirs.test(said)) return false
  if (typed.some(isOfTheirs)) return true
  return (
    student.pronoun !== null &&
    student.pronoun !== persons.recommender &&
    opensOnThem(said, theirs) &&
    !SOMEBODY_ELSE.test(said)
  )
}

function opensOnThem(said: string, theirs: RegExp): boolean {
  const [first = ''] = said.split(' ')
  return theirs.test(first)
}

/** 'I supervised Maya, whose thesis …', 'asked me about my thesis': there the name stands before. */
function isAbout(said: string, student: Student): boolean {
  return (
    student.isNamed &&
    new RegExp(`\\b(?:taught|supervised|hired|mentored) ${student.first}\\b`, 'u').test(said)
  )
}

/** What the letter says of itself before a note: 'How I know Maya', 'I would place Maya'. */
function withoutFrames(said: string): string {
  return said.replace(
    /^(?:How I know|Courses in which I taught|Work of \S+ that I supervised|My own background|I would (?:place|add|also put|name)|I compare|I know|I taught|I supervised|I remember)\b|, I would name\b|\bI see potential\b/u,
    '',
  )
}
