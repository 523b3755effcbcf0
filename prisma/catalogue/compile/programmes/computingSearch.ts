import type { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { Rate } from '../figures/exchangeRates.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'
import { readMonths } from '../titles.ts'

/** The source has a year's fee in Bangladeshi taka. This is their rate in 2025. */
const TAKA_PER_DOLLAR = 120
/** The countries whose fees are shown, and the currency of each. */
const FEE_CURRENCIES: Partial<Record<Country, string>> = {
  USA: 'USD',
  UK: 'GBP',
  CANADA: 'CAD',
  AUSTRALIA: 'AUD',
}

/** Computing and analytics courses. Their fees are shown as a band: converted, and rounded to 500. */
export function readComputingSearch({
  rows,
  join,
  rates,
}: {
  rows: readonly Cells[]
  join: Join
  rates: readonly Rate[]
}): Program[] {
  return withoutNulls(
    rows.map(row => {
      const country = cell(row, 'country')
      const code = countryOf(country)
      const dollars =
        Number(/[\d,]+/.exec(cell(row, 'tuitionBDTperYear'))?.[0].replaceAll(',', '') ?? '') / TAKA_PER_DOLLAR
      const currency = FEE_CURRENCIES[code] ?? ''
      const rate = rates.find(one => one.currency === currency)
      const amount = rate ? Math.round(dollars / rate.usdPerUnit / 500) * 500 : 0
      const months = readMonths(cell(row, 'duration'))
      const hasTuition = amount >= 3000 && amount <= 90_000
      return programOf({
        university: join(cell(row, 'university'), country),
        title: cell(row, 'program'),
        fallbackAward: code === 'USA' ? 'MS' : code === 'UK' ? 'MSc' : 'Master',
        given: {
          source: 'computing-2025',
          year: 2025,
          months: months === 'PART_TIME' ? '' : (months ?? ''),
          languages: ['UK', 'USA', 'AUSTRALIA'].includes(code) ? 'English' : '',
          ...(hasTuition && {
            tuition: amount,
            currency,
            period: 'YEAR',
            tuitionYear: 2025,
            tuitionBasis: 'INDICATIVE',
            tuitionSource: 'band-2025' as const,
          }),
        },
      })
    }),
  )
}
