/**
 * The writer that asks an outside model. Each paragraph is drafted from the answers that the plan gives it, held against
 * them twice (by rule, and by the model in a second pass), mended once, and only then handed out. At most three requests
 * go out for a paragraph, whatever goes wrong.
 */

import type { CallBudget, LanguageModel } from '../../../../infra/languageModel.ts'
import { tidied } from '../../../language/tidied.ts'
import type { DraftParagraph, DraftSentence, PlannedParagraph, WritingPlan } from '../draft.ts'
import { countWords, plainText } from '../plainText.ts'
import type { WritingRequest } from '../request.ts'
import type { RemovedClaim, SectionsAsked, SectionWriter, WrittenSection } from '../writer.ts'
import { WriterUnavailableError } from '../writer.ts'
import { checkPrompt, type SentenceToCheck } from './checkPrompt.ts'
import { draftPrompt } from './draftPrompt.ts'
import { type Ground, type GroundedSentence, isCarried, repeats } from './groundSentence.ts'
import { GROUNDWORK_HERE, type Groundwork } from './groundwork.ts'
import type { SectionMaterial } from './material.ts'
import { readSentences, readVerdicts, type Verdict } from './readReply.ts'

/** Requests that may go out for one paragraph, repairs included. */
export const CALLS_PER_SECTION = 3
/** A paragraph grows by at most this over its share when others hold less than theirs. */
const MOST_GROWTH = 1.4
const FEWEST_WORDS = 25
/** Answers with fewer words may well hold nothing for a paragraph. */
const WORDS_TO_TELL = 40
/** Notes written out as sentences take so many times their words. */
const WRITTEN_OUT = 1.35
/** Beside the words of its answers a paragraph may say what is applied for, and lead over. */
const WORDS_TO_LEAD_OVER = 20
/** A draft that broke off is kept when it has this share of its words; otherwise it is asked for again. */
const ENOUGH_OF_A_CUT = 0.8
/** Without the sentence before it such a sentence speaks of something else. */
const POINTS_BACK = /^(?:it|this|that|these|those|they|such|both|neither|the (?:latter|former|result))\b/iu

/** A writer that asks `model`, and has what it computes itself done by `groundwork`. */
export function createModelWriter({
  model,
  groundwork = GROUNDWORK_HERE,
}: {
  model: LanguageModel
  groundwork?: Groundwork
}): SectionWriter {
  return { kind: 'MODEL', write: asked => writeSections({ model, groundwork }, asked) }
}

type Means = { model: LanguageModel; groundwork: Groundwork }

async function* writeSections(
  { model, groundwork }: Means,
  asked: SectionsAsked,
): AsyncGenerator<WrittenSection> {
  const { request, plan, startAt, signal } = asked
  const written = [...asked.written]
  let isTold = written.some(({ job }) => !isFrame(job))
  let wasAsked = false
  for (const [index, paragraph] of plan.paragraphs.entries()) {
    if (index < startAt) continue
    signal.throwIfAborted()
    const { section, asks, told } = await writeSection({
      model,
      groundwork,
      request,
      plan,
      paragraph,
      words: wordsFor(asked, index, written),
      written,
      signal,
    })
    wasAsked ||= asks
    isTold ||= told
    if (section.paragraph !== null) written.push(section.paragraph)
    // A text of which nothing could be kept is no document.
    if (index === plan.paragraphs.length - 1 && wasAsked && !isTold)
      throw new WriterUnavailableError(`nothing that ${model.name} wrote could be kept`, true)
    yield section
  }
}

/** The lines around a letter are the same whoever writes it. */
function isFrame(job: string): boolean {
  return job === 'salutation' || job === 'signature'
}

/** What is left of the length, by the shares of the paragraphs that are left. */
function wordsFor({ plan }: SectionsAsked, index: number, written: readonly DraftParagraph[]): number {
  const own = plan.paragraphs[index]?.share ?? 0
  const open = plan.paragraphs.slice(index).reduce((sum, { share }) => sum + share, 0)
  const left = plan.targetWords - countWords(plainText(written))
  return Math.min((left * own) / (open || 1), plan.targetWords * own * MOST_GROWTH)
}

type Section = Means & {
  request: WritingRequest
  plan: WritingPlan
  paragraph: PlannedParagraph
  words: number
  written: readonly DraftParagraph[]
  signal: AbortSignal
}

