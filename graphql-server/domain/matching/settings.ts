import { z } from 'zod'
import { AMBITIONS, DEFAULT_SETTINGS } from './types.ts'

/** The most that a part may weigh, as a multiple of what it weighs by itself. */
export const LARGEST_MULTIPLIER = 2

/**
 * Settings as they are stored or sent. What is missing or null is as it comes, so that `{}`, which stands in the row of
 * somebody who never changed any, is complete.
 */
export const matchSettings = z
  .object({
    ambition: z
      .enum(AMBITIONS, { error: 'Choose one of the offered ambitions' })
      .nullish()
      .transform(ambition => ambition ?? DEFAULT_SETTINGS.ambition),
    budget: multiplier(DEFAULT_SETTINGS.budget),
    country: multiplier(DEFAULT_SETTINGS.country),
    field: multiplier(DEFAULT_SETTINGS.field),
  })
  .readonly()

function multiplier(byItself: number) {
  const message = `Must be a number from 0 to ${LARGEST_MULTIPLIER}`
  return z
    .number({ error: message })
    .min(0, message)
    .max(LARGEST_MULTIPLIER, message)
    .nullish()
    .transform(value => value ?? byItself)
}
