import { RateLimitedError, ValidationError } from '../domain/errors.ts'
import type { CvProposal } from '../domain/profiles/cv/proposeFromCv.ts'
import { profilesVisibleTo } from '../domain/profiles/policy.ts'
import { readCv } from '../domain/profiles/readCv.ts'
import { readWords } from '../domain/profiles/readMatchingProfile.ts'
import { saveProfile } from '../domain/profiles/saveProfile.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { rowIdOf } from './base/ids.ts'
import { signedInMutation } from './base/mutations.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import {
  correctionsOf,
  ProfileReadingObject,
  ReadingCorrectionInput,
  ReadingCorrectionObject,
  WORDS,
} from './profileReading.ts'

const READ_COLUMNS = {
  academicBackground: true,
  targetDegree: true,
  workExperience: true,
  testScores: true,
  preferredCountries: true,
  studyInterests: true,
  budget: true,
  intendedStartDate: true,
  corrections: true,
} as const

builder.prismaNode('Profile', {
  description: 'What a student told about themselves for matching and prefilling. Seen by its owner only.',
  authScopes: { signedIn: true },
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(profilesVisibleTo(viewer), { id: rowIdOf(id) }),
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
    corrections: t.field({
      type: [ReadingCorrectionObject],
      description: 'What the person put in the place of what was read from their words.',
      select: { corrections: true },
      resolve: ({ corrections }) => correctionsOf(corrections),
    }),
    confirmedReadings: t.exposeStringList('confirmedReadings', { description: WORDS.confirmedReadings }),
    reading: t.field({
      type: ProfileReadingObject,
      description: 'What is read from the words, corrections counted.',
      select: READ_COLUMNS,
      resolve: async (words, _args, { app, loaders }) =>
        readWords({ app, words, rates: await loaders.exchangeRates.load(0) }),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
})

signedInMutation({
  name: 'saveProfile',
  description: "Saves the viewer's profile, whether there was one or not.",
  errors: [ValidationError],
  input: {
    description:
      'A whole profile: what is left out is emptied, but for the corrections and the confirmed readings.',
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
        description:
          'Where the person wants to study, in the order of preference: at least one country. Repeats count once.',
      }),
      studyInterests: t.string({
        required: true,
        description: `${WORDS.studyInterests} At least 10 characters.`,
      }),
      budget: t.string({ description: WORDS.budget }),
      intendedStartDate: t.string({ description: WORDS.intendedStartDate }),
      corrections: t.field({
        type: [ReadingCorrectionInput],
        description:
          'Corrections of what was read from the words: all of them. Left out, those that are stored stay.',
      }),
      confirmedReadings: t.stringList({
        description:
          'Keys of the readings that the person says are right: all of them. Left out, those that are stored stay. A save that changes nothing else makes no matches outdated.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    const { profile, created } = await saveProfile({ app, viewer, input })
    return { profileId: profile.id, created }
  },
  payload: {
    description: 'The profile is saved.',
    fields: t => ({
      profile: t.prismaField({
        type: 'Profile',
        description: 'The profile as it is now.',
        resolve: (query, { profileId }, _args, { prisma, viewer }) =>
          prisma.profile.findUniqueOrThrow({
            ...query,
            where: visible(profilesVisibleTo(viewer), { id: profileId }),
          }),
      }),
      created: t.exposeBoolean('created', { description: 'Whether this was the first time.' }),
    }),
  },
})

const CvProposalObject = builder.objectRef<CvProposal>('CvProposal').implement({
  authScopes: { signedIn: true },
  description:
    'An answer that a CV proposes: its own lines. Nothing is stored until the person saves the profile.',
  fields: t => ({
    field: t.exposeString('field', { description: "The profile's field that it would answer: its key." }),
    quote: t.exposeString('quote', { description: 'The lines as the CV has them.' }),
    heading: t.exposeString('heading', {
      nullable: true,
      description: 'The heading above them in the CV; null where there is none.',
    }),
  }),
})

signedInMutation({
  name: 'readCv',
  description: 'Reads a CV and proposes answers for the profile. Neither the file nor its text is kept.',
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'A CV.',
    fields: t => ({
      file: t.string({
        required: true,
        description: 'A PDF or a Word document (DOCX) of at most 700 KB, as base64.',
      }),
    }),
  },
  resolve: async (input, { app, viewer }) => ({ proposals: await readCv({ app, viewer, input }) }),
  payload: {
    description: 'What the CV proposes.',
    fields: t => ({
      proposals: t.field({
        type: [CvProposalObject],
        description: 'At most one for each field; none where no known heading was found.',
        resolve: ({ proposals }) => proposals,
      }),
    }),
  },
})
