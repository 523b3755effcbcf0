import { cleanText } from '../../language/cleanText.ts'
import { hasFigure } from '../../language/numbers.ts'
import { adviseOn } from './advice.ts'
import { ABOUT_RECOMMENDER, arrange, RECOMMENDS } from './arrange/arrange.ts'
import { isSentence } from './arrange/complete.ts'
import { letterStock } from './arrange/letterFrame.ts'
import { turnedFor } from './arrange/letterSide.ts'
import { chosenOption } from './chosenOption.ts'
import type { AnswerAdvice, Draft, DraftParagraph, WritingPlan } from './draft.ts'
import { formOf } from './forms/index.ts'
import { labelsFor } from './forms/labels.ts'
import { countWords, plainText } from './plainText.ts'
import { answersInPlay, keyStoriesOf } from './plan.ts'
import type { WritingRequest } from './request.ts'
import { splitSentences } from './splitSentences.ts'
import { targetOf } from './target.ts'
import { proseOf, usableWords } from './usableWords.ts'
import type { WrittenSection } from './writer.ts'

export type { WritingRequest } from './request.ts'

/** A text shorter than this share of its target asks for longer answers. */
const SHORT_BELOW = 0.9

/**
 * One section for each paragraph of the plan, from the one at `startAt` on: the person's own sentences, arranged. The
 * same request has the same text.
 */
export function* writeSections({
  request,
  plan,
  startAt,
}: {
  request: WritingRequest
  plan: WritingPlan
  startAt: number
}): Generator<WrittenSection, void, undefined> {
  for (const paragraph of arrange(request, plan).slice(startAt)) yield { paragraph, removed: [] }
}

/** The paragraphs of all sections that have one. */
export function* writeParagraphs(
  request: WritingRequest,
  plan: WritingPlan,
): Generator<DraftParagraph, void, undefined> {
  for (const { paragraph } of writeSections({ request, plan, startAt: 0 }))
    if (paragraph !== null) yield paragraph
}

/**
 * What a text may name besides the answers: the course, the university, and the words of the questions that were
 * answered ('In ten years', 'GPA').
 */
export function knownBesides(request: WritingRequest): string[] {
  const { course, university } = targetOf(request)
  return [
    course,
    university,
    ...Object.keys(request.answers).map(labelsFor(request)),
    ...letterStock(request),
  ]
}

/** Fewer words than this without a sentence are a list, and read well so. */
const FEWEST_NOTES = 12
/** An answer is in notes where this share of its words is. */
const MUCH_IN_NOTES = 0.4

/** Of each answer, how many words of the text are no sentence. */
function wordsInNotes(paragraphs: readonly DraftParagraph[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const { text, sources } of paragraphs.flatMap(({ sentences }) => sentences))
    for (const { key, quote } of isSentence(text) ? [] : sources)
      words.set(key, (words.get(key) ?? 0) + countWords(quote))
  return words
}

/** Counts, and says which answers would carry more. */
export function finishDraft(
  request: WritingRequest,
  plan: WritingPlan,
  paragraphs: readonly DraftParagraph[],
): Draft {
  const wordCount = countWords(plainText(paragraphs))
  const answers = answersInPlay(request)
  const keyStories = keyStoriesOf(request)
  const { counsel, onlyWhile } = formOf(request.type, request.form)
  const proseByKey = new Map(
    Object.entries(answers).map(([key, value]) => [
      key,
      { words: usableWords({ [key]: value }), hasFigure: hasFigure(cleanText(proseOf(value))) },
    ]),
  )
  const inNotes = wordsInNotes(paragraphs)
  return {
    text: { paragraphs },
    wordCount,
    targetWords: plan.targetWords,
    advice: [
      ...adviceOnSide(request),
      ...adviceOnLevel(request),
      ...adviseOn({
        counsels: typeof counsel === 'function' ? counsel(request) : counsel,
        proseByKey,
        labelOf: labelsFor(request),
        isKeyStory: key => keyStories.has(key),
        isInPlay: key =>
          onlyWhile.every(
            ({ keys, key: other, option }) =>
              !keys.includes(key) || chosenOption(request.answers, other) === option,
          ),
        isInNotes: key =>
          (inNotes.get(key) ?? 0) >=
          Math.max(FEWEST_NOTES, MUCH_IN_NOTES * (proseByKey.get(key)?.words ?? 0)),
        isShort: wordCount < SHORT_BELOW * plan.targetWords,
      }),
    ],
  }
}

const NO_LEVEL =
  'No level of recommendation was chosen, so the letter states none. Say how strongly the recommender recommends the student.'

/** A level of recommendation is asked for, and never assumed. */
function adviceOnLevel(request: WritingRequest): AnswerAdvice[] {
  const key = 'recommendationStrength'
  if (request.type !== 'LOR' || chosenOption(request.answers, key) !== null) return []
  const isSaid = Object.values(answersInPlay(request)).some(value =>
    RECOMMENDS.test(cleanText(proseOf(value))),
  )
  return isSaid ? [] : [{ key, label: labelsFor(request)(key), advice: NO_LEVEL }]
}

const SAYS_I = /\b(?:I|my|me)\b/u
const WHO_TYPES =
  'Some answers say “I”. Say who is filling this in: as long as nobody does, “I” is the recommender.'
const SAY_AS_THEY_WOULD =
  'Some sentences about yourself are not in the letter, because it is not certain how your recommender would say them. Write them as they would: “She rebuilt …”.'

/** What a letter could not take from the student's side, or takes from a side that nobody named. */
function adviceOnSide(request: WritingRequest): AnswerAdvice[] {
  if (request.type !== 'LOR') return []
  const sentences = Object.entries(answersInPlay(request))
    .filter(([key]) => !ABOUT_RECOMMENDER.test(key))
    .flatMap(([, value]) => splitSentences(cleanText(proseOf(value))).map(({ text }) => text))
  const turned = turnedFor(request)
  const advice =
    chosenOption(request.answers, 'filledInBy') === null
      ? sentences.some(text => SAYS_I.test(text))
        ? WHO_TYPES
        : null
      : sentences.some(text => turned(text) === null)
        ? SAY_AS_THEY_WOULD
        : null
  return advice === null ? [] : [{ key: 'filledInBy', label: labelsFor(request)('filledInBy'), advice }]
}
