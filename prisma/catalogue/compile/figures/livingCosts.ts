import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { TableRow } from '../rows.ts'

type LivingCost = TableRow<'living_costs'>

/** Prices of 2022 in those of 2026: about what consumer prices of the eight countries rose by. */
const RAISED = 1.04 ** 4

/**
 * The monthly costs of living, by city and by country: a room in a shared flat, half of the utilities, a monthly pass
 * and a simple meal a day, raised from 2022 to 2026. A country's cost is the median of its cities, without those of few
 * reports.
 */
export function compileLivingCosts(rows: readonly Cells[]): LivingCost[] {
  const source =
    'Numbeo city prices, public extract, 2022: 60 % of a one-bedroom flat outside the centre, half of its utilities and internet, a monthly pass, 30 simple meals; raised by 4 % a year to 2026'
  const cities = rows.flatMap(row => {
    const number = (column: string) => (cell(row, column) === '' ? null : Number(cell(row, column)))
    const rent = number('rent1BedOutsideUSD')
    const meal = number('mealInexpensiveUSD')
    if (!rent || !meal) return []
    const rentMonth = Math.round(rent * 0.6 * RAISED)
    const rest =
      ((number('utilitiesMonthUSD') ?? 0) + (number('internetMonthUSD') ?? 0)) / 2 +
      (number('transportPassMonthUSD') ?? 0) +
      30 * meal
    const country = countryOf(cell(row, 'country'))
    return [
      {
        country,
        city: cell(row, 'city'),
        rentMonth,
        amountMonth: Math.round((rentMonth + rest * RAISED) / 10) * 10,
        isThin: cell(row, 'dataQuality1good0partial') === '0',
      },
    ]
  })
  const byCountry = Object.values(Country).map((country): LivingCost => {
    const own = cities.filter(row => row.country === country && !row.isThin)
    return {
      key: country.toLowerCase(),
      country,
      city: '',
      amountMonth: median(own.map(row => row.amountMonth)),
      rentMonth: median(own.map(row => row.rentMonth)),
      currency: 'USD',
      year: 2026,
      basis: 'INDICATIVE',
      source: `${source}; median of the country's cities`,
    }
  })
  const seen = new Set<string>()
  const byCity = cities.flatMap(({ isThin: _, ...row }): LivingCost[] => {
    const key = `${row.country.toLowerCase()}/${slugOf(row.city)}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ key, ...row, currency: 'USD', year: 2026, basis: 'INDICATIVE', source }]
  })
  return [...byCountry, ...byCity]
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