async function writeSection(
  section: Section,
): Promise<{ section: WrittenSection; asks: boolean; told: boolean }> {
  const { groundwork, request, plan, paragraph, words, written, signal } = section
  const { first, last, material, ground } = await groundwork.prepare({ request, plan, paragraph }, signal)
  const removed: RemovedClaim[] = []
  const done = (told: readonly DraftSentence[], asks: boolean) => {
    const sentences = [...first, ...told, ...last].map(({ text, sources }) => ({ text, sources }))
    const { job, title } = paragraph
    return {
      section: { paragraph: sentences.length === 0 ? null : { job, title, sentences }, removed },
      asks,
      told: told.length > 0,
    }
  }
  if (isFrame(paragraph.job) || material.answers.every(({ key }) => key === 'studentFullName'))
    return done([], false)
  const before = [...written.map(({ sentences }) => sentences), first]
    .filter(sentences => sentences.length > 0)
    .map(sentences => sentences.map(({ text }) => text).join(' '))
  const asked: AskedSection = {
    ...section,
    material,
    before,
    words: Math.round(
      Math.max(FEWEST_WORDS, Math.min(words, material.words * WRITTEN_OUT + WORDS_TO_LEAD_OVER)),
    ),
    ground,
    calls: { left: CALLS_PER_SECTION },
    removed,
  }
  const earlier = [...written.flatMap(({ sentences }) => sentences), ...first, ...last].map(
    ({ text }) => text,
  )
  const fresh: GroundedSentence[] = []
  for (const sentence of await draft(asked)) {
    if (repeats(sentence.text, [...earlier, ...fresh.map(({ text }) => text)]))
      removed.push({ text: sentence.text, reason: 'Another sentence says this already.' })
    else fresh.push(sentence)
  }
  return done(await checked(asked, fresh, earlier), true)
}

type AskedSection = Section & {
  material: SectionMaterial
  /** The paragraphs that stand before it. */
  before: readonly string[]
  ground: Ground
  calls: CallBudget
  /** Filled with what is cut. */
  removed: RemovedClaim[]
}

/** Asks for the paragraph, and again where what came back is none or too little, while a call is left to check it. */
async function draft(asked: AskedSection): Promise<GroundedSentence[]> {
  const { model, groundwork, request, plan, paragraph, material, before, words, calls, signal } = asked
  const prompt = draftPrompt({ type: request.type, plan, paragraph, material, words, before })
  for (;;) {
    const answer = await model.ask({ ...prompt, calls, signal })
    if (answer.outcome === 'AWAY')
      throw new WriterUnavailableError(`${model.name} at ${model.host}: ${answer.why}`, answer.isPassing)
    if (answer.outcome === 'REFUSED') {
      if (calls.left > 1) continue
      throw new WriterUnavailableError(`${model.name} at ${model.host} declines to write this`, false)
    }
    const sent = readSentences(answer.text)
    if (sent === null) {
      if (calls.left > 1) continue
      throw new WriterUnavailableError(`what ${model.name} at ${model.host} wrote could not be read`, true)
    }
    // Where prose breaks off, its last sentence is a half one.
    const isHalf = answer.outcome === 'CUT' && sent.at(-1)?.keys.length === 0
    const sentences = [
      ...(await groundwork.ground(
        { sentences: isHalf ? sent.slice(0, -1) : sent, on: asked.ground },
        signal,
      )),
    ]
    const arrived = sentences.reduce((sum, { text }) => sum + countWords(text), 0)
    const isEnough = answer.outcome === 'ANSWERED' || arrived >= ENOUGH_OF_A_CUT * words
    // That the answers carry nothing is an answer too; where there is something to tell, on being asked again.
    const holdsNothing = sent.length === 0 && material.words < WORDS_TO_TELL
    if (calls.left < 2 || holdsNothing || (isEnough && sentences.some(({ sources }) => sources.length > 0)))
      return sentences
  }
}

/**
 * The second pass. What a rule complains of, or the model finds to go beyond its answers, is mended once and compared
 * again; what cannot be compared stays only where it says little else than the words of its answers.
 */
