/** The plan of a letter of recommendation. */
import { cleanText } from '../../language/cleanText.ts'
import type { PlannedParagraph, WritingPlan } from './draft.ts'
import { informationIn } from './information.ts'
import { letterToneOf, letterVoiceOf } from './letterVoice.ts'
import type { WritingRequest } from './request.ts'
import { type ShapeSection, shapeOf } from './shapes/index.ts'
import { proseOf, usableWords } from './usableWords.ts'

/** What is put in front weighs this much more. */
const EMPHASIS = 1.6
/** A letter of this length tells its moments in two paragraphs, where each holds enough for one. */
const LONG_ENOUGH_TO_PART = 400
const SMALLEST_PARAGRAPH = 28
const TOO_SHORT = 25
const FULL = 50
/** The words to choose sentences from, for each word of the letter, who writes and what for apart. */
const CHOICE = 0.75
/** A letter always says these, where they are answered. */
const NEVER_LEFT_OUT =
  /^(?:relationshipContext|projectSupervision|peerComparison|comparativeAssessment|developmentAreas|standoutMoment|academicPerformance|programFit)$/u
/** A moment tells more than a quality. */
const OF_A_MOMENT = 6
const STANDS_ALONE = /^(?:opening|recommendation)$/u

/** The sections of a letter's shape; they never depend on the answers. */
function sectionsOf(request: WritingRequest): readonly ShapeSection[] {
  const { sections } = shapeOf(request.type, request.form)
  return typeof sections === 'function' ? [] : sections
}

/** The keys that the person asked to put in front. */
export function emphasisedKeys(request: WritingRequest): ReadonlySet<string> {
  const { emphasis } = shapeOf(request.type, request.form)
  const chosen = emphasis === undefined ? undefined : request.answers[emphasis.key]
  const options = chosen !== undefined && 'options' in chosen ? chosen.options : []
  return new Set(options.flatMap(option => emphasis?.keys?.[option] ?? []))
}

/** Keys whose answers make sentences, as against those that only say who writes or which level was chosen. */
export function toldKeys(request: WritingRequest): string[] {
  return sectionsOf(request).flatMap(section => section.parts.flatMap(part => part.keys))
}

/** The paragraphs of a letter, in order: salutation, what the answers feed, the level, the signature. */
export function planLetter(request: WritingRequest): WritingPlan {
  const shape = shapeOf(request.type, request.form)
  const emphasised = emphasisedKeys(request)
  const length = shape.lengthKey === null ? undefined : request.answers[shape.lengthKey]
  const asked = length !== undefined && 'option' in length ? Number(length.option) : Number.NaN
  const targetWords = Number.isInteger(asked) && asked > 0 ? asked : shape.defaultWords
  const leftOut = crowdedOut(request, targetWords, emphasised)
  // What is still to grow is never told before the praise that it tempers.
  const isInFront = (key: string) => emphasised.has(key) && key !== 'developmentAreas'
  const inFront = (keys: readonly string[]) => [
    ...keys.filter(isInFront),
    ...keys.filter(key => !isInFront(key)),
  ]
  const paragraphs: PlannedParagraph[] = [
    { job: 'salutation', title: 'Salutation', share: 0, keys: [] },
    ...folded(
      request,
      targetWords,
      sectionsOf(request).flatMap((section): PlannedParagraph[] => {
        const share = (keys: readonly string[]) =>
          section.share * (keys.some(key => emphasised.has(key)) ? EMPHASIS : 1)
        const parts = section.parts
          .map(part => ({
            title: part.title,
            keys: inFront(part.keys.filter(key => isAnswered(request, key) && !leftOut.has(key))),
          }))
          .filter(({ keys }) => keys.length > 0)
        const keys = inFront(parts.flatMap(part => part.keys))
        const isFixed = section.job === 'opening' || section.job === 'recommendation'
        if (keys.length === 0 && !isFixed) return []
        const words = parts.map(part =>
          usableWords(Object.fromEntries(part.keys.map(key => [key, request.answers[key]]))),
        )
        if (
          parts.length < 2 ||
          targetWords < LONG_ENOUGH_TO_PART ||
          words.some(own => own < SMALLEST_PARAGRAPH)
        )
          return [{ job: section.job, title: section.title, share: share(keys), keys }]
        return parts.map(part => ({
          job: section.job,
          title: part.title,
          share: share(part.keys) / parts.length,
          keys: part.keys,
        }))
      }),
    ),
    ...(usableWords({ signs: request.answers.recommenderName }) > 0
      ? [{ job: 'signature', title: 'Signature', share: 0, keys: [] }]
      : []),
  ]
  const total = paragraphs.reduce((sum, { share }) => sum + share, 0)
  const tone = shape.toneKey === null ? undefined : request.answers[shape.toneKey]
  return {
    targetWords,
    tone: letterToneOf(tone !== undefined && 'option' in tone ? tone.option : undefined),
    paragraphs: paragraphs.map(paragraph => ({ ...paragraph, share: paragraph.share / total })),
  }
}

