import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../graphql-server/test/runs.ts'
import { begunDraft, newcomer } from './accounts.ts'
import {
  answerByKeyboard,
  eventually,
  expectAnswer,
  expectSaved,
  expectValue,
  openSection,
  pressOn,
  tabTo,
} from './keyboard.ts'
import { NANDINI, namesake, type Writer } from './people.ts'
import { expectAccessible, expectNoSidewaysScroll, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** A journey through all steps is long, and a busy machine is slow. */
const LONG = 300_000

/** Saving is tried again after a second, and two seconds later. */
const SECONDS_OFFLINE = runs(20).numRuns

const OFFLINE = 'Offline, kept on this device'

const stories = (page: Page) => ({
  moment: page.getByRole('textbox', { name: 'A moment that set your direction' }),
  problem: page.getByRole('textbox', { name: 'A hard problem that you solved' }),
})

/** A page of the same person in a browser that knows nothing of them. */
async function openElsewhere(
  writer: Writer,
  address: string,
): Promise<{ device: BrowserContext; page: Page }> {
  const device = await product.newPerson({ reducedMotion: 'reduce' })
  const { username, password } = writer
  await device.request.post('/api/login', { data: { username, password } })
  const page = await device.newPage()
  await page.goto(address)
  return { device, page }
}

/**
 * Closes a tab that is offline. A page sends its last request after the browser has ended the emulation for it, so its
 * requests are refused in the page itself.
 */
async function closeOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await page.close()
}

describe('somebody whose connection comes and goes', { timeout: LONG }, () => {
  const SENTENCES = [
    ' The clerk at the ward office kept a list of drains in a school notebook.',
    ' Forty of them had no number, and two were under a wedding hall.',
    ' I walked all of them in nine evenings with a borrowed level.',
    ' Nobody had asked for it, and the list is what they clean by today.',
  ]

  test(`types on for ${SECONDS_OFFLINE} seconds without a network, and loses nothing`, async () => {
    const writer = namesake(NANDINI, 'offline')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const page = await browser.newPage()
    await page.goto('/document-generation/sop?step=stories')
    const { moment, problem } = stories(page)
    await tabTo(page, moment)
    await page.keyboard.type('It began with a flood.')
    await expectSaved(page)

    await browser.setOffline(true)
    const until = performance.now() + SECONDS_OFFLINE * 1000
    let typed = 'It began with a flood.'
    for (let index = 0; performance.now() < until; index += 1) {
      const sentence = SENTENCES[index % SENTENCES.length] ?? ''
      // The pace of somebody who types well: the time passes by typing, not by waiting.
      await page.keyboard.type(sentence, { delay: 60 })
      typed += sentence
      if (index === 0) await page.getByText(OFFLINE).waitFor()
    }
    await tabTo(page, problem)
    await page.keyboard.type('The third well ran dry.')
    await page.getByText(OFFLINE).waitFor()
    expect(await moment.inputValue()).toBe(typed)

    await browser.setOffline(false)
    await expectSaved(page)
    const { device, page: elsewhere } = await openElsewhere(writer, page.url())
    await expectValue(stories(elsewhere).moment, typed)
    await expectValue(stories(elsewhere).problem, 'The third well ran dry.')
    await product.leave(device)
    await product.leave(browser)
  })

  test('closes the tab without a network; what was typed is sent when the page opens again', async () => {
    const writer = namesake(NANDINI, 'closing')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const address = `${await begunDraft(browser, writer)}&step=stories`
    const page = await browser.newPage()
    await page.goto(address)
    await tabTo(page, stories(page).moment)
    await browser.setOffline(true)
    await page.keyboard.type('A drain without a number.')
    await page.getByText(OFFLINE).waitFor()
    await closeOffline(page)

    await browser.setOffline(false)
    const reopened = await browser.newPage()
    await reopened.goto(address)
    await expectValue(stories(reopened).moment, 'A drain without a number.')
    await expectSaved(reopened)
    const { device, page: elsewhere } = await openElsewhere(writer, address)
    await expectValue(stories(elsewhere).moment, 'A drain without a number.')
    await product.leave(device)
    await product.leave(browser)
  })

  test('begins a draft without a network, and finds it again in the same browser', async () => {
    const writer = namesake(NANDINI, 'unsent')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const page = await browser.newPage()
    await page.goto('/document-generation/sop?step=stories')
    await tabTo(page, stories(page).moment)
    await browser.setOffline(true)
    await page.keyboard.type('Nobody has heard of this yet.')
    await page.getByText(OFFLINE).waitFor()
    await closeOffline(page)

    await browser.setOffline(false)
    const reopened = await browser.newPage()
    await reopened.goto('/document-generation/sop')
    await reopened.getByText('It is not saved anywhere else yet.', { exact: false }).waitFor()
    await pressOn(reopened, reopened.getByRole('link', { name: 'Continue' }))
    await expectSaved(reopened)
    await reopened.waitForURL(/draft=/)
    await openSection(reopened, 'Personal Stories')
    await expectValue(stories(reopened).moment, 'Nobody has heard of this yet.')
    await product.leave(browser)
  })
})

