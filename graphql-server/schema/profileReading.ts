import { storedCorrections } from '../domain/profiles/reading/corrections.ts'
import type { ProfileReading } from '../domain/profiles/reading/readProfile.ts'
import { READING_KINDS, type ReadingItem, type ReadingKind } from '../domain/profiles/reading/types.ts'
import { readUnsavedWords } from '../domain/profiles/readMatchingProfile.ts'
import { builder } from './base/builder.ts'
import { costOfReading } from './base/cost.ts'
import { asBadUserInput } from './base/faults.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'

const open = { authScopes: { public: true } } as const

/** The fields of a profile, as its node and its inputs describe them. */
export const WORDS = {
  academicBackground: "Degrees, grades and institutions, in the person's own words.",
  targetDegree: 'The degree that the person wants.',
  workExperience: "Jobs and internships, in the person's own words.",
  testScores: "Scores such as 'GRE 325, IELTS 7.5', in the person's own words.",
  preferredCountries: 'Where the person wants to study, in the order of preference, without repeats.',
  studyInterests: 'What the person wants to study, in their own words.',
  budget: "What the person can spend, such as '$40k a year', in their own words.",
  intendedStartDate: "When the person wants to begin, such as 'Fall 2026', in their own words.",
  confirmedReadings:
    'Keys of the readings that the person said are right. One whose key no reading has any more says nothing.',
}

const ReadingKindEnum = builder.enumType('ReadingKind', {
  description: "What is read from a profile's words.",
  values: {
    GRADE: { description: 'The final grade of the highest degree, on any scale.' },
    STUDIED: { description: 'Fields of previous study.' },
    DEGREE_YEARS: { description: 'How many years of study the degrees come to.' },
    LANGUAGES: { description: 'Languages besides English in which the person can study, B2 or better.' },
    GRE: { description: 'The total of the GRE General Test.' },
    GMAT: { description: 'The total of the GMAT, before or since the Focus Edition.' },
    ENGLISH: { description: 'The best of IELTS, TOEFL, PTE and Duolingo.' },
    WORK_YEARS: { description: 'Years of paid work, without internships.' },
    FIELDS: { description: 'Fields of study, the strongest interest first.' },
    REFUSED: { description: 'Subjects and kinds of courses that are not wanted.' },
    PLACES_REFUSED: { description: 'Cities, states and regions that are not wanted.' },
    PLACES_WANTED: { description: 'Cities, states and regions that the person would rather be in.' },
    RANKED: {
      description:
        'Groups of universities and places in a ranking that are to come first, or that nothing else will do for.',
    },
    LENGTH: { description: 'The most months that a course may take.' },
    FAMILY: { description: 'Whether a spouse or children come along.' },
    BUDGET: { description: 'The most for a year, or for a whole course.' },
    FUNDING: { description: 'Whether a scholarship is needed: none, helpful, or not without.' },
    INTAKE: { description: 'The month to begin in.' },
  } satisfies Record<ReadingKind, { description: string }>,
})

const ReadingItemObject = builder.objectRef<ReadingItem>('ReadingItem').implement({
  description: 'One thing that was read, with the words that it was read from.',
  ...open,
  fields: t => ({
    kind: t.expose('kind', { type: ReadingKindEnum, description: 'What it is.' }),
    key: t.exposeString('key', {
      description:
        'Names this reading, for `confirmedReadings`. It changes with the words that the kind is read from and with what is understood of them.',
    }),
    name: t.exposeString('name', { description: 'Its name as people read it.' }),
    from: t.exposeString('from', { description: "The profile's field that it is read from: its key." }),
    understood: t.exposeString('understood', {
      nullable: true,
      description: 'What was understood, in words; null where nothing was.',
    }),
    asCorrection: t.exposeString('asCorrection', {
      nullable: true,
      description:
        'The same value as the text of a correction, which is read back exactly; null where nothing was understood.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description:
        'What it comes to on the common measure and what was assumed, in words; null where there is nothing to add.',
    }),
    quote: t.exposeString('quote', {
      nullable: true,
      description:
        'The words that it was read from; null where nothing was, and where the person put it right.',
    }),
    isCorrected: t.exposeBoolean('isCorrected', { description: 'Whether the person put it right.' }),
  }),
})

