/**
 * The writer that asks an outside model: the whole text in one request, a check of every sentence with an editor's
 * paragraphs in a second, and a check of what changed in a third; of a short text only of repairs that say more than their
 * statements. A paragraph is handed out once all of this is done, so nothing that was not checked is seen. At most
 * `CALLS_PER_DOCUMENT` requests go out, whatever goes wrong.
 */

import type { CallBudget, LanguageModel, ModelAnswer } from '../../../../infra/languageModel.ts'
import { tidied } from '../../../language/tidied.ts'
import type { DraftParagraph, DraftSentence, WritingPlan } from '../draft.ts'
import { leansOn } from '../information.ts'
import { countWords } from '../plainText.ts'
import { withRest } from '../planInOrder.ts'
import type { WritingRequest } from '../request.ts'
import type {
  KeptParagraphs,
  RemovedClaim,
  SectionsAsked,
  SectionWriter,
  Wish,
  WrittenSection,
} from '../writer.ts'
import { WriterUnavailableError } from '../writer.ts'
import { type GroundedSentence, isCarried, isOverruled, repeats } from './groundSentence.ts'
import { GROUNDWORK_HERE, type Groundwork, type PreparedDocument } from './groundwork.ts'
import { journaled, ModelBudgetMetError } from './journal.ts'
import { type ParagraphTask, wordsOfFrames } from './material.ts'
import { checkPrompt, draftPrompt, type KeptTexts, type Prompt } from './prompts.ts'
import {
  readCheck,
  readEdited,
  readSentences,
  readSpare,
  type SentFault,
  type SentSentence,
} from './readReply.ts'
import { shortened } from './shorten.ts'

/** Requests that may go out for one document, with every repetition. */
export const CALLS_PER_DOCUMENT = 6
/** A draft that broke off is kept when it has this share of its words; otherwise its rest is asked for. */
const ENOUGH_OF_A_CUT = 0.9
/** Refusals, and checks that cannot be read, before the writer goes on without. */
const MOST_TRIES = 2
/** Words of a paragraph that stands apart wherever there is a place for it. */
const FEWEST_APART = 30
/** Fewer sentences than these need no editor. */
const FEWEST_TO_EDIT = 6
/** Of a shorter text each request is mostly rules: what changed is compared here. */
const SHORT_TEXT = 320
/** An editor's paragraph with a smaller share of the words tells too little of what the one before told. */
const LEAST_OF_EDITED = 0.5
/** A text that is chosen by about how long it is may be longer by this. */
const MOST_OVER = 1.05
/** Without the sentence before it such a sentence speaks of something else. */
const POINTS_BACK = /^(?:it|this|that|these|those|they|such|both|neither|the (?:latter|former|result))\b/iu

/** The same of one that begins a paragraph: 'I wanted to enter these.' */
const POINTS_SOON = /^(?:\S+ ){0,6}(?:these|this|those(?! (?:who|which|that|of|in)\b)|them)\b/iu
/** It names what was told as known: 'The map was wrong.' */
const NAMES_AGAIN = /^(?:[^,]{0,40}, )?the /iu
/** Beside a sentence that failed, a paragraph that was written anew has at least so many. */
const FEWEST_BESIDE = 2

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

async function* writeSections(
  { model, groundwork }: { model: LanguageModel; groundwork: Groundwork },
  { request, plan, startAt, kept = new Map(), beside = [], wish, journal, signal }: SectionsAsked,
): AsyncGenerator<WrittenSection> {
  const prepared = await groundwork.prepare({ request, plan }, signal)
  const writing: Writing = {
    ...prepared,
    model: journaled(model, journal),
    groundwork,
    request,
    plan,
    signal,
    calls: { left: CALLS_PER_DOCUMENT },
    removed: [],
    kept,
    beside,
    wish,
    tasks: prepared.material.paragraphs.filter(({ number }) => !kept.has(number - 1)),
  }
  const isToWrite = prepared.material.statements.length > 0 && writing.tasks.length > 0
  const sentences = isToWrite ? await writeWhole(writing) : []
  // A text of which nothing could be kept is no document.
  if (isToWrite && sentences.length === 0)
    throw new WriterUnavailableError(`nothing that ${model.name} wrote could be kept`, false)
  for (const [place, index] of orderOf(writing, sentences).entries()) {
    const planned = plan.paragraphs[index]
    if (place < startAt || planned === undefined) continue
    signal.throwIfAborted()
    const { job, title } = planned
    const { first = [], last = [] } = prepared.frames[index] ?? {}
    const ofParagraph = <One extends { paragraph: number }>(all: readonly One[]) =>
      all.filter(({ paragraph }) => paragraph === index + 1)
    const own = ofParagraph(sentences)
    const opensOwn = own.map(({ block }, at) => wish === undefined && at > 0 && block !== own[at - 1]?.block)
    const written = own.map(
      ({ sentence: { text, sources } }, at): DraftSentence => ({
        text,
        sources,
        ...(opensOwn[at] === true && { opens: true }),
      }),
    )
    const told = [...first, ...written, ...last]
    yield {
      paragraph: told.length === 0 ? null : { job, title, sentences: told },
      removed: ofParagraph(writing.removed).map(({ claim }) => claim),
    }
  }
}

