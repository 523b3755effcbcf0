/**
 * One evaluation in one folder. Each run does what can be done with what readers have filled in so far: it writes the
 * forms, prompts, texts and packs that are missing, reads the others, and changes nothing that exists. What is
 * evaluated must not change meanwhile: a changed writer gets a new folder. docs/writing.md describes the steps.
 */
import { join } from 'node:path'
import { createModelWriter } from '../domain/documents/writing/model/modelWriter.ts'
import { countWords } from '../domain/documents/writing/plainText.ts'
import type { WritingRequest } from '../domain/documents/writing/request.ts'
import { WriterUnavailableError } from '../domain/documents/writing/writer.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import { answersToRead } from './answersToRead.ts'
import { type AssistantTexts, askAssistant } from './assistant.ts'
import { readAudits, tableOfAudits, writeAudit } from './audit.ts'
import { measureText, type TextFigures, tableOfFigures } from './figures.ts'
import { counting, createFileModel, type ModelUse, modelUse, ReplyMissingError } from './fileModel.ts'
import { pasteAnswers } from './nullWriter.ts'
import { readForm, readText, writeFormOnce, writeOnce } from './packFolder.ts'
import { readPairs, type Subject, tableOfPairs, writePair } from './pairs.ts'
import { requestOf } from './person.ts'
import {
  askWithModel,
  askWithoutModel,
  isFilled,
  measureQuestions,
  type QuestionForm,
  questionForm,
  questionFormFor,
  type Replying,
  requestAfterReplies,
} from './questionForms.ts'
import { table } from './table.ts'
import type { UnseenPerson } from './unseenPeople.ts'
import { BUILT_IN, writeText } from './writers.ts'

export const WRITERS = ['built-in', 'model'] as const
export type WriterName = (typeof WRITERS)[number]

const READERS = ['reader-1', 'reader-2'] as const
/** A rule of thumb. */
const CHARACTERS_PER_TOKEN = 4

export type Evaluation = {
  folder: string
  people: readonly UnseenPerson[]
  writers: readonly WriterName[]
  replying: readonly Replying[]
  /** The outside model; null where readers play it. */
  model: LanguageModel | null
  /** The text of the last release for a person; null where there is none. */
  lastRelease: (name: string) => Promise<string | null>
}

/** The tables, and what the evaluation waits for. */
export type EvaluationResult = { tables: string[]; waiting: string[] }

type Written = {
  label: string
  person: UnseenPerson
  request: WritingRequest
  replying: Replying
  text: string
  pasted: string
  /** What a model was sent for this text, and what it sent; null without a model. */
  use: ModelUse | null
}

/**
 * Does the next step of an evaluation.
 * @throws Error that names a form which is filled in wrongly
 */
export async function evaluate(evaluation: Evaluation): Promise<EvaluationResult> {
  const { folder, people, writers, replying } = evaluation
  const waiting: string[] = []
  const tables: string[] = []
  const assistants = new Map<string, AssistantTexts>()
  for (const person of people)
    assistants.set(person.name, await askAssistant({ folder, name: person.name, request: requestOf(person) }))
  for (const writer of writers) {
    const forms: QuestionForm[] = []
    const written: Written[] = []
    for (const person of people) {
      const at: Step = { evaluation, writer, person, waiting }
      const form = await formOf(at)
      if (form === null) continue
      forms.push(form)
      for (const how of replying) {
        const one = await textAfter(at, form, how)
        if (one !== null) written.push(one)
      }
    }
    for (const one of written) await writePacks(evaluation, one, assistants.get(one.person.name))
    tables.push(...tablesOf({ writer, forms, written, replying }))
  }
  const { graded, waiting: ungraded } = await readPairs(folder, READERS)
  const { audited, waiting: unread } = await readAudits(folder, READERS)
  if (graded.length > 0) tables.push(tableOfPairs(graded))
  if (audited.length > 0) tables.push(tableOfAudits(audited))
  const replies = [...assistants.values()]
  waiting.push(
    ...counted(replies.filter(({ plain }) => plain === null).length, 'assistant/*.reply.txt'),
    ...counted(
      replies.filter(({ plain, pruned }) => plain !== null && pruned === null).length,
      'assistant-pruned/*.reply.txt',
    ),
    ...counted(ungraded, 'pairs/*/*.json'),
    ...counted(unread, 'audit/*/*.json'),
  )
  return { tables, waiting }
}

function counted(count: number, files: string): string[] {
  return count === 0 ? [] : [`${count} of ${files}`]
}

type Step = {
  evaluation: Evaluation
  writer: WriterName
  person: UnseenPerson
  waiting: string[]
}

/** The form about a person's questions, written if it is missing; null while a model's reply is missing. */
async function formOf(step: Step): Promise<QuestionForm | null> {
  const { evaluation, writer, person, waiting } = step
  const path = join(evaluation.folder, 'questions', writer, `${person.name}.json`)
  const kept = await readForm(path, questionForm)
  if (kept === null) {
    const questions =
      writer === 'model'
        ? await withModel(step, (model, signal) => askWithModel({ person, model, signal }))
        : askWithoutModel(person)
    if (questions === null) return null
    await writeFormOnce(path, questionFormFor(person, questions))
  }
  const form = kept ?? (await readForm(path, questionForm))
  if (form !== null && !isFilled(form)) waiting.push(path)
  return form
}

