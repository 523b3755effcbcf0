import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from './accounts.ts'
import { signIn } from './journeys.ts'
import { pressOn, tabTo } from './keyboard.ts'
import {
  expectGoodInBothThemes,
  expectNoSidewaysScroll,
  openProduct,
  type Product,
  watchPage,
} from './product.ts'

const MEERA = {
  username: 'meera.joshi',
  email: 'meera.joshi@example.com',
  fullName: 'Meera Joshi',
  password: 'paper-boats-42',
}
const KABIR = { ...MEERA, username: 'kabir.rao', email: 'kabir.rao@example.com', fullName: 'Kabir Rao' }
const TARA = { ...MEERA, username: 'tara.sen', email: 'tara.sen@example.com', fullName: 'Tara Sen' }

const DAY = 24 * 60 * 60 * 1000
const LEADING = 200
/** A day that lies so many days ahead, as a field for days takes it. */
const daysAhead = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const DEADLINE = daysAhead(LEADING)

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** Without fault for axe, light and dark, and no wider than a small phone. */
async function expectGoodPage(page: Page): Promise<void> {
  await expectGoodInBothThemes(page, { dark: 'COLOURS' })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(size ?? { width: 1280, height: 720 })
}

/** Waits until the server has answered what was sent with such words in it. */
async function whenSaved(page: Page, words: string, change: () => Promise<void>): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.request().postData()?.includes(words) ?? false),
    change(),
  ])
  await answer.finished()
}

const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardsOf = (page: Page, column: string) => columnOf(page, column).getByRole('article')

