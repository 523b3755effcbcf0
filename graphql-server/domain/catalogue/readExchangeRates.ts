import type { AppContext } from '../appContext.ts'

/** US dollars for one unit of each currency with a dated rate in the catalogue, by code. One statement. */
export async function readExchangeRates({ app }: { app: AppContext }): Promise<ReadonlyMap<string, number>> {
  const rates = await app.database.prisma.exchangeRate.findMany({
    select: { currency: true, usdPerUnit: true },
  })
  return new Map(rates.map(({ currency, usdPerUnit }) => [currency, usdPerUnit]))
}
