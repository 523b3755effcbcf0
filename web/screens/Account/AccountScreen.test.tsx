import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import accountQuery, { type accountRouteQuery } from '../../__generated__/accountRouteQuery.graphql.ts'
import type { useCancelSubscriptionMutation } from '../../__generated__/useCancelSubscriptionMutation.graphql.ts'
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts'
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql.ts'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql.ts'
import type { useKeepAccountMutation } from '../../__generated__/useKeepAccountMutation.graphql.ts'
import type { useRefreshSubscriptionMutation } from '../../__generated__/useRefreshSubscriptionMutation.graphql.ts'
import type { useSendConfirmationMutation } from '../../__generated__/useSendConfirmationMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { freeAccount } from '../../test/entitlements.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import AccountScreen from './AccountScreen.tsx'

type Viewer = NonNullable<AnswerTo<accountRouteQuery>['viewer']>
type Subscription = NonNullable<Viewer['subscription']>

const trial: Subscription = {
  plan: 'STANDARD',
  status: 'TRIALING',
  source: 'STRIPE',
  isLive: true,
  periodEnd: '2026-12-01T10:00:00Z',
  cancelsAtPeriodEnd: false,
  scheduledPlan: null,
  graceEnd: null,
}
const paid: Viewer['payments'][number] = {
  id: 'payment',
  number: 'GW-1',
  amount: 2999,
  currency: 'INR',
  state: 'PAID',
  createdAt: '2026-11-01T10:00:00Z',
  disputedAt: null,
  invoiceUrl: 'https://invoice.stripe.example/1',
}

const account: Viewer = {
  id: 'maya',
  plan: 'FREE',
  subscription: null,
  payments: [],
  email: 'maya@example.com',
  isEmailConfirmed: false,
  emailRefusedAt: null,
  wantsReminders: true,
  wantsCommentMails: true,
  mailLanguage: 'ENGLISH' as const,
  sharedWith: null,
  passkeys: [],
  deletionDueAt: null,
  dataExport: null,
  sessions: [
    { id: 'this', device: 'Chrome on Android', lastUsedAt: '2026-11-20T10:00:00Z', isThis: true },
    { id: 'other', device: '', lastUsedAt: '2026-11-01T10:00:00Z', isThis: false },
  ],
  writer: null,
}

type Partner = AnswerTo<accountRouteQuery>['partner']

async function show(viewer: Partial<Viewer> = {}, search = '', partner: Partner = null) {
  const shown = await renderScreen<accountRouteQuery>({
    screen: AccountScreen,
    query: accountQuery,
    variables: {},
    answer: { Query: { languageModel: null, partner, viewer: { ...account, ...viewer } } },
    search,
  })
  return { ...shown, user: userEvent.setup() }
}
const subscribed = (changes: Partial<Subscription> = {}, search = '') =>
  show({ plan: 'STANDARD', subscription: { ...trial, ...changes } }, search)

describe('the organisation on the account page', () => {
  it('leads its members to the page for developers, and nobody else', async () => {
    const { unmount } = await show()
    expect(screen.queryByRole('heading', { name: 'Organisation' })).toBeNull()
    unmount()
    await show({}, '', { id: 'partner-1', name: 'Bright Paths' })
    expect(screen.getByText(/You are a member of Bright Paths/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'page for developers' }).getAttribute('href')).toBe('/developers')
  })
})

