import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from './accounts.ts'
import { pressOn } from './keyboard.ts'
import { DIEGO, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product
let site: string

beforeAll(async () => {
  product = await openProduct()
  // Browsers bind a passkey to the site's own address.
  site = `http://localhost:${new URL(product.address).port}`
})
afterAll(() => product.close())

test('a passkey is added, logs in, and opens nothing once it is removed', async () => {
  const person = namesake(DIEGO, 'passkeys')
  const browser = await product.newPerson({ reducedMotion: 'reduce', baseURL: site })
  await register(browser, person, { plan: 'FREE' })
  const page = await browser.newPage()
  const { complaints } = watchPage(page, site)
  const devices = await browser.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await pressOn(page, section.getByRole('button', { name: 'Add a passkey' }))
  await section.getByLabel('Name of the passkey').fill('My phone')
  await section.getByLabel('Password', { exact: true }).fill(person.password)
  await pressOn(page, section.getByRole('button', { name: 'Add a passkey' }))
  await section.getByText('The passkey is added.').waitFor()
  await expectGoodEverywhere(page)

  const enter = async () => {
    await browser.clearCookies()
    await page.goto('/auth?next=%2Faccount')
    await pressOn(page, page.getByRole('button', { name: 'Log in with a passkey' }))
  }
  await enter()
  await section.getByText(/last used on/).waitFor()
  await pressOn(page, section.getByRole('button', { name: 'Remove My phone' }))
  await section.getByText('My phone').waitFor({ state: 'detached' })
  await enter()
  await page.getByText('This passkey does not open an account here.').waitFor()
  expect(complaints).toEqual([])
}, 120_000)