type Writing = PreparedDocument & {
  /** With its journal. */
  model: LanguageModel
  groundwork: Groundwork
  request: WritingRequest
  plan: WritingPlan
  signal: AbortSignal
  calls: CallBudget
  /** Paragraphs that nobody asks for: they stay as they are. */
  kept: KeptParagraphs
  /** The person's paragraphs besides the plan. */
  beside: readonly DraftParagraph[]
  wish: Wish | undefined
  /** Those to write. */
  tasks: readonly ParagraphTask[]
  /** What was cut, with the paragraph that it was cut from. */
  removed: { paragraph: number; claim: RemovedClaim }[]
}
/** A sentence at its place in the text. */
type Placed = {
  /** The part of the plan. */
  paragraph: number
  /** Which of the paragraphs that were sent: a part may have several. */
  block: number
  sentence: GroundedSentence
}

/** Whether the argument orders the paragraphs: where a person has seen some of them, they stay in their places. */
function isFree({ kept, beside, wish }: Writing): boolean {
  return kept.size + beside.length === 0 && wish === undefined
}

/**
 * The paragraphs of the plan, from 0, in the order of the text. What is stated by rule at a letter's beginning and end
 * keeps its place, and one that has no sentence its place behind the one before it in the plan.
 */
function orderOf(writing: Writing, placed: readonly Placed[]): number[] {
  const { plan, frames } = writing
  const inPlan = [...plan.paragraphs.keys()]
  if (!isFree(writing)) return inPlan
  const isFirst = (index: number) => (frames[index]?.first.length ?? 0) > 0
  const isLast = (index: number) => !isFirst(index) && (frames[index]?.last.length ?? 0) > 0
  const told = numbersOf(placed).map(number => number - 1)
  const order = [
    ...inPlan.filter(isFirst),
    ...told.filter(index => !isFirst(index) && !isLast(index)),
    ...inPlan.filter(isLast),
  ]
  return withRest(
    order,
    inPlan.filter(index => !order.includes(index)),
  )
}

/** The numbers of paragraphs, in the order in which they first come. */
function numbersOf(placed: readonly Placed[]): number[] {
  return [...new Set(placed.map(({ paragraph }) => paragraph))]
}

async function writeWhole(writing: Writing): Promise<Placed[]> {
  const drafted = withoutRepetition(writing, await draft(writing))
  const isShort = wordsOf(drafted) < SHORT_TEXT
  const { verdicts, edited, spare } = await check(writing, drafted, {
    withEdit: drafted.length >= FEWEST_TO_EDIT,
  })
  const repaired = await repair(writing, drafted, verdicts)
  const changed = await edit(writing, repaired, edited)
  return withinLength(writing, await recheck(writing, { repaired, changed, edited, isShort }), spare)
}

function wordsOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { sentence }) => sum + countWords(sentence.text), 0)
}

/** The text within its length, without what serves it least. The number of words of an essay is a limit. */
function withinLength(
  writing: Writing,
  placed: readonly Placed[],
  spare: readonly GroundedSentence[],
): Placed[] {
  const { kept, out } = shortened(placed, {
    most: mostOf(writing),
    plan: writing.plan.paragraphs,
    spare,
  })
  for (const { paragraph, sentence } of out)
    writing.removed.push({
      paragraph,
      claim: { text: sentence.text, reason: 'The text was too long with it.' },
    })
  return kept
}

