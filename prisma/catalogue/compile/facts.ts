import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseCsv } from '../../../graphql-server/domain/catalogue/csv.ts'
import type { Cells } from './cells.ts'
import manifest from './manifest.json' with { type: 'json' }

/** A file of facts. One that the manifest does not name can't be read. */
export type FactsFile = keyof typeof manifest.files

/** Reads the rows of a file of facts. */
export type Facts = (file: FactsFile) => Cells[]

/** Files of facts that are missing or differ from the manifest. The message has a line for each. */
export class FactsFault extends Error {
  override readonly name = 'FactsFault'
}

/**
 * Reads all files that the manifest names.
 * @throws FactsFault naming each file that is missing, or whose hash or number of rows is not the manifest's
 */
export async function readFacts({
  folder,
  files = manifest.files,
}: {
  folder: string
  files?: Readonly<Record<string, { sha256: string; rows: number }>>
}): Promise<Facts> {
  const facts = new Map<string, Cells[]>()
  const faults: string[] = []
  for (const [file, { sha256, rows }] of Object.entries(files)) {
    const bytes = await readIfThere(join(folder, file))
    const found = bytes && createHash('sha256').update(bytes).digest('hex')
    if (!bytes) faults.push(`${file} is missing`)
    else if (found !== sha256) faults.push(`${file} differs: its sha256 is ${found}`)
    else {
      const cells = parseRows(bytes.toString('utf8'))
      if (cells.length !== rows)
        faults.push(`${file} has ${cells.length} rows, and the manifest says ${rows}`)
      facts.set(file, cells)
    }
  }
  if (faults.length > 0) throw new FactsFault(faults.join('\n'))
  return file => facts.get(file) ?? []
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The rows of a table, each with its cells by column. */
export function parseRows(text: string): Cells[] {
  return parseCsv(text).rows.map(({ cells }) => cells)
}
