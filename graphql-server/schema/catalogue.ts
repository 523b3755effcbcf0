import { type CatalogueCounts, countCatalogue } from '../domain/catalogue/countCatalogue.ts'
import type { CatalogueReach } from '../domain/catalogue/policy.ts'
import { builder } from './base/builder.ts'

export const CatalogueReachEnum = builder.enumType('CatalogueReach', {
  description: 'How much of the catalogue somebody sees.',
  values: {
    SAMPLE: { description: 'The fifty universities of the public sample, with all their programmes.' },
    ALL: { description: 'All of it.' },
  } satisfies Record<CatalogueReach, { description: string }>,
})

builder.queryField('catalogueReach', t =>
  t.field({
    type: CatalogueReachEnum,
    catalogue: true,
    description: 'How much of the catalogue the viewer sees.',
    authScopes: { public: true },
    resolve: (_root, _args, { loaders }) => loaders.catalogueReach.load(0),
  }),
)

const CatalogueCountsObject = builder.objectRef<CatalogueCounts>('CatalogueCounts').implement({
  description: 'How much the whole catalogue holds.',
  authScopes: { public: true },
  fields: t => ({
    universities: t.exposeInt('universities', { catalogue: true, description: 'Its universities.' }),
    programs: t.exposeInt('programs', { catalogue: true, description: 'Their Masters and MBA programmes.' }),
    countries: t.exposeInt('countries', {
      catalogue: true,
      description: 'The countries that they are in.',
    }),
    scholarships: t.exposeInt('scholarships', {
      catalogue: true,
      description: 'Scholarships with their terms.',
    }),
  }),
})

builder.queryField('catalogueCounts', t =>
  t.field({
    type: CatalogueCountsObject,
    catalogue: true,
    description: 'How much the whole catalogue holds, whatever the viewer may see of it.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => countCatalogue({ app }),
  }),
)
