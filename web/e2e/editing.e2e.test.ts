import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, requestedStatement } from './accounts.ts'
import { STORY } from './journeys.ts'
import { pressOn } from './keyboard.ts'
import { NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'The text of the document' })
const sheetOf = (page: Page) => page.getByRole('region', { name: 'The document' })

async function edit(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await editorOf(page).waitFor()
  await page.keyboard.press('Control+Home')
}

/** Types and waits until it is saved. */
async function typeAndSave(page: Page, words: string): Promise<void> {
  const saved = page.waitForResponse(
    response => response.request().postData()?.includes('"editor"') === true && response.ok(),
  )
  await page.keyboard.type(words)
  await saved
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
}

test('a text is edited on two devices, restored and downloaded', { timeout: 300_000 }, async () => {
  const { browser } = await newcomer(product, namesake(NANDINI, 'editing'))
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  await page.goto(await requestedStatement(browser, STORY, 'BUILT_IN'))
  await edit(page)
  await typeAndSave(page, 'Water taught me patience. ')
  // The markup of a word processor becomes paragraphs.
  await editorOf(page).evaluate(text => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<style>p{}</style><h1 class="Mso">Pumps</h1><p><b>And</b> wells<o:p></o:p></p><script>f()</script><ul><li>and rain</li></ul>',
    )
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const paragraphs = (await editorOf(page).locator('p').allInnerTexts()).slice(0, 3)
  expect(paragraphs.map(text => text.slice(0, 12))).toEqual([
    'Water taught',
    'And wells',
    expect.stringMatching(/^and rain/),
  ])
  expect(paragraphs[0]).toBe('Water taught me patience. Pumps')
  expect(await editorOf(page).locator('b, h1, ul, style, script').count()).toBe(0)
  await page.keyboard.press('Control+z')
  // A dismissed finding stays dismissed.
  await typeAndSave(page, 'I delve into water. ')
  const phrase = page.getByRole('button', { name: /^Worn phrase.*delve into/ })
  await pressOn(page, phrase)
  const dismissed = page.waitForResponse(
    response => response.request().postData()?.includes('"fingerprints"') === true && response.ok(),
  )
  await pressOn(page, page.getByRole('button', { name: 'Dismiss' }))
  await dismissed
  await page.reload()
  await sheetOf(page).getByText('Water taught me patience.').waitFor()
  await page.getByRole('tab', { name: /^Findings/ }).waitFor()
  expect(await phrase.count()).toBe(0)

  // Without a connection the words stay on this device, and the next visit sends them.
  await edit(page)
  await browser.setOffline(true)
  await page.keyboard.type('On the train I went on. ')
  await page.getByText('Offline, kept on this device').waitFor()
  const address = page.url()
  await page.close()
  await browser.setOffline(false)

  const desk = await browser.newPage()
  await desk.goto(address)
  await editorOf(desk).getByText('On the train I went on. Water taught me patience.').waitFor()
  await desk.getByRole('status').getByText('Saved', { exact: true }).waitFor()

  // A second device edits the same text.
  const phone = await browser.newPage()
  await phone.goto(address)
  await edit(phone)
  await typeAndSave(phone, 'From the phone. ')
  await desk.keyboard.press('Control+Home')
  await desk.keyboard.type('From the desk. ')
  await desk.getByText('This text was also changed on another page or device').waitFor()
  await expectGoodEverywhere(desk)
  await pressOn(desk, desk.getByRole('button', { name: 'Use the other text' }))
  await editorOf(desk).getByText('From the phone. On the train').waitFor()
  await pressOn(desk, desk.getByRole('button', { name: 'Done' }), 'Shift+Tab')
  // The editor has a button for the versions, too.
  await desk.getByRole('button', { name: 'Edit', exact: true }).waitFor()

  // Both are versions, and the own one is restored.
  await pressOn(desk, desk.getByRole('button', { name: 'Versions' }))
  await desk.getByRole('heading', { name: 'Versions' }).waitFor()
  await pressOn(desk, desk.getByRole('button', { name: /^Edited/ }).nth(1))
  await desk.locator('del').getByText('desk').waitFor()
  await expectGoodEverywhere(desk)
  await pressOn(desk, desk.getByRole('button', { name: 'Restore this version' }))
  await desk.getByText('“Edited” is the text again.').waitFor()
  await pressOn(desk, desk.getByRole('button', { name: 'Close the versions' }), 'Shift+Tab')
  await sheetOf(desk).getByText('From the desk.').waitFor()

  await pressOn(desk, desk.getByRole('button', { name: 'Download' }))
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Text (.txt)').click()
  const downloading = desk.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(
    'From the desk. On the train I went on. Water taught me patience.',
  )
  expect(complaints.filter(complaint => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(complaint))).toEqual([])
  await browser.close()
})

test('a document becomes one for another university, which is told where it names the former one', async () => {
  const { browser } = await newcomer(product, namesake(NANDINI, 'varying'))
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  await page.goto(await requestedStatement(browser, STORY, 'BUILT_IN'))
  await pressOn(page, page.getByRole('link', { name: 'For another university' }))
  await page.getByRole('heading', { level: 1, name: 'For another university' }).waitFor()
  await page.getByText('Written anew').first().waitFor()
  await expectGoodEverywhere(page)
  await page.getByLabel('University', { exact: true }).fill('Delft University of Technology')
  await page.getByLabel('Course', { exact: true }).fill('MSc Robotics')
  await page
    .getByLabel(/^Professors or labs/)
    .fill('I want to test my gripper in the greenhouses of the cognitive robotics group, on real tomatoes.')
  const source = page.url()
  await pressOn(page, page.getByRole('button', { name: 'Draft the variant' }))
  await page.waitForURL(url => /^\/results\/\d+$/.test(url.pathname) && !source.includes(url.pathname))
  await sheetOf(page).getByText('greenhouses').waitFor()
  expect(await sheetOf(page).innerText()).not.toMatch(/Massachusetts|MIT|Rus\b/)
  await page.getByRole('link', { name: /^the one for MSc Robotics, Massachusetts/ }).waitFor()

  await edit(page)
  await typeAndSave(page, 'I have read what Daniela Rus writes. ')
  await pressOn(page, page.getByRole('button', { name: 'Done' }), 'Shift+Tab')
  await pressOn(page, page.getByRole('button', { name: 'Download' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This text names another school').waitFor()
  await dialog.getByText(/Daniela Rus/).waitFor()
  expect(complaints).toEqual([])
  await product.leave(browser)
})
