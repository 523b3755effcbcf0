import { createRoute, z } from '@hono/zod-openapi'
import { durationText, tuitionText, UNKNOWN } from '../../domain/catalogue/texts.ts'
import { gapSentence } from '../../domain/matching/gaps.ts'
import { generateMatches } from '../../domain/matching/generateMatches.ts'
import { SUBJECT_CLASSES } from '../../domain/matching/rateSubjects.ts'
import {
  listMatches,
  matchListOf,
  readMatchGaps,
  readOutlook,
  shownFactors,
  shownHistory,
} from '../../domain/matching/readMatches.ts'
import { FACTOR_KINDS, MATCH_LISTS } from '../../domain/matching/types.ts'
import { Tier } from '../../generated/prisma/enums.ts'
import { errorResponses } from './errorResponses.ts'
import { pathUserId } from './pathIds.ts'
import { COUNTRY_NAMES, DEGREE_NAMES } from './plainNames.ts'
import { newProfile } from './profiles.ts'
import { refuseOthers, restApp, signedIn } from './restApp.ts'

const tags = ['Matches']

const factorJson = z
  .object({
    kind: z.enum(FACTOR_KINDS),
    name: z.string(),
    score: z.number().describe('0 to 1; 0.5 where something is unknown.'),
    weight: z.number().describe('Its share of the percentage: the weights of a match add up to 1.'),
    isKnown: z.boolean(),
    why: z.string(),
  })
  .openapi('MatchFactor')

const matchJson = z
  .object({
    id: z.int(),
    matchPercentage: z.int().describe('The weighted sum of the factors. It is no chance of admission.'),
    tier: z.enum(Tier),
    matchReason: z.string(),
    subject: z
      .enum(SUBJECT_CLASSES)
      .nullable()
      .describe('How its subject answers the interests. NEAR scores at most 60, FAR at most 40.'),
    list: z
      .enum(MATCH_LISTS)
      .nullable()
      .describe(
        'FIRST: look at these first. OVER_BUDGET: they would be among them and cost clearly more than the budget, usually 6 to 30 %. FURTHER: all others.',
      ),
    ties: z.int().describe('How many others fit exactly alike; their order means nothing.'),
    history: z
      .string()
      .nullable()
      .describe(
        'What became of earlier applicants with like figures, in words; null where the plan shows the tier alone.',
      ),
    factors: z.array(factorJson).describe('Empty where the plan shows the tier alone.'),
    university: z.object({
      id: z.int(),
      name: z.string(),
      country: z.enum(Object.values(COUNTRY_NAMES)),
    }),
    program: z.object({
      id: z.int(),
      name: z.string(),
      duration: z.string(),
      tuitionFees: z.string(),
      degreeType: z.enum(Object.values(DEGREE_NAMES)),
      requirements: z.string(),
    }),
  })
  .openapi('Match')

/** Empty, null and missing all mean the stored profile. Unknown keys are ignored. */
const profileData = z
  .preprocess(sent => (isNothing(sent) ? undefined : sent), newProfile.optional())
  .openapi({
    type: 'object',
    description:
      'A profile for this run only, of the form that saves one; without it the stored one is used.',
  })

const matchRequest = z.object({
  profileData,
  includeNear: z
    .boolean()
    .optional()
    .describe('Lists near fields too, in countries that have nothing in the fields of interest.'),
  userId: z
    .unknown()
    .optional()
    .openapi({ type: 'integer', description: 'Ignored: the session says who you are.' }),
})

const answersMatches = {
  description: `The matches, ten by ten with a mix of tiers and countries; '${UNKNOWN}' where a text is not known.`,
  content: { 'application/json': { schema: z.array(matchJson) } },
}

const read = createRoute({
  method: 'get',
  path: '/matches/{userId}',
  tags,
  summary: 'Your matches, as many as your plan keeps',
  middleware: signedIn,
  request: { params: pathUserId },
  responses: { 200: answersMatches, ...errorResponses(400, 401, 403, 503) },
})

const generate = createRoute({
  method: 'post',
  path: '/ai/match',
  tags,
  summary: 'Make your matches anew, from the profile that is sent or the stored one',
  middleware: signedIn,
  request: { body: { content: { 'application/json': { schema: matchRequest } } } },
  responses: { 200: answersMatches, ...errorResponses(400, 401, 413, 415, 422, 429, 503) },
})

const gapJson = z
  .object({
    country: z
      .enum(Object.values(COUNTRY_NAMES))
      .nullable()
      .describe('Null where the message is about all of them.'),
    fields: z.array(z.string()),
    near: z.int().describe('How many programmes in near fields there are.'),
    message: z.string(),
  })
  .openapi('MatchGap')

const readGaps = createRoute({
  method: 'get',
  path: '/matches/{userId}/gaps',
  tags,
  summary:
    'Your preferred countries in which nothing was found in your fields, and why your first ten is short',
  middleware: signedIn,
  request: { params: pathUserId },
  responses: {
    200: {
      description:
        'The countries, in the order of preference, then what was not found in any of them and why the first ten is short; none where nothing is missing.',
      content: { 'application/json': { schema: z.array(gapJson) } },
    },
    ...errorResponses(400, 401, 403, 503),
  },
})

export const matchRoutes = restApp()
  .openapi(read, async c => {
    const { userId } = c.req.valid('param')
    refuseOthers({ viewer: c.get('viewer'), userId })
    return c.json(await presentMatches(c.get('caller')), 200)
  })
  .openapi(readGaps, async c => {
    const { userId } = c.req.valid('param')
    refuseOthers({ viewer: c.get('viewer'), userId })
    const gaps = await readMatchGaps(c.get('caller'))
    return c.json(
      gaps.map(gap => ({
        country: gap.country && COUNTRY_NAMES[gap.country],
        fields: gap.fields,
        near: gap.near,
        message: gapSentence(gap),
      })),
      200,
    )
  })
  .openapi(generate, async c => {
    const caller = c.get('caller')
    const { profileData: profile, includeNear } = c.req.valid('json')
    await generateMatches({ ...caller, input: { profile, includeNear } })
    return c.json(await presentMatches(caller), 200)
  })

async function presentMatches(
  caller: Parameters<typeof listMatches>[0],
): Promise<z.infer<typeof matchJson>[]> {
  const [matches, outlook] = await Promise.all([listMatches(caller), readOutlook(caller)])
  return matches.map(({ id, percentage, tier, reason, subject, list, ties, history, factors, program }) => ({
    id,
    matchPercentage: percentage,
    tier,
    matchReason: reason,
    subject: SUBJECT_CLASSES.find(one => one === subject) ?? null,
    list: matchListOf(list),
    ties,
    history: shownHistory(outlook, history)?.sentence ?? null,
    factors: shownFactors(outlook, factors),
    university: { ...program.university, country: COUNTRY_NAMES[program.university.country] },
    program: {
      id: program.id,
      name: program.name,
      duration: durationText(program.durationMonths),
      tuitionFees: tuitionText(program),
      degreeType: DEGREE_NAMES[program.degreeType],
      requirements: program.requirements ?? UNKNOWN,
    },
  }))
}

function isNothing(sent: unknown): boolean {
  return sent == null || (typeof sent === 'object' && Object.keys(sent).length === 0)
}
