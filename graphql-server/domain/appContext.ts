import type { Role } from '../generated/prisma/enums.ts'
import type { BoundedQueue } from '../infra/boundedQueue.ts'
import type { Database } from '../infra/database.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import type { Log } from '../infra/log.ts'
import type { RateLimit } from '../infra/rateLimits.ts'
import type { WorkerPool } from '../infra/workerPool.ts'

/**
 * What a domain function needs from outside: the database, time, randomness, a log and the writers' tools. They are
 * arguments, so that a test can set the clock.
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
  /** Where passwords are hashed and checked: a few at a time, so that other answers do not wait for the processor. */
  passwordQueue: BoundedQueue
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
  rateLimits: RateLimits
}

/** How often things may be done. A network is an IPv4 address, or the /64 of an IPv6 address. */
export type RateLimits = {
  signIns: {
    /** Failures for one name from one network. */
    perNameAndNetwork: RateLimit
    /** Failures from one network, whatever the names. */
    perNetwork: RateLimit
    /** Failures for one name from networks that the account does not know; beyond them `perStrangerWhenMany` holds. */
    strangersPerName: RateLimit
    /** Failures for one name from one such network, while there are many of them. */
    perStrangerWhenMany: RateLimit
  }
  /** Attempts to open an account, whatever comes of them. */
  registrations: { perNetwork: RateLimit; perNetworkAndDay: RateLimit }
  /** Runs of one person's matching. */
  matchRuns: RateLimit
}

/** The signed-in account; `null` for a visitor. */
export type Viewer = { userId: number; role: Role; sessionId: number | null }

/** Where a request comes from, for rate limits; `address` is the peer's, or what trusted proxies report. */
export type Origin = { address: string }
