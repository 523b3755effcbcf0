import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { CATALOGUE_CHANNEL } from '../../domain/catalogue/loadCatalogue.ts'
import type { Database } from '../../infra/database.ts'
import type { Language } from '../language.ts'
import type { StaticFile } from '../staticFiles.ts'

/** The most bytes that all kept pages take together. */
const MOST_BYTES = 24_000_000
/** A page is made anew after this time, in milliseconds, in case a notification was missed. */
const TIME_TO_LIVE = 10 * 60_000

/** Rendered pages of one process, which runs one release, until the catalogue changes. */
export type PageCache = {
  find(page: PageKey): StaticFile | null
  /** A number that changes with the catalogue. Read it before rendering a page, and pass it to `store`. */
  version(): number
  /** Keeps a page, unless the catalogue has changed since `version` was taken. */
  store(key: PageKey, page: StaticFile, version: number): void
}

/** A page at a path in one language. */
export type PageKey = { path: string; language: Language }

const keyOf = ({ path, language }: PageKey) => `${language} ${path}`

/** Opens an empty cache for one database. */
export async function openPageCache(database: Database): Promise<PageCache> {
  const pages = new LRUCache<string, StaticFile>({
    maxSize: MOST_BYTES,
    ttl: TIME_TO_LIVE,
    sizeCalculation: ({ bodies }) => [...bodies.values()].reduce((sum, body) => sum + body.byteLength, 0),
  })
  let version = 0
  await database.listen(CATALOGUE_CHANNEL, () => {
    version += 1
    pages.clear()
  })
  return {
    find: key => pages.get(keyOf(key)) ?? null,
    version: () => version,
    store(key, page, versionBefore) {
      if (versionBefore === version) pages.set(keyOf(key), page)
    },
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A level that takes a few milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as a file that is sent in the best form that the browser takes. */
export async function fileOfPage(text: string): Promise<StaticFile> {
  const content = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([compressBrotli(content, BROTLI), compressGzip(content)])
  return {
    contentType: 'text/html; charset=UTF-8',
    cacheControl: 'no-cache',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    bodies: new Map([
      ['identity', content],
      ['br', new Uint8Array(br)],
      ['gzip', new Uint8Array(gz)],
    ]),
  }
}
