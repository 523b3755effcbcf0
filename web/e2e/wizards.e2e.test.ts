import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstOf } from '../../graphql-server/test/runs.ts'
import { begunDraft, documentTexts, newcomer } from './accounts.ts'
import { signInByKeyboard } from './journeys.ts'
import {
  answerByKeyboard,
  answerStep,
  eventually,
  expectAnswer,
  expectSaved,
  headingOf,
  openSection,
  pressOn,
} from './keyboard.ts'
import { DIEGO, KWAME, NANDINI, namesake, type Writer } from './people.ts'
import {
  expectAccessible,
  expectGoodInBothThemes,
  expectNoSidewaysScroll,
  openProduct,
  type Product,
  watchPage,
} from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

/** A journey through all steps is long, and a busy machine is slow. */
const LONG = 300_000

const WIZARDS = {
  SOP: {
    name: 'Statement of Purpose',
    button: 'Generate SOP',
    title: 'SOP Generated Successfully!',
    description: 'Your Statement of Purpose has been created with all your details.',
  },
  LOR: {
    name: 'Letter of Recommendation',
    button: 'Generate LOR',
    title: 'Letter of Recommendation Generated!',
    description: 'Your personalized LOR has been created successfully.',
  },
  ESSAY: {
    name: 'Personal Essay',
    button: 'Generate Essay',
    title: 'Essay Generated Successfully!',
    description: 'Your personalized essay has been created.',
  },
} as const

/** The size of every person's window. */
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 360, height: 740 }

async function expectGoodOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { rules: 'ALL_BUT_COLOURS' })
  await page.setViewportSize(DESK)
}

/** Looks at a step in both themes, and at the first one, the middle one and the last one on a phone too. */
async function expectGoodStep(page: Page, { index, count }: { index: number; count: number }): Promise<void> {
  await expectGoodInBothThemes(page, { dark: 'COLOURS' })
  const last = count - 1
  if ([0, Math.floor(last / 2), last].includes(index)) await expectGoodOnPhone(page)
}

describe('somebody who writes with the keyboard alone', { timeout: LONG }, () => {
  /** Fills in the first steps of the wizard. */
  async function beginAtTheHub(
    browser: BrowserContext,
    { type, steps }: Writer,
    first: number,
  ): Promise<void> {
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto('/document-generation')
    await pressOn(page, page.getByRole('link', { name: `Start the ${WIZARDS[type].name}` }))
    for (const [index, step] of steps.slice(0, first).entries()) {
      if (index > 0) await pressOn(page, page.getByRole('button', { name: 'Next' }))
      await answerStep(page, step)
      await expectGoodStep(page, { index, count: steps.length })
    }
    await expectSaved(page)
    await page.close()
    expect(complaints).toEqual([])
  }

  async function goOnAtTheHub(page: Page, writer: Writer, answered: Writer['steps']): Promise<void> {
    await page.goto('/document-generation')
    await signInByKeyboard(page, writer)
    await pressOn(page, page.getByRole('link', { name: /^Continue / }))
    await headingOf(page, answered.at(-1)?.section ?? '').waitFor()
    for (const { section, answers } of answered) {
      await openSection(page, section)
      for (const answer of answers) await expectAnswer(page, answer)
    }
  }

  async function haveItWritten(page: Page, { type }: Writer): Promise<void> {
    await page.getByRole('heading', { name: 'Review' }).waitFor()
    await pressOn(page, page.getByRole('button', { name: WIZARDS[type].button }))
    await page.waitForURL(/\/results\/\d+$/)
    await page.getByText(WIZARDS[type].title).first().waitFor()
    await page.getByText(WIZARDS[type].description).first().waitFor()
  }

  test.for(firstOf([DIEGO, NANDINI, KWAME]))(
    'fills in a wizard ($type), closes the tab in the middle, goes on in another browser and reads the document',
    async writer => {
      const { steps } = writer
      const half = Math.ceil(steps.length / 2)
      const { browser, userId } = await newcomer(product, writer)
      await beginAtTheHub(browser, writer, half)
      await product.leave(browser)

      const elsewhere = await product.newPerson({ reducedMotion: 'reduce' })
      const page = await elsewhere.newPage()
      const { complaints } = watchPage(page, product.address)
      await goOnAtTheHub(page, writer, steps.slice(0, half))
      for (const [index, step] of steps.entries()) {
        if (index < half) continue
        await pressOn(page, page.getByRole('button', { name: 'Next' }))
        await page.getByText(`Step ${index + 1} of ${steps.length}`).waitFor()
        await answerStep(page, step)
        await expectGoodStep(page, { index, count: steps.length })
      }
      await haveItWritten(page, writer)

      await page.getByText(writer.ownWords[0]).first().waitFor()
      const shown = await page.getByRole('main').innerText()
      const sent = await documentTexts(elsewhere, userId)
      for (const word of writer.ownWords) {
        expect(shown).toContain(word)
        expect(sent).toContain(word)
      }
      for (const secret of writer.secrets) {
        expect(shown).not.toContain(secret)
        expect(sent).not.toContain(secret)
      }
      expect(complaints).toEqual([])
      await product.leave(elsewhere)
    },
  )
})

