import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { curlExample } from '../../../web/content/partnerExamples.ts'
import { WEBHOOK_EXAMPLE } from '../../../web/content/webhookExample.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey } from '../../domain/partners/keys.ts'
import { SIGNATURE_HEADER } from '../../domain/partners/webhooks/events.ts'
import { signatureOf } from '../../domain/partners/webhooks/signature.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const run = promisify(execFile)
let database: TestDatabase
let server: TestServer
let env: NodeJS.ProcessEnv
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  const app = createAppContext({ database })
  await createCatalogue({ app })
  const owner = await createUser({ app, columns: { role: 'ADMIN' } })
  const { viewer } = await createViewer({ app, user: owner })
  await createOrganisation({ app, viewer, input: { name: 'Bright Paths', ownerName: owner.username } })
  const input = { name: 'Examples', mode: 'TEST', scopes: ['CATALOGUE'] }
  const { secret } = await createApiKey({ app, viewer, input })
  env = { ...process.env, GRADWRIGHT_KEY: secret }
  server = await startTestServer({ app, config: { graphqlOpen: false } })
  folder = await copyExamples()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.stop()
  await database.close()
})

/** A folder with the files of the examples, as a partner copies them from the page for developers. */
async function copyExamples(): Promise<string> {
  const copied = await mkdtemp(join(tmpdir(), 'gradwright-examples-'))
  await cp('web/content/examples', copied, { recursive: true })
  for (const name of await readdir(copied)) {
    const file = join(copied, name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('https://gradwright.example', server.url))
  }
  return copied
}

const inFolder = (program: string, ...args: string[]) => run(program, args, { env, cwd: folder })
// As `npx tsx` does, without a look for a newer one.
const tsx = createRequire(import.meta.url).resolve('tsx/cli')

// What the page for developers shows is run as it is.
it.each([
  ['curl', () => inFolder('sh', '-c', curlExample(server.url))],
  ['TypeScript', () => inFolder(process.execPath, tsx, 'universities.mts')],
  ['Python', () => inFolder('python3', 'universities.py')],
])('the example in %s runs against the server', async (_name, example) => {
  const { stdout } = await example()
  expect(stdout).toContain('University of Leeds')
  expect(stdout).toMatch(/requested|It cost \d+ points, \d+ are left\./)
})

it.each([
  ['TypeScript', () => inFolder(process.execPath, tsx, 'universities.mts')],
  ['Python', () => inFolder('python3', 'universities.py')],
])('the example in %s says how long to wait where no points are left', async (_name, example) => {
  await database.prisma.organisation.updateMany({ data: { points: -1000, pointsAt: new Date() } })
  await expect(example()).rejects.toThrow(/No points are left\. Try again in \d+ seconds\./)
})

it('the example of a program that gets events takes what is signed with its secret, and nothing else', async () => {
  const secret = 'gw_whsec_of_a_test'
  const port = await freePort()
  const program = spawn(process.execPath, ['--input-type=module', '-e', WEBHOOK_EXAMPLE], {
    env: { ...process.env, PORT: String(port), GRADWRIGHT_WEBHOOK_SECRET: secret },
  })
  try {
    let printed = ''
    program.stdout.on('data', chunk => {
      printed += String(chunk)
    })
    const body = '{"id":"evt_1","type":"ping"}'
    const post = async (key: string, now: Date) =>
      (
        await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { [SIGNATURE_HEADER]: signatureOf({ body, secrets: [key], now }) },
          body,
        })
      ).status
    await expect.poll(() => post(secret, new Date()).catch(() => null), { timeout: 20_000 }).toBe(204)
    expect(await post('another', new Date())).toBe(400)
    expect(await post(secret, new Date(Date.now() - 600_000))).toBe(400)
    await expect.poll(() => printed.trim(), { timeout: 20_000 }).toBe(body)
  } finally {
    program.kill()
  }
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
