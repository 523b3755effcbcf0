import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'

const FORMS = { br: promisify(brotliCompress), gz: promisify(gzipCompress) } as const

const NOT_SOURCES = /(^|\/)(generated|__generated__|persisted-operations\.json)(\/|$)|\.test\.tsx?$/

/** A hash of this version of Node and the sources in these files and folders, without tests and generated files. */
export async function hashOfSources(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources)
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Writes compressed forms beside each text that browsers load, so that requests need not compress. */
export async function compressTexts(folder: string, forms: readonly (keyof typeof FORMS)[]): Promise<void> {
  const texts = (await filesOf(folder)).filter(file => /\.(js|css|html|svg|txt|json)$/.test(file))
  await Promise.all(
    texts.map(async file => {
      const text = await readFile(file)
      for (const form of forms) await writeFile(`${file}.${form}`, await FORMS[form](text))
    }),
  )
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