/** Asks for the text, and once more for its rest where it broke off or could not be read. */
async function draft(writing: Writing): Promise<Placed[]> {
  const { calls, model } = writing
  const placed: Placed[] = []
  let { tasks } = writing
  let refusals = 0
  // One call is left for the check.
  while (calls.left > 1 && tasks.length > 0 && refusals < MOST_TRIES) {
    const before = tasks === writing.tasks ? [] : textOf(placed)
    const answer = await ask(
      writing,
      draftPrompt(asDocument(writing), {
        tasks,
        mostWords: Math.max(mostWords(writing) - wordsOf(placed), FEWEST_APART),
        before,
        kept: keptTexts(writing),
        wish: writing.wish,
        isFree: isFree(writing) && before.length === 0,
      }),
    )
    if (answer.outcome === 'REFUSED') refusals += 1
    const sent = answer.outcome === 'REFUSED' ? null : readSentences(answer.text)
    if (sent === null) continue
    const arrived = await place(writing, answer.outcome === 'CUT' ? wholeOnes(sent) : sent, tasks)
    const words = arrived.reduce((sum, { sentence }) => sum + countWords(sentence.text), 0)
    const wanted = tasks.reduce((sum, task) => sum + task.words, 0)
    if (answer.outcome === 'ANSWERED' || words >= ENOUGH_OF_A_CUT * wanted) {
      // That the answers carry nothing is an answer too, on being asked twice.
      if (arrived.length === 0 && calls.left > 2) continue
      return [...placed, ...arrived]
    }
    // The paragraph in which it broke off is asked for again.
    const last = arrived.at(-1)?.paragraph
    const whole = arrived.filter(({ paragraph }) => paragraph !== last)
    placed.push(...whole)
    tasks = isFree(writing)
      ? tasks.filter(({ number }) => !whole.some(({ paragraph }) => paragraph === number))
      : tasks.filter(({ number }) => number >= (last ?? 0))
  }
  if (placed.length > 0) return placed
  throw new WriterUnavailableError(
    refusals > 0
      ? `${model.name} at ${model.host} declines to write this`
      : `what ${model.name} at ${model.host} wrote could not be read`,
    false,
  )
}

/** Where prose breaks off, its last sentence is a half one. */
function wholeOnes(sent: readonly SentSentence[]): readonly SentSentence[] {
  return sent.at(-1)?.paragraph === null ? sent.slice(0, -1) : sent
}

/** Grounds sentences and puts them into their paragraphs. */
async function place(
  writing: Writing,
  sent: readonly SentSentence[],
  tasks: readonly ParagraphTask[],
): Promise<Placed[]> {
  const { groundwork, ground: on, signal } = writing
  const told = sent.filter(({ text }) => tidied(text) !== '')
  const grounded = await groundwork.ground({ sentences: told, on }, signal)
  const numbers = told.map(one => one.paragraph)
  // Without a paragraph named anywhere, prose is in the order that it was asked for.
  if (isFree(writing) && numbers.some(number => number !== null))
    return inRuns(
      writing,
      grounded.map((sentence, index) => ({
        sentence,
        number: numbers[index] ?? null,
        opens: told[index]?.opens === true,
      })),
      tasks,
    )
  let paragraph = 0
  let block = 0
  const placed = grounded.flatMap((sentence, index): Placed[] => {
    const named = tasks.find(({ number }) => number === numbers[index])
    if (told[index]?.opens === true) block += 1
    // What follows a sentence without a source of its own stays beside it.
    paragraph = (named ?? tellingOf([sentence], tasks))?.number ?? paragraph
    return paragraph === 0 ? [] : [{ paragraph, block, sentence }]
  })
  return tasks.flatMap(({ number }) => placed.filter(one => one.paragraph === number))
}

/**
 * Sentences in the order and the paragraphs in which they were sent. One without a number, or with that of the paragraph
 * before it, is a further paragraph of the same part. A paragraph whose number is none of the plan's, or
 * came before, has the place of a part of the plan that is told nowhere else: one that tells the same, of the same job,
 * or, where it is no mere sentence, any. Where there is none it stays with the paragraph before it.
 */
