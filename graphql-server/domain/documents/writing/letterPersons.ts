/**
 * Who speaks in the notes for a letter, decided once from all answers together: whose the 'I' is, and whether 'he',
 * 'she' and 'my professor' are who signs. One answer alone seldom tells: 'In the group of 26 I was second' may be said
 * by anybody, until 'my professor' in another answer shows that the student types.
 */

import { cleanText } from '../../language/cleanText.ts'
import { withoutEnd } from '../../language/grammar.ts'
import type { Answers } from '../../questionnaires/definition.ts'
import {
  hasFirstPerson,
  type Named,
  namesStudent,
  outsideQuotes,
  SEVERAL,
  SOMEBODY_ELSE,
  untilSomebody,
} from './letterMentions.ts'
import type { Pronoun, Recommender, Student } from './letterPeople.ts'
import { splitSentences } from './splitSentences.ts'
import { proseOf } from './usableWords.ts'

export type Speaker = 'RECOMMENDER' | 'STUDENT'

export type Persons = {
  /** Whose 'I' the form has; null where nothing in it tells. */
  speaker: Speaker | null
  /** Do some answers plainly speak as the one and some as the other, so that an 'I' may be anybody's? */
  isMixed?: boolean
  /** Do single sentences plainly have the one's 'I' and others the other's? */
  isDivided?: boolean
  /** How a student who types speaks of who signs; null where nobody says. */
  recommender: Pronoun
  /** What a student who types calls who signs besides the name ('my manager', 'Professor'), as a pattern. */
  roles: string
}

/** Whom 'he' or 'she' would mean: somebody, and if that was said, a man or a woman. */
export type Focus = Speaker | 'SOMEBODY' | 'HE' | 'SHE' | null

/** Whose words an answer is by its own sentences, as marks for the one and the other. */
type Evidence = { student: number; recommender: number }

const COMPARISON = /^(?:peerComparison|comparativeAssessment)$/u

/** From here on an answer's own words outweigh the form's. */
const PLAINLY = 3

const ACADEMIC =
  /\b(?:prof(?:essor)?|lectur\p{L}*|teacher|faculty|universit\p{L}*|college|institut\p{L}*|school|chair|dean|tutor|thesis|diploma|advis[eo]r|academ\p{L}*)\b/iu
const ACADEMIC_ROLES =
  'professor|prof|supervisor|advis[eo]r|guide|teacher|lecturer|mentor|tutor|instructor|scientific leader|coach|HOD|head of (?:the )?department'
const WORK_ROLES =
  'manager|boss|supervisor|team lead(?:er)?|mentor|employer|director|superior|coach|general manager|project lead(?:er)?|lead|chief'
const WHICH =
  '(?:(?:reporting|line|direct|current|thesis|project|research|academic|scientific|diploma|lab|course|immediate) )?'

function aboutThem(answers: Answers): string {
  const lines = ['recommenderTitle', 'recommenderRelation', 'recommenderOrganization', 'recommenderName']
  const chosen = answers.relationshipType
  return `${lines.map(key => proseOf(answers[key])).join('; ')}; ${chosen !== undefined && 'option' in chosen ? chosen.option : ''}`
}

/** Does who signs teach? */
export function isAcademic(answers: Answers): boolean {
  return ACADEMIC.test(aboutThem(answers))
}

/** By 'professor' a student means who signs, where who signs teaches; by 'manager', where they lead. */
function rolesOf(answers: Answers): string {
  const teaches = isAcademic(answers)
  const leads = /\b(?:manager|boss|employer|lead|director|owner)\b/iu.test(aboutThem(answers))
  const roles = teaches ? (leads ? `${ACADEMIC_ROLES}|${WORK_ROLES}` : ACADEMIC_ROLES) : WORK_ROLES
  const bare = teaches
    ? `|(?<=^|[,;:] |\\b(?:to|by|with|from|that|when|because|told|asked|showed|helped) )(?:[Tt]he |[Oo]ur )?[Pp]rofessor`
    : ''
  const own =
    /^(matron|principal|director|dean|rector|captain|chief|owner|headmaster|headmistress|mayor)\b/iu.exec(
      proseOf(answers.recommenderTitle),
    )?.[1]
  const title = own === undefined ? '' : `|(?:[Tt]he|[Mm]y|[Oo]ur) ${own.toLowerCase()}`
  return `(?:(?:[Mm]y|[Oo]ur) ${WHICH}(?:${roles})${bare}${title}|(?<!\\p{L} )(?:Sir|Madam|Ma['’]am)(?=[ ,.]))(?!\\p{L}|-| \\p{Lu}| of (?!(?:mine|ours)\\b))`
}

