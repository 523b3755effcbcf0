import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { startGradwright, stop } from '../../graphql-server/test/serverProcess.ts'
import { findChromium } from '../../scripts/findChromium.ts'
import { whenStarted } from './sharedProduct.ts'

/** Gradwright as somebody would run it, and a browser in front of it. */
export type Product = {
  address: string
  /** A person's browser, with nothing of anybody else in it but the scripts that it has compiled. */
  newPerson: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>
  /** Closes a person's pages and empties their browser, which the next person gets. */
  leave: (person: BrowserContext) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the product that all files share: starting one, and the first requests to it, take ten seconds of the
 * processor. Each file opens accounts that no other file uses, and leaves settings alone.
 */
export async function openProduct(): Promise<Product> {
  const { address } = await whenStarted(inject('sharedProduct'))
  personsOfWorker ??= personsOf(address)
  const { newPerson, leave } = personsOfWorker
  // The browsers of those who left stay open for the next file.
  return { address, newPerson, leave, close: async () => undefined }
}

/**
 * Starts a product for this file alone: with other settings, or another build of it in `options.folder`. It works on
 * a copy of the filled data folder.
 */
export async function startProduct(
  environment: Record<string, string>,
  options: { folder?: string } = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-journey-'))
  const { filledDataFolder } = await whenStarted(inject('sharedProduct'))
  await cp(filledDataFolder, folder, { recursive: true })
  const server = await startGradwright({ DATA_DIR: folder, ...environment }, options)
  const address = `http://127.0.0.1:${server.port}`
  const { newPerson, leave, closeAll } = personsOf(address)
  return {
    address,
    newPerson,
    leave,
    close: async () => {
      await closeAll()
      await stop(server)
      await rm(folder, { recursive: true })
    },
  }
}

/** Chromium, which the files of a worker share. It ends with the worker. */
let chromiumOfWorker: Promise<Browser> | null = null

async function startChromium(): Promise<Browser> {
  const executablePath = await findChromium({ install: false })
  if (!executablePath) throw new Error('no Chromium: run npm test, which installs one')
  return await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

type Persons = Pick<Product, 'newPerson' | 'leave'> & { closeAll: () => Promise<void> }

/** The persons in front of the product that all files share. */
let personsOfWorker: Persons | null = null

/**
 * Chromium compiles each script once a process, and a context's pages share one while any of them is open. Compiling
 * takes most of the time of a first page. So each context has a page that keeps its process, and a context that was
 * left is emptied (cookies, stored values, routes) and used again. What a page keeps for its session goes with the page.
 */
function personsOf(address: string): Persons {
  const opened = new Map<BrowserContext, { options: string; keeper: Page }>()
  const unused: BrowserContext[] = []
  return {
    async newPerson(options = {}) {
      const wanted = JSON.stringify(options)
      const place = unused.findIndex(person => opened.get(person)?.options === wanted)
      const [left] = place < 0 ? [] : unused.splice(place, 1)
      if (left) return left
      chromiumOfWorker ??= startChromium()
      const browser = await chromiumOfWorker
      const person = await browser.newContext({ baseURL: address, locale: 'en-IN', ...options })
      // Routes of a test do not see what a service worker answers. Blocking them would warn on every page.
      if (options.serviceWorkers !== 'allow')
        await person.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      // For a busy machine, too: what is there is never waited for.
      person.setDefaultTimeout(60_000)
      const keeper = await person.newPage()
      await keeper.goto('/healthz')
      opened.set(person, { options: wanted, keeper })
      return person
    },
    async leave(person) {
      const keeper = opened.get(person)?.keeper
      if (!keeper) throw new Error('This person has a browser of another product')
      await Promise.all(person.pages().map(page => page !== keeper && page.close()))
      await keeper.evaluate(() => localStorage.clear())
      await person.clearCookies()
      await person.unrouteAll()
      await person.setOffline(false)
      unused.push(person)
    },
    async closeAll() {
      await Promise.all([...opened.keys()].map(person => person.close()))
    },
  }
}

/** The minified build: the browser compiles it anew on every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about colours take most of the time of axe. `COLOURS` has enhanced contrast too, which `ALL` has not. */
const AXE_RULES = {
  ALL: {},
  COLOURS: { runOnly: ['cat.color'] },
  ALL_BUT_COLOURS: { rules: { 'color-contrast': { enabled: false } } },
}

/** Sees that a page has no fault that axe knows of, or asks only some of its rules. */
export async function expectAccessible(
  page: Page,
  { rules = 'ALL' }: { rules?: keyof typeof AXE_RULES } = {},
): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async options => {
      const run: unknown = Reflect.get(window, 'axe')
      if (typeof run !== 'object' || run === null) throw new Error('axe is not on the page')
      const results = await Reflect.get(run, 'run').call(run, document, options)
      return results.violations.map((violation: { id: string; help: string; nodes: { html: string }[] }) => ({
        id: violation.id,
        help: violation.help,
        where: violation.nodes.map(node => node.html).slice(0, 5),
      }))
    },
    // Only violations are read: describing what passes takes a third of the time.
    { resultTypes: ['violations'], ...AXE_RULES[rules] },
  )
  expect(violations, `axe on ${page.url()}`).toEqual([])
}

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

/**
 * Sees that a page is accessible and no wider than the window, on a phone and at a desk, in light and in dark. Widths
 * differ in layout and themes in colours, so colours are checked in both themes at one width.
 */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { rules: 'ALL_BUT_COLOURS' })
  await page.setViewportSize(DESK)
  await expectNoSidewaysScroll(page)
  await expectGoodInBothThemes(page)
}

/**
 * Sees that a page is accessible in light and in dark; it ends in light. Themes differ in nothing but colours, so
 * `COLOURS` suffices in dark; it asks for enhanced contrast there too.
 */
export async function expectGoodInBothThemes(
  page: Page,
  { dark = 'ALL' }: { dark?: 'ALL' | 'COLOURS' } = {},
): Promise<void> {
  await takeColours(page, 'dark')
  await expectAccessible(page, { rules: dark })
  await takeColours(page, 'light')
  await expectAccessible(page)
}

/** Collects what a page complains about: errors of scripts, and anything it loads from another host. */
export function watchPage(page: Page, address: string): { complaints: string[] } {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`foreign request: ${url}`)
  })
  return { complaints }
}

/** Uses a page that came rendered, and waits until its scripts have taken it over. */
export async function runScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(resolve => {
      document.addEventListener('gradwright:usable', resolve, { once: true })
      document.dispatchEvent(new Event('pointermove'))
    })
  })
}

/** Whether the page is wider than the window: a person on a phone would have to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways overflow of ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Changes the theme, and waits until no colour is on its way from one to the other. */
export async function takeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // What is not laid out keeps the colours that it had: changes of them stand still there.
  await page.evaluate(() => {
    document.documentElement.dataset.sections = 'laid-out'
  })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(change => change.finished))
  })
}
