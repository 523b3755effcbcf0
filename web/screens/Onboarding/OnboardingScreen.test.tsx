import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import onboardingQuery, {
  type onboardingRouteQuery,
} from '../../__generated__/onboardingRouteQuery.graphql.ts'
import type { useCheckConfirmationQuery } from '../../__generated__/useCheckConfirmationQuery.graphql.ts'
import type { useSendConfirmationMutation } from '../../__generated__/useSendConfirmationMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import OnboardingScreen from './OnboardingScreen.tsx'

const ANANYA = {
  id: 'VXNlcjox',
  email: 'ananya@example.org',
  isEmailConfirmed: false,
  creditsRemaining: 1,
}

const SOMEBODY = {
  Username: 'ananya',
  Email: 'ananya@example.org',
  'Full name': 'Ananya Raghavan',
  Password: 'secret-1',
  'Confirm password': 'secret-1',
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Arriving at a step puts the focus on its heading. */
async function arriveAt(name: string) {
  const found = await heading(name)
  await waitFor(() => expect(document.activeElement).toBe(found))
}

describe('the four steps', () => {
  let server: ReturnType<typeof serveOperations>
  beforeEach(() => {
    server = serveOperations()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('lead from the welcome to an account, its confirmation and the dashboard', async () => {
    const { address } = openApp('/onboarding')
    await heading('Welcome to Gradwright')
    expect(progress()).toBe('25')
    expect(screen.getByText('1 free document generation')).toBeDefined()
    expect(screen.queryByText(/quality rating|detection/i)).toBeNull()
    expect(screen.getByRole('main').querySelector('a[href="/login"]')).not.toBeNull()

    await press('Create your account')
    await arriveAt('Create your account')
    expect(progress()).toBe('50')
    await fill(SOMEBODY)
    await press('Back')
    await arriveAt('Welcome to Gradwright')
    await press('Create your account')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ananya@example.org')
    expect(screen.getByLabelText('Confirm password')).toHaveProperty('value', 'secret-1')

    server.answer('useRegisterMutation', () => {
      server.signIn('Ananya Raghavan')
      server.answer('onboardingRouteQuery', () => ({
        data: { sendsMail: true, showsMailLinks: false, viewer: ANANYA },
      }))
      const viewer = { id: ANANYA.id, fullName: 'Ananya Raghavan', creditsRemaining: 1 }
      return { data: { register: { __typename: 'RegisterPayload', viewer } } }
    })
    await press('Create account')
    expect(await screen.findByText('Account Created Successfully!')).toBeDefined()
    expect(screen.getByText('Welcome Ananya Raghavan! You have 1 free credit.')).toBeDefined()
    const { variables } = server.asked.find(({ name }) => name === 'useRegisterMutation') ?? {}
    expect(variables).toEqual({
      input: {
        username: 'ananya',
        email: 'ananya@example.org',
        fullName: 'Ananya Raghavan',
        password: 'secret-1',
      },
    })
    await arriveAt('Confirm your email address')
    expect(address()).toBe('/onboarding?step=verification')
    expect(progress()).toBe('75')
    expect(screen.getByText('Welcome bonus')).toBeDefined()
    expect(screen.getByText('credit left').textContent).toBe('1credit left')

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(screen.getByRole('button', { name: 'Continue to Dashboard' }))
    await arriveAt('Your account is ready')
    expect(progress()).toBe('100')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('refuse with the specified words, beside each field, and send nothing', async () => {
    openApp('/onboarding?step=signup')
    await heading('Create your account')
    await press('Create account')
    for (const words of [
      'Username must be at least 3 characters',
      'Invalid email address',
      'Full name is required',
      'Password must be at least 6 characters',
    ])
      expect(await screen.findByText(words)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    await fill({ ...SOMEBODY, 'Confirm password': 'secret-2' })
    await press('Create account')
    expect(await screen.findByText("Passwords don't match")).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(server.asked.some(({ name }) => name === 'useRegisterMutation')).toBe(false)
  })

  it('say what failed and keep what was typed', async () => {
    openApp('/onboarding?step=signup')
    await fill(SOMEBODY)
    server.answer('useRegisterMutation', () => new Response('', { status: 503 }))
    await press('Create account')
    expect(await screen.findByText('Registration Failed')).toBeDefined()
    expect(screen.getByText('An error occurred during registration')).toBeDefined()
    const message = 'Email already exists'
    server.answer('useRegisterMutation', () => ({
      data: { register: refused('ConflictError', { message, fields: [{ path: 'email', message }] }) },
    }))
    await press('Create account')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.getAllByText(message).length).toBeGreaterThanOrEqual(2)
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret-1')
  })

  it('send a visitor who wants to confirm to log in, and back', async () => {
    const { address } = openApp('/onboarding?step=verification')
    await heading('Log in to your account')
    expect(address()).toBe(`/auth?next=${encodeURIComponent('/onboarding?step=verification')}`)
  })

  it('end at the log-in page for a visitor', async () => {
    openApp('/onboarding?step=complete')
    await heading('All steps are done')
    expect(screen.getByText('The log-in page opens in three seconds.')).toBeDefined()
    const link = screen.getAllByRole('link', { name: 'Log in' }).at(-1)
    expect(link?.getAttribute('href')).toBe('/login')
  })

  it('do not go on for somebody who stays', async () => {
    server.signIn('Ananya Raghavan')
    server.answer('onboardingRouteQuery', () => ({
      data: { sendsMail: true, showsMailLinks: false, viewer: ANANYA },
    }))
    const { router, address } = openApp('/onboarding')
    await heading('Confirm your email address')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(screen.getByRole('button', { name: 'Continue to Dashboard' }))
    await heading('Your account is ready')
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByText('You stay on this page.')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(router.state.navigation.state).toBe('idle')
    expect(address()).toBe('/onboarding?step=complete')
  })
})

describe('the confirmation of the address', () => {
  const show = (
    given: { isEmailConfirmed?: boolean; sendsMail?: boolean; showsMailLinks?: boolean } = {},
  ) => {
    const { isEmailConfirmed = false, sendsMail = true, showsMailLinks = false } = given
    return renderScreen<onboardingRouteQuery>({
      screen: OnboardingScreen,
      query: onboardingQuery,
      variables: {},
      answer: { Query: { sendsMail, showsMailLinks, viewer: { ...ANANYA, isEmailConfirmed } } },
      path: '/onboarding',
    })
  }

  it('takes who has an account to it at once, sends another link, and says when there were too many', async () => {
    const { container, environment } = await show()
    expect(progress()).toBe('75')
    await expectAccessible(container)
    await press('Send the link again')
    await answerWith<useSendConfirmationMutation>(environment.mock, {
      sendConfirmation: refused('RateLimitedError', { message: 'Try again in 15 minutes.' }),
    })
    expect(screen.getByRole('alert').textContent).toBe('Try again in 15 minutes.')
    expect(screen.queryByText(/We have sent a new link/)).toBeNull()
  })

  it('is noticed when it was made on another device', async () => {
    const { environment } = await show()
    const answered = (isEmailConfirmed: boolean) =>
      answerWith<useCheckConfirmationQuery>(environment.mock, { viewer: { id: ANANYA.id, isEmailConfirmed } })
    await press('I have confirmed it')
    await answered(false)
    expect(screen.getByRole('status').textContent).toMatch(/not confirmed yet/)
    await act(async () => window.dispatchEvent(new Event('focus')))
    await answered(true)
    expect(await heading('Your email address is confirmed')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Continue to Dashboard' })).toBeDefined()
  })

  it('says that the check failed', async () => {
    const { environment } = await show()
    await press('I have confirmed it')
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')))
    expect(screen.getByRole('alert').textContent).toMatch(/could not be checked/)
  })

  it.each([
    [true, /waits in its outbox, which an administrator can open/],
    [false, /The link that confirms your address cannot reach you/],
  ])('says what is true without a mail server, the outbox being open: %s', async (showsMailLinks, words) => {
    const { container } = await show({ sendsMail: false, showsMailLinks })
    expect(screen.getByText('No mail can reach you yet')).toBeDefined()
    expect(container.textContent).toMatch(words)
    expect(container.textContent).not.toMatch(/We have sent/)
    expect(screen.queryByRole('link', { name: 'Write to its administrator' }) === null).toBe(showsMailLinks)
  })
})
