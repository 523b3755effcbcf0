import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from './accounts.ts'
import { choose, tick } from './journeys.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { expectAccessible, expectNoSidewaysScroll, openProduct, type Product, watchPage } from './product.ts'

const RAVI = {
  username: 'ravi.nair',
  email: 'ravi.nair@example.com',
  fullName: 'Ravi Nair',
  password: 'paper-boats-42',
}

let product: Product
let person: BrowserContext
let page: Page
let watched: ReturnType<typeof watchPage>

beforeAll(async () => {
  product = await openProduct()
  const opened = await newcomer(product, RAVI)
  person = opened.browser
  page = await person.newPage()
  watched = watchPage(page, product.address)
})
afterAll(async () => {
  await person.close()
  await product.close()
})

async function expectGoodPage(): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const matches = () => page.getByRole('article')
const english = () => page.getByRole('slider', { name: /^English test/ })
const percentagesUnderWhatIf = () => page.getByText(/^With IELTS 8(\.5)?: (\d+% to \d+%|stays at \d+%)/)

async function writeProfile(): Promise<void> {
  await page.getByLabel('Academic Background').fill('B.Tech in Computer Science, CGPA 8.1/10')
  await choose(page, 'Masters')
  await page.getByLabel('Work Experience').fill('Two years as a software engineer at Bosch in Pune')
  await page.getByLabel('Study Interests').fill('Artificial intelligence and robotics')
  for (const country of ['Germany', 'UK']) await tick(page, country)
  await page.getByLabel('Test Scores').fill('GRE 315, IELTS 6')
  await page.getByLabel('Budget').fill('$30,000 a year')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await page.getByText('Your profile has been saved successfully.').first().waitFor()
}

describe('a student who looks for programmes', () => {
  test('is sent to the profile first', async () => {
    await page.goto('/university-matcher')
    expect(await page.getByRole('button', { name: 'Generate AI Matches' }).isDisabled()).toBe(true)
    await expectGoodPage()
    await page.getByRole('link', { name: 'Complete your profile first' }).click()
    await page.waitForURL(url => url.pathname === '/profile')
    await writeProfile()
  })

  test('generates matches, which stand on shelves with their reasons', async () => {
    await page.goto('/university-matcher')
    await pressOn(page, page.getByRole('button', { name: 'Generate AI Matches' }))
    await page.getByText("We've found programs that match your profile!").first().waitFor()
    await matches().first().waitFor()
    expect(await matches().count()).toBeGreaterThan(3)
    const first = matches().first()
    await first.getByText(/^\d+% Match$/).waitFor()
    await first.getByText("Why it's a match").waitFor()
    await first.getByText(/^How \d+% adds up/).click()
    await first.getByRole('meter').first().waitFor()
    await expectGoodPage()
  })

  test('tries a better test out with the arrow keys, sees matches move, and nothing is saved', async () => {
    expect(await english().inputValue()).toBe('6')
    const asked: string[] = []
    page.on('request', request => {
      const sent = request.postData() ?? ''
      if (sent.includes('IELTS')) asked.push(sent)
    })
    await tabTo(page, english())
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
    await page.getByText(/^With IELTS 8: .*Nothing here is saved\.$/).waitFor()
    await percentagesUnderWhatIf().first().waitFor()
    // However often the hand moved, what it passed on the way was not asked for.
    expect(asked.at(-1)).toContain('IELTS 8')
    expect(asked.length).toBeLessThan(4)
    await expectGoodPage()
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await percentagesUnderWhatIf().first().waitFor({ state: 'detached' })
    await page.reload()
    await matches().first().waitFor()
    expect(await english().inputValue()).toBe('6')
  })

  test('compares two side by side', async () => {
    for (const place of [0, 1]) {
      const box = matches()
        .nth(place)
        .getByRole('checkbox', { name: /^Compare/ })
      await box.focus()
      await page.keyboard.press('Space')
    }
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(3)
    await expectGoodPage()
    await page.getByRole('button', { name: 'Close the comparison' }).click()
  })

  test('puts one on the shortlist, where it still is after a reload', async () => {
    const button = () =>
      matches()
        .first()
        .getByRole('button', { name: /^Shortlist/ })
    await button().click()
    await page.getByText('Added to your shortlist').first().waitFor()
    await page.reload()
    await expect.poll(() => button().getAttribute('aria-pressed')).toBe('true')
  })

  test('opens the generator with course and university filled in', async () => {
    const first = matches().first()
    const course = await first.getByRole('heading').innerText()
    await first.getByRole('link', { name: /^Generate Documents/ }).click()
    await page.waitForURL(url => url.pathname === '/document-generator')
    expect(await page.getByLabel('Target Course/Program').inputValue()).toBe(course)
    expect(await page.getByLabel('Target University').inputValue()).not.toBe('')
  })

  test('looks through the universities of a country, and comes back to them', async () => {
    await page.goto('/university-matcher')
    await page.getByRole('tab', { name: 'All Universities' }).click()
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Italy' })
    await page
      .getByText(/, Italy$/)
      .first()
      .waitFor()
    expect(await page.getByText(/, Germany$/).count()).toBe(0)
    await expectGoodPage()
    await page
      .getByRole('link', { name: /^Explore Programs/ })
      .first()
      .click()
    await page.waitForURL(/\/universities\/\d+$/)
    await page.goBack()
    await page
      .getByText(/, Italy$/)
      .first()
      .waitFor()
    expect(watched.complaints).toEqual([])
  })
})
