/** A letter of recommendation, composed from its plan and answers in the recommender's voice. */

import { expandContractions, withoutEnd } from '../../language/grammar.ts'
import type { DraftParagraph, DraftSentence, SentenceSource, WritingPlan } from './draft.ts'
import { informationIn, isSaidBy, keepWithin, leansOn, meaningOf, type Weighed } from './information.ts'
import { isInWrongMouth } from './letterCheck.ts'
import {
  frequencyFact,
  type LetterFact,
  levelFact,
  purposeFact,
  rankFact,
  SALUTATION,
  sharedWorkFact,
  signatureFact,
  statesLevel,
  writerFacts,
} from './letterFacts.ts'
import { namesStudent } from './letterMentions.ts'
import type { Recommender, Student } from './letterPeople.ts'
import {
  isAcademic,
  type Persons,
  personsOf,
  type Speaker,
  speakerFor,
  speakerOfSentence,
  withDivision,
} from './letterPersons.ts'
import { possessive, possessivePronoun, subjectPronoun } from './letterPerspective.ts'
import { emphasisedKeys, toldKeys } from './letterPlan.ts'
import { piecesOf, readLetterStatements, speakerInAnswer } from './letterStatements.ts'
import { recommenderOf, studentOf } from './letterStudent.ts'
import { type LetterTone, letterToneOf, letterVoiceOf } from './letterVoice.ts'
import { countWords } from './plainText.ts'
import type { WritingRequest } from './request.ts'
import type { Statement } from './statements.ts'
import { isUneven } from './unevenEnglish.ts'
import { proseOf } from './usableWords.ts'

/** An answer this many times the whole text is read by its most telling sentences only. */
const MOST_READ = 2
/** What the person asked to put in front is worth this much more. */
const IN_FRONT = 5
/** A sentence of a moment is worth more than a quality named, and who signs matters less than whom it is about. */
const IN_STORY = 2
const ASIDE = -4
const OF_THEM = 1.5

/** What is told counts besides its figures: the sentence that explains a number often has none. */
const BY_FACTS = 0.6
const BY_WORDS = 0.1

/** For the sake of a whole story a letter may be a little longer. */
const FULLEST_BY_A_STORY = 1.07

/** In words. */
const LEAST_OF_A_MOMENT = 45

/** Of its words; a moment that was cut shorter would not be one. */
const LEAST_OF_A_STORY = 0.6
const LEAST_OF_AN_ANSWER = 0.4

const COMPARES = /^(?:peerComparison|comparativeAssessment)$/u

type LabelOf = (key: string) => string
type Placed = {
  statement: Statement
  paragraph: number
  isFirst: boolean
  leansOn: number
  weighed: Weighed
}

/** The letter as the plan asks for it, not yet grounded. */
export function composeLetter(
  request: WritingRequest,
  plan: WritingPlan,
  labelOf: LabelOf,
): DraftParagraph[] {
  const student = studentOf(request)
  const recommender = recommenderOf(request.answers)
  const tone = letterToneOf(plan.tone)
  const facts = plan.paragraphs.map(({ job, keys }) =>
    factsFor({ job, keys, request, student, recommender, tone, labelOf }),
  )
  const factKeys = new Set(facts.flat().flatMap(fact => fact.sources.map(({ key }) => key)))
  const placed = readAnswers({ request, plan, student, recommender, facts: facts.flat(), factKeys })
  const factWords = facts.map(own => own.reduce((sum, { text }) => sum + countWords(text), 0))
  const kept = chosen(placed, plan, factWords)
  return plan.paragraphs.flatMap((planned, paragraph) => {
    const own = facts[paragraph] ?? []
    const told = kept
      .filter(item => item.paragraph === paragraph)
      .map(({ statement, isFirst }) => ({
        text: statement.text,
        sources: statement.quotes.map(quote => ({
          key: statement.key,
          label: labelOf(statement.key),
          quote,
        })),
        opens: isFirst,
        place: planned.keys.indexOf(statement.key),
      }))
    // A fact stands where its question does; the level comes last, and who writes first.
    const placeOf = (key: string) => planned.keys.indexOf(key)
    const said = own.map(({ text, sources, isAfter }) => ({
      text,
      sources,
      opens: false,
      place:
        planned.job === 'recommendation' || isAfter === true
          ? planned.keys.length
          : Math.max(-1, ...(planned.job === 'opening' ? [] : sources.map(({ key }) => placeOf(key)))),
    }))
    const lines = [...said, ...told].sort((one, other) => one.place - other.place)
    const sentences = flowing(joinedByName(lines, student), student, planned.job).map(
      ({ text, sources }): DraftSentence => ({ text: inTone(text, tone), sources }),
    )
    return sentences.length === 0 ? [] : [{ job: planned.job, title: planned.title, sentences }]
  })
}

