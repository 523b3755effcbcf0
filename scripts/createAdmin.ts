import { parseArgs } from 'node:util'
import { readConfig } from '../graphql-server/config.ts'
import { createStaff } from '../graphql-server/domain/accounts/createStaff.ts'
import { DomainError, ValidationError } from '../graphql-server/domain/errors.ts'
import { createLog } from '../graphql-server/infra/log.ts'
import { withAppContext } from '../graphql-server/startServer.ts'
import { runScript } from './runScript.ts'

/*
 * npm run admin:create -- --username rohan --email rohan@example.com --name 'Rohan Desai' [--role ADMIN]
 *
 * Creates an account for staff (ADMIN, ANALYST or REVIEWER), or gives an existing one that role, and prints the link at
 * which its password is set. The link works once, within one hour.
 *
 * The embedded database can only be opened while no server runs on it; a PostgreSQL server (DATABASE_URL) at any time.
 */
const USAGE =
  "Usage: npm run admin:create -- --username rohan --email rohan@example.com --name 'Rohan Desai' [--role ADMIN]"

function readOptions(commandLine: readonly string[]) {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'ADMIN' },
    },
  })
  return { ...values, role: values.role.toUpperCase() }
}

await runScript(async commandLine => {
  let values: ReturnType<typeof readOptions>
  try {
    values = readOptions(commandLine)
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : 'These options are not known'}\n${USAGE}\n`,
    )
    process.exitCode = 2
    return
  }
  const { name: fullName, ...rest } = values
  const config = readConfig()
  const log = createLog({ level: 'error', format: 'lines' })
  try {
    const { isNew, link } = await withAppContext({
      config,
      log,
      work: app => createStaff({ app, input: { ...rest, fullName } }),
    })
    process.stdout.write(
      `${isNew ? 'Created' : 'Changed'} the account ${rest.username}, ${rest.role}.\nSet its password within one hour at ${link}\n`,
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const faults =
      error instanceof ValidationError
        ? error.fields.map(({ path, message }) => `--${path === 'fullName' ? 'name' : path}: ${message}`)
        : [error.message]
    process.stderr.write(`${faults.join('\n')}\n`)
    process.exitCode = 1
  }
})
