import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { packageRoot } from '../../infra/packageRoot.ts'

const operationsFile = z.record(z.string(), z.string())

/** The operations that the web client was compiled with, by the hash that it sends. */
export type ClientOperations = { find(hash: string): string | null }

/**
 * Reads the compiled operations, and again when the file has changed and a hash is not known: the Relay compiler
 * writes new ones while one develops.
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

/** Beside the bundled server, or where the Relay compiler writes when the sources run. */
function compiledOperations(): string {
  const beside = fileURLToPath(new URL('persisted-operations.json', import.meta.url))
  return existsSync(beside) ? beside : join(packageRoot(), 'web/relay/persisted-operations.json')
}
