import type { Country } from '../../generated/prisma/enums.ts'
import { fingerprintOf } from '../accounts/fingerprint.ts'
import { networkOf } from '../accounts/networks.ts'
import type { AppContext, Origin } from '../appContext.ts'
import { catalogueReachOf } from '../catalogue/policy.ts'
import { limitUse } from '../limitUse.ts'
import { readMatchingProfile, type WordsToRead } from '../profiles/readMatchingProfile.ts'
import { cacheColumns } from './cachedColumns.ts'
import { type ProgramColumns, rowOf } from './columns.ts'
import { outlookOf } from './policy.ts'
import { rankPrograms } from './rank.ts'
import { type ReadFit, shownFit } from './readFits.ts'
import { DEFAULT_SETTINGS } from './types.ts'

/** How many programmes a sample shows: one ten's mix of tiers in small. */
export const SAMPLE_FITS = 3

/** The invented profiles that visitors can match. The front page shows these words beside the result. */
export const SAMPLE_PROFILES = {
  ROBOTICS: {
    academicBackground: 'B.Tech in Mechatronics, CGPA 8.1/10',
    targetDegree: 'MASTERS',
    workExperience: 'A six-month internship with a maker of drives',
    testScores: 'IELTS 7.0',
    preferredCountries: ['GERMANY', 'ITALY'],
    studyInterests: 'Robotics and autonomous systems',
    budget: '₹15 lakh a year',
    intendedStartDate: 'September 2027',
  },
  DATA_SCIENCE: {
    academicBackground: 'B.Sc in Statistics, 78 %',
    targetDegree: 'MASTERS',
    workExperience: 'Two years as a data analyst at a bank',
    testScores: 'GRE 322, IELTS 7.5',
    preferredCountries: ['UK', 'USA'],
    studyInterests: 'Data science and machine learning',
    budget: '₹40 lakh a year',
    intendedStartDate: 'September 2027',
  },
  MBA: {
    academicBackground: 'B.Com, CGPA 7.6/10',
    targetDegree: 'MBA',
    workExperience: 'Five years in operations at a logistics company',
    testScores: 'GMAT 690',
    preferredCountries: ['UK', 'CANADA'],
    studyInterests: 'Business administration and supply chains',
    budget: '₹60 lakh a year',
    intendedStartDate: 'September 2027',
  },
} as const satisfies Record<string, WordsToRead>

export type Sample = keyof typeof SAMPLE_PROFILES

/** Results by the columns that they were computed from: another version of the catalogue has other columns. */
const cache = new WeakMap<ProgramColumns, Map<string, readonly ReadFit[]>>()

/**
 * The programmes of the public sample that fit an invented profile: SAMPLE_FITS of them, as `rankPrograms` chooses them,
 * shown as a visitor sees them. `country` replaces the countries of the profile. A process computes each of the few
 * combinations once for a version of the catalogue, and only computing counts against the limit of the network.
 * @throws RateLimitedError
 */
export async function readSampleFits({
  app,
  origin,
  sample,
  country,
}: {
  app: AppContext
  origin: Origin
  sample: Sample
  country: Country | null
}): Promise<readonly ReadFit[]> {
  const columns = await cacheColumns({ app })
  const results = cache.get(columns) ?? new Map<string, readonly ReadFit[]>()
  cache.set(columns, results)
  const key = `${sample} ${country}`
  const known = results.get(key)
  if (known) return known

  await countSampleRun({ app, origin })
  const words = SAMPLE_PROFILES[sample]
  const { profile } = await readMatchingProfile({
    app,
    words: { ...words, preferredCountries: country === null ? words.preferredCountries : [country] },
  })
  const outlook = outlookOf(null)
  const fits =
    profile === null
      ? []
      : rankPrograms({
          columns,
          profile,
          settings: DEFAULT_SETTINGS,
          reach: catalogueReachOf(null),
          limit: SAMPLE_FITS,
        }).programs.map(fit => ({
          ...shownFit(fit, outlook),
          universityId: columns.universityId[rowOf(columns, fit.programId)] ?? 0,
        }))
  results.set(key, fits)
  return fits
}

async function countSampleRun({ app, origin }: { app: AppContext; origin: Origin }): Promise<void> {
  const limit = app.settings.rateLimits.sampleRuns
  const network = Buffer.from(fingerprintOf('address', networkOf(origin.address))).toString('base64url')
  await limitUse({
    app,
    uses: [{ key: `sample-match:${network}`, limit }],
    refusal: wait => `Examples were matched ${limit.most} times from your network. Try again in ${wait}.`,
  })
}
