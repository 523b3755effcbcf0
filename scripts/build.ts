/**
 * Builds what is missing or older than its sources. `npm start` calls it each time; it usually has nothing to do.
 * `--force` builds everything.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild'
import { build as buildClient } from 'vite'
import { z } from 'zod'
import { buildGraphiql } from './buildGraphiql.ts'
import { compressTexts, hashOfSources } from './builtFiles.ts'
import { writeOperations } from './clientOperations.ts'
import { compileRelay, generatePrismaClient } from './codegen.ts'
import { endInFailure, phase, say } from './run.ts'

const STAMP = 'dist/built-from'
const SOURCES = [
  'graphql-server',
  'web',
  'prisma',
  'scripts/analyticsRole.ts',
  'scripts/backup.ts',
  'scripts/catalogue.ts',
  'scripts/clientOperations.ts',
  'scripts/createAdmin.ts',
  'scripts/jobs.ts',
  'scripts/restore.ts',
  'scripts/runScript.ts',
  'scripts/vitePluginCatalogue.ts',
  'scripts/vitePluginDevelopers.ts',
  'scripts/vitePluginFonts.ts',
  'scripts/vitePluginInline.ts',
  'scripts/vitePluginPages.ts',
  'scripts/vitePluginPreload.ts',
  'scripts/vitePluginRelay.ts',
  'scripts/vitePluginRelease.ts',
  'scripts/vitePluginSources.ts',
  'scripts/vitePluginStyledIds.ts',
  'vite.config.ts',
  'vite.graphiql.config.ts',
  'vite.renderer.config.ts',
  'relay.config.js',
  'schema.graphql',
  'CHANGELOG.md',
  'package-lock.json',
  'tsconfig.json',
]

async function main(): Promise<void> {
  const sources = await hashOfSources(SOURCES)
  const force = process.argv.includes('--force')
  const builtFrom = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : ''
  if (builtFrom === sources && !force) return
  say('Building Gradwright (once, and again when its sources change)')
  // What a build that fails leaves is not taken for a whole one, also when its sources are put back.
  await rm(STAMP, { force: true })
  await phase('Prisma client, Relay artifacts', () =>
    Promise.all([generatePrismaClient(), compileRelay()]).then(() => undefined),
  )
  await phase('web client, and what renders its pages', async () => {
    await buildClient({ logLevel: 'warn' })
    await buildClient({ configFile: 'vite.renderer.config.ts', logLevel: 'warn' })
    await compressTexts('dist/web', ['br', 'gz'])
  })
  await buildGraphiql({ force })
  // Names of chunks have a hash: those of former builds would stay beside the new ones.
  await rm('dist/server', { recursive: true, force: true })
  await mkdir('dist/server', { recursive: true })
  await phase('server', bundleServer)
  await writeFile(STAMP, sources)
}

/**
 * Writes Prisma's query compiler beside the bundle as the WebAssembly file that it is. Prisma ships it as a text in
 * base64, which Node would keep in memory twice: 9 MB. Prisma decodes what it imports with `Buffer.from`, which takes
 * the bytes as they are.
 */
const wasmAsFile: Plugin = {
  name: 'wasm-as-file',
  setup(build) {
    build.onResolve({ filter: /\.wasm-base64\.mjs$/ }, ({ path }) => ({ path, namespace: 'wasm' }))
    build.onLoad({ filter: /./, namespace: 'wasm' }, async ({ path }) => {
      const { wasm } = z.object({ wasm: z.string() }).parse(await import(path))
      const name = basename(path).replace('.wasm-base64.mjs', '.wasm')
      await writeFile(join('dist/server', name), Buffer.from(wasm, 'base64'))
      const file = `new URL('./${name}', import.meta.url)`
      return {
        contents: `import { readFileSync } from 'node:fs'; export const wasm = readFileSync(${file})`,
      }
    })
  },
}

/** What an operator runs beside a server, where the sources are not: `node dist/server/createAdmin.js`. */
const TOOLS = ['analyticsRole', 'backup', 'createAdmin', 'jobs', 'restore']

/**
 * Bundles the server and the composing threads. Packages stay in node_modules. What is imported where it is used, such as
 * the object store's client, is a file of its own: within the server's file its packages would be loaded at each start.
 */
async function bundleServer(): Promise<void> {
  const options: BuildOptions = {
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [wasmAsFile],
    sourcemap: true,
    // Stack traces need the positions alone. Node keeps the whole map in memory.
    sourcesContent: false,
    logLevel: 'warning',
  }
  await bundle({
    ...options,
    entryPoints: ['graphql-server/main.ts', 'graphql-server/composeOnThread.ts'],
    splitting: true,
    chunkNames: 'server-[hash]',
  })
  await bundle({
    ...options,
    entryPoints: TOOLS.map(name => `scripts/${name}.ts`),
    splitting: true,
    chunkNames: 'tool-[hash]',
  })
  // With the client's operations beside it a server needs only `dist` and `node_modules`.
  await writeOperations('dist/server')
}

main().catch(endInFailure)
