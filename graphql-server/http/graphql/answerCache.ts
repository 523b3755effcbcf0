import { LRUCache } from 'lru-cache'
import { CATALOGUE_CHANNEL } from '../../domain/catalogue/loadCatalogue.ts'
import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Database } from '../../infra/database.ts'

/** The most bytes that all cached answers take together. */
const MOST_BYTES = 16_000_000
/** A single answer over this many bytes is not cached. */
const LARGEST_ANSWER = 1_000_000
/** An answer is dropped after this time, in milliseconds, in case a notification was missed. */
const TIME_TO_LIVE = 60_000

/** An answer as it was sent, with the name that the metrics use for its operation. */
export type CachedAnswer = { bytes: Uint8Array<ArrayBuffer>; contentType: string; name: string }

/** Answers that depend on the catalogue only, as bytes, by the request and by the visible part of the catalogue. */
export type AnswerCache = {
  /** Whether an answer to this request is cached for any part of the catalogue. */
  has(request: string): boolean
  find(request: string, reach: CatalogueReach): CachedAnswer | null
  /** A number that changes with the catalogue. Read it before making an answer, and pass it to `store`. */
  version(): number
  /** Caches an answer, unless the catalogue has changed since `version` was taken. */
  store(request: string, reach: CatalogueReach, answer: CachedAnswer, version: number): void
}

const REACHES: readonly CatalogueReach[] = ['SAMPLE', 'ALL']

/**
 * Opens an empty cache for one database. It is emptied when any process loads another catalogue, and after a reconnect
 * of the connection that listens for this.
 */
export async function openAnswerCache(database: Database): Promise<AnswerCache> {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    ttl: TIME_TO_LIVE,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length * 2,
  })
  let version = 0
  await database.listen(CATALOGUE_CHANNEL, () => {
    version += 1
    answers.clear()
  })
  const keyOf = (request: string, reach: CatalogueReach) => `${reach} ${request}`
  return {
    has: request => REACHES.some(reach => answers.has(keyOf(request, reach))),
    find: (request, reach) => answers.get(keyOf(request, reach)) ?? null,
    version: () => version,
    store(request, reach, answer, versionBefore) {
      if (versionBefore === version && answer.bytes.byteLength <= LARGEST_ANSWER)
        answers.set(keyOf(request, reach), answer)
    },
  }
}