function factsFor({
  job,
  keys,
  request,
  student,
  recommender,
  tone,
  labelOf,
}: {
  job: string
  keys: readonly string[]
  request: WritingRequest
  student: Student
  recommender: Recommender
  tone: LetterTone
  labelOf: LabelOf
}): LetterFact[] {
  const some = (fact: LetterFact | null) => (fact === null ? [] : [fact])
  switch (job) {
    case 'salutation':
      return [{ text: SALUTATION, sources: [] }]
    case 'opening':
      return [
        purposeFact(request, student, tone, labelOf),
        ...writerFacts(request, student, recommender, tone, labelOf),
        ...[
          ...sharedFacts(request, student, labelOf),
          ...some(frequencyFact(request, student, tone, labelOf)),
        ].map(fact => ({ ...fact, isAfter: true })),
      ]
    case 'recommendation':
      return [levelFact(request, student, tone, labelOf)]
    case 'signature':
      return some(signatureFact(request, tone, labelOf))
    default:
      return [
        ...(keys.includes('studentAcademicRank')
          ? some(rankFact(request, 'studentAcademicRank', student, tone, labelOf))
          : []),
        ...(keys.includes('percentileRanking') && !comparesInWords(request)
          ? some(rankFact(request, 'percentileRanking', student, tone, labelOf))
          : []),
      ]
  }
}

/** 'I taught Maya in Compilers and supervised her thesis.' */
function sharedFacts(request: WritingRequest, student: Student, labelOf: LabelOf): LetterFact[] {
  const courses = sharedWorkFact(request, 'coursesTeaching', student, labelOf)
  const projects = sharedWorkFact(request, 'projectSupervision', student, labelOf)
  if (courses === null || projects === null) return [courses, projects].filter(fact => fact !== null)
  if (countWords(courses.text) + countWords(projects.text) > 32) return [courses, projects]
  const join = / and /u.test(courses.text) ? ', and ' : ' and '
  return [
    {
      text: `${withoutEnd(courses.text)}${join}${join === ' and ' ? projects.text.replace(/^I /u, '') : projects.text}`,
      sources: [...courses.sources, ...projects.sources],
    },
  ]
}

/** 'Top 2% of 140' says better what a percentile says. */
function comparesInWords(request: WritingRequest): boolean {
  const words = `${proseOf(request.answers.peerComparison)} ${proseOf(request.answers.comparativeAssessment)}`
  return /\b(?:top|first|best) (?:\d|one|two|three|four|five|ten|half|third|quarter|tenth)|\b\d+ ?(?:%|per ?cent|percent)|\b(?:best|strongest) \p{L}+/iu.test(
    words,
  )
}

/** Do who signs and the student work for one house, so that 'we' is both? */
function isColleague({ answers }: WritingRequest): boolean {
  const chosen = answers.relationshipType
  const isChief =
    chosen !== undefined && 'option' in chosen && /^(?:supervisor|project-lead|mentor)$/u.test(chosen.option)
  return (
    /\b(?:boss|manager|team lead|colleague|employer)\b/iu.test(proseOf(answers.recommenderRelation)) ||
    ((isChief || proseOf(answers.recommenderRelation) !== '') && !isAcademic(answers))
  )
}

/** Where no words tell who speaks: whose deeds the answers about the student tell, if all agree. */
function speakerByDeeds(request: WritingRequest, student: Student, recommender: Recommender): Speaker | null {
  const speakers = toldKeys(request)
    .filter(key => letterVoiceOf(key).about === 'STUDENT')
    .map(key => speakerInAnswer(proseOf(request.answers[key]), student, recommender))
  if (!speakers.includes('RECOMMENDER') && speakers.includes('STUDENT')) return 'STUDENT'
  return !speakers.includes('STUDENT') && speakers.includes('RECOMMENDER') ? 'RECOMMENDER' : null
}

