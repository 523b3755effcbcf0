import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begunDraft, newcomer } from './accounts.ts'
import { fillStory, openFullPage } from './journeys.ts'
import { eventually, expectValue, pressOn, tabTo } from './keyboard.ts'
import { NANDINI, namesake, type Writer } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const MINE = 'I found 14 wrong labels of insulin boxes on the ward shelf.'
const OTHER = 'My colleagues remember 12 wrong labels of insulin boxes on the ward shelf.'
const COUNTED = 'I counted handovers on the labour ward.'
const REPLY = 'One night a reading was missing that I needed for a transfer to Kumasi.'
const MARGIN_REPLY = 'A midwife from Tamale showed me her torn notes.'

/** Nandini, with answers that contradict each other and acts that have no reason. */
function withGaps(mark: string): Writer {
  const writer = namesake(NANDINI, mark)
  const changed: Record<string, string> = {
    'What you do there': `${COUNTED} ${OTHER}`,
    'A project that you would like to be asked about': `${MINE} I compared four pumps of the ward.`,
  }
  return {
    ...writer,
    steps: writer.steps.map(step => ({
      ...step,
      answers: step.answers.map(answer => {
        const text = changed[answer.question]
        return text === undefined ? answer : { question: answer.question, text }
      }),
    })),
  }
}

const asked = (page: Page) => page.getByRole('article').getByRole('heading').first()
const later = (page: Page) => page.getByRole('button', { name: 'Later' })
const words = (page: Page) => page.getByRole('textbox', { name: 'In your words' })
const ownWords = (page: Page) => page.getByRole('button', { name: 'I’d put it like this' })

/** Goes from question to question until one is shown. */
async function goTo(page: Page, text: string | RegExp): Promise<void> {
  await asked(page).waitFor()
  for (let steps = 0; steps < 8; steps += 1) {
    const shown = await asked(page).innerText()
    if (typeof text === 'string' ? shown.includes(text) : text.test(shown)) return
    await pressOn(page, later(page))
  }
  throw new Error(`Nobody asked ${text}`)
}

describe('somebody who is asked before the document is written', { timeout: 400_000 }, () => {
  test('answers by keyboard, on two devices and without a connection, then in the margin, and finds it in their story', async () => {
    const writer = withGaps('questions')
    const { browser } = await newcomer(product, writer)
    const draft = await begunDraft(browser, writer)
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)

    // From the form to the questions: they arrive on the page.
    await page.goto(`${draft}&step=preferences`)
    await pressOn(page, page.getByRole('button', { name: 'Show the questions' }))
    await page.waitForURL(/\/questions\?draft=/)
    await page
      .getByText(/^\d short questions, about \d minutes. You may skip all of them\.$/)
      .first()
      .waitFor()
    // A contradiction comes first.
    for (const quoted of [MINE, OTHER]) await page.getByRole('figure').filter({ hasText: quoted }).waitFor()
    await expectGoodEverywhere(page)
    const first = await asked(page).innerText()
    await pressOn(page, page.getByRole('button', { name: /^That is so: .*14 wrong labels/ }))
    await eventually(async () => (await asked(page).innerText()) !== first, true)
    expect(await asked(page).evaluate(heading => heading === document.activeElement)).toBe(true)

    // Words in the middle of a reply are there after a reload.
    await goTo(page, 'count handovers')
    if ((await words(page).count()) === 0) await pressOn(page, ownWords(page))
    await tabTo(page, words(page))
    const kept = page.waitForResponse(
      response => response.request().postData()?.includes('"KEEP"') === true && response.ok(),
    )
    await page.keyboard.type('One night')
    await kept
    await page.reload()
    await goTo(page, 'count handovers')
    await expectValue(words(page), 'One night')

    // A second device answers the same question while this one is typing.
    const elsewhere = await product.newPerson({ reducedMotion: 'reduce' })
    await elsewhere.addCookies(await browser.cookies())
    const phone = await elsewhere.newPage()
    await phone.goto(page.url())
    await goTo(phone, 'count handovers')
    await expectValue(words(phone), 'One night')
    await words(phone).fill('From the phone.')
    await pressOn(phone, ownWords(phone))
    await phone.getByText('That was all.').or(asked(phone)).first().waitFor()
    await page.getByText('You said: “From the phone.”').waitFor()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await words(page).fill(REPLY)

    // Without a connection the reply is kept here, and sent when the connection is back.
    await browser.setOffline(true)
    await pressOn(page, ownWords(page))
    await page.getByText('1 reply waits for the connection.').waitFor()
    const sent = page.waitForResponse(
      response => response.request().postData()?.includes('"REWORD"') === true && response.ok(),
    )
    await browser.setOffline(false)
    await sent
    await eventually(() => page.getByText('waits for the connection').count(), 0)
    await product.leave(elsewhere)

    // The document has the reply; what was not answered stands in its margin.
    await pressOn(page, page.getByRole('button', { name: 'Write now' }))
    await page.waitForURL(/\/results\/\d+$/)
    await page.getByText('Choose a sentence').first().waitFor()
    const sheet = page.getByRole('region', { name: 'The document' })
    await sheet.getByText('Kumasi').first().waitFor()
    const before = page.url()
    const note = sheet.getByRole('button', { name: /^Answer: / }).first()
    await note.waitFor()
    await expectGoodEverywhere(page)
    await pressOn(page, note)
    if ((await words(page).count()) === 0) await pressOn(page, ownWords(page))
    await words(page).fill(MARGIN_REPLY)
    await pressOn(page, ownWords(page))
    await page.getByText(`You said: “${MARGIN_REPLY}”`).waitFor()
    await expectGoodEverywhere(page)
    await pressOn(page, page.getByRole('button', { name: 'Draft this paragraph again' }))
    await page.waitForURL(url => /\/results\/\d+$/.test(url.pathname) && url.href !== before)
    await page.getByText('Choose a sentence').first().waitFor()
    await sheet.getByText('Tamale').first().waitFor()
    await sheet.getByText('Kumasi').first().waitFor()

    await page.goto('/story')
    for (const reply of [REPLY, MARGIN_REPLY])
      await page.getByRole('listitem').filter({ hasText: reply }).first().waitFor()
    // A page without a connection complains of each failed call.
    expect(complaints.filter(complaint => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(complaint))).toEqual(
      [],
    )
    await product.leave(browser)
  })

  test('of a quick form finds the questions above its button, and the reply in the document', async () => {
    const { browser } = await newcomer(product, namesake(NANDINI, 'quick-questions'))
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto('/document-generator')
    await fillStory(page)
    await page
      .getByRole('textbox', { name: 'A problem that you solved' })
      .first()
      .fill(`${COUNTED} In my third year I logged the coolant temperature of our Formula Student car.`)
    await pressOn(page, page.getByRole('button', { name: 'Show the questions' }))
    await page
      .getByText(/^\d short questions?, about \d minutes?. You may skip (?:it|all of them)\.$/)
      .first()
      .waitFor()
    await goTo(page, 'count handovers')
    await expectGoodEverywhere(page)
    if ((await words(page).count()) === 0) await pressOn(page, ownWords(page))
    await words(page).fill(REPLY)
    await pressOn(page, ownWords(page))
    await pressOn(page, page.getByRole('button', { name: 'Generate Document' }))
    await openFullPage(page)
    await page.getByText('Choose a sentence').first().waitFor()
    await page.getByRole('region', { name: 'The document' }).getByText('Kumasi').first().waitFor()
    expect(complaints).toEqual([])
    await product.leave(browser)
  })
})