/** The names of who signs that are not the student's as well. */
export function namesOf(recommender: Recommender, student: Named): readonly string[] {
  return [recommender.last, recommender.first].filter(
    (name): name is string => name !== null && !student.full.split(' ').includes(name),
  )
}

/** The names that are nobody else's. */
export function knownNames(student: Named, recommender: Recommender): readonly string[] {
  return [
    ...(student.isNamed ? [...student.full.split(' '), student.first] : []),
    ...(recommender.full?.split(' ') ?? []),
  ]
}

/** Who signs is named: by name, or by what they are to the student who types. */
export function mentionsRecommender(
  sentence: string,
  recommender: Recommender,
  student: Named,
  roles: string,
): boolean {
  const names = namesOf(recommender, student).map(name => name.replace(/[^\p{L}]/gu, '.'))
  const all = [
    ...(names.length === 0 ? [] : [`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`]),
    ...(roles === '' ? [] : [roles]),
  ]
  return all.length > 0 && new RegExp(all.join('|'), 'u').test(outsideQuotes(sentence))
}

/** What a student has, and a recommender says of somebody else. */
const STUDENTS_THINGS =
  /\b(?:my|mine) (?:own )?(?:(?:thesis|diploma|dissertation|capstone|bachelor\S*|master\S*|undergrad\S*|degree|internship|c?gpa|grades?|marks|semester|hostel|resume|cv|batch(?:mates)?|classmates|college work|college|scholarship|family|parents|mother|father|brothers?|sisters?|uncle|aunt|cousin|grand(?:mother|father))|(?:final|first|second|third|fourth|last)[- ](?:year|semester)(?! (?:class|course|students?|seminar|module|group|lab|elective|design|studio|lecture|paper|project students?))|(?:B|M)\.?Tech)\b(?! (?:students?|supervis\p{L}+|advis\p{L}+|candidates?))/iu
const STUDENTS_DEEDS =
  /\bI (?:scored|secured|topped|graduated|interned|enrolled|studied|applied|(?:joined|started|began|came)(?: (?:there|here|out))? as (?:an? |the )?(?:\p{L}+ )?(?:volunteer|intern|trainee|student|apprentice|graduate|assistant|junior)\b|joined as|was (?:\p{L}+ )?(?:an? |the |his |her )?(?:student|intern|trainee|research assistant|class representative|only one rated)|was (?:selected|awarded|ranked|shortlisted|first|second|third|rated)\b|completed my|got (?:an? )?(?:\d|[A-F][+-]?\b)|had (?:an? )?\d+(?:[.,]\d+)?(?: in\b| ?\/ ?\d)|(?:began|started|finished|ended) with (?:an? )?\d)|\brated me\b|\bI was (?:\p{L}+ )?(?:second|third|first) (?:in|of|out of)\b/iu
/** What who signs did to the student, as the student tells it. */
const DONE_TO_ME =
  /\b(?:he|she|who) (?:has |had |also |first |later |once )*(?:hired|interviewed|supervised|promoted|recruited|offered|employed|selected|supervises|graded) (?:me|us)\b|\b(?:under|in) (?:his|her) (?:[\p{L}-]+ )?(?:guidance|supervision|lab|laboratory|group|team|department|course|class|seminar)\b.{0,40}\bI\b|\bI\b.{0,40}\b(?:under|in) (?:his|her) (?:[\p{L}-]+ )?(?:guidance|supervision|lab|laboratory|group|team|department|course|class|seminar)\b/iu
const TOLD_ME =
  /\b(?:he|she) (?:\p{L}+ )?(?:told|tells|says|said|wrote|thinks)(?: to)?(?: me)?(?: \p{L}+)?(?: that)? (?:I (?:am|have|was|can)\b|(?:he|she) (?:offered|hired|chose|trusted|promoted) me\b)/iu
const TAUGHT_ME =
  /\b(?:he|she) (?:has |had |also |first )*(?:taught|guided|mentored|advised|trained|coached|managed) me\b/iu
/** 'The best of the students he taught', where students are compared. */
const OF_THEIRS =
  /\b(?:students?|interns?|engineers?|officers?|people|analysts?|employees?|one) (?:that |whom |who )?(?:he|she) (?:has |had |ever )*(?:taught|supervised|managed|led|had|trained|hired|mentored|known|seen)\b|^(?:he|she) (?:has|had|would|will) (?:had|led|taught|supervised|managed|trained|directed|headed|examined|advised|mentored|say|said|rate|rank|place|put|hired)\b/iu

