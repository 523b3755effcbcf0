import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wordsOfPages } from '../content/pages.ts'
import { routes } from '../routes.tsx'
import { openApp, serveOperations } from '../test/openApp.tsx'

let server: ReturnType<typeof serveOperations>

beforeEach(() => {
  server = serveOperations()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function entries(until: string) {
  const main = await screen.findByRole('navigation', { name: 'Main' })
  await waitFor(() => expect(screen.getByText(until)).toBeDefined())
  const list = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list')[0] ?? main
  return [...list.children].map(
    item => item.firstElementChild?.querySelector('button, a')?.textContent ?? item.textContent,
  )
}

describe('the navigation', () => {
  it('of a visitor leads to what one can see, to signing in and to getting started', async () => {
    openApp('/')
    expect(await entries('Get Started')).toEqual([
      'Services',
      'Destinations',
      'Pricing',
      'About',
      'Testimonials',
      'FAQ',
      'Contact',
    ])
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth')
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth?tab=register')
  })

  it('of a student leads to their own pages, and shows their initials', async () => {
    server.signIn('Ananya Raghavan')
    openApp('/')
    expect(await entries('AR')).toEqual([
      'Home',
      'Find',
      'Shortlist',
      'Applications',
      'Documents',
      'Services',
      'More',
    ])
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await userEvent.click(main.getByRole('button', { name: 'More' }))
    for (const name of ['Dashboard', 'Destinations', 'Pricing', 'About', 'Contact', 'Profile'])
      expect(main.getByRole('link', { name })).toBeDefined()
    const places = within(screen.getByRole('navigation', { name: 'Places' })).getAllByRole('link')
    expect(places.map(place => [place.textContent, place.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['Find', '/university-matcher'],
      ['Shortlist', '/shortlist'],
      ['Applications', '/applications'],
      ['Documents', '/document-generation'],
    ])
    expect(screen.getByRole('link', { name: 'New document' }).getAttribute('href')).toBe(
      '/document-generation#new-document',
    )
    expect(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it.each([
    [
      'a student',
      'STUDENT',
      [
        'Profile',
        'Dashboard',
        'Story',
        'Shortlist',
        'Applications',
        'Expert review',
        'Community',
        'Support',
        'Account',
      ],
    ],
    [
      'an administrator',
      'ADMIN',
      [
        'Profile',
        'Dashboard',
        'Story',
        'Shortlist',
        'Applications',
        'Expert review',
        'Community',
        'Support',
        'Account',
        'Admin',
        'Outbox',
      ],
    ],
  ])('leads %s to pages of their own, from the initials and from the drawer', async (_who, role, pages) => {
    server.signIn('Ananya Raghavan', { role })
    openApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'AR, account of Ananya Raghavan' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(item => item.textContent)).toEqual([...pages, 'Logout'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Open the menu', hidden: true }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    for (const page of pages)
      expect(drawer.getByRole('link', { name: page }).getAttribute('href')).toBe(
        `/${page.toLowerCase().replace(' ', '-')}`,
      )
    expect(drawer.queryAllByRole('link', { name: 'Outbox' })).toHaveLength(role === 'ADMIN' ? 1 : 0)
  })

  it('has the large foot below it for visitors, and a quiet one for a student', async () => {
    openApp('/')
    await screen.findByText('Get Started')
    expect(within(screen.getByRole('contentinfo')).getByText('Services')).toBeDefined()
    cleanup()
    server.signIn('Ananya Raghavan')
    openApp('/')
    await screen.findByText('AR')
    const foot = within(screen.getByRole('contentinfo'))
    expect(foot.queryByText('Services')).toBeNull()
    for (const name of ['Destinations', 'Pricing', 'About', 'Contact', 'Privacy'])
      expect(foot.getByRole('link', { name })).toBeDefined()
  })

  it('is not on the sign-in page, nor is the foot', async () => {
    openApp('/auth')
    await screen.findByRole('heading', { name: 'Log in to your account' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('is shown without the person when the session cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.answer('sessionQuery', () => new Response('', { status: 500 }))
    openApp('/')
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Pricing' })).not.toHaveLength(0)
  })
})

describe('the menu of a small screen', () => {
  it('that was opened before it is known who is there stays open', async () => {
    const waiting: (() => void)[] = []
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await new Promise<void>(resolve => waiting.push(resolve))
      return answer(...call)
    })
    openApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Open the menu', hidden: true }))
    await screen.findByRole('dialog', { name: 'Menu' })
    for (const goOn of waiting) goOn()
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hands the focus back to its button when it is closed', async () => {
    openApp('/')
    await screen.findByText('Get Started')
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu', hidden: true }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Open the menu'))
  })

  it('is closed when one goes back to the page before', async () => {
    const { router } = openApp('/auth')
    await screen.findByRole('heading', { name: 'Log in to your account' })
    await router.navigate('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Open the menu', hidden: true }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await router.navigate('/')
    await screen.findByRole('button', { name: 'Open the menu', hidden: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('every link of the front page', () => {
  it.each([
    ['a visitor', null],
    ['a student', 'Ananya Raghavan'],
  ])('leads %s to a page or a place that exists', async (_who, name) => {
    if (name) server.signIn(name)
    openApp('/')
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(name ? 'AR' : 'Get Started')
    const links = screen.getAllByRole('link', { hidden: true })
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const url = new URL(link.getAttribute('href') ?? '', window.location.href)
      if (url.origin !== window.location.origin) continue
      const route = matchRoutes(routes, url.pathname)?.at(-1)?.route
      expect(route?.path, url.href).not.toBe('*')
      if (url.hash && url.pathname === '/')
        expect(document.getElementById(url.hash.slice(1)), url.href).not.toBeNull()
    }
  })
})

describe('arriving at a page', () => {
  it('names it in the title and moves the focus to its content', async () => {
    const { router } = openApp('/')
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe('Programmes that fit, applications from your own facts · Gradwright')
    await router.navigate('/nowhere')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
    expect(screen.getByRole('searchbox', { name: 'Search universities' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
    expect(document.title).toBe('404 Page Not Found · Gradwright')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is possible at every address that the server knows', () => {
    for (const { path } of wordsOfPages().filter(page => page.path !== '*' && page.path !== '/design')) {
      const route = matchRoutes(routes, path.replaceAll(/:\w+/g, '1'))?.at(-1)?.route
      expect(route?.path, path).not.toBe('*')
    }
  })

  it('lights the country that the address names', async () => {
    openApp('/countries/germany')
    const lit = await waitFor(() => {
      const found = document.querySelector('[aria-current="location"]')
      expect(found).not.toBeNull()
      return found
    })
    expect(lit?.textContent).toContain('Germany')
  })
})
