import { expect, test } from 'vitest'
import { COUNTRY_NAMES } from '../../graphql-server/domain/catalogue/countries.ts'
import { countryName } from './countryName.ts'

test.each(Object.entries(COUNTRY_NAMES))('%s is read as %s', (country, name) => {
  expect(countryName(country)).toBe(name)
})
