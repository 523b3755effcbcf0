/** An amount with what it pays for. */
export type Price = {
  readonly amount: number
  readonly currency: string
  readonly period: 'MONTH' | 'YEAR' | 'PROGRAMME' | '%future added value'
}

/** What one unit of each currency is worth in rupees. */
export type InrRates = ReadonlyMap<string, number>

/** An amount for a year and one for the whole programme; null where it cannot be said. */
export type Span = { year: number | null; whole: number | null }

/** A cost in the currency in which it is paid there, and in rupees. */
export type CostLine = { local: Span; inr: Span }

export type ProgramCost = {
  /** The currency that the local amounts are in. */
  currency: string
  tuition: CostLine
  living: CostLine
  together: CostLine
}

const NOTHING: Span = { year: null, whole: null }

/** A programme that is shorter than a year is paid for as one. */
function yearsOf(months: number): number {
  return Math.max(1, months / 12)
}

/** A tuition by the year is paid once for a programme of up to a year, and in proportion for a longer one. */
function spanOfTuition({ amount, period }: Price, months: number | null): Span {
  switch (period) {
    case 'YEAR':
      return { year: amount, whole: months === null ? null : amount * yearsOf(months) }
    case 'PROGRAMME':
      return { year: months === null ? null : amount / yearsOf(months), whole: amount }
    case 'MONTH':
      return { year: amount * 12, whole: months === null ? null : amount * months }
    default:
      return NOTHING
  }
}

/** Living is counted by the month: for a year, or for the programme where that is shorter. */
function spanOfLiving({ amount, period }: Price, months: number | null): Span {
  const month = period === 'MONTH' ? amount : amount / 12
  return {
    year: month * Math.min(12, months ?? 12),
    whole: months === null ? null : month * months,
  }
}

function scaled({ year, whole }: Span, factor: number | null): Span {
  if (factor === null) return NOTHING
  return { year: year === null ? null : year * factor, whole: whole === null ? null : whole * factor }
}

function sum(one: Span, other: Span): Span {
  const plus = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)
  return { year: plus(one.year, other.year), whole: plus(one.whole, other.whole) }
}

/**
 * What a programme costs with a year's or the whole programme's living, in the currency of its tuition and in rupees.
 * What is not known stays null, and a sum with an unknown part is none.
 */
export function programCost({
  tuition,
  living,
  durationMonths,
  localCurrency,
  rates,
}: {
  tuition: Price | null
  living: Price | null
  durationMonths: number | null
  /** Where no tuition says it. */
  localCurrency: string
  rates: InrRates
}): ProgramCost {
  const currency = tuition?.currency ?? localCurrency
  const line = (price: Price | null, span: Span): CostLine => {
    if (!price) return { local: NOTHING, inr: NOTHING }
    const inr = scaled(span, rates.get(price.currency) ?? null)
    const localRate = rates.get(currency)
    const local = price.currency === currency ? span : scaled(inr, localRate ? 1 / localRate : null)
    return { local, inr }
  }
  const tuitionLine = line(tuition, tuition ? spanOfTuition(tuition, durationMonths) : NOTHING)
  const livingLine = line(living, living ? spanOfLiving(living, durationMonths) : NOTHING)
  return {
    currency,
    tuition: tuitionLine,
    living: livingLine,
    together: {
      local: sum(tuitionLine.local, livingLine.local),
      inr: sum(tuitionLine.inr, livingLine.inr),
    },
  }
}

/** An estimate without the digits that it cannot carry: three figures, the rest noughts. */
export function rounded(amount: number): number {
  if (amount === 0) return 0
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(amount))) - 2)
  return Math.round(amount / unit) * unit
}
