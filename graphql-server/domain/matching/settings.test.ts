import { expect, test } from 'vitest'
import { matchSettings } from './settings.ts'
import { DEFAULT_SETTINGS } from './types.ts'

test('missing and null fields have their defaults', () => {
  expect(matchSettings.parse({})).toEqual(DEFAULT_SETTINGS)
  expect(matchSettings.parse({ ambition: null, budget: null, country: 0 })).toEqual({
    ...DEFAULT_SETTINGS,
    country: 0,
  })
})

test('invalid settings are refused by field', () => {
  const refused = matchSettings.safeParse({ ambition: 'WILD', budget: 2.1, country: -1, field: Number.NaN })
  expect(refused.error?.issues.map(({ path: [field], message }) => [field, message])).toEqual([
    ['ambition', 'Choose one of the offered ambitions'],
    ['budget', 'Must be a number from 0 to 2'],
    ['country', 'Must be a number from 0 to 2'],
    ['field', 'Must be a number from 0 to 2'],
  ])
})
