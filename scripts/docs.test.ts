import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const ENDINGS = 'ts|tsx|js|cjs|md|json|jsonl|csv|prisma|graphql|css|html|yml|sql'
/** A file's name between backticks, alone. */
const FILE = new RegExp(`\`([\\w.@/-]*\\w\\.(?:${ENDINGS}))\``, 'gu')
const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/gu
/** Written by a build or by the server. */
const BUILT = ['persisted-operations.json', 'dist/server/main.js', '/api/openapi.json']

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).stdout.split('\n')
const pages = files.filter(file => file === 'README.md' || /^docs\/.*\.md$/u.test(file))

describe('what the documentation names exists', () => {
  test.each(pages)('%s', page => {
    const text = readFileSync(page, 'utf8')
    const named = [...text.matchAll(FILE)].flatMap(([, name]) => (name ? [name] : []))
    const linked = [...text.matchAll(LINK)].flatMap(([, path]) =>
      path ? [normalize(join(dirname(page), decodeURIComponent(path)))] : [],
    )
    const missing = [
      ...named.filter(name => !BUILT.includes(name) && !files.some(file => `/${file}`.endsWith(`/${name}`))),
      ...linked.filter(path => !files.some(file => file === path || file.startsWith(`${path}/`))),
    ]
    expect(missing).toEqual([])
  })
})
