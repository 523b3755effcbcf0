import { Prisma } from '../../../generated/prisma/client.ts'
import type { DocumentStatus, Writer } from '../../../generated/prisma/enums.ts'
import { JobError } from '../../../infra/jobs.ts'
import type { HeldJob } from '../../../infra/jobWorker.ts'
import type { AppContext } from '../../appContext.ts'
import { unlockDocument } from '../../billing/unlocking.ts'
import { globalIdOf } from '../../globalId.ts'
import { queueStudentEvent } from '../../partners/webhooks/queueEvent.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { FINISH } from '../composing/onThread.ts'
import { paragraphsOf, readTextToKeep, readWrittenSections } from '../reading/readDocumentText.ts'
import { readSchoolsOf } from '../reading/readSchools.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import { namesSchool, splitBySchool } from '../review/otherSchools.ts'
import type { Draft, DraftParagraph, WritingPlan } from '../writing/draft.ts'
import { planDocument } from '../writing/plan.ts'
import { planInOrderOf } from '../writing/planInOrder.ts'
import { previewOf, previewSoFar } from '../writing/preview.ts'
import type { WritingRequest } from '../writing/request.ts'
import {
  storedParagraph,
  storedPlan,
  storedPreview,
  storedRemovals,
  storedText,
} from '../writing/storedText.ts'
import type { RemovedClaim, SectionWriter, WrittenSection } from '../writing/writer.ts'
import {
  findKeptParagraphs,
  keepParagraphs,
  NOTHING_KEPT,
  type TakenOver,
  withBeside,
} from './keptParagraphs.ts'
import { lockOwner } from './lockOwner.ts'
import { modelJournal } from './modelJournal.ts'
import { publishProgress } from './publishProgress.ts'
import { removeUnfinished } from './removeUnfinished.ts'

/** The answers gave no paragraph. Another attempt would have the same result. */
export class NothingWrittenError extends Error {}

/** A generation whose job this process has leased. */
type Generation = { app: AppContext; held: HeldJob }

/** Whether a document is not finished yet. */
export function isUnderWay(status: DocumentStatus): boolean {
  return status === 'QUEUED' || status === 'GENERATING'
}

/**
 * Writes a document to its end. Each section is stored with its event, and the next attempt continues after the last
 * one. Stops early when the job's signal is aborted.
 * @throws LeaseLostError, NothingWrittenError, JobError (the document does not exist or has ended), and the writer's
 * errors
 */
export async function writeDocument({
  writerOf,
  ...generation
}: Generation & { writerOf: (kind: Writer) => SectionWriter }): Promise<void> {
  const { signal } = generation.held
  const { request, plan, writer, sections, taken } = await begin(generation)
  if (sections.length < plan.paragraphs.length) {
    const task = { request, plan, startAt: sections.length, journal: modelJournal(generation), signal }
    const writing = keepParagraphs({ writer: writerOf(writer), taken }).write(task)
    for await (const section of untilAborted(writing, signal)) {
      sections.push(section)
      if (sections.length > plan.paragraphs.length) break
      await storeSection({ ...generation, plan, writer, sections })
    }
  }
  if (sections.length !== plan.paragraphs.length)
    throw new Error('The writer handed out another number of sections than planned')
  const paragraphs = withBeside(sections, taken.beside)
  if (paragraphs.length === 0) throw new NothingWrittenError()
  await publishReview(generation, { stage: 'REVIEW', sections: sections.length })
  const draft = await generation.app.composer.run(FINISH, { request, plan, paragraphs }, signal)
  await deliver({ ...generation, plan, draft, removed: sections.flatMap(({ removed }) => removed) })
}

type Begun = {
  request: WritingRequest
  plan: WritingPlan
  writer: Writer
  sections: WrittenSection[]
  taken: TakenOver
}

/** Marks the document as being written, and reads its request, its plan and its stored sections. */
async function begin({ app, held }: Generation): Promise<Begun> {
  const documentId = held.job.subjectId
  return await app.database.prisma.$transaction(async tx => {
    await held.renew(tx)
    const document = await tx.document.findUnique({
      where: { id: documentId },
      include: { user: { select: { fullName: true } }, redraftOf: true, variantOf: true },
    })
    if (document === null) throw new JobError('The document is gone', { isFinal: true })
    if (!isUnderWay(document.status))
      throw new JobError(`The document has ended before: ${document.status}`, { isFinal: true })
    // Its owner decided nothing while it was paused.
    if (document.pauseReason !== null && document.waitsUntil === null)
      throw new JobError('The paused document was not continued', { isFinal: true })
    const request = writingRequestOf(document, document.user)
    const { variantOf, user } = document
    const source = document.redraftOf ?? variantOf
    // A letter may have become confidential since its redraft was asked for.
    const isOpen = source !== null && source.sealedAt === null
    const text = isOpen ? await readTextToKeep({ within: tx, documentId: source.id }) : null
    const sections = await readWrittenSections({ within: tx, documentId })
    const planned = document.plan === null ? planDocument(request) : storedPlan.parse(document.plan)
    // What its reader knows keeps its place, unless the document was begun in another order.
    const plan = text === null || sections.length > 0 ? planned : planInOrderOf(planned, text)
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: 'GENERATING',
        pauseReason: null,
        plan: storedPlan.parse(plan),
        preview: storedPreview.parse(previewSoFar(paragraphsOf(sections), plan)),
      },
    })
    await publishProgress({
      app,
      documentId,
      stage: 'OUTLINE',
      sections: plan.paragraphs.length,
      within: tx,
    })
    const taken =
      source === null || text === null
        ? NOTHING_KEPT
        : findKeptParagraphs({
            now: { request, plan },
            before: {
              request: writingRequestOf(source, user),
              plan: source.plan === null ? { ...plan, paragraphs: [] } : storedPlan.parse(source.plan),
              paragraphs: text,
            },
            ...(variantOf !== null && {
              mayKeep: await withoutSchoolOf({
                within: tx,
                now: request,
                before: writingRequestOf(variantOf, user),
              }),
            }),
          })
    return { request, plan, writer: document.writer ?? 'BUILT_IN', sections, taken }
  })
}

