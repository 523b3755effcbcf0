/**
 * Makes the types of the example in TypeScript, as a partner makes them: with GraphQL Code Generator, from the schema
 * and the query. `--check` only reports whether the committed ones are up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { parse } from 'graphql'

const QUERY = 'web/content/examples/universities.graphql'
const TYPES = 'web/content/examples/universities.types.ts'

const made = await codegen({
  filename: TYPES,
  schema: parse(await readFile('schema.graphql', 'utf8')),
  documents: [{ location: QUERY, document: parse(await readFile(QUERY, 'utf8')) }],
  config: { enumType: 'string-literal', useTypeImports: true },
  plugins: [{ typescriptOperations: {} }],
  pluginMap: { typescriptOperations },
})

if (process.argv.includes('--check')) {
  if ((await readFile(TYPES, 'utf8').catch(() => '')) !== made) {
    process.stderr.write(`${TYPES} is stale: run npm run codegen and commit it.\n`)
    process.exitCode = 1
  }
} else {
  await writeFile(TYPES, made)
}
