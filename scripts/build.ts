/**
 * Builds what is missing or older than its sources. `npm start` calls it each time; it usually has nothing to do.
 * `--force` builds everything.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { build as bundle } from 'esbuild'
import { build as buildClient } from 'vite'
import { buildGraphiql } from './buildGraphiql.ts'
import { compressTexts, hashOfSources } from './builtFiles.ts'
import { compileRelay, generatePrismaClient } from './codegen.ts'
import { endInFailure, phase, say } from './run.ts'

const STAMP = 'dist/built-from'
const SOURCES = [
  'graphql-server',
  'web',
  'prisma',
  'scripts/vitePluginRelay.ts',
  'vite.config.ts',
  'vite.graphiql.config.ts',
  'relay.config.js',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.json',
]

async function main(): Promise<void> {
  const sources = await hashOfSources(SOURCES)
  const force = process.argv.includes('--force')
  const builtFrom = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : ''
  if (builtFrom === sources && !force) return
  say('Building Gradwright (once, and again when its sources change)')
  await phase('Prisma client, Relay artifacts', () =>
    Promise.all([generatePrismaClient(), compileRelay()]).then(() => undefined),
  )
  await phase('web client', async () => {
    await buildClient({ logLevel: 'warn' })
    await compressTexts('dist/web', ['br', 'gz'])
  })
  await buildGraphiql({ force })
  await phase('server', bundleServer)
  await mkdir('dist', { recursive: true })
  await writeFile(STAMP, sources)
}

/** Bundles the server and the composing threads into one file each. Packages stay in node_modules. */
async function bundleServer(): Promise<void> {
  await bundle({
    entryPoints: ['graphql-server/main.ts', 'graphql-server/composeOnThread.ts'],
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  // With this copy of the client's operations a server needs only `dist` and `node_modules`.
  await copyFile('web/relay/persisted-operations.json', 'dist/server/persisted-operations.json')
}

main().catch(endInFailure)