/** Every answer read into sentences; what is said already, or states a level, is left out. */
function readAnswers({
  request,
  plan,
  student,
  recommender,
  facts,
  factKeys,
}: {
  request: WritingRequest
  plan: WritingPlan
  student: Student
  recommender: Recommender
  facts: readonly LetterFact[]
  factKeys: ReadonlySet<string>
}): Placed[] {
  const found = withDivision(request.answers, {
    persons: personsOf(request.answers, student, recommender),
    student,
    recommender,
  })
  const persons: Persons = {
    ...found,
    speaker: found.speaker ?? (found.isMixed === true ? null : speakerByDeeds(request, student, recommender)),
  }
  const uneven = isUneven(Object.values(request.answers).map(proseOf))
  const emphasised = emphasisedKeys(request)
  const said: ReadonlySet<string>[] = facts.map(({ text }) => meaningOf(text))
  return plan.paragraphs.flatMap((planned, paragraph) =>
    planned.keys
      .filter(key => !factKeys.has(key) && proseOf(request.answers[key]) !== '')
      .flatMap(key => {
        const answer = proseOf(request.answers[key])
        const pieces = piecesOf(answer, Number.POSITIVE_INFINITY)
        const speaker = speakerFor(key, pieces, persons, student, recommender)
        const ofOne = ({ quotes: [quote = ''] }: Statement) =>
          speakerOfSentence(quote, pieces[pieces.indexOf(quote) - 1] ?? null, speaker, {
            key,
            persons,
            student,
            recommender,
          })
        const statements = readLetterStatements({
          key,
          answer,
          voice: letterVoiceOf(key),
          student,
          recommender,
          persons,
          worksTogether: isColleague(request),
          isUneven: uneven,
          most: MOST_READ * plan.targetWords,
        }).filter(statement => {
          if (statesLevel(statement.text)) return false
          if (
            isInWrongMouth(statement.text, statement.quotes, {
              speaker: ofOne(statement),
              persons,
              student,
              recommender,
            })
          )
            return false
          const meaning = meaningOf(statement.text)
          if (said.some(other => isSaidBy(meaning, other))) return false
          said.push(meaning)
          return true
        })
        const isStory = letterVoiceOf(key).isStory === true || isToldAtLength(key, statements)
        const isComparison = COMPARES.test(key)
        const leans = isComparison
          ? statements.map((_, index) => index - 1)
          : leansOn(statements.map(({ text }) => (isStory ? text : withoutName(text, student))))
        return statements.map(
          (statement, index): Placed => ({
            statement,
            paragraph,
            isFirst: index === 0,
            leansOn: leans[index] ?? -1,
            weighed: {
              words: statement.words,
              information:
                informationIn(statement.text) * BY_FACTS +
                statement.words * BY_WORDS +
                (emphasised.has(key) ? IN_FRONT : 0) +
                (isStory ? IN_STORY : key === 'recommenderCredentials' ? ASIDE : 0) +
                (namesStudent(statement.text, student) || opensWithPronoun(statement.text, student)
                  ? OF_THEM
                  : 0),
              leansOn: -1,
              // A story is worth telling for how it starts and ends.
              dearness: isStory
                ? index === 0
                  ? 12
                  : index === statements.length - 1
                    ? 9
                    : 4
                : isComparison || (key === 'developmentAreas' && index === 0)
                  ? 7
                  : index > 0 || key === 'recommenderCredentials'
                    ? 0
                    : key === 'relationshipContext' || key === 'projectSupervision'
                      ? 5
                      : 2,
            },
          }),
        )
      }),
  )
}

function opensWithPronoun(text: string, student: Student): boolean {
  const pronoun = subjectPronoun(student)
  return pronoun !== null && text.toLowerCase().startsWith(`${pronoun} `)
}

/** 'She' at the start of a sentence leans on nothing here: everybody knows whom the letter is about. */
function withoutName(text: string, student: Student): string {
  const pronoun = subjectPronoun(student)
  return pronoun === null
    ? text
    : text.replace(new RegExp(`^(?:${pronoun}|${possessivePronoun(student)})\\b`, 'iu'), () => student.first)
}

/** Two stories told well are worth more than five begun. */
function mostStories(targetWords: number): number {
  return targetWords <= 300 ? 2 : targetWords <= 500 ? 3 : 4
}

/** Whatever the question asked for: three sentences about the student that go on from each other are a moment. */
function isToldAtLength(key: string, statements: readonly Statement[]): boolean {
  return (
    letterVoiceOf(key).about === 'STUDENT' &&
    statements.length >= 3 &&
    statements.every(({ isOwnSentence }) => isOwnSentence) &&
    statements.reduce((sum, { words }) => sum + words, 0) >= LEAST_OF_A_MOMENT
  )
}
const wordsIn = (items: Iterable<Placed>) => [...items].reduce((sum, { weighed }) => sum + weighed.words, 0)

