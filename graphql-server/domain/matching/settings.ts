import { z } from 'zod'
import { AMBITIONS, DEFAULT_SETTINGS } from './types.ts'

/** The largest multiplier of a factor's base weight. */
export const LARGEST_MULTIPLIER = 2

/** Settings as stored or sent. A missing or null field has its default; `{}`, the column's default, is complete. */
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
