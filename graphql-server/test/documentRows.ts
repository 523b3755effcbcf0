import type { AppContext } from '../domain/appContext.ts'
import type { Document, Prisma, User } from '../generated/prisma/client.ts'

/** A sentence of the part that a preview does not show. */
export const LOCKED_SENTENCE = 'The locked part begins where the heron lands.'
export const OPENING_SENTENCE = 'My uncle repairs irrigation pumps in Satara.'

const opening = {
  job: 'opening',
  title: 'Where the interest began',
  sentences: [
    {
      text: OPENING_SENTENCE,
      sources: [
        { key: 'fieldInterestOrigin', label: 'What sparked your interest?', quote: OPENING_SENTENCE },
      ],
    },
  ],
}
const rest = {
  job: 'evidence',
  title: 'What was built',
  sentences: [
    {
      text: LOCKED_SENTENCE,
      sources: [{ key: 'problemSolvingStory', label: 'A problem you solved', quote: LOCKED_SENTENCE }],
    },
  ],
}

/**
 * Finished documents as rows, without writing their text, as the slower `createDocument` does. They are a minute apart,
 * the last one the newest.
 */
export async function createDocumentRows({
  app,
  user,
  count,
  columns = {},
}: {
  app: AppContext
  user: User
  count: number
  columns?: Partial<Prisma.DocumentUncheckedCreateInput>
}): Promise<Document[]> {
  const { prisma } = app.database
  const now = app.now().getTime()
  const documents = await prisma.document.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      userId: user.id,
      documentType: 'SOP' as const,
      form: 'QUICK' as const,
      status: 'READY' as const,
      course: `Course ${index + 1}`,
      answers: [],
      definitionVersion: 1,
      targetWords: 800,
      funding: 'CREDIT' as const,
      preview: {
        outline: [{ title: opening.title }, { title: rest.title }],
        opening: [opening],
        advice: [{ key: 'longTermGoals', label: 'Long-term goals', advice: 'Say where, and with whom.' }],
      },
      createdAt: new Date(now - (count - index) * 60_000),
      generatedAt: new Date(now - (count - index) * 60_000),
      ...columns,
    })),
  })
  await prisma.documentVersion.createMany({
    data: documents.map(({ id }) => ({
      documentId: id,
      number: 1,
      body: { paragraphs: [opening, rest] },
      wordCount: 14,
    })),
  })
  return documents
}
