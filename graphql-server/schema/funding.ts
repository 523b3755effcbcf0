import { isSuperseded, type VisibleScholarships } from '../domain/catalogue/readFunding.ts'
import { builder } from './base/builder.ts'
import { CountryEnum } from './country.ts'

const open = { authScopes: { public: true } } as const

const ProofOfFundsObject = builder.prismaObject('ProofOfFunds', {
  description: 'A sum that a student visa asks to be shown. To be checked with the consulate.',
  ...open,
  fields: t => ({
    area: t.exposeString('area', {
      nullable: true,
      description: 'The part of the country that it is for; null for all of it.',
    }),
    what: t.exposeString('what', { description: 'What it is for, and for how long.' }),
    amount: t.exposeFloat('amount', { nullable: true, description: 'The sum; null where none is fixed.' }),
    currency: t.exposeString('currency', { description: 'The code of the currency.' }),
    validFrom: t.string({
      nullable: true,
      description: 'The day since which it counts, as ISO 8601 writes it; null when unknown.',
      select: { validFrom: true },
      resolve: ({ validFrom }) => validFrom?.toISOString().slice(0, 10) ?? null,
    }),
    isSuperseded: t.boolean({
      description: 'Whether a newer sum took its place.',
      select: { what: true },
      resolve: isSuperseded,
    }),
    source: t.exposeString('source', { description: 'Where it was read.' }),
    year: t.exposeInt('year', { description: 'The year in which it was read.' }),
  }),
})

export const ScholarshipObject = builder.prismaObject('Scholarship', {
  description: 'A scholarship for students from abroad. Terms change: its own page decides.',
  ...open,
  fields: t => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    amount: t.exposeString('amount', { description: 'What it pays, in words.' }),
    deadline: t.exposeString('deadline', { description: 'By when one applies, in words.' }),
    whoMayApply: t.exposeString('whoMayApply', { description: 'Who may apply, in words.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether governments or the European Union pay it: everybody sees these.',
    }),
    source: t.exposeString('source', { description: 'Where it was read.' }),
    year: t.exposeInt('year', { description: 'The year in which it was read.' }),
  }),
})

const ScholarshipsObject = builder.objectRef<VisibleScholarships>('Scholarships').implement({
  description: 'The scholarships for studying in a country, as the viewer may see them.',
  ...open,
  fields: t => ({
    totalCount: t.exposeInt('totalCount', { description: 'How many there are.' }),
    isIncluded: t.exposeBoolean('isIncluded', {
      description: "Whether the viewer's plan includes them. Premium does.",
    }),
    items: t.field({
      type: [ScholarshipObject],
      description: 'Each of them, by name; where the plan does not include them, those that governments pay.',
      resolve: ({ items }) => [...items],
    }),
  }),
})

const countryArg = 'The country to study in.'

builder.queryFields(t => ({
  scholarships: t.field({
    type: ScholarshipsObject,
    description:
      'Scholarships for studying in a country. Those that are for studying anywhere abroad are among them.',
    ...open,
    args: { country: t.arg({ type: CountryEnum, required: true, description: countryArg }) },
    resolve: (_root, { country }, { loaders }) => loaders.scholarships.load(country),
  }),
  proofOfFunds: t.field({
    type: [ProofOfFundsObject],
    description: 'The sums that a student visa of a country asks to be shown, the newest first.',
    ...open,
    args: { country: t.arg({ type: CountryEnum, required: true, description: countryArg }) },
    resolve: async (_root, { country }, { loaders }) => [...(await loaders.proofOfFunds.load(country))],
  }),
}))

builder.prismaObjectFields('University', t => ({
  scholarships: t.field({
    type: ScholarshipsObject,
    description: 'Scholarships for studying in its country.',
    select: { country: true },
    resolve: ({ country }, _args, { loaders }) => loaders.scholarships.load(country),
  }),
  proofOfFunds: t.field({
    type: [ProofOfFundsObject],
    description: 'The sums that a student visa of its country asks to be shown, the newest first.',
    select: { country: true },
    resolve: async ({ country }, _args, { loaders }) => [...(await loaders.proofOfFunds.load(country))],
  }),
}))
