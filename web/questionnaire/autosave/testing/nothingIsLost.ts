import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { Browsers, KEYS, type Line } from './browsers.ts'

const which = fc.nat({ max: 5 })
const key = fc.constantFrom(...KEYS)
const line: fc.Arbitrary<Line> = fc.record({
  state: fc.constantFrom('GOOD', 'CUT', 'ANSWERS_LOST'),
  requestDelay: fc.constantFrom(0, 3000),
  responseDelay: fc.constantFrom(0, 3000, 40_000),
})
const what = fc.constantFrom(...KEYS, 'ALL' as const, 'NOTHING' as const, 'NOTHING' as const)

const event = fc.oneof(
  { weight: 28, arbitrary: fc.record({ do: fc.constant('TYPE'), which, key }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('PASS'), ms: fc.integer({ min: 0, max: 4000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('PASS'), ms: fc.constant(60_000) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('LINE'), which, line }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('OPEN'), which, isStale: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('CLOSE'), which, isTabClosed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('RELOAD'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('DUPLICATE'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('CRASH'), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ASK'), which, delay: fc.constantFrom(0, 3000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('PROGRAM'), key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('TAKE'), which, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('DISMISS'), which, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('REFUSE'), what }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('DELETE') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('RESTORE') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ANEW'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('END_SESSION'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('SIGN_IN_AGAIN'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('SIGN_OUT'), which }) },
)
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never
type OnPage = Extract<
  Event,
  { do: 'TYPE' | 'CLOSE' | 'RELOAD' | 'DUPLICATE' | 'CRASH' | 'ASK' | 'TAKE' | 'DISMISS' | 'ANEW' }
>

/** The most pages that are open at a time. */
const MOST_PAGES = 4

function pick<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)]
}

/** Numbers from 0 to 1 that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

async function happen(browsers: Browsers, event: Event): Promise<void> {
  const browser = 'which' in event ? pick(browsers.browsers, event.which) : undefined
  // Nothing happens where no page is open.
  if (browser && browsers.openPages().length === 0) browsers.open(browser)
  const page = 'which' in event ? pick(browsers.openPages(), event.which) : undefined
  switch (event.do) {
    case 'PASS':
      await browsers.clock.pass(event.ms)
      break
    case 'PROGRAM':
      browsers.saveByProgram(event.key)
      break
    case 'LINE':
      if (browser) browser.line = event.line
      break
    case 'OPEN':
      if (browser && browsers.openPages().length < MOST_PAGES) browsers.open(browser, event)
      break
    case 'REFUSE':
      browsers.refuse(event.what)
      break
    case 'DELETE':
      browsers.deleteDraft()
      break
    case 'RESTORE':
      browsers.server.restore()
      break
    case 'END_SESSION':
      if (browser) browsers.endSession(browser)
      break
    case 'SIGN_IN_AGAIN':
      if (browser) browsers.signInAgain(browser)
      break
    case 'SIGN_OUT':
      if (browser) expect(await browsers.signOut(browser)).not.toContain('words')
      break
    default:
      if (page) await happenOn(browsers, page, event)
  }
}

async function happenOn(browsers: Browsers, page: Browsers['pages'][number], event: OnPage): Promise<void> {
  switch (event.do) {
    case 'TYPE':
      browsers.type(page, event.key)
      break
    case 'CLOSE':
      browsers.close(page, event)
      break
    case 'RELOAD':
      browsers.reload(page)
      break
    case 'DUPLICATE':
      if (browsers.openPages().length < MOST_PAGES) browsers.duplicate(page)
      break
    case 'CRASH':
      browsers.crash(page)
      break
    case 'ASK':
      void browsers.ask(page, { responseDelay: event.delay })
      break
    case 'TAKE':
      browsers.take(page, event.key)
      break
    case 'DISMISS':
      browsers.dismiss(page, event.key)
      break
    case 'ANEW':
      if (page.saver.state().status.kind === 'GONE') void page.saver.saveAsNew()
  }
}

async function openAllDrafts(browsers: Browsers): Promise<void> {
  for (const browser of browsers.browsers) {
    for (let tries = 0; tries < 4 && browsers.resumeUnsent(browser); tries += 1)
      await browsers.clock.pass(10_000)
    for (const draftId of browsers.server.drafts.keys()) browsers.open(browser, { draftId })
  }
  for (let round = 0; round < 4; round += 1) {
    for (const page of browsers.openPages()) void browsers.ask(page)
    await browsers.clock.pass(60_000)
  }
}

/**
 * The lines are good, everybody is signed in, nothing is refused, deleted drafts are restored, and somebody opens each
 * draft in each browser.
 */
async function comeToRest(browsers: Browsers): Promise<void> {
  browsers.refuse('NOTHING')
  browsers.server.restore()
  for (const browser of browsers.browsers) {
    browser.line = { state: 'GOOD', requestDelay: 0, responseDelay: 0 }
    browsers.signInAgain(browser)
  }
  await browsers.clock.pass(60_000)
  await openAllDrafts(browsers)
  // What was refused is sent again by a page that opens, and a draft that was never known by its id is found again.
  const stuck = browsers
    .openPages()
    .filter(({ saver }) => browsers.hasRefused || saver.state().status.kind === 'GONE')
  for (const page of stuck) browsers.close(page, { isTabClosed: true })
  if (stuck.length > 0) await openAllDrafts(browsers)
}

function expectNothingLost(browsers: Browsers): void {
  expect(browsers.lost()).toEqual([])
  expect(browsers.overtaken).toEqual([])
  expect(browsers.kept()).toBe(0)
  for (const { saver, form } of browsers.openPages()) {
    const { status, draftId, setAside } = saver.state()
    expect(status.kind).toMatch(/^(IDLE|SAVED)$/)
    // A page that has not sent anything yet knows of no draft that has begun elsewhere.
    if (draftId === null) continue
    for (const answer of browsers.server.answers(draftId)) {
      expect(form[answer.key]).toBe(answer.value)
      const offered = setAside[answer.key] ?? []
      expect(offered.map(({ value }) => value)).toEqual(answer.setAside.map(({ value }) => value))
    }
  }
}

/**
 * Whatever happens to the pages of a person's drafts, every value that was typed is saved, or offered, or was typed
 * over by somebody who saw it; words of a closed page replace nothing that was saved since; and all pages come to show
 * the same. Pages in two browsers are opened, reloaded, duplicated, closed and crash; their lines are cut and slow;
 * people type, take and dismiss what is offered, delete and restore drafts, and sign out; the server refuses.
 *
 * @returns the property, and counts of its runs and of the values that were typed in them
 */
export function nothingIsLost(): {
  property: fc.IAsyncProperty<unknown>
  counts: { runs: number; values: number }
} {
  const counts = { runs: 0, values: 0 }
  const property = fc.asyncProperty(
    fc.integer(),
    fc.array(event, { minLength: 10, maxLength: 40, size: 'max' }),
    async (seed, events) => {
      vi.restoreAllMocks()
      const browsers = new Browsers({ names: ['laptop', 'phone'], random: numbersFrom(seed) })
      browsers.open(browsers.browsers[0] ?? expect.fail('There is no browser'))
      for (const each of events) await happen(browsers, each)
      await comeToRest(browsers)
      expectNothingLost(browsers)
      counts.runs += 1
      counts.values += browsers.typed.length
    },
  )
  return { property, counts }
}