/** What is read from a profile's words. */
export const ProfileReadingObject = builder.objectRef<ProfileReading>('ProfileReading').implement({
  description: "What is read from a profile's words.",
  ...open,
  fields: t => ({
    items: t.field({
      type: [ReadingItemObject],
      description: 'One item of each kind, in the order that pages show them.',
      resolve: ({ items }) => [...items],
    }),
    currency: t.string({
      nullable: true,
      description: 'The code of the currency in which the budget was given; null where no budget was read.',
      resolve: ({ profile }) =>
        profile === null || profile.budgetYearUsd === null ? null : (profile.budgetCurrency?.code ?? 'USD'),
    }),
    notUnderstood: t.stringList({
      description: 'What looked like a figure and was not understood, as it was typed. At most twelve.',
      resolve: ({ notUnderstood }) => [...notUnderstood],
    }),
  }),
})

type StoredCorrection = { kind: ReadingKind; text: string | null }

/** A correction as it is stored. */
export const ReadingCorrectionObject = builder.objectRef<StoredCorrection>('ReadingCorrection').implement({
  description: "What the person put in the place of what was read from a profile's words.",
  ...open,
  fields: t => ({
    kind: t.expose('kind', { type: ReadingKindEnum, description: 'What it is about.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'What replaces the reading; null: nothing is assumed.',
    }),
  }),
})

/** Stored corrections in the order of their kinds. */
export function correctionsOf(stored: unknown): StoredCorrection[] {
  const corrections = storedCorrections(stored)
  return READING_KINDS.flatMap(kind => {
    const text = corrections[kind]
    return text === undefined ? [] : [{ kind, text }]
  })
}

/** A correction as it is sent. */
export const ReadingCorrectionInput = builder.inputType('ReadingCorrectionInput', {
  description: "Corrections of what is read from a profile's words. Of two of one kind the later counts.",
  fields: t => ({
    kind: t.field({ type: ReadingKindEnum, required: true, description: 'What it is about.' }),
    text: t.string({
      description:
        "Words that can be read as this kind, such as '7.5' for English; null or left out: nothing is taken for it.",
    }),
  }),
})

const CORRECTIONS = 'Corrections of what is read from the words.'

/** A whole profile that is not saved. */
export const ProfileInput = builder.inputType('ProfileInput', {
  description: 'A whole profile that is not saved. The rules are those of saving one.',
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
      description: 'Where the person wants to study, in the order of preference: at least one country.',
    }),
    studyInterests: t.string({
      required: true,
      description: `${WORDS.studyInterests} At least 10 characters.`,
    }),
    budget: t.string({ description: WORDS.budget }),
    intendedStartDate: t.string({ description: WORDS.intendedStartDate }),
    corrections: t.field({ type: [ReadingCorrectionInput], description: CORRECTIONS }),
  }),
})

const ProfileWordsInput = builder.inputType('ProfileWordsInput', {
  description:
    'A profile that is being written: nothing is required. A text may be as long as one that is saved.',
  fields: t => ({
    academicBackground: t.string({ description: WORDS.academicBackground }),
    targetDegree: t.field({ type: DegreeTypeEnum, description: WORDS.targetDegree }),
    workExperience: t.string({ description: WORDS.workExperience }),
    testScores: t.string({ description: WORDS.testScores }),
    preferredCountries: t.field({ type: [CountryEnum], description: WORDS.preferredCountries }),
    studyInterests: t.string({ description: WORDS.studyInterests }),
    budget: t.string({ description: WORDS.budget }),
    intendedStartDate: t.string({ description: WORDS.intendedStartDate }),
    corrections: t.field({ type: [ReadingCorrectionInput], description: CORRECTIONS }),
  }),
})

builder.queryField('profileReading', t =>
  t.field({
    type: ProfileReadingObject,
    description: "What is read from a profile's words, while they are typed. Nothing is saved.",
    ...open,
    complexity: costOfReading,
    args: {
      profile: t.arg({
        type: ProfileWordsInput,
        required: true,
        description: 'The words, as far as they go.',
      }),
    },
    resolve: async (_root, { profile }, { app, loaders }) => {
      const rates = await loaders.exchangeRates.load(0)
      try {
        return readUnsavedWords({ app, words: profile, rates })
      } catch (fault) {
        return asBadUserInput(fault)
      }
    },
  }),
)
