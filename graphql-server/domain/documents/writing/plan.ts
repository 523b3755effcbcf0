import { findQuestionnaire } from '../../questionnaires/index.ts'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { avoidedTopics, mentions, topicsOfTheirOwn, withoutMentions } from './avoid.ts'
import type { PlannedParagraph, WritingPlan } from './draft.ts'
import { positionParts, STUDY_KEYS, WORK_KEYS } from './facts.ts'
import { planLetter } from './letterPlan.ts'
import { askedToLeaveOut } from './nonAnswers.ts'
import { wordLimitIn } from './promptWords.ts'
import { isToneName, type ToneName, type WritingRequest } from './request.ts'
import { type DocumentShape, type ShapeSection, shapeOf } from './shapes/index.ts'
import { targetOf } from './target.ts'
import { proseOf, usableWords } from './usableWords.ts'
import { inTime, yearIn } from './years.ts'

/** A part with fewer words than this is not a paragraph of its own. */
const SMALLEST_PARAGRAPH = 45
/** A section is parted when each part can be a paragraph and the whole is long enough to be read in two breaths. */
const LONG_ENOUGH_TO_PART = 110
const SAID_IN_SENTENCES = new Set([...STUDY_KEYS, ...WORK_KEYS, 'academicRank'])
/** A paragraph of this many words is parted, … */
const TOO_LONG = 160
/** … neither part being less than this share of it. */
const LEAST_OF_TWO = 0.3
/** How many times its share a section grows by when the person wants it in front. */
const EMPHASISED = 1.6
/** Supporting answers are taken up until a section has this many times the words that it has room for. */
const ENOUGH_TO_CHOOSE_FROM = 1.1

/** As a stem. */
const EMPLOYER = /^(?:employ|employer|compan|company|firm|workplac)$/u

type Asked = Pick<WritingRequest, 'type' | 'form' | 'answers'>

/**
 * The answers that count: neither what is hidden behind another answer, nor background that an answer tells, nor what
 * the person does not want mentioned.
 */
export function answersInPlay({ type, form, answers }: Asked): WritingRequest['answers'] {
  const { onlyWhile, standIns, avoidKey } = shapeOf(type, form)
  const hidden = onlyWhile.flatMap(({ keys, key, option }) => {
    const chosen = answers[key]
    const value =
      chosen === undefined
        ? option
        : 'option' in chosen
          ? chosen.option
          : 'flag' in chosen
            ? String(chosen.flag)
            : option
    return value === option ? [] : keys
  })
  const told = standIns.filter(({ for: keys }) => keys.some(key => answers[key] !== undefined))
  const out = new Set<string>([...hidden, ...told.map(({ key }) => key)])
  const left = Object.fromEntries(Object.entries(answers).filter(([key]) => !out.has(key)))
  return withoutAvoided({ type, form, answers: left }, avoidKey)
}

function withoutAvoided(
  { type, form, answers }: Asked,
  avoidKey: string | undefined,
): WritingRequest['answers'] {
  const wishes = [
    avoidKey === undefined ? '' : proseOf(answers[avoidKey]),
    // 'Please don't write about the antibiotic in our company', among the answers.
    ...Object.entries(answers).flatMap(([key, value]) =>
      key === avoidKey ? [] : askedToLeaveOut(proseOf(value)),
    ),
  ]
  const employer = positionParts(proseOf(answers.currentPosition)).at
  const asked = avoidedTopics(wishes.join('\n')).flatMap(topic =>
    // The employer goes by a name of its own.
    employer !== '' && [...topic.stems].some(word => EMPLOYER.test(word))
      ? [topic, ...avoidedTopics(employer)]
      : [topic],
  )
  const definition = findQuestionnaire(type, form)
  if (asked.length === 0 || definition === null) return answers
  const quotable = quotableAnswers(definition, answers)
  const topics = topicsOfTheirOwn(asked, Object.values(quotable).map(proseOf))
  const target = new Set<string>(definition.target === null ? [] : Object.values(definition.target))
  const oneLiners = new Map(
    definition.sections.flatMap(section =>
      section.questions
        .filter(({ kind }) => kind === 'SHORT_TEXT')
        .map(({ key, label }) => [key, label] as const),
    ),
  )
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      if (value === undefined || !('text' in value) || target.has(key) || quotable[key] === undefined)
        return [[key, value]]
      // 'GPA' names the question of a one-line answer.
      if (mentions(oneLiners.get(key) ?? '', topics)) return []
      const { title } = positionParts(value.text)
      const text =
        key === 'currentPosition' && mentions(value.text, topics) && !mentions(title, topics)
          ? title
          : withoutMentions(value.text, topics)
      return text === '' ? [] : [[key, { text }]]
    }),
  )
}

