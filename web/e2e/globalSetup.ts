import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startGradwright, stop } from '../../graphql-server/test/serverProcess.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the schema, the catalogue and the demonstration's accounts. */
    filledDataFolder: string
  }
}

/** Fills a data folder once for a run. Each file copies it, which is faster than loading the catalogue again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-filled-'))
  await stop(await startGradwright({ DATA_DIR: folder }))
  project.provide('filledDataFolder', folder)
  return () => rm(folder, { recursive: true })
}