function inRuns(
  { frames }: Writing,
  sent: readonly { sentence: GroundedSentence; number: number | null; opens: boolean }[],
  tasks: readonly ParagraphTask[],
): Placed[] {
  const runs: { number: number | null; sentences: GroundedSentence[] }[] = []
  for (const { sentence, number, opens } of sent) {
    const last = runs.at(-1)
    if (last !== undefined && !opens && (number === null || number === last.number))
      last.sentences.push(sentence)
    else runs.push({ number: number ?? last?.number ?? null, sentences: [sentence] })
  }
  const left = new Map(tasks.map(task => [task.number, task]))
  // A letter's last paragraph closes with what is stated by rule.
  const close = tasks.find(({ number }) => (frames[number - 1]?.last.length ?? 0) > 0)
  const ends = runs.at(-1)
  if (
    close !== undefined &&
    ends !== undefined &&
    runs.length > 1 &&
    (frames[(ends.number ?? 0) - 1]?.first.length ?? 0) === 0 &&
    !runs.some(({ number }) => number === close.number)
  )
    ends.number = close.number
  const named = runs.map(({ number }) => {
    const task = number === null ? undefined : left.get(number)
    if (task !== undefined) left.delete(task.number)
    return task
  })
  // What is stated by rule holds its part of a letter at the beginning or the end.
  for (const number of left.keys()) {
    const frame = frames[number - 1]
    if (frame !== undefined && frame.first.length + frame.last.length > 0) left.delete(number)
  }
  let paragraph = 0
  return runs.flatMap(({ number, sentences }, block) => {
    if (paragraph > 0 && number === runs[block - 1]?.number)
      return sentences.map(sentence => ({ paragraph, block, sentence }))
    const telling = tellingOf(sentences, tasks)
    const ofTheSame = [...left.values()].find(({ job }) => job === telling?.job)
    const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0)
    const other = words < FEWEST_APART ? undefined : [...left.values()][0]
    const task = named[block] ?? tellingOf(sentences, [...left.values()]) ?? ofTheSame ?? other
    if (task !== undefined) left.delete(task.number)
    paragraph = task?.number ?? (paragraph === 0 ? (telling ?? tasks[0])?.number : paragraph) ?? 0
    return sentences.map(sentence => ({ paragraph, block, sentence }))
  })
}

/** The paragraph that tells most of what the sentences rest on. */
function tellingOf(
  sentences: readonly GroundedSentence[],
  tasks: readonly ParagraphTask[],
): ParagraphTask | undefined {
  const cites = sentences.flatMap(sentence => sentence.cites)
  const shared = ({ tells }: ParagraphTask) => cites.filter(id => tells.includes(id)).length
  const [best] = tasks.toSorted((a, b) => shared(b) - shared(a))
  return best === undefined || shared(best) === 0 ? undefined : best
}

function withoutRepetition(writing: Writing, placed: readonly Placed[]): Placed[] {
  const kept = [...writing.kept.values(), ...writing.beside].flatMap(paragraph => paragraph?.sentences ?? [])
  // That a signature has the recommender's position does not say it of them.
  const frames = writing.frames.filter((_, index) => writing.plan.paragraphs[index]?.job !== 'signature')
  const earlier = [...frames.flatMap(({ first, last }) => [...first, ...last]), ...kept].map(
    ({ text }) => text,
  )
  return placed.filter(({ paragraph, sentence: { text } }) => {
    const isFresh = !repeats(text, earlier)
    if (isFresh) earlier.push(text)
    else writing.removed.push({ paragraph, claim: { text, reason: 'Another sentence says this already.' } })
    return isFresh
  })
}

/**
 * What the model finds: faults by sentence, and the words of statements that, as it says, say what was complained of.
 * Null where it gives no check that can be read.
 */
type Verdicts = {
  faults: ReadonlyMap<GroundedSentence, SentFault>
  quoted: ReadonlyMap<GroundedSentence, string>
} | null

/** What an editor wrote anew, by the name of the paragraph that it stands for. */
type Edited = ReadonlyMap<string, readonly SentSentence[]>

