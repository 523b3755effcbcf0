import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/** People whose account a viewer looks after: all for an admin, none for others. */
export function peopleVisibleTo(viewer: Viewer | null): Prisma.UserWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { id: { in: [] } }
}

/** Jobs that a viewer may see: all for an admin, none for others. */
export function jobsVisibleTo(viewer: Viewer | null): Prisma.JobWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { id: { in: [] } }
}

/** People with these words in their name, username or address, or with this number, and with this role. */
export function peopleWith({
  search,
  role,
}: {
  search?: string | null | undefined
  role?: Prisma.UserWhereInput['role'] | null | undefined
}): Prisma.UserWhereInput {
  // PostgreSQL can't compare with NUL, and these characters have a meaning in its patterns.
  const words = (search ?? '').replaceAll('\0', '').trim().slice(0, 100)
  const contains = words.replace(/[\\%_]/g, '\\$&')
  const number = /^#(\d{1,9})$/.exec(words)?.[1]
  return {
    ...(role && { role }),
    ...(words !== '' && {
      OR:
        number === undefined
          ? [
              { usernameKey: { contains: contains.toLowerCase() } },
              { emailKey: { contains: contains.toLowerCase() } },
              { fullName: { contains, mode: 'insensitive' } },
            ]
          : [{ id: Number(number) }],
    }),
  }
}
