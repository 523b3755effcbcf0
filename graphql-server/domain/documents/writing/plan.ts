import { findQuestionnaire } from '../../questionnaires/index.ts'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { avoidedTopics, mentions, namesToHide, topicsOfTheirOwn, withoutMentions } from './avoid.ts'
import { chosenOption } from './chosenOption.ts'
import type { PlannedParagraph, WritingPlan } from './draft.ts'
import type { FormSection, WritingForm } from './forms/form.ts'
import { formOf } from './forms/index.ts'
import { share } from './information.ts'
import { wordLimitIn } from './promptWords.ts'
import { isToneName, type ToneName, type WritingRequest } from './request.ts'
import { targetOf } from './target.ts'
import { proseOf, usableWords } from './usableWords.ts'
import { inTime, yearIn } from './years.ts'

/** A part with fewer words than this is not a paragraph of its own. */
const SMALLEST_PARAGRAPH = 40
/** Of a whole section, fewer words than this are a remark. */
const SMALLEST_SECTION = 15
/** The same of what leads up to the next one. */
const SMALLEST_BEFORE = 30
/** A paragraph of more words than this is parted where what it is about changes, … */
const LONG = 80
/** … and one of more than this wherever an answer ends, … */
const TOO_LONG = 120
/** … neither part having less than this share of it. */
const LEAST_OF_TWO = 0.25
/** What the person wants in front has so many times its room. */
const EMPHASISED = 1.6
/** Answers are planned until they hold this many words for each word of the text. */
const ENOUGH_TO_CHOOSE_FROM = 1.1
/** About the words of the sentence that says what is applied for, and of one that says who recommends. */
const STATED_WORDS = 25
/** The same of a letter with salutation and signature. */
const LETTER_FRAME = 80
/** These stay paragraphs, however short they are. */
const OWN_PARAGRAPH = /^(?:opening|goals|ahead|recommendation)$/u

type Asked = Pick<WritingRequest, 'type' | 'form' | 'answers'>

/**
 * The answers that count: neither what is hidden behind another answer, nor background that an answer tells, nor what
 * the person does not want mentioned.
 */
export function answersInPlay({ type, form, answers }: Asked): WritingRequest['answers'] {
  const { onlyWhile, standIns, avoidKey } = formOf(type, form)
  const hidden = onlyWhile.flatMap(({ keys, key, option }) => {
    const chosen = chosenOption(answers, key)
    return chosen === null || chosen === option ? [] : keys
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
  const wish = avoidKey === undefined ? '' : proseOf(answers[avoidKey])
  const asked = [...avoidedTopics(wish), ...namesToHide(Object.values(answers).map(proseOf))]
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
      const text = withoutMentions(value.text, topics)
      return text === '' ? [] : [[key, { text }]]
    }),
  )
}

/** The questions of the form that a document lives by. */
export function keyStoriesOf({ type, form }: Pick<WritingRequest, 'type' | 'form'>): ReadonlySet<string> {
  const questions = findQuestionnaire(type, form)?.sections.flatMap(section => section.questions) ?? []
  return new Set(questions.filter(({ keyStory }) => keyStory !== undefined).map(({ key }) => key))
}

/** Does the text say what is applied for? */
export function hasApplication(request: WritingRequest): boolean {
  const { application } = formOf(request.type, request.form)
  if (application === 'NEVER' || (application !== 'ALWAYS' && !application(request))) return false
  const { course, university } = targetOf(request)
  return course !== '' || university !== ''
}

/** A paragraph, and the words of the answers that feed it. */
type Sized = PlannedParagraph & { words: number }

/**
 * The paragraphs of a document, in order: each with its job, its share of the words and the answers that may feed it.
 * What has no answer has no paragraph, and none has more room than there is to tell.
 */
