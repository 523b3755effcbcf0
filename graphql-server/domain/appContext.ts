import type { MailLanguage, Role } from '../generated/prisma/enums.ts'
import type { BoundedQueue } from '../infra/boundedQueue.ts'
import type { Database } from '../infra/database.ts'
import type { LanguageModel } from '../infra/languageModel.ts'
import type { Log } from '../infra/log.ts'
import type { ObjectStore } from '../infra/objectStore.ts'
import type { RateLimit } from '../infra/rateLimits.ts'
import type { StripeGateway } from '../infra/stripe.ts'
import type { WorkerPool } from '../infra/workerPool.ts'

/**
 * What a domain function needs from outside: the database, time, randomness, a log and the writers' tools. As arguments
 * they can be replaced in tests, for example the clock.
 */
export type AppContext = {
  database: Database
  /** The current time. */
  now: () => Date
  /** `length` random bytes, unpredictable. */
  randomBytes: (length: number) => Uint8Array<ArrayBuffer>
  log: Log
  /** The worker threads that plan, compose and review texts. */
  composer: WorkerPool
  /** An outside language model that can write as well; null where none is configured. */
  languageModel: LanguageModel | null
  /** The payment service; null where it is not configured. */
  stripe: StripeGateway | null
  /** Where exported files are kept; null: in the database. */
  objectStore: ObjectStore | null
  /** Hashes and checks passwords, a few at a time. Other answers do not wait for the processor. */
  passwordQueue: BoundedQueue
  settings: DomainSettings
}

/** The part of the configuration that rules depend on. */
export type DomainSettings = {
  /** How purchases work: our sandbox, Stripe, or not at all. */
  billing: 'off' | 'sandbox' | 'stripe'
  /** The address of the site, without a slash at its end. Links in mails and calendars begin with it. */
  publicUrl: string
  /** Whether an admin sees the links in mails. Only a demo allows it. */
  showsMailLinks: boolean
  /** Whether mails are sent. Without a mail server they stay in the outbox. */
  sendsMail: boolean
  /** Whether webhooks reach programs on this machine, over http as well. Only a demo allows it. */
  webhooksToLoopback: boolean
  /** When the promotion at `/promotional-signup` ends; null while no end is set. */
  promotionEndsAt: Date | null
  /** Where messages of the contact page are mailed to. */
  contactAddress: string
  /** The role of the database as which analysts' figures are read; null for the connection's own. */
  analyticsRole: string | null
  /** Cost parameters of argon2id. Tests use cheaper ones. */
  passwordHashing: { memoryKib: number; iterations: number; parallelism: number }
  rateLimits: RateLimits
  /** Tokens that an outside model may use, read and written together; null sets no limit. */
  modelTokens: { perDocument: number | null; perDay: number | null }
}

/** How often things may be done. A network is an IPv4 address, or the /64 of an IPv6 address. */
export type RateLimits = {
  signIns: {
    /** Failures for one name from one network. */
    perNameAndNetwork: RateLimit
    /** Failures from one network, for any names. */
    perNetwork: RateLimit
    /** Failures for one name from unknown networks; above this number `perUnknownNetwork` applies. */
    unknownPerName: RateLimit
    /** Failures for one name from one unknown network, while there are many such failures. */
    perUnknownNetwork: RateLimit
  }
  /** Attempts to register, successful or not. */
  registrations: { perNetwork: RateLimit; perNetworkAndDay: RateLimit }
  /** Mails with a link that were asked for: for one address, and from one network. */
  accountMails: { perAddress: RateLimit; perNetwork: RateLimit }
  /** Failed checks of a signed-in person's own password. */
  passwordChecks: RateLimit
  /** Archives of one person's data. */
  exports: RateLimit
  /** Runs of one person's matching. */
  matchRuns: RateLimit
  /** CVs that one person has read into proposals for the profile. */
  cvReadings: RateLimit
  /** One person's purchases, changes of the subscription, and looks whether a payment has arrived. */
  purchases: RateLimit
  /** Rankings of the sample profiles that one network causes; answers that are cached do not count. */
  sampleRuns: RateLimit
  /** Messages of the contact page from one network. */
  contactMessages: { perNetwork: RateLimit; perNetworkAndDay: RateLimit }
  /** Comments on shared documents: from one network, and through one link. */
  sharedComments: { perNetwork: RateLimit; perLink: RateLimit }
  /** One person's messages to support. */
  supportMessages: RateLimit
  /** One person's questions and answers in the community, and their reports of posts. */
  communityPosts: RateLimit
  communityReports: RateLimit
  /** One person's requests to recommenders: each mails somebody else. */
  letterRequests: RateLimit
  /** Invitations to join an organisation, of an owner. */
  memberInvitations: RateLimit
  /** Events that a member sends to webhook endpoints by hand: tests and replays. */
  webhooksByHand: RateLimit
  /** Requests to students to share with an organisation, of a member. */
  studentRequests: RateLimit
  /** The same, of all keys of an organisation together. */
  studentRequestsOfKeys: RateLimit
}

/** The signed-in account; `null` for a visitor. */
export type Viewer = { userId: number; role: Role; sessionId: number | null }

/** The origin of a request, for rate limits. `address` is the peer's, or what trusted proxies report. */
export type Origin = {
  address: string
  /** The browser's User-Agent. */
  userAgent?: string | null
  /** The language of the interface that was chosen there; English before any choice. */
  language?: MailLanguage
}
