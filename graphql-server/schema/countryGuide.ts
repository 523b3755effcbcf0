import { type CityCost, type CountryGuide, readCountryGuide } from '../domain/catalogue/readCountryGuide.ts'
import type { DegreeSummary, FieldGroupSummary, Spread } from '../domain/catalogue/summarisePrograms.ts'
import type { GuideAudience, GuidePart } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import { FigureBasisEnum, FigureObject } from './figure.ts'

const open = { authScopes: { public: true } } as const

const GUIDE_LANGUAGES = ['ENGLISH', 'HINDI'] as const

const GuideLanguageEnum = builder.enumType('GuideLanguage', {
  description: 'A language of the notes of a guide.',
  values: {
    ENGLISH: { description: 'English.' },
    HINDI: { description: 'Hindi.' },
  } satisfies Record<(typeof GUIDE_LANGUAGES)[number], { description: string }>,
})

const GuidePartEnum = builder.enumType('GuidePart', {
  description: "A part of a country's guide.",
  values: {
    COST: { description: 'What it costs beside tuition and living.' },
    FUNDS: { description: 'What counts as proof of funds.' },
    PAPERS: { description: 'A paper that the student visa asks for; the title is the name of the visa.' },
    VISA: { description: 'How the visa and the recognition of papers go.' },
    INTAKES: { description: 'When programmes begin.' },
    READERS: { description: 'What readers of statements and letters look for.' },
    TESTS: { description: 'Which tests are asked, and how grades are read.' },
    DEADLINES: { description: 'When one applies.' },
    SCHOLARSHIPS: { description: 'Money beside the scholarships of the list.' },
    WORK: { description: 'Work during and after the degree.' },
  } satisfies Record<GuidePart, { description: string }>,
})

const GuideAudienceEnum = builder.enumType('GuideAudience', {
  description: 'Whom a note is for.',
  values: {
    INDIA: { description: 'Students from India.' },
    OTHERS: { description: 'Students from other countries.' },
  } satisfies Record<GuideAudience, { description: string }>,
})

const GuideNoteObject = builder.prismaObject('GuideNote', {
  description: 'Something to know of studying in a country, with what it rests on.',
  ...open,
  fields: t => ({
    part: t.expose('part', { type: GuidePartEnum, description: 'The part of the guide that it is in.' }),
    audience: t.expose('audience', {
      type: GuideAudienceEnum,
      nullable: true,
      description: 'Whom it is for; null for everybody.',
    }),
    title: t.string({
      description: 'What it is about.',
      args: {
        language: t.arg({
          type: GuideLanguageEnum,
          defaultValue: 'ENGLISH',
          required: true,
          description: 'The language to have it in.',
        }),
      },
      select: { title: true, titleHindi: true },
      resolve: ({ title, titleHindi }, { language }) => (language === 'HINDI' ? titleHindi : title),
    }),
    text: t.string({
      description: 'What it says. Amounts are written as `{GBP 776}`, to be shown in several currencies.',
      args: {
        language: t.arg({
          type: GuideLanguageEnum,
          defaultValue: 'ENGLISH',
          required: true,
          description: 'The language to have it in.',
        }),
      },
      select: { text: true, textHindi: true },
      resolve: ({ text, textHindi }, { language }) => (language === 'HINDI' ? textHindi : text),
    }),
    url: t.exposeString('url', { description: 'A site of the authority or the field, to check it with.' }),
    basis: t.expose('basis', { type: FigureBasisEnum, description: 'What it rests on.' }),
    source: t.exposeString('source', { description: 'The source in words.' }),
    year: t.exposeInt('year', { description: 'The year that it is of.' }),
  }),
})

const UsualIntakeObject = builder.prismaObject('CountryIntake', {
  name: 'UsualIntake',
  description: 'The months in which teaching usually begins in a country.',
  ...open,
  fields: t => ({
    months: t.exposeIntList('months', { description: 'Calendar months, from 1.' }),
    basis: t.expose('basis', { type: FigureBasisEnum, description: 'What it rests on.' }),
    source: t.exposeString('source', { description: 'The source in words.' }),
    year: t.exposeInt('year', { description: 'The year that it is of.' }),
  }),
})

const SpreadObject = builder.objectRef<Spread>('Spread').implement({
  description: 'How a figure spreads over programmes.',
  ...open,
  fields: t => ({
    low: t.exposeFloat('low', { description: 'A quarter of the programmes is at or below it.' }),
    middle: t.exposeFloat('middle', { description: 'Half of the programmes is at or below it.' }),
    high: t.exposeFloat('high', { description: 'Three quarters of the programmes are at or below it.' }),
    programs: t.exposeInt('programs', { description: 'How many programmes it is counted from.' }),
    sourced: t.exposeInt('sourced', {
      description: 'Of how many of them a named source gives the figure; of the others it is an estimate.',
    }),
  }),
})

const TestCountsObject = builder.objectRef<NonNullable<DegreeSummary['tests']>>('TestCounts').implement({
  description: 'How many programmes ask for GRE, GMAT or a like test, of those of which it is known.',
  ...open,
  fields: t => ({
    required: t.exposeInt('REQUIRED', { description: 'Programmes that require one.' }),
    optional: t.exposeInt('OPTIONAL', { description: 'Programmes that leave it open.' }),
    notUsed: t.exposeInt('NOT_USED', { description: 'Programmes that do not look at one.' }),
  }),
})

