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