/** Does the text say what is applied for? */
export function hasApplication(request: WritingRequest): boolean {
  const { application } = shapeOf(request.type, request.form)
  if (application === 'NEVER' || (application !== 'ALWAYS' && !application(request))) return false
  const { course, university } = targetOf(request)
  return course !== '' || university !== ''
}

/**
 * The paragraphs of a document, in order: each with its job, its share of the words and the answers that may feed it.
 * What has no answer has no paragraph; its share goes to the others.
 */
export function planDocument(request: WritingRequest): WritingPlan {
  if (request.type === 'LOR') return planLetter(request)
  const shape = shapeOf(request.type, request.form)
  const answers = answersInPlay(request)
  const asked = { ...request, answers }
  const definition = findQuestionnaire(request.type, request.form)
  const quotable = definition === null ? answers : quotableAnswers(definition, answers)
  const counted = new Map<string, number>()
  const wordsOf = (keys: readonly string[]) =>
    keys.reduce((sum, key) => {
      const words = counted.get(key) ?? usableWords({ [key]: quotable[key] })
      counted.set(key, words)
      return sum + words
    }, 0)
  const targetWords = targetWordsOf(shape, request)
  const all = (
    typeof shape.sections === 'function' ? shape.sections(asked, targetWords) : shape.sections
  ).map(section => (section.job === 'challenge' ? toldInTime(section, asked) : section))
  const sections = withRoom({
    shape,
    sections: weighted(shape, all, asked),
    request: asked,
    wordsOf,
    targetWords,
  })
  const paragraphs: PlannedParagraph[] = []
  let waiting: PlannedParagraph | null = null
  let titleOfBoth = ''
  const opened = (next: PlannedParagraph, start: PlannedParagraph): PlannedParagraph => ({
    ...next,
    title: titleOfBoth,
    share: next.share + start.share,
  })
  for (const section of sections) {
    const own = paragraphsOf({ section: openedWith(section, waiting, wordsOf), wordsOf, targetWords })
    const [first, ...rest] = own
    if (first === undefined || wordsOf(section.parts.flatMap(part => part.keys)) === 0) {
      // The opening names what is applied for, where that is known.
      if (section === sections[0] && hasApplication(asked))
        paragraphs.push(planned(section, section.title, section.share, []))
      if (waiting !== null) paragraphs.push(waiting)
      waiting = null
      continue
    }
    if (
      section.titleWithNext !== undefined &&
      wordsOf(first.keys) + spokenWords(first.keys) < SMALLEST_PARAGRAPH
    ) {
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
  return {
    targetWords,
    tone: toneNameOf(shape, asked),
    paragraphs: paragraphs.map(paragraph => ({ ...paragraph, share: paragraph.share / total })),
  }
}

/** A setback of 2022 before the problem of 2023, whatever the form asks for first. */
function toldInTime(section: ShapeSection, { answers }: WritingRequest): ShapeSection {
  return {
    ...section,
    parts: inTime(section.parts, ({ keys }) => yearIn(keys.map(key => proseOf(answers[key])).join(' '))),
  }
}

/** A short start waits for the section that it opens, and counts as that section's own. */
function openedWith(
  section: ShapeSection,
  start: PlannedParagraph | null,
  wordsOf: (keys: readonly string[]) => number,
): ShapeSection {
  if (start === null) return section
  const first = section.parts.findIndex(part => wordsOf(part.keys) > 0)
  return {
    ...section,
    parts: section.parts.map((part, index) =>
      index === first ? { ...part, keys: [...start.keys, ...part.keys] } : part,
    ),
  }
}

/** The tone asked for, where the form offers it. */
function toneNameOf(shape: DocumentShape, { answers }: WritingRequest): ToneName {
  const asked = shape.toneKey === null ? undefined : answers[shape.toneKey]
  const name = asked !== undefined && 'option' in asked ? asked.option : ''
  return isToneName(name) && shape.tones.includes(name) ? name : shape.defaultTone
}

function targetWordsOf(shape: DocumentShape, { answers }: WritingRequest): number {
  const asked = shape.lengthKey === null ? undefined : answers[shape.lengthKey]
  const words =
    asked === undefined
      ? shape.promptKey === undefined
        ? Number.NaN
        : (wordLimitIn(proseOf(answers[shape.promptKey])) ?? Number.NaN)
      : 'option' in asked
        ? Number(asked.option)
        : 'number' in asked
          ? asked.number
          : Number.NaN
  return Number.isInteger(words) && words > 0 ? words : shape.defaultWords
}

/** What the person wants in front. */
function emphasisedOptions({ emphasis }: DocumentShape, { answers }: WritingRequest): readonly string[] {
  const chosen = emphasis === undefined ? undefined : answers[emphasis.key]
  return chosen !== undefined && 'options' in chosen ? chosen.options : []
}

function weighted(
  shape: DocumentShape,
  sections: readonly ShapeSection[],
  request: WritingRequest,
): readonly ShapeSection[] {
  const { emphasis } = shape
  if (emphasis === undefined) return sections
  const options = emphasisedOptions(shape, request)
  const jobs = new Set(options.flatMap(option => emphasis.sections[option] ?? []))
  const keys = new Set(options.flatMap(option => emphasis.keys?.[option] ?? []))
  return sections.map(section =>
    jobs.has(section.job)
      ? {
          ...section,
          share: section.share * EMPHASISED,
          parts: section.parts.map(part =>
            part.keys.some(key => keys.has(key)) ? { ...part, weight: EMPHASISED } : part,
          ),
        }
      : section,
  )
}

/**
 * The sections without those supporting answers for which they have no room: a text that touches everything tells
 * nothing. Where the answers hold little more than the text, all of them stay.
 */
function withRoom({
  shape,
  sections,
  request,
  wordsOf,
  targetWords,
}: {
  shape: DocumentShape
  sections: readonly ShapeSection[]
  request: WritingRequest
  wordsOf: (keys: readonly string[]) => number
  targetWords: number
}): readonly ShapeSection[] {
  const { supporting, emphasis } = shape
  if (supporting === undefined) return sections
  const inFront = new Set(emphasisedOptions(shape, request).flatMap(option => emphasis?.keys?.[option] ?? []))
  const keysOf = (section: ShapeSection) => section.parts.flatMap(part => part.keys)
  const all = sections.reduce((sum, section) => sum + wordsOf(keysOf(section)), 0)
  if (all <= targetWords * ENOUGH_TO_CHOOSE_FROM) return sections
  const shares = sections.reduce(
    (sum, section) => sum + (wordsOf(keysOf(section)) > 0 ? section.share : 0),
    0,
  )
  const full = new Map(
    sections.map(section => [
      section,
      {
        keys: new Set(keysOf(section)),
        words: wordsOf(keysOf(section)),
        room: (section.share / shares) * targetWords * ENOUGH_TO_CHOOSE_FROM,
      },
    ]),
  )
  let spare = all - targetWords * ENOUGH_TO_CHOOSE_FROM
  const out = new Set<string>()
  for (const key of [...supporting].reverse()) {
    const own = wordsOf([key])
    const section = [...full.values()].find(({ keys }) => keys.has(key))
    if (own === 0 || own > spare || section === undefined || inFront.has(key)) continue
    if (section.words - own < section.room) continue
    out.add(key)
    section.words -= own
    spare -= own
  }
  return sections.map(section => ({
    ...section,
    parts: section.parts.map(part => ({ ...part, keys: part.keys.filter(key => !out.has(key)) })),
  }))
}

function planned(
  section: ShapeSection,
  title: string,
  share: number,
  keys: readonly string[],
): PlannedParagraph {
  return { job: section.job, title, share, keys }
}

/** What a sentence adds to the bare words of a one-line answer. */
function spokenWords(keys: readonly string[]): number {
  return keys.filter(key => SAID_IN_SENTENCES.has(key)).length * 5
}

type Part = { title: string; keys: string[]; words: number; weight: number; kind: string | undefined }

/** Joins two neighbours: of one kind where there are such, else the part with the fewest words and its smaller one. */
function joinTwo(parts: Part[], title: string): void {
  const first = firstOfKin(parts) ?? firstOfSmallest(parts)
  const [one, other] = [parts[first], parts[first + 1]]
  if (one === undefined || other === undefined) return
  parts.splice(first, 2, {
    title: parts.length === 2 ? title : one.words >= other.words ? one.title : other.title,
    keys: [...one.keys, ...other.keys],
    words: one.words + other.words,
    weight: one.weight + other.weight,
    kind: one.kind === other.kind ? one.kind : undefined,
  })
}

function firstOfKin(parts: readonly Part[]): number | null {
  const at = parts.findIndex(({ kind }, index) => kind !== undefined && parts[index + 1]?.kind === kind)
  return at < 0 ? null : at
}

function firstOfSmallest(parts: readonly Part[]): number {
  const fewest = Math.min(...parts.map(({ words }) => words))
  const at = parts.findIndex(({ words }) => words === fewest)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  return before !== undefined && (after === undefined || before.words <= after.words) ? at - 1 : at
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
  const inBreaths = (paragraph: PlannedParagraph) =>
    partedWhereLong({ paragraph, section, wordsOf, room: section.share * targetWords })
  const parts = section.parts
    .map(part => ({
      title: part.title,
      keys: part.keys.filter(key => wordsOf([key]) > 0),
      words: wordsOf(part.keys) + spokenWords(part.keys.filter(key => wordsOf([key]) > 0)),
      weight: part.weight ?? 1,
      kind: part.kind,
    }))
    .filter(part => part.words > 0)
  const [only] = parts
  if (only === undefined) return []
  if (parts.length === 1) return inBreaths(planned(section, only.title, section.share, only.keys))
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  const room = Math.min(words, Math.max(section.share * targetWords, LONG_ENOUGH_TO_PART))
  const most = Math.max(1, Math.floor((room * 2) / LONG_ENOUGH_TO_PART))
  while (parts.length > 1 && (parts.length > most || parts.some(part => part.words < SMALLEST_PARAGRAPH)))
    joinTwo(parts, section.title)
  const weights = parts.reduce((sum, part) => sum + part.weight, 0)
  return parts.flatMap(part =>
    inBreaths(planned(section, part.title, (section.share * part.weight) / weights, part.keys)),
  )
}

/** A paragraph that would be too long to read is parted between two answers, as near to its middle as it may be. */
function partedWhereLong({
  paragraph,
  section,
  wordsOf,
  room,
}: {
  paragraph: PlannedParagraph
  section: ShapeSection
  wordsOf: (keys: readonly string[]) => number
  room: number
}): PlannedParagraph[] {
  const { keys, share } = paragraph
  const all = wordsOf(keys)
  if (Math.min(all, room * ENOUGH_TO_CHOOSE_FROM) < TOO_LONG) return [paragraph]
  const cuts = keys
    .map((key, at) => ({ at, key, before: wordsOf(keys.slice(0, at)) }))
    .filter(
      ({ key, at, before }) =>
        before >= all * LEAST_OF_TWO &&
        all - before >= all * LEAST_OF_TWO &&
        // A post and what was done in it stay together.
        !(SAID_IN_SENTENCES.has(keys[at - 1] ?? '') || SAID_IN_SENTENCES.has(key)),
    )
    .sort((one, other) => Math.abs(all / 2 - one.before) - Math.abs(all / 2 - other.before))
  const [cut] = cuts
  if (cut === undefined) return [paragraph]
  const titleOf = (own: readonly string[]) =>
    section.parts.find(part => part.keys.some(key => own.includes(key)))?.title ?? paragraph.title
  return [keys.slice(0, cut.at), keys.slice(cut.at)].map(own => ({
    ...paragraph,
    title: titleOf(own),
    share: (share * wordsOf(own)) / all,
    keys: own,
  }))
}
