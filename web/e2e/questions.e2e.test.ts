import { afterAll, beforeAll, expect, test } from 'vitest'
import { begunDraft, documentTexts, newcomer } from './accounts.ts'
import { NANDINI, namesake } from './people.ts'
import { expectAccessible, expectNoSidewaysScroll, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const GENERAL = 'I faced many challenges but I never gave up.'
const EVENT = 'In the flood of Malad I carried the logger home in a rice cooker.'

test('a student answers a question between the form and the document, which tells the reply', async () => {
  const writer = namesake(NANDINI, 'asked')
  const [first, ...rest] = writer.steps
  if (first === undefined) throw new Error('Nandini has nothing to say')
  const general = { question: 'Working with people unlike you', text: GENERAL }
  const steps = [{ ...first, answers: [...first.answers, general] }, ...rest]
  const { browser, userId } = await newcomer(product, writer, { plan: 'PREMIUM' })
  const address = await begunDraft(browser, { ...writer, steps })
  const page = await browser.newPage()
  const watched = watchPage(page, product.address)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${address}&step=preferences`)
  await page.getByRole('button', { name: 'Show the questions' }).click()
  await page.getByRole('heading', { name: 'Before we write' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const question = page.getByRole('heading', { name: 'Which one event would show this? What happened?' })
  while (!(await question.isVisible())) await page.getByRole('button', { name: 'Later' }).click()
  await page.getByText(GENERAL).waitFor()
  await page.getByLabel('In your words').fill(EVENT)
  await page.getByRole('button', { name: 'I’d put it like this' }).click()
  await question.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Write now' }).click()
  await page.waitForURL(/\/results\/\d+$/u)
  await expect.poll(() => documentTexts(browser, userId), { timeout: 60_000 }).toContain('rice cooker')
  expect(watched.complaints).toEqual([])
  await browser.close()
}, 180_000)
