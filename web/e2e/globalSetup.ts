import { openAsBlob } from 'node:fs'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEngine } from '../../graphql-server/infra/embeddedDatabase.ts'
import { embeddedDumps } from '../../graphql-server/test/embeddedDumps.ts'
import { type Started, startGradwright, stop } from '../../graphql-server/test/serverProcess.ts'
import { foldersOf } from './sharedProduct.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the product that most files share (`sharedProduct.ts`). */
    sharedProduct: string
  }
}

/**
 * Starts the product that most files share, and does not wait for it: files of other projects run meanwhile, and
 * journeys wait in `whenStarted`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-browser-'))
  project.provide('sharedProduct', folder)
  // Awaited, since other projects make the same dump.
  const { databaseDump } = await embeddedDumps()
  const starting = startShared(folder, databaseDump)
  starting.catch(() => undefined)
  return async () => {
    await starting.then(stop, () => undefined)
    await rm(folder, { recursive: true })
  }
}

/** Fills a data folder, and starts the product on a copy of it. */
async function startShared(folder: string, databaseDump: string): Promise<Started> {
  const { filled, shared, state } = foldersOf(folder)
  const report = async (text: object) => {
    await writeFile(`${state}.new`, JSON.stringify(text))
    await rename(`${state}.new`, state)
  }
  try {
    const dump = await openAsBlob(databaseDump, { type: 'application/x-tar' })
    await (await openEngine(join(filled, 'database'), dump)).close()
    // Loads the catalogue and opens the demonstration's accounts.
    await stop(await startGradwright({ DATA_DIR: filled }))
    await cp(filled, shared, { recursive: true })
    const server = await startGradwright({ DATA_DIR: shared })
    await report({ address: `http://127.0.0.1:${server.port}` })
    return server
  } catch (error) {
    await report({ fault: String(error) })
    throw error
  }
}
