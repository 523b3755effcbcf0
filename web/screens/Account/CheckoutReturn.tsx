import { useEffect, useState } from 'react'
import { billingWords } from '../../content/billing.ts'
import { Banner } from '../../design/index.ts'
import { useShownAddress } from '../../routing/useAddress.ts'
import { ACCOUNT_ADDRESS } from './accountAddress.ts'
import { useRefreshSubscription } from './useRefreshSubscription.ts'

/** How often the page asks whether the payment has arrived, in milliseconds, and at most how many times. */
const ASK_EVERY = 2_000
const MOST_ASKED = 20

/** After a checkout: waits for the payment and says so, until the plan has begun. */
export function CheckoutReturn({ plan }: { plan: 'NONE' | 'BEGUN' | 'UNPAID' }) {
  const { state } = useShownAddress(ACCOUNT_ADDRESS)
  const { send } = useRefreshSubscription()
  const [asked, setAsked] = useState(0)
  const isBack = state.checkout === 'DONE'
  const waits = isBack && plan === 'NONE'
  useEffect(() => {
    if (!waits || asked >= MOST_ASKED) return
    // The first time at once: the payment is usually confirmed by then.
    const timer = setTimeout(
      async () => {
        // The plan decides what every document shows: everything that was read under the old plan is read again.
        await send({}, { updater: store => store.invalidateStore() })
        setAsked(asked + 1)
      },
      asked === 0 ? 0 : ASK_EVERY,
    )
    return () => clearTimeout(timer)
  }, [waits, asked, send])
  if (!isBack || plan === 'UNPAID') return null
  if (plan === 'BEGUN')
    return (
      <Banner tone="success" announce>
        {billingWords.arrived}
      </Banner>
    )
  return (
    <Banner title={billingWords.waiting.title} announce>
      {asked < MOST_ASKED ? billingWords.waiting.text : billingWords.waiting.late}
    </Banner>
  )
}
