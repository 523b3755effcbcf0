import { NotSignedInError, ValidationError } from '../domain/errors.ts'
import { profilesVisibleTo } from '../domain/profiles/policy.ts'
import { saveProfile } from '../domain/profiles/saveProfile.ts'
import type { DegreeType } from '../generated/prisma/enums.ts'
import { builder } from './builder.ts'
import { CountryEnum } from './country.ts'
import { rowIdOf } from './ids.ts'
import { findViewer } from './viewer.ts'

export const DegreeTypeEnum = builder.enumType('DegreeType', {
  description: 'What kind of degree a programme leads to.',
  values: {
    MASTERS: { description: "A master's degree." },
    MBA: { description: 'A Master of Business Administration.' },
  } satisfies Record<DegreeType, { description: string }>,
})

const WORDS = {
  academicBackground: "Degrees, grades and institutions, in the person's own words.",
  targetDegree: 'The degree that the person wants.',
  workExperience: "Jobs and internships, in the person's own words.",
  testScores: "Scores such as 'GRE 325, IELTS 7.5', in the person's own words.",
  preferredCountries: 'Where the person wants to study, without repeats.',
  studyInterests: 'What the person wants to study, in their own words.',
  budget: "What the person can spend, such as '$40k a year', in their own words.",
  intendedStartDate: "When the person wants to begin, such as 'Fall 2026', in their own words.",
}

builder.prismaNode('Profile', {
  description: 'What a student told about themselves for matching and prefilling. Seen by its owner only.',
  authScopes: { signedIn: true },
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => ({ id: rowIdOf(id), AND: [profilesVisibleTo(viewer)] }),
  fields: t => ({
    academicBackground: t.exposeString('academicBackground', { description: WORDS.academicBackground }),
    targetDegree: t.expose('targetDegree', { type: DegreeTypeEnum, description: WORDS.targetDegree }),
    workExperience: t.exposeString('workExperience', { description: WORDS.workExperience }),
    testScores: t.exposeString('testScores', { nullable: true, description: WORDS.testScores }),
    preferredCountries: t.expose('preferredCountries', {
      type: [CountryEnum],
      description: WORDS.preferredCountries,
    }),
    studyInterests: t.exposeString('studyInterests', { description: WORDS.studyInterests }),
    budget: t.exposeString('budget', { nullable: true, description: WORDS.budget }),
    intendedStartDate: t.exposeString('intendedStartDate', {
      nullable: true,
      description: WORDS.intendedStartDate,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
})

const SaveProfileInput = builder.inputType('SaveProfileInput', {
  description: 'A whole profile: what is left out is emptied.',
  fields: t => ({
    academicBackground: t.string({
      required: true,
      description: `${WORDS.academicBackground} At least 10 characters.`,
    }),
    targetDegree: t.field({ type: DegreeTypeEnum, required: true, description: WORDS.targetDegree }),
    workExperience: t.string({
      required: true,
      description: `${WORDS.workExperience} At least 5 characters.`,
    }),
    testScores: t.string({ description: WORDS.testScores }),
    preferredCountries: t.field({
      type: [CountryEnum],
      required: true,
      description: 'Where the person wants to study: at least one country. Repeats count once.',
    }),
    studyInterests: t.string({
      required: true,
      description: `${WORDS.studyInterests} At least 10 characters.`,
    }),
    budget: t.string({ description: WORDS.budget }),
    intendedStartDate: t.string({ description: WORDS.intendedStartDate }),
  }),
})

const SaveProfilePayload = builder
  .objectRef<{ profileId: number; created: boolean }>('SaveProfilePayload')
  .implement({
    description: 'The profile is saved.',
    authScopes: { public: true },
    fields: t => ({
      profile: t.prismaField({
        type: 'Profile',
        description: 'The profile as it stands now.',
        resolve: (query, { profileId }, _args, { prisma, viewer }) =>
          prisma.profile.findUniqueOrThrow({
            ...query,
            where: { id: profileId, AND: [profilesVisibleTo(viewer)] },
          }),
      }),
      created: t.exposeBoolean('created', { description: 'Whether this was the first time.' }),
      viewer: t.prismaField({
        type: 'User',
        description: 'The person whose profile it is.',
        resolve: (query, _payload, _args, context) => findViewer(query, context),
      }),
    }),
  })

builder.mutationField('saveProfile', t =>
  t.field({
    type: SaveProfilePayload,
    description: "Saves the viewer's profile, whether there was one or not.",
    authScopes: { signedIn: true },
    unauthorizedError: () => new NotSignedInError(),
    errors: {
      types: [ValidationError, NotSignedInError],
      union: { description: 'What came of saving the profile.' },
    },
    args: { input: t.arg({ type: SaveProfileInput, required: true, description: 'The whole profile.' }) },
    resolve: async (_root, { input }, { world, viewer }) => {
      const { profile, created } = await saveProfile({ world, viewer, input })
      return { profileId: profile.id, created }
    },
  }),
)