/** Which paragraphs a variant may take over: those that do not name the school that they were written for. */
async function withoutSchoolOf({
  within,
  now,
  before,
}: {
  within: Prisma.TransactionClient
  now: WritingRequest
  before: WritingRequest
}): Promise<(paragraph: DraftParagraph) => boolean> {
  const [former = null, own = null] = await readSchoolsOf({ within, requests: [before, now] })
  const definition = findQuestionnaire(now.type, now.form)
  if (former === null) return () => true
  const told = definition === null ? '' : splitBySchool({ ...now, definition }).besides
  const spared = [...(own === null ? [] : [own.university, own.course, ...own.names]), told].join('\n')
  return ({ sentences }) =>
    !namesSchool({ text: sentences.map(({ text }) => text).join(' '), school: former, spared })
}

/** Stores the last section, the new preview, and its event. */
async function storeSection({
  app,
  held,
  plan,
  writer,
  sections,
}: Generation & { plan: WritingPlan; writer: Writer; sections: readonly WrittenSection[] }): Promise<void> {
  const documentId = held.job.subjectId
  const section = sections.at(-1)
  if (section === undefined) return
  const { paragraph, removed } = section
  await app.database.prisma.$transaction(async tx => {
    await held.renew(tx)
    await tx.documentSection.create({
      data: {
        documentId,
        number: sections.length,
        body: paragraph === null ? Prisma.DbNull : storedParagraph.parse(paragraph),
        removed: storedRemovals.parse(removed),
        createdAt: app.now(),
      },
    })
    await tx.document.update({
      where: { id: documentId },
      data: {
        preview: storedPreview.parse(previewSoFar(paragraphsOf(sections), plan)),
        modelName: writer === 'MODEL' ? (app.languageModel?.name ?? null) : null,
      },
    })
    await publishProgress({
      app,
      documentId,
      stage: 'SECTION',
      section: sections.length,
      sections: plan.paragraphs.length,
      within: tx,
    })
  })
}

async function publishReview(
  { app, held }: Generation,
  event: { stage: 'REVIEW'; sections: number },
): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    await held.renew(tx)
    await publishProgress({ app, documentId: held.job.subjectId, ...event, within: tx })
  })
}

/** Stores the sealed text, marks the document READY and ends the job, in one transaction. */
async function deliver({
  app,
  held,
  plan,
  draft,
  removed,
}: Generation & { plan: WritingPlan; draft: Draft; removed: readonly RemovedClaim[] }): Promise<void> {
  const documentId = held.job.subjectId
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    await held.complete(tx)
    const { userId, user, redraftOfId, ...document } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: {
        userId: true,
        unlockedAt: true,
        unlocksOnEmail: true,
        redraftOfId: true,
        user: { select: { plan: true, emailConfirmedAt: true } },
      },
    })
    await tx.documentVersion.create({
      data: {
        documentId,
        number: 1,
        kind: redraftOfId === null ? 'GENERATED' : 'REDRAFTED',
        body: storedText.parse(draft.text),
        wordCount: draft.wordCount,
        removed: storedRemovals.parse(removed),
        createdAt: now,
        savedAt: now,
      },
    })
    await removeUnfinished(tx, documentId)
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: 'READY',
        waitsUntil: null,
        generatedAt: now,
        plan: storedPlan.parse(planInOrderOf(plan, draft.text.paragraphs)),
        unlockedAt: unlockDocument({ document, owner: user, now }),
        preview: storedPreview.parse(previewOf(draft, plan)),
      },
    })
    await publishProgress({ app, documentId, stage: 'READY', within: tx })
    const subject = { document: globalIdOf('StudentDocument', documentId) }
    await queueStudentEvent({ app, within: tx, userId, event: 'DOCUMENT_READY', subject })
  })
}

/** The values of a source until the signal is aborted, even if the source ignores the signal. */
async function* untilAborted<Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value, void, undefined> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  signal.throwIfAborted()
  const values = source[Symbol.asyncIterator]()
  let isOver = false
  try {
    while (!isOver) {
      const step = await Promise.race([values.next(), aborted])
      if (step.done) {
        isOver = true
        return
      }
      yield step.value
    }
  } finally {
    // Not awaited: a source that ignores the signal would block the job.
    if (!isOver) void values.return?.()?.catch(() => undefined)
  }
}