const TO_THEM =
  '(?:taught|teach|supervised?|managed?|mentor(?:ed)?|advised?|hired|employed|recruited|graded|examined|inherited|trained|coached|led|contracted)'
const TAKES_ON = new RegExp(
  `\\bI(?: have| had| first| also| then| now| once| still| directly| co-| was|['’]ve)* ?${TO_THEM} (?:her|him|them)\\b|^${TO_THEM} (?:her|him|them)\\b`,
  'iu',
)
const JUDGES_THEM =
  /\bI (?:would|can|could|will|have|had|do|often|always|also|would also)? ?(?:\p{L}+ly )?(?:rank|rate|place|put|recommend|endorse|trust|rely on|consider|call|regard|remember|admire|value|know|known|hand|give|gave|watched|asked|told) (?:her|him|them)\b/u
const THEIR_CHIEF =
  /\b(?:his|her|their) (?:direct |line |reporting |immediate |current |former |thesis |project |research |academic )?(?:manager|supervisor|boss|professor|teacher|mentor|advis[eo]r|guide|lecturer|coach|employer|team lead)\b|\breport(?:s|ed|ing)? (?:directly )?to me\b|\b(?:joined|came to|worked in|works in|entered) my (?:\p{L}+ )?(?:team|lab|laboratory|group|office|department|unit|class|course|seminar)\b/iu
