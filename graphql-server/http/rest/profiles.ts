import { createRoute, z } from '@hono/zod-openapi'
import { profileInput } from '../../domain/profiles/inputs.ts'
import { LONGEST_CORRECTION, storedCorrections } from '../../domain/profiles/reading/corrections.ts'
import { READING_KINDS } from '../../domain/profiles/reading/types.ts'
import { readProfile } from '../../domain/profiles/readProfile.ts'
import { changeProfile, createProfile } from '../../domain/profiles/saveProfile.ts'
import type { Profile } from '../../generated/prisma/client.ts'
import { errorResponses } from './errorResponses.ts'
import { pathId } from './pathIds.ts'
import { COUNTRY_NAMES, countryOf, DEGREE_NAMES, degreeOf } from './plainNames.ts'
import { restApp, signedIn } from './restApp.ts'

const tags = ['Profile']

const correctionText: { type: ('string' | 'null')[]; maxLength: number } = {
  type: ['string', 'null'],
  maxLength: LONGEST_CORRECTION,
}
const correctionsJson = z
  .partialRecord(z.enum(READING_KINDS), z.string().max(LONGEST_CORRECTION).nullable())
  .openapi({ example: { ENGLISH: 'IELTS 7.5', GRE: null } })

const profileJson = z
  .object({
    id: z.int(),
    userId: z.int(),
    academicBackground: z.string(),
    targetDegree: z.enum(Object.values(DEGREE_NAMES)),
    workExperience: z.string(),
    testScores: z.string().nullable(),
    preferredCountries: z.array(z.enum(Object.values(COUNTRY_NAMES))),
    studyInterests: z.string(),
    budget: z.string().nullable(),
    intendedStartDate: z.string().nullable(),
    corrections: correctionsJson,
    confirmedReadings: z.array(z.string()),
  })
  .openapi('Profile')

const { shape } = profileInput
/** The domain's rules with REST's plain names. The userId that older clients send is ignored. */
export const newProfile = z.object({
  ...shape,
  targetDegree: z
    .preprocess(degreeOf, shape.targetDegree)
    .openapi({ type: 'string', enum: Object.values(DEGREE_NAMES) }),
  preferredCountries: z.preprocess(countriesOf, shape.preferredCountries).openapi({
    type: 'array',
    items: { type: 'string', enum: Object.values(COUNTRY_NAMES) },
    minItems: 1,
  }),
  corrections: z.optional(shape.corrections).openapi({
    type: 'object',
    properties: Object.fromEntries(READING_KINDS.map(kind => [kind, correctionText])),
    additionalProperties: false,
    description:
      'Corrections of what is read from the words, by kind: a text that can be read as that kind, or null for nothing. All of them: a kind that is left out is read from the words. Left out as a whole, those that are stored stay.',
  }),
  confirmedReadings: z.optional(shape.confirmedReadings).openapi({
    type: 'array',
    items: { type: 'string' },
    description:
      'Keys of readings that you say are right, as the graph names them: all of them. Left out, those that are stored stay.',
  }),
  userId: z
    .unknown()
    .optional()
    .openapi({ type: 'integer', description: 'Ignored: the session says who you are.' }),
})

const answersProfile = {
  description: 'The profile.',
  content: { 'application/json': { schema: profileJson } },
}

const read = createRoute({
  method: 'get',
  path: '/profiles',
  tags,
  summary: 'Your profile, or null before it was first saved',
  middleware: signedIn,
  responses: {
    200: { ...answersProfile, content: { 'application/json': { schema: profileJson.nullable() } } },
    ...errorResponses(401, 503),
  },
})

const create = createRoute({
  method: 'post',
  path: '/profiles',
  tags,
  summary: 'Save your first profile',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: newProfile } } } },
  responses: { 201: answersProfile, ...errorResponses(400, 401, 409, 413, 415, 422, 503) },
})

const change = createRoute({
  method: 'patch',
  path: '/profiles/{id}',
  tags,
  summary: 'Change any part of your profile',
  middleware: signedIn,
  request: {
    params: pathId('The id of your profile; another one is refused.'),
    body: { required: true, content: { 'application/json': { schema: newProfile.partial() } } },
  },
  responses: { 200: answersProfile, ...errorResponses(400, 401, 403, 413, 415, 422, 503) },
})

export const profileRoutes = restApp()
  .openapi(read, async c => {
    const { app, viewer } = c.get('caller')
    const profile = await readProfile({ app, viewer })
    return c.json(profile && present(profile), 200)
  })
  .openapi(create, async c => {
    const { app, viewer } = c.get('caller')
    return c.json(present(await createProfile({ app, viewer, input: c.req.valid('json') })), 201)
  })
  .openapi(change, async c => {
    const { app, viewer } = c.get('caller')
    const { id: profileId } = c.req.valid('param')
    return c.json(present(await changeProfile({ app, viewer, profileId, input: c.req.valid('json') })), 200)
  })

function countriesOf(names: unknown): unknown {
  return Array.isArray(names) ? names.map(countryOf) : names
}

function present(profile: Profile): z.infer<typeof profileJson> {
  const { createdAt: _, updatedAt: __, targetDegree, preferredCountries, corrections, ...plain } = profile
  return {
    ...plain,
    targetDegree: DEGREE_NAMES[targetDegree],
    preferredCountries: preferredCountries.map(country => COUNTRY_NAMES[country]),
    corrections: storedCorrections(corrections),
  }
}