async function check(
  writing: Writing,
  placed: readonly Placed[],
  { need = 'NEEDED', withEdit = false }: { need?: Need; withEdit?: boolean } = {},
): Promise<{ verdicts: Verdicts; edited: Edited; spare: readonly GroundedSentence[] }> {
  const sentences = placed.map(({ sentence }) => sentence)
  const blocks = blocksIn(placed)
  for (let tries = 0; tries < MOST_TRIES && writing.calls.left > 0 && sentences.length > 0; tries += 1) {
    // A model that was asked for too much at once is asked for the check alone.
    const isEdited = withEdit && tries === 0
    const answer = await ask(
      writing,
      checkPrompt(
        asDocument(writing),
        sentences.map(({ text, cites, complaints }, index) => ({
          number: index + 1,
          text,
          cites,
          complaints: complaints.map(({ reason }) => reason),
        })),
        // The text is checked already: what is optional is the check of what was changed.
        {
          isSecond: need === 'OPTIONAL',
          editing: isEdited
            ? {
                paragraphs: blocks.map(({ length }) => length),
                mostWords: Math.min(askedWords(writing), mostWords(writing)),
              }
            : null,
        },
      ),
      need,
    )
    const found = answer.outcome === 'ANSWERED' ? readCheck(answer.text, sentences.length) : null
    if (answer.outcome === 'ANSWERED' && found !== null)
      return {
        verdicts: {
          faults: bySentence(sentences, found.faults),
          quoted: bySentence(sentences, found.mistaken),
        },
        edited: new Map(
          [...(isEdited ? readEdited(answer.text) : [])].flatMap(([number, sent]) => {
            const [first] = blocks[number - 1] ?? []
            return first === undefined ? [] : [[blockOf(first), sent] as const]
          }),
        ),
        spare: isEdited ? readSpare(answer.text).flatMap(number => sentences[number - 1] ?? []) : [],
      }
    // A second try leaves no room for an editor, and is worth more.
    if (answer.outcome === 'REFUSED') break
  }
  return { verdicts: null, edited: new Map(), spare: [] }
}

/** What was said of numbered sentences, by sentence. */
function bySentence<Said>(
  sentences: readonly GroundedSentence[],
  said: ReadonlyMap<number, Said>,
): ReadonlyMap<GroundedSentence, Said> {
  return new Map(
    [...said].flatMap(([number, one]) => {
      const sentence = sentences[number - 1]
      return sentence === undefined ? [] : [[sentence, one] as const]
    }),
  )
}

/** Whether a sentence may stay as it is. A complaint of a rule stands unless the model overruled it, as its weight says. */
function isFine({ ground: on }: Writing, sentence: GroundedSentence, verdicts: Verdicts): boolean {
  if (verdicts === null) return isCarried(sentence, on)
  return (
    !verdicts.faults.has(sentence) &&
    sentence.complaints.every(
      complaint =>
        complaint.weight === 'SOFT' ||
        isOverruled(complaint, sentence, {
          quote: verdicts.quoted.get(sentence) ?? '',
          statements: on.statements,
        }),
    )
  )
}

/** A sentence of the checked text. */
type Changed = Placed & {
  /** What nobody has checked yet: a repair, or a sentence of a paragraph that was written anew. */
  change: 'REPAIRED' | 'EDITED' | null
  /** The sentence before it, if that was cut. */
  behind: string | null
}

/**
 * Puts the repairs in the place of what was found wrong, and cuts what has none. Where a model that finds no fault did not
 * say what overrules the complaint of a rule, it is asked once more, as it is about a repair with such a complaint.
 */
async function repair(writing: Writing, placed: readonly Placed[], verdicts: Verdicts): Promise<Changed[]> {
  const { groundwork, ground: on, signal } = writing
  const faulty = placed.filter(({ sentence }) => !isFine(writing, sentence, verdicts))
  const repairs = faulty.map(({ sentence }) => ({
    text: tidied(verdicts?.faults.get(sentence)?.repair ?? ''),
    cites: sentence.cites,
  }))
  const grounded = await groundwork.ground({ sentences: repairs, on }, signal)
  const others = placed.filter(one => !faulty.includes(one)).map(({ sentence: { text } }) => text)
  const changed: Changed[] = []
  let behind: string | null = null
  for (const { paragraph, block, sentence } of placed) {
    const at = faulty.findIndex(one => one.sentence === sentence)
    if (at < 0) {
      changed.push({ paragraph, block, sentence, change: null, behind })
      behind = null
      continue
    }
    const mended = grounded[at]
    const fault = verdicts?.faults.get(sentence)
    if (verdicts !== null && fault === undefined && isDisputable(sentence)) {
      changed.push({ paragraph, block, sentence, change: 'REPAIRED', behind })
      behind = null
      continue
    }
    const isMended =
      mended !== undefined && mended.text !== '' && isDisputable(mended) && !repeats(mended.text, others)
    const text = isMended ? wordsCut(sentence, fault) : sentence.text
    writing.removed.push({ paragraph, claim: { text, reason: reasonOf(sentence, fault) } })
    if (isMended) changed.push({ paragraph, block, sentence: mended, change: 'REPAIRED', behind })
    behind = isMended ? null : sentence.text
  }
  return changed
}

