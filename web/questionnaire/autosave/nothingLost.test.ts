import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { runs } from '../../../graphql-server/test/runs.ts'
import { Browsers, KEYS, type Line } from './testing/browsers.ts'

/*
 * Whatever happens to the pages of a draft, every value that was typed is saved, or offered, or was typed over by
 * somebody who saw it. Pages in two browsers are opened, closed and crash; their lines are cut and slow; people type,
 * take and dismiss what is offered, and sign out.
 */

const { numRuns: RUNS } = runs(10_000)

afterEach(() => {
  vi.restoreAllMocks()
})

const which = fc.nat({ max: 5 })
const key = fc.constantFrom(...KEYS)
const line: fc.Arbitrary<Line> = fc.record({
  state: fc.constantFrom('GOOD', 'CUT', 'ANSWERS_LOST'),
  requestDelay: fc.constantFrom(0, 3000),
  responseDelay: fc.constantFrom(0, 3000, 40_000),
})

const event = fc.oneof(
  { weight: 14, arbitrary: fc.record({ do: fc.constant('TYPE'), which, key }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('PASS'), ms: fc.integer({ min: 0, max: 4000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('PASS'), ms: fc.constant(60_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('LINE'), which, line }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('OPEN'), which, isStale: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('CLOSE'), which, isTabClosed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('CRASH'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ASK'), which, delay: fc.constantFrom(0, 3000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('PROGRAM'), key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('TAKE'), which, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('DISMISS'), which, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('END_SESSION'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('SIGN_IN_AGAIN'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('SIGN_OUT'), which }) },
)
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

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
      if (browser && browsers.openPages().length < 4) browsers.open(browser, event)
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

type OnPage = Extract<Event, { do: 'TYPE' | 'CLOSE' | 'CRASH' | 'ASK' | 'TAKE' | 'DISMISS' }>

async function happenOn(browsers: Browsers, page: Browsers['pages'][number], event: OnPage): Promise<void> {
  switch (event.do) {
    case 'TYPE':
      browsers.type(page, event.key)
      break
    case 'CLOSE':
      browsers.close(page, event)
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
  }
}

/** The lines are good, everybody is signed in, and somebody opens the draft in each browser. */
async function comeToRest(browsers: Browsers): Promise<void> {
  for (const browser of browsers.browsers) {
    browser.line = { state: 'GOOD', requestDelay: 0, responseDelay: 0 }
    browsers.signInAgain(browser)
  }
  await browsers.clock.pass(60_000)
  for (const browser of browsers.browsers) {
    for (let tries = 0; tries < 3 && browsers.resumeUnsent(browser); tries += 1)
      await browsers.clock.pass(10_000)
    browsers.open(browser)
  }
  for (let round = 0; round < 4; round += 1) {
    for (const page of browsers.openPages()) void browsers.ask(page)
    await browsers.clock.pass(60_000)
  }
}

it('loses nothing that was typed, and all pages come to show the same', async () => {
  let runs = 0
  let values = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer(),
      fc.array(event, { minLength: 10, maxLength: 40, size: 'max' }),
      async (seed, events) => {
        vi.restoreAllMocks()
        const browsers = new Browsers({ names: ['laptop', 'phone'], random: numbersFrom(seed) })
        browsers.open(browsers.browsers[0] ?? expect.fail('There is no browser'))
        for (const each of events) await happen(browsers, each)
        await comeToRest(browsers)

        expect(browsers.lost()).toEqual([])
        expect(browsers.kept()).toBe(0)
        const { draftId, server } = browsers
        for (const { saver, form } of browsers.openPages()) {
          expect(saver.state().status.kind).toMatch(/^(IDLE|SAVED)$/)
          // A page that has not sent anything yet knows of no draft that has begun elsewhere.
          if (saver.state().draftId === null) continue
          for (const { key, value, setAside } of draftId === null ? [] : server.answers(draftId)) {
            expect(form[key]).toBe(value)
            const offered = saver.state().setAside[key] ?? []
            expect(offered.map(entry => entry.value)).toEqual(setAside.map(entry => entry.value))
          }
        }
        runs += 1
        values += browsers.typed.length
      },
    ),
    { numRuns: RUNS, seed: 20261122 },
  )
  expect(runs).toBeGreaterThanOrEqual(RUNS)
  expect(values).toBeGreaterThan(RUNS)
}, 600_000)
