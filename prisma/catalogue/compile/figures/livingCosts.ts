import { slugOf } from '../../../../graphql-server/domain/catalogue/searchText.ts'
import { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { TableRow } from '../rows.ts'

type LivingCost = TableRow<'living_costs'>

/**
 * The least that somebody is taken to live on, in US dollars a month: a British visa asks for £1,171 a month for nine
 * months outside London (November 2025), which is £878 for each of twelve.
 */
const LEAST: Partial<Record<Country, number>> = { UK: 1170 }
const AT_LEAST = 'no less than what a student visa asks to be shown (£1,171 a month for nine months)'

/**
 * The monthly costs of living, by city and by country: a room in a shared flat, half of the utilities, a monthly pass
 * and a simple meal a day; in the UK no less than a visa asks for. A country's cost is the median of its cities, without
 * those of few reports.
 */
export function compileLivingCosts(rows: readonly Cells[]): LivingCost[] {
  const source =
    'Numbeo city prices, public extract, 2022: 60 % of a one-bedroom flat outside the centre, half of its utilities and internet, a monthly pass, 30 simple meals'
  const cities = rows.flatMap(row => {
    const number = (column: string) => (cell(row, column) === '' ? null : Number(cell(row, column)))
    const rent = number('rent1BedOutsideUSD')
    const meal = number('mealInexpensiveUSD')
    if (!rent || !meal) return []
    const rentMonth = Math.round(rent * 0.6)
    const rest =
      ((number('utilitiesMonthUSD') ?? 0) + (number('internetMonthUSD') ?? 0)) / 2 +
      (number('transportPassMonthUSD') ?? 0) +
      30 * meal
    const country = countryOf(cell(row, 'country'))
    const amount = Math.round((rentMonth + rest) / 10) * 10
    const least = LEAST[country] ?? 0
    return [
      {
        country,
        city: cell(row, 'city'),
        rentMonth,
        amountMonth: Math.max(least, amount),
        source: country === Country.UK ? `${source}; ${AT_LEAST}` : source,
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
      year: 2022,
      basis: 'INDICATIVE',
      source: `${source}; ${country === Country.UK ? `${AT_LEAST}; ` : ''}median of the country's cities`,
    }
  })
  const seen = new Set<string>()
  const byCity = cities.flatMap(({ isThin: _, ...row }): LivingCost[] => {
    const key = `${row.country.toLowerCase()}/${slugOf(row.city)}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ key, ...row, currency: 'USD', year: 2022, basis: 'INDICATIVE' }]
  })
  return [...byCountry, ...byCity]
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