async function checked(
  asked: AskedSection,
  sentences: readonly GroundedSentence[],
  earlier: readonly string[],
): Promise<GroundedSentence[]> {
  const { groundwork, ground: on, removed, calls, signal } = asked
  // What rests on no answer has nothing to be compared with.
  const comparable = sentences.filter(({ sources }) => sources.length > 0)
  const verdicts = await compare(asked, comparable)
  const verdictOn = (sentence: GroundedSentence) => verdicts.get(comparable.indexOf(sentence) + 1)
  const isFine = (sentence: GroundedSentence) => {
    const verdict = verdictOn(sentence)
    return verdict === undefined
      ? isCarried(sentence, on)
      : verdict.isSupported && sentence.complaints.length === 0
  }
  const faulty = sentences.filter(sentence => !isFine(sentence))
  const repairs = faulty.map(sentence => tidied(verdictOn(sentence)?.repair ?? ''))
  const offered = faulty.filter((_, index) => repairs[index] !== '')
  const regrounded =
    offered.length === 0
      ? []
      : await groundwork.ground(
          {
            sentences: offered.map(sentence => ({
              text: repairs[faulty.indexOf(sentence)] ?? '',
              keys: sentence.cites.length > 0 ? sentence.cites : sentence.sources.map(({ key }) => key),
            })),
            on,
          },
          signal,
        )
  const outcomes = sentences.map((sentence): { kept: GroundedSentence | null; isMended: boolean } => {
    if (!faulty.includes(sentence)) return { kept: sentence, isMended: false }
    const verdict = verdictOn(sentence)
    const mended = regrounded[offered.indexOf(sentence)] ?? null
    const others = [...earlier, ...sentences.filter(other => other !== sentence).map(({ text }) => text)]
    if (mended === null || mended.complaints.length > 0 || repeats(mended.text, others)) {
      removed.push({ text: sentence.text, reason: reasonOf(sentence, verdict) })
      return { kept: null, isMended: false }
    }
    removed.push({ text: wordsCut(sentence, verdict), reason: reasonOf(sentence, verdict) })
    return { kept: mended, isMended: true }
  })
  const mended = outcomes.flatMap(({ kept, isMended }) => (kept !== null && isMended ? [kept] : []))
  const second = calls.left > 0 ? await compare(asked, mended) : new Map<number, Verdict>()
  const kept: GroundedSentence[] = []
  let isAfterCut = false
  for (const outcome of outcomes) {
    let sentence = outcome.kept
    if (sentence !== null && outcome.isMended) {
      const verdict = second.get(mended.indexOf(sentence) + 1)
      if (!(verdict?.isSupported ?? isCarried(sentence, on))) {
        removed.push({ text: sentence.text, reason: reasonOf(sentence, verdict) })
        sentence = null
      }
    }
    if (sentence !== null && isAfterCut && POINTS_BACK.test(sentence.text)) {
      removed.push({ text: sentence.text, reason: 'It speaks of a sentence that was removed.' })
      sentence = null
    }
    isAfterCut = sentence === null
    if (sentence !== null) kept.push(sentence)
  }
  return kept
}

/** The model's verdicts by number, counted from 1; none where it gives none. */
async function compare(
  { model, request, material, before, calls, signal }: AskedSection,
  sentences: readonly GroundedSentence[],
): Promise<Map<number, Verdict>> {
  if (sentences.length === 0) return new Map()
  const prompt = checkPrompt({
    type: request.type,
    material,
    before,
    sentences: sentences.map(
      ({ text, sources, cites, complaints }, index): SentenceToCheck => ({
        number: index + 1,
        text,
        keys: [...new Set([...cites, ...sources.map(({ key }) => key)])],
        complaints: complaints.map(({ reason }) => reason),
      }),
    ),
  })
  while (calls.left > 0) {
    const answer = await model.ask({ ...prompt, calls, signal })
    // It stays away: what the words of the answers carry by themselves is still good.
    if (answer.outcome === 'AWAY') break
    const verdicts = answer.outcome === 'REFUSED' ? new Map() : readVerdicts(answer.text)
    if (verdicts.size > 0) return verdicts
  }
  return new Map()
}

function reasonOf({ complaints }: GroundedSentence, verdict: Verdict | undefined): string {
  if (complaints[0] !== undefined) return complaints[0].reason
  if (verdict === undefined) return 'It could not be compared with the answers.'
  return verdict.unsupported === ''
    ? 'No answer states all of this.'
    : `No answer that it rests on states this: “${verdict.unsupported}”.`
}

function wordsCut({ text, complaints }: GroundedSentence, verdict: Verdict | undefined): string {
  const words = verdict?.unsupported ?? ''
  return words !== '' && text.includes(words) ? words : (complaints[0]?.words ?? text)
}
