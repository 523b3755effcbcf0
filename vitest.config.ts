import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findPostgresBinaries } from './graphql-server/test/postgresServer.ts'
import { vitePluginCatalogue } from './scripts/vitePluginCatalogue.ts'
import { vitePluginDevelopers } from './scripts/vitePluginDevelopers.ts'
import { vitePluginRelay } from './scripts/vitePluginRelay.ts'

const home = import.meta.dirname

/**
 * Files share a worker. Loading the writer and the schema, or React and Relay, anew for each file took a quarter of the
 * run. Files of the server, and journeys, share our modules too; those of the web get them anew (`web/test/setup.ts`).
 */
const SHARED = { isolate: false } as const

const SERVER = '{graphql-server,scripts,prisma}/**'
const THREADS_SETUP = 'graphql-server/test/bundleThreads.ts'
const hasPostgres = findPostgresBinaries() !== null
/** `npm run test:all`: every test of rows on both databases, every property with all its runs. */
const isAll = process.env.TEST_ALL === '1'

/** The client of object stores tells each process that its releases of 2027 will need Node 22. */
const WITHOUT_NOTICES = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

const TAGS = [
  {
    name: 'postgres',
    description: 'A file of both databases. On the embedded one its journeys run, and all of it in test:all.',
  },
  { name: 'journey', description: 'A case of such a file that runs on the embedded database too.' },
]

/**
 * The projects in the order in which they run. Journeys wait for a product that starts while other files run
 * (`web/e2e/globalSetup.ts`), and the many short files of the web keep both workers busy to the end.
 */
const ORDER = ['server-embedded', 'server-postgres', 'browser', 'unit', 'web']

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name))
  }
}

/**
 * Tests that need rows run on PostgreSQL, and those named `*.both.db.test.ts` on the embedded database too: all of the
 * file, or its journeys when it has the tag `postgres`. Tests of one database have it in their name.
 */
function onDatabase(database: 'embedded' | 'postgres'): TestProjectConfiguration {
  const hasAllRows = database === 'postgres' || isAll || !hasPostgres
  const rows = hasAllRows ? '*.db.test.ts' : '*.both.db.test.ts'
  return {
    extends: true,
    test: {
      ...SHARED,
      name: `server-${database}`,
      include: [`${SERVER}/${rows}`, `${SERVER}/*.${database}.test.ts`],
      env: { TEST_DATABASE: database, ...WITHOUT_NOTICES },
      ...(!hasAllRows && { tagsFilter: ['!postgres or journey'] }),
      globalSetup: [THREADS_SETUP, 'graphql-server/test/globalSetup.ts'],
      pool: 'forks',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...SHARED,
      name: 'unit',
      include: [`${SERVER}/*.test.ts`],
      exclude: ['**/*.{db,embedded,postgres}.test.ts'],
      env: WITHOUT_NOTICES,
      globalSetup: [THREADS_SETUP],
      testTimeout: 60_000,
    },
  },
  {
    extends: true,
    plugins: [
      vitePluginRelay({ artifacts: resolve(home, 'web/__generated__') }),
      vitePluginCatalogue(),
      vitePluginDevelopers(),
      react(),
    ],
    test: {
      ...SHARED,
      name: 'web',
      include: ['web/**/*.test.{ts,tsx}'],
      exclude: ['web/e2e/**'],
      environment: 'happy-dom',
      setupFiles: ['web/test/setup.ts'],
      testTimeout: 60_000,
    },
  },
  onDatabase('embedded'),
  {
    extends: true,
    test: {
      ...SHARED,
      name: 'browser',
      include: ['web/e2e/**/*.e2e.test.ts'],
      globalSetup: ['web/e2e/globalSetup.ts'],
      pool: 'forks',
      testTimeout: 120_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 15_000 } },
    },
  },
]

if (hasPostgres) projects.push(onDatabase('postgres'))
else
  process.stderr.write(
    '\n!! LEFT OUT: the server tests on PostgreSQL. Its programs (initdb, postgres) were found neither on the PATH\n' +
      '!! nor in /usr/lib/postgresql. The same tests run on the embedded database.\n\n',
  )

export default defineConfig({
  root: home,
  // Two copies of graphql would each treat the other's errors as unexpected, and mask them.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects,
    tags: TAGS,
    sequence: { sequencer: InOrder },
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
