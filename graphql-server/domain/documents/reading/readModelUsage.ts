import type { AppContext, Viewer } from '../../appContext.ts'

/** What an outside model cost: requests, tokens as its server counted them, and seconds in which it was asked. */
export type ModelUse = { requests: number; inputTokens: number; outputTokens: number; seconds: number }

export type ModelUsage = {
  /** The newest first. A day's seconds are not kept. */
  days: readonly (Omit<ModelUse, 'seconds'> & { day: Date })[]
  /** The newest first, without anything that a person typed. */
  documents: readonly (ModelUse & { documentId: number; modelName: string | null; targetWords: number })[]
}

const MOST_DAYS = 31
const MOST_DOCUMENTS = 100

/** What the outside model cost on the last days and for the newest documents; null for everybody but admins. */
export async function readModelUsage({
  app: {
    database: { prisma },
  },
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<ModelUsage | null> {
  if (viewer?.role !== 'ADMIN') return null
  const documents = await prisma.document.findMany({
    where: { modelRequests: { gt: 0 } },
    orderBy: { id: 'desc' },
    take: MOST_DOCUMENTS,
    select: {
      id: true,
      modelName: true,
      targetWords: true,
      modelRequests: true,
      modelInputTokens: true,
      modelOutputTokens: true,
      modelMilliseconds: true,
    },
  })
  return {
    days: await prisma.modelDay.findMany({ orderBy: { day: 'desc' }, take: MOST_DAYS }),
    documents: documents.map(({ id, modelName, targetWords, ...cost }) => ({
      documentId: id,
      modelName,
      targetWords,
      ...modelUseOf(cost),
    })),
  }
}

/** The columns of a document in the terms of this module. */
export function modelUseOf(cost: {
  modelRequests: number
  modelInputTokens: number
  modelOutputTokens: number
  modelMilliseconds: number
}): ModelUse {
  return {
    requests: cost.modelRequests,
    inputTokens: cost.modelInputTokens,
    outputTokens: cost.modelOutputTokens,
    seconds: Math.round(cost.modelMilliseconds / 100) / 10,
  }
}
