import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startGradwright, stop } from '../../graphql-server/test/serverProcess.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the schema, the catalogue and the demonstration's accounts. */
    filledDataFolder: string
    /** Where the product that most files share is served. */
    sharedAddress: string
  }
}

/**
 * Fills a data folder once for a run, and starts the product that most files share on a copy of it. Files that need a
 * product with other settings copy the folder, which is faster than loading the catalogue again.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filled = await mkdtemp(join(tmpdir(), 'gradwright-filled-'))
  await stop(await startGradwright({ DATA_DIR: filled }))
  const shared = await mkdtemp(join(tmpdir(), 'gradwright-shared-'))
  await cp(filled, shared, { recursive: true })
  const server = await startGradwright({ DATA_DIR: shared })
  project.provide('filledDataFolder', filled)
  project.provide('sharedAddress', `http://127.0.0.1:${server.port}`)
  return async () => {
    await stop(server)
    await Promise.all([filled, shared].map(folder => rm(folder, { recursive: true })))
  }
}
