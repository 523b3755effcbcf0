import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { packageRoot } from '../../infra/packageRoot.ts'

const operationsFile = z.record(z.string(), z.string())

export type ClientOperation = {
  text: string
  /** Whether only pages of an earlier release send it. It fits the schema; its variables may not. */
  isFormer: boolean
}

/** The operations of the web client, by hash: those of this release, and those of earlier ones that it answers. */
export type ClientOperations = { find(hash: string): ClientOperation | null }

/**
 * Reads the compiled operations. Reads them again when a hash is unknown and the file has changed: the Relay compiler
 * rewrites it during development. Those of earlier releases are in the file that the build wrote beside it.
 */
export function readClientOperations(path = compiledOperations()): ClientOperations {
  const former = readTexts(join(dirname(path), 'former-operations.json'))
  let present = new Map<string, string>()
  let readAt = -1
  function reread(): void {
    const changedAt = existsSync(path) ? statSync(path).mtimeMs : -1
    if (changedAt === readAt) return
    present = readTexts(path)
    readAt = changedAt
  }
  reread()
  return {
    find(hash) {
      if (!present.has(hash) && !former.has(hash)) reread()
      const text = present.get(hash)
      if (text !== undefined) return { text, isFormer: false }
      const earlier = former.get(hash)
      return earlier === undefined ? null : { text: earlier, isFormer: true }
    },
  }
}

function readTexts(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map()
  return new Map(Object.entries(operationsFile.parse(JSON.parse(readFileSync(path, 'utf8')))))
}

/** The file beside the bundled server. When the sources run, the file that the Relay compiler writes. */
function compiledOperations(): string {
  const beside = fileURLToPath(new URL('persisted-operations.json', import.meta.url))
  return existsSync(beside) ? beside : join(packageRoot(), 'web/relay/persisted-operations.json')
}
