import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { HeldJob } from '../../../infra/jobWorker.ts'
import type { ModelUsage } from '../../../infra/languageModel.ts'
import type { AppContext } from '../../appContext.ts'
import type { KeptReply, ModelBudget, ReplyJournal } from '../writing/model/journal.ts'

const keptReply = z.object({
  answer: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('ANSWERED'), text: z.string() }),
    z.object({ outcome: z.literal('CUT'), text: z.string() }),
    z.object({ outcome: z.literal('REFUSED') }),
  ]),
  calls: z.int(),
}) satisfies z.ZodType<KeptReply>

/**
 * The replies of the outside model for one document, kept in rows under the job's lease; what they cost is added to the
 * document and to the day in the same transaction.
 */
export function modelJournal({ app, held }: { app: AppContext; held: HeldJob }): ReplyJournal {
  const documentId = held.job.subjectId
  const { prisma } = app.database
  return {
    async find(requestHash) {
      const row = await prisma.modelReply.findUnique({
        where: { documentId_requestHash: { documentId, requestHash } },
      })
      return row === null ? null : keptReply.parse(row.body)
    },
    async keep(requestHash, { answer: { usage, ...answer }, calls }) {
      await prisma.$transaction(async tx => {
        await held.renew(tx)
        if (answer.outcome !== 'UNAVAILABLE')
          await tx.modelReply.create({
            data: { documentId, requestHash, body: keptReply.parse({ answer, calls }), createdAt: app.now() },
          })
        await addCost({ app, within: tx, documentId, calls, usage })
      })
    },
    refusal: () => findBudgetMet({ app, documentId }),
  }
}

/** The day of this time, in UTC. */
function dayOf(time: Date): Date {
  return new Date(time.toISOString().slice(0, 10))
}

/** A journal for what is asked once, outside a job: it adds up what that costs, and keeps no reply. */
export function costJournal({ app, documentId }: { app: AppContext; documentId: number }): ReplyJournal {
  return {
    find: async () => null,
    keep: async (_requestHash, { answer: { usage }, calls }) => {
      await app.database.prisma.$transaction(within => addCost({ app, within, documentId, calls, usage }))
    },
    refusal: () => findBudgetMet({ app, documentId }),
  }
}

/** Adds what requests cost to the document and to the day. */
async function addCost({
  app,
  within,
  documentId,
  calls,
  usage,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  documentId: number
  calls: number
  usage: ModelUsage | undefined
}): Promise<void> {
  const { inputTokens = 0, outputTokens = 0, milliseconds = 0 } = usage ?? {}
  await within.document.update({
    where: { id: documentId },
    data: {
      modelRequests: { increment: calls },
      modelInputTokens: { increment: inputTokens },
      modelOutputTokens: { increment: outputTokens },
      modelMilliseconds: { increment: milliseconds },
    },
  })
  const day = dayOf(app.now())
  await within.modelDay.upsert({
    where: { day },
    create: { day, requests: calls, inputTokens, outputTokens },
    update: {
      requests: { increment: calls },
      inputTokens: { increment: inputTokens },
      outputTokens: { increment: outputTokens },
    },
  })
}

/** The limit on tokens that is reached; null where none is. */
async function findBudgetMet({
  app,
  documentId,
}: {
  app: AppContext
  documentId: number
}): Promise<ModelBudget | null> {
  const { prisma } = app.database
  const { perDocument, perDay } = app.settings.modelTokens
  if (perDocument !== null) {
    const { modelInputTokens, modelOutputTokens } = await prisma.document.findUniqueOrThrow({
      where: { id: documentId },
      select: { modelInputTokens: true, modelOutputTokens: true },
    })
    if (modelInputTokens + modelOutputTokens >= perDocument) return 'DOCUMENT_BUDGET'
  }
  if (perDay !== null) {
    const spent = await prisma.modelDay.findUnique({ where: { day: dayOf(app.now()) } })
    if (spent !== null && spent.inputTokens + spent.outputTokens >= perDay) return 'DAY_BUDGET'
  }
  return null
}
