import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from './accounts.ts'
import { choose, tick } from './journeys.ts'
import { pressOn } from './keyboard.ts'
import { expectAccessible, expectNoSidewaysScroll, openProduct, type Product, watchPage } from './product.ts'

const ANJALI = {
  username: 'anjali.rao',
  email: 'anjali.rao@example.com',
  fullName: 'Anjali Rao',
  password: 'paper-boats-42',
}

let product: Product
let person: BrowserContext
let page: Page
let watched: ReturnType<typeof watchPage>

beforeAll(async () => {
  product = await openProduct()
  person = (await newcomer(product, ANJALI, { plan: 'FREE' })).browser
  page = await person.newPage()
  watched = watchPage(page, product.address)
})
afterAll(async () => {
  await product.leave(person)
  await product.close()
})

const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const change = (name: string) => page.getByRole('button', { name: `Change: ${name}` })

/** What the page says that it read of one kind. */
const noteOf = (name: string): Locator => page.getByRole('listitem').filter({ has: change(name) })

async function expectRead(name: string, understood: string): Promise<void> {
  const paragraphs = noteOf(name).getByRole('paragraph')
  await expect.poll(() => paragraphs.allInnerTexts()).toContain(understood)
}

describe('a student who writes a profile', () => {
  test.each([
    ['Academic background', 'Grade', 'CGPA 8.7/10', 'CGPA 8.7 of 10'],
    ['Academic background', 'Grade', 'GPA 3.6/4', 'GPA 3.6 of 4'],
    ['Academic background', 'Grade', 'First class', 'First class'],
    ['Academic background', 'Grade', 'German 1.7', 'German grade 1.7 (1.0 is best)'],
    ['Academic background', 'Grade', 'B.E. in Mechanical Engineering, 78 %', '78 %'],
    ['Test scores', 'GRE', 'GRE 1350', 'GRE 1350 on the scale before 2011'],
    ['Test scores', 'GMAT', 'GMAT Focus 655', 'GMAT Focus 655'],
    ['Test scores', 'English test', 'TOEFL 5.5', 'TOEFL iBT 5.5 of 6'],
    ['Test scores', 'English test', 'GRE 325, IELTS 7.5', 'IELTS 7.5'],
    ['Budget', 'Budget', '1.2 crore', '₹1.2 crore in all'],
    ['Budget', 'Budget', '40k USD', '$40,000 a year'],
    ['Work experience', 'Years of work', '3 yrs at Bosch', '3 years'],
    ['Intended start date', 'Intake', 'Fall 2027', 'Fall (September) 2027'],
    ['Study interests', 'Fields of study', 'Robotics above all', 'Robotics and automation'],
  ])('sees beside %s what was understood: %s from %j', async (label, name, words, understood) => {
    if (page.url() === 'about:blank') await page.goto('/profile')
    await field(label).fill(words)
    await expectRead(name, understood)
  })

  test('sees beside the field, and first in the list, which words are not a figure', async () => {
    await field('Budget').fill('-20 lakhs')
    await page.getByText('Not understood:').waitFor()
    await page.getByText('We could not read this:').waitFor()
    await expect.poll(() => page.getByText('-20 lakhs', { exact: true }).count()).toBe(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field('Budget').fill('25 lakh per year')
    await expectRead('Budget', '₹25 lakh a year')
  })

  test('puts one thing right, saves, and finds it so after a reload', async () => {
    await pressOn(page, change('English test'), 'Tab')
    await page.getByLabel('Test', { exact: true }).selectOption('IELTS')
    await page.getByLabel('Score', { exact: true }).fill('8')
    await page.getByLabel('Score', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expectRead('English test', 'IELTS 8')
    await page.getByRole('button', { name: 'Right: GRE' }).click()
    await choose(page, 'Masters')
    await tick(page, 'Germany')
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await page.getByText('Your profile has been saved successfully.').first().waitFor()
    await page.reload()
    await expectRead('English test', 'IELTS 8')
    await noteOf('English test').getByText('You put it right.').waitFor()
    await page.getByRole('button', { name: 'Right: GRE', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Right: Budget', pressed: false }).waitFor()
    expect(await field('Test scores').inputValue()).toBe('GRE 325, IELTS 7.5')
    // Of the country that is preferred now: Fall begins in October there.
    await expectRead('Intake', 'Fall (October) 2027')
    await expectAccessible(page)
    expect(watched.complaints).toEqual([])
  })

  test('brings a CV: takes one proposal, leaves one out, and only what was taken is saved', async () => {
    const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
    const cv = new Document({
      sections: [
        {
          children: [
            new Paragraph('Anjali Rao'),
            heading('Experience'),
            new Paragraph('Bosch, Pune: test engineer, July 2022 to June 2025'),
            heading('Test scores'),
            new Paragraph('GRE 330'),
          ],
        },
      ],
    })
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await choosing).setFiles({
      name: 'cv.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await Packer.toBuffer(cv),
    })
    const imported = page.getByRole('region', { name: 'Import from CV' })
    await imported.getByText('2 proposals to look at.').waitFor()
    await expectAccessible(page)
    const proposal = (name: string) =>
      imported.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await proposal('Work experience')
      .getByRole('button', { name: /Use this|Add to your answer/ })
      .click()
    await proposal('Test scores').getByRole('button', { name: 'Leave out' }).click()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await page.getByText('Your profile has been saved successfully.').first().waitFor()
    await page.reload()
    await expect.poll(() => field('Work experience').inputValue()).toContain('Bosch, Pune: test engineer')
    expect(await field('Test scores').inputValue()).toBe('GRE 325, IELTS 7.5')
    expect(watched.complaints).toEqual([])
  })
})
