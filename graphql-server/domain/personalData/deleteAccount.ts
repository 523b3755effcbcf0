import { z } from 'zod'
import type { Prisma, User } from '../../generated/prisma/client.ts'
import { confirmPassword } from '../accounts/changePassword.ts'
import { endOtherSessions } from '../accounts/endSessions.ts'
import { lockAdmins, refuseLastAdmin } from '../accounts/lockAdmins.ts'
import { lockUser, lockWithPassword, passwordChanged } from '../accounts/lockUser.ts'
import { typedPassword } from '../accounts/newPassword.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { cancelSubscription } from '../billing/changeSubscription.ts'
import { isLive } from '../billing/subscriptionState.ts'
import { NotSignedInError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { refuseLastOwner } from '../partners/refuseLastOwner.ts'
import { endSharing } from '../partners/students.ts'
import { writeDeletionMail } from './writePersonalDataMail.ts'

/** How long a deletion can be undone, in milliseconds: seven days. */
export const UNDO_PERIOD = 7 * 24 * 60 * 60 * 1000

const deletionInput = z.object({ password: typedPassword })

/**
 * Schedules the erasure of the viewer's account. A subscription is cancelled first, so that nothing is charged
 * meanwhile. Other sessions end. Signing in and `keepAccount` undo it.
 * @throws NotSignedInError, ValidationError for a wrong password, RateLimitedError, PaymentError when the subscription
 * could not be cancelled, ConflictError for the last admin, the last owner of an organisation, and where the password was changed meanwhile
 */
export async function deleteAccount({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { password } = parseInput(deletionInput, input)
  const user = await confirmPassword({ app, viewer, password, path: 'password' })
  const { id: userId, email, fullName, mailLanguage } = user
  const { prisma } = app.database
  // Before the subscription is cancelled, and again when the deletion is stored.
  await prisma.$transaction(tx => refuseIfNeeded(tx, user))
  const subscription = await prisma.subscription.findUnique({ where: { userId } })
  const source = { off: null, sandbox: 'SANDBOX', stripe: 'STRIPE' }[app.settings.billing]
  if (subscription && isLive(subscription) && !subscription.cancelsAtPeriodEnd)
    if (subscription.source === source) await cancelSubscription({ app, viewer })
  const dueAt = new Date(app.now().getTime() + UNDO_PERIOD)
  const { publicUrl } = app.settings
  await prisma.$transaction(async tx => {
    await refuseIfNeeded(tx, user)
    if (!(await lockWithPassword(tx, user))) throw passwordChanged()
    const { count } = await tx.user.updateMany({
      where: { id: userId, deletionDueAt: null },
      data: { deletionDueAt: dueAt },
    })
    if (count === 0) return
    await endOtherSessions({ app, viewer, within: tx })
    // A consultancy sees nothing of somebody who leaves, also while they may come back.
    await endSharing({ app, within: tx, where: { userId } })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: email,
      ...writeDeletionMail({ words: mailWords(mailLanguage), fullName, publicUrl, dueAt }),
    })
  })
}

/** @throws ConflictError where nobody but this person is an admin, or an owner of their organisation, who stays */
async function refuseIfNeeded(tx: Prisma.TransactionClient, { id, role }: User): Promise<void> {
  if (role === 'ADMIN') refuseLastAdmin(await lockAdmins(tx, { and: id }), { leaves: id })
  await refuseLastOwner(tx, { userId: id })
}

/** Takes a scheduled erasure back. A cancelled subscription stays cancelled. @throws NotSignedInError */
export async function keepAccount({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    await tx.user.updateMany({ where: { id: userId }, data: { deletionDueAt: null } })
  })
}
