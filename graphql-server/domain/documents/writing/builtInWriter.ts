import { findQuestionnaire } from '../../questionnaires/index.ts'
import { adviseOn } from './advice.ts'
import { cleanText } from './cleanText.ts'
import { composeParagraphs, labelsFor } from './composing.ts'
import type { Draft, DraftParagraph, WritingPlan } from './draft.ts'
import { findUnsupportedIn, gatherEvidence } from './grounding.ts'
import { countWords, plainText } from './plainText.ts'
import { answersInPlay } from './plan.ts'
import type { WritingRequest } from './request.ts'
import { shapeOf } from './shapes.ts'
import { proseOf, usableWords } from './usableWords.ts'

export type { WritingRequest } from './request.ts'

/** A text shorter than this share of its target asks for longer answers. */
const SHORT_BELOW = 0.9

/**
 * Writes the planned paragraphs one by one, from the answers alone and always alike for the same request. Each is
 * grounded before it is handed out: a sentence with a number or a name that nothing supports is cut.
 */
export function* writeParagraphs(
  request: WritingRequest,
  plan: WritingPlan,
): Generator<DraftParagraph, void, undefined> {
  const evidence = gatherEvidence(request.answers, knownBesides(request))
  for (const paragraph of composeParagraphs(request, plan)) {
    const sentences = paragraph.sentences.filter(
      sentence => findUnsupportedIn(sentence.text, evidence).length === 0,
    )
    if (sentences.length > 0) yield { ...paragraph, sentences }
  }
}

/**
 * What the text may name besides the answers: the course, the university, and the words of the questions that were
 * answered ('In ten years', 'GPA').
 */
export function knownBesides(request: WritingRequest): string[] {
  const labelOf = labelsFor(request)
  return [
    request.course,
    request.targetUniversity ?? '',
    request.targetProgram ?? '',
    ...Object.keys(request.answers).map(labelOf),
  ]
}

/** Counts, and says which answers would carry more. */
export function finishDraft(
  request: WritingRequest,
  plan: WritingPlan,
  paragraphs: readonly DraftParagraph[],
): Draft {
  const wordCount = countWords(plainText(paragraphs))
  const answers = answersInPlay(request)
  const definition = findQuestionnaire(request.type, request.form)
  const keyStories = new Set(
    definition?.sections.flatMap(section =>
      section.questions.filter(question => question.keyStory !== undefined).map(({ key }) => key),
    ),
  )
  const shape = shapeOf(request.type, request.form)
  const proseByKey = new Map(
    Object.entries(answers).map(([key, value]) => [
      key,
      { words: usableWords({ [key]: value }), hasFigure: /\d/u.test(cleanText(proseOf(value))) },
    ]),
  )
  return {
    text: { paragraphs },
    wordCount,
    targetWords: plan.targetWords,
    advice: adviseOn({
      keys: shape.sections.flatMap(section => section.parts.flatMap(part => part.keys)),
      proseByKey,
      labelOf: labelsFor(request),
      isKeyStory: key => keyStories.has(key),
      isInPlay: key =>
        !shape.onlyWhile.some(({ keys, key: other, option }) => {
          const chosen = answers[other]
          return (
            keys.includes(key) && !(chosen !== undefined && 'option' in chosen && chosen.option === option)
          )
        }),
      isShort: wordCount < SHORT_BELOW * plan.targetWords,
    }),
  }
}