/**
 * Every answer has its share, and the best moments are told whole; what is left of the words goes to the sentences
 * that tell most.
 */
function chosen(placed: readonly Placed[], plan: WritingPlan, factWords: readonly number[]): Placed[] {
  const target = plan.targetWords
  const fixed = factWords.reduce((sum, words) => sum + words, 0)
  if (fixed + wordsIn(placed) <= target * 1.05) return withStarts(placed, new Set(placed))
  const room = target - fixed
  const answers = answersIn(placed)
  const stories = answers.filter(isMoment).sort((one, other) => informationOf(other) - informationOf(one))
  const begun = new Set(stories.slice(0, mostStories(target)))
  const told = answers.filter(answer => !isMoment(answer) || begun.has(answer))
  const ofTheStudent = told.filter(([first]) => first?.statement.key !== 'recommenderCredentials')
  const kept = new Set([...owed(placed), ...leastOf(ofTheStudent, room)])
  const complete = (answer: readonly Placed[], within: number) => {
    const missing = answer.filter(item => !kept.has(item))
    if (wordsIn(kept) + wordsIn(missing) <= within) for (const item of missing) kept.add(item)
  }
  for (const story of begun) complete(story, room)
  fillUp({ kept, told, room })
  for (const story of stories) if (!begun.has(story)) complete(story, room * FULLEST_BY_A_STORY)
  return withStarts(placed, kept)
}

function answersIn(placed: readonly Placed[]): (readonly Placed[])[] {
  const byKey = new Map<string, Placed[]>()
  for (const item of placed) byKey.set(item.statement.key, [...(byKey.get(item.statement.key) ?? []), item])
  return [...byKey.values()]
}

/** What a question about one moment was answered with. */
function isMoment([first]: readonly Placed[]): boolean {
  return first !== undefined && letterVoiceOf(first.statement.key).isStory === true
}

const informationOf = (answer: readonly Placed[]) =>
  answer.reduce((sum, { weighed }) => sum + weighed.information, 0)

/** The least that is said of each answer; where even that is too much, fewer answers are told, the poorest left out. */
function leastOf(answers: readonly (readonly Placed[])[], room: number): Placed[] {
  const least = answers
    .map(answer => {
      const words = wordsIn(answer) * (isMoment(answer) ? LEAST_OF_A_STORY : LEAST_OF_AN_ANSWER)
      return keepWithin(indexed(answer), Math.round(words)).flatMap(index => answer[index] ?? [])
    })
    .sort((one, other) => informationOf(other) - informationOf(one))
  let words = 0
  return least
    .filter((answer, index) => {
      const own = wordsIn(answer)
      if (index > 0 && words + own > room) return false
      words += own
      return true
    })
    .flat()
}

/** A letter owes its reader the comparison, where it is short enough, and the candid line. */
function owed(placed: readonly Placed[]): Placed[] {
  const comparison = placed.filter(({ statement }) => COMPARES.test(statement.key))
  const candid = placed.filter(({ statement, isFirst }) => statement.key === 'developmentAreas' && isFirst)
  return [...(wordsIn(comparison) <= 40 ? comparison : []), ...candid]
}

/** Adds what tells most while there is room; takes away what tells least where it is too much. */
function fillUp({
  kept,
  told,
  room,
}: {
  kept: Set<Placed>
  told: readonly (readonly Placed[])[]
  room: number
}): void {
  let words = wordsIn(kept)
  const supports = new Map(
    told.flatMap(answer =>
      answer.flatMap(item => {
        const support = answer[item.leansOn]
        return support === undefined ? [] : [[item, support] as const]
      }),
    ),
  )
  const byWorth = told
    .flat()
    .sort(
      (one, other) =>
        other.weighed.information / other.weighed.words - one.weighed.information / one.weighed.words,
    )
  for (let moved = true; moved && words < room * 0.98; ) {
    moved = false
    for (const item of byWorth) {
      const support = supports.get(item)
      if (
        kept.has(item) ||
        words + item.weighed.words > room * 1.04 ||
        (support !== undefined && !kept.has(support))
      )
        continue
      kept.add(item)
      words += item.weighed.words
      moved = true
      if (words >= room * 0.98) break
    }
  }
  for (const item of byWorth.reverse()) {
    if (words <= room * FULLEST_BY_A_STORY) return
    const own = told.find(answer => answer.includes(item)) ?? []
    const inParagraph = [...kept].filter(other => other.paragraph === item.paragraph)
    if (!kept.has(item) || isMoment(own) || inParagraph.length < 2 || owed(own).includes(item)) continue
    if (own.some(other => kept.has(other) && supports.get(other) === item)) continue
    kept.delete(item)
    words -= item.weighed.words
  }
}

