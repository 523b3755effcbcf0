import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ASHA,
  choose,
  fillStory,
  KEY_STORIES,
  openFullPage,
  question,
  STORY,
  signIn,
  tick,
} from './journeys.ts'
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

/** Every page that the journey meets is held to this. */
async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

describe('a student who has never seen Gradwright', () => {
  let person: BrowserContext
  let page: Page
  let watched: ReturnType<typeof watchPage>

  beforeAll(async () => {
    person = await product.newPerson({ reducedMotion: 'reduce' })
    page = await person.newPage()
    watched = watchPage(page, product.address)
  })
  afterAll(() => product.leave(person))

  test('is led from a protected page to sign in, and reads every fault of the form at its field', async () => {
    await page.goto('/dashboard')
    await page.waitForURL(url => url.pathname === '/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByRole('heading', { name: 'Create an account' }).waitFor()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(5)
    await page.getByLabel('Username').fill('as')
    await page.getByLabel('Email').fill('asha')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByLabel('Confirm password').fill('54321')
    await page.getByLabel('Full name').fill('A')
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const message of [
      'Username must be at least 3 characters',
      'Please enter a valid email',
      'Full name must be at least 2 characters',
      'Password must be at least 6 characters',
    ])
      await page.getByText(message).first().waitFor()
    await expectGoodPage(page)
  })

  test('registers and is brought to the page that was asked for', async () => {
    await page.getByLabel('Username').fill(ASHA.username)
    await page.getByLabel('Email').fill(ASHA.email)
    await page.getByLabel('Full name').fill(ASHA.fullName)
    await page.getByLabel('Password', { exact: true }).fill(ASHA.password)
    await page.getByLabel('Confirm password').fill(ASHA.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(url => url.pathname === '/dashboard')
    await page.getByText('Your account has been created successfully.').first().waitFor()
    await page.getByText('No documents yet').waitFor()
    await expectGoodPage(page)
  })

  test('saves a profile', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await page.getByText('Please provide more details about your academic background').first().waitFor()
    await page.getByLabel('Academic background').fill('B.Tech in Mechanical Engineering, CGPA 8.1')
    await choose(page, 'Masters')
    await page.getByLabel('Work experience').fill('Two years at Bosch in Pune')
    await page.getByLabel('Study interests').fill('Robotics and control systems')
    await tick(page, 'Germany')
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await page.getByText('Your profile has been saved successfully.').first().waitFor()
    await expectGoodPage(page)
    await page.reload()
    expect(await page.getByLabel('Work experience').inputValue()).toBe('Two years at Bosch in Pune')
  })

  test('is asked again for thin stories, goes back, and loses nothing to a reload', async () => {
    await page.goto('/document-generator')
    await fillStory(page, { without: KEY_STORIES.slice(3) })
    await page.getByRole('button', { name: 'Generate Document' }).click()
    const dialog = page.getByRole('dialog', { name: "Let's strengthen your SOP" })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: "I'll fill these in first" }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    const problem = 'A problem that you solved'
    await expect.poll(() => question(page, problem).inputValue()).toBe(STORY[problem])
    await expectGoodPage(page)
  })

  test('reads a draft made of their own facts, as a preview', async () => {
    for (const label of KEY_STORIES.slice(3)) await question(page, label).fill(STORY[label] ?? '')
    await page.getByRole('button', { name: 'Generate Document' }).click()
    const panel = page.getByRole('region', { name: 'Statement of Purpose' })
    await panel.getByText('My uncle repairs irrigation pumps').first().waitFor()
    await page
      .getByText('Document preview generated. Upgrade to premium for the full version.')
      .first()
      .waitFor()
    await expectGoodPage(page)
    await openFullPage(page)
    await page.getByText('My uncle repairs irrigation pumps').first().waitFor()
    await page.getByText('This is a preview version.', { exact: false }).waitFor()
    expect(await page.getByText('leases harvesting robots').count()).toBe(0)
    await expectGoodPage(page)
  })

  test('sees it on the dashboard, and the credit spent', async () => {
    await page.goto('/dashboard')
    await page.getByText('No Credits Remaining').waitFor()
    await page.getByText('MSc Robotics').first().waitFor()
    await page
      .getByRole('link', { name: /View Document/ })
      .first()
      .click()
    await page.waitForURL(/\/results\/\d+$/)
  })

  test('sees in the form that no credit is left, and keeps what was typed', async () => {
    await page.goto('/document-generator')
    await fillStory(page)
    await page.getByRole('button', { name: 'Generate Document' }).click()
    await page
      .getByText('No Credits Remaining: generating needs a credit', { exact: false })
      .first()
      .waitFor()
    const problem = 'A problem that you solved'
    expect(await question(page, problem).inputValue()).toBe(STORY[problem])
    await expectGoodPage(page)
  })

  test('starts a trial in the sandbox and reads the whole text', async () => {
    await page.goto('/pricing')
    // Its code comes with the first visit.
    await page.getByRole('button', { name: 'Start 7-Day Trial' }).waitFor()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Start 7-Day Trial' }).click()
    await page.getByText('Sandbox: no money moves').waitFor()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Let the card be declined' }).click()
    await page.getByText('The card was declined.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Start the trial' }).click()
    await page.getByText('Your plan has begun.', { exact: false }).waitFor()
    await expectGoodPage(page)
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /View Document/ })
      .first()
      .click()
    await page.getByText('leases harvesting robots').first().waitFor()
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Download' }).click()
    const dialog = page.getByRole('dialog', { name: 'Download' })
    await dialog.getByText('Word (.docx)', { exact: true }).click()
    await expectGoodPage(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download Word (.docx)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^SOP_\d{4}-\d{2}-\d{2}\.docx$/)
    const parts = unzipSync(await readFile(await file.path()))
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('leases harvesting robots')
  })

  test('cancels the trial, and keeps the text', async () => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Cancel the subscription' }).click()
    await page.getByRole('button', { name: 'End the plan' }).click()
    await page.getByRole('button', { name: 'Resume Standard' }).waitFor()
    await page.getByRole('button', { name: 'Next period, paid' }).click()
    await page.getByRole('heading', { name: 'Free plan' }).waitFor()
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: /View Document/ })
      .first()
      .click()
    await page.getByText('leases harvesting robots').first().waitFor()
  })

  test('signs out, and the way back asks for a sign-in first', async () => {
    await page.goto('/document-generator')
    await page.getByRole('button', { name: /Asha Verma|account/i }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('You have been logged out successfully.').first().waitFor()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const typed of ['asha', 'Asha', 'irrigation', 'Robotics']) expect(kept).not.toContain(typed)
    await page.goto('/profile')
    await page.waitForURL(url => url.pathname === '/auth')
    await signIn(page, ASHA)
    await page.waitForURL(url => url.pathname === '/profile')
    await page.getByText(`Welcome back, ${ASHA.fullName}!`).first().waitFor()
  })

  test('never saw a script fail, nor a page that loads from elsewhere', () => {
    expect(watched.complaints).toEqual([])
  })
})

