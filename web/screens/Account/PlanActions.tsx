import { useState } from 'react'
import { Banner, Button, Row, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'
import { t } from '../../language/language.ts'
import { changesInTurn } from '../../relay/useChange.ts'
import { Question } from './accountStyles.ts'
import type { LiveSubscription } from './subscriptionWords.ts'
import { useCancelSubscription } from './useCancelSubscription.ts'
import { useChangePlan } from './useChangePlan.ts'
import { useOpenBillingPortal } from './useOpenBillingPortal.ts'
import { useResumeSubscription } from './useResumeSubscription.ts'

/** A change that is asked about before it is made. */
type Asked = 'UPGRADE' | 'DOWNGRADE' | 'CANCEL'

/** What can be changed about a subscription that goes on. What costs or ends something is asked about first. */
export function PlanActions({ subscription }: { subscription: LiveSubscription }) {
  const { plan, status, source, cancelsAtPeriodEnd, scheduledPlan, periodEnd } = subscription
  const [asked, setAsked] = useState<Asked | null>(null)
  const changing = useChangePlan()
  const cancelling = useCancelSubscription()
  const resuming = useResumeSubscription()
  const opening = useOpenBillingPortal()
  const { isPending, refusal, dismiss } = changesInTurn(changing, cancelling, resuming, opening)
  const isPaid = status === 'ACTIVE' || status === 'TRIALING'
  const isLasting = isPaid && !cancelsAtPeriodEnd

  function changeTo(wanted: 'STANDARD' | 'PREMIUM') {
    dismiss()
    // The plan decides what every document shows: everything that was read under the old plan is read again.
    return changing.send({ input: { plan: wanted } }, { updater: store => store.invalidateStore() })
  }

  function resume() {
    dismiss()
    return resuming.send({})
  }

  async function confirm() {
    setAsked(null)
    dismiss()
    if (asked === 'CANCEL') await cancelling.send({})
    else if (asked !== null) await changeTo(asked === 'UPGRADE' ? 'PREMIUM' : 'STANDARD')
  }

  async function openPortal() {
    dismiss()
    const { saved } = await opening.send({})
    if (saved !== null) window.location.assign(saved.url)
  }

  const questions = {
    UPGRADE: {
      text:
        status === 'TRIALING'
          ? t('Premium begins now. The trial goes on, and the first payment is that of Premium.')
          : t('Premium begins now. You pay the difference for the rest of the month.'),
      confirm: t('Upgrade now'),
    },
    DOWNGRADE: {
      text: t('You keep Premium until {day}. Standard begins then.', { day: dayOf(periodEnd) }),
      confirm: t('Change to Standard'),
    },
    CANCEL: {
      text: t(
        'You keep {plan} until {day}. Nothing more is paid. Documents that you can read in full stay so.',
        { plan: planName(plan), day: dayOf(periodEnd) },
      ),
      confirm: t('End the plan'),
    },
  } as const satisfies Record<Asked, { text: string; confirm: string }>

  return (
    <>
      {refusal && (
        <Banner tone="danger" announce title={t('The plan was not changed')}>
          {refusal.message}
        </Banner>
      )}
      {asked !== null ? (
        <Question role="group" aria-label={questions[asked].confirm}>
          <Text>{questions[asked].text}</Text>
          <Row>
            <Button variant="primary" onClick={confirm}>
              {questions[asked].confirm}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {t('Back')}
            </Button>
          </Row>
        </Question>
      ) : (
        <Row>
          {isPaid && cancelsAtPeriodEnd && (
            <Button variant="primary" pending={isPending} onClick={resume}>
              {t('Resume {plan}', { plan: planName(plan) })}
            </Button>
          )}
          {isPaid && scheduledPlan && (
            <Button variant="primary" pending={isPending} onClick={() => changeTo('PREMIUM')}>
              {t('Keep {plan}', { plan: planName(plan) })}
            </Button>
          )}
          {isPaid && plan === 'STANDARD' && (
            <Button
              variant={isLasting ? 'primary' : 'secondary'}
              pending={isPending}
              onClick={() => setAsked('UPGRADE')}
            >
              {t('Upgrade to Premium')}
            </Button>
          )}
          {isLasting && plan === 'PREMIUM' && !scheduledPlan && (
            <Button disabled={isPending} onClick={() => setAsked('DOWNGRADE')}>
              {t('Change to Standard')}
            </Button>
          )}
          {source === 'STRIPE' && (
            <Button variant={isPaid ? 'secondary' : 'primary'} disabled={isPending} onClick={openPortal}>
              {t('Cards and invoices')}
            </Button>
          )}
          {!cancelsAtPeriodEnd && (
            <Button variant="quiet" disabled={isPending} onClick={() => setAsked('CANCEL')}>
              {t('Cancel the subscription')}
            </Button>
          )}
        </Row>
      )}
    </>
  )
}
