/** How much of the answers the text uses. */

import { cleanText } from '../../language/cleanText.ts'
import type { Answers, Question, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { avoidedTopics, mentions } from '../writing/avoid.ts'
import { informationIn, meaningOf } from '../writing/information.ts'
import { isNonAnswer } from '../writing/nonAnswers.ts'
import { countWords } from '../writing/plainText.ts'
import { splitSentences } from '../writing/splitSentences.ts'
import { proseOf } from '../writing/usableWords.ts'
import type { ReadText } from './readText.ts'
import { aboutAll, type Finding, type KeyStory } from './review.ts'

/** The weight of an answer among the answers that matter. */
const WEIGHTS = { keyStory: 3, starred: 2, story: 1, line: 0.5 } as const
/** A text gives one answer about this many words. An essay treats fewer answers at greater length. */
const WORDS_OF_ONE_ANSWER = { SOP: 50, LOR: 50, ESSAY: 90 } as const
/** A statement is covered when two neighbouring sentences contain this share of its significant words. */
const COVERED = 0.6
/** Of very short statements nearly every word has to occur. */
const SHORT_COVERED = 0.75
/** The text has to cover at most this share of an answer, and at least that one. */
const MOST_EXPECTED = 0.6
const LEAST_EXPECTED = 0.2
const NUMBER_WEIGHS = 2

type Statement = { text: string; stems: readonly string[]; information: number; isCovered: boolean }

export type CoveredAnswer = {
  key: string
  label: string
  weight: number
  isKeyStory: boolean
  /** The share of the answer's information that the text covers. */
  told: number
  /** 0 to 1: the covered share, relative to what the length allows. */
  credit: number
  /** The most informative statement that the text does not cover. */
  uncovered: string | null
}

export type CoverageOfText = {
  answers: readonly CoveredAnswer[]
  /** Weighted share of the answers that matter; null without answers. */
  coverage: number | null
  keyStories: readonly KeyStory[]
  findings: readonly Finding[]
}

/**
 * An answer matters if the text may quote it and the length allows it: key stories always, then questions with an
 * asterisk, then the others, the most informative first, with 50 words for each (90 in an essay) until the target
 * length is full. If the document has a plan, the answers of the plan and the key stories matter instead. Answers about
 * topics to avoid do not matter, nor does the target of an essay.
 *
 * An answer counts by the share of its information that the text covers (numbers, names and outcomes weigh more),
 * relative to the share that the length allows: target / words of all these answers, times 0.6 and limited to 0.2 to
 * 0.6.
 */
export function coverText({
  text,
  answers,
  definition,
  targetWords,
  avoid,
  planned,
}: {
  text: ReadText
  answers: Answers
  definition: QuestionnaireDefinition
  targetWords: number | null
  avoid: readonly string[]
  /** The questions that the document's plan uses, if it has a plan. */
  planned: readonly string[] | null
}): CoverageOfText {
  const find = finderIn(text)
  const topics = avoid.flatMap(avoidedTopics)
  const excluded: readonly string[] =
    definition.type === 'ESSAY' && definition.target !== null ? Object.values(definition.target) : []
  const visible = visibleQuestions(definition, answers)
  const answered = visible.flatMap(question => {
    if (question.use !== 'QUOTE' || excluded.includes(question.key)) return []
    if (question.kind !== 'LONG_TEXT' && question.kind !== 'SHORT_TEXT') return []
    const statements = statementsOf(proseOf(answers[question.key]), find).filter(
      statement => !mentions(statement.text, topics),
    )
    return statements.length === 0 ? [] : [{ question, statements, ...sizeOf(statements) }]
  })
  const mattering =
    planned === null
      ? withinLength(answered, targetWords, WORDS_OF_ONE_ANSWER[definition.type])
      : answered.filter(({ question }) => question.keyStory !== undefined || planned.includes(question.key))
  const words = mattering.reduce((sum, answer) => sum + answer.words, 0)
  const room = targetWords === null ? 1 : targetWords / Math.max(words, 1)
  const expected = Math.min(MOST_EXPECTED, Math.max(LEAST_EXPECTED, MOST_EXPECTED * room))
  const told = mattering.map(({ question, statements, information }): CoveredAnswer => {
    const share =
      statements.reduce((sum, statement) => sum + (statement.isCovered ? statement.information : 0), 0) /
      information
    const [uncovered] = statements
      .filter(({ isCovered }) => !isCovered)
      .sort((one, other) => other.information - one.information)
    return {
      key: question.key,
      label: question.label,
      weight: weightOf(question),
      isKeyStory: question.keyStory !== undefined,
      told: share,
      credit: Math.min(1, share / expected),
      uncovered: uncovered?.text ?? null,
    }
  })
  const weights = told.reduce((sum, { weight }) => sum + weight, 0)
  const coverage =
    weights === 0 ? null : told.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / weights
  const keyStories =
    definition.type === 'SOP'
      ? visible.flatMap(({ key, label, keyStory }): KeyStory[] => {
          if (keyStory === undefined) return []
          const story = told.find(answer => answer.key === key)
          return [{ key, label, answered: story !== undefined, told: (story?.credit ?? 0) >= 0.5 }]
        })
      : []
  return { answers: told, coverage, keyStories, findings: findingsOf(told, keyStories, visible) }
}

function weightOf(question: Question): number {
  if (question.keyStory !== undefined) return WEIGHTS.keyStory
  if (question.kind === 'SHORT_TEXT') return WEIGHTS.line
  return question.starred === true ? WEIGHTS.starred : WEIGHTS.story
}

function sizeOf(statements: readonly Statement[]): { words: number; information: number } {
  return {
    words: statements.reduce((sum, { text }) => sum + countWords(text), 0),
    information: statements.reduce((sum, { information }) => sum + information, 0),
  }
}

function withinLength<Answer extends { question: Question; words: number; information: number }>(
  answered: readonly Answer[],
  targetWords: number | null,
  wordsOfOne: number,
): readonly Answer[] {
  if (targetWords === null) return answered
  const byWeight = [...answered].sort(
    (one, other) => weightOf(other.question) - weightOf(one.question) || other.information - one.information,
  )
  let room = targetWords
  const kept = new Set<Answer>()
  for (const answer of byWeight) {
    if (room <= 0 && answer.question.keyStory === undefined) break
    kept.add(answer)
    room -= Math.min(answer.words, wordsOfOne)
  }
  return answered.filter(answer => kept.has(answer))
}

function statementsOf(answer: string, find: (stems: readonly string[]) => number): Statement[] {
  return splitSentences(cleanText(answer)).flatMap(({ text }) => {
    const stems = stemsOf(text)
    if (stems.length === 0 || isNonAnswer(text)) return []
    const isCovered = find(stems) >= (stems.length < 4 ? SHORT_COVERED : COVERED)
    return [{ text, stems, information: Math.max(0.2, informationIn(text)), isCovered }]
  })
}

/** Short stems: 'collected' and 'collection' have the same one. */
function stemsOf(text: string): readonly string[] {
  return [
    ...new Set(
      [...meaningOf(text)].map(stem => (stem.length > 6 && !/\d/u.test(stem) ? stem.slice(0, 6) : stem)),
    ),
  ]
}

function weightOfStem(stem: string): number {
  return /\d/u.test(stem) ? NUMBER_WEIGHS : 1
}

/** The share of the stems in the best two neighbouring sentences of the text. */
function finderIn({ sentences }: ReadText): (stems: readonly string[]) => number {
  const stemsOfSentences = sentences.map(({ text }) => new Set(stemsOf(text)))
  const standing = new Map<string, number[]>()
  for (const [index, stems] of stemsOfSentences.entries()) {
    for (const stem of stems) {
      const places = standing.get(stem)
      if (places === undefined) standing.set(stem, [index])
      else places.push(index)
    }
  }
  return stems => {
    const total = stems.reduce((sum, stem) => sum + weightOfStem(stem), 0)
    const shared = new Map<number, number>()
    for (const stem of stems)
      for (const index of standing.get(stem) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + weightOfStem(stem))
    let best = 0
    for (const [index, own] of shared) {
      // Two sentences contain no more than the sum of both.
      if (own + (shared.get(index + 1) ?? 0) <= best) continue
      const [one, next] = [stemsOfSentences[index], stemsOfSentences[index + 1]]
      const held = stems.reduce(
        (sum, stem) => sum + (one?.has(stem) === true || next?.has(stem) === true ? weightOfStem(stem) : 0),
        0,
      )
      best = Math.max(best, held)
    }
    return total === 0 ? 0 : best / total
  }
}

function findingsOf(
  told: readonly CoveredAnswer[],
  keyStories: readonly KeyStory[],
  visible: readonly Question[],
): Finding[] {
  const stories = keyStories.flatMap(({ key, label, answered, told: isCovered }) => {
    if (isCovered) return []
    const question = visible.find(candidate => candidate.key === key)?.keyStory?.question ?? ''
    const uncovered = told.find(answer => answer.key === key)?.uncovered
    return [
      aboutAll('KEY_STORY', {
        key,
        severity: 'CONSIDER',
        reason: answered
          ? `The text leaves out most of your answer to ‘${label}’, one of the stories that a strong statement tells.`
          : `‘${label}’ has no answer yet. It is one of the stories that a strong statement tells.`,
        suggestion: answered ? suggestionFor(uncovered ?? null) : question,
      }),
    ]
  })
  const named = new Set(keyStories.map(({ key }) => key))
  const answers = told
    .filter(({ key, credit }) => credit < 0.5 && !named.has(key))
    .map(({ key, label, weight, uncovered }) =>
      aboutAll('COVERAGE', {
        key,
        severity: weight >= WEIGHTS.starred ? 'CONSIDER' : 'NOTE',
        reason: `The text tells little of your answer to ‘${label}’.`,
        suggestion: suggestionFor(uncovered),
      }),
    )
  return [...stories, ...answers]
}

function suggestionFor(uncovered: string | null): string {
  if (uncovered === null) return 'Tell it, or leave it out on purpose.'
  const words = uncovered.split(/\s+/u)
  const quote =
    words.length <= 24 ? uncovered.replace(/(?<![.\s])[.\s]+$/u, '') : `${words.slice(0, 24).join(' ')} …`
  return `Tell it, or leave it out on purpose. Your answer says: “${quote}”`
}
