import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weighScreens } from '../../graphql-server/bench/bundle.ts'
import { expectAccessible, expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

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

/** A page as it comes from the server. */
async function received(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.address + path, { headers: { accept: 'text/html', ...headers } })
  const text = await response.text()
  return {
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(text)?.[1],
    markup:
      /<div id="root">([\s\S]*)<\/div>\s*<script type="application\/json"/
        .exec(text)?.[1]
        ?.replaceAll('<!-- -->', '') ?? '',
  }
}

async function firstOf(kind: 'universities' | 'programs'): Promise<string> {
  const map = await (await fetch(`${product.address}/sitemaps/${kind}-1.xml`)).text()
  return /<loc>https?:\/\/[^/]+(.*?)<\/loc>/.exec(map)?.[1] ?? ''
}

describe('a public page', () => {
  test('is whole before its scripts run', async () => {
    for (const [path, words] of [
      ['/', 'From the answer to'],
      ['/', '% Match</span>'],
      ['/', 'write the sentences yourself'],
      ['/countries/germany', 'What a student visa asks to be shown'],
      ['/universities', 'programmes</span>'],
      [await firstOf('universities'), 'What a student visa asks to be shown'],
      [await firstOf('programs'), 'Tuition'],
      ['/pricing', '₹2,999'],
      ['/privacy', 'Who is responsible'],
      ['/about', 'Illustration'],
    ] as const) {
      const { markup, ...page } = await received(path)
      expect(page, path).toEqual({
        status: 200,
        title: expect.stringMatching(/^.+ · Gradwright$/),
        canonical: expect.stringMatching(`${path}$`),
      })
      // Without the markup in the message: it is 60 kB.
      expect(markup.includes('<h1'), path).toBe(true)
      expect(markup.includes(words), `${path}: ${words}`).toBe(true)
    }
  })

  test('that is not there says so, with its status', async () => {
    for (const path of ['/nowhere', '/universities/999999']) {
      const { status, markup } = await received(path)
      expect([path, status, markup.includes('<h1')]).toEqual([path, 404, true])
    }
  })
})

/** Gzipped JavaScript in kB that a page loads before it can be used. */
async function weighScripts(path: string): Promise<number> {
  const text = await (await fetch(product.address + path, { headers: { accept: 'text/html' } })).text()
  const named = [...text.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="(.*?)"/g)]
  const files = new Set<string>()
  let bytes = 0
  const weigh = async (file: string): Promise<void> => {
    if (files.has(file)) return
    files.add(file)
    const script = await (await fetch(product.address + file)).text()
    bytes += gzipSync(script).length
    for (const [, imported = ''] of script.matchAll(/(?:from|import)\s*"\.\/([\w~.-]+\.js)"/g))
      await weigh(`/assets/${imported}`)
  }
  for (const [, file = ''] of named) await weigh(file)
  expect(files.size).toBeGreaterThan(0)
  return bytes / 1000
}

describe('the scripts of a public page', () => {
  test('are few before it can be used, and within a budget when all of them are there', async () => {
    for (const path of [
      '/',
      '/countries/uk',
      '/universities',
      await firstOf('programs'),
      '/pricing',
      '/privacy',
    ])
      expect(await weighScripts(path), path).toBeLessThan(6)
    const weights = new Map((await weighScreens('dist/web')).map(({ screen, total }) => [screen, total]))
    for (const screen of [
      'Landing',
      'Universities',
      'University',
      'Program',
      'Pricing',
      'PublicPage',
      'Contact',
    ])
      expect(weights.get(screen), screen).toBeLessThan(270)
  })

  test('do what was asked of the page before they came', async () => {
    let letThrough: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await page.route(/\/assets\/main-/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('radio', { name: 'MBA' }).check({ force: true })
    await page.getByRole('combobox', { name: 'Where to' }).selectOption('UK')
    await page.getByRole('button', { name: 'What does it cost?' }).click()
    expect(new URL(page.url()).search).toBe('')
    letThrough()
    await page.waitForURL(url => url.search === '?sample=mba&in=uk')
    await page.getByText('GMAT 690').waitFor()
    await page.getByRole('button', { name: 'What does it cost?', expanded: true }).waitFor()
    // The page stays where it was scrolled to when its scripts take it over.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    await page.unrouteAll()
  })
})

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
    // React complains where a page that came rendered is not what the browser would have drawn.
    const { complaints } = watchPage(page, product.address)
    for (const path of [...PAGES, ...MORE]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.startsWith('/countries/'))
        await page.getByRole('heading', { name: 'What a student visa asks to be shown' }).waitFor()
      if (path !== '/') await expectAccessible(page)
      for (const linked of await linkedPaths()) found.add(linked)
    }
    expect(found.size).toBeGreaterThan(25)
    expect(complaints).toEqual([])
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
