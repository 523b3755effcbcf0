import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { curlExample, typeScriptExample } from '../../../web/content/partnerExamples.ts'
import { createOrganisation } from '../../domain/partners/createOrganisation.ts'
import { createApiKey } from '../../domain/partners/keys.ts'
import { createCatalogue } from '../../test/catalogues.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const run = promisify(execFile)
let database: TestDatabase
let server: TestServer
let env: NodeJS.ProcessEnv

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
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

// What the page for developers shows is run as it stands. The TypeScript has no types, so Node takes it as it is.
it.each([
  ['curl', () => run('sh', ['-c', curlExample(server.url)], { env })],
  [
    'TypeScript',
    () => run(process.execPath, ['--input-type=module', '-e', typeScriptExample(server.url)], { env }),
  ],
])('the example in %s runs against the server', async (_name, example) => {
  const { stdout } = await example()
  expect(stdout).toContain('University of Leeds')
  expect(stdout).toContain('requested')
})
