import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

test.each([
  ['about 24 000 dinars', [[24_000]]],
  ['190 000 animals', [[190_000]]],
  ['190\u00a0000 animals', [[190_000]]],
  ['190,000 animals', [[190_000]]],
  ['1.870 plants', [[1.87, 1870]]],
  ['1.870.000 plants', [[1_870_000]]],
  ['in 2019 120 cows', [[2019], [120]]],
  ['8,9 of 10', [[8.9], [10]]],
  ['18 lakh', [[18, 1_800_000]]],
])('the numbers of «%s»', (text, values) => {
  expect(numbersIn(text).map(claim => claim.values)).toEqual(values)
})
