import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FactsFault, readFacts } from './facts.ts'
import manifest from './manifest.json' with { type: 'json' }
import { SOURCES } from './sources.ts'

const TEXT = 'name,country\nUniversity of Leeds,UK\n'
const files = {
  'universities.csv': { sha256: createHash('sha256').update(TEXT).digest('hex'), rows: 1 },
  'scholarships.csv': { sha256: createHash('sha256').update(TEXT).digest('hex'), rows: 1 },
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'))
  for (const file of Object.keys(files)) await writeFile(join(folder, file), TEXT)
})
afterEach(() => rm(folder, { recursive: true }))

test('files that the manifest describes are read', async () => {
  const facts = await readFacts({ folder, files })
  expect(facts('universities.csv')).toEqual([{ name: 'University of Leeds', country: 'UK' }])
})

test('every file that is missing or differs is named', async () => {
  await rm(join(folder, 'scholarships.csv'))
  await writeFile(join(folder, 'universities.csv'), `${TEXT}not,a,row\n`)
  await expect(readFacts({ folder, files })).rejects.toThrow(
    /^universities\.csv differs: its sha256 is [0-9a-f]{64}\nscholarships\.csv is missing$/,
  )
})

test('a number of rows that is not the manifest’s is named', async () => {
  const wrong = { 'universities.csv': { ...files['universities.csv'], rows: 2 } }
  await expect(readFacts({ folder, files: wrong })).rejects.toThrow(
    new FactsFault('universities.csv has 1 rows, and the manifest says 2'),
  )
})

test('every file of the manifest is compiled', async () => {
  const index = await readFile(join(import.meta.dirname, 'index.ts'), 'utf8')
  expect(Object.keys(manifest.files).filter(file => !index.includes(`facts('${file}')`))).toEqual([])
})

test('every source of programmes is compiled from a file of the manifest, of reviewed/ or by a rule', async () => {
  const described = Object.values(manifest.files).flatMap(file =>
    'sourceCode' in file ? [file.sourceCode] : [],
  )
  const ours = SOURCES.filter(([, , , , licence]) => licence === 'our own').map(([code]) => code)
  expect([...described, ...ours].sort()).toEqual(SOURCES.map(([code]) => code).sort())
})

test('every reader of programmes is in the list of sources', async () => {
  const index = await readFile(join(import.meta.dirname, 'index.ts'), 'utf8')
  const readers = (await readdir(join(import.meta.dirname, 'programmes'))).filter(
    file => file !== 'mbaSchools.ts',
  )
  expect(readers.filter(file => !index.includes(`./programmes/${file}`))).toEqual([])
})
