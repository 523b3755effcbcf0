/**
 * What the first load of each page shows, with an empty cache, on a slow line and a slowed CPU: how much of what was
 * painted moves afterwards (layout shift), and when the largest text or picture is there (largest contentful paint).
 * Nobody types or clicks, so no shift is excused; all are added up, also where they lie seconds apart.
 */
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { z } from 'zod'
import { findQuestionnaire } from '../domain/questionnaires/index.ts'
import { WIZARD_ANSWERS } from '../test/factories.ts'
import { beginDraft, withProduct, writeDocument } from './product.ts'

/** A phone's network: bits per second down and up, and milliseconds there and back. */
export const LINE = { down: 1_600_000, up: 750_000, latency: 300 }
/** How many times slower the CPU is made. */
export const CPU_SLOWED = 4
/** Milliseconds until a load counts as broken. */
const TIMEOUT = 120_000
const WIDTHS = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const

export type FirstPaint = {
  who: 'visitor' | 'member'
  path: string
  width: number
  /** The sum of all layout shifts. */
  shift: number
  /** The element that moved most, and empty when none did. */
  shifted: string
  /** Milliseconds from the start of the navigation. */
  largestPaint: number
  largest: string
  scripts: number
  /** Bytes of scripts as they came over the line, in kB. */
  scriptSize: number
}

const listed = z.array(z.object({ id: z.int(), university: z.object({ id: z.int() }) }))

const painted = z.object({
  shift: z.number(),
  shifted: z.string(),
  largestPaint: z.number(),
  largest: z.string(),
  scripts: z.int(),
  scriptSize: z.number(),
})

/** Loads every page at each width, as a visitor and signed in; false without Chromium. */
export async function measureFirstPaints(onPaint: (paint: FirstPaint) => void): Promise<boolean> {
  const measured = await withProduct(async ({ browser, address }) => {
    const cookies = await signIn(browser, address)
    const university = await findUniversity(browser, address)
    const visitorPaths = ['/', '/countries/germany', '/auth', '/pricing', '/nowhere', ...university]
    const memberPaths = [...(await preparePages(browser, address, cookies)), ...university]
    for (const { width, height } of WIDTHS) {
      for (const [who, paths] of [
        ['visitor', visitorPaths],
        ['member', memberPaths],
      ] as const) {
        for (const path of paths) {
          const person = await browser.newContext({ baseURL: address, viewport: { width, height } })
          if (who === 'member') await person.addCookies(cookies)
          onPaint({ who, path, width, ...(await loadCold(person, path)) })
          await person.close()
        }
      }
    }
    return true
  })
  return measured !== null
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function signIn(browser: Browser, address: string): Promise<Cookies> {
  const person = await browser.newContext({ baseURL: address })
  await person.request.post('/api/login', { data: { username: 'premium', password: 'demo1234' } })
  const cookies = await person.cookies()
  await person.close()
  return cookies
}

/** The paths of the catalogue, of a university and of a programme, which everybody may see. */
async function findUniversity(browser: Browser, address: string): Promise<string[]> {
  const visitor = await browser.newContext({ baseURL: address })
  const answer = await visitor.request.get('/api/programs?limit=1')
  const [program] = listed.parse(await answer.json())
  await visitor.close()
  if (!program) throw new Error('the catalogue is empty')
  return ['/universities', `/universities/${program.university.id}`, `/programs/${program.id}`]
}

/** Creates matches, a document and a draft for the account, and gives the paths of its pages. */
async function preparePages(browser: Browser, address: string, cookies: Cookies): Promise<string[]> {
  const person = await browser.newContext({ baseURL: address })
  await person.addCookies(cookies)
  await person.request.post('/api/ai/match', { data: {} })
  const documentId = await writeDocument(person.request)
  const draftId = await beginDraft(person.request, {
    type: 'SOP',
    form: 'WIZARD',
    questionnaireVersion: findQuestionnaire('SOP', 'WIZARD')?.version,
    answers: WIZARD_ANSWERS,
  })
  await person.close()
  return [
    '/',
    '/dashboard',
    '/profile',
    '/document-generation',
    '/document-generation/sop',
    '/document-generation/lor',
    '/document-generation/essay',
    `/document-generation/sop/questions?draft=${encodeURIComponent(draftId)}`,
    '/document-generator',
    '/story',
    `/results/${documentId}`,
    '/university-matcher',
    '/shortlist',
    '/applications',
    '/outbox',
    '/pricing',
    '/nowhere',
  ]
}

async function loadCold(person: BrowserContext, path: string): Promise<z.infer<typeof painted>> {
  const page = await person.newPage()
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(observePaints)
  const devtools = await person.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.down / 8,
    uploadThroughput: LINE.up / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
  const underWay = new Set<Request>()
  page.on('request', request => {
    // A stream of changes stays open as long as its page.
    if (request.headers().accept !== 'text/event-stream') underWay.add(request)
  })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  await page.goto(path, { timeout: TIMEOUT })
  do await page.waitForFunction(isSettled, null, { timeout: TIMEOUT })
  while (underWay.size > 0)
  return painted.parse(await readPaints(page))
}

/** Runs in the page: whether a screen is shown, no skeleton or spinner moves, and the page has nothing to do. */
async function isSettled(): Promise<boolean> {
  await new Promise(resolve => requestIdleCallback(resolve))
  return (
    document.querySelector('#content h1') !== null &&
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations !== Infinity)
  )
}

/** Runs in the page, before its own scripts. */
function observePaints(): void {
  type Shift = PerformanceEntry & {
    value: number
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  type Paint = PerformanceEntry & { element: Element | null }
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'removed since'
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} “${label.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  }
  const areaOf = ({ width, height }: DOMRectReadOnly) => width * height
  const found = { shift: 0, shifted: '', worst: 0, largestPaint: 0, largest: '' }
  const noteShifts = (entries: readonly PerformanceEntry[]) => {
    for (const { value, sources } of entries as readonly Shift[]) {
      found.shift += value
      if (value <= found.worst) continue
      found.worst = value
      const moved = [...sources].sort(
        (one, other) =>
          areaOf(other.currentRect) +
          areaOf(other.previousRect) -
          areaOf(one.currentRect) -
          areaOf(one.previousRect),
      )
      found.shifted = nameOf(moved[0]?.node ?? null)
    }
  }
  const notePaints = (entries: readonly PerformanceEntry[]) => {
    for (const { startTime, element } of entries as readonly Paint[]) {
      found.largestPaint = startTime
      found.largest = nameOf(element)
    }
  }
  const shifts = new PerformanceObserver(list => noteShifts(list.getEntries()))
  shifts.observe({ type: 'layout-shift', buffered: true })
  const paints = new PerformanceObserver(list => notePaints(list.getEntries()))
  paints.observe({ type: 'largest-contentful-paint', buffered: true })
  Reflect.set(window, 'readPaints', () => {
    noteShifts(shifts.takeRecords())
    notePaints(paints.takeRecords())
    const scripts = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name))
    const bytes = scripts.reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
      0,
    )
    return { ...found, scripts: scripts.length, scriptSize: bytes / 1000 }
  })
}

/** What was painted until now, with the fonts there and the frame after them drawn. */
async function readPaints(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const read: unknown = Reflect.get(window, 'readPaints')
    return typeof read === 'function' ? read() : null
  })
}
