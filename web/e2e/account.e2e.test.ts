import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedAddress, newcomer, requestedStatement } from './accounts.ts'
import { STORY, signIn } from './journeys.ts'
import { pressOn } from './keyboard.ts'
import { NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

const person = namesake(NANDINI, 'account')
const NEW_PASSWORD = 'two-paper-boats-43'

let product: Product
let admin: BrowserContext
let browser: BrowserContext
let page: Page

beforeAll(async () => {
  product = await openProduct()
  admin = await product.newPerson({ reducedMotion: 'reduce' })
  await admin.request.post('/api/login', { data: { username: 'admin', password: 'demo1234' } })
  browser = (await newcomer(product, person, { plan: 'FREE' })).browser
  page = await browser.newPage()
})
afterAll(() => Promise.all([product.leave(admin), product.leave(browser)]))

const press = (name: string) => pressOn(page, page.getByRole('button', { name, exact: true }))

test('a payment fails, is made up for, and is returned by an administrator', async () => {
  const { complaints } = watchPage(page, product.address)
  await page.goto('/pricing')
  await press('Start 7-Day Trial')
  await press('Start the trial')
  await page.getByText('Your plan has begun.', { exact: false }).waitFor()
  await page.goto('/account')
  await press('Next period, payment fails')
  await page.getByText('Your last payment failed').waitFor()
  await page.getByText(/You keep Standard until/).waitFor()
  await expectGoodEverywhere(page)
  await press('The payment succeeds')
  await page.getByText(/The next payment is on/).waitFor()
  await expectGoodEverywhere(page)

  const office = await admin.newPage()
  await office.goto('/admin/payments')
  const paid = office.getByRole('listitem').filter({ hasText: person.username })
  await pressOn(office, paid.getByRole('button', { name: /^Refund / }).first())
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked for within seven days')
  await expectGoodEverywhere(office)
  await pressOn(office, dialog.getByRole('button', { name: 'Return the payment' }))
  await dialog.waitFor({ state: 'detached' })
  await office.goto('/admin/audit')
  const entries = office.getByRole('listitem').filter({ hasText: person.username })
  await entries
    .filter({ hasText: /Refund made|Asked for a refund/ })
    .first()
    .waitFor()
  await page.reload()
  await page.getByText('Refunded').first().waitFor()
  expect(complaints).toEqual([])
}, 120_000)

test('a password is set anew by the link of a mail', async () => {
  await browser.clearCookies()
  await page.goto('/auth/forgot')
  await page.getByLabel('Email').fill(person.email)
  await press('Ask for a link')
  await page.getByText(`If ${person.email} belongs to an account`, { exact: false }).waitFor()
  const address = new URL(await mailedAddress(admin, person.email))
  await page.goto(`${address.pathname}${address.hash}`)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await expectGoodEverywhere(page)
  await press('Set the password')
  await page.waitForURL(url => url.pathname === '/auth')
  await signIn(page, { ...person, password: NEW_PASSWORD })
}, 60_000)

test('all data is made into an archive, and the account is deleted and kept', async () => {
  await page.goto('/account')
  await press('Make an archive')
  const link = page.getByRole('link', { name: 'Download the archive' })
  const isThere = async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Your data' }).waitFor()
    return await link.count()
  }
  await expect.poll(isThere, { timeout: 30_000, interval: 500 }).toBe(1)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  const deletion = page.getByRole('region', { name: 'Delete the account' })
  await press('Delete the account')
  await deletion.getByText('Payments stay, without your name', { exact: false }).waitFor()
  await deletion.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expectGoodEverywhere(page)
  await press('Delete my account')
  await deletion.getByText(/Your account is erased on/).waitFor()
  await expectGoodEverywhere(page)
  await press('Keep my account')
  await deletion.getByText('You have seven days to change your mind.').waitFor()
}, 60_000)

test('a promotion pays for one statement, all of which is shown once the address is confirmed', async () => {
  const visitor = await product.newPerson({ reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  const { complaints } = watchPage(page, product.address)
  const { username, email, fullName, password } = namesake(NANDINI, 'promotion')
  await page.goto('/promotional-signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await pressOn(page, page.getByRole('button', { name: 'Claim Your Free Credit' }))
  await page.getByText('Your free statement of purpose').waitFor()
  await expectGoodEverywhere(page)
  const path = await requestedStatement(visitor, STORY, 'BUILT_IN')
  await page.goto(path)
  await page.getByText('This is a preview version', { exact: false }).first().waitFor()
  expect(await page.getByText('leases harvesting robots').count()).toBe(0)
  const address = new URL(await mailedAddress(admin, email))
  await page.goto(`${address.pathname}${address.hash}`)
  await pressOn(page, page.getByRole('button', { name: 'Confirm this address' }))
  await page.goto(path)
  await page.getByText('leases harvesting robots').first().waitFor()
  expect(complaints).toEqual([])
  await product.leave(visitor)
}, 60_000)