describe('the plan on the account page', () => {
  it('leads from Free to the plans', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Free plan' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.getByText('Nothing has been paid yet.')).toBeTruthy()
  })

  it.each([
    ['a trial', {}, 'Trial', /first payment is on 1 December 2026/],
    ['a paid month', { status: 'ACTIVE' }, 'Active', /next payment is on 1 December 2026/],
    ['a cancellation', { cancelsAtPeriodEnd: true }, 'Ends soon', /ends on 1 December 2026/],
    ['a downgrade', { plan: 'PREMIUM', scheduledPlan: 'STANDARD' }, 'Trial', /changes to Standard on 1/],
    [
      'an unpaid month',
      { status: 'PAST_DUE', graceEnd: '2999-12-08T10:00:00Z' },
      'Payment failed',
      /until 8 Dec/,
    ],
    [
      'the end of grace',
      { status: 'PAST_DUE', graceEnd: '2020-12-08T10:00:00Z' },
      'Payment failed',
      /on Free until/,
    ],
  ] satisfies [string, Partial<Subscription>, string, RegExp][])(
    'says what %s means',
    async (_, changes, word, words) => {
      await subscribed(changes)
      expect(screen.getByText(word)).toBeTruthy()
      expect(screen.getByText(words)).toBeTruthy()
      await expectAccessible()
    },
  )

  it('asks before it cancels, and shows what follows', async () => {
    const { user, environment } = await subscribed()
    await user.click(screen.getByRole('button', { name: 'Cancel the subscription' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Cancel the subscription' }))
    await user.click(screen.getByRole('button', { name: 'End the plan' }))
    await answerWith<useCancelSubscriptionMutation>(environment.mock, {
      cancelSubscription: {
        __typename: 'CancelSubscriptionPayload',
        viewer: {
          ...freeAccount,
          plan: 'STANDARD',
          canStartTrial: false,
          payments: [],
          subscription: { ...trial, cancelsAtPeriodEnd: true },
        },
      },
    })
    expect(await screen.findByRole('button', { name: 'Resume Standard' })).toBeTruthy()
  })

  it('says in place why a change was not made', async () => {
    const { user, environment } = await subscribed()
    await user.click(screen.getByRole('button', { name: 'Cancel the subscription' }))
    await user.click(screen.getByRole('button', { name: 'End the plan' }))
    await answerWith<useCancelSubscriptionMutation>(environment.mock, {
      cancelSubscription: refused('PaymentError', { message: 'The payment service is busy.' }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The payment service is busy.')
  })

  it('lists the payments with their invoices', async () => {
    await show({ payments: [paid, { ...paid, id: 'two', state: 'REFUNDED', disputedAt: paid.createdAt }] })
    expect(screen.getAllByText('₹2,999')).toHaveLength(2)
    for (const word of ['Paid', 'Refunded', 'Disputed']) expect(screen.getByText(word)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Invoice GW-1' })[0]?.getAttribute('href')).toBe(
      paid.invoiceUrl,
    )
  })
})

describe('coming back from the checkout', () => {
  it('waits for the payment, says so, and shows the plan when it has begun', async () => {
    const { environment } = await show({}, '?checkout=done')
    expect(screen.getByText('Waiting for your payment')).toBeTruthy()
    await expect.poll(() => environment.mock.getAllOperations().length).toBe(1)
    await answerWith<useRefreshSubscriptionMutation>(environment.mock, {
      refreshSubscription: {
        __typename: 'RefreshSubscriptionPayload',
        viewer: { ...freeAccount, plan: 'STANDARD', canStartTrial: false, payments: [], subscription: trial },
      },
    })
    expect(await screen.findByText(/Your plan has begun/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Standard plan' })).toBeTruthy()
  })

  it('asks nothing where the plan has begun already', async () => {
    const { environment } = await subscribed({}, '?checkout=done')
    expect(screen.getByText(/Your plan has begun/)).toBeTruthy()
    expect(environment.mock.getAllOperations()).toEqual([])
  })
})

describe('the sandbox on the account page', () => {
  it('ends a period with or without its payment', async () => {
    const { user, environment } = await subscribed({ source: 'SANDBOX' })
    expect(screen.queryByRole('button', { name: 'Cards and invoices' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next period, payment fails' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { isPaid: false } })
  })
})

describe('the address and the password on the account page', () => {
  it('sends the confirmation link again, and says so', async () => {
    const { user, environment } = await show()
    expect(screen.getByText('Not confirmed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send the confirmation link again' }))
    await answerWith<useSendConfirmationMutation>(environment.mock, {
      sendConfirmation: { __typename: 'SendConfirmationPayload', viewer: freeAccount },
    })
    expect((await screen.findByRole('status')).textContent).toContain('maya@example.com')
  })

  it('shows a refusal of a new password beside its field', async () => {
    const { user, environment } = await show()
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    await user.type(screen.getByLabelText('Present password'), 'paper-boats-42')
    await user.type(screen.getByLabelText('New password'), 'aaaaaa')
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    const message = 'This password repeats the same characters. Combine a few different words'
    await answerWith<useChangePasswordMutation>(environment.mock, {
      changePassword: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'newPassword', message }],
      }),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
    await expectAccessible()
  })
})

describe('the data on the account page', () => {
  const state = {
    id: 'maya',
    deletionDueAt: null,
    dataExport: null,
    sessions: account.sessions,
  }

  it('signs another device out', async () => {
    const { user, environment } = await show()
    expect(screen.getByText('This device')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await answerWith<useEndSessionMutation>(environment.mock, {
      endSession: {
        __typename: 'EndSessionPayload',
        viewer: { ...state, sessions: account.sessions.slice(0, 1) },
      },
    })
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull())
  })

  it('names what is erased, asks for the password, and leads back', async () => {
    const { user, environment } = await show()
    await user.click(screen.getByRole('button', { name: 'Delete the account' }))
    expect(screen.getByText(/drafts and documents, with all versions/)).toBeTruthy()
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'paper-boats-42')
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    await answerWith<useDeleteAccountMutation>(environment.mock, {
      deleteAccount: {
        __typename: 'DeleteAccountPayload',
        viewer: { ...state, deletionDueAt: '2026-11-30T10:00:00Z' },
      },
    })
    expect(await screen.findByText('Your account is erased on 30 November 2026')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await answerWith<useKeepAccountMutation>(environment.mock, {
      keepAccount: { __typename: 'KeepAccountPayload', viewer: state },
    })
    expect(await screen.findByRole('button', { name: 'Delete the account' })).toBeTruthy()
  })

  it('leads to the archive once it is made', async () => {
    await show({
      dataExport: {
        readyAt: '2026-11-20T10:01:00Z',
        expiresAt: '2026-11-23T10:01:00Z',
        size: 3 * 1024 * 1024,
      },
    })
    const link = screen.getByRole('link', { name: 'Download the archive' })
    expect(link.getAttribute('href')).toBe('/api/account/export')
    expect(screen.getByText(/3.0 MB/)).toBeTruthy()
  })
})
