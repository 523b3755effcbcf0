import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MATCHER_SECTION } from '../../content/landing.ts'
import { CAROUSEL_INTERVAL } from '../../design/Testimonials.tsx'
import { openApp, serveOperations } from '../../test/openApp.tsx'

let server: ReturnType<typeof serveOperations>

beforeEach(() => {
  server = serveOperations()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const variables = (query = 'landingRouteQuery') =>
  server.asked.filter(({ name }) => name === query).at(-1)?.variables

describe('the front page', () => {
  it('matches another sample profile, in another country, by its address', async () => {
    openApp('/')
    await screen.findByRole('list', { name: 'Matches' })
    expect(variables()).toEqual({ sample: 'ROBOTICS', country: null })
    await userEvent.click(screen.getByRole('radio', { name: 'MBA' }))
    await waitFor(() => expect(variables()).toEqual({ sample: 'MBA', country: null }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where to' }), 'UK')
    await waitFor(() => expect(variables()).toEqual({ sample: 'MBA', country: 'UK' }))
  })

  it('stays readable when the server fails, and keeps the places of what it would show', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.answer('landingRouteQuery', () => new Response('', { status: 500 }))
    openApp('/')
    expect(await screen.findByText('The examples could not be matched just now.')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    expect(
      within(screen.getByRole('region', { name: 'What the catalogue holds' })).getAllByText('–'),
    ).toHaveLength(4)
  })

  it('counts the catalogue as Indians write numbers', async () => {
    server.answer('landingRouteQuery', () => ({
      data: {
        catalogueCounts: { universities: 862, programs: 112_055, countries: 8, scholarships: 25 },
        exchangeRates: [],
        viewer: null,
        sampleProfile: {
          academicBackground: 'B.Tech',
          workExperience: 'None',
          testScores: 'IELTS 7',
          studyInterests: 'Robotics',
          budget: '₹15 lakh a year',
          preferredCountries: ['GERMANY'],
        },
        sampleFits: [],
      },
    }))
    openApp('/')
    expect(await screen.findByText('1,12,055')).toBeDefined()
    expect(screen.getByText('Nothing in the public sample fits this. Try another country.')).toBeDefined()
  })

  it('has the guide of a country in front at its address, and no heading of the first level beside it', async () => {
    openApp('/countries/germany')
    expect(await screen.findByRole('heading', { level: 1, name: 'Masters and MBA in Germany' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(variables('countryRouteQuery')).toMatchObject({ guideOf: 'GERMANY', hasGuide: true })
  })

  it('matches in the country of the guide above, until another choice', async () => {
    const { address } = openApp('/countries/germany')
    const where = await screen.findByRole('combobox', { name: 'Where to' })
    expect(where).toHaveProperty('value', 'GERMANY')
    expect(variables('countryRouteQuery')).toMatchObject({ sample: 'DATA_SCIENCE', country: 'GERMANY' })
    await userEvent.selectOptions(where, MATCHER_SECTION.anyCountry)
    await waitFor(() => expect(variables('countryRouteQuery')).toMatchObject({ country: null }))
    expect(address()).toBe('/countries/germany?in=own')
  })

  it('opens a reason from its first lines and closes it again', async () => {
    openApp('/')
    const more = await screen.findByRole('button', { name: 'Read More: The subject decides' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    const less = screen.getByRole('button', { name: 'Read Less: The subject decides' })
    expect(less.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(less)
    expect(screen.getByRole('button', { name: 'Read More: The subject decides' })).toBeDefined()
  })

  it('leads where it says', async () => {
    openApp('/')
    await screen.findByRole('heading', { level: 1 })
    for (const [name, href] of [
      ['Begin Your Journey', '/onboarding'],
      ['Solve All 5 Problems Now', '/university-matcher'],
      ['Start Your Journey', '/register'],
      ['Start Free Trial', '/onboarding'],
      ['Contact Support', '/contact'],
      ['Ask us', '/#contact'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('leads to onboarding', async () => {
    const { address } = openApp('/')
    await userEvent.click(await screen.findByRole('link', { name: 'Begin Your Journey' }))
    await screen.findByRole('heading', { name: 'Welcome to Gradwright' })
    expect(address()).toBe('/onboarding')
  })
})

describe('the section navigator', () => {
  /** Places sections 500 px below each other, with the window scrolled to a position. */
  async function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = ['problems', 'why', 'how-it-works'].indexOf(this.id)
      return at < 0 ? new DOMRect(0, 90_000, 0, 0) : new DOMRect(0, 500 * (at + 1) - y, 0, 500)
    })
    await act(async () => {
      window.dispatchEvent(new Event('scroll'))
      await new Promise(requestAnimationFrame)
    })
  }
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

  it('appears after 200 px, and highlights the section that crosses 100 px', async () => {
    openApp('/')
    await screen.findByRole('heading', { level: 1 })
    await scrollTo(200)
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    await scrollTo(399)
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }))
    const current = () =>
      sections
        .getAllByRole('link', { hidden: true })
        .filter(link => link.getAttribute('aria-current') === 'true')
        .map(({ textContent }) => textContent)
    expect(current()).toEqual([])
    await scrollTo(400)
    expect(current()).toEqual(['Problems'])
    await scrollTo(900)
    expect(current()).toEqual(['Why'])
    expect(sections.getByRole('link', { name: 'Pricing', hidden: true }).getAttribute('href')).toBe(
      '/pricing',
    )
  })

  it('is a menu behind a button on small screens, and scrolls with an offset of 80 px', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    openApp('/')
    await screen.findByRole('heading', { level: 1 })
    await scrollTo(300)
    const toggle = screen.getByRole('button', { name: 'Sections' })
    await userEvent.click(toggle)
    expect(screen.getByRole('button', { name: 'Close the sections' }).getAttribute('aria-expanded')).toBe(
      'true',
    )
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByText('Why'))
    expect(scrolled).toHaveBeenLastCalledWith({ top: 1000 - 80 })
    expect(document.activeElement?.id).toBe('why')
    expect(screen.getByRole('button', { name: 'Sections' }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the carousel', () => {
  const place = () => screen.getByText(/^\d of \d$/).textContent

  async function open() {
    openApp('/')
    await screen.findByRole('group', { name: 'Testimonials' })
    vi.useFakeTimers()
    // The timer that began before is replaced by one of the fake clock.
    await act(async () => screen.getByRole('button', { name: 'Pause' }).click())
    await act(async () => screen.getByRole('button', { name: 'Play' }).click())
  }
  const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

  it('goes on every five seconds, and not while it is pointed at, focused or paused', async () => {
    await open()
    await wait(CAROUSEL_INTERVAL - 1)
    expect(place()).toBe('1 of 4')
    await wait(1)
    expect(place()).toBe('2 of 4')
    await act(async () => screen.getByRole('button', { name: 'Next' }).focus())
    await wait(2 * CAROUSEL_INTERVAL)
    expect(place()).toBe('2 of 4')
    await act(async () => screen.getByRole('button', { name: 'Next' }).blur())
    await wait(CAROUSEL_INTERVAL)
    expect(place()).toBe('3 of 4')
    await act(async () => screen.getByRole('button', { name: 'Pause' }).click())
    await wait(2 * CAROUSEL_INTERVAL)
    expect(place()).toBe('3 of 4')
  })

  it('says that its words are illustrations', async () => {
    openApp('/')
    const carousel = within(await screen.findByRole('group', { name: 'Testimonials' }))
    expect(carousel.getAllByText('Illustration')).toHaveLength(4)
    expect(screen.getByText(/^Nobody said these words/)).toBeDefined()
  })

  it('stays where it is when reduced motion is asked for', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    openApp('/')
    await screen.findByRole('group', { name: 'Testimonials' })
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})