function withStarts(placed: readonly Placed[], kept: ReadonlySet<Placed>): Placed[] {
  const begun = new Set<string>()
  return placed
    .filter(item => kept.has(item))
    .map(item => {
      const isFirst = !begun.has(item.statement.key)
      begun.add(item.statement.key)
      return { ...item, isFirst }
    })
}

/** Sentences of a paragraph as they are weighed, each leaning on its own answer's. */
function indexed(group: readonly Placed[]): Weighed[] {
  const starts = new Map<string, number>()
  return group.map((item, index) => {
    const start = starts.get(item.statement.key) ?? index
    starts.set(item.statement.key, start)
    return { ...item.weighed, leansOn: item.leansOn < 0 ? -1 : start + item.leansOn }
  })
}

type Line = { text: string; sources: readonly SentenceSource[]; opens: boolean }

/** The name where a paragraph or an answer begins, the pronoun where a sentence follows its like. */
function flowing(lines: readonly Line[], student: Student, job: string): Line[] {
  if (job === 'salutation' || job === 'signature') return [...lines]
  const name = startOf(student.first)
  const pronoun = startOf(subjectPronoun(student) ?? 'they')
  const their = startOf(possessivePronoun(student) ?? 'their')
  const byName = new RegExp(`^${name}(?:['’]s)? (?!and\\b|or\\b)\\p{Ll}`, 'u')
  const byPronoun = new RegExp(`^(?:${pronoun}|${their}) `, 'u')
  let sinceName = Number.POSITIVE_INFINITY
  return lines.map((line, index) => {
    let text = line.text
    if (student.pronoun !== null && byPronoun.test(text) && (index === 0 || sinceName > 2))
      text = text
        .replace(new RegExp(`^${pronoun} `, 'u'), () => `${name} `)
        .replace(new RegExp(`^${their} `, 'u'), () => `${possessive(name)} `)
    else if (
      byName.test(text) &&
      index > 0 &&
      sinceName <= 2 &&
      student.pronoun !== null &&
      // 'Sokha asked if he could go home with him': two of them in one sentence.
      !(
        student.pronoun === 'HE'
          ? /\bhim\b/u
          : /\bher(?=[.,;:!?]|$| (?:if|that|to|and|in|on|at|for|with|when|how|what|why)\b)/u
      ).test(text)
    )
      text = text
        .replace(new RegExp(`^${name}['’]s `, 'u'), () => `${their} `)
        .replace(new RegExp(`^${name} `, 'u'), () => `${pronoun} `)
    sinceName = new RegExp(`(?<!\\p{L})${student.first}(?!\\p{L})`, 'iu').test(text) ? 1 : sinceName + 1
    return { ...line, text }
  })
}

function startOf(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** 'Nour took the courses … Nour teaches volunteers' → '…, and teaches volunteers', where nobody said he or she. */
function joinedByName(lines: readonly Line[], student: Student): Line[] {
  if (student.pronoun !== null || !student.isNamed) return [...lines]
  const name = new RegExp(`^${student.first.replace(/[^\p{L} ]/gu, '.')} (?=\\p{Ll})`, 'u')
  const isSimple = (text: string) =>
    countWords(text) < 20 && name.test(text) && !/[,;:"“”–]|\b(?:and|but|who|which)\b/u.test(text)
  const joined: Line[] = []
  let isOpen = false
  for (const line of lines) {
    const before = joined.at(-1)
    const isOfOneAnswer = before?.sources[0]?.key === line.sources[0]?.key
    if (before !== undefined && isOpen && isOfOneAnswer && isSimple(line.text) && isSimple(before.text)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${withoutEnd(before.text)} and ${line.text.replace(name, '')}`,
        sources: [...before.sources, ...line.sources],
      }
      isOpen = false
    } else {
      joined.push(line)
      isOpen = true
    }
  }
  return joined
}

function inTone(text: string, tone: LetterTone): string {
  const calm = text.replace(/!(?=["”’)]*$)/u, '.')
  return tone === 'warm' || tone === 'enthusiastic' ? calm : expandContractions(calm)
}
