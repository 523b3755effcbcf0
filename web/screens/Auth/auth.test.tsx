import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { refused } from '../../test/refused.ts'

let server: ReturnType<typeof serveOperations>

beforeEach(() => {
  server = serveOperations()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

/** What is said about a field, beside it. */
function faultOf(label: string): string | null {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby')
  return described ? (document.getElementById(described)?.textContent ?? null) : null
}

const SOMEBODY = {
  Username: 'ananya',
  Email: 'ananya@example.org',
  'Full name': 'Ananya Raghavan',
  Password: 'secret-1',
  'Confirm password': 'secret-1',
}

describe('the registration form', () => {
  it('says all faults at once, each beside its field, and sends nothing', async () => {
    openApp('/auth?tab=register')
    await screen.findByRole('heading', { name: 'Create an account' })
    await fill({
      Username: 'an',
      Email: 'no address',
      'Full name': 'A',
      Password: '12345',
      'Confirm password': '123456',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(faultOf('Username')).toBe('Username must be at least 3 characters'))
    expect(faultOf('Email')).toBe('Please enter a valid email')
    expect(faultOf('Full name')).toBe('Full name must be at least 2 characters')
    expect(faultOf('Password')).toBe('Password must be at least 6 characters')
    expect(faultOf('Confirm password')).toBe('Passwords do not match')
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(server.asked.map(({ name }) => name)).toEqual(['sessionQuery'])
  })

  it('says Required of each field that is empty', async () => {
    openApp('/auth?tab=register')
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(5))
  })

  it('puts what the server refuses beside its field, keeps what was typed, and forgives once it is changed', async () => {
    server.answer('useRegisterMutation', () => ({
      data: {
        register: refused('ConflictError', {
          message: 'This username is taken',
          fields: [{ path: 'username', message: 'This username is taken' }],
        }),
      },
    }))
    openApp('/auth?tab=register')
    await fill(SOMEBODY)
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Registration failed')).toBeDefined()
    await waitFor(() => expect(faultOf('Username')).toBe('This username is taken'))
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret-1')
    await userEvent.type(screen.getByLabelText('Username'), '2')
    await waitFor(() => expect(faultOf('Username')).toBeNull())
  })

  it('sends no confirmation of the password, signs in and goes to the front page', async () => {
    server.answer('useRegisterMutation', () => {
      server.signIn('Ananya Raghavan')
      return {
        data: {
          register: {
            __typename: 'RegisterPayload',
            viewer: { id: 'VXNlcjox', fullName: 'Ananya Raghavan', creditsRemaining: 1 },
          },
        },
      }
    })
    const { address } = openApp('/auth?tab=register')
    await fill(SOMEBODY)
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Registration successful')).toBeDefined()
    expect(screen.getByText('Your account has been created successfully.')).toBeDefined()
    await waitFor(() => expect(address()).toBe('/'))
    const { variables } = server.asked.find(({ name }) => name === 'useRegisterMutation') ?? {}
    expect(variables).toEqual({
      input: {
        username: 'ananya',
        email: 'ananya@example.org',
        fullName: 'Ananya Raghavan',
        password: 'secret-1',
      },
    })
    expect(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' })).toBeDefined()
  })

  it('says the same for every address where mails are sent, and keeps what was typed', async () => {
    server.answer('useRegisterMutation', () => ({
      data: { register: { __typename: 'RegisterPayload', viewer: null } },
    }))
    const { address } = openApp('/auth?tab=register')
    await fill(SOMEBODY)
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect((await screen.findByRole('status')).textContent).toMatch(
      /If this address is new here, we have sent a link to ananya@example.org/,
    )
    expect(screen.queryByText('Registration successful')).toBeNull()
    expect(address()).toBe('/auth?tab=register')
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ananya@example.org')
  })
})

describe('turning from one form to the other', () => {
  it('keeps what was typed into each, under ids of their own', async () => {
    openApp('/auth')
    await fill({ Username: 'ananya', Password: 'secret-1' })
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    const email = await screen.findByRole('textbox', { name: 'Email' })
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', '')
    await userEvent.type(email, 'ananya@example.org')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])

    await userEvent.click(screen.getByRole('tab', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'ananya')
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty(
      'value',
      'ananya@example.org',
    )
  })
})

describe('the login form', () => {
  async function tryToLogIn() {
    await fill({ Username: 'ananya', Password: 'secret-1' })
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  }

  it('says in place, and in a toast, that it was refused, and keeps the password', async () => {
    server.answer('useLoginMutation', () => ({
      data: { login: refused('NotSignedInError', { message: 'Invalid credentials' }) },
    }))
    openApp('/auth')
    await tryToLogIn()
    expect(await screen.findByText('Login failed')).toBeDefined()
    expect(screen.getAllByText('Invalid credentials').length).toBeGreaterThanOrEqual(2)
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret-1')
  })

  it('says how long to wait after too many tries', async () => {
    const message = 'Too many failed attempts. Try again in 12 minutes.'
    server.answer('useLoginMutation', () => ({
      data: { login: refused('RateLimitedError', { message }) },
    }))
    openApp('/auth')
    await tryToLogIn()
    expect((await screen.findAllByText(message)).length).toBeGreaterThanOrEqual(1)
  })

  it('cannot be sent twice while it is pending', async () => {
    const answers: ((response: Response) => void)[] = []
    const waiting = new Promise<Response>(resolve => answers.push(resolve))
    openApp('/auth')
    await screen.findByLabelText('Username')
    vi.stubGlobal('fetch', () => waiting)
    await tryToLogIn()
    const button = await screen.findByRole('button', { name: 'Logging in...' })
    expect(button).toHaveProperty('disabled', true)
    for (const answer of answers) answer(new Response('', { status: 503 }))
    expect(await screen.findByRole('button', { name: 'Log in' })).toHaveProperty('disabled', false)
  })

  it('says that the server cannot be reached, and what to do', async () => {
    openApp('/auth')
    await screen.findByLabelText('Username')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await tryToLogIn()
    const words = 'Gradwright cannot be reached. Check your connection and try again.'
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2))
  })
})