describe('a student who follows an application', () => {
  let person: BrowserContext
  let page: Page
  let watched: ReturnType<typeof watchPage>
  let programme: string

  beforeAll(async () => {
    ;({ browser: person } = await newcomer(product, MEERA, { plan: 'PREMIUM', timezoneId: 'UTC' }))
    page = await person.newPage()
    watched = watchPage(page, product.address)
  })
  afterAll(() => product.leave(person))

  const drawer = () => page.getByRole('dialog', { name: programme })
  const openDrawer = () => page.getByRole('button', { name: programme, exact: true }).click()
  const closeDrawer = () => page.keyboard.press('Escape')

  test('reads on both pages what to do while nothing is there', async () => {
    await page.goto('/applications')
    await page.getByText('No applications yet').waitFor()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Choose from your shortlist' }).click()
    await page.getByText('Nothing on the shortlist yet').waitFor()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Look for programmes' }).click()
    await page.waitForURL(url => url.pathname === '/universities')
  })

  test('searches a programme and puts it on the shortlist', async () => {
    await page.goto('/universities?show=programmes&degree=masters&q=robotics')
    const found = page.getByRole('heading', { level: 2 }).getByRole('link').first()
    programme = await found.innerText()
    await page
      .getByRole('button', { name: `Shortlist ${programme}`, exact: true })
      .first()
      .click()
    await page.getByText('Added to your shortlist').first().waitFor()
  })

  test('finds it on the shortlist, and tracks it', async () => {
    await page.goto('/shortlist')
    const entry = page.getByRole('article', { name: programme })
    await entry.waitFor()
    await expectGoodPage(page)
    await pressOn(page, entry.getByRole('button', { name: /^Track application/ }))
    await entry.getByRole('link', { name: /^View application/ }).click()
    await page.waitForURL(url => url.pathname === '/applications')
    await cardsOf(page, 'Considering').waitFor()
    await expectGoodPage(page)
  })

  test('gives it a deadline, and adds a task and ticks it', async () => {
    await openDrawer()
    const deadline = drawer().getByLabel(/^Deadline/)
    await deadline.fill(DEADLINE)
    await whenSaved(page, `"deadline":"${DEADLINE}"`, () => deadline.blur())
    await drawer().getByRole('button', { name: 'Add a task' }).click()
    await drawer().getByRole('textbox', { name: 'Task' }).fill('Portfolio of two projects')
    await whenSaved(page, 'Portfolio of two projects', () => page.keyboard.press('Tab'))
    await whenSaved(page, '"isDone":true', () =>
      drawer().getByRole('checkbox', { name: 'Portfolio of two projects' }).press('Space'),
    )
    await expectGoodPage(page)
    // Escape closes the task that is open, and then the drawer.
    await page.keyboard.press('Escape')
    await drawer().getByRole('textbox', { name: 'Task' }).waitFor({ state: 'detached' })
    await closeDrawer()
    await drawer().waitFor({ state: 'detached' })
    await page.reload()
    await cardsOf(page, 'Considering')
      .getByText(/^1 of \d+ done$/)
      .first()
      .waitFor()
    await openDrawer()
    expect(
      await drawer()
        .getByLabel(/^Deadline/)
        .inputValue(),
    ).toBe(DEADLINE)
    expect(await drawer().getByRole('checkbox', { name: 'Portfolio of two projects' }).isChecked()).toBe(true)
    await closeDrawer()
    await drawer().waitFor({ state: 'detached' })
  })

  test('moves its card with nothing but keys', async () => {
    await tabTo(page, page.getByRole('button', { name: `Drag ${programme}` }))
    await page.keyboard.press('Space')
    await page.getByText(`${programme} is over Considering, place 1 of 1.`).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(`${programme} is over Preparing, place 1 of 1.`).waitFor()
    await whenSaved(page, '"status":"PREPARING"', () => page.keyboard.press('Space'))
    await cardsOf(page, 'Preparing').waitFor()
    await page.reload()
    await cardsOf(page, 'Preparing').waitFor()
  })

  test('moves its card with the mouse', async () => {
    await whenSaved(page, '"status":"CONSIDERING"', () =>
      drag(page, { card: cardsOf(page, 'Preparing'), to: columnOf(page, 'Considering') }),
    )
    await cardsOf(page, 'Considering').waitFor()
    await page.reload()
    await cardsOf(page, 'Considering').waitFor()
    expect(await cardsOf(page, 'Preparing').count()).toBe(0)
  })

  test('sees the steps counted back from the deadline', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click()
    const ahead = page.getByRole('region', { name: 'Ahead' })
    const english = ahead.getByRole('listitem').filter({ hasText: 'the English test' })
    await english.waitFor()
    expect(await english.locator('time').getAttribute('datetime')).toBe(daysAhead(LEADING - 12 * 7))
    const last = ahead.getByRole('listitem').last()
    expect(await last.locator('time').getAttribute('datetime')).toBe(DEADLINE)
    await last.getByText('Deadline', { exact: true }).waitFor()
    await expectGoodPage(page)
  })

  test('has the deadline in a calendar of their own', async () => {
    await page.getByRole('tab', { name: 'Reminders' }).click()
    await page.getByRole('button', { name: 'Make an address' }).click()
    const secret = page.getByLabel('Secret address')
    await secret.waitFor()
    await expectGoodPage(page)
    // As a calendar program asks: without the cookie.
    const { pathname } = new URL(await secret.inputValue())
    const answer = await fetch(`${product.address}${pathname}`)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = (await answer.text()).replace(/\r\n[ \t]/g, '')
    const deadline = calendar.split('BEGIN:VEVENT').find(event => event.includes('SUMMARY:Deadline: '))
    expect(deadline).toContain(`DTSTART;VALUE=DATE:${DEADLINE.replaceAll('-', '')}\r\n`)
  })

  test('switches reminders off, and on again', async () => {
    const reminders = () => page.getByRole('switch', { name: /^Remind me of deadlines/ })
    for (const isWanted of [false, true]) {
      await whenSaved(page, `"wantsReminders":${isWanted}`, () => reminders().press('Space'))
      await page.reload()
      await reminders().waitFor()
      expect(await reminders().isChecked()).toBe(isWanted)
    }
  })

  test('finds the deadline on the dashboard, and the application behind it', async () => {
    await page.goto('/dashboard')
    const deadlines = page.getByRole('region', { name: 'Deadlines' })
    await deadlines.getByText(`in ${LEADING} days`).waitFor()
    await expectGoodPage(page)
    await deadlines.getByRole('link', { name: programme }).click()
    await drawer().waitFor()
    await closeDrawer()
    await drawer().waitFor({ state: 'detached' })
  })

  test('deletes the application, and takes it back', async () => {
    await openDrawer()
    await drawer().getByRole('button', { name: 'Delete this application' }).click()
    await page.getByText('No applications yet').waitFor()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await cardsOf(page, 'Considering')
      .getByText(/^1 of \d+ done$/)
      .first()
      .waitFor()
    expect(watched.complaints).toEqual([])
  })
})

