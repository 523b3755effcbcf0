/**
 * `npm test`: all kinds of tests. Finds or installs a browser, starts a PostgreSQL server when the programs are
 * installed, and reports clearly what it had to leave out. `--all` runs every test of rows on both databases and every
 * property with all its runs. Other arguments are passed to Vitest.
 */
import { spawnSync } from 'node:child_process'
import { findPostgresBinaries } from '../graphql-server/test/postgresServer.ts'
import { findChromium } from './findChromium.ts'
import { endInFailure, run, say } from './run.ts'

const ALL = '--all'

async function main(): Promise<void> {
  const isAll = process.argv.includes(ALL)
  await run('npx', ['--no-install', 'tsx', 'scripts/build.ts'])
  const leftOut: string[] = []
  const chromium = await findChromium({ install: true })
  if (!chromium) leftOut.push('the browser journeys: no Chromium was found, and none could be installed')
  if (!findPostgresBinaries())
    leftOut.push(
      'the server tests on PostgreSQL: its binaries were not found (all run on the embedded database)',
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
      ...process.argv.slice(2).filter(argument => argument !== ALL),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(chromium ? { CHROMIUM: chromium } : {}),
        ...(isAll ? { TEST_ALL: '1' } : {}),
      },
    },
  )
  for (const part of leftOut) say(`\n!! LEFT OUT: ${part}`)
  process.exitCode = tested.status ?? 1
}

main().catch(endInFailure)
