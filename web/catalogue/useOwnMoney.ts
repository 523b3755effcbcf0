import { graphql, useFragment } from 'react-relay'
import type { useOwnMoney_query$key } from '../__generated__/useOwnMoney_query.graphql.ts'
import { fromUsDollars, shortMoney } from './yearCost.ts'

/** The currency of somebody who gave no budget, and of visitors. */
const OTHERWISE = 'INR'
/** The currency of somebody whose own the catalogue has no rate for: a yuan, a naira. */
const WITHOUT_RATE = 'USD'

export type OwnMoney = {
  /** The code of the currency. */
  readonly currency: string
  /** An amount of US dollars in this currency, rounded; null where a rate is missing. */
  readonly say: (amountUsd: number) => string | null
}

/** Amounts in the currency in which the viewer gave their budget, or in US dollars where no rate of it is known. */
export function useOwnMoney(queryRef: useOwnMoney_query$key): OwnMoney {
  const { exchangeRates, viewer } = useFragment(
    graphql`
      fragment useOwnMoney_query on Query {
        exchangeRates {
          currency
          inrPerUnit
        }
        viewer {
          profile {
            reading {
              currency
            }
          }
        }
      }
    `,
    queryRef,
  )
  const own = viewer?.profile?.reading.currency ?? OTHERWISE
  const rates = new Map(exchangeRates.map(rate => [rate.currency, rate.inrPerUnit]))
  const currency = own === OTHERWISE || rates.has(own) ? own : WITHOUT_RATE
  return {
    currency,
    say(amountUsd) {
      const amount = fromUsDollars(amountUsd, currency, rates)
      return amount === null ? null : shortMoney(amount, currency)
    },
  }
}
