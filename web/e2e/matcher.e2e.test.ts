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
  await product.leave(person)
  await product.close()
})

async function expectGoodPage(): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const matches = () => page.getByRole('article')
const toggle = (place: number) => matches().nth(place).getByRole('heading').getByRole('button')
const english = () => page.getByRole('slider', { name: /^English test/ })
const percentagesUnderWhatIf = () => page.getByText(/^With IELTS 8(\.5)?: (\d+% to \d+%|stays at \d+%)/)

async function writeProfile(): Promise<void> {
  await page.getByLabel('Academic background').fill('B.Tech in Computer Science, CGPA 8.1/10')
  await choose(page, 'Masters')
  await page.getByLabel('Work experience').fill('Two years as a software engineer at Bosch in Pune')
  await page.getByLabel('Study interests').fill('Artificial intelligence and robotics')
  for (const country of ['Germany', 'UK']) await tick(page, country)
  await page.getByLabel('Test scores').fill('GRE 315, IELTS 6')
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

  test('generates matches, which are lines that open into their reasons', async () => {
    await page.goto('/university-matcher')
    await pressOn(page, page.getByRole('button', { name: 'Generate AI Matches' }))
    await page.getByText("We've found programs that match your profile!").first().waitFor()
    await matches().first().waitFor()
    expect(await matches().count()).toBeGreaterThan(3)
    await expectGoodPage()
    const first = matches().first()
    await first.getByText(/^\d+% Match$/).waitFor()
    await first
      .getByText(/^About \$[\d,]+ a year$|^\$[\d,]+ a year, tuition only$|^Cost not known$/)
      .waitFor()
    await pressOn(page, toggle(0))
    await first.getByText("Why it's a match").waitFor()
    await first.getByRole('meter').first().waitFor()
    await expectGoodPage()
    expect(await toggle(0).evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await first.getByText("Why it's a match").waitFor({ state: 'detached' })
  })

  test('has ten lines on a laptop’s screen', async () => {
    const ten = await matches().evaluateAll(lines => lines.slice(0, 10).map(line => line.clientHeight))
    expect(ten.reduce((sum, height) => sum + height, 0)).toBeLessThan(10 * 80)
  })

  test('narrows the matches, shares the address, and comes back', async () => {
    const all = await page.getByRole('heading', { name: /^\d+ match(es)?$/ }).innerText()
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Germany' })
    await page.getByLabel('Order').selectOption({ label: 'Best fit first' })
    await page.waitForURL(/country=germany&sort=fit/)
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await matches().getByText(/, UK$/).count()).toBe(0)
    const percentages = async () =>
      (
        await matches()
          .getByText(/^\d+% Match$/)
          .allInnerTexts()
      ).map(text => Number.parseInt(text, 10))
    expect(await percentages()).toEqual((await percentages()).toSorted((one, other) => other - one))
    await page.reload()
    await matches().first().waitFor()
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('GERMANY')
    await page.getByLabel('Begins in').selectOption({ label: 'July' })
    await page.getByLabel('Duration').selectOption({ label: 'At most 12 months' })
    await page.getByRole('heading', { name: 'No matches found' }).waitFor()
    await expectGoodPage()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await page.getByRole('heading', { name: all, exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?sort=fit')
    await page.getByLabel('Order').selectOption({ label: 'A mix of tiers' })
    await page.waitForURL(url => url.search === '')
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
      const button = matches()
        .nth(place)
        .getByRole('button', { name: /^Compare/ })
      await toggle(place).focus()
      await pressOn(page, button)
    }
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('columnheader').count()).toBe(3)
    await expectGoodPage()
    await page.getByRole('button', { name: 'Close the comparison' }).click()
  })

  test('looks at one under a better test, from its line and back', async () => {
    await toggle(1).focus()
    await pressOn(
      page,
      matches()
        .nth(1)
        .getByRole('button', { name: /^What if/ }),
    )
    expect(await english().evaluate(slider => slider === document.activeElement)).toBe(true)
    await pressOn(page, page.getByRole('button', { name: 'Back to its row' }))
    expect(await toggle(1).evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
  })

  test('tracks one from its line', async () => {
    await matches()
      .nth(1)
      .getByRole('button', { name: /^Track application/ })
      .click()
    await matches()
      .nth(1)
      .getByRole('link', { name: /^View application/ })
      .waitFor()
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
    const course = await toggle(0).innerText()
    await toggle(0).click()
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
    // All countries have an Italian one on their first page, too.
    await expect.poll(() => page.getByText(/, Germany$/).count()).toBe(0)
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
