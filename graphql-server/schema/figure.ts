import type { FigureBasis } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'

export const FigureBasisEnum = builder.enumType('FigureBasis', {
  description: 'What a figure rests on.',
  values: {
    SOURCED: { description: 'A source that is named, with its year.' },
    INDICATIVE: { description: 'A rule, or general knowledge, that is stated: to be confirmed.' },
  } satisfies Record<FigureBasis, { description: string }>,
})

const PERIODS = ['MONTH', 'YEAR', 'PROGRAMME'] as const

const FigurePeriodEnum = builder.enumType('FigurePeriod', {
  description: 'What an amount pays for.',
  values: {
    MONTH: { description: 'One month.' },
    YEAR: { description: 'One year.' },
    PROGRAMME: { description: 'The whole programme.' },
  } satisfies Record<(typeof PERIODS)[number], { description: string }>,
})

/** An amount of money with its source. */
export type Figure = {
  /** In whole units of the currency. */
  amount: number
  currency: string
  period: (typeof PERIODS)[number]
  year: number
  basis: FigureBasis
  source: string
}

export const FigureObject = builder.objectRef<Figure>('Figure').implement({
  description: 'An amount of money, with what it pays for, its year, and what it rests on.',
  authScopes: { public: true },
  fields: t => ({
    amount: t.exposeInt('amount', { catalogue: true, description: 'In whole units of the currency.' }),
    currency: t.exposeString('currency', {
      catalogue: true,
      description: 'The code of the currency, such as `GBP`.',
    }),
    period: t.expose('period', {
      type: FigurePeriodEnum,
      catalogue: true,
      description: 'What the amount pays for.',
    }),
    year: t.exposeInt('year', { catalogue: true, description: 'The year that the amount is of.' }),
    basis: t.expose('basis', {
      type: FigureBasisEnum,
      catalogue: true,
      description: 'What the amount rests on.',
    }),
    source: t.exposeString('source', { catalogue: true, description: 'The source, or the rule, in words.' }),
  }),
})

/** The columns of `LivingCost` that a figure needs. */
export const LIVING_COST_FIGURE = {
  amountMonth: true,
  currency: true,
  year: true,
  basis: true,
  source: true,
} as const

/** The monthly cost of living, as a figure. */
export function livingCostFigure(
  cost: { amountMonth: number; currency: string; year: number; basis: FigureBasis; source: string } | null,
): Figure | null {
  return cost && { ...cost, amount: cost.amountMonth, period: 'MONTH' }
}
