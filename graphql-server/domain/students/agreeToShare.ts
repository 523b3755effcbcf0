import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError } from '../errors.ts'
import { giveConsent } from '../partners/students.ts'
import { offeredProfileInput } from './inputs.ts'

/**
 * Agrees to a request of an organisation. The profile that it offers becomes the viewer's where they want that and have
 * none; otherwise it is gone.
 * @throws NotSignedInError, NotFoundError, ConflictError
 */
export async function agreeToShare({
  app,
  viewer,
  token,
  takesProfile,
}: {
  app: AppContext
  viewer: Viewer | null
  token: string
  takesProfile: boolean
}): Promise<void> {
  await giveConsent({
    app,
    viewer,
    token,
    take: async (tx, offered) => {
      if (!takesProfile || offered === null || !viewer) return
      const { userId } = viewer
      if ((await tx.profile.count({ where: { userId } })) > 0)
        throw new ConflictError('You have a profile already. It stays as it is: agree without the other one.')
      await tx.profile.create({ data: { ...offeredProfileInput.parse(offered), userId } })
    },
  })
}
