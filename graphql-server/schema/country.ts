import { COUNTRY_NAMES } from '../domain/catalogue/countries.ts'
import { Country } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'

export const CountryEnum = builder.enumType('Country', {
  description: 'A country to study in.',
  values: {
    USA: { description: 'The United States of America.' },
    UK: { description: 'The United Kingdom.' },
    CANADA: { description: 'Canada.' },
    GERMANY: { description: 'Germany.' },
    AUSTRALIA: { description: 'Australia.' },
    ITALY: { description: 'Italy.' },
    SPAIN: { description: 'Spain.' },
    INDIA: { description: 'India.' },
  } satisfies Record<Country, { description: string }>,
})

const CountryName = builder.objectRef<Country>('CountryName').implement({
  description: 'A country with the name that people read.',
  authScopes: { public: true },
  fields: t => ({
    code: t.field({
      type: CountryEnum,
      catalogue: true,
      description: 'The country, as inputs and filters take it.',
      resolve: country => country,
    }),
    name: t.string({
      catalogue: true,
      description: 'Its name in English.',
      resolve: country => COUNTRY_NAMES[country],
    }),
  }),
})

builder.queryField('countries', t =>
  t.field({
    type: [CountryName],
    catalogue: true,
    description: 'The countries that Gradwright covers, in the order that forms show them.',
    authScopes: { public: true },
    resolve: () => Object.values(Country),
  }),
)
