import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentEnvironment } from '../relay/environment.ts'
import { openApp, serveOperations } from '../test/openApp.tsx'

let server: ReturnType<typeof serveOperations>

beforeEach(() => {
  server = serveOperations()
  server.answer('useLoginMutation', () => {
    server.signIn('Ananya Raghavan')
    return {
      data: {
        login: { __typename: 'LoginPayload', viewer: { id: 'VXNlcjox', fullName: 'Ananya Raghavan' } },
      },
    }
  })
  server.answer('useLogoutMutation', () => {
    server.signOut()
    return { data: { logout: { __typename: 'LogoutPayload', signedOut: true } } }
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Username'), 'ananya')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('a protected page', () => {
  it('sends a visitor to sign in and takes them back there afterwards', async () => {
    const { address } = openApp('/dashboard?from=mail')
    await screen.findByRole('heading', { name: 'Log in to your account' })
    expect(address()).toBe('/auth?next=%2Fdashboard%3Ffrom%3Dmail')
    await logIn()
    await waitFor(() => expect(address()).toBe('/dashboard?from=mail'))
    expect(await screen.findByText('Login successful')).toBeDefined()
    expect(screen.getByText('Welcome back, Ananya Raghavan!')).toBeDefined()
  })

  it('never takes anybody to another site', async () => {
    const { address } = openApp('/auth?next=%2F%2Felsewhere.example%2Fdashboard')
    await logIn()
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('shows its skeleton inside the frame until it is known who is signed in', async () => {
    server.signIn('Ananya Raghavan')
    let tell = () => {}
    const known = new Promise<void>(resolve => {
      tell = resolve
    })
    server.answer('sessionQuery', async () => {
      await known
      return {
        data: {
          viewer: { __typename: 'User', id: 'VXNlcjox', fullName: 'Ananya Raghavan', role: 'STUDENT' },
        },
      }
    })
    openApp('/dashboard')
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
    const content = within(screen.getByRole('main'))
    expect(await content.findByRole('status')).toBeDefined()
    expect(content.queryByRole('heading')).toBeNull()
    tell()
    expect(await content.findByRole('heading', { level: 1 })).toBeDefined()
  })

  it('starts its query beside the question who is there', async () => {
    server.signIn('Ananya Raghavan')
    openApp('/dashboard')
    await waitFor(() => expect(server.asked).toHaveLength(2))
    expect(server.asked.map(({ name }) => name).sort()).toEqual(['dashboardRouteQuery', 'sessionQuery'])
  })
})

describe('old addresses', () => {
  it.each([
    ['a visitor', false, '/login', '/auth'],
    ['a visitor', false, '/register', '/auth?tab=register'],
    ['a student', true, '/login', '/dashboard'],
    ['a student', true, '/auth', '/'],
  ])('take %s (signed in: %s) from %s to %s', async (_who, isSignedIn, from, to) => {
    if (isSignedIn) server.signIn('Ananya Raghavan')
    const { address } = openApp(from)
    await waitFor(() => expect(address()).toBe(to))
  })
})

describe('signing out', () => {
  it('clears the store, wipes what the browser kept for the person, and says so', async () => {
    server.signIn('Ananya Raghavan')
    localStorage.setItem('gradwright:draft:SOP', 'my story')
    sessionStorage.setItem('gradwright:hints', 'dismissed')
    localStorage.setItem('gradwright-theme', 'dark')
    localStorage.setItem('another-site', 'stays')
    const { address } = openApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' }))
    const before = currentEnvironment()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))

    expect(await screen.findByText('You have been logged out successfully.')).toBeDefined()
    expect(screen.getByText('Logged out')).toBeDefined()
    expect(address()).toBe('/')
    expect(currentEnvironment()).not.toBe(before)
    expect(JSON.stringify(currentEnvironment().getStore().getSource())).not.toContain('Ananya')
    expect(localStorage.getItem('gradwright:draft:SOP')).toBeNull()
    expect(sessionStorage.getItem('gradwright:hints')).toBeNull()
    expect(localStorage.getItem('gradwright-theme')).toBe('dark')
    expect(localStorage.getItem('another-site')).toBe('stays')
    expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined()
  })

  it('that fails leaves one signed in and says why', async () => {
    server.signIn('Ananya Raghavan')
    server.answer('useLogoutMutation', () => new Response('', { status: 503 }))
    openApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText('Logout failed')).toBeDefined()
    expect(screen.getByRole('button', { name: 'AR, account of Ananya Raghavan' })).toBeDefined()
  })

  it('in another tab reaches this one: a protected page asks to sign in', async () => {
    server.signIn('Ananya Raghavan')
    const { address } = openApp('/profile')
    await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' })
    server.signOut()
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'gradwright:session-changed', newValue: 'another value' }),
    )
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fprofile'))
  })
})

describe('coming back to the window', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks again for what is older than five minutes, and for nothing else', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T09:00:00Z') })
    server.signIn('Ananya Raghavan')
    openApp('/dashboard')
    await screen.findByRole('heading', { level: 1 })
    expect(server.asked).toHaveLength(2)

    vi.setSystemTime(new Date('2026-01-15T09:04:59Z'))
    window.dispatchEvent(new Event('focus'))
    expect(server.asked).toHaveLength(2)

    vi.setSystemTime(new Date('2026-01-15T09:05:30Z'))
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(server.asked).toHaveLength(4))
    expect(
      server.asked
        .slice(2)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['dashboardRouteQuery', 'sessionQuery'])
  })
})

describe('a screen that fails', () => {
  it('leaves the navigation alive and can be tried again in place', async () => {
    server.signIn('Ananya Raghavan')
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.answer('dashboardRouteQuery', () => new Response('', { status: 500 }))
    openApp('/dashboard')
    const fault = await screen.findByRole('alert')
    expect(within(fault).getByRole('heading', { name: 'This page did not load' })).toBeDefined()
    expect(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' })).toBeDefined()

    server.answerAsUsual('dashboardRouteQuery')
    await userEvent.click(within(fault).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('This page did not load')).toBeNull())
    expect(server.asked.filter(({ name }) => name === 'dashboardRouteQuery')).toHaveLength(2)
  })

  it('offers to reload when a newer version was deployed', async () => {
    server.signIn('Ananya Raghavan')
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.answer('dashboardRouteQuery', () =>
      Response.json(
        { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
        { status: 400 },
      ),
    )
    openApp('/dashboard')
    expect(
      await screen.findByRole('heading', { name: 'A newer version of Gradwright is ready' }),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  })
})
