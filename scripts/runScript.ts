import { ConfigError } from '../graphql-server/config.ts'
import { BackupError } from '../graphql-server/infra/backup.ts'
import { DataFolderInUseError } from '../graphql-server/infra/dataFolder.ts'
import { SchemaMismatchError } from '../graphql-server/infra/migrations.ts'

const EXPECTED = [BackupError, ConfigError, DataFolderInUseError, SchemaMismatchError]

/** Runs a command-line script. Expected faults are reported in one line, others with their stack. */
export async function runScript(script: (commandLine: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await script(process.argv.slice(2))
  } catch (error) {
    const isExpected = EXPECTED.some(kind => error instanceof kind)
    const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}
