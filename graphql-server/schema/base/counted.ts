import { z } from 'zod'

const counted = z.object({ totalCount: z.union([z.int(), z.custom<() => Promise<number>>(isFunction)]) })

/** Makes Pothos not read the page where only the count is selected. */
export const COUNTS_ONLY = { pothosPrismaTotalCount: true } as const

/** The total count of a page. Pothos adds it as a number or a function, but not to the page's type. */
export async function totalCountOf(page: unknown): Promise<number> {
  const { totalCount } = counted.parse(page)
  return typeof totalCount === 'number' ? totalCount : await totalCount()
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
