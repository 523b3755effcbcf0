import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { schema } from '../graphql-server/schema/index.ts'
import { printedSchema } from '../graphql-server/schema/printed.ts'

/** Writes schema.graphql. `--check` only reports whether the committed one is up to date. */
const path = fileURLToPath(new URL('../schema.graphql', import.meta.url))
const printed = printedSchema(schema)

if (process.argv.includes('--check')) {
  if ((await readFile(path, 'utf8').catch(() => '')) !== printed) {
    process.stderr.write('schema.graphql is stale: run npm run codegen and commit it.\n')
    process.exitCode = 1
  }
} else {
  await writeFile(path, printed)
}
