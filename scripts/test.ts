/**
 * `npm test`: everything. Finds or installs a browser, starts a PostgreSQL of its own when the binaries are there,
 * and says loudly what it had to leave out. Arguments go on to vitest.
 */
import { spawnSync } from 'node:child_process'
import { findPostgresBinaries } from '../graphql-server/test/postgresServer.ts'
import { findChromium } from './findChromium.ts'
import { endInFailure, run, say } from './run.ts'

async function main(): Promise<void> {
  await run('npx', ['--no-install', 'tsx', 'scripts/build.ts'])
  const leftOut: string[] = []
  const chromium = await findChromium({ install: true })
  if (!chromium) leftOut.push('the browser journeys: no Chromium was found, and none could be installed')
  if (!findPostgresBinaries())
    leftOut.push(
      'the server tests on PostgreSQL: its binaries were not found (the embedded database is tested)',
    )
  const projects = ['unit', 'web', 'server-embedded', 'server-postgres', 'browser'].filter(
    project =>
      (project !== 'browser' || chromium) && (project !== 'server-postgres' || findPostgresBinaries()),
  )
  const tested = spawnSync(
    'npx',
    [
      '--no-install',
      'vitest',
      'run',
      ...projects.flatMap(name => ['--project', name]),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) } },
  )
  for (const part of leftOut) say(`\n!! LEFT OUT: ${part}`)
  process.exitCode = tested.status ?? 1
}

main().catch(endInFailure)
