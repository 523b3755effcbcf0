import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { schema } from '../graphql-server/schema/index.ts'
import { printedSchema } from '../graphql-server/schema/printed.ts'
import { changelogEntry, withEntry } from './changelog.ts'
import { endInFailure, say } from './run.ts'
import { changesSince, RELEASED, readReleasedSchema, writeReleasedSchema } from './schemaChanges.ts'
import { isAccepted, readShippedPackages } from './thirdParty.ts'

/*
 * npm run release -- major | minor | patch
 *
 * Makes a release of the commit that is checked out: the version in package.json, an entry of CHANGELOG.md from the
 * commits since the last tag and the changes of the graph, its schema as that of the last release, the list of what is shipped (dist/sbom.json, CycloneDX), a commit and a tag. Nothing is
 * pushed or published. Run `npm run verify` before it.
 */
const USAGE = 'Usage: npm run release -- major|minor|patch'
const MOST_BYTES = 64 * 1024 * 1024

const run = promisify(execFile)

async function git(...command: string[]): Promise<string> {
  return (await run('git', command, { maxBuffer: MOST_BYTES })).stdout.trim()
}

async function main(): Promise<void> {
  const kind = z.enum(['major', 'minor', 'patch']).safeParse(process.argv[2])
  if (!kind.success) throw new Error(USAGE)
  if ((await git('status', '--porcelain')) !== '')
    throw new Error('Commit first: a release is made of what is committed.')
  const refused = (await readShippedPackages()).filter(shipped => !isAccepted(shipped))
  if (refused.length > 0)
    throw new Error(`These may not be shipped: ${refused.map(({ name }) => name).join(', ')}.`)

  const last = await git('describe', '--tags', '--abbrev=0', '--match', 'v*').catch(() => null)
  const log = await git('log', '--reverse', '--format=%H %s', ...(last === null ? [] : [`${last}..HEAD`]))
  const commits = log.split('\n').flatMap(line => {
    const [, hash, subject] = /^([0-9a-f]{40}) (.*)$/.exec(line) ?? []
    return hash === undefined || subject === undefined ? [] : [{ hash, subject }]
  })
  if (commits.length === 0) throw new Error(`Nothing was committed since ${last}.`)

  await run('npm', ['version', kind.data, '--no-git-tag-version'])
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile('package.json', 'utf8')))
  const before = existsSync('CHANGELOG.md') ? await readFile('CHANGELOG.md', 'utf8') : '# Changelog\n'
  const day = new Date().toISOString().slice(0, 10)
  const graph = await changesSince(await readReleasedSchema(), schema)
  const entry = changelogEntry({ version, day, commits, graph })
  await writeReleasedSchema({ printed: printedSchema(schema), day })
  await writeFile('CHANGELOG.md', withEntry(before, entry))
  const { stdout } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    maxBuffer: MOST_BYTES,
  })
  await mkdir('dist', { recursive: true })
  await writeFile('dist/sbom.json', stdout)
  await git('add', 'package.json', 'package-lock.json', 'CHANGELOG.md', RELEASED)
  await git('commit', '--message', `release: ${version}`, '--message', 'What changed is in CHANGELOG.md.')
  await git('tag', '--annotate', `v${version}`, '--message', `Gradwright ${version}`)
  say(`Gradwright ${version}: committed and tagged v${version}. What is shipped: dist/sbom.json`)
}

main().catch(endInFailure)
