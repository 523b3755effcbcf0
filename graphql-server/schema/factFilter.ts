import { type FactFilter, inUsDollars, type TestWish } from '../domain/catalogue/factFilter.ts'
import type { FilterKind, LooserFilter } from '../domain/catalogue/looserFilters.ts'
import { builder } from './base/builder.ts'
import { asBadUserInput } from './base/faults.ts'
import type { Loaders } from './base/loaders.ts'

const TestWishEnum = builder.enumType('TestWish', {
  description: 'What is asked of the standardised tests of a programme.',
  values: {
    NOT_REQUIRED: { description: 'It asks for none: it does not read scores, or does not require them.' },
    GRE: { description: 'It reads the GRE.' },
    GMAT: { description: 'It reads the GMAT.' },
  } satisfies Record<TestWish, { description: string }>,
})

const YearCostInput = builder.inputType('YearCostInput', {
  description: 'What a year may cost.',
  fields: t => ({
    amount: t.int({ required: true, description: 'In whole units of the currency.' }),
    currency: t.string({ required: true, description: 'One of the codes of `exchangeRates`.' }),
  }),
})

/** Facts that programmes and matches are narrowed by. */
export const FactFilterInput = builder.inputType('ProgramFacts', {
  description:
    'Facts that programmes are narrowed by. What is left out says nothing. A programme whose fact is unknown does not fit.',
  fields: t => ({
    maxCost: t.field({
      type: YearCostInput,
      description: 'The most for tuition and living of a year, at the rates of `exchangeRates`.',
    }),
    intakeMonth: t.int({ description: 'A month in which teaching begins, 1 to 12.' }),
    language: t.string({ description: 'A language of teaching: `English`.' }),
    maxMonths: t.int({ description: 'The longest full-time duration, in months.' }),
    test: t.field({ type: TestWishEnum, description: 'What it does with scores of tests.' }),
  }),
})

type SentFacts = typeof FactFilterInput.$inferInput | null | undefined

/** The facts as the domain filters by them. Rates are read where a cost is given. */
export async function factsOf(facts: SentFacts, loaders: Loaders): Promise<FactFilter> {
  const { maxCost, ...others } = facts ?? {}
  if (maxCost == null) return others
  const rates = await loaders.exchangeRates.load(0)
  try {
    return { ...others, maxCostUsd: inUsDollars(maxCost, rates) }
  } catch (error) {
    return asBadUserInput(error)
  }
}

/** The order of a list of programmes or matches. */
export const ListOrderEnum = builder.enumType('ListOrder', {
  description: 'The order of a list of programmes or matches.',
  values: {
    USUAL: { description: "The list's own order." },
    FIT: {
      description: "What fits the viewer's profile best first; without a profile the list's own order.",
    },
  },
})

const FilterKindEnum = builder.enumType('FilterKind', {
  description: 'What a search is narrowed by.',
  values: {
    SEARCH: { description: 'Its words.' },
    COUNTRY: { description: 'The country.' },
    DEGREE: { description: 'The degree.' },
    FIELD: { description: 'The field of study.' },
    TIER: { description: 'The tier.' },
    BUDGET: { description: 'What a year may cost.' },
    INTAKE: { description: 'The month in which teaching begins.' },
    LANGUAGE: { description: 'The language of teaching.' },
    DURATION: { description: 'The longest duration.' },
    TEST: { description: 'The tests.' },
  } satisfies Record<FilterKind, { description: string }>,
})

/** A filter that finds something when it is left out. */
export const LooserFilterObject = builder.objectRef<LooserFilter>('LooserFilter').implement({
  description: 'A filter of a search that finds nothing, and what is found without it.',
  authScopes: { public: true },
  fields: t => ({
    kind: t.expose('kind', { type: FilterKindEnum, catalogue: true, description: 'The filter.' }),
    count: t.exposeInt('count', { catalogue: true, description: 'How many fit when it is left out.' }),
  }),
})
