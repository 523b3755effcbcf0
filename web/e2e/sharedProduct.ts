import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** What is in the folder of the shared product. `state` is written when the product has started, or could not start. */
export function foldersOf(folder: string): { filled: string; shared: string; state: string } {
  return { filled: join(folder, 'filled'), shared: join(folder, 'shared'), state: join(folder, 'state.json') }
}

const states = z.union([z.object({ address: z.string() }), z.object({ fault: z.string() })])

/** Where the product that most files share is served, and a data folder with the catalogue and demonstration's accounts. */
export type SharedProduct = { address: string; filledDataFolder: string }

/** Waits until the shared product has started. @throws Error with the fault if it could not start. */
export async function whenStarted(folder: string): Promise<SharedProduct> {
  const { filled, state } = foldersOf(folder)
  while (!existsSync(state)) await pause(50)
  const found = states.parse(JSON.parse(await readFile(state, 'utf8')))
  if ('fault' in found) throw new Error(`The product did not start: ${found.fault}`)
  return { address: found.address, filledDataFolder: filled }
}
