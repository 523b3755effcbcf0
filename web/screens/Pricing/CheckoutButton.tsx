import { useNavigate } from 'react-router-dom'
import { Banner, Button } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { PaidPlan } from './planAction.ts'
import { useStartCheckout } from './useStartCheckout.ts'

/** Opens the checkout of a plan and goes there: at Stripe, or a page of ours in the sandbox. */
export function CheckoutButton({
  plan,
  label,
  isPrimary,
}: {
  plan: PaidPlan
  label: string
  isPrimary: boolean
}) {
  const navigate = useNavigate()
  const { send, isPending, refusal } = useStartCheckout()

  async function open() {
    const { saved } = await send({ input: { plan } })
    if (saved === null) return
    if (saved.url.startsWith('/')) await navigate(saved.url)
    else window.location.assign(saved.url)
  }

  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        onClick={open}
        pending={isPending}
        pendingLabel={t('Opening...')}
        wide
      >
        {label}
      </Button>
      {refusal && (
        <Banner tone="danger" announce title={t('The checkout could not be opened')}>
          {refusal.message}
        </Banner>
      )}
    </>
  )
}