/** A paragraph that can only be a sentence or two joins its neighbour. */
function folded(
  request: WritingRequest,
  targetWords: number,
  paragraphs: readonly PlannedParagraph[],
): PlannedParagraph[] {
  const total = paragraphs.reduce((sum, { share }) => sum + share, 0)
  const wordsOf = ({ keys, share }: PlannedParagraph) =>
    Math.min(
      usableWords(Object.fromEntries(keys.map(key => [key, request.answers[key]]))),
      (targetWords * share) / total,
    )
  const joined: PlannedParagraph[] = []
  for (const paragraph of paragraphs) {
    const before = joined.at(-1)
    if (
      before !== undefined &&
      !STANDS_ALONE.test(before.job) &&
      !STANDS_ALONE.test(paragraph.job) &&
      (wordsOf(before) < TOO_SHORT ||
        (wordsOf(paragraph) < TOO_SHORT && before.job !== 'evidence' && wordsOf(before) < FULL))
    )
      joined[joined.length - 1] = {
        job: before.job,
        title: `${before.title}; ${paragraph.title.slice(0, 1).toLowerCase()}${paragraph.title.slice(1)}`,
        share: before.share + paragraph.share,
        keys: [...before.keys, ...paragraph.keys],
      }
    else joined.push(paragraph)
  }
  return joined
}

/** Answers for which a letter of this length has no room: those that tell least, where there is far more than fits. */
function crowdedOut(
  request: WritingRequest,
  targetWords: number,
  emphasised: ReadonlySet<string>,
): ReadonlySet<string> {
  const told = toldKeys(request).map(key => {
    const text = cleanText(proseOf(request.answers[key]))
    const words = usableWords({ [key]: request.answers[key] })
    return {
      key,
      words,
      worth: informationIn(text) + (letterVoiceOf(key).isStory === true ? OF_A_MOMENT : 0),
    }
  })
  const sections = sectionsOf(request).map(section => section.parts.flatMap(part => part.keys))
  const out = new Set<string>()
  const wordsByKey = new Map(told.map(answer => [answer.key, answer.words]))
  // A paragraph that the shape has stays one.
  const leavesTooLittle = (key: string) => {
    const left = (sections.find(keys => keys.includes(key)) ?? []).filter(
      other => other !== key && !out.has(other),
    )
    return left.reduce((sum, other) => sum + (wordsByKey.get(other) ?? 0), 0) < SMALLEST_PARAGRAPH
  }
  let words = told.reduce((sum, answer) => sum + answer.words, 0)
  for (const answer of told.sort((one, other) => one.worth - other.worth)) {
    if (words - answer.words < targetWords * CHOICE) break
    if (
      answer.words === 0 ||
      emphasised.has(answer.key) ||
      NEVER_LEFT_OUT.test(answer.key) ||
      leavesTooLittle(answer.key)
    )
      continue
    out.add(answer.key)
    words -= answer.words
  }
  return out
}

function isAnswered(request: WritingRequest, key: string): boolean {
  const value = request.answers[key]
  return value !== undefined && ('option' in value || usableWords({ [key]: value }) > 0)
}
