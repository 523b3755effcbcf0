import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const planted: string[] = []

function plant(path: string, code: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  planted.push(path)
}

function checkWalls(paths: readonly string[]): { passed: boolean; report: string; modules: number } {
  const checked = spawnSync(process.execPath, ['scripts/walls.js', ...paths], { encoding: 'utf8' })
  const report = checked.stdout + checked.stderr
  return {
    passed: checked.status === 0,
    report,
    modules: Number(/(\d+) modules/.exec(report)?.[1] ?? 0),
  }
}

afterEach(() => {
  for (const path of planted.splice(0)) rmSync(path)
})

describe('the walls between the rooms', () => {
  it.each([
    ['web-knows-only-the-schema', 'web/catalogue/planted.ts', '../../graphql-server/domain/errors.ts'],
    ['server-knows-no-screen', 'graphql-server/http/planted.ts', '../../web/routes.tsx'],
    ['screens-do-not-know-each-other', 'web/screens/Dashboard/planted.ts', '../Profile/profileRoute.ts'],
    ['design-knows-no-screen-and-no-rows', 'web/design/planted.ts', 'react-relay'],
    ['forms-libraries-stay-with-forms', 'web/app/planted.ts', 'formik'],
    ['infra-knows-nobody', 'graphql-server/infra/planted.ts', '../domain/errors.ts'],
    ['domain-knows-no-graph-and-no-http', 'graphql-server/domain/planted.ts', 'graphql'],
    ['schema-knows-no-http', 'graphql-server/schema/planted.ts', 'hono'],
    ['rest-does-not-run-graphql', 'graphql-server/http/rest/planted.ts', '../../schema/index.ts'],
    ['rules-are-pure', 'graphql-server/domain/questionnaires/planted.ts', '../../infra/database.ts'],
    ['nothing-unresolved', 'graphql-server/domain/planted.ts', './nowhere.ts'],
  ])(
    '%s: a planted breach is found',
    (rule, path, target) => {
      plant(path, `import * as breach from '${target}'\nexport const planted = breach\n`)
      const { passed, report } = checkWalls([path])
      expect(report).toContain(rule)
      expect(passed).toBe(false)
    },
    60_000,
  )

  it('stand, and the checker reads the whole house', () => {
    const { passed, report, modules } = checkWalls(['graphql-server', 'web', 'prisma'])
    expect(report).toContain('no dependency violations found')
    expect(passed).toBe(true)
    expect(modules).toBeGreaterThan(150)
  }, 60_000)
})
