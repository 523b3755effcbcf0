import { z } from 'zod'

/** For how long a former secret is accepted beside a new one. */
export const overlapInput = z.object({
  overlapHours: z.int('Must be a whole number').min(0, 'At least 0 hours').max(168, 'At most 168 hours'),
})
