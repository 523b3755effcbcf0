import type { Viewer } from '../appContext.ts'
import { ForbiddenError, NotSignedInError } from '../errors.ts'

/** The viewer, where it is an admin. @throws NotSignedInError, ForbiddenError */
export function requireAdmin(viewer: Viewer | null): Viewer {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'ADMIN') throw new ForbiddenError()
  return viewer
}
