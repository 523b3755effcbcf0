import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  honestReply,
  type ModelReply,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../../graphql-server/test/modelServer.ts'
import { newcomer, requestedStatement } from './accounts.ts'
import { ASHA, fillStory, openFullPage, STORY } from './journeys.ts'
import { eventually } from './keyboard.ts'
import { expectAccessible, expectNoSidewaysScroll, type Product, startProduct, watchPage } from './product.ts'

const MODEL = 'small-model-7'
const AWAY: ModelReply = { status: 503, headers: { 'retry-after': '0' } }

let upstream: ModelServer
let product: Product
/** What the outside model says; each journey sets its own. */
let reply: (request: ModelRequest) => ModelReply | Promise<ModelReply> = honestReply

beforeAll(async () => {
  upstream = await startModelServer(request => reply(request))
  product = await startProduct({
    OPENAI_API_KEY: 'sk-test-0123456789abcdef',
    OPENAI_BASE_URL: upstream.baseUrl,
    OPENAI_MODEL: MODEL,
  })
})
afterAll(async () => {
  await product.close()
  await upstream.stop()
})

const person = (name: string) => ({
  ...ASHA,
  username: `asha.${name}`,
  email: `asha.${name}@example.com`,
})

/** A page of somebody new, with the quick form filled in. */
async function filledForm(name: string, plan: 'FREE' | 'PREMIUM' = 'FREE') {
  const { browser } = await newcomer(product, person(name), { plan })
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  await page.goto('/document-generator')
  await fillStory(page)
  return { browser, page, complaints }
}

/** A page of somebody new, on which the outside model drafts their statement. */
async function requestedPage(name: string) {
  const { browser } = await newcomer(product, person(name), { plan: 'FREE' })
  const address = await requestedStatement(browser, STORY)
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  await page.goto(address)
  return { browser, page, complaints }
}

async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Who should draft your documents?' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Document' }).click()

/** Asks for the document, and lets the outside model draft it when the question comes. */
async function generateWithModel(page: Page, { fallBack = false } = {}): Promise<void> {
  await generate(page)
  await question(page).waitFor()
  const mayFinish = question(page).getByRole('checkbox', { name: `If ${MODEL} does not answer` })
  if ((await mayFinish.isChecked()) !== fallBack)
    await question(page).getByText(`If ${MODEL} does not answer`).click()
  expect(await mayFinish.isChecked()).toBe(fallBack)
  await question(page)
    .getByRole('button', { name: `Draft with ${MODEL}` })
    .click()
  await question(page).waitFor({ state: 'hidden' })
  await openFullPage(page)
}

const account = z.object({ creditsRemaining: z.int() })

async function creditsOf(browser: BrowserContext): Promise<number> {
  const answer = await browser.request.get('/api/auth/user')
  return account.parse(await answer.json()).creditsRemaining
}

/** A model that answers one request for each `next()`, and waits in between. */
function drafting(): { reply: typeof reply; next: () => void } {
  const waiting: (() => void)[] = []
  let allowed = 0
  return {
    reply: async request => {
      if (allowed > 0) allowed -= 1
      else await new Promise<void>(resolve => waiting.push(resolve))
      return honestReply(request)
    },
    next: () => {
      const held = waiting.shift()
      if (held) held()
      else allowed += 1
    },
  }
}

const planned = (page: Page) => page.getByRole('region', { name: 'The plan' }).getByRole('listitem')

const written = (page: Page) => planned(page).filter({ hasText: /Written/ })

describe('with an outside model, a student', () => {
  test('is asked before any answer leaves, says no, and is not asked again', async () => {
    const { browser, page, complaints } = await filledForm('no')
    const sent = upstream.requests.length
    await generate(page)
    await question(page).getByText(`An outside language model can: ${MODEL}`).waitFor()
    await expectGoodPage(page)
    expect(upstream.requests).toHaveLength(sent)
    await question(page).getByRole('button', { name: 'Use the built-in writer' }).click()
    await openFullPage(page)
    await page
      .getByText('Your own words, arranged. Connect an AI writer for a drafted text, or finish it here')
      .waitFor()
    await page.getByText('My uncle repairs irrigation pumps').first().waitFor()
    await expectGoodPage(page)

    await page.goto('/document-generator')
    await page.getByText('The built-in writer arranges your own words; no answer is sent anywhere.').waitFor()
    await fillStory(page)
    await generate(page)
    await page
      .getByText('No Credits Remaining: generating needs a credit', { exact: false })
      .first()
      .waitFor()
    expect(await question(page).count()).toBe(0)
    expect(upstream.requests).toHaveLength(sent)
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('says yes, and reads the text once all of it is checked', async () => {
    const model = drafting()
    reply = model.reply
    const { browser, page, complaints } = await filledForm('yes', 'PREMIUM')
    await generateWithModel(page)
    await planned(page).first().waitFor()
    expect(await planned(page).count()).toBeGreaterThan(2)
    // The text itself is no text to show before it is checked.
    model.next()
    expect(await written(page).count()).toBe(0)
    await expectGoodPage(page)
    model.next()
    model.next()
    await page.getByText(`Drafted by ${MODEL}, from your answers`).waitFor()
    await page.getByText('leases harvesting robots').first().waitFor()
    await page.getByRole('heading', { name: 'The review' }).waitFor()
    await expectGoodPage(page)
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('cancels in the middle: the call to the model ends, and the credit is back', async () => {
    const model = drafting()
    reply = model.reply
    const sent = upstream.requests.length
    const { browser, page, complaints } = await requestedPage('cancel')
    expect(await creditsOf(browser)).toBe(0)
    model.next()
    const inHand = () => upstream.requests.slice(sent)
    await eventually(async () => inHand().length, 2)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('This document was cancelled').waitFor()
    await page.getByText('the credit is back on your account', { exact: false }).waitFor()
    await inHand()[1]?.hungUp
    expect(await creditsOf(browser)).toBe(1)
    expect(await page.getByText('My uncle repairs irrigation pumps').count()).toBe(0)
    await expectGoodPage(page)
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('reads that the model stays away, and goes on when it is back', async () => {
    reply = () => AWAY
    const { browser, page, complaints } = await requestedPage('away')
    await page.getByText('This draft is paused').waitFor()
    expect(await creditsOf(browser)).toBe(0)
    await expectGoodPage(page)

    reply = honestReply
    await page.getByRole('button', { name: 'Try again now' }).click()
    await page.getByText(`Drafted by ${MODEL}, from your answers`).waitFor()
    expect(await creditsOf(browser)).toBe(0)
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('reads that the model stays away, and has the own words arranged instead', async () => {
    reply = () => AWAY
    const { browser, page, complaints } = await requestedPage('arranged')
    await page.getByRole('button', { name: 'Arrange my own words instead' }).click()
    await page
      .getByText('The outside model did not answer; the built-in writer arranged your own words')
      .waitFor()
    expect(complaints).toEqual([])
    await product.leave(browser)
  })

  test('who let the built-in writer take over reads a whole text, and who wrote it', async () => {
    reply = request => (request.asks === 'check' ? AWAY : honestReply(request))
    const { browser, page, complaints } = await filledForm('fallback', 'PREMIUM')
    await generateWithModel(page, { fallBack: true })
    await page
      .getByText('The outside model did not answer; the built-in writer arranged your own words')
      .waitFor()
    await page.getByText('My uncle repairs irrigation pumps').first().waitFor()
    await page.getByText('leases harvesting robots').first().waitFor()
    await expectGoodPage(page)
    expect(complaints).toEqual([])
    await product.leave(browser)
  })
})
