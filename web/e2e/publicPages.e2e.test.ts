import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weighScreens } from '../../graphql-server/bench/bundle.ts'
import { readStructuredData } from '../../graphql-server/test/structuredData.ts'
import {
  expectAccessible,
  expectGoodEverywhere,
  openProduct,
  type Product,
  runScripts,
  watchPage,
} from './product.ts'

/** Pages that a visitor opens without an account and that no other journey meets. */
const PAGES = [
  '/',
  '/countries/germany',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/refunds',
  '/accessibility',
  '/security',
]

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

/** A busy server leaves a page to its scripts, and renders it for who asks again. */
async function readRendered(path: string) {
  let page = await readLinks(path)
  const isRendered = async () => {
    page = await readLinks(path)
    return page.isRendered
  }
  if (!page.isRendered) await expect.poll(isRendered, { timeout: 60_000 }).toBe(true)
  return page
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

/** The paths in the site map of this name, such as `pages.xml`. */
async function mappedPaths(name: string): Promise<string[]> {
  const map = await (await fetch(`${product.address}/sitemaps/${name}`)).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path)
}

async function firstOf(kind: 'universities' | 'programs'): Promise<string> {
  return (await mappedPaths(`${kind}-1.xml`))[0] ?? ''
}

/** Each way that a rendered page leads to on this site, the places that a link can name, and its structured data. */
async function readLinks(path: string) {
  const response = await fetch(product.address + path, { headers: { accept: 'text/html' } })
  const text = await response.text()
  const ways = [...text.matchAll(/<a [^>]*?href="(.*?)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), product.address + path))
    .filter(({ origin }) => origin === new URL(product.address).origin)
  const places = new Set([...text.matchAll(/ id="(.*?)"/g)].map(([, id = '']) => id))
  const kinds = readStructuredData(text).map(data => data['@type'])
  const isRendered = text.includes('<template data-scripts>')
  return { status: response.status, isRendered, ways, places, kinds }
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
  const page = await (await fetch(product.address + path, { headers: { accept: 'text/html' } })).text()
  // What a template names is fetched later, and runs when the page is used.
  const text = page.replace(/<template data-scripts>.*?<\/template>/s, '')
  expect(text).not.toBe(page)
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

  test('are fetched once its first text is painted, and the font of the name of Hindi when the foot is near', async () => {
    await page.goto('/')
    const afterPaint = async (part: string) => {
      const begin = await page.waitForFunction(part => {
        const [painted] = performance.getEntriesByName('first-contentful-paint')
        const file = performance.getEntriesByType('resource').find(({ name }) => name.includes(part))
        return painted && file ? { milliseconds: file.startTime - painted.startTime } : null
      }, part)
      return (await begin.jsonValue())?.milliseconds
    }
    expect(await afterPaint('/assets/main-')).toBeGreaterThanOrEqual(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await afterPaint('/assets/hindi-name-')).toBeGreaterThanOrEqual(0)
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
    // On the way to a section all of them are laid out; colours of those that are not would change later.
    await page.goto('/#faq')
    await runScripts(page)
    await expectGoodEverywhere(page)
    await page.getByRole('radio', { name: 'MBA' }).check({ force: true })
    await page.waitForURL(url => url.searchParams.get('sample') === 'mba')
    await page.getByText('GMAT 690').waitFor()
  })

  test('finds pages that their scripts take over as they are', async () => {
    // React complains where a page that came rendered is not what the browser would have drawn.
    const { complaints } = watchPage(page, product.address)
    for (const path of PAGES) {
      await page.goto(path)
      await runScripts(page)
      if (path !== '/') await expectAccessible(page)
    }
    expect(complaints).toEqual([])
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

test('no link of a public page is dead, and what search engines are told is well-formed', async () => {
  const parts = await mappedPaths('../sitemap.xml')
  const maps = await Promise.all(parts.map(part => mappedPaths(part.replace('/sitemaps/', ''))))
  const mapped = new Set(maps.flat())
  const isOfRow = (path: string) => /^\/(universities|programs)\/\d+$/.test(path)
  // Pages of rows differ in their facts, not in their links: some of each kind are read.
  const begin = maps.flatMap(paths => (paths.some(isOfRow) ? paths.slice(0, 3) : paths))
  expect(begin.length).toBeGreaterThan(25)
  const read = new Map<string, Awaited<ReturnType<typeof readLinks>>>()
  const dead: string[] = []
  const waiting = begin.map(path => ({ way: new URL(path, product.address), from: 'the site map' }))
  for (const { way, from } of waiting) {
    const { pathname, hash } = way
    if (isOfRow(pathname) && !begin.includes(pathname)) {
      if (!mapped.has(pathname)) dead.push(`${pathname} of ${from}`)
      continue
    }
    let found = read.get(pathname)
    if (!found) {
      found = begin.includes(pathname) ? await readRendered(pathname) : await readLinks(pathname)
      read.set(pathname, found)
      for (const next of found.ways) waiting.push({ way: next, from: pathname })
    }
    const isThere = found.status === 200 && (hash === '' || found.places.has(hash.slice(1)))
    if (!isThere) dead.push(`${pathname}${hash} of ${from}: ${found.status}`)
  }
  expect([...new Set(dead)]).toEqual([])
  expect(read.size).toBeGreaterThan(35)
  const kindsOf = (path: string) => read.get(path)?.kinds
  expect([kindsOf('/'), kindsOf('/pricing')]).toEqual([['WebSite', 'Organization', 'FAQPage'], ['FAQPage']])
  expect(kindsOf('/countries/germany')).toEqual(['WebPage', 'BreadcrumbList'])
  expect(kindsOf(await firstOf('universities'))).toEqual(['CollegeOrUniversity', 'BreadcrumbList'])
  expect(kindsOf(await firstOf('programs'))).toEqual(['Course', 'BreadcrumbList'])
})