/** Whether nothing that a rule complains of stands whatever the model says. */
function isDisputable({ complaints }: GroundedSentence): boolean {
  return complaints.every(({ weight }) => weight !== 'FIRM')
}

/**
 * Puts the editor's paragraphs in the place of those that they stand for. One that repeats the rest of the text, leaves out
 * much, or says what nothing may say, is not taken. Its sentences that are not new have been checked.
 */
async function edit(
  { groundwork, ground: on, signal }: Writing,
  repaired: readonly Changed[],
  edited: Edited,
): Promise<Changed[]> {
  const sent = [...edited].flatMap(([block, sentences]) => sentences.map(one => ({ ...one, block })))
  const grounded = await groundwork.ground({ sentences: sent, on }, signal)
  const anew = sent.flatMap(({ block }, at) => {
    const sentence = grounded[at]
    return sentence === undefined || sentence.text === '' ? [] : [{ block, sentence }]
  })
  return blocksIn(repaired).flatMap(own => {
    const [first] = own
    if (first === undefined) return []
    const written = anew.filter(({ block }) => block === blockOf(first)).map(({ sentence }) => sentence)
    const others = repaired.filter(one => !own.includes(one)).map(({ sentence: { text } }) => text)
    const words = written.reduce((sum, { text }) => sum + countWords(text), 0)
    if (
      words < LEAST_OF_EDITED * wordsOf(own) ||
      written.some(sentence => repeats(sentence.text, others) || !isDisputable(sentence))
    )
      return own
    return written.map((sentence): Changed => {
      const same = own.find(one => one.sentence.text === sentence.text)
      if (same === undefined)
        return { paragraph: first.paragraph, block: first.block, sentence, change: 'EDITED', behind: null }
      // The same words with the number of a statement that was left out before.
      const isBetter = sentence.complaints.length < same.sentence.complaints.length
      return { ...same, sentence: isBetter ? sentence : same.sentence, behind: null }
    })
  })
}

/**
 * Checks what was changed. In a paragraph that was written anew a sentence that says what nobody stated gives way to what it
 * stood for, or the paragraph to the one before it; a repair that fails is cut, as is one that nobody could check and that says more than the words of its statements. In a
 * short text the model is asked only about repairs that say more than those words.
 */
async function recheck(
  writing: Writing,
  {
    repaired,
    changed,
    edited,
    isShort,
  }: { repaired: readonly Changed[]; changed: readonly Changed[]; edited: Edited; isShort: boolean },
): Promise<Placed[]> {
  const { ground: on } = writing
  const toCheck = changed.filter(
    ({ change, sentence }) =>
      change !== null && !(isShort && (change === 'EDITED' || isCarried(sentence, on))),
  )
  // The text is whole and checked already: that the model goes away now costs its changes only.
  const { verdicts } =
    toCheck.length === 0 ? { verdicts: null } : await check(writing, toCheck, { need: 'OPTIONAL' })
  const isKept = (one: Changed) =>
    one.change === null || isFine(writing, one.sentence, toCheck.includes(one) ? verdicts : null)
  const parts = blocksIn(changed).map(anew => {
    const [name = ''] = anew.map(blockOf)
    const before = repaired.filter(one => blockOf(one) === name)
    if (!anew.some(({ change }) => change === 'EDITED') || anew.every(isKept))
      return { before, anew, now: anew }
    // What an editor wrote and nobody stated is told as any other claim that was cut.
    for (const { paragraph, sentence } of anew.filter(one => one.change === 'EDITED' && !isKept(one)))
      writing.removed.push({
        paragraph,
        claim: { text: sentence.text, reason: reasonOf(sentence, verdicts?.faults.get(sentence)) },
      })
    // What nobody compared is not mixed with what stood there: it may say the same.
    return { before, anew, now: (isShort ? null : withoutClaim(anew, before, isKept)) ?? before }
  })
  const meant = new Set([...edited.values()].flatMap(sent => sent.flatMap(({ cites }) => cites)))
  const settled = withinRoom(withWhatMoved(parts, { meant, isKept }), { most: mostOf(writing), isKept })
  const placed: Placed[] = []
  let before: string | null = null
  for (const one of settled) {
    const { paragraph, block, sentence } = one
    const cut = before ?? one.behind
    const last = placed.at(-1)
    const beside = last !== undefined && blockOf(last) === blockOf(one) ? last.sentence.text : null
    const isOrphan = cut !== null && hangsWithout(cut, sentence.text, beside)
    if (isOrphan || !isKept(one)) {
      const reason = isOrphan
        ? 'It speaks of a sentence that was removed.'
        : reasonOf(sentence, verdicts?.faults.get(sentence))
      writing.removed.push({ paragraph, claim: { text: sentence.text, reason } })
      before = sentence.text
      continue
    }
    before = null
    placed.push({ paragraph, block, sentence })
  }
  return placed
}

