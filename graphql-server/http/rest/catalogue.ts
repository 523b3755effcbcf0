import { createRoute, z } from '@hono/zod-openapi'
import { listPrograms, listUniversities } from '../../domain/catalogue/listCatalogue.ts'
import { durationText, tuitionText, UNKNOWN } from '../../domain/catalogue/texts.ts'
import { Country, DegreeType } from '../../generated/prisma/enums.ts'
import { errorResponses } from './errorResponses.ts'
import { COUNTRY_NAMES, DEGREE_NAMES } from './plainNames.ts'
import { restApp } from './restApp.ts'

const tags = ['Catalogue']
const MOST_PROGRAMS = 100
const LAST_OFFSET = 1_000_000

/** Reads plain names and codes of the graph alike, without regard to case. */
function named<Values extends Record<string, string>>(
  values: Values,
  names: readonly string[],
  what: string,
) {
  return z
    .string()
    .transform(name => name.trim().toUpperCase())
    .pipe(z.enum(values, `Must be ${what}: ${names.join(', ')}`))
    .optional()
    .openapi({ type: 'string', enum: [...names] })
}

function wholeNumber({
  least,
  most,
  usual,
  description,
}: {
  least: number
  most: number
  usual: number
  description: string
}) {
  const message = `Must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .refine(number => number >= least && number <= most, message)
    .default(usual)
    .openapi({ type: 'integer', minimum: least, maximum: most, default: usual, description })
}

const country = named(Country, Object.values(COUNTRY_NAMES), 'one of the countries')

const universityJson = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.enum(Object.values(COUNTRY_NAMES)),
    city: z.string(),
    imageUrl: z.string().nullable(),
    programCount: z.int(),
    description: z.string(),
    website: z.string().nullable(),
  })
  .openapi('University')

const programJson = z
  .object({
    id: z.int(),
    name: z.string(),
    degreeType: z.enum(Object.values(DEGREE_NAMES)),
    duration: z.string(),
    tuitionFees: z.string(),
    requirements: z.string(),
    university: z.object({
      id: z.int(),
      name: z.string(),
      country: z.enum(Object.values(COUNTRY_NAMES)),
    }),
  })
  .openapi('Program')

const universities = createRoute({
  method: 'get',
  path: '/universities',
  tags,
  summary: 'The universities that you may see: the public sample, or with a paid plan all',
  request: { query: z.object({ country }) },
  responses: {
    200: {
      description: 'The universities, by name.',
      content: { 'application/json': { schema: z.array(universityJson) } },
    },
    ...errorResponses(400, 503),
  },
})

const programs = createRoute({
  method: 'get',
  path: '/programs',
  tags,
  summary: 'The programmes that you may see: those of the public sample, or with a paid plan all',
  request: {
    query: z.object({
      country,
      degree: named(DegreeType, Object.values(DEGREE_NAMES), 'a degree'),
      limit: wholeNumber({
        least: 1,
        most: MOST_PROGRAMS,
        usual: MOST_PROGRAMS,
        description: 'How many at most.',
      }),
      offset: wholeNumber({
        least: 0,
        most: LAST_OFFSET,
        usual: 0,
        description: 'How many to leave out first.',
      }),
    }),
  },
  responses: {
    200: {
      description: `The programmes, by university and then by name; '${UNKNOWN}' where a text is not known.`,
      content: { 'application/json': { schema: z.array(programJson) } },
    },
    ...errorResponses(400, 503),
  },
})

export const catalogueRoutes = restApp()
  .openapi(universities, async c => {
    const { app, viewer } = c.get('caller')
    const { country = null } = c.req.valid('query')
    const found = await listUniversities({ app, viewer, country })
    return c.json(
      found.map(university => ({ ...university, country: COUNTRY_NAMES[university.country] })),
      200,
    )
  })
  .openapi(programs, async c => {
    const { app, viewer } = c.get('caller')
    const { country = null, degree: degreeType = null, limit, offset } = c.req.valid('query')
    const found = await listPrograms({ app, viewer, country, degreeType, limit, offset })
    return c.json(
      found.map(program => ({
        id: program.id,
        name: program.name,
        degreeType: DEGREE_NAMES[program.degreeType],
        duration: durationText(program.durationMonths),
        tuitionFees: tuitionText(program),
        requirements: program.requirements ?? UNKNOWN,
        university: { ...program.university, country: COUNTRY_NAMES[program.university.country] },
      })),
      200,
    )
  })