const MY_STUDENTS =
  /\bmy (?:\p{L}+ )?(?:students|lectures|teaching|interns|analysts|officers|trainees|doctoral students|research assistants|best student|strongest student)\b|\b(?:that|whom|who|students?|people|officers|nurses|engineers|interns) I (?:have |had |['’]ve )?(?:ever )?(?:taught|supervised|managed|hired|trained|led|had|seen|met)\b|\bI have (?:taught|supervised|managed|led|trained) (?:since|about|over|around|more|some|\d|in|for|nearly|almost|students|many)\b|\bnot my student\b/iu

function evidenceIn(
  sentence: string,
  key: string,
  student: Named,
  recommender: Recommender,
  roles: string,
): Evidence {
  const bare = outsideQuotes(sentence)
  const isI = hasFirstPerson(bare)
  const compares = COMPARISON.test(key)
  const names = namesStudent(bare, student)
  let [students, recommenders] = [0, 0]
  if (mentionsRecommender(bare, recommender, student, roles)) students += PLAINLY
  if (STUDENTS_THINGS.test(bare) && !names) students += 2
  if (isI && STUDENTS_DEEDS.test(bare) && !names) students += 2
  if (DONE_TO_ME.test(bare) && !names) students += PLAINLY
  if (TOLD_ME.test(bare) && !names) students += PLAINLY
  if (TAUGHT_ME.test(bare)) students += /^(?:recommender|relationship)/u.test(key) ? PLAINLY : 1
  if (compares && OF_THEIRS.test(bare)) students += PLAINLY
  if (isI && names && !/\bI,? (?:am )?\p{Lu}/u.test(bare)) recommenders += PLAINLY
  if (!SOMEBODY_ELSE.test(bare) && TAKES_ON.test(bare)) recommenders += PLAINLY
  if (!SOMEBODY_ELSE.test(bare) && JUDGES_THEM.test(bare)) recommenders += 1
  if (THEIR_CHIEF.test(bare)) recommenders += PLAINLY
  if (MY_STUDENTS.test(bare)) recommenders += 2
  return { student: students, recommender: recommenders }
}

/** These say nothing of who types. */
const TELLS_NOTHING =
  /(?:Name|Email|Phone|Id|Title|Organization|Credentials)$|^(?:programApplying|targetUniversity|relationshipDuration|interactionFrequency)$/u

type Told = { key: string; sentences: readonly string[] }

function toldIn(answers: Answers): readonly Told[] {
  return Object.keys(answers)
    .filter(key => !TELLS_NOTHING.test(key))
    .map(key => ({
      key,
      sentences: splitSentences(cleanText(proseOf(answers[key]))).map(({ text }) => text),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

function sumOf(evidence: readonly Evidence[]): Evidence {
  return evidence.reduce(
    (sum, { student, recommender }) => ({
      student: sum.student + student,
      recommender: sum.recommender + recommender,
    }),
    { student: 0, recommender: 0 },
  )
}

/** Who speaks in a form's answers. */
export function personsOf(answers: Answers, student: Named, recommender: Recommender): Persons {
  const roles = rolesOf(answers)
  const told = toldIn(answers)
  const of = sumOf(
    told.flatMap(({ key, sentences }) =>
      sentences.map(sentence => evidenceIn(sentence, key, student, recommender, roles)),
    ),
  )
  const speaker =
    of.student > 0 && of.student >= of.recommender * 2
      ? 'STUDENT'
      : of.recommender > 0 && of.recommender >= of.student * 2
        ? 'RECOMMENDER'
        : null
  return {
    speaker,
    isMixed: speaker === null && of.student > 0 && of.recommender > 0,
    roles,
    recommender: speaker !== 'RECOMMENDER' ? theirPronoun(told, answers, student, recommender, roles) : null,
  }
}

/** 'In the class that I have headed': what who signs says of all those whom they led. */
const OF_ALL_OF_MINE =
  /\b(?:best|strongest|first|finest|only|top|most|among|one of|out of)\b.*\bI(?: have|['’]ve| had)(?: ever)? (?:\p{L}{3,}ed|taught|led|had|seen|met|known)$/iu
/** 'As exams officer under her': who signs is the one above. */
const UNDER_THEM = /\b(?:I|me)\b.*\b(?:under|to|for) (her|him)\b[^\p{L}]*$/iu
/** What an 'I' about the student says more often than who signs. */
const MOSTLY_STUDENTS =
  /\bI (?:was|have been|had been|got|am) (?:(?:also|then|later|first|twice) )*(?:promoted|appointed|posted|transferred|awarded|selected|elected|shortlisted)\b/iu

/** 'I would put her among the first ten': no student says so of anybody. */
const PLACES_THEM =
  /\bI (?:would |can |could |will |do )?(?:\p{L}+ly )?(?:rank|rate|place|put|recommend|endorse|rely on|regard|consider) (?:her|him)\b/iu
/** 'I have led thirty and she is in the best three' */
const AND_IS_ONE = /\bI (?:have|had|['’]ve) .*\b(?:he|she) (?:is|was|comes|stands|ranks|belongs|would be)\b/iu
/** In whose mouth the student is 'she', is who signs. */
function speaksOfStudent(
  bare: string,
  before: string | null,
  key: string,
  { persons, student, recommender }: { persons: Persons; student: Student; recommender: Recommender },
): boolean {
  const known = knownNames(student, recommender)
  const compares = COMPARISON.test(key)
  const isAlone =
    !mentionsRecommender(bare, recommender, student, persons.roles) && untilSomebody(bare, known) === bare
  if (isAlone && (PLACES_THEM.test(bare) || (compares && AND_IS_ONE.test(bare)))) return true
  const found = /\b(he|she|him|her|his|hers|himself|herself)\b/iu.exec(untilSomebody(bare, known))
  const word = found?.[1]
  if (!compares && SEVERAL.test(`${before ?? ''} ${bare.slice(0, found?.index ?? 0)}`)) return false
  const gender = word === undefined ? null : pronounOf(word)
  if (gender === null || persons.recommender === gender || student.pronoun === otherThan(gender)) return false
  // Who signs may be 'she' as well, where nobody said otherwise; 'about him' is then a judgement or nothing.
  if (persons.recommender === null && (student.pronoun === null || !JUDGES_THEM.test(bare))) return false
  return (
    !mentionsRecommender(bare, recommender, student, persons.roles) &&
    // 'I taught a colleague, Ibrahima. He is quicker than me': of whom the sentence before told.
    (before === null || untilSomebody(before, known) === before)
  )
}

/** Evidence of one sentence, when by now it is known how the form speaks of the student and of who signs. */
function evidenceNow(
  sentence: string,
  before: string | null,
  key: string,
  people: { persons: Persons; student: Student; recommender: Recommender },
): Evidence {
  const { persons, student, recommender } = people
  const own = evidenceIn(sentence, key, student, recommender, persons.roles)
  if (persons.speaker === 'RECOMMENDER' || !hasFirstPerson(sentence)) return own
  const bare = withoutEnd(outsideQuotes(sentence))
  const under = UNDER_THEM.exec(bare)?.[1]
  const isUnderThem = under !== undefined && pronounOf(under) === persons.recommender
  return {
    student:
      own.student +
      (isUnderThem && student.pronoun !== persons.recommender ? PLAINLY : 0) +
      (MOSTLY_STUDENTS.test(bare) ? PLAINLY : 0),
    recommender:
      own.recommender +
      (speaksOfStudent(bare, before, key, people) ? PLAINLY : 0) +
      (OF_ALL_OF_MINE.test(bare) ? PLAINLY : 0),
  }
}

function plainSpeaker({ student, recommender }: Evidence): Speaker | null {
  if (student >= PLAINLY && recommender === 0) return 'STUDENT'
  if (recommender >= PLAINLY && student === 0) return 'RECOMMENDER'
  return null
}

type People = { persons: Persons; student: Student; recommender: Recommender }

function speakersIn(key: string, sentences: readonly string[], people: People): (Speaker | null)[] {
  return sentences.map((sentence, index) =>
    hasFirstPerson(sentence)
      ? plainSpeaker(evidenceNow(sentence, sentences[index - 1] ?? null, key, people))
      : null,
  )
}

/** The same persons, with a note where some of the answers speak as the one and some as the other. */
export function withDivision(answers: Answers, people: People): Persons {
  const speakers = toldIn(answers).flatMap(({ key, sentences }) => speakersIn(key, sentences, people))
  return speakers.includes('STUDENT') && speakers.includes('RECOMMENDER')
    ? { ...people.persons, isDivided: true }
    : people.persons
}

/** Whose words an answer is, where it plainly says so itself; else whose the form is, if that is one person's. */
export function speakerFor(
  key: string,
  sentences: readonly string[],
  persons: Persons,
  student: Student,
  recommender: Recommender,
): Speaker | null {
  const people = { persons, student, recommender }
  const own = sumOf(
    sentences.map((sentence, index) => evidenceNow(sentence, sentences[index - 1] ?? null, key, people)),
  )
  const plain = plainSpeaker(own)
  if (plain !== null) return plain
  if (persons.isDivided !== true) return persons.speaker
  const hasBoth =
    sentences.some(hasFirstPerson) &&
    sentences.some(
      sentence => namesStudent(sentence, student) || /\b(?:he|she|him|her|his)\b/iu.test(sentence),
    )
  return (own.student > 0 && own.recommender > 0) || hasBoth ? null : persons.speaker
}

/** Whose 'I' one sentence has: its own where that is plain, else the answer's. */
export function speakerOfSentence(
  sentence: string,
  before: string | null,
  ofAnswer: Speaker | null,
  { key, ...people }: { key: string } & People,
): Speaker | null {
  if (!hasFirstPerson(sentence) || (people.persons.speaker === 'RECOMMENDER' && ofAnswer === 'RECOMMENDER'))
    return ofAnswer
  return plainSpeaker(evidenceNow(sentence, before, key, people)) ?? ofAnswer
}

/** 'My thesis', 'my manager': in whose mouth it can only be the student's. */
export function isStudents(sentence: string): boolean {
  return ONLY_A_STUDENT.test(outsideQuotes(sentence))
}

const ONLY_A_STUDENT =
  /\b(?:my (?:own )?(?:thesis|diploma|dissertation|c?gpa|grades|marks|classmates|hostel|degree|cv|professor|supervisor|manager|boss)(?! (?:students?|supervis\p{L}+|advis\p{L}+|candidates?|committee))|I (?:scored|secured|topped|graduated|interned|enrolled|was (?:second|third|first|ranked|shortlisted)))\b/iu

/** Does the student compare themselves by what who signs has seen: 'He has led around 25 engineers'? */
export function isOfTheirs(sentence: string): boolean {
  return OF_THEIRS.test(outsideQuotes(sentence))
}

const FEMALE = /^(?:.*\b)?(?:Ms|Mrs|Miss|Smt|Madam|Sister)\b|\p{L}(?:ovna|evna|ichna)\b/u
const MALE = /^(?:.*\b)?(?:Mr|Shri|Sir|Brother)\b|\p{L}(?:ovich|evich)\b/u
const ACTS_ON_ME =
  /^(?:[^,]{0,30}, )?(he|she) (?:\p{L}+ )?(?:taught|told|asked|interviewed|hired|offered|supervised|guided|mentored|advised|managed|trained|promoted|recruited|employed|gave) (?:me|us)\b/iu
const IN_THEIRS =
  /\b(?:under|in|joined|at) (his|her) (?:\S+ ){0,3}?(?:team|lab|laboratory|group|course|class|department|company|guidance|supervision)\b/iu

function otherThan(gender: 'HE' | 'SHE'): 'HE' | 'SHE' {
  return gender === 'HE' ? 'SHE' : 'HE'
}

function pronounOf(word: string): 'HE' | 'SHE' {
  return /^h(?:e|im|is|imself)$/iu.test(word) ? 'HE' : 'SHE'
}

/** 'he' or 'she' for who signs, in answers that the student typed. */
function theirPronoun(
  told: readonly Told[],
  answers: Answers,
  student: Named,
  recommender: Recommender,
  roles: string,
): Pronoun {
  const name = proseOf(answers.recommenderName)
  if (FEMALE.test(name)) return 'SHE'
  if (MALE.test(name)) return 'HE'
  const votes: ('HE' | 'SHE')[] = []
  for (const { key, sentences } of told) {
    let isAfterThem = false
    for (const sentence of sentences) {
      const bare = outsideQuotes(sentence)
      const own = mentionsRecommender(bare, recommender, student, roles)
      const rest = own ? bare.replace(new RegExp(roles, 'gu'), '') : bare
      const hasOther = SOMEBODY_ELSE.test(rest.replace(/\b(?:Prof|Dr|Mr|Ms|Mrs)\b/gu, ''))
      const acts = ACTS_ON_ME.exec(bare)?.[1]
      if (acts !== undefined && !hasOther) votes.push(pronounOf(acts))
      const theirs = /^(?:relationship|recommender)/u.test(key) ? IN_THEIRS.exec(bare)?.[1] : undefined
      if (theirs !== undefined) votes.push(pronounOf(theirs))
      const ofMine = /^(he|she) (?:is|was|has been|became) (?:also )?my\b/iu.exec(bare)?.[1]
      if (ofMine !== undefined && own) votes.push(pronounOf(ofMine))
      if (COMPARISON.test(key) && OF_THEIRS.test(bare)) {
        const who = /\b(he|she)\b/iu.exec(bare)?.[1]
        if (who !== undefined) votes.push(pronounOf(who))
      }
      const opener = isAfterThem ? /^(he|she)\b/iu.exec(bare)?.[1] : undefined
      if (opener !== undefined) votes.push(pronounOf(opener))
      isAfterThem = own && !hasOther && !namesStudent(bare, student)
    }
  }
  const [first] = votes
  return first !== undefined && votes.every(vote => vote === first) ? first : null
}

const OF_ONE_ALONE = /(?<![\p{L}'’.-])(?:I|me|my|mine|myself)(?![\p{L}\d])/iu

/** How a student who types speaks of themselves as of a third person, or is spoken of by who signs; null if neither. */
export function ownPronoun(
  answers: Answers,
  persons: Persons,
  student: Named,
  recommender: Recommender,
): Pronoun {
  const known = knownNames(student, recommender)
  const votes: ('HE' | 'SHE')[] = []
  for (const { key, sentences } of toldIn(answers)) {
    if (/^(?:recommender|relationship)/u.test(key)) continue
    let isOpen = true
    for (const sentence of sentences) {
      // 'He wrote "I would give her a unit"'
      for (const [, said = ''] of sentence.matchAll(
        /\b(?:he|she|wrote|says?|said)\b[^"“]{0,20}["“]([^"”]*\bI\b[^"”]*)["”]/giu,
      )) {
        const word = /\b(her|him|she|he)\b/iu.exec(said)?.[1]
        if (word !== undefined) votes.push(pronounOf(word))
      }
      const bare = outsideQuotes(sentence)
      const namesThem = mentionsRecommender(bare, recommender, student, persons.roles)
      const certain = untilSomebody(bare, known)
      if (!OF_ONE_ALONE.test(bare) && !namesThem && isOpen && !OF_THEIRS.test(bare)) {
        const word = namesStudent(certain, student)
          ? /\b(he|she|his|her|him)\b/iu.exec(certain)?.[1]
          : /^(?:[^,]{0,30}, |(?:now|then|later|today|still) )?(he|she|his|her)\b/iu.exec(certain)?.[1]
        // Where nobody is named 'she' may be who signs as well, unless who signs is a man.
        if (
          word !== undefined &&
          (namesStudent(certain, student) ||
            (persons.recommender !== null && pronounOf(word) !== persons.recommender))
        )
          votes.push(pronounOf(word))
      }
      if (namesThem || certain !== bare) isOpen = false
    }
  }
  const [first] = votes
  return first !== undefined && votes.every(vote => vote === first) ? first : null
}
