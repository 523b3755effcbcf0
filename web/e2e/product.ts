import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { type Started, startGradwright, stop } from '../../graphql-server/test/serverProcess.ts'
import { findChromium } from '../../scripts/findChromium.ts'

/** Gradwright as somebody would run it, and a browser in front of it. */
export type Product = {
  address: string
  /** A person's browser, with nothing of anybody else in it. */
  newPerson: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>
  close: () => Promise<void>
}

/** Starts the built product, or another build of it in `options.folder`, on a copy of the filled data folder. */
export async function openProduct(
  environment: Record<string, string> = {},
  options: { folder?: string } = {},
): Promise<Product> {
  const executablePath = await findChromium({ install: false })
  if (!executablePath) throw new Error('no Chromium: run npm test, which installs one')
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-journey-'))
  await cp(inject('filledDataFolder'), folder, { recursive: true })
  const server: Started = await startGradwright({ DATA_DIR: folder, ...environment }, options)
  const address = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch({
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
  return {
    address,
    newPerson: async options => {
      const person = await browser.newContext({ baseURL: address, locale: 'en-IN', ...options })
      // For a busy machine, too: what is there is never waited for.
      person.setDefaultTimeout(60_000)
      return person
    },
    close: async () => {
      await browser.close()
      await stop(server)
      await rm(folder, { recursive: true })
    },
  }
}

/** Sees that a page has no fault that axe knows of, or only asks about its colours. */
export async function expectAccessible(page: Page, { only }: { only?: 'COLOURS' } = {}): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const options = only === 'COLOURS' ? { runOnly: ['cat.color'] } : {}
  const violations = await page.evaluate(async options => {
    const run: unknown = Reflect.get(window, 'axe')
    if (typeof run !== 'object' || run === null) throw new Error('axe is not on the page')
    const results = await Reflect.get(run, 'run').call(run, document, options)
    return results.violations.map((violation: { id: string; help: string; nodes: { html: string }[] }) => ({
      id: violation.id,
      help: violation.help,
      where: violation.nodes.map(node => node.html).slice(0, 5),
    }))
  }, options)
  expect(violations, `axe on ${page.url()}`).toEqual([])
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

/** Whether the page is wider than the window: a person on a phone would have to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways overflow of ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Changes the theme, and waits until no colour is on its way from one to the other. */
export async function takeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(change => change.finished))
  })
}
