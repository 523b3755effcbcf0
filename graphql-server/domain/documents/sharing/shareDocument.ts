import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { createToken } from '../../secretToken.ts'
import { visible } from '../../visible.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { shareInput } from './inputs.ts'
import { MOST_OPEN_SHARES } from './limits.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Creates a link to a finished document and returns its address once: only a hash of its token is stored. Who opens it
 * reads what the owner may read.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError (not finished, or too many links)
 */
export async function shareDocument({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number; address: string }> {
  if (!viewer) throw new NotSignedInError()
  const { access, days } = parseInput(shareInput, input)
  const { token, tokenHash } = createToken(app)
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    const where = visible(documentsVisibleTo(viewer), { id: documentId })
    if ((await tx.document.count({ where })) === 0) throw new NotFoundError()
    await lockOwner(tx, documentId)
    const document = await tx.document.findFirst({ where, select: { status: true, sealedAt: true } })
    if (document === null) throw new NotFoundError()
    if (document.status !== 'READY') throw new ConflictError('Only a finished document can be shared.')
    if (document.sealedAt !== null) throw new ConflictError(SEALED)
    const open = await tx.documentShare.count({ where: { documentId, revokedAt: null, endsAt: { gt: now } } })
    if (open >= MOST_OPEN_SHARES)
      throw new ConflictError(`A document has at most ${MOST_OPEN_SHARES} links. Revoke one first.`)
    await tx.documentShare.create({
      data: {
        documentId,
        tokenHash,
        access,
        createdAt: now,
        endsAt: new Date(now.getTime() + days * DAY),
      },
    })
  })
  return { documentId, address: `${app.settings.publicUrl}/shared/${token}` }
}
