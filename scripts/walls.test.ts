import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const walls: Record<'forbidden' | 'forbiddenAtRuntime' | 'forbiddenFolders', { name: string }[]> =
  createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** A file that breaks one rule: the rule's name, the file's path without `.ts`, its import. */
const BREACHES: readonly (readonly [wall: string, path: string, target: string])[] = [
  ['web-knows-only-the-schema', 'web/catalogue/planted', '../../graphql-server/domain/errors.ts'],
  ['server-knows-no-screen', 'graphql-server/http/planted', '../../web/routes.tsx'],
  ['screens-do-not-know-each-other', 'web/screens/Dashboard/planted', '../Profile/profileRoute.ts'],
  ['design-knows-no-screen-and-no-rows', 'web/design/planted', 'react-relay'],
  ['web-rooms-in-order', 'web/format/planted', '../screens/Profile/profileRoute.ts'],
  ['web-rooms-in-order', 'web/documents/planted', '../questionnaire/toYup.ts'],
  ['web-rooms-are-listed', 'web/plantedRoom/planted', '../format/dates.ts'],
  ['web-rooms-know-no-routes', 'web/app/plantedRoutes', '../routes.tsx'],
  ['forms-libraries-stay-with-forms', 'web/app/planted', 'formik'],
  ['infra-knows-nobody', 'graphql-server/infra/planted', '../domain/errors.ts'],
  ['domain-knows-no-graph-and-no-http', 'graphql-server/domain/planted', 'graphql'],
  ['schema-knows-no-http', 'graphql-server/schema/planted', 'hono'],
  ['schema-base-knows-no-aggregate', 'graphql-server/schema/base/planted', '../root.ts'],
  ['rest-does-not-run-graphql', 'graphql-server/http/rest/planted', '../../schema/index.ts'],
  ['graphql-does-not-call-rest', 'graphql-server/http/graphql/planted', '../rest/index.ts'],
  ['domain-rooms-in-order', 'graphql-server/domain/matching/planted', '../drafts/limits.ts'],
  ['document-rooms-in-order', 'graphql-server/domain/documents/reading/planted', '../request/inputs.ts'],
  ['domain-rooms-are-listed', 'graphql-server/domain/plantedRoom/planted', '../errors.ts'],
  ['document-rooms-are-listed', 'graphql-server/domain/documents/plantedRoom/planted', '../policy.ts'],
  ['server-knows-no-tool', 'graphql-server/planted', '../scripts/findChromium.ts'],
  ['one-reader-of-sealed-texts', 'graphql-server/schema/plantedRead', '../infra/embeddedDatabase.ts'],
  ['rules-are-pure', 'graphql-server/domain/questionnaires/planted', '../../infra/database.ts'],
  ['nothing-unresolved', 'graphql-server/domain/plantedElsewhere', './nowhere.ts'],
  ['domain-base-knows-no-room', 'graphql-server/domain/plantedBase', './billing/credits.ts'],
]

/** Two files or folders that import each other: the rule's name, the files with their imports, where it is reported. */
const CIRCLES: readonly {
  wall: string
  files: readonly (readonly [path: string, code: string])[]
  foundAt: string
}[] = [
  {
    wall: 'no-circles-of-files',
    files: [
      [
        'graphql-server/infra/plantedOne',
        "import type { Two } from './plantedTwo.ts'\nexport type One = Two | 1",
      ],
      [
        'graphql-server/infra/plantedTwo',
        "import type { One } from './plantedOne.ts'\nexport type Two = One[]",
      ],
    ],
    foundAt: 'graphql-server/infra/plantedOne.ts',
  },
  {
    wall: 'no-circles-of-files',
    files: [
      ['web/relay/plantedOne', "import type { Two } from './plantedTwo.ts'\nexport type One = Two | 1"],
      ['web/relay/plantedTwo', "import type { One } from './plantedOne.ts'\nexport type Two = One[]"],
    ],
    foundAt: 'web/relay/plantedOne.ts',
  },
  {
    wall: 'no-circles-at-runtime',
    files: [
      ['web/format/plantedOne', "import * as two from './plantedTwo.ts'\nexport const one = () => two"],
      ['web/format/plantedTwo', "import * as one from './plantedOne.ts'\nexport const two = () => one"],
    ],
    foundAt: 'web/format/plantedOne.ts',
  },
  {
    wall: 'no-circles-of-folders',
    files: [
      [
        'graphql-server/infra/plantedFolder',
        "import * as domain from '../domain/appContext.ts'\nexport const planted = domain",
      ],
    ],
    foundAt: 'graphql-server/infra',
  },
]

const SOURCES = [
  'graphql-server',
  'web',
  'prisma',
  'scripts',
  'package.json',
  'tsconfig.json',
  '.dependency-cruiser.cjs',
]
/** The tables of the catalogue, which no module imports. */
const TABLES = '.csv'

/** Copies the sources: other tests read the folders in which the violations would stand. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'walls-'))
  for (const name of SOURCES)
    cpSync(name, join(copy, name), { recursive: true, filter: path => extname(path) !== TABLES })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

function plant(copy: string, path: string, code: string): void {
  const file = join(copy, `${path}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n`)
}

/** The lines of the report that name a broken rule, and how many modules were read. */
function checkWalls(copy: string): { passed: boolean; faults: string[]; modules: number } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/walls.js'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return {
    passed: status === 0,
    faults: (stdout + stderr)
      .split('\n')
      .flatMap(line => /^\s*error (?<fault>.*)$/.exec(line)?.groups?.fault ?? []),
    modules: Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0),
  }
}

describe('the walls between the rooms', () => {
  let copy: string
  let checked: ReturnType<typeof checkWalls>

  // All violations at once: nearly all of the time is spent on reading the sources.
  beforeAll(() => {
    copy = copySources()
    for (const [, path, target] of BREACHES)
      plant(copy, path, `import * as breach from '${target}'\nexport const planted = breach`)
    for (const { files } of CIRCLES) for (const [path, code] of files) plant(copy, path, code)
    checked = checkWalls(copy)
  }, 120_000)

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(BREACHES)('%s: a violation is found', (wall, path) => {
    expect(checked.faults).toContainEqual(expect.stringContaining(`${wall}: ${path}.ts `))
    expect(checked.passed).toBe(false)
  })

  it.each(CIRCLES)('$wall: a circle is found', ({ wall, foundAt }) => {
    expect(checked.faults).toContainEqual(expect.stringContaining(`${wall}: ${foundAt} `))
  })

  it('each have a violation here', () => {
    const names = Object.values(walls).flatMap(rules =>
      Array.isArray(rules) ? rules.map(rule => rule.name) : [],
    )
    const tried = [...BREACHES.map(([wall]) => wall), ...CIRCLES.map(({ wall }) => wall)]
    expect(new Set(tried)).toEqual(new Set(names))
  })

  it('are broken by the violations only, and all sources are read', () => {
    // A violation creates circles of other folders too. `npm run walls` checks those without it.
    const others = checked.faults.filter(fault => !fault.startsWith('no-circles-of-folders'))
    expect(others.filter(fault => !fault.includes('planted'))).toEqual([])
    expect(checked.modules).toBeGreaterThan(1_000)
  })
})
