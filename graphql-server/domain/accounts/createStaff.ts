import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ConflictError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { createLink } from './accountLinks.ts'
import { emailKeyOf, registerInput, usernameKeyOf } from './inputs.ts'
import { lockUser } from './lockUser.ts'
import { hashPassword } from './passwords.ts'

const staffInput = z.object({
  username: registerInput.shape.username,
  email: registerInput.shape.email,
  fullName: registerInput.shape.fullName,
  role: z.enum(['ADMIN', 'ANALYST', 'REVIEWER'], 'Must be ADMIN, ANALYST or REVIEWER'),
})

/**
 * Creates an account for staff, or gives an existing one its role, and returns the link at which its password is set.
 * The audit log has it, without an actor.
 * For the operator of an installation only: no request calls it.
 * @throws ValidationError, ConflictError where the username and the address belong to different accounts
 */
export async function createStaff({
  app,
  input,
}: {
  app: AppContext
  input: unknown
}): Promise<{ isNew: boolean; link: string }> {
  const { username, email, fullName, role } = parseInput(staffInput, input)
  const usernameKey = usernameKeyOf(username)
  const emailKey = emailKeyOf(email)
  // Nobody knows this password. The link sets another one.
  const passwordHash = await hashPassword({
    app,
    password: Buffer.from(app.randomBytes(32)).toString('base64url'),
  })
  const now = app.now()
  const create = async (tx: Prisma.TransactionClient) => {
    const { id } = await tx.user.create({
      data: {
        username,
        usernameKey,
        email,
        emailKey,
        fullName,
        passwordHash,
        role,
        emailConfirmedAt: now,
        createdAt: now,
      },
    })
    const details = { role }
    await writeAuditEntry({ app, within: tx, actorId: null, action: 'CREATE_STAFF', subjectId: id, details })
    return id
  }
  return await app.database.prisma.$transaction(async tx => {
    const [found, other] = await tx.user.findMany({ where: { OR: [{ usernameKey }, { emailKey }] } })
    if (other || (found && (found.usernameKey !== usernameKey || found.emailKey !== emailKey)))
      throw new ConflictError('The username and the email address belong to different accounts.')
    if (found) {
      await lockUser(tx, found.id)
      // Its sessions carry no role, so that the new one holds from the next request.
      await tx.user.update({ where: { id: found.id }, data: { role } })
      if (found.role !== role)
        await writeAuditEntry({
          app,
          within: tx,
          actorId: null,
          action: 'CHANGE_ROLE',
          subjectId: found.id,
          details: { from: found.role, to: role },
        })
    }
    const userId = found?.id ?? (await create(tx))
    const link = await createLink({ app, within: tx, userId, purpose: 'RESET_PASSWORD', email })
    return { isNew: !found, link }
  })
}
