import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// The settings of the Relay compiler. It reads the module itself, so each setting is a named export. The browser sends
// an operation's hash; the server has the text for it.
export const src = './web'
export const language = 'typescript'
export const schema = './schema.graphql'
export const artifactDirectory = './web/__generated__'
// The examples for partners have queries of their own.
export const excludes = ['**/node_modules/**', '**/__generated__/**', '**/content/examples/**']
export const eagerEsModules = true
export const noFutureProofEnums = false
export const customScalarTypes = { DateTime: 'string' }
export const persistConfig = { file: './web/relay/persisted-operations.json', algorithm: 'SHA256' }

/** Whether the file of persisted operations contains any. */
function hasOperations() {
  try {
    return Object.keys(JSON.parse(readFileSync(persistConfig.file, 'utf8'))).length > 0
  } catch {
    return false
  }
}

// The compiler fails where the folder or file is missing, as in a fresh clone. It also persists nothing for an existing
// artifact. Without the file, that artifact would send a hash that no server knows.
if (!hasOperations()) {
  rmSync(artifactDirectory, { recursive: true, force: true })
  mkdirSync(artifactDirectory, { recursive: true })
  writeFileSync(persistConfig.file, '{}\n')
}
