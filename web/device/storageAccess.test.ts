import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = resolve(import.meta.dirname, '..')
const DOES =
  /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel|caches|addEventListener\(\s*'storage')/
/** The files that open the browser's storage, theme.js, which runs before all modules, and the service worker. */
const MAY = [
  'device/offlinePages.ts',
  'device/storage.ts',
  'device/tabChannel.ts',
  'public/theme.js',
  'public/worker.js',
]

function opensStorage(source: string): boolean {
  return DOES.test(source)
}

async function sources(): Promise<{ file: string; source: string }[]> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true })
  const files = entries.flatMap(entry => {
    const file = relative(web, join(entry.parentPath, entry.name))
    const isProduct =
      /\.(ts|tsx|js)$/.test(file) && !/\.test\.tsx?$|(^|\/)(test|testing|e2e|__generated__)\//.test(file)
    return entry.isFile() && isProduct ? [file] : []
  })
  return Promise.all(files.map(async file => ({ file, source: await readFile(join(web, file), 'utf8') })))
}

describe('what the browser keeps', () => {
  it('is opened by device/ alone', async () => {
    const found = await sources()
    expect(found.length).toBeGreaterThan(300)
    const openers = found.filter(({ source }) => opensStorage(source)).map(({ file }) => file)
    expect(openers.toSorted()).toEqual(MAY)
  })

  it.each([
    "window.localStorage.setItem('gradwright:x', '1')",
    'const { sessionStorage } = window',
    "globalThis['localStorage']",
    "new BroadcastChannel('x')",
    "window.addEventListener('storage', read)",
    "indexedDB.open('x')",
  ])('would be seen in another file: %s', source => {
    expect(opensStorage(source)).toBe(true)
  })
})
