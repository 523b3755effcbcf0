import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from './journeys.ts'
import { expectAccessible, expectNoSidewaysScroll, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

describe('a visitor who looks for a programme', () => {
  let person: BrowserContext
  let page: Page
  let watched: ReturnType<typeof watchPage>

  beforeAll(async () => {
    person = await product.newPerson({ reducedMotion: 'reduce' })
    page = await person.newPage()
    watched = watchPage(page, product.address)
  })
  afterAll(() => product.leave(person))

  const shortlist = () => page.getByRole('button', { name: /^Shortlist/ })

  test('comes from a country of the front page and searches as they type', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Universities in Germany' }).click()
    await page.getByText(/^\d+ universities$/).waitFor()
    expect(new URL(page.url()).searchParams.get('country')).toBe('germany')
    expect(await page.getByLabel('Country').locator('option:checked').innerText()).toBe('Germany')
    await page.getByLabel('Search by university or city').pressSequentially('munch')
    await page.waitForURL(url => url.searchParams.get('q') === 'munch')
    await page.getByRole('heading', { name: 'Technical University of Munich' }).waitFor()
    await page.getByText('No ranking of universities is for sale', { exact: false }).waitFor()
    // The former results are pale until the new ones are there.
    await page.getByRole('main').locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await expectGoodPage(page)
  })

  test('reads of a filter that fits nothing what to try', async () => {
    await page.getByLabel('Country').selectOption('Italy')
    await page.getByText('No universities found').waitFor()
    await page.getByText('Try selecting a different country filter').waitFor()
    await page.getByLabel('Country').selectOption('All Countries')
  })

  test('opens a university and looks through its programmes', async () => {
    await page.getByRole('link', { name: 'Explore Programs of Technical University of Munich' }).click()
    await page.getByRole('heading', { level: 1, name: 'Technical University of Munich' }).waitFor()
    await page.getByText('Technische Universität München').waitFor()
    await expectGoodPage(page)
    await page.getByLabel('Search these programmes').fill('mathem')
    await page.waitForURL(url => url.searchParams.get('q') === 'mathem')
    await expect.poll(() => page.getByRole('heading', { level: 4 }).count()).toBeLessThan(10)
  })

  test('opens a programme, and is led to sign in and back to shortlist it', async () => {
    const programme = page.getByRole('heading', { level: 4 }).first()
    const name = await programme.innerText()
    await programme.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('heading', { name: 'What it costs' }).waitFor()
    await expectGoodPage(page)
    const address = page.url()
    await shortlist().click()
    await page.waitForURL(url => url.pathname === '/auth')
    await signIn(page, { username: 'demo', password: 'demo1234' })
    expect(page.url()).toBe(address)
    await shortlist().click()
    await expect.poll(() => shortlist().getAttribute('aria-pressed')).toBe('true')
    await page.getByText('Added to your shortlist').first().waitFor()
    await page.reload()
    await shortlist().waitFor()
    expect(await shortlist().getAttribute('aria-pressed')).toBe('true')
  })

  test('sees how it fits, and begins an application', async () => {
    await page.getByRole('heading', { name: 'How it fits you' }).waitFor()
    await page.getByText(/^\d+% Match$/).waitFor()
    await page.getByRole('button', { name: /^Track application/ }).click()
    await page.getByRole('link', { name: /^View application to/ }).waitFor()
    await expectGoodPage(page)
    expect(watched.complaints).toEqual([])
  })
})

describe('a visitor on a phone', () => {
  test('finds the list as they left it when they come back from a programme', async () => {
    const person = await product.newPerson({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    const page = await person.newPage()
    await page.goto('/universities?show=programmes&degree=masters')
    const rows = page.getByRole('heading', { level: 2 }).getByRole('link')
    await expect.poll(() => rows.count()).toBe(30)
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Show more programmes' }).click()
    await expect.poll(() => rows.count()).toBe(60)
    const name = await rows.nth(45).innerText()
    await rows.nth(45).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectGoodPage(page)
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(60)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await product.leave(person)
  })

  test('reads that nothing is at the address of a university that is not there', async () => {
    const person = await product.newPerson({ viewport: { width: 360, height: 740 } })
    const page = await person.newPage()
    for (const address of ['/universities/999999', '/universities/munich', '/programs/0']) {
      await page.goto(address)
      await page.getByText('404 Page Not Found').waitFor()
      await expectGoodPage(page)
    }
    await product.leave(person)
  })
})
