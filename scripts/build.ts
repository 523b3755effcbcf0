/**
 * Builds what is missing or older than its sources: `npm start` calls it each time and mostly finds nothing to do.
 * `--force` builds all of it.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildClient } from 'vite'
import { compileRelay, generatePrismaClient } from './codegen.ts'
import { endInFailure, phase, say } from './run.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const STAMP = 'dist/built-from'
const SOURCES = [
  'graphql-server',
  'web',
  'prisma',
  'scripts/vitePluginRelay.ts',
  'vite.config.ts',
  'relay.config.js',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.json',
]
const NOT_SOURCES = /(^|\/)(generated|__generated__|persisted-operations\.json)(\/|$)|\.test\.tsx?$/

async function main(): Promise<void> {
  const sources = await hashOfSources()
  const standing = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : ''
  if (standing === sources && !process.argv.includes('--force')) return
  say('Building Gradwright (once, and again when its sources change)')
  await phase('Prisma client, Relay artifacts', () =>
    Promise.all([generatePrismaClient(), compileRelay()]).then(() => undefined),
  )
  await phase('web client', async () => {
    await buildClient({ logLevel: 'warn' })
    await compressClient('dist/web')
  })
  await phase('server', bundleServer)
  await mkdir('dist', { recursive: true })
  await writeFile(STAMP, sources)
}

/** Puts a brotli and a gzip form beside each text that browsers load, so that no request pays for compressing. */
async function compressClient(folder: string): Promise<void> {
  const texts = (await filesOf(folder)).filter(file => /\.(js|css|html|svg|txt|json)$/.test(file))
  await Promise.all(
    texts.map(async file => {
      const text = await readFile(file)
      await writeFile(`${file}.br`, await brotli(text))
      await writeFile(`${file}.gz`, await gzip(text))
    }),
  )
}

/** One file with our own code, and one for the composing threads; packages stay where npm put them. */
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
  // With its own copy of what the client may ask, `dist` and `node_modules` are all that a server needs.
  await copyFile('web/relay/persisted-operations.json', 'dist/server/persisted-operations.json')
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES)
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const files = await Promise.all(
    entries
      .map(entry => join(path, entry.name))
      .filter(file => !NOT_SOURCES.test(file))
      .sort()
      .map(filesOf),
  )
  return files.flat()
}

main().catch(endInFailure)