const DeadlineMonthObject = builder.objectRef<DegreeSummary['deadlines'][number]>('DeadlineMonth').implement({
  description: 'A month in which deadlines usually are.',
  ...open,
  fields: t => ({
    month: t.exposeInt('month', { description: 'The calendar month, from 1.' }),
    percent: t.exposeInt('percent', { description: 'The share of programmes with a deadline in it.' }),
  }),
})

const DegreeSummaryObject = builder.objectRef<DegreeSummary>('DegreeSummary').implement({
  description: 'What the programmes of one degree come to in a country. Ranges of fewer than ten are null.',
  ...open,
  fields: t => ({
    degreeType: t.expose('degreeType', { type: DegreeTypeEnum, description: 'The degree.' }),
    programs: t.exposeInt('programs', { description: 'How many the catalogue lists.' }),
    visiblePrograms: t.exposeInt('visiblePrograms', { description: 'How many of them the viewer sees.' }),
    tuition: t.expose('tuition', {
      type: SpreadObject,
      nullable: true,
      description: "A year's tuition in US dollars at the rates of `exchangeRates`.",
    }),
    ielts: t.expose('ielts', {
      type: SpreadObject,
      nullable: true,
      description: 'The least IELTS that is asked.',
    }),
    toefl: t.expose('toefl', {
      type: SpreadObject,
      nullable: true,
      description: 'The least TOEFL iBT that is asked, on the scale of 120.',
    }),
    tests: t.expose('tests', {
      type: TestCountsObject,
      nullable: true,
      description: 'How many ask for GRE, GMAT or a like test.',
    }),
    deadlines: t.expose('deadlines', {
      type: [DeadlineMonthObject],
      description: 'The months of usual deadlines for the main intake, the most frequent first.',
    }),
    deadlinePrograms: t.exposeInt('deadlinePrograms', {
      description: 'How many programmes `deadlines` is counted from.',
    }),
  }),
})

const GuideFieldObject = builder.objectRef<FieldGroupSummary['fields'][number]>('GuideField').implement({
  description: 'A field of study within a group, in a country.',
  ...open,
  fields: t => ({
    code: t.exposeString('code', { description: 'The code of one of `fields`, as filters take it.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    visiblePrograms: t.exposeInt('visiblePrograms', {
      description: "Its master's programmes that the viewer sees.",
    }),
  }),
})

const FieldGroupSummaryObject = builder.objectRef<FieldGroupSummary>('FieldGroupSummary').implement({
  description: "What the master's programmes of a group of fields come to in a country.",
  ...open,
  fields: t => ({
    code: t.exposeString('code', { description: 'The code of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    programs: t.exposeInt('programs', { description: 'How many the catalogue lists.' }),
    tuition: t.expose('tuition', {
      type: SpreadObject,
      nullable: true,
      description: "A year's tuition in US dollars; null where it is known of fewer than ten.",
    }),
    fields: t.expose('fields', {
      type: [GuideFieldObject],
      description: 'Its fields with most programmes that the viewer sees, at most four.',
    }),
  }),
})

const CityCostObject = builder.objectRef<CityCost>('CityCost').implement({
  description: 'What a student spends in a month beside tuition, in a city or in the country.',
  ...open,
  fields: t => ({
    city: t.exposeString('city', {
      nullable: true,
      description: 'The city; null for the median of the country.',
    }),
    cost: t.field({
      type: FigureObject,
      description: 'All of it: a room, utilities, transport and food.',
      resolve: ({ amountMonth, ...cost }) => ({ ...cost, amount: amountMonth, period: 'MONTH' as const }),
    }),
    rent: t.exposeInt('rentMonth', { description: 'The room of it, in the same currency.' }),
    universities: t.exposeInt('universities', {
      description: 'How many universities there the viewer sees.',
    }),
  }),
})

const CountryGuideObject = builder.objectRef<CountryGuide>('CountryGuide').implement({
  description: 'What is known of studying in a country.',
  ...open,
  fields: t => ({
    notes: t.expose('notes', {
      type: [GuideNoteObject],
      description: 'What it says in words, by part.',
    }),
    intake: t.expose('intake', {
      type: UsualIntakeObject,
      nullable: true,
      description: 'When teaching usually begins; null when unknown.',
    }),
    degrees: t.expose('degrees', {
      type: [DegreeSummaryObject],
      description: 'What Masters and MBA programmes come to.',
    }),
    fieldGroups: t.expose('fieldGroups', {
      type: [FieldGroupSummaryObject],
      description: "What master's programmes come to, by group of fields.",
    }),
    cities: t.expose('cities', {
      type: [CityCostObject],
      description:
        'What a month costs: the median of the country, then the cities with most universities, at most twelve.',
    }),
  }),
})

builder.queryField('countryGuide', t =>
  t.field({
    type: CountryGuideObject,
    description: 'The guide of a country to study in, counted from the whole catalogue.',
    ...open,
    args: { country: t.arg({ type: CountryEnum, required: true, description: 'The country.' }) },
    resolve: async (_root, { country }, { app, loaders }) =>
      await readCountryGuide({ app, country, reach: await loaders.catalogueReach.load(0) }),
  }),
)