/** The text after the person's replies; null while a form or a model's reply is missing. */
async function textAfter(step: Step, form: QuestionForm, replying: Replying): Promise<Written | null> {
  const { evaluation, writer, person } = step
  if (replying === 'honest' && !isFilled(form)) return null
  const request = requestAfterReplies(person, form, replying)
  const path = join(evaluation.folder, 'texts', writer, replying, `${person.name}.txt`)
  const usePath = path.replace(/\.txt$/u, '.use.json')
  const kept = await readText(path)
  const use: ModelUse = { requests: 0, sent: 0, received: 0 }
  const text =
    kept ??
    (writer === 'model'
      ? await withModel(step, (model, signal) =>
          writeText({ writer: createModelWriter({ model: counting(model, use) }), request, signal }),
        )
      : await writeText({ writer: BUILT_IN, request, signal: new AbortController().signal }))
  if (text === null) return null
  const pasted = pasteAnswers(request)
  if (writer === 'model') await writeFormOnce(usePath, use)
  await writeOnce(path, `${text.trim()}\n`)
  await writeOnce(
    join(evaluation.folder, 'texts', `null-beside-${writer}`, replying, `${person.name}.txt`),
    `${pasted}\n`,
  )
  return {
    label: `${writer}/${replying}`,
    person,
    request,
    replying,
    text: text.trim(),
    pasted,
    use: await readForm(usePath, modelUse),
  }
}

/** Asks the model; null where a reader's reply is missing, or the model is away. Both are named among what waits. */
async function withModel<Result>(
  { evaluation, person, waiting }: Step,
  ask: (model: LanguageModel, signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const controller = new AbortController()
  const folder = join(evaluation.folder, 'model', person.name)
  const model = evaluation.model ?? createFileModel({ folder, controller })
  try {
    return await ask(model, controller.signal)
  } catch (error) {
    if (error instanceof ReplyMissingError) waiting.push(error.path)
    else if (error instanceof WriterUnavailableError) waiting.push(`${person.name}: ${error.message}`)
    else throw error
    return null
  }
}

/** The pairs and audit sheets of one text. A yes-sayer's text is compared with the assistant's only. */
async function writePacks(
  { folder, lastRelease }: Evaluation,
  { label, person, request, replying, text, pasted }: Written,
  assistant: AssistantTexts | undefined,
): Promise<void> {
  const asked = requestOf(person)
  const candidate: Subject = { label, text }
  const release = await lastRelease(person.name)
  const anchors: (Subject | null)[] = [
    replying === 'yes-sayer' ? null : { label: 'null writer', text: pasted },
    replying === 'yes-sayer' || release === null ? null : { label: 'last release', text: release.trim() },
    assistant?.plain ? { label: 'assistant', text: assistant.plain } : null,
    replying !== 'yes-sayer' && assistant?.pruned
      ? { label: 'assistant, pruned', text: assistant.pruned }
      : null,
  ]
  const links = person.sheet.links.map(({ says }) => ({ question: 'Beyond the answers', answer: says }))
  for (const reader of READERS) {
    for (const anchor of anchors)
      if (anchor !== null) await writePair({ folder, reader, person, request: asked, candidate, anchor })
    // What the yes-sayer confirmed is held against what is true of the person.
    // A reply says what it says only beside its question.
    const replies = (request.replies ?? []).map(({ question, words }) => ({ question, answer: words }))
    const told =
      replying === 'yes-sayer' ? [...answersToRead(asked), ...links] : [...answersToRead(request), ...replies]
    await writeAudit({ folder, reader, person: person.name, subject: candidate, told })
    if (assistant?.plain)
      await writeAudit({
        folder,
        reader,
        person: person.name,
        subject: { label: 'assistant', text: assistant.plain },
        told: answersToRead(asked),
      })
  }
}

function tablesOf({
  writer,
  forms,
  written,
  replying,
}: {
  writer: WriterName
  forms: readonly QuestionForm[]
  written: readonly Written[]
  replying: readonly Replying[]
}): string[] {
  const withQuestions = forms.filter(({ questions }) => questions.length > 0)
  const filled = withQuestions.filter(isFilled)
  const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(0)} %`)
  const { asked } = measureQuestions(forms)
  const { answerable, toldAlready, yesSaid, yesSaidFalse } = measureQuestions(filled)
  return [
    table([
      [`Questions, ${writer}`, ''],
      ['people', String(forms.length)],
      ['of these without a question', String(forms.length - withQuestions.length)],
      ['questions', String(asked)],
      ['forms filled in', `${filled.length} of ${withQuestions.length}`],
      ['answerable', percent(answerable)],
      ['told already', percent(toldAlready)],
      ['false among what a yes-sayer confirms', filled.length === 0 ? '-' : `${yesSaidFalse} of ${yesSaid}`],
    ]),
    ...replying.flatMap(how => {
      const own = written.filter(one => one.replying === how)
      return own.length === 0 ? [] : [tableOfFigures(`${writer}/${how}`, own.map(figuresOf))]
    }),
    ...costOf(written),
  ]
}

/** What a model's texts took, questions not included; nothing without a model. */
function costOf(written: readonly Written[]): string[] {
  const texts = written.flatMap(({ text, use }) => (use === null ? [] : [{ words: countWords(text), use }]))
  const sum = (of: (one: (typeof texts)[number]) => number) =>
    texts.reduce((total, one) => total + of(one), 0)
  const words = sum(one => one.words)
  if (words === 0) return []
  const per1000 = (count: number) => ((count / words) * 1000).toFixed(0)
  const tokens = (characters: number) => per1000(characters / CHARACTERS_PER_TOKEN)
  return [
    `For 1,000 words: ${per1000(sum(({ use }) => use.requests))} requests, about ${tokens(sum(({ use }) => use.sent))} tokens sent and ${tokens(sum(({ use }) => use.received))} received, without the questions.`,
  ]
}

function figuresOf({ request, text, pasted }: Written): { own: TextFigures; pasted: TextFigures } {
  return { own: measureText(request, text), pasted: measureText(request, pasted) }
}
