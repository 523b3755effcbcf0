import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product, watchPage } from './product.ts'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

test('GraphiQL shows the examples, reads the schema and runs a query, and loads nothing from elsewhere', async () => {
  const person = await product.newPerson()
  const page = await person.newPage()
  const { complaints } = watchPage(page, product.address)
  await page.goto('/graphql')
  const editor = page.getByRole('region', { name: 'Query Editor' })
  await editor.getByText('canGenerate').waitFor()
  // GraphiQL ignores Execute until its editors are loaded; the schema comes after them.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  const documentation = page.getByRole('region', { name: 'Documentation Explorer' })
  await documentation.getByText('AddToShortlistInput').waitFor()
  await page.getByRole('tab', { name: 'Plans' }).click()
  await editor.getByText('pricePerMonth').waitFor()
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await page.getByRole('region', { name: 'Result Window' }).getByText('"billing"').waitFor()
  expect(complaints).toEqual([])
  await product.leave(person)
})
