import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'

/** US dollars for one unit of each currency with a dated rate in the catalogue, by code. One statement. */
export async function readExchangeRates({
  app,
  within,
}: {
  app: AppContext
  /** The transaction to read in, if there is one. */
  within?: Prisma.TransactionClient | undefined
}): Promise<ReadonlyMap<string, number>> {
  const rates = await (within ?? app.database.prisma).exchangeRate.findMany({
    select: { currency: true, usdPerUnit: true },
  })
  return new Map(rates.map(({ currency, usdPerUnit }) => [currency, usdPerUnit]))
}
