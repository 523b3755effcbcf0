import type { PlannedParagraph, WritingPlan } from './draft.ts'
import { toneOf, type WritingRequest } from './request.ts'
import { type DocumentShape, type ShapeSection, shapeOf } from './shapes.ts'
import { usableWords } from './usableWords.ts'

/** A part with fewer words than this is not a paragraph of its own. */
const SMALLEST_PARAGRAPH = 45
/** A section is parted when each part can be a paragraph and the whole is long enough to be read in two breaths. */
const LONG_ENOUGH_TO_PART = 110

/** The answers that count: neither what is hidden behind another answer, nor background that an answer tells. */
export function answersInPlay({
  type,
  form,
  answers,
}: Pick<WritingRequest, 'type' | 'form' | 'answers'>): WritingRequest['answers'] {
  const { onlyWhile, standIns } = shapeOf(type, form)
  const hidden = onlyWhile.flatMap(({ keys, key, option }) => {
    const chosen = answers[key]
    return chosen !== undefined && 'option' in chosen && chosen.option !== option ? keys : []
  })
  const told = standIns.filter(({ for: keys }) => keys.some(key => answers[key] !== undefined))
  const out = new Set<string>([...hidden, ...told.map(({ key }) => key)])
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !out.has(key)))
}

/**
 * The paragraphs of a document, in order: each with its job, its share of the words and the answers that may feed it.
 * What has no answer has no paragraph; its share goes to the others.
 */
export function planDocument(request: WritingRequest): WritingPlan {
  const shape = shapeOf(request.type, request.form)
  const answers = answersInPlay(request)
  const wordsOf = (keys: readonly string[]) =>
    usableWords(Object.fromEntries(keys.map(key => [key, answers[key]])))
  const targetWords = targetWordsOf(shape, request)
  const paragraphs: PlannedParagraph[] = []
  let waiting: PlannedParagraph | null = null
  let titleOfBoth = ''
  const opened = (next: PlannedParagraph, start: PlannedParagraph): PlannedParagraph => ({
    ...next,
    title: titleOfBoth,
    share: next.share + start.share,
    keys: [...start.keys, ...next.keys],
  })
  for (const section of shape.sections) {
    const own = paragraphsOf({ section, wordsOf, targetWords })
    const [first, ...rest] = own
    // The opening names the programme, which is always known.
    if (first === undefined) {
      if (section === shape.sections[0]) paragraphs.push(planned(section, section.title, section.share, []))
      if (waiting !== null) paragraphs.push(waiting)
      waiting = null
      continue
    }
    if (section.titleWithNext !== undefined && wordsOf(first.keys) < SMALLEST_PARAGRAPH) {
      waiting = first
      titleOfBoth = section.titleWithNext
      continue
    }
    paragraphs.push(waiting === null ? first : opened(first, waiting))
    waiting = null
    paragraphs.push(...rest)
  }
  if (waiting !== null) paragraphs.push(waiting)
  const total = paragraphs.reduce((sum, { share }) => sum + share, 0)
  const tone = answers[shape.toneKey]
  return {
    targetWords,
    tone: toneOf(tone !== undefined && 'option' in tone ? tone.option : undefined),
    paragraphs: paragraphs.map(paragraph => ({ ...paragraph, share: paragraph.share / total })),
  }
}

function targetWordsOf(shape: DocumentShape, { answers }: WritingRequest): number {
  const asked = answers[shape.lengthKey]
  const words =
    asked === undefined
      ? Number.NaN
      : 'option' in asked
        ? Number(asked.option)
        : 'number' in asked
          ? asked.number
          : Number.NaN
  return Number.isInteger(words) && words > 0 ? words : shape.defaultWords
}

function planned(
  section: ShapeSection,
  title: string,
  share: number,
  keys: readonly string[],
): PlannedParagraph {
  return { job: section.job, title, share, keys }
}

function paragraphsOf({
  section,
  wordsOf,
  targetWords,
}: {
  section: ShapeSection
  wordsOf: (keys: readonly string[]) => number
  targetWords: number
}): PlannedParagraph[] {
  const parts = section.parts
    .map(part => ({
      title: part.title,
      keys: part.keys.filter(key => wordsOf([key]) > 0),
      words: wordsOf(part.keys),
    }))
    .filter(part => part.words > 0)
  const [only] = parts
  if (only === undefined) return []
  if (parts.length === 1) return [planned(section, only.title, section.share, only.keys)]
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  const room = Math.min(words, Math.max(section.share * targetWords, LONG_ENOUGH_TO_PART))
  if (room < LONG_ENOUGH_TO_PART || parts.some(part => part.words < SMALLEST_PARAGRAPH))
    return [
      planned(
        section,
        section.title,
        section.share,
        parts.flatMap(part => part.keys),
      ),
    ]
  return parts.map(part => planned(section, part.title, section.share / parts.length, part.keys))
}
