import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// What the Relay compiler reads and writes. It takes the module itself for its configuration, so each setting is an
// export by name. The browser sends an operation's hash; the server knows the text that belongs to it.
export const src = './web'
export const language = 'typescript'
export const schema = './schema.graphql'
export const artifactDirectory = './web/__generated__'
export const eagerEsModules = true
export const noFutureProofEnums = false
export const customScalarTypes = { DateTime: 'string' }
export const persistConfig = { file: './web/relay/persisted-operations.json', algorithm: 'SHA256' }

/** Whether the file of persisted operations holds any. */
function hasOperations() {
  try {
    return Object.keys(JSON.parse(readFileSync(persistConfig.file, 'utf8'))).length > 0
  } catch {
    return false
  }
}

// The compiler stops where folder or file are missing, as in a fresh clone. And it persists nothing for an artifact
// that stands already: one whose text is on no file would send a hash that no server knows.
if (!hasOperations()) {
  rmSync(artifactDirectory, { recursive: true, force: true })
  mkdirSync(artifactDirectory, { recursive: true })
  writeFileSync(persistConfig.file, '{}\n')
}