/** A paragraph as it stood, as the editor wrote it, and as it is to be. */
type EditedPart = { before: readonly Changed[]; anew: readonly Changed[]; now: readonly Changed[] }

/**
 * The sentences as they are to be. Where the editor moved what is told from one paragraph to another, and that one was not
 * taken, the first is as it stood, unless it says again what the others say.
 */
function withWhatMoved(
  parts: readonly EditedPart[],
  { meant, isKept }: { meant: ReadonlySet<number>; isKept: (one: Changed) => boolean },
): EditedPart[] {
  const toldIn = (sentences: readonly Changed[]) => new Set(sentences.flatMap(one => one.sentence.cites))
  const told = toldIn(parts.flatMap(({ now }) => now.filter(isKept)))
  return parts.map(part => {
    const { before, anew, now } = part
    const own = toldIn(anew)
    const hasLost = before.some(
      one => isKept(one) && one.sentence.cites.some(id => meant.has(id) && !told.has(id) && !own.has(id)),
    )
    if (now === before || !hasLost) return part
    const others = parts.filter(other => other !== part).flatMap(other => other.now)
    const texts = others.map(({ sentence: { text } }) => text)
    return before.some(({ sentence: { text } }) => repeats(text, texts)) ? part : { ...part, now: before }
  })
}

/**
 * The sentences as they are to be. What an editor wrote gives way to what stood there where the text would be too long
 * with it: a shorter paragraph from the draft costs less than a sentence that another one needs.
 */
function withinRoom(
  parts: readonly EditedPart[],
  { most, isKept }: { most: number; isKept: (one: Changed) => boolean },
): readonly Changed[] {
  const wordsIn = (sentences: readonly Changed[]) => wordsOf(sentences.filter(isKept))
  const over = wordsIn(parts.flatMap(({ now }) => now)) - most
  if (over <= 0) return parts.flatMap(({ now }) => now)
  const saved = parts.map(({ before, now }) => wordsIn(now) - wordsIn(before))
  const best = saved.indexOf(Math.max(...saved))
  if ((saved[best] ?? 0) <= 0) return parts.flatMap(({ now }) => now)
  const fewer = parts.map((part, index) => (index === best ? { ...part, now: part.before } : part))
  return withinRoom(fewer, { most, isKept })
}

/**
 * A paragraph that was written anew with the one sentence that failed as it stood before. Where the others tell all that it
 * told, it is left out. Null where more failed, or where the rest speaks of it.
 */
function withoutClaim(
  anew: readonly Changed[],
  before: readonly Changed[],
  isKept: (one: Changed) => boolean,
): Changed[] | null {
  const at = anew.findIndex(one => !isKept(one))
  const others = anew.filter((_, index) => index !== at)
  const [failed, next] = [anew[at], anew[at + 1]]
  if (failed === undefined || others.length < FEWEST_BESIDE || !others.every(isKept)) return null
  const told = new Set(others.flatMap(({ sentence }) => sentence.cites))
  const texts = others.map(({ sentence }) => sentence.text)
  const missing = before.filter(
    ({ sentence: { text, cites } }) =>
      !texts.includes(text) && cites.some(id => failed.sentence.cites.includes(id) && !told.has(id)),
  )
  if (missing.some(one => !isKept(one) || repeats(one.sentence.text, texts))) return null
  const hangs =
    missing.length === 0 &&
    next !== undefined &&
    hangsWithout(failed.sentence.text, next.sentence.text, anew[at - 1]?.sentence.text ?? null)
  return hangs ? null : anew.flatMap(one => (one === failed ? missing : [one]))
}

/**
 * Whether a sentence speaks of one that was cut before it, and of nothing in the sentence of its paragraph that stands
 * before it now.
 */
function hangsWithout(cut: string, text: string, before: string | null): boolean {
  if (POINTS_BACK.test(text)) return true
  if (before === null && POINTS_SOON.test(text)) return true
  const named = NAMES_AGAIN.test(text) && leansOn([cut, text])[1] === 0
  return named && (before === null || leansOn([before, text])[1] !== 0)
}