describe('a visitor on a phone', () => {
  test('finds every public page whole, light and dark', async () => {
    const person = await product.newPerson({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const page = await person.newPage()
    const { complaints } = watchPage(page, product.address)
    for (const path of [
      '/',
      '/countries/germany',
      '/auth',
      '/auth?tab=register',
      '/pricing',
      '/premium',
      '/nowhere',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectGoodInBothThemes(page)
      await expectNoSidewaysScroll(page)
    }
    await page.getByText('404 Page Not Found').waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
    // The address that leads nowhere is answered as such.
    expect(complaints).toEqual([
      'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    ])
    await product.leave(person)
  })

  test('opens the navigation as a drawer, by keyboard too', async () => {
    const person = await product.newPerson({ viewport: { width: 360, height: 740 } })
    const page = await person.newPage()
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const menu = page.getByRole('button', { name: /menu/i })
    await menu.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Pricing' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await product.leave(person)
  })

  test('reads what a wrong password means, in place', async () => {
    const person = await product.newPerson({ viewport: { width: 360, height: 740 } })
    const page = await person.newPage()
    await page.goto('/auth')
    await page.getByLabel('Username').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('wrong-boats-42')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => page.getByText('Invalid credentials').count()).toBeGreaterThan(1)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong-boats-42')
    await expectAccessible(page)
    await product.leave(person)
  })
})