describe('somebody with two tabs open', { timeout: LONG }, () => {
  /** Holds back all saving of a page until it is released. */
  async function holdSaves(page: Page): Promise<() => void> {
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/graphql', async route => {
      if (route.request().postData()?.includes('questionnaireVersion')) await held
      await route.fallback()
    })
    return letGo
  }

  const note = (page: Page) => page.getByRole('group', { name: 'Another version of this answer' })
  const field = (page: Page) => page.getByRole('textbox', { name: 'Why this field' })
  const profession = (page: Page) =>
    page.getByRole('textbox', { name: 'What you want to do in your profession' })

  async function write(page: Page, words: string): Promise<void> {
    await field(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
  }

  /** Both change one answer before either has heard of the other; the second tab's save comes later. */
  async function contradict(first: Page, second: Page, words: [string, string]): Promise<void> {
    const letFirst = await holdSaves(first)
    const letSecond = await holdSaves(second)
    await write(first, words[0])
    await write(second, words[1])
    letFirst()
    await expectSaved(first)
    letSecond()
    await expectSaved(second)
  }

  test('reads in both what the later one replaced, and takes it back or lets it go', async () => {
    const writer = namesake(NANDINI, 'tabs')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const address = `${await begunDraft(browser, writer)}&step=motivation`
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    await first.goto(address)
    await second.goto(address)
    await field(first).waitFor()
    await field(second).waitFor()

    await profession(first).focus()
    await first.keyboard.press('ControlOrMeta+a')
    await first.keyboard.type('Drains that last.')
    await expectValue(profession(second), 'Drains that last.')

    await contradict(first, second, ['Because of the rain.', 'Because of the tide.'])
    for (const page of [first, second]) {
      await expectValue(field(page), 'Because of the tide.')
      await note(page).getByText('Because of the rain.').waitFor()
    }
    await expectAccessible(first)

    await note(first).getByRole('button', { name: 'Use this instead' }).click()
    for (const page of [first, second]) {
      await expectValue(field(page), 'Because of the rain.')
      await note(page).waitFor({ state: 'hidden' })
    }

    await contradict(first, second, ['Because of the river.', 'Because of the sea.'])
    await note(second).getByText('Because of the river.').waitFor()
    await note(second).getByRole('button', { name: 'Dismiss' }).click()
    await note(second).waitFor({ state: 'hidden' })
    expect(await field(second).inputValue()).toBe('Because of the sea.')

    const { device, page } = await openElsewhere(writer, address)
    await expectValue(field(page), 'Because of the sea.')
    await expectValue(profession(page), 'Drains that last.')
    expect(await note(page).count()).toBe(0)
    await product.leave(device)
    await product.leave(browser)
  })

  test('loses nothing of one question that both answer without a network, though one is closed', async () => {
    const writer = namesake(NANDINI, 'offline-tabs')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const address = `${await begunDraft(browser, writer)}&step=motivation`
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    for (const page of [first, second]) {
      await page.goto(address)
      await field(page).waitFor()
    }
    await browser.setOffline(true)
    await write(first, 'Because of the rain.')
    await first.getByText(OFFLINE).waitFor()
    await write(second, 'Because of the tide.')
    await second.getByText(OFFLINE).waitFor()
    await closeOffline(first)
    // The tab that is left offers them at once, though the server knows of neither.
    await note(second).getByText('Because of the rain.').waitFor()
    await second.keyboard.type(' It came at noon.')

    await browser.setOffline(false)
    await expectSaved(second)
    const { device, page } = await openElsewhere(writer, address)
    await expectValue(field(page), 'Because of the tide. It came at noon.')
    await note(page).getByText('Because of the rain.').waitFor()
    await expectAccessible(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await note(page).getByRole('button', { name: 'Use this instead' }).click()
    await expectSaved(page)
    await second.reload()
    await expectValue(field(second), 'Because of the rain.')
    expect(await note(second).count()).toBe(0)
    await product.leave(device)
    await product.leave(browser)
  })

  test('keeps what was finished elsewhere over half a sentence that an old device kept, and offers that', async () => {
    const writer = namesake(NANDINI, 'old-device')
    const { browser: phone } = await newcomer(product, writer, { plan: 'FREE' })
    const address = `${await begunDraft(phone, writer)}&step=motivation`
    const page = await phone.newPage()
    await page.goto(address)
    await field(page).waitFor()
    await phone.setOffline(true)
    await write(page, 'Half a sen')
    await page.getByText(OFFLINE).waitFor()
    await closeOffline(page)
    await phone.setOffline(false)

    const { device: laptop, page: elsewhere } = await openElsewhere(writer, address)
    await write(elsewhere, 'The whole of the story.')
    await expectSaved(elsewhere)

    const again = await phone.newPage()
    await again.goto(address)
    await expectValue(field(again), 'The whole of the story.')
    await note(again).getByText('Half a sen').waitFor()
    await expectSaved(again)
    await elsewhere.reload()
    await expectValue(field(elsewhere), 'The whole of the story.')
    await note(elsewhere).getByText('Half a sen').waitFor()
    await product.leave(laptop)
    await product.leave(phone)
  })
})

