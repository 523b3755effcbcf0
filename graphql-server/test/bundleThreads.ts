import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { BUNDLED } from './bundled.ts'

/**
 * Bundles the threads and processes that tests start, once for a run: through the loader each start takes some four
 * seconds of CPU time. While Vitest watches, the sources run.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.config.watch || process.env.TEST_BUNDLE) return
  // Within the project, so that packages are found.
  const folder = resolve('.cache', 'test-bundle', String(process.pid))
  process.env.TEST_BUNDLE = folder
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: Object.values(BUNDLED).map(file => `graphql-server/${file}`),
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  return async () => {
    delete process.env.TEST_BUNDLE
    await rm(folder, { recursive: true })
  }
}