export function planDocument(request: WritingRequest): WritingPlan {
  const form = formOf(request.type, request.form)
  const asked = { ...request, answers: answersInPlay(request) }
  const targetWords = targetWordsOf(form, asked)
  const wordsOf = wordCounter(asked)
  const inFront = emphasised(form, asked)
  const sections = withRoom({
    request: asked,
    sections: inOrder(form, asked, targetWords),
    room: targetWords - (request.type === 'LOR' ? LETTER_FRAME : STATED_WORDS),
    inFront,
    wordsOf,
  })
  const body = withoutRemarks(
    sections.flatMap(section => paragraphsOf({ section, request: asked, targetWords, inFront, wordsOf })),
  ).flatMap(paragraph => partedWhereLong(paragraph, { sections, targetWords, wordsOf }))
  const given = share(
    targetWords,
    body.map(({ share: weight, words }) => ({ weight, most: words })),
  )
  const total = given.reduce((sum, words) => sum + words, 0)
  const paragraphs = body.map(
    ({ job, title, keys }, at): PlannedParagraph => ({
      job,
      title,
      share: total === 0 ? 1 / body.length : (given[at] ?? 0) / total,
      keys,
    }),
  )
  return {
    targetWords,
    tone: toneNameOf(form, asked),
    paragraphs: request.type === 'LOR' ? framed(paragraphs, asked) : paragraphs,
  }
}

/** A letter opens with a salutation and ends with the name of who signs. */
function framed(paragraphs: readonly PlannedParagraph[], { answers }: WritingRequest): PlannedParagraph[] {
  return [
    { job: 'salutation', title: 'Salutation', share: 0, keys: [] },
    ...paragraphs,
    ...(usableWords({ signs: answers.recommenderName }) > 0
      ? [{ job: 'signature', title: 'Signature', share: 0, keys: [] }]
      : []),
  ]
}

/** The sections as the tone orders them; problem and setback by the years that they name, a letter's longest instance first. */
function inOrder(form: WritingForm, request: WritingRequest, targetWords: number): readonly FormSection[] {
  const sections = typeof form.sections === 'function' ? form.sections(request, targetWords) : form.sections
  const order = form.orders?.[toneNameOf(form, request)]
  const ordered =
    order === undefined
      ? sections
      : [...sections].sort((one, other) => order.indexOf(one.job) - order.indexOf(other.job))
  const wordsOf = wordCounter(request)
  return ordered.map(section => {
    const { job, parts } = section
    if (job === 'challenge') {
      const said = (keys: readonly string[]) => keys.map(key => proseOf(request.answers[key])).join(' ')
      return { ...section, parts: inTime(parts, ({ keys }) => yearIn(said(keys))) }
    }
    if (job !== 'evidence' || request.type !== 'LOR') return section
    // What happened besides is told as part of it: 'In the third week of the visits'.
    const longestFirst = (keys: readonly string[]) =>
      [...keys].sort((one, other) => wordsOf([other]) - wordsOf([one]))
    return { ...section, parts: parts.map(part => ({ ...part, keys: longestFirst(part.keys) })) }
  })
}

/** The tone asked for, where the form offers it. */
function toneNameOf(form: WritingForm, { answers }: Asked): ToneName {
  const name = form.toneKey === null ? null : chosenOption(answers, form.toneKey)
  return name !== null && isToneName(name) && form.tones.includes(name) ? name : form.defaultTone
}

function targetWordsOf({ lengthKey, promptKey, defaultWords }: WritingForm, { answers }: Asked): number {
  const asked = lengthKey === null ? undefined : answers[lengthKey]
  const words =
    asked === undefined
      ? promptKey === undefined
        ? null
        : wordLimitIn(proseOf(answers[promptKey]))
      : 'option' in asked
        ? Number(asked.option)
        : 'number' in asked
          ? asked.number
          : null
  return words !== null && Number.isInteger(words) && words > 0 ? words : defaultWords
}

/** The answers that the person wants in front. */
function emphasised({ emphasis }: WritingForm, { answers }: Asked): ReadonlySet<string> {
  const chosen = emphasis === undefined ? undefined : answers[emphasis.key]
  const options = chosen !== undefined && 'options' in chosen ? chosen.options : []
  return new Set(options.flatMap(option => emphasis?.keys[option] ?? []))
}

type WordsOf = (keys: readonly string[]) => number

