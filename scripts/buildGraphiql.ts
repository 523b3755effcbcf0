import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { compressTexts, hashOfSources } from './builtFiles.ts'
import { phase } from './run.ts'

const STAMP = 'dist/graphiql-built-from'
const SOURCES = ['web/graphiql', 'web/relay/eventStream.ts', 'vite.graphiql.config.ts', 'package-lock.json']

/** Builds the page of GraphiQL into dist/graphiql when it is missing or older than its sources, or when forced. */
export async function buildGraphiql({ force = false }: { force?: boolean } = {}): Promise<void> {
  const sources = await hashOfSources(SOURCES)
  if (!force && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === sources) return
  await phase('GraphiQL', async () => {
    await build({ configFile: 'vite.graphiql.config.ts', logLevel: 'warn' })
    // Brotli would take seconds of the build, for a page that few people open.
    await compressTexts('dist/graphiql', ['gz'])
    await writeFile(STAMP, sources)
  })
}
