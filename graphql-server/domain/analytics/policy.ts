import type { Viewer } from '../appContext.ts'

/** Whether a viewer reads figures about all people: analysts and admins. */
export function mayAnalyse(viewer: Viewer | null): boolean {
  return viewer?.role === 'ANALYST' || viewer?.role === 'ADMIN'
}
