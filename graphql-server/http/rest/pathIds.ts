import { z } from '@hono/zod-openapi'

const MESSAGE = 'Must be a whole number'

function rowId(name: string, description: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, MESSAGE)
    .transform(Number)
    .refine(id => id <= 2_147_483_647, MESSAGE)
    .openapi({ type: 'integer', description, param: { name, in: 'path' } })
}

/** `{id}` of a path. */
export const pathId = (description: string) => z.object({ id: rowId('id', description) })

/** `{userId}` of a path. */
export const pathUserId = z.object({ userId: rowId('userId', 'Your own id; another one is refused.') })
