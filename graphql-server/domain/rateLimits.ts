import type { RateLimits } from './appContext.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The product's limits. docs/operating.md lists them, and its record on rate limits says why. */
export const RATE_LIMITS: RateLimits = {
  signIns: {
    perNameAndNetwork: { most: 10, seconds: 15 * MINUTE },
    perNetwork: { most: 50, seconds: 15 * MINUTE },
    unknownPerName: { most: 100, seconds: DAY },
    perUnknownNetwork: { most: 5, seconds: DAY },
  },
  registrations: {
    perNetwork: { most: 60, seconds: 15 * MINUTE },
    perNetworkAndDay: { most: 300, seconds: DAY },
  },
  accountMails: {
    perAddress: { most: 3, seconds: 15 * MINUTE },
    perNetwork: { most: 30, seconds: 15 * MINUTE },
  },
  passwordChecks: { most: 10, seconds: 15 * MINUTE },
  exports: { most: 3, seconds: DAY },
  matchRuns: { most: 30, seconds: MINUTE },
  cvReadings: { most: 10, seconds: 10 * MINUTE },
  purchases: { most: 60, seconds: 10 * MINUTE },
  sampleRuns: { most: 30, seconds: MINUTE },
  contactMessages: {
    perNetwork: { most: 5, seconds: 15 * MINUTE },
    perNetworkAndDay: { most: 20, seconds: DAY },
  },
  sharedComments: {
    perNetwork: { most: 20, seconds: 15 * MINUTE },
    perLink: { most: 60, seconds: 60 * MINUTE },
  },
  supportMessages: { most: 20, seconds: DAY },
  communityPosts: { most: 20, seconds: DAY },
  communityReports: { most: 20, seconds: DAY },
  letterRequests: { most: 10, seconds: DAY },
  memberInvitations: { most: 30, seconds: DAY },
  webhooksByHand: { most: 60, seconds: 60 * MINUTE },
  studentRequests: { most: 200, seconds: DAY },
  studentRequestsOfKeys: { most: 2000, seconds: DAY },
}
