import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begunDraft, newcomer } from './accounts.ts'
import { eventually, expectSaved, expectValue, pressOn, tabTo, write } from './keyboard.ts'
import { KWAME, NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const SAID = 'I carried forty clay pots to the flooded ward in one night.'
const RIGHT = 'I carried fourteen clay pots to the flooded ward in one night.'
const WITHDRAWN = 'My uncle thought that I would drop them all.'

describe('somebody who told something once', { timeout: 300_000 }, () => {
  test('corrects and removes it in their story, and chooses it for another document, which marks it', async () => {
    const writer = namesake(NANDINI, 'story')
    const { browser } = await newcomer(product, writer)
    const essay = await begunDraft(browser, { ...KWAME, steps: KWAME.steps.slice(0, 1) })
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto(`${essay}&step=experiences`)
    const answer = page.getByRole('textbox', { name: 'A challenge that you faced', exact: true })
    await tabTo(page, answer)
    await write(page, `${SAID} ${WITHDRAWN}`)
    await expectSaved(page)

    await page.goto('/story')
    const line = (words: string) => page.getByRole('listitem').filter({ hasText: words })
    await pressOn(page, line(SAID).getByRole('button', { name: 'Correct' }))
    const field = page.getByRole('textbox', { name: 'What is right' })
    await expectValue(field, SAID)
    await field.fill(RIGHT)
    await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }))
    await line(RIGHT).getByText(`First said: “${SAID}”`).waitFor()
    await pressOn(page, line(WITHDRAWN).getByRole('button', { name: 'Remove' }))
    const undo = line(WITHDRAWN).getByRole('button', { name: 'Undo' })
    await eventually(() => undo.evaluate(button => button === document.activeElement), true)
    await expectGoodEverywhere(page)
    await page.keyboard.press('Enter')
    const remove = line(WITHDRAWN).getByRole('button', { name: 'Remove' })
    await eventually(() => remove.evaluate(button => button === document.activeElement), true)
    await page.keyboard.press('Enter')
    await undo.waitFor()

    // The essay keeps the answer as it was typed, and says what its document makes of it.
    await page.goto(`${essay}&step=preferences`)
    const changed = page.getByRole('region', { name: 'Changed by your story' })
    await changed.getByText(`Left out: ${WITHDRAWN}`).waitFor()
    await changed.getByText(RIGHT).waitFor()
    await expectGoodEverywhere(page)

    const statement = await begunDraft(browser, writer)
    await page.goto(`${statement}&step=preferences`)
    const offered = page.getByRole('checkbox', { name: RIGHT })
    await tabTo(page, offered)
    expect(await page.getByText(WITHDRAWN).count()).toBe(0)
    expect(await offered.isChecked()).toBe(false)
    const kept = page.waitForResponse(
      response => response.request().postData()?.includes('isChosen') === true && response.ok(),
    )
    await page.keyboard.press('Space')
    await kept
    await expectGoodEverywhere(page)

    // The choice is with the draft: another tab has it.
    const elsewhere = await browser.newPage()
    await elsewhere.goto(`${statement}&step=preferences`)
    await eventually(() => elsewhere.getByRole('checkbox', { name: RIGHT }).isChecked(), true)
    await elsewhere.close()

    await pressOn(page, page.getByRole('button', { name: 'Generate SOP' }))
    await page.waitForURL(/\/results\/\d+$/)
    // The panel shows the same text until the page has come.
    await page.getByText('Choose a sentence').first().waitFor()
    const sentence = page.getByRole('main').getByText('fourteen clay pots').first()
    await sentence.waitFor()
    await sentence.click()
    await page
      .getByText(/From your story, .*A challenge that you faced/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await product.leave(browser)
  })
})
