import type { Viewer, World } from '../appContext.ts'

/** Ends the viewer's session; a visitor has none to end. */
export async function signOut({ world, viewer }: { world: World; viewer: Viewer | null }): Promise<void> {
  if (!viewer?.sessionId) return
  await world.database.prisma.session.deleteMany({ where: { id: viewer.sessionId } })
}
