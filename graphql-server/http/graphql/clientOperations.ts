import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { packageRoot } from '../../infra/packageRoot.ts'

const operationsFile = z.record(z.string(), z.string())

/** The operations of the web client, by hash. */
export type ClientOperations = { find(hash: string): string | null }

/**
 * Reads the compiled operations. Reads them again when a hash is unknown and the file has changed: the Relay compiler
 * rewrites it during development.
 */
export function readClientOperations(path = compiledOperations()): ClientOperations {
  let operations = new Map<string, string>()
  let readAt = -1
  function reread(): void {
    const changedAt = existsSync(path) ? statSync(path).mtimeMs : -1
    if (changedAt === readAt) return
    operations = new Map(Object.entries(operationsFile.parse(JSON.parse(readFileSync(path, 'utf8')))))
    readAt = changedAt
  }
  reread()
  return {
    find(hash) {
      if (!operations.has(hash)) reread()
      return operations.get(hash) ?? null
    },
  }
}

/** The file beside the bundled server. When the sources run, the file that the Relay compiler writes. */
function compiledOperations(): string {
  const beside = fileURLToPath(new URL('persisted-operations.json', import.meta.url))
  return existsSync(beside) ? beside : join(packageRoot(), 'web/relay/persisted-operations.json')
}
