import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../../graphql-server/test/mailServer.ts'
import { pressOn } from './keyboard.ts'
import { NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, type Product, startProduct, watchPage } from './product.ts'

let product: Product
let mails: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  mails = await startMailServer()
  product = await startProduct({
    SMTP_URL: mails.urlFor(),
    MAIL_FROM: 'Gradwright <mail@gradwright.example>',
  })
})
afterAll(async () => {
  await product.close()
  await mails.stop()
})

/** The plain text of the last of so many mails, once it is there. */
async function textOfMail(number: number): Promise<string> {
  await mails.offered(number)
  return (await PostalMime.parse(mails.arrived[number - 1]?.source ?? '')).text ?? ''
}

test('an account is opened by the link of a mail, and an address that is known gives the same page', async () => {
  const person = namesake(NANDINI, 'inbox')
  const browser = await product.newPerson({ reducedMotion: 'reduce' })
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  const ask = async (username: string) => {
    await page.goto('/register')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Full name').fill(person.fullName)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill(person.password)
    await pressOn(page, page.getByRole('button', { name: 'Create account' }))
    await page.getByText('Look into your inbox').waitFor()
    return await page.locator('main').innerText()
  }
  const forNew = await ask('premium.two')
  await expectGoodEverywhere(page)
  const path = /\/auth\/complete#[\w-]+/u.exec(await textOfMail(1))?.[0] ?? ''

  await page.goto(path)
  await page.getByRole('heading', { name: 'Open your account' }).waitFor()
  await expectGoodEverywhere(page)
  await pressOn(page, page.getByRole('button', { name: 'Open the account' }))
  await page.waitForURL(url => url.pathname === '/onboarding')

  await browser.clearCookies()
  expect(await ask('premium.three')).toBe(forNew)
  expect(await textOfMail(2)).toContain('/auth')
  expect(await textOfMail(2)).not.toContain('/auth/complete')

  // A link that was used opens nothing, and leads to where one begins again.
  await page.goto(path)
  await pressOn(page, page.getByRole('button', { name: 'Open the account' }))
  await page.getByRole('link', { name: 'Register again' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Register again')
  expect(await page.getByRole('button', { name: 'Open the account' }).count()).toBe(0)
  await expectGoodEverywhere(page)
  expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([])
}, 120_000)