/** Counts the words of answers that a text may quote; each answer is read once. */
function wordCounter({ type, form, answers }: Asked): WordsOf {
  const definition = findQuestionnaire(type, form)
  const quotable = definition === null ? answers : quotableAnswers(definition, answers)
  const counted = new Map<string, number>()
  return keys =>
    keys.reduce((sum, key) => {
      const words = counted.get(key) ?? usableWords({ [key]: quotable[key] })
      counted.set(key, words)
      return sum + words
    }, 0)
}

/** What these say is needed, however few words it has. An essay has chosen its answers. */
const NEVER_SPARED = { SOP: /^(?:opening|fit|goals)$/u, LOR: /^(?:opening|comparison)$/u, ESSAY: /./u }

/**
 * The sections without the shortest answers for which there is no room: a text that touches everything tells nothing.
 * What the document lives by, short facts, and what the person wants in front stay. Where the answers hold little more
 * than the text, all do.
 */
function withRoom({
  sections,
  request: { type, form },
  room,
  inFront,
  wordsOf,
}: {
  sections: readonly FormSection[]
  request: WritingRequest
  room: number
  inFront: ReadonlySet<string>
  wordsOf: WordsOf
}): readonly FormSection[] {
  const questions = findQuestionnaire(type, form)?.sections.flatMap(section => section.questions) ?? []
  const maySpare = new Set(
    questions
      .filter(({ kind, keyStory }) => keyStory === undefined && (kind === 'LONG_TEXT' || type === 'LOR'))
      .map(({ key }) => key),
  )
  let spare = wordsOf(sections.flatMap(keysOf)) - room * ENOUGH_TO_CHOOSE_FROM
  const out = new Set<string>()
  const spared = sections
    .filter(({ job }) => !NEVER_SPARED[type].test(job))
    .flatMap(keysOf)
    .filter(key => maySpare.has(key) && !inFront.has(key))
    .map(key => ({ key, words: wordsOf([key]) }))
    .sort((one, other) => one.words - other.words)
  for (const { key, words } of spared) {
    if (words > spare) break
    out.add(key)
    spare -= words
  }
  return sections.map(section => ({
    ...section,
    parts: section.parts.map(part => ({ ...part, keys: part.keys.filter(key => !out.has(key)) })),
  }))
}

function keysOf({ parts }: FormSection): readonly string[] {
  return parts.flatMap(({ keys }) => keys)
}

/** The paragraphs of a section: its parts where each holds enough for one, otherwise neighbours together. */
function paragraphsOf({
  section,
  request,
  targetWords,
  inFront,
  wordsOf,
}: {
  section: FormSection
  request: WritingRequest
  targetWords: number
  inFront: ReadonlySet<string>
  wordsOf: WordsOf
}): Sized[] {
  const stated = statedWords(section.job, request)
  const isTold = (key: string) => wordsOf([key]) > 0 || chosenOption(request.answers, key) !== null
  // What is still to grow is never told before the praise that it tempers.
  const leads = (key: string) => inFront.has(key) && key !== 'developmentAreas'
  const parts = section.parts
    .map(({ title, keys }) => {
      const told = keys.filter(isTold)
      return { title, keys: [...told.filter(leads), ...told.filter(key => !leads(key))] }
    })
    .filter(({ keys }) => keys.length > 0)
  const [only] = parts
  if (only === undefined)
    return stated === 0
      ? []
      : [{ job: section.job, title: section.title, share: section.share, keys: [], words: stated }]
  const room = Math.max(section.share * targetWords, SMALLEST_PARAGRAPH)
  const most = Math.max(1, Math.floor(Math.min(room, wordsOf(keysOf(section))) / SMALLEST_PARAGRAPH))
  const groups: { title: string; keys: string[] }[] = []
  for (const { title, keys } of parts) {
    const last = groups.at(-1)
    if (
      last !== undefined &&
      (groups.length >= most || wordsOf(last.keys) < SMALLEST_PARAGRAPH || wordsOf(keys) < SMALLEST_PARAGRAPH)
    )
      last.keys.push(...keys)
    else groups.push({ title, keys: [...keys] })
  }
  const all = Math.max(1, wordsOf(groups.flatMap(({ keys }) => keys)))
  return groups.map(({ title, keys }, at) => {
    const weight = section.share * (groups.length === 1 ? 1 : wordsOf(keys) / all)
    return {
      job: section.job,
      title: groups.length === 1 && parts.length > 1 ? section.title : title,
      share: keys.some(key => inFront.has(key)) ? weight * EMPHASISED : weight,
      keys,
      words: wordsOf(keys) + (at === 0 ? stated : 0),
    }
  })
}

