import { LRUCache } from 'lru-cache'
import { CATALOGUE_CHANNEL } from '../../domain/catalogue/loadCatalogue.ts'
import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Database } from '../../infra/database.ts'

/** What all kept answers may take, in bytes. */
const MOST_BYTES = 16_000_000
/** A single answer over this is not kept. */
const LARGEST_ANSWER = 1_000_000
/** No answer is older than this, in milliseconds, even where a ring was missed. */
const OLDEST = 60_000
/** A request over this, in characters, is not looked for. */
export const LONGEST_QUESTION = 8_000

/** An answer as it was sent, with the name of the operation that it answers. */
export type KeptAnswer = { bytes: Uint8Array<ArrayBuffer>; contentType: string; name: string }

/** Answers about the catalogue alone, as bytes, by what was asked and by how much of the catalogue is seen. */
export type CatalogueAnswers = {
  /** Whether an answer to this is kept for anybody: only then is it worth knowing how much the caller sees. */
  knows(question: string): boolean
  find(question: string, reach: CatalogueReach): KeptAnswer | null
  /** The state of the catalogue in which an answer begins to be made; `keep` wants it back. */
  begin(): number
  /** Keeps an answer, unless the catalogue has changed since it was begun. */
  keep(question: string, reach: CatalogueReach, answer: KeptAnswer, begun: number): void
}

const REACHES: readonly CatalogueReach[] = ['SAMPLE', 'ALL']

/**
 * Begins to keep answers for one database. They are dropped when any process brings another catalogue, and when the
 * connection on which that would be heard was lost for a moment.
 */
export async function openCatalogueAnswers(database: Database): Promise<CatalogueAnswers> {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    ttl: OLDEST,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length * 2,
  })
  let state = 0
  await database.listen(CATALOGUE_CHANNEL, () => {
    state += 1
    kept.clear()
  })
  const keyOf = (question: string, reach: CatalogueReach) => `${reach} ${question}`
  return {
    knows: question => REACHES.some(reach => kept.has(keyOf(question, reach))),
    find: (question, reach) => kept.get(keyOf(question, reach)) ?? null,
    begin: () => state,
    keep(question, reach, answer, begun) {
      if (begun === state && answer.bytes.byteLength <= LARGEST_ANSWER)
        kept.set(keyOf(question, reach), answer)
    },
  }
}
