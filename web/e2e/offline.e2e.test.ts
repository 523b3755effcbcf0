import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from './accounts.ts'
import { NANDINI } from './people.ts'
import { openProduct, type Product, runScripts } from './product.ts'

let product: Product
/** A line to the product that can be cut, for pages and the service worker alike. */
let line: Server
let address: string
const sockets = new Set<Socket>()

beforeAll(async () => {
  product = await openProduct()
  const { hostname, port } = new URL(product.address)
  line = createServer(socket => {
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => undefined).on('close', () => [socket, onward].map(each => each.destroy()))
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>(listening => line.listen(0, '127.0.0.1', listening))
  const own = line.address()
  if (own === null || typeof own === 'string') throw new Error('The line has no port')
  address = `http://127.0.0.1:${own.port}`
})
afterAll(async () => {
  cutLine()
  await product.close()
})

function cutLine(): void {
  line.close()
  for (const socket of sockets) socket.destroy()
}

/** Resolves when the browser has, or no longer has, a path for reading offline. */
async function waitUntilKept(page: Page, path: string, isKept = true): Promise<void> {
  await page.waitForFunction(
    async wanted => Boolean(await caches.match(wanted.path, { ignoreVary: true })) === wanted.isKept,
    { path, isKept },
  )
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('without a connection the pages that were read come again, until the account changes', async () => {
  const person = await product.newPerson({ serviceWorkers: 'allow', baseURL: address })
  const page = await person.newPage()
  await page.goto('/countries/germany')
  await runScripts(page)
  await waitUntilKept(page, '/countries/germany')
  await waitUntilKept(page, '/index.html')
  await page.locator('head link[rel="manifest"][href="/manifest.webmanifest"]').waitFor({ state: 'attached' })

  await register(person, NANDINI, { plan: 'FREE' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await waitUntilKept(page, '/countries/germany')
  await page.getByRole('button', { name: /, account of / }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await waitUntilKept(page, '/countries/germany', false)

  await page.goto('/countries/germany')
  await waitUntilKept(page, '/countries/germany')
  const germany = await heading(page).innerText()
  cutLine()
  await person.setOffline(true)
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.goto('/countries/germany')
  expect(await heading(page).innerText()).toBe(germany)
  const stored = await page.evaluate(async () =>
    (await (await caches.open('gradwright-pages')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(stored).not.toContain('/profile')
  expect(stored).not.toContain('/dashboard')
  await person.close()
})
