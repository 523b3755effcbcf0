/** What of the answers goes out for one paragraph, and nothing else of them. */
import type { DocumentType } from '../../../../generated/prisma/enums.ts'
import { CUT_OUT, cleanText } from '../../../language/cleanText.ts'
import type { AnswerValue, Question } from '../../../questionnaires/definition.ts'
import { findQuestionnaire } from '../../../questionnaires/index.ts'
import type { PlannedParagraph, WritingPlan } from '../draft.ts'
import { formOf } from '../forms/index.ts'
import { mostTelling } from '../information.ts'
import { namesOf, type Pronoun, recommenderOf, type Student, studentOf } from '../letterPeople.ts'
import { isNonAnswer } from '../nonAnswers.ts'
import { countWords } from '../plainText.ts'
import { answersInPlay, hasApplication } from '../plan.ts'
import type { WritingRequest } from '../request.ts'
import { splitSentences } from '../splitSentences.ts'
import { targetOf } from '../target.ts'
import { proseOf } from '../usableWords.ts'

/** An answer that a sentence of the paragraph may rest on. */
export type Material = {
  key: string
  label: string
  /** Cleaned of mark-up, ways to reach a person, and what was said to the machine rather than about oneself. */
  text: string
  /** Its sentences, as they stand in `text`. */
  sentences: readonly string[]
  /** How the questionnaire would have the answer used. */
  use: string | null
}

export type SectionMaterial = {
  /** What the paragraph tells. */
  answers: readonly Material[]
  /** What the other paragraphs tell; here it may only explain who, where or when. */
  others: readonly Material[]
  /** What may be named wherever it is of use, and needs no answer: the course and the university. */
  known: { course: string; university: string }
  /** The essay's question; null for what answers none. */
  prompt: string | null
  /** Who signs a letter, where an answer here speaks of them by that name; else null. */
  recommender: string | null
  /** For a letter: whom it is about. */
  student: { name: string; first: string; pronoun: Pronoun } | null
  /** Words that the paragraph could quote. */
  words: number
}

/** How much is read of the answers together, and of each at least: the rest by its most telling sentences. */
type Room = { most: number; least: number }
const ROOM_TO_TELL: Room = { most: 4_000, least: 300 }
const ROOM_TO_EXPLAIN: Room = { most: 2_000, least: 40 }
/** Of one answer. Prose of that many words never has more; what has is no prose. */
const MOST_CHARACTERS = 28_000

/** Marks that look like ours, or like those of other machines. */
const FENCE = /<[/|]?[\p{L}_|-]{1,40}[|]?>/gu

/** Who writes a letter, and how they know the student, are asked apart from what the letter tells. */
const WHO_WRITES = [
  'recommenderTitle',
  'recommenderOrganization',
  'recommenderCredentials',
  'relationshipType',
  'recommenderRelation',
  'relationshipDuration',
  'interactionFrequency',
]

/**
 * The answers of a plan's paragraph and of the plan's others, the course and the university where the paragraph speaks
 * of them, and in a letter who is who.
 */
export function materialFor(
  request: WritingRequest,
  { plan, paragraph }: { plan: WritingPlan; paragraph: PlannedParagraph },
): SectionMaterial {
  const { type, form } = request
  const definition = findQuestionnaire(type, form)
  const questions = new Map<string, Question>(
    definition?.sections.flatMap(section => section.questions.map(question => [question.key, question])),
  )
  const labels = new Map(definition?.background.map(({ key, label }) => [key, label]))
  const inPlay = answersInPlay(request)
  const isLetter = type === 'LOR'
  const keys = [
    ...(isLetter ? ['studentFullName'] : []),
    ...(isLetter && paragraph.job === 'opening' ? WHO_WRITES : []),
    ...paragraph.keys,
  ]
  const read = (asked: readonly string[], { most, least }: Room): Material[] => {
    const mostWords = Math.max(least, Math.floor(most / asked.length))
    return [...new Set(asked)].flatMap(key => {
      const question = questions.get(key)
      if (question?.use === 'NEVER_IN_TEXT') return []
      const sentences = sentencesOf(wordsOf(inPlay[key], question), mostWords)
      const label = question?.label ?? labels.get(key) ?? key
      return sentences.length === 0
        ? []
        : [{ key, label, text: sentences.join(' '), sentences, use: question?.prompt ?? null }]
    })
  }
  const answers = read(keys, ROOM_TO_TELL)
  const words = answers.reduce((sum, { text }) => sum + countWords(text), 0)
  const { course, university, sources } = targetOf(request)
  for (const { key, label, quote } of tellsTarget(request, paragraph) ? sources : [])
    if (!answers.some(answer => answer.key === key))
      answers.push({ key, label, text: quote, sentences: [quote], use: 'What is applied for.' })
  const told = new Set(answers.map(({ key }) => key))
  const elsewhere = plan.paragraphs.flatMap(other => other.keys).filter(key => !told.has(key))
  const others = read(elsewhere, ROOM_TO_EXPLAIN)
  const { promptKey } = formOf(type, form)
  const prompt = promptKey === undefined ? [] : sentencesOf(proseOf(inPlay[promptKey]))
  const student = isLetter ? studentOf(request) : null
  return {
    answers,
    others,
    known: { course, university },
    recommender: student && recommenderNamedIn(request, student, [...answers, ...others]),
    prompt: prompt.length === 0 ? null : prompt.join(' '),
    student: student && { name: student.full, first: student.first, pronoun: student.pronoun },
    words,
  }
}

function recommenderNamedIn(
  { answers }: WritingRequest,
  student: Student,
  material: readonly Material[],
): string | null {
  const recommender = recommenderOf(answers)
  const names = namesOf(recommender, student)
  return material.some(({ text }) => text.split(/[^\p{L}'’-]+/u).some(word => names.includes(word)))
    ? recommender.full
    : null
}

/** Where what is applied for is told. An essay tells its story first; a statement says it where it opens. */
const TELLS_TARGET: Readonly<Record<DocumentType, readonly string[]>> = {
  SOP: ['opening', 'fit'],
  LOR: ['opening'],
  ESSAY: ['school', 'ahead'],
}

function tellsTarget(request: WritingRequest, { job }: PlannedParagraph): boolean {
  return TELLS_TARGET[request.type].includes(job) && (request.type === 'LOR' || hasApplication(request))
}

function wordsOf(value: AnswerValue | undefined, question: Question | undefined): string {
  if (value === undefined || 'flag' in value) return ''
  if ('text' in value) return value.text
  if ('number' in value) return String(value.number)
  const labelOf = (option: string) =>
    question !== undefined && 'options' in question
      ? (question.options.find(candidate => candidate.value === option)?.label ?? '')
      : ''
  return 'option' in value ? labelOf(value.option) : value.options.map(labelOf).join(', ')
}

function sentencesOf(raw: string, mostWords = ROOM_TO_TELL.least): readonly string[] {
  const sentences = splitSentences(cleanText(raw.slice(0, 10 * MOST_CHARACTERS)).replace(FENCE, ' '))
    .map(({ text }) => text.replaceAll(CUT_OUT, ' ').replace(/ {2,}/gu, ' ').trim())
    .filter(text => text !== '' && !isNonAnswer(text))
  const kept: string[] = []
  let left = MOST_CHARACTERS
  for (const sentence of mostTelling(sentences, mostWords)) {
    if (sentence.length > left) continue
    left -= sentence.length
    kept.push(sentence)
  }
  return kept
}
