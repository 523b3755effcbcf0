import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import promotionalSignupQuery, {
  type promotionalSignupRouteQuery,
} from '../../__generated__/promotionalSignupRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import PromotionalSignupScreen from './PromotionalSignupScreen.tsx'

type Answer = AnswerTo<promotionalSignupRouteQuery>

const MAYA = {
  id: 'VXNlcjox',
  email: 'maya@example.org',
  isEmailConfirmed: false,
  isPromotionalUser: true,
  creditsRemaining: 1,
}

const show = (given: Partial<Answer> = {}) =>
  renderScreen<promotionalSignupRouteQuery>({
    screen: PromotionalSignupScreen,
    query: promotionalSignupQuery,
    variables: {},
    answer: {
      Query: { promotionState: 'OPEN', sendsMail: true, showsMailLinks: false, viewer: null, ...given },
    },
  })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the promotional sign-up', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  async function fill() {
    await userEvent.type(await screen.findByLabelText('Username'), 'maya')
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org')
    await userEvent.type(screen.getByLabelText('Full name'), 'Maya Rao')
    await userEvent.type(screen.getByLabelText('Password'), 'secret-1')
  }

  it('opens an account with the promotion, and leads to the statement and on', async () => {
    const server = serveOperations()
    const visitor = { promotionState: 'OPEN', sendsMail: true, showsMailLinks: false, viewer: null } as const
    server.answer('promotionalSignupRouteQuery', () => ({ data: visitor }))
    openApp('/promotional-signup')
    await fill()
    server.answer('useRegisterMutation', () => {
      server.signIn('Maya Rao')
      server.answer('promotionalSignupRouteQuery', () => ({ data: { ...visitor, viewer: MAYA } }))
      const viewer = { id: MAYA.id, fullName: 'Maya Rao', creditsRemaining: 1 }
      return { data: { register: { __typename: 'RegisterPayload', viewer } } }
    })
    await userEvent.click(screen.getByRole('button', { name: 'Claim Your Free Credit' }))
    expect(await screen.findByText('Welcome to the Promotional Program!')).toBeDefined()
    expect(
      screen.getByText('Account created successfully. You have 1 free SOP generation credit.'),
    ).toBeDefined()
    const { variables } = server.asked.find(({ name }) => name === 'useRegisterMutation') ?? {}
    expect(variables).toEqual({
      input: {
        username: 'maya',
        email: 'maya@example.org',
        fullName: 'Maya Rao',
        password: 'secret-1',
        isPromotional: true,
      },
    })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to Gradwright' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('button', { name: 'Claim Your Free Credit' })).toBeNull()
    expect(hrefOf('Write your statement')).toBe('/document-generator')
    expect(hrefOf('Continue to Dashboard')).toBe('/login')
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDefined()
  })

  it('says beside the address that it claimed before, keeps the rest, and offers the ordinary way', async () => {
    const server = serveOperations()
    const data = { promotionState: 'OPEN', sendsMail: true, showsMailLinks: false, viewer: null } as const
    server.answer('promotionalSignupRouteQuery', () => ({ data }))
    const message = 'The promotion was claimed with this address before. You can register without it.'
    server.answer('useRegisterMutation', () => ({
      data: { register: refused('ConflictError', { message, fields: [{ path: 'email', message }] }) },
    }))
    openApp('/promotional-signup')
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Claim Your Free Credit' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.getByText('Registration Failed')).toBeDefined()
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret-1')
    expect(hrefOf('register without the promotion')).toBe('/register')
  })

  it('has its form while it is open', async () => {
    const { container } = await show()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Claim Your Free Credit' }))
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    expect(screen.getByText('Full name is required')).toBeDefined()
  })

  it.each([
    ['USED_UP', 'All free statements are claimed'],
    ['FULL_TODAY', 'Many people claimed this from your network today'],
    ['ENDED', 'This promotion has ended'],
  ] as const)('has no form when it is %s, and another way', async (promotionState, title) => {
    const { container } = await show({ promotionState })
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(hrefOf('Register without the promotion')).toBe('/register')
    await expectAccessible(container)
  })

  it('says to somebody with another account that it is for new ones', async () => {
    await show({ viewer: { ...MAYA, isPromotionalUser: false } })
    expect(screen.getByText('You are signed in already')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(hrefOf('Continue to Dashboard')).toBe('/login')
  })

  it('says when the credit is used, also after the promotion', async () => {
    const viewer = { ...MAYA, isEmailConfirmed: true, creditsRemaining: 0 }
    const { container } = await show({ promotionState: 'ENDED', viewer })
    expect(screen.getByText(/You have used the credit/)).toBeDefined()
    expect(screen.getByText('Confirmed')).toBeDefined()
    expect(screen.queryByText('This promotion has ended')).toBeNull()
    await expectAccessible(container)
  })
})
