/** Files of an evaluation: packs that readers fill in, texts, and keys. A file that exists is never written again. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

/** Whether an error says that a file is (ENOENT), or is not (EEXIST), missing. */
function isFileError(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Writes a file unless it exists. Its folder is made. */
export async function writeOnce(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' }).catch(error => {
    if (!isFileError(error, 'EEXIST')) throw error
  })
}

/** Writes a form unless it exists: a reader may have begun to fill it in. */
export async function writeFormOnce(path: string, form: unknown): Promise<void> {
  await writeOnce(path, `${JSON.stringify(form, null, 2)}\n`)
}

/** The file's text; null where there is none, or only white space. */
export async function readText(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, 'utf8')
    return text.trim() === '' ? null : text
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * A form as a reader left it; null where there is none.
 * @throws Error that names the file and each wrong field
 */
export async function readForm<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const text = await readText(path)
  if (text === null) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`${path} is not valid JSON`)
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new Error(`${path}\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The names in a folder that end so, without the ending, in order; none where there is no folder. */
export async function namesIn(folder: string, ending: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter(name => name.endsWith(ending))
      .map(name => name.slice(0, -ending.length))
      .sort()
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return []
    throw error
  }
}

/** A hash of the parts, as hexadecimal digits: the same for the same parts, and otherwise without any order. */
export function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** A number from 0 up to (not including) 1 that the parts determine. */
export function chance(...parts: readonly string[]): number {
  return Number.parseInt(digest(...parts).slice(0, 12), 16) / 16 ** 12
}
