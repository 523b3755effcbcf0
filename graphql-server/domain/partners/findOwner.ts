import type { Prisma } from '../../generated/prisma/client.ts'
import { ConflictError, ValidationError } from '../errors.ts'
import { typedText } from '../parseInput.ts'

/** The username or the address of somebody who becomes an owner. */
export const ownerName = typedText().min(1, 'Required').max(254, 'No account has this name')

/** The account with a username or an address, which is not about to be erased. @throws ValidationError */
export async function findOwner(tx: Prisma.TransactionClient, name: string): Promise<{ id: number }> {
  const key = name.toLowerCase()
  const owner = await tx.user.findFirst({
    where: { OR: [{ usernameKey: key }, { emailKey: key }], deletionDueAt: null },
    select: { id: true },
  })
  if (!owner) throw new ValidationError([{ path: 'ownerName', message: 'No account has this name' }])
  return owner
}

/** A conflict about one field. */
export function conflict(path: string, message: string): ConflictError {
  return new ConflictError(message, [{ path, message }])
}
