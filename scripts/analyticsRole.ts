import { readConfig } from '../graphql-server/config.ts'
import { roleStatements } from '../graphql-server/domain/analytics/readOnly.ts'
import { createLog } from '../graphql-server/infra/log.ts'
import { withAppContext } from '../graphql-server/startServer.ts'
import { runScript } from './runScript.ts'

/*
 * npm run analytics:role -- gradwright_analyst
 *
 * Makes a role of the database that may read what analysts' figures are made of and nothing else, or brings an existing
 * one up to date. The server uses it with ANALYTICS_ROLE=gradwright_analyst. The account of DATABASE_URL must be allowed
 * to create roles.
 */
await runScript(async ([role = '']) => {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) {
    process.stderr.write(
      'Usage: npm run analytics:role -- <name in lower case letters, digits and underscores>\n',
    )
    process.exitCode = 2
    return
  }
  const config = readConfig()
  await withAppContext({
    config,
    log: createLog({ level: 'error', format: 'lines' }),
    work: async ({ database: { prisma } }) => {
      await prisma.$transaction(async tx => {
        for (const statement of roleStatements(role)) await tx.$executeRawUnsafe(statement)
      })
    },
  })
  process.stdout.write(`The role ${role} may read what figures are made of. Set ANALYTICS_ROLE=${role}.\n`)
})
