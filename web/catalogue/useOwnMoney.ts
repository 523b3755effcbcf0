import { graphql, useFragment } from 'react-relay'
import type { useOwnMoney_query$key } from '../__generated__/useOwnMoney_query.graphql.ts'
import { fromUsDollars, shortMoney } from './yearCost.ts'

/** The currency of somebody who gave no budget, and of visitors. */
const OTHERWISE = 'INR'

export type OwnMoney = {
  /** The code of the currency. */
  readonly currency: string
  /** An amount of US dollars in this currency, rounded; null where a rate is missing. */
  readonly say: (amountUsd: number) => string | null
}

/** Amounts in the currency in which the viewer gave their budget. */
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
  const currency = viewer?.profile?.reading.currency ?? OTHERWISE
  const rates = new Map(exchangeRates.map(rate => [rate.currency, rate.inrPerUnit]))
  return {
    currency,
    say(amountUsd) {
      const amount = fromUsDollars(amountUsd, currency, rates)
      return amount === null ? null : shortMoney(amount, currency)
    },
  }
}