describe('somebody with drafts', { timeout: LONG }, () => {
  const row = (page: Page, name: string) => page.getByRole('link', { name: `Continue ${name}`, exact: true })

  async function fromMenu(page: Page, name: string, item: string): Promise<void> {
    await page.getByRole('button', { name: `More on ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  test('renames, copies and deletes them on the hub, and takes a deletion back', async () => {
    const writer = namesake(NANDINI, 'hub')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const address = await begunDraft(browser, writer)
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto('/document-generation')
    await fromMenu(page, 'Statement of purpose for MSc in Water Management', 'Rename')
    await page.getByLabel('Name of the draft').fill('Delft')
    await page.getByLabel('Name of the draft').press('Enter')
    await row(page, 'Delft').waitFor()

    await fromMenu(page, 'Delft', 'Duplicate')
    await eventually(() => page.getByRole('link', { name: /^Continue / }).count(), 2)

    await fromMenu(page, 'Delft', 'Delete')
    await row(page, 'Delft').waitFor({ state: 'hidden' })
    const { device, page: elsewhere } = await openElsewhere(writer, address)
    await elsewhere.getByText('This draft', { exact: false }).first().waitFor()
    await product.leave(device)

    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Delft').click()
    await eventually(() => page.getByRole('heading', { level: 1, name: 'Delft', exact: true }).count(), 1)
    await page.goto(`${address}&step=stories`)
    await expectAnswer(page, { question: 'Languages', text: 'Kannada, Marathi, Hindi, English' })
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('stays in the one that it has just begun when it goes back to before its first answer', async () => {
    const { browser } = await newcomer(product, namesake(NANDINI, 'back'), { plan: 'FREE' })
    const page = await browser.newPage()
    const university = { question: 'Current/Recent University', text: 'VJTI Mumbai' }
    await page.goto('/document-generation/sop')
    await pressOn(page, page.getByRole('button', { name: 'Next' }))
    await answerByKeyboard(page, university)
    await expectSaved(page)
    await page.waitForURL(/draft=/)
    await page.goBack()
    await page.getByText('Step 1 of 7').waitFor()
    await page.waitForURL(/draft=/)
    await openSection(page, 'Academic Background')
    await expectAnswer(page, university)
    await product.leave(browser)
  })

  test('leaves nothing of them on the device when signing out', async () => {
    const writer = namesake(NANDINI, 'leaving')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const page = await browser.newPage()
    await page.goto(`${await begunDraft(browser, writer)}&step=stories`)
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('questionnaireVersion') ? route.abort() : route.fallback(),
    )
    await tabTo(page, stories(page).moment)
    await page.keyboard.type('Only this browser has read it.')
    await page.getByText(OFFLINE).waitFor()
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))
    expect(await kept()).toContain('gradwright:answers')
    expect(await kept()).toContain('Only this browser has read it.')

    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('You have been logged out successfully.').first().waitFor()
    expect(await kept()).not.toContain('gradwright:answers')
    expect(await kept()).not.toContain('Only this browser has read it.')
    await product.leave(browser)
  })
})
