import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere, openProduct, type Product } from './product.ts'

/** Pages that a visitor opens without an account; the crawl begins at the first. */
const PAGES = ['/', '/countries/germany', '/contact', '/about', '/privacy', '/terms', '/refunds']
const MORE = ['/accessibility', '/security']

let product: Product
let person: BrowserContext
let page: Page

beforeAll(async () => {
  product = await openProduct()
  person = await product.newPerson({ reducedMotion: 'reduce' })
  page = await person.newPage()
})
afterAll(async () => {
  await person.close()
  await product.close()
})

/** The paths of this site that the shown page links to. */
async function linkedPaths(): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap(link => {
      const url = new URL(link.getAttribute('href') ?? '', window.location.href)
      return url.origin === window.location.origin ? [url.pathname] : []
    }),
  )
}

describe('a visitor on the public pages', () => {
  test('sees both halves at work, and pages without a fault', async () => {
    await page.goto('/')
    await page.getByRole('list', { name: 'Matches' }).getByRole('link').first().waitFor()
    await page.getByText('From the answer to ‘A problem you solved’').waitFor()
    await expectGoodEverywhere(page)
    await page.getByRole('radio', { name: 'MBA' }).check({ force: true })
    await page.waitForURL(url => url.searchParams.get('sample') === 'mba')
    await page.getByText('GMAT 690').waitFor()
  })

  test('finds no dead link', async () => {
    const found = new Set<string>()
    for (const path of [...PAGES, ...MORE]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.startsWith('/countries/'))
        await page.getByRole('heading', { name: 'What a student visa asks to be shown' }).waitFor()
      if (path !== '/') await expectAccessible(page)
      for (const linked of await linkedPaths()) found.add(linked)
    }
    expect(found.size).toBeGreaterThan(25)
    // The client answers every address: what it shows says whether there is a page.
    for (const path of found) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const heading = page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first()
      await heading.waitFor()
      expect(await page.getByRole('heading', { name: '404 Page Not Found' }).count(), path).toBe(0)
    }
  })

  test('writes to the operator', async () => {
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Asha Rao')
    await page.getByLabel('Your email address').fill('asha')
    await page.getByLabel('Message').fill('The deadline of this programme is wrong.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Please enter a valid email').waitFor()
    await page.getByLabel('Your email address').fill('asha@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'Your message was sent' }).waitFor()
    await expectAccessible(page)
  })
})
