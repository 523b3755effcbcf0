/** What a text is measured by: the review's figures, and what only its writer can be asked. */
import { reviewText } from '../domain/documents/review/reviewText.ts'
import { knownBesides } from '../domain/documents/writing/builtInWriter.ts'
import type { DraftParagraph, WritingPlan } from '../domain/documents/writing/draft.ts'
import { meaningOf } from '../domain/documents/writing/information.ts'
import { studentNames } from '../domain/documents/writing/letterPeople.ts'
import { countWords, plainText } from '../domain/documents/writing/plainText.ts'
import { answersInPlay } from '../domain/documents/writing/plan.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { proseOf, usableWords } from '../domain/documents/writing/usableWords.ts'
import type { WrittenSection } from '../domain/documents/writing/writer.ts'
import { cleanText } from '../domain/language/cleanText.ts'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { quotableAnswers } from '../domain/questionnaires/quotable.ts'
import type { Person } from './person.ts'

/** Answers of this many words for each word asked for carry the text. */
const CARRIES = 1.3
const LENGTH_AIM = 0.1
const SHORT_AIM = 0.75
const COVERAGE_AIM = 0.9
const CPU_AIM = 300

export type Written = {
  request: WritingRequest
  plan: WritingPlan
  sections: readonly WrittenSection[]
  /** Milliseconds of the processor, planning included. */
  cpu: number
}

export type Measured = {
  text: string
  words: number
  targetWords: number
  /** Words in the answers that the text could quote. */
  quotable: number
  /** Shares; null where nothing was answered. */
  coverage: number | null
  lengthError: number
  /** Do the answers hold enough for the length that was asked for? */
  isCarried: boolean
  unsupported: readonly string[]
  /** What was cut before it could be seen. */
  cut: number
  stockPhrases: readonly string[]
  specificity: number
  spread: number | null
  repeated: readonly string[]
  /** Patterns of this person's that must not be in the text and are. */
  obeyed: readonly string[]
  /** Sentences with the words in them that no answer holds: the writer's own, and so the ones to read for invention. */
  own: readonly { text: string; words: readonly string[] }[]
  score: number
  cpu: number
}

/** Measures what a writer wrote for a person. */
export function measure(person: Person, { request, plan, sections, cpu }: Written): Measured {
  const definition = findQuestionnaire(person.type, person.form)
  if (definition === null) throw new Error(`There is no form ${person.form} of ${person.type}`)
  const paragraphs = sections.flatMap(({ paragraph }) => (paragraph === null ? [] : [paragraph]))
  const text = plainText(paragraphs)
  const known = knownBesides(request)
  const review = reviewText({
    type: person.type,
    form: person.form,
    text,
    targetWords: plan.targetWords,
    answers: request.answers,
    definition,
    known: request.applicantName ? [...known, request.applicantName] : known,
    people: studentNames(request),
    university: request.targetUniversity,
    planned: plan.paragraphs.flatMap(({ keys }) => keys),
    avoid: ['avoidMentioning', 'avoidTopics'].map(key => proseOf(request.answers[key])).filter(Boolean),
  })
  const words = countWords(text)
  const quotable = usableWords(quotableAnswers(definition, answersInPlay(request)))
  const excerptsOf = (...kinds: readonly string[]) =>
    review.findings.filter(({ kind }) => kinds.includes(kind)).map(({ excerpt, reason }) => excerpt ?? reason)
  return {
    text,
    words,
    targetWords: plan.targetWords,
    quotable,
    coverage: review.figures.coverage.value,
    lengthError: (words - plan.targetWords) / plan.targetWords,
    isCarried: quotable >= CARRIES * plan.targetWords,
    unsupported: excerptsOf('UNSUPPORTED', 'WRONG_UNIVERSITY', 'AVOIDED'),
    cut: sections.reduce((sum, { removed }) => sum + removed.length, 0),
    stockPhrases: excerptsOf('CLICHE', 'AI_PHRASE'),
    specificity: review.figures.specificity.value ?? 0,
    spread: review.figures.sentenceLengthSpread.value,
    repeated: repeatedIn(paragraphs),
    obeyed: (person.never ?? []).flatMap(pattern => text.match(pattern)?.[0] ?? []),
    own: ownWordsIn(paragraphs, [...Object.values(request.answers).map(proseOf), ...known]),
    score: review.score,
    cpu,
  }
}

/** Sentences that stand twice, however they are written. */
function repeatedIn(paragraphs: readonly DraftParagraph[]): string[] {
  const seen = new Set<string>()
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ text }) => {
      const bare = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      if (seen.has(bare)) return [text]
      seen.add(bare)
      return []
    }),
  )
}

function ownWordsIn(paragraphs: readonly DraftParagraph[], texts: readonly string[]): Measured['own'] {
  const held = new Set(texts.flatMap(text => [...meaningOf(cleanText(text))]))
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ text }) => {
      const words = [...meaningOf(text)].filter(stem => !held.has(stem))
      return words.length === 0 ? [] : [{ text, words }]
    }),
  )
}

/** The aims that a text misses, in a few words each; none where it reaches all. */
export function missedAims(measured: Measured): string[] {
  const { words, quotable, coverage, lengthError, isCarried } = measured
  const isLong = isCarried
    ? Math.abs(lengthError) <= LENGTH_AIM
    : words >= Math.min(SHORT_AIM * quotable, measured.targetWords * (1 - LENGTH_AIM)) &&
      lengthError <= LENGTH_AIM
  return [
    measured.unsupported.length === 0 ? '' : 'unsupported',
    coverage === null || coverage >= COVERAGE_AIM ? '' : 'coverage',
    isLong ? '' : 'length',
    measured.repeated.length === 0 ? '' : 'repeated',
    measured.obeyed.length === 0 ? '' : 'must not be there',
    measured.cpu <= (CPU_AIM * Math.max(words, 1000)) / 1000 ? '' : 'CPU',
  ].filter(aim => aim !== '')
}
