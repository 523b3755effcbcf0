import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedAddress, newcomer, requestedLetter, requestedStatement } from './accounts.ts'
import { STORY } from './journeys.ts'
import { pressOn } from './keyboard.ts'
import { DIEGO, NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const LETTER = {
  'Recommender’s name': 'Leila Haddad',
  'Recommender’s position': 'Associate Professor',
  'How they know you': 'Thesis supervisor',
  'For how long': 'Two years',
  Strengths:
    'He traced a slow compiler pass to one check and proved that it could go, and he explained the proof to the whole seminar.',
  'An example that they would tell':
    'When a compiler pass of his slowed two programs of ninety, he measured both, traced them to one check, and proved that it could go. Three students use his harness now.',
  'Academic performance':
    'He was in the top five of a class of eighty, and wrote the best thesis of his year.',
  Character: 'He is patient with first-year students and says so when he does not know something.',
}

/** The page of somebody without an account. */
async function visit(address: string): Promise<{ person: BrowserContext; page: Page }> {
  const person = await product.newPerson({ reducedMotion: 'reduce' })
  const page = await person.newPage()
  await page.goto(new URL(address).pathname)
  return { person, page }
}

test('a draft is shared, commented on by somebody without an account, and taken back', async () => {
  const { browser } = await newcomer(product, namesake(NANDINI, 'sharing'))
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  const results = await requestedStatement(browser, STORY, 'BUILT_IN')
  await page.goto(results)
  await pressOn(page, page.getByRole('button', { name: 'Share' }))
  const dialog = page.getByRole('dialog')
  await pressOn(page, dialog.getByRole('button', { name: 'Make a link' }))
  const address = await dialog.getByRole('textbox').inputValue()
  await expectGoodEverywhere(page)
  await page.keyboard.press('Escape')

  const { person: reader, page: shared } = await visit(address)
  const seen = watchPage(shared, product.address)
  await shared.getByRole('heading', { level: 1, name: 'Statement of Purpose' }).waitFor()
  expect(await shared.locator('body').innerText()).not.toContain(NANDINI.fullName)
  await pressOn(shared, shared.getByRole('button', { name: 'Comment on paragraph 1' }))
  await shared.getByLabel('Your name').fill('Meera')
  await shared.getByLabel('Your comment').fill('Say what the pump was for.')
  await pressOn(shared, shared.getByRole('button', { name: 'Add comment' }))
  await shared.getByRole('article').getByText('Say what the pump was for.').waitFor()
  await expectGoodEverywhere(shared)

  await page.goto(results)
  await page.getByRole('tab', { name: 'Comments 1' }).click()
  const comment = page.getByRole('article').filter({ hasText: 'Say what the pump was for.' })
  await comment.getByText('Meera').waitFor()
  await comment.getByRole('button', { name: 'Answer' }).click()
  await page.getByLabel('Your answer', { exact: true }).fill('For the fields below the dam.')
  await pressOn(page, page.getByRole('button', { name: 'Send the answer' }))
  await comment.getByText('For the fields below the dam.').waitFor()
  await comment.getByRole('button', { name: 'Resolve' }).click()
  await comment.getByText('Resolved').waitFor()
  await shared.reload()
  await shared.getByText('For the fields below the dam.').waitFor()

  await comment.getByRole('button', { name: 'Delete this answer' }).click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await comment.getByText('For the fields below the dam.').waitFor()
  await comment.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('Delete this comment?').waitFor()
  await pressOn(page, dialog.getByRole('button', { name: 'Delete', exact: true }))
  await comment.waitFor({ state: 'detached' })

  await pressOn(page, page.getByRole('button', { name: 'Share' }))
  await pressOn(page, dialog.getByRole('button', { name: 'Revoke link 1' }))
  await dialog.getByRole('button', { name: 'Revoke link 1' }).waitFor({ state: 'detached' })
  await shared.reload()
  await shared.getByRole('heading', { level: 1, name: 'This link opens nothing' }).waitFor()
  await expectGoodEverywhere(shared)
  expect([...complaints, ...seen.complaints]).toEqual([])
  await product.leave(reader)
  await product.leave(browser)
})

test('a letter is changed and approved by its recommender alone, and declined by the next one', async () => {
  const { browser } = await newcomer(product, namesake(DIEGO, 'letters'))
  const page = await browser.newPage()
  const { complaints } = watchPage(page, product.address)
  const admin = await product.newPerson({ reducedMotion: 'reduce' })
  await page.goto(await requestedLetter(browser, LETTER))

  const dialog = page.getByRole('dialog')
  /** Asks a recommender, and opens the page that was mailed to them. */
  const send = async (email: string, isConfidential: boolean) => {
    await pressOn(page, page.getByRole('button', { name: 'Send to the recommender' }))
    await dialog.getByLabel('Name of the recommender').fill('Leila Haddad')
    await dialog.getByLabel('Their email address').fill(email)
    if (isConfidential) await dialog.getByText('Confidential:').click()
    await pressOn(page, dialog.getByRole('button', { name: 'Send the letter' }))
    await page.getByText(/^Sent to the recommender on/).waitFor()
    return await visit(await mailedAddress(admin, email))
  }
  const stateOf = async (words: RegExp) => {
    await page.reload()
    await page.getByText(words).waitFor()
  }

  await pressOn(page, page.getByRole('button', { name: 'Send to the recommender' }))
  await dialog.waitFor()
  await expectGoodEverywhere(page)
  await page.keyboard.press('Escape')
  const { person: first, page: letter } = await send('leila.haddad@college.example', false)
  await letter.getByRole('heading', { level: 1, name: /^Letter of recommendation for/ }).waitFor()
  await letter.getByLabel(/^What is one thing/).fill('He stayed the night before our review.')
  await letter.keyboard.press('Tab')
  await letter.getByText('Saved', { exact: true }).waitFor()
  await pressOn(letter, letter.getByRole('button', { name: 'Put my answer into the letter' }))
  await letter.getByText('Saved, and in the letter').waitFor()
  await expectGoodEverywhere(letter)
  await pressOn(letter, letter.getByRole('button', { name: 'Change the letter' }))
  await letter.getByLabel('Paragraph 1', { exact: true }).fill('I taught him for two years, and would again.')
  await pressOn(letter, letter.getByRole('button', { name: 'Save the changes' }))
  await letter.getByLabel(/^Your role/).fill('Associate Professor')
  await pressOn(letter, letter.getByRole('button', { name: 'Approve the letter' }))
  await letter.getByText(/^You approved this letter on/).waitFor()
  await expectGoodEverywhere(letter)
  await stateOf(/^Approved on/)
  await page.getByText('I taught him for two years, and would again.').waitFor()
  await page.getByText('He stayed the night before our review.').waitFor()
  await expectGoodEverywhere(page)

  // The student's change takes the approval back, and the request is withdrawn.
  await pressOn(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await page.getByRole('textbox', { name: 'The text of the document' }).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Indeed. ')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await stateOf(/^Changed after it was approved on/)
  await letter.reload()
  await letter.getByText('The letter has changed since you approved it').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Withdraw the request' }))
  await page.getByText(/^Request withdrawn on/).waitFor()
  await letter.reload()
  await letter.getByRole('heading', { level: 1, name: 'This link opens nothing' }).waitFor()

  // A confidential letter that its recommender does not finish goes back as it was.
  const { person: second, page: secret } = await send('l.haddad@institute.example', true)
  await pressOn(secret, secret.getByRole('button', { name: 'Change the letter' }))
  await secret.getByLabel('Paragraph 1', { exact: true }).fill('I would rather not say.')
  await pressOn(secret, secret.getByRole('button', { name: 'Save the changes' }))
  await secret.getByText('This letter is confidential').waitFor()
  await expectGoodEverywhere(secret)
  await stateOf(/The letter is confidential: you see its state/)
  expect(await page.locator('body').innerText()).not.toMatch(
    /I would rather not say|two years, and would again/,
  )
  await expectGoodEverywhere(page)
  await pressOn(secret, secret.getByRole('button', { name: 'I would rather not recommend' }))
  await pressOn(secret, secret.getByRole('button', { name: 'Decline', exact: true }))
  await secret.getByRole('heading', { level: 1, name: 'You declined the letter' }).waitFor()
  await stateOf(/^Declined on/)
  await page.getByText('and would again').waitFor()
  await page.getByRole('button', { name: 'Send to the recommender' }).waitFor()
  expect(await page.locator('body').innerText()).not.toContain('I would rather not say')
  expect(complaints).toEqual([])
  for (const person of [first, second, admin, browser]) await product.leave(person)
})
