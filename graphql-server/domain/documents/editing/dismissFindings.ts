import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { lockEditable } from './addVersion.ts'
import { dismissFindingsInput } from './inputs.ts'
import { MOST_DISMISSED } from './limits.ts'

/**
 * Marks findings of a review as dismissed, or shows them again. A dismissed finding stays dismissed on each device until
 * the words of its sentence change. The newest `MOST_DISMISSED` of a document are kept.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError (not finished), PlanRequiredError (a preview)
 */
export async function dismissFindings({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number }> {
  if (!viewer) throw new NotSignedInError()
  const { fingerprints, isDismissed } = parseInput(dismissFindingsInput, input)
  await app.database.prisma.$transaction(async within => {
    await lockEditable({ within, viewer, documentId })
    const where = { id: documentId }
    const { dismissedFindings } = await within.document.findUniqueOrThrow({
      where,
      select: { dismissedFindings: true },
    })
    const named = new Set(fingerprints)
    const others = dismissedFindings.filter(fingerprint => !named.has(fingerprint))
    await within.document.update({
      where,
      data: { dismissedFindings: isDismissed ? [...others, ...named].slice(-MOST_DISMISSED) : others },
    })
  })
  return { documentId }
}