describe('a student with the free plan', () => {
  test('reads at its limits where there is more', async () => {
    const { browser: person } = await newcomer(product, KABIR, { plan: 'FREE' })
    const page = await person.newPage()
    await page.goto('/universities?show=programmes&degree=masters')
    const buttons = page.getByRole('listitem').getByRole('button', { name: /^Shortlist/ })
    for (let place = 0; place < 5; place += 1) {
      await buttons.nth(place).click()
      await expect.poll(() => buttons.nth(place).getAttribute('aria-pressed')).toBe('true')
    }
    await buttons.nth(5).click()
    const full = page.getByRole('alert').filter({ hasText: 'Your plan keeps 5 programmes' })
    await full.getByRole('link', { name: 'Compare plans' }).waitFor()

    await page.goto('/shortlist')
    await page.getByText('5 of the 5 that your plan keeps').waitFor()
    const entries = page.getByRole('article')
    for (let place = 0; place < 3; place += 1) {
      await entries
        .nth(place)
        .getByRole('button', { name: /^Track application/ })
        .click()
      await entries
        .nth(place)
        .getByRole('link', { name: /^View application/ })
        .waitFor()
    }
    await entries
      .nth(3)
      .getByRole('button', { name: /^Track application/ })
      .click()
    const refused = entries.nth(3).getByRole('alert')
    await refused.getByRole('link', { name: 'Compare plans' }).waitFor()
    expect(await refused.innerText()).toContain('3 applications')
    await expectGoodPage(page)

    await page.goto('/applications?view=timeline')
    await page.getByText('3 of the 3 that your plan tracks').waitFor()
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
    await expectGoodPage(page)
    await refusesNothingElse(page)
    await product.leave(person)
  })
})

describe('an administrator', () => {
  test('goes to the outbox, which is for nobody else', async () => {
    const person = await product.newPerson({ reducedMotion: 'reduce' })
    const page = await person.newPage()
    await page.goto('/auth')
    await signIn(page, { username: 'admin', password: 'demo1234' })
    await page.getByRole('button', { name: /, account of / }).click()
    await page.getByRole('menuitem', { name: 'Outbox' }).click()
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()
    await page.getByText('Every mail that Gradwright wrote', { exact: false }).waitFor()
    await expectGoodPage(page)
    await product.leave(person)

    const { browser: student } = await newcomer(product, TARA, { plan: 'FREE' })
    const other = await student.newPage()
    await other.goto('/outbox')
    await other.getByText('This page is for admins').waitFor()
    await expectGoodPage(other)
    await product.leave(student)
  })
})

/** The calendar and the reminders are part of every plan. */
async function refusesNothingElse(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Reminders' }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  await page.getByLabel('Secret address').waitFor()
}

/** Drags a card by its empty part into a column, in steps as a hand does. */
async function drag(page: Page, { card, to }: { card: Locator; to: Locator }): Promise<void> {
  const [from, target] = [await card.boundingBox(), await to.boundingBox()]
  if (!from || !target) throw new Error('The card or the column is out of sight')
  await page.mouse.move(from.x + 6, from.y + 6)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 })
  await page.mouse.move(target.x + target.width / 2, target.y + 80, { steps: 10 })
  await page.getByText(/is over Considering, place 1 of 1\./).waitFor()
  await page.mouse.up()
}
