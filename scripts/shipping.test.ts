import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { JOB_KINDS } from '../graphql-server/domain/jobKinds.ts'
import { createMetrics } from '../graphql-server/infra/metrics.ts'
import packageJson from '../package.json' with { type: 'json' }
import { changelogEntry, withEntry } from './changelog.ts'
import { isAccepted, noticesOf, readShippedPackages } from './thirdParty.ts'

const read = (path: string) => readFile(path, 'utf8')

describe('the image', async () => {
  const dockerfile = await read('Dockerfile')
  const lines = dockerfile.split('\n')

  test('is written as its format asks', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    )
  })

  test('runs as somebody else than root, with the options of npm start and a check of its health', () => {
    expect(lines.filter(line => line.startsWith('USER'))).toEqual(['USER node'])
    expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'))
    const [, started] = /&& (node .+)$/.exec(packageJson.scripts.start) ?? []
    const command = z.array(z.string()).parse(JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]'))
    expect(command.join(' ')).toBe(started)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  })

  test('copies what is there, and nothing of a secret', async () => {
    const ignored = (await read('.dockerignore')).split('\n')
    for (const secret of ['.env', '.git', '.data']) expect(ignored).toContain(secret)
    const copied = lines.flatMap(line => {
      const [, sources = ''] = /^COPY (?:--from=build )?((?:\S+ )+)\S+$/.exec(line) ?? []
      return sources.split(' ').filter(source => source !== '' && source !== '.')
    })
    expect(copied.length).toBeGreaterThan(5)
    const missing = copied
      .map(source => source.replace(/^\/app\//, ''))
      .filter(source => source !== 'dist' && !existsSync(source))
    expect(missing).toEqual([])
  })

  test('is built by scripts that there are', () => {
    const scripts = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    expect(scripts.length).toBeGreaterThan(0)
    for (const name of scripts) expect(packageJson.scripts).toHaveProperty([name ?? ''])
  })
})

const service = z.strictObject({
  build: z.literal('.').optional(),
  image: z.string(),
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.literal('ALL')).optional(),
  security_opt: z.array(z.literal('no-new-privileges:true')).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  environment: z.record(z.string(), z.string()),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'is open to the network')).optional(),
  volumes: z.array(z.string()),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
})

test('the composition sets what the server knows, and keeps what is written', async () => {
  const compose = z
    .looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(await read('compose.yaml'), { merge: true }))
  const { database, web, worker } = compose.services
  expect(database?.healthcheck).toBeDefined()
  for (const process of [web, worker]) {
    expect(process).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    expect(process?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  }
  expect([web?.environment.ROLE, worker?.environment.ROLE]).toEqual(['web', 'worker'])
  const config = await read('graphql-server/config.ts')
  for (const name of Object.keys({ ...web?.environment, ...worker?.environment }))
    expect([name, config.includes(`  ${name}: `)]).toEqual([name, true])
  const kept = Object.values(compose.services).flatMap(({ volumes }) => volumes.map(at => at.split(':')[0]))
  expect(kept.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

describe('what is watched', async () => {
  const names = async () => {
    const metrics = createMetrics({ database: () => null, jobKinds: Object.keys(JOB_KINDS) })
    return new Set((await metrics.read()).split('\n').flatMap(line => /^# TYPE (\S+)/.exec(line)?.[1] ?? []))
  }
  const rules = z
    .object({
      groups: z.array(
        z.object({
          name: z.string(),
          rules: z.array(
            z.strictObject({
              alert: z.string(),
              expr: z.string(),
              for: z
                .string()
                .regex(/^\d+[mh]$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(['page', 'warn']) }),
              annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(await read('ops/alerts.yml')))
    .groups.flatMap(group => group.rules)
  const dashboard = z
    .object({
      panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
    })
    .parse(JSON.parse(await read('ops/dashboard.json')))

  /** The metrics that an expression reads: names before a selector. */
  const namesIn = (expression: string) =>
    [...expression.matchAll(/\b([a-z_][a-z0-9_]*)\{/g)].map(([, name = '']) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    )

  test('is what the server counts', async () => {
    const known = await names()
    const expressions = [
      ...rules.map(({ alert, expr }) => [alert, expr] as const),
      ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ]
    for (const [where, expr] of expressions) {
      const read = namesIn(expr)
      expect([where, read.length > 0]).toEqual([where, true])
      expect([where, read.filter(name => name !== 'up' && !known.has(name))]).toEqual([where, []])
    }
  })

  test('names kinds of jobs that there are', () => {
    const kinds = rules.flatMap(({ expr }) => [...expr.matchAll(/kind="([^"]+)"/g)].map(([, kind]) => kind))
    expect(kinds.length).toBeGreaterThan(0)
    for (const kind of kinds) expect(JOB_KINDS).toHaveProperty([kind ?? ''])
  })

  test('has a runbook for each alert, and no other', async () => {
    const text = await read('docs/runbooks.md')
    const headings = [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(headings).toEqual(rules.map(({ alert }) => alert))
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
  })
})

describe('what is shipped', async () => {
  const packages = await readShippedPackages()

  test('is under licences that allow it', () => {
    expect(packages.length).toBeGreaterThan(200)
    expect(
      packages.filter(shipped => !isAccepted(shipped)).map(({ name, licence }) => [name, licence]),
    ).toEqual([])
  })

  test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'none named', 'SEE LICENSE IN x', 'MIT AND GPL-2.0-only'])(
    'would be refused under %s',
    licence => {
      expect(isAccepted({ licence })).toBe(false)
    },
  )

  test('is named with its notice', () => {
    const text = noticesOf(packages)
    expect(text).toContain('react 19')
    for (const name of ['@prisma/client', 'graphql', 'hono']) expect(text).toContain(`${name} `)
  })
})

describe('a changelog', () => {
  const commits = [
    { hash: 'a'.repeat(40), subject: 'documents: keep ten versions' },
    { hash: 'b'.repeat(40), subject: 'tests: wait for states' },
    { hash: 'c'.repeat(40), subject: 'billing: refund within seven days' },
    { hash: 'd'.repeat(40), subject: 'Merge something' },
  ]
  const entry = changelogEntry({ version: '1.2.0', day: '2026-11-24', commits })

  test('has what users see, by area', () => {
    expect(entry).toBe(
      [
        '## 1.2.0, 2026-11-24',
        '### Billing',
        '- Refund within seven days (cccccccc)',
        '### Documents',
        '- Keep ten versions (aaaaaaaa)',
        '### Other',
        '- Merge something (dddddddd)',
      ].join('\n\n'),
    )
  })

  test('begins with the newest release', () => {
    const older = changelogEntry({ version: '1.1.0', day: '2026-10-01', commits: [] })
    const both = withEntry(withEntry('# Changelog\n', older), entry)
    expect([...both.matchAll(/^## .+$/gm)].map(([heading]) => heading)).toEqual([
      '## 1.2.0, 2026-11-24',
      '## 1.1.0, 2026-10-01',
    ])
    expect(both.startsWith('# Changelog\n')).toBe(true)
  })
})

test('every tool of an operator is bundled beside the server', async () => {
  const build = await read('scripts/build.ts')
  const [, listed = ''] = /const TOOLS = \[(.+)\]/.exec(build) ?? []
  const tools = [...listed.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  const scripts = (await readdir('scripts')).filter(file => tools.includes(file.replace(/\.ts$/, '')))
  expect(scripts).toHaveLength(tools.length)
})
