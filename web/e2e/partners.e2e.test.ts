import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedAddress, newcomer, requestedStatement } from './accounts.ts'
import { STORY } from './journeys.ts'
import { pressOn } from './keyboard.ts'
import { DIEGO, NANDINI, namesake } from './people.ts'
import { expectGoodEverywhere, openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const LONG = { timeout: 20_000 }

/** A program of the consultancy, which notes the types of the events that it gets. */
async function startProgram() {
  const types: string[] = []
  const server = createServer(async (request, response) => {
    types.push(JSON.parse(await text(request)).type)
    response.end()
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    types,
    url: `http://127.0.0.1:${port}/events`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a counsellor joins a consultancy and sees what a student shares, until they stop; a program is told', async () => {
  const admin = await product.newPerson({ reducedMotion: 'reduce' })
  const owner = await product.newPerson({ reducedMotion: 'reduce' })
  const signedIn = await owner.request.post('/api/login', {
    data: { username: 'partner', password: 'demo1234' },
  })
  expect(signedIn.ok()).toBe(true)
  const owners = await owner.newPage()
  const { complaints } = watchPage(owners, product.address)
  await owners.goto('/organisation')
  const counsellorEmail = 'counsellor@example.com'
  await owners.getByLabel('Email', { exact: true }).fill(counsellorEmail)
  await pressOn(owners, owners.getByRole('button', { name: 'Invite' }))
  await owners.getByRole('button', { name: `Take back the invitation of ${counsellorEmail}` }).waitFor()
  await expectGoodEverywhere(owners)

  const program = await startProgram()
  await owners.goto('/developers')
  await owners.getByLabel('Address of the endpoint').fill(program.url)
  await pressOn(owners, owners.getByRole('button', { name: 'Add the endpoint' }))
  await owners.getByRole('group', { name: 'The secret of the endpoint' }).waitFor()
  await pressOn(owners, owners.getByRole('button', { name: `Test ${program.url}` }))
  await expect.poll(() => program.types, LONG).toEqual(['ping'])
  const refresh = owners.getByRole('button', { name: 'Refresh the log' })
  await expect
    .poll(async () => {
      await refresh.click()
      return await owners.getByText('Delivered', { exact: true }).count()
    }, LONG)
    .toBe(1)
  await expectGoodEverywhere(owners)

  const { browser: counsellor } = await newcomer(product, namesake(DIEGO, 'counsels'))
  const page = await counsellor.newPage()
  const seen = watchPage(page, product.address)
  await page.goto(new URL(await mailedAddress(admin, counsellorEmail)).pathname)
  await page.getByText(/Your role: Counsellor/).waitFor()
  await expectGoodEverywhere(page)
  await pressOn(page, page.getByRole('button', { name: 'Accept the invitation' }))
  await page.getByText('You are a counsellor of this organisation', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0)

  const studentEmail = 'student@example.com'
  await page.getByLabel('Full name of the student').fill('Nandini')
  await page.getByLabel('Email of the student').fill(studentEmail)
  await pressOn(page, page.getByRole('button', { name: 'Ask the student' }))
  await page.getByRole('button', { name: 'Take back the request to Nandini' }).waitFor()
  expect(await page.getByRole('link', { name: 'Nandini' }).count()).toBe(0)

  const { browser: student } = await newcomer(product, namesake(NANDINI, 'shares'), {
    plan: 'FREE',
  })
  const students = await student.newPage()
  const shares = watchPage(students, product.address)
  await requestedStatement(student, STORY, 'BUILT_IN')
  await students.goto(new URL(await mailedAddress(admin, studentEmail)).pathname)
  await students.getByText(/They see nothing before you agree/).waitFor()
  await expectGoodEverywhere(students)
  await pressOn(students, students.getByRole('button', { name: 'Agree to share' }))
  await students.getByRole('heading', { level: 1, name: /^You share with/ }).waitFor()

  await page.reload()
  await page.getByRole('link', { name: 'Nandini' }).click()
  const text = page.getByRole('region', { name: 'Documents' })
  await text.getByRole('button', { name: /^SOP/ }).click()
  await text.getByText('This is the preview that their plan shows', { exact: false }).waitFor()
  await expectGoodEverywhere(page)

  await students.getByRole('link', { name: 'To your account' }).click()
  await pressOn(students, students.getByRole('button', { name: 'Stop sharing' }))
  await students.getByRole('button', { name: 'Stop sharing' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'This student shares nothing with you' }).waitFor()
  await expect.poll(() => program.types, LONG).toEqual(['ping', 'student.consented', 'student.left'])
  program.stop()
  await expectGoodEverywhere(page)
  expect([...complaints, ...seen.complaints, ...shares.complaints]).toEqual([])
  for (const browser of [admin, owner, counsellor, student]) await product.leave(browser)
})
