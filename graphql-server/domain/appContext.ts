import type { Role } from '../generated/prisma/enums.ts'
import type { Database } from '../infra/database.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import type { Log } from '../infra/log.ts'
import type { WorkerPool } from '../infra/workerPool.ts'

/**
 * What a domain function needs of the outside: rows, time, chance, a log and the writers' tools. It comes in as an
 * argument, so that a test can stop the clock and no rule reads one of its own.
 */
export type AppContext = {
  database: Database
  /** The present moment. */
  now: () => Date
  /** `length` unpredictable bytes. */
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>
  log: Log
  /** Threads on which texts are planned, composed and reviewed. */
  composer: WorkerPool
  /** An outside language model that may write as well; null where none is configured. */
  languageModel: LanguageModel | null
  settings: DomainSettings
}

/** The part of the configuration that rules depend on. */
export type DomainSettings = {
  /** Where a purchase goes: our own sandbox, Stripe, or nowhere. */
  billing: 'off' | 'sandbox' | 'stripe'
  /** What people type into their browser, without a slash at its end: links in mails and calendars begin with it. */
  publicUrl: string
  /** Whether an admin sees mails with their links, which only a demo allows. */
  showsMailLinks: boolean
  /** Cost parameters of argon2id; tests take cheaper ones. */
  passwordHashing: { memoryKib: number; iterations: number; parallelism: number }
}

/** Who is asking: somebody signed in. A visitor is `null`. */
export type Viewer = { userId: number; role: Role; sessionId: number | null }

/** Where a request comes from, for throttling and caps; `address` is the peer's, or what trusted proxies report. */
export type Origin = { address: string }
