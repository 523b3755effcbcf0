import { z } from 'zod'
import { Country } from '../../generated/prisma/enums.ts'
import { countryInSentence } from '../catalogue/countries.ts'

/** A preferred country without a programme in the fields of interest or within the budget, as it is stored and shown. */
const gap = z.object({
  country: z.enum(Country),
  /** How many programmes in near fields there are. */
  near: z.int(),
  /** The names of the fields of interest. */
  fields: z.array(z.string()),
  /** Where everything costs clearly more than the budget: both in words. */
  cost: z.object({ budget: z.string(), least: z.string() }).nullable().default(null),
})
export type NamedGap = z.infer<typeof gap>

/** The stored gaps of a person; none where an earlier release stored something else. */
export function gapsIn(stored: unknown): NamedGap[] {
  const { success, data } = z.array(gap).safeParse(stored)
  return success ? data : []
}

/**
 * 'We know no programme in psychology in Canada. 12 are in near fields.' Or 'Nothing in psychology in Canada is within
 * your ₹20 lakh: the least is about ₹29 lakh.'
 */
export function gapSentence({ country, near, fields, cost }: NamedGap): string {
  const named = fields.map(name =>
    /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
  const what = named.length === 0 ? 'what you look for' : named.join(' or ')
  if (cost !== null)
    return `Nothing in ${what} in ${countryInSentence(country)} is within your ${cost.budget}: the least is about ${cost.least} with living costs.`
  const rest = near === 0 ? '' : near === 1 ? ' One is in a near field.' : ` ${near} are in near fields.`
  return `We know no programme in ${what} in ${countryInSentence(country)}.${rest}`
}
