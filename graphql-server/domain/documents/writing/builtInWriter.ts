import { cleanText } from '../../language/cleanText.ts'
import { isClause } from '../../language/grammar.ts'
import { findUnsupportedIn, gatherEvidence, type Unsupported } from '../../language/grounding.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { adviseOn } from './advice.ts'
import { composeParagraphs, labelsFor } from './composing.ts'
import type { Draft, DraftParagraph, WritingPlan } from './draft.ts'
import { spelledOut } from './facts.ts'
import { letterStock } from './letterFacts.ts'
import { countWords, plainText } from './plainText.ts'
import { answersInPlay } from './plan.ts'
import type { WritingRequest } from './request.ts'
import { shapeOf } from './shapes/index.ts'
import { targetOf } from './target.ts'
import { proseOf, usableWords } from './usableWords.ts'
import type { RemovedClaim, WrittenSection } from './writer.ts'

export type { WritingRequest } from './request.ts'

/** A text shorter than this share of its target asks for longer answers. */
const SHORT_BELOW = 0.9

/**
 * Writes one section for each paragraph of the plan, from the one at `startAt` on, from the answers alone and always
 * alike for the same request. Each is grounded before it is handed out: a sentence with a number or a name that
 * nothing supports is cut.
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
  const evidence = gatherEvidence(request.answers, knownBesides(request))
  const composed = composeParagraphs(request, plan)
  let next = 0
  for (const [index, planned] of plan.paragraphs.entries()) {
    // What has no sentence is left out of what was composed; all else is there in the plan's order.
    const paragraph = composed[next]
    const isWritten =
      paragraph !== undefined && paragraph.job === planned.job && paragraph.title === planned.title
    if (isWritten) next += 1
    if (index < startAt) continue
    if (!isWritten) {
      yield { paragraph: null, removed: [] }
      continue
    }
    const removed: RemovedClaim[] = []
    const sentences = paragraph.sentences.filter(({ text }) => {
      const unsupported = findUnsupportedIn(text, evidence)
      if (unsupported.length > 0) removed.push({ text, reason: unsupportedReason(unsupported) })
      return unsupported.length === 0
    })
    yield { paragraph: sentences.length === 0 ? null : { ...paragraph, sentences }, removed }
  }
}

function unsupportedReason(unsupported: readonly Unsupported[]): string {
  return `No answer says ${unsupported.map(({ claim }) => `“${claim}”`).join(' or ')}.`
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
 * What the text may name besides the answers: the course, the university, and the words of the questions that were
 * answered ('In ten years', 'GPA').
 */
export function knownBesides(request: WritingRequest): string[] {
  const labelOf = labelsFor(request)
  const target = targetOf(request)
  return [
    target.course,
    target.university,
    ...Object.keys(request.answers).map(labelOf),
    ...letterStock(request),
    spelledOut(proseOf(request.answers.currentDegree)),
  ]
}

/** Fewer words than this behind a colon are a list, and read well so. */
const FEWEST_NOTES = 12
/** An answer is in notes where this share of its words is. */
const MUCH_IN_NOTES = 0.4

/** Of each answer, how many words stand in the text as they were typed, behind a few words of their question. */
function wordsInNotes(paragraphs: readonly DraftParagraph[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const { text, sources } of paragraphs.flatMap(({ sentences }) => sentences)) {
    const [lead = '', ...notes] = text.split(': ')
    for (const { key, quote } of sources)
      if ((notes.length > 0 && !quote.toLowerCase().includes(lead.toLowerCase())) || !isClause(text))
        words.set(key, (words.get(key) ?? 0) + countWords(quote))
  }
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
  const inNotes = wordsInNotes(paragraphs)
  return {
    text: { paragraphs },
    wordCount,
    targetWords: plan.targetWords,
    advice: adviseOn({
      counsels: typeof shape.counsel === 'function' ? shape.counsel(request) : shape.counsel,
      proseByKey,
      labelOf: labelsFor(request),
      isKeyStory: key => keyStories.has(key),
      isInPlay: key =>
        !shape.onlyWhile.some(({ keys, key: other, option }) => {
          const chosen = answers[other]
          const value =
            chosen !== undefined && 'option' in chosen
              ? chosen.option
              : chosen !== undefined && 'flag' in chosen
                ? String(chosen.flag)
                : null
          return keys.includes(key) && value !== option
        }),
      isInNotes: key =>
        (inNotes.get(key) ?? 0) >= Math.max(FEWEST_NOTES, MUCH_IN_NOTES * (proseByKey.get(key)?.words ?? 0)),
      isShort: wordCount < SHORT_BELOW * plan.targetWords,
    }),
  }
}
