import { Prisma } from '../../../generated/prisma/client.ts'
import type { Writer } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'
import { PLANS } from '../../billing/entitlements.ts'
import { FINISH } from '../composing/onThread.ts'
import { paragraphsOf, readWrittenSections } from '../reading/readDocumentText.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import type { Draft, WritingPlan } from '../writing/draft.ts'
import { planDocument } from '../writing/plan.ts'
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
import { holdJob, type LeasedJob, LeaseLostError, lockOwner } from './generationQueue.ts'
import { publishProgress } from './publishProgress.ts'

/** No paragraph came of the answers: another try would end alike. */
export class NothingWrittenError extends Error {}

/** Whoever holds a job, for whatever only its holder may do. */
type Held = { app: AppContext; owner: string; job: LeasedJob }

/**
 * Writes a document from where it stands to its end: each section is stored with its event, so that whoever takes the
 * job up again goes on behind the last one. Ends in the middle when the signal is aborted.
 * @throws LeaseLostError, NothingWrittenError, and whatever the writer throws.
 */
export async function writeDocument({
  writerOf,
  signal,
  ...held
}: Held & { writerOf: (kind: Writer) => SectionWriter; signal: AbortSignal }): Promise<void> {
  const { request, plan, writer, sections } = await begin(held)
  if (sections.length < plan.paragraphs.length) {
    const asked = { request, plan, startAt: sections.length, written: paragraphsOf(sections), signal }
    for await (const section of untilAborted(writerOf(writer).write(asked), signal)) {
      sections.push(section)
      if (sections.length > plan.paragraphs.length) break
      await storeSection({ ...held, plan, writer, sections })
    }
  }
  if (sections.length !== plan.paragraphs.length)
    throw new Error('The writer handed out another number of sections than planned')
  const paragraphs = paragraphsOf(sections)
  if (paragraphs.length === 0) throw new NothingWrittenError()
  await publishAs(held, { stage: 'REVIEW', sections: sections.length })
  const draft = await held.app.composer.run(FINISH, { request, plan, paragraphs }, signal)
  await deliver({ ...held, plan, draft, removed: sections.flatMap(({ removed }) => removed) })
}

type Begun = { request: WritingRequest; plan: WritingPlan; writer: Writer; sections: WrittenSection[] }

/** Marks the document as being written, and reads what is known and what is written of it. */
async function begin({ app, owner, job }: Held): Promise<Begun> {
  const { documentId } = job
  return await app.database.prisma.$transaction(async tx => {
    await holdJob({ within: tx, owner, jobId: job.id })
    const document = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      include: { user: { select: { fullName: true } } },
    })
    // A holder that was asleep may wake up after another one has finished: what is ready stays ready.
    if (document.status !== 'QUEUED' && document.status !== 'GENERATING') throw new LeaseLostError()
    const request = writingRequestOf(document, document.user)
    const plan = document.plan === null ? planDocument(request) : storedPlan.parse(document.plan)
    const sections = await readWrittenSections({ within: tx, documentId })
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: 'GENERATING',
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
    return { request, plan, writer: document.writer ?? 'BUILT_IN', sections }
  })
}

/** Stores the last one of the sections, what a preview shows by now, and the event of it. */
async function storeSection({
  app,
  owner,
  job,
  plan,
  writer,
  sections,
}: Held & { plan: WritingPlan; writer: Writer; sections: readonly WrittenSection[] }): Promise<void> {
  const { documentId } = job
  const section = sections.at(-1)
  if (section === undefined) return
  const { paragraph, removed } = section
  await app.database.prisma.$transaction(async tx => {
    await holdJob({ within: tx, owner, jobId: job.id })
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

async function publishAs(
  { app, owner, job }: Held,
  event: { stage: 'REVIEW'; sections: number },
): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    await holdJob({ within: tx, owner, jobId: job.id })
    await publishProgress({ app, documentId: job.documentId, ...event, within: tx })
  })
}

/** Stores the text, sealed, and settles everything that hangs on it, in one transaction. */
async function deliver({
  app,
  owner,
  job,
  plan,
  draft,
  removed,
}: Held & { plan: WritingPlan; draft: Draft; removed: readonly RemovedClaim[] }): Promise<void> {
  const { documentId } = job
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const settled = await tx.generationJob.updateMany({
      where: { id: job.id, leaseOwner: owner, state: 'RUNNING' },
      data: { state: 'DONE', finishedAt: now, leaseOwner: null, leaseUntil: null },
    })
    if (settled.count !== 1) throw new LeaseLostError()
    const { unlockedAt, unlocksOnEmail, user } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: {
        unlockedAt: true,
        unlocksOnEmail: true,
        user: { select: { plan: true, emailConfirmedAt: true } },
      },
    })
    const isUnlocked = PLANS[user.plan].showsFullText || (unlocksOnEmail && user.emailConfirmedAt !== null)
    await tx.documentVersion.create({
      data: {
        documentId,
        number: 1,
        body: storedText.parse(draft.text),
        wordCount: draft.wordCount,
        removed: storedRemovals.parse(removed),
        createdAt: now,
      },
    })
    await tx.documentSection.deleteMany({ where: { documentId } })
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: 'READY',
        generatedAt: now,
        unlockedAt: unlockedAt ?? (isUnlocked ? now : null),
        preview: storedPreview.parse(previewOf(draft, plan)),
      },
    })
    await publishProgress({ app, documentId, stage: 'READY', within: tx })
  })
}

/** The values of a source until the signal is aborted, also when the source itself takes no notice of it. */
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
    // Not waited for: a source that takes no notice would keep its holder.
    if (!isOver) void values.return?.()?.catch(() => undefined)
  }
}
