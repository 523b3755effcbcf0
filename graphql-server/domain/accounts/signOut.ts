import type { AppContext, Viewer } from '../appContext.ts'

/** Ends the viewer's session. Does nothing for a visitor. */
export async function signOut({ app, viewer }: { app: AppContext; viewer: Viewer | null }): Promise<void> {
  if (!viewer?.sessionId) return
  await app.database.prisma.session.deleteMany({ where: { id: viewer.sessionId } })
}
