import { z } from 'zod'

const counted = z.object({ totalCount: z.union([z.int(), z.custom<() => Promise<number>>(isFunction)]) })

/** Tells Pothos that a page of which only this is asked need not be read. */
export const COUNTS_ONLY = { pothosPrismaTotalCount: true } as const

/** Pothos puts the number, or what counts when it is asked, on a page without saying so in its type. */
export async function totalCountOf(page: unknown): Promise<number> {
  const { totalCount } = counted.parse(page)
  return typeof totalCount === 'number' ? totalCount : await totalCount()
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
