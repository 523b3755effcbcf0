/** A person as the screens are measured for: 60 documents, 5 drafts, 50 matches, 12 applications and a shortlist. */
import { type OpenedSession, openSession } from '../domain/accounts/sessions.ts'
import type { AppContext, Viewer } from '../domain/appContext.ts'
import { addToShortlist } from '../domain/applications/addToShortlist.ts'
import { saveApplication } from '../domain/applications/saveApplication.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { createDocument, createDraft, createProfile, createUser, SOP_REQUEST } from '../test/factories.ts'

const DOCUMENTS = 60
const DRAFTS = 5
const APPLICATIONS = 12
const STATUSES = ['CONSIDERING', 'PREPARING', 'APPLIED', 'OFFER'] as const

/** Creates the person in a database that has the catalogue. */
export async function createPerson(app: AppContext): Promise<{ viewer: Viewer; session: OpenedSession }> {
  const { prisma } = app.database
  const user = await createUser({ app, columns: { plan: 'PREMIUM', planSince: new Date() } })
  const session = await openSession({ app, userId: user.id })
  const viewer = { userId: user.id, role: user.role, sessionId: session.sessionId }
  await createProfile({ app, user })
  await generateMatches({ app, viewer, input: {} })
  const matches = await prisma.match.findMany({
    where: { userId: user.id },
    orderBy: { place: 'asc' },
    take: APPLICATIONS,
  })
  for (const [place, { programId }] of matches.entries()) {
    const input = { programId, status: STATUSES[place % STATUSES.length] }
    await saveApplication({ app, viewer, input })
    await addToShortlist({ app, viewer, programId })
  }
  for (let draft = 0; draft < DRAFTS; draft += 1) await createDraft({ app, viewer })
  const { id } = await createDocument({ app, viewer, request: SOP_REQUEST })
  await copyDocument(prisma, id)
  return { viewer, session }
}

/** Makes as many copies of a document, with its texts, as are missing. */
async function copyDocument(prisma: Prisma.TransactionClient, id: number): Promise<void> {
  const { versions, ...document } = await prisma.document.findUniqueOrThrow({
    where: { id },
    include: { versions: true },
  })
  const { id: _, answers, statements, preview, plan, ...columns } = document
  const copies = await prisma.document.createManyAndReturn({
    select: { id: true },
    data: Array.from({ length: DOCUMENTS - 1 }, () => ({
      ...columns,
      answers: answers ?? {},
      statements: statements ?? [],
      preview: preview ?? {},
      plan: plan ?? {},
    })),
  })
  await prisma.documentVersion.createMany({
    data: copies.flatMap(copy =>
      versions.map(({ id: _version, body, removed, ...rest }) => ({
        ...rest,
        documentId: copy.id,
        body: body ?? {},
        removed: removed ?? [],
      })),
    ),
  })
}
