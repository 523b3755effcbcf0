/**
 * Generates the Prisma client, schema.graphql, the types of the example for partners, the questionnaire's vectors, Relay's artifacts and persisted operations,
 * and brings the record of operations up to date.
 * `--check` writes no committed file and fails when one is stale.
 */

import { existsSync } from 'node:fs'
import { updateRecord } from './clientOperations.ts'
import { endInFailure, phase, run } from './run.ts'

/** Generates the Prisma client and Pothos' types. This needs no engine; `true` replaces its download. */
export async function generatePrismaClient(): Promise<void> {
  await run('npx', ['--no-install', 'prisma', 'generate'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  })
}

/** Compiles the client's operations against schema.graphql. `--repersist` also lists unchanged ones. */
export async function compileRelay(): Promise<void> {
  await run('npx', ['--no-install', 'relay-compiler', '--repersist'])
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check') ? ['--check'] : []
  await phase('Prisma client', generatePrismaClient)
  // Side by side: each uses one core.
  await Promise.all([generateFromSchema(check), generateVectors(check), checkMigrations(check)])
}

async function generateFromSchema(check: readonly string[]): Promise<void> {
  await phase('schema.graphql', () => run('npx', ['--no-install', 'tsx', 'scripts/printSchema.ts', ...check]))
  await phase('types of the example', () =>
    run('npx', ['--no-install', 'tsx', 'scripts/exampleTypes.ts', ...check]),
  )
  await phase('Relay artifacts', compileRelay)
  await phase('record of operations', () => updateRecord({ check: check.length > 0 }))
}

async function checkMigrations(check: readonly string[]): Promise<void> {
  if (check.length === 0 || !existsSync('prisma/migrations')) return
  await phase('migrations', () => run('npx', ['--no-install', 'tsx', 'scripts/createMigration.ts', ...check]))
}

async function generateVectors(check: readonly string[]): Promise<void> {
  await phase('questionnaire vectors', () =>
    run('npx', ['--no-install', 'tsx', 'scripts/questionnaireVectors.ts', ...check]),
  )
}

if (import.meta.url === `file://${process.argv[1]}`) main().catch(endInFailure)