type Need = 'NEEDED' | 'OPTIONAL'

/**
 * Sends one request.
 * @throws WriterUnavailableError where the model stays away or its budget is spent; what is 'OPTIONAL' counts as refused
 * then, and is sent once at most.
 */
async function ask(
  { model, calls, signal }: Writing,
  prompt: Prompt,
  need: Need = 'NEEDED',
): Promise<Exclude<ModelAnswer, { outcome: 'UNAVAILABLE' }>> {
  const none = { outcome: 'REFUSED' } as const
  const own: CallBudget = need === 'OPTIONAL' ? { left: Math.min(1, calls.left) } : calls
  const sent = own.left
  try {
    const answer = await model.ask({ ...prompt, calls: own, signal })
    if (answer.outcome !== 'UNAVAILABLE') return answer
    if (need === 'OPTIONAL') return none
    throw new WriterUnavailableError(`${model.name} at ${model.host}: ${answer.why}`, answer.isPassing)
  } catch (error) {
    if (!(error instanceof ModelBudgetMetError)) throw error
    if (need === 'OPTIONAL') return none
    throw new WriterUnavailableError(error.message, true, error.budget)
  } finally {
    if (own !== calls) calls.left -= sent - own.left
  }
}

function keptTexts({ kept, beside }: Writing): KeptTexts {
  const wordsOf = ({ sentences }: DraftParagraph) => sentences.map(({ text }) => text).join(' ')
  return Object.fromEntries([
    ...[...kept].flatMap(([index, paragraph]) =>
      paragraph === null ? [] : [[String(index + 1), wordsOf(paragraph)]],
    ),
    ...beside.map((paragraph, index) => [`beside ${index + 1}`, wordsOf(paragraph)]),
  ])
}

function asDocument({ request: { type }, plan, material }: Writing) {
  return { type, plan, material }
}

/** Names the paragraph of the text in which a sentence stands. */
function blockOf({ paragraph, block }: Placed): string {
  return `${paragraph}:${block}`
}

/** Sentences of one paragraph together, in the order in which they stand. */
function blocksIn<One extends Placed>(placed: readonly One[]): One[][] {
  const names = [...new Set(placed.map(blockOf))]
  return names.map(name => placed.filter(one => blockOf(one) === name))
}

/** The text so far, a string for each paragraph. */
function textOf(placed: readonly Placed[]): string[] {
  return blocksOf(placed).map(block => block.map(({ sentence: { text } }) => text).join(' '))
}

/** The paragraphs of the text, part by part. */
function blocksOf<One extends Placed>(placed: readonly One[]): One[][] {
  return numbersOf(placed).flatMap(number => {
    const ofPart = placed.filter(({ paragraph }) => paragraph === number)
    return [...new Set(ofPart.map(({ block }) => block))].map(own =>
      ofPart.filter(({ block }) => block === own),
    )
  })
}

/** The words beyond which sentences are left out. */
function mostOf(writing: Writing): number {
  const over = writing.request.type === 'ESSAY' ? 1 : MOST_OVER
  return Math.floor(mostWords(writing) * over)
}

/** As many words as are asked for. */
function askedWords({ tasks }: Writing): number {
  return tasks.reduce((sum, { words }) => sum + words, 0)
}

/** As many words as the model's sentences may have beside what stands in the text without it. */
function mostWords(writing: Writing): number {
  const { plan, frames, kept, beside } = writing
  const others = [...kept.values(), ...beside].flatMap(paragraph => paragraph?.sentences ?? [])
  const stated = wordsOfFrames(plan, frames)
  const room = plan.targetWords - stated - others.reduce((sum, { text }) => sum + countWords(text), 0)
  // What a person keeps may have outgrown the length.
  return isFree(writing) ? room : Math.max(room, askedWords(writing))
}

function reasonOf({ complaints }: GroundedSentence, fault: SentFault | undefined): string {
  const [complaint] = complaints
  if (complaint !== undefined) return complaint.reason
  if (fault === undefined) return 'It could not be compared with the answers.'
  return fault.unsupported === ''
    ? 'No answer states all of this.'
    : `No answer that it rests on states this: “${fault.unsupported}”.`
}

function wordsCut({ text, complaints }: GroundedSentence, fault: SentFault | undefined): string {
  const words = fault?.unsupported ?? ''
  return words !== '' && text.includes(words) ? words : (complaints[0]?.words ?? text)
}