/** Words of sentences that need no answer: what is applied for, who recommends whom, how strongly. */
function statedWords(job: string, request: WritingRequest): number {
  if (job === 'opening') return request.type === 'LOR' || hasApplication(request) ? STATED_WORDS : 0
  return job === 'recommendation' ? STATED_WORDS : 0
}

/**
 * A paragraph that would be too long to read is parted between two answers: where what it is about changes, otherwise
 * as near to its middle as it may be.
 */
function partedWhereLong(
  paragraph: Sized,
  {
    sections,
    targetWords,
    wordsOf,
  }: { sections: readonly FormSection[]; targetWords: number; wordsOf: WordsOf },
): Sized[] {
  const { keys, words, share: weight } = paragraph
  const room = Math.max(weight * targetWords, SMALLEST_PARAGRAPH) * ENOUGH_TO_CHOOSE_FROM
  const length = Math.min(words, room)
  const parts = sections.flatMap(section => section.parts)
  const partOf = (key: string | undefined) => parts.find(part => key !== undefined && part.keys.includes(key))
  const [cut] = keys
    .map((key, at) => ({
      at,
      before: wordsOf(keys.slice(0, at)),
      isTurn: partOf(key) !== partOf(keys[at - 1]),
    }))
    .filter(({ isTurn }) => length >= (isTurn ? LONG : TOO_LONG))
    .filter(({ before }) => before >= words * LEAST_OF_TWO && words - before >= words * LEAST_OF_TWO)
    .sort(
      (one, other) =>
        Number(other.isTurn) - Number(one.isTurn) ||
        Math.abs(words / 2 - one.before) - Math.abs(words / 2 - other.before),
    )
  if (cut === undefined) return [paragraph]
  return [keys.slice(0, cut.at), keys.slice(cut.at)].map(own => ({
    ...paragraph,
    title: partOf(own.find(key => wordsOf([key]) > 0))?.title ?? paragraph.title,
    share: (weight * wordsOf(own)) / words,
    keys: own,
    words: wordsOf(own),
  }))
}

/** These lead up to what follows: studies to what was done in them, grades to qualities, the school to the goals, peers to the recommendation. */
const LEADS_UP = /^(?:preparation|academics|fit|comparison)$/u
/** What is still to grow does not lead up to a recommendation. */
const TEMPERS = 'developmentAreas'

/**
 * What can only be a sentence or two joins the paragraph before it, or the one behind it where it leads up to that or
 * may not join the other.
 */
function withoutRemarks(paragraphs: readonly Sized[]): Sized[] {
  const whole: Sized[] = []
  let waiting: Sized | null = null
  for (const paragraph of paragraphs) {
    const { job, title } = paragraph
    const next: Sized = waiting === null ? paragraph : { ...joined(waiting, paragraph), job, title }
    const before = whole.at(-1)
    waiting = null
    const leadsUp = LEADS_UP.test(next.job) && !next.keys.includes(TEMPERS)
    if (OWN_PARAGRAPH.test(next.job) || next.words >= (leadsUp ? SMALLEST_BEFORE : SMALLEST_SECTION))
      whole.push(next)
    else if (leadsUp) waiting = next
    else if (before !== undefined && !OWN_PARAGRAPH.test(before.job))
      whole[whole.length - 1] = joined(before, next)
    else waiting = next
  }
  return waiting === null ? whole : [...whole, waiting]
}

function joined(one: Sized, other: Sized): Sized {
  const { job, title } = OWN_PARAGRAPH.test(other.job) || other.words > one.words ? other : one
  return {
    job,
    title,
    share: one.share + other.share,
    keys: [...one.keys, ...other.keys],
    words: one.words + other.words,
  }
}
