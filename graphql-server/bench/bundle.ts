import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const manifestForm = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
)

/** Gzipped JavaScript in kB: all that each screen needs, and what its chunks add to the entry's; and in how many files. */
export type ScreenWeight = { screen: string; total: number; own: number; files: number }

/** Weighs the built client by Vite's manifest. */
export async function weighScreens(folder: string): Promise<ScreenWeight[]> {
  const manifest = manifestForm.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const weights = new Map<string, number>()
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) weights.set(file, gzipSync(await readFile(join(folder, file))).length / 1000)

  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)

  // The first script, and the client that it loads.
  const entryFiles = new Set<string>()
  for (const key of Object.keys(manifest)) if (manifest[key]?.isEntry) filesOf(key, entryFiles)
  // A screen may have several chunks, and needs all of them.
  const screens = new Map<string, Set<string>>()
  for (const key of Object.keys(manifest)) {
    const screen = /screens\/(\w+)\//.exec(key)?.[1]
    if (screen && manifest[key]?.isDynamicEntry)
      screens.set(screen, new Set([...(screens.get(screen) ?? []), ...filesOf(key)]))
  }
  return [...screens]
    .map(([screen, files]) => {
      const own = [...files].filter(file => !entryFiles.has(file))
      const scripts = [...entryFiles, ...own].filter(file => weights.has(file))
      return { screen, total: weigh(entryFiles) + weigh(own), own: weigh(own), files: scripts.length }
    })
    .sort((a, b) => a.screen.localeCompare(b.screen))
}
