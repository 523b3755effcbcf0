import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { packageRoot } from '../../infra/packageRoot.ts'

const operationsFile = z.record(z.string(), z.string())

/** The operations of the web client, by the hash that it sends. */
export type ClientOperations = { find(hash: string): string | null }

/**
 * Reads the compiled operations. Reads them again when a hash is not known and the file has changed: the Relay compiler
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

/** The file beside the bundled server, or the Relay compiler's own when the sources run. */
function compiledOperations(): string {
  const beside = fileURLToPath(new URL('persisted-operations.json', import.meta.url))
  return existsSync(beside) ? beside : join(packageRoot(), 'web/relay/persisted-operations.json')
}
