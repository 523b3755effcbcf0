import { z } from 'zod'
import type { AppContext } from '../../appContext.ts'
import { FINDING_KINDS, type Review, SEVERITIES } from '../review/review.ts'
import type { Draft, DraftParagraph, WritingPlan } from '../writing/draft.ts'
import type { GroundedSentence } from '../writing/model/groundSentence.ts'
import type { Groundwork, PreparedSection } from '../writing/model/groundwork.ts'
import type { WritingRequest } from '../writing/request.ts'
import { finishedDraft, storedPlan } from '../writing/storedText.ts'
import type { ComposingTask, PlannedDocument } from './composingTasks.ts'
import type { DocumentToReview } from './reviewDocument.ts'

type Thread = { app: Pick<AppContext, 'composer'>; signal?: AbortSignal }

/** Plans a document and counts the words that its answers hold for it. */
export async function planOnThread({
  request,
  ...thread
}: Thread & { request: WritingRequest }): Promise<PlannedDocument> {
  return await onlyPart({ ...thread, task: { kind: 'PLAN', request }, form: plannedDocument })
}

/** Counts a draft's words, and says which answers would carry more. */
export async function finishOnThread({
  request,
  plan,
  paragraphs,
  ...thread
}: Thread & {
  request: WritingRequest
  plan: WritingPlan
  paragraphs: readonly DraftParagraph[]
}): Promise<Draft> {
  const task: ComposingTask = { kind: 'FINISH', request, plan, paragraphs }
  return await onlyPart({ ...thread, task, form: finishedDraft })
}

/** Reviews a document's text; null where its questionnaire is not there any more. */
export async function reviewOnThread({
  document,
  ...thread
}: Thread & { document: DocumentToReview }): Promise<Review | null> {
  return await onlyPart({ ...thread, task: { kind: 'REVIEW', document }, form: review.nullable() })
}

/** What the writer that asks a model computes itself, done on a composing thread. */
export function groundworkOnThread(app: Thread['app']): Groundwork {
  return {
    prepare: async ({ request, plan, paragraph }, signal) =>
      await onlyPart({
        app,
        signal,
        task: { kind: 'PREPARE', request, plan, paragraph },
        form: preparedSection,
      }),
    ground: async ({ sentences, on }, signal) =>
      await onlyPart({ app, signal, task: { kind: 'GROUND', sentences, on }, form: groundedSentences }),
  }
}

async function onlyPart<Part>({
  app: { composer },
  signal,
  task,
  form,
}: Thread & { task: ComposingTask; form: z.ZodType<Part> }): Promise<Part> {
  const parts: Part[] = []
  for await (const part of composer.compose(task, signal)) parts.push(form.parse(part))
  const [part] = parts
  if (part === undefined) throw new Error('The composing thread handed out nothing')
  return part
}

const plannedDocument = z.object({
  plan: storedPlan,
  wordsToWriteFrom: z.number(),
}) satisfies z.ZodType<PlannedDocument>

const sources = z.array(z.object({ key: z.string(), label: z.string(), quote: z.string() }))
const materials = z.array(
  z.object({
    key: z.string(),
    label: z.string(),
    text: z.string(),
    sentences: z.array(z.string()),
    use: z.string().nullable(),
  }),
)
const facts = z.array(z.object({ text: z.string(), sources, isAfter: z.boolean().optional() }))

const preparedSection = z.object({
  first: facts,
  last: facts,
  material: z.object({
    answers: materials,
    others: materials,
    known: z.object({ course: z.string(), university: z.string() }),
    prompt: z.string().nullable(),
    recommender: z.string().nullable(),
    student: z
      .object({ name: z.string(), first: z.string(), pronoun: z.enum(['SHE', 'HE']).nullable() })
      .nullable(),
    words: z.number(),
  }),
  ground: z.object({ answers: materials, also: z.array(z.string()), names: z.array(z.string()).optional() }),
}) satisfies z.ZodType<PreparedSection>

const groundedSentences = z.array(
  z.object({
    text: z.string(),
    sources,
    cites: z.array(z.string()),
    complaints: z.array(z.object({ words: z.string(), reason: z.string() })),
  }),
) satisfies z.ZodType<GroundedSentence[]>

const figure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['WORDS', 'SHARE', 'COUNT', 'PER_100_WORDS', 'POINTS']),
  basis: z.string(),
})

const said = {
  kind: z.enum(FINDING_KINDS),
  severity: z.enum(SEVERITIES),
  reason: z.string(),
  suggestion: z.string(),
  key: z.string().nullable(),
  other: z.number().nullable(),
}

const review = z.object({
  score: z.number(),
  parts: z.array(z.object({ name: z.string(), score: z.number(), weight: z.number(), why: z.string() })),
  figures: z.object({
    words: figure,
    targetWords: figure,
    paragraphs: figure,
    sentences: figure,
    coverage: figure,
    unsupported: figure,
    specificity: figure,
    stockPhrases: figure,
    sentenceLengthMean: figure,
    sentenceLengthSpread: figure,
    repetition: figure,
    readingEase: figure,
    passiveShare: figure,
    similarity: figure,
    sharedWithOthers: figure,
    abilityWords: figure,
    effortWords: figure,
  }),
  findings: z.array(
    z.union([
      z.object({ ...said, start: z.number(), end: z.number(), excerpt: z.string() }),
      z.object({ ...said, start: z.null(), end: z.null(), excerpt: z.null() }),
    ]),
  ),
  keyStories: z.array(
    z.object({ key: z.string(), label: z.string(), answered: z.boolean(), told: z.boolean() }),
  ),
}) satisfies z.ZodType<Review>
