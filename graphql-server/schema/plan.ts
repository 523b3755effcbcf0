import { PLANS, type Plan } from '../domain/billing/entitlements.ts'
import { type ComparedFeature, comparedFeaturesOf, pricingLinesOf } from '../domain/billing/pricingLines.ts'
import { upgradeToPremium } from '../domain/billing/upgradeToPremium.ts'
import { PlanRequiredError } from '../domain/errors.ts'
import type { PlanCode } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { deprecated } from './base/deprecations.ts'
import { signedInMutation } from './base/mutations.ts'

export const PlanCodeEnum = builder.enumType('PlanCode', {
  description: 'What a person pays for.',
  values: {
    FREE: { description: 'Free of charge: statements of purpose by credits, shown as a preview.' },
    STANDARD: { description: 'A monthly share of documents, shown in full; credits count beyond it.' },
    PREMIUM: { description: 'As many documents as one needs, shown in full and written first.' },
  } satisfies Record<PlanCode, { description: string }>,
})

const BillingMode = builder.enumType('BillingMode', {
  description: 'Where a purchase goes on this installation.',
  values: {
    OFF: { description: 'Nothing can be bought.' },
    SANDBOX: { description: 'A checkout of our own, where no money moves.' },
    STRIPE: { description: 'Stripe Checkout.' },
  },
})

const ComparedFeatureObject = builder.objectRef<ComparedFeature>('ComparedFeature').implement({
  description: 'A feature as one plan has it.',
  authScopes: { public: true },
  fields: t => ({
    group: t.exposeString('group', { description: 'What it belongs to, such as `Documents`.' }),
    name: t.exposeString('name', { description: 'The feature.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'How much of it the plan has, in words; null where it has none.',
    }),
  }),
})

const PlanObject = builder.objectRef<Plan>('Plan').implement({
  description: 'A plan as the pricing page shows it.',
  authScopes: { public: true },
  fields: t => ({
    code: t.field({ type: PlanCodeEnum, description: 'Which plan this is.', resolve: ({ code }) => code }),
    name: t.exposeString('name', { description: "The plan's name as people read it." }),
    pricePerMonth: t.exposeInt('pricePerMonth', {
      description: 'The price of a month, in whole units of `currency`.',
    }),
    listPricePerMonth: t.int({
      nullable: true,
      description: 'A higher price that the price is compared with: always null.',
      deprecationReason: deprecated({ since: '2026-11-23', note: 'no higher price was ever asked' }),
      resolve: () => null,
    }),
    currency: t.string({
      description: 'The currency of the prices, as ISO 4217 writes it.',
      resolve: () => 'INR',
    }),
    saving: t.string({
      nullable: true,
      description: 'What the price saves against a higher one, in words: always null.',
      deprecationReason: deprecated({ since: '2026-11-23', note: 'no higher price was ever asked' }),
      resolve: () => null,
    }),
    features: t.stringList({
      description: 'What the plan gives, line by line. A line is here when it works.',
      resolve: pricingLinesOf,
    }),
    comparedFeatures: t.field({
      type: [ComparedFeatureObject],
      description: 'What the plan has of each feature. All plans have the same features in the same order.',
      resolve: comparedFeaturesOf,
    }),
  }),
})

builder.queryFields(t => ({
  plans: t.field({
    type: [PlanObject],
    description: 'The plans that there are, the smallest first.',
    authScopes: { public: true },
    resolve: () => [PLANS.FREE, PLANS.STANDARD, PLANS.PREMIUM],
  }),
  billing: t.field({
    type: BillingMode,
    description: 'Where a purchase goes on this installation.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => BILLING_MODES[app.settings.billing],
  }),
}))

const BILLING_MODES = { off: 'OFF', sandbox: 'SANDBOX', stripe: 'STRIPE' } as const

signedInMutation({
  name: 'upgradeToPremium',
  description:
    "Puts the viewer on Premium where purchases are the sandbox's, and unlocks what was already written.",
  errors: [PlanRequiredError],
  resolve: async (_input, { app, viewer }) => {
    const { id } = await upgradeToPremium({ app, viewer })
    return { userId: id }
  },
  payload: { description: 'The upgrade counts from now, also for what was already written.' },
})