describe('somebody on the free plan', { timeout: LONG }, () => {
  test('may fill in a letter, and reads at its end what generating it needs', async () => {
    const writer = namesake(DIEGO, 'free')
    const { browser } = await newcomer(product, writer, { plan: 'FREE' })
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto('/document-generation/lor')
    await page.getByText('Letters of recommendation need Standard or Premium').waitFor()
    for (const answer of writer.steps[0]?.answers.slice(0, 3) ?? []) await answerByKeyboard(page, answer)
    await openSection(page, 'Future Potential')
    await pressOn(page, page.getByRole('button', { name: 'Generate LOR' }))
    const refusal = page.getByRole('alert').filter({ hasText: 'The document was not generated' })
    await refusal.waitFor()
    await refusal.getByText('Your answers are still here.').waitFor()
    await expectAccessible(page)
    await refusal.getByRole('link', { name: 'See the plans' }).click()
    await page.waitForURL(url => url.pathname === '/pricing')
    await page.goto('/document-generation')
    await page.getByRole('link', { name: /^Continue / }).click()
    await expectAnswer(page, { question: "Student's Full Name", text: 'Diego Salas' })
    expect(complaints).toEqual([])
    await product.leave(browser)
  })
})

describe('every step, for everybody', { timeout: LONG }, () => {
  // The journey by keyboard looks at every step of a letter, and in `test:all` of an essay.
  test('of the wizard of a statement', async () => {
    const writer = namesake(NANDINI, 'steps')
    const { browser } = await newcomer(product, writer)
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    await page.goto(await begunDraft(browser, writer))
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const count = writer.steps.length
    await eventually(() => sections.count(), count)
    for (const [index, { section }] of writer.steps.entries()) {
      await sections.nth(index).click()
      await headingOf(page, section).waitFor()
      await expectGoodStep(page, { index, count })
    }
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('of the hub, the quick forms and the list of sections on a phone', async () => {
    const writer = namesake(NANDINI, 'quick')
    const { browser } = await newcomer(product, writer)
    const page = await browser.newPage()
    const { complaints } = watchPage(page, product.address)
    const address = await begunDraft(browser, writer)
    await page.goto('/document-generation')
    await page.getByRole('heading', { name: 'Drafts in progress' }).waitFor()
    await expectGoodInBothThemes(page, { dark: 'COLOURS' })
    await expectGoodOnPhone(page)

    await page.goto('/document-generator')
    for (const [tile, question] of [
      ['SOP', 'What drew you to this field'],
      ['LOR', 'Recommender’s name'],
      ['Essay', 'Essay prompt'],
    ] as const) {
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: new RegExp(`^${tile}`) }) })
        .click()
      await page.getByRole('textbox', { name: question }).waitFor()
      await expectGoodInBothThemes(page, { dark: 'COLOURS' })
      await expectGoodOnPhone(page)
    }

    await page.setViewportSize(PHONE)
    await page.goto(address)
    await page.getByRole('button', { name: 'Sections' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sections' })
    await drawer.getByRole('link', { name: 'Personal Stories' }).waitFor()
    await expectGoodInBothThemes(page, { dark: 'COLOURS' })
    await drawer.getByRole('link', { name: 'Personal Stories' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await headingOf(page, 'Personal Stories').waitFor()
    expect(complaints).toEqual([])
    await product.leave(browser)
  })
})
