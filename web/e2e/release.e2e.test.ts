import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSchema, Kind, parse, print, type SelectionSetNode, visit } from 'graphql'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { operationsByHash, recordOperations } from '../../scripts/clientOperations.ts'
import { begunDraft, newcomer } from './accounts.ts'
import { expectSaved, expectValue } from './keyboard.ts'
import { NANDINI } from './people.ts'
import { type Product, startProduct } from './product.ts'

/** The present release, which knows the operations of the former one too. */
let release: string
/** The former client: its scripts, and the page that loads them. */
let former: { scripts: string; page: string; operations: Readonly<Record<string, string>> }
let product: Product

/** An operation of the former release: it asked for one field more of its first subject. */
function asBefore(text: string): string {
  const before = visit(parse(text), {
    OperationDefinition: operation => ({
      ...operation,
      selectionSet: {
        ...operation.selectionSet,
        selections: operation.selectionSet.selections.map((selection, place) =>
          place === 0 && selection.kind === Kind.FIELD && selection.selectionSet
            ? { ...selection, selectionSet: withFormerField(selection.selectionSet) }
            : selection,
        ),
      },
    }),
  })
  return `# Before.\n${print(before)}`
}

function withFormerField(set: SelectionSetNode): SelectionSetNode {
  const field = {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: 'formerly' },
    name: { kind: Kind.NAME, value: '__typename' },
  } as const
  return { ...set, selections: [...set.selections, field] }
}

/** A client of which every operation has changed since, and the record of its operations after the present release. */
async function buildFormerClient(): Promise<typeof former> {
  const scripts = join(release, 'former')
  await cp('dist/web/assets', scripts, { recursive: true })
  const present = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile('dist/server/persisted-operations.json', 'utf8')))
  const changed = Object.entries(present).map(([hash, text]) => {
    const earlier = asBefore(text)
    return { hash, earlier, earlierHash: createHash('sha256').update(earlier).digest('hex') }
  })
  for (const file of (await readdir(scripts)).filter(name => name.endsWith('.js'))) {
    let script = await readFile(join(scripts, file), 'utf8')
    for (const { hash, earlierHash } of changed) script = script.replaceAll(hash, earlierHash)
    await writeFile(join(scripts, file), script.replaceAll(/(["'`/])assets\//g, '$1former/'))
  }
  const page = (await readFile('dist/web/index.html', 'utf8'))
    .replaceAll('/assets/', '/former/')
    .replace(/(<meta name="release" content=")\w+/, '$1former')
  const record = recordOperations({
    recorded: changed.map(({ earlier }) => ({ text: earlier })),
    compiled: Object.values(present),
    schema: buildSchema(await readFile('schema.graphql', 'utf8')),
    today: new Date().toISOString().slice(0, 10),
  })
  return { scripts, page, operations: operationsByHash(record).former }
}

beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'gradwright-release-'))
  for (const shared of ['node_modules', 'prisma', 'package.json'])
    await symlink(resolve(shared), join(release, shared))
  await cp('dist', join(release, 'dist'), { recursive: true })
  former = await buildFormerClient()
  await writeFile(join(release, 'dist/server/former-operations.json'), JSON.stringify(former.operations))
  product = await startProduct({ GRAPHQL_OPEN: '1' }, { folder: release })
})
afterAll(async () => {
  await product.close()
  await rm(release, { recursive: true })
})

/** Serves the former client to this browser; its page only until the returned function is called. */
async function serveFormerClient(browser: BrowserContext): Promise<() => void> {
  let isReleased = false
  await browser.route('**/former/**', route =>
    route.fulfill({
      path: join(former.scripts, new URL(route.request().url()).pathname.replace('/former/', '')),
    }),
  )
  await browser.route('**/*', route =>
    route.request().resourceType() === 'document' && !isReleased
      ? route.fulfill({ body: former.page, contentType: 'text/html; charset=utf-8' })
      : route.fallback(),
  )
  return () => {
    isReleased = true
  }
}

function watchOperations(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST')
      sent.push(z.object({ doc_id: z.string() }).parse(request.postDataJSON()).doc_id)
  })
  return sent
}

const loadedRelease = (page: Page) => page.locator('meta[name="release"]').getAttribute('content')

test('a page that is open while a release goes out saves on, and the next page is of the new release', async () => {
  const { browser } = await newcomer(product, NANDINI)
  const draft = await begunDraft(browser, NANDINI)
  const goOut = await serveFormerClient(browser)
  const page = await browser.newPage()
  const sent = watchOperations(page)
  await page.goto(draft)
  const story = page.getByRole('textbox', { name: 'A moment that set your direction' })
  await story.waitFor()
  goOut()

  await story.fill('The pump in our yard stopped in May.')
  await expectSaved(page)
  await page.getByText('A newer version of Gradwright is here').waitFor()
  expect(await loadedRelease(page)).toBe('former')
  expect(sent.length).toBeGreaterThan(2)
  expect(sent.filter(hash => former.operations[hash] === undefined)).toEqual([])

  // Typed at the last moment: not yet saved when the page is left.
  await story.fill('The pump in our yard stopped in May. I took it apart.')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(await loadedRelease(page)).toMatch(/^[0-9a-f]{16}$/)

  await page.goto(draft)
  await expectValue(story, 'The pump in our yard stopped in May. I took it apart.')
})
