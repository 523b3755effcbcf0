import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { FACT_KINDS, findLooser } from '../domain/catalogue/looserFilters.ts'
import { within } from '../domain/catalogue/policy.ts'
import { reachOfKey } from '../domain/catalogue/readReach.ts'
import { RateLimitedError, ValidationError } from '../domain/errors.ts'
import { firstTenOf, gapSentence, gapsIn, type NamedGap } from '../domain/matching/gaps.ts'
import { generateMatches } from '../domain/matching/generateMatches.ts'
import { keptSettings } from '../domain/matching/keptSettings.ts'
import { SUBJECT_CLASSES, type SubjectClass } from '../domain/matching/rateSubjects.ts'
import { type ReadFit, readFits, type ShownFit } from '../domain/matching/readFits.ts'
import {
  BEST_FIRST,
  BY_FIT,
  type MatchFilter,
  matchesFitting,
  matchListOf,
  shownFactors,
  shownHistory,
} from '../domain/matching/readMatches.ts'
import type { BestFit } from '../domain/matching/readOwnFits.ts'
import {
  readSampleFits,
  SAMPLE_FITS,
  SAMPLE_PROFILES,
  type Sample,
} from '../domain/matching/readSampleFits.ts'
import type { Ambition, FactorKind, MatchFactor, MatchList, MatchSettings } from '../domain/matching/types.ts'
import { visible } from '../domain/visible.ts'
import type { Program, University } from '../generated/prisma/client.ts'
import type { Tier } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import type { GraphContext } from './base/context.ts'
import { costOfFits } from './base/cost.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { asBadUserInput, withCode } from './base/faults.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import type { Loaders } from './base/loaders.ts'
import { signedInMutation } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { CountryEnum } from './country.ts'
import { FactFilterInput, factsOf, ListOrderEnum, LooserFilterObject } from './factFilter.ts'
import { ProfileInput } from './profileReading.ts'
import { ProgramNode } from './program.ts'
import { UniversityNode } from './university.ts'
import { WriterEnum } from './writer.ts'

const open = { authScopes: { public: true } } as const
const own = { authScopes: { signedIn: true } } as const

export const TierEnum = builder.enumType('Tier', {
  description:
    'How hard a programme is to get into for this person, as far as the figures say. It is no chance of admission.',
  values: {
    REACH: { description: 'Above what the figures of the person suggest.' },
    MATCH: { description: 'In line with them.' },
    SAFETY: { description: 'Below them.' },
  } satisfies Record<Tier, { description: string }>,
})

const AmbitionEnum = builder.enumType('Ambition', {
  description: 'How bold the mix of tiers is. It changes which programmes are kept, never a score.',
  values: {
    CAUTIOUS: { description: 'More programmes that are easier to get into.' },
    BALANCED: { description: 'Some of each.' },
    BOLD: { description: 'More programmes that are harder to get into.' },
  } satisfies Record<Ambition, { description: string }>,
})

const MatchFactorKindEnum = builder.enumType('MatchFactorKind', {
  description: 'What a factor looks at.',
  values: {
    DEGREE: { description: 'Whether it leads to the degree that the person wants.' },
    COUNTRY: { description: 'The rank of its country among the preferred ones.' },
    FIELD: { description: 'How near its field is to what the person wants to study.' },
    ACADEMICS: { description: 'The grade beside what is asked for or typical.' },
    TESTS: { description: 'Test scores beside what is asked for or typical.' },
    EXPERIENCE: { description: 'Years of work beside what is typical.' },
    BUDGET: { description: 'Tuition and living beside what the person can spend.' },
    INTAKE: { description: 'Whether it begins when the person wants to.' },
    SELECTIVITY: {
      description:
        'How selective it is, by an indicative band: of those that fit alike the more selective counts more.',
    },
  } satisfies Record<FactorKind, { description: string }>,
})

const MatchFactorObject = builder.objectRef<MatchFactor>('MatchFactor').implement({
  description: 'One part of a percentage.',
  ...open,
  fields: t => ({
    kind: t.expose('kind', { type: MatchFactorKindEnum, description: 'What it looks at.' }),
    name: t.exposeString('name', { description: 'Its name as people read it.' }),
    score: t.exposeFloat('score', { description: '0 to 1; 0.5 where something is unknown.' }),
    weight: t.exposeFloat('weight', {
      description: 'Its share of the whole: the weights of all factors add up to 1.',
    }),
    isKnown: t.exposeBoolean('isKnown', {
      description: 'False where the person or the catalogue says nothing about it.',
    }),
    why: t.exposeString('why', { description: 'One line of why, in words.' }),
  }),
})

const MatchSubjectEnum = builder.enumType('MatchSubject', {
  description: 'How the subject of a programme answers what the person wants to study.',
  values: {
    FAR: { description: 'Another field. It scores at most 40.' },
    NEAR: { description: 'A neighbouring field. It scores at most 60.' },
    FIELD: { description: 'One of the fields of interest; also where none is known.' },
    TITLE: { description: 'One of them, and its title names what the person named.' },
  } satisfies Record<SubjectClass, { description: string }>,
})

const MatchListEnum = builder.enumType('MatchList', {
  description: 'The lists of matches, in this order.',
  values: {
    FIRST: { description: 'The ones to look at first: up to ten.' },
    OVER_BUDGET: {
      description:
        'They would be among the first and cost clearly more than the budget, usually 6 to 30 %: up to ten.',
    },
    FURTHER: { description: 'All others, which fit less well.' },
  } satisfies Record<MatchList, { description: string }>,
})

type ShownHistory = {
  sentence: string
  applicants: number | null
  admitted?: number
  low?: number
  high?: number
}

const MatchHistoryObject = builder.objectRef<ShownHistory>('MatchHistory').implement({
  description:
    'What became of earlier applicants with like figures, as they told a public forum. It is history, and no chance of admission for this year.',
  ...open,
  fields: t => ({
    sentence: t.exposeString('sentence', {
      description: "All of it in words; 'Not enough data', and why, where too little was reported.",
    }),
    applicants: t.exposeInt('applicants', {
      nullable: true,
      description: 'How many reported; null where there is not enough data.',
    }),
    admitted: t.exposeInt('admitted', { nullable: true, description: 'How many of them were admitted.' }),
    low: t.exposeFloat('low', {
      nullable: true,
      description: 'The lower end of the 95 % interval of the share admitted, 0 to 1 (Wilson).',
    }),
    high: t.exposeFloat('high', { nullable: true, description: 'The upper end of that interval.' }),
  }),
})

const WORDS = {
  subject: 'How its subject answers what the person wants to study; null on matches of an earlier release.',
  history: 'What became of earlier applicants with like figures; null where the plan shows the tier alone.',
  percentage:
    'The weighted sum of the factors, 0 to 100: how well it fits what the person told. At most 60 where the subject is only near, and 40 where it is far or a prerequisite is missing. It is no chance of admission.',
  tier: 'How hard it is to get into for this person.',
  reason: 'Why it is one, in a sentence or two that rest on the factors alone.',
  factors: 'What the percentage is made of; empty where the plan shows the tier alone.',
  missing: "What keeps the person out: 'asks for a first law degree'. Null: nothing that is known.",
  program: 'The programme.',
  university: 'The university that offers it.',
}

builder.prismaNode('Match', {
  description:
    "A programme that was found for somebody, with the reasons. Seen by its owner only, as long as it is within their plan's reach.",
  ...own,
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: async (id, { loaders }) => visible(await loaders.visibleMatches.load(0), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that the REST calls use.' }),
    matchPercentage: t.exposeInt('percentage', { description: WORDS.percentage }),
    tier: t.expose('tier', { type: TierEnum, description: WORDS.tier }),
    matchReason: t.exposeString('reason', { description: WORDS.reason }),
    reasonWriter: t.expose('reasonWriter', {
      type: WriterEnum,
      description:
        'Who put the reason into words: composed from the factors, or rewritten from them by a model.',
    }),
    subject: t.field({
      type: MatchSubjectEnum,
      nullable: true,
      description: WORDS.subject,
      select: { subject: true },
      resolve: ({ subject }) => SUBJECT_CLASSES.find(one => one === subject) ?? null,
    }),
    list: t.field({
      type: MatchListEnum,
      nullable: true,
      description: 'The list that it belongs to; null on matches of an earlier release.',
      select: { list: true },
      resolve: ({ list }) => matchListOf(list),
    }),
    place: t.exposeInt('place', { description: 'Its place in the usual order, from 1.' }),
    ties: t.exposeInt('ties', {
      description: 'How many others fit exactly alike. Their order among each other means nothing.',
    }),
    history: t.field({
      type: MatchHistoryObject,
      nullable: true,
      description: WORDS.history,
      select: { history: true },
      resolve: async ({ history }, _args, { loaders }) =>
        shownHistory(await loaders.outlook.load(0), history),
    }),
    factors: t.field({
      type: [MatchFactorObject],
      description: WORDS.factors,
      select: { factors: true },
      resolve: async ({ factors }, _args, { loaders }) =>
        shownFactors(await loaders.outlook.load(0), factors),
    }),
    // The policy of matches checks the programme's reach, so the programme of a visible match is visible.
    program: t.relation('program', { description: WORDS.program }),
    university: t.field({
      type: UniversityNode,
      description: WORDS.university,
      select: (_args, _context, nestedSelection) => ({
        program: { select: { university: nestedSelection(true) } },
      }),
      resolve: ({ program }) => program.university,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was found.' }),
  }),
})

const FitFiguresInterface = builder.interfaceRef<ShownFit>('FitFigures').implement({
  description: 'How a programme fits a profile.',
  ...open,
  fields: t => ({
    matchPercentage: t.exposeInt('percentage', { description: WORDS.percentage }),
    tier: t.expose('tier', { type: TierEnum, description: WORDS.tier }),
    matchReason: t.exposeString('reason', { description: WORDS.reason }),
    subject: t.expose('subject', {
      type: MatchSubjectEnum,
      description: 'How its subject answers what the person wants to study.',
    }),
    missing: t.exposeString('missing', { nullable: true, description: WORDS.missing }),
    history: t.expose('history', { type: MatchHistoryObject, nullable: true, description: WORDS.history }),
    factors: t.field({
      type: [MatchFactorObject],
      description: WORDS.factors,
      resolve: ({ factors }) => [...factors],
    }),
  }),
})

type FoundFit = ReadFit & { program: Program; university: University }

const FitObject = builder.objectRef<FoundFit>('Fit').implement({
  description: 'How one programme fits a profile that is not saved.',
  ...open,
  interfaces: [FitFiguresInterface],
  fields: t => ({
    program: t.expose('program', { type: ProgramNode, description: WORDS.program }),
    university: t.expose('university', { type: UniversityNode, description: WORDS.university }),
  }),
})

const SETTINGS = {
  ambition: 'How bold the mix of tiers is.',
  budget: 'How much the cost counts: 1 as it comes, 0 not at all, 2 twice.',
  country: 'How much the order of the countries counts: 1 as it comes, 0 not at all, 2 twice.',
  field: 'How much the field of study counts: 1 as it comes, 0 not at all, 2 twice.',
}

const MatchSettingsObject = builder.objectRef<MatchSettings>('MatchSettings').implement({
  description: 'What weighs how much: 1 is as it comes, 0 not at all, 2 twice.',
  ...own,
  fields: t => ({
    ambition: t.expose('ambition', { type: AmbitionEnum, description: SETTINGS.ambition }),
    budget: t.exposeFloat('budget', { description: SETTINGS.budget }),
    country: t.exposeFloat('country', { description: SETTINGS.country }),
    field: t.exposeFloat('field', { description: SETTINGS.field }),
  }),
})

const MatchSettingsInput = builder.inputType('MatchSettingsInput', {
  description: 'What weighs how much. What is left out stays as it was.',
  fields: t => ({
    ambition: t.field({ type: AmbitionEnum, description: SETTINGS.ambition }),
    budget: t.float({ description: SETTINGS.budget }),
    country: t.float({ description: SETTINGS.country }),
    field: t.float({ description: SETTINGS.field }),
  }),
})

const MatchFilterInput = builder.inputType('MatchFilter', {
  description: 'What matches are looked for by. What is left out says nothing.',
  fields: t => ({
    country: t.field({ type: CountryEnum, description: 'Only those in this country.' }),
    tier: t.field({ type: TierEnum, description: 'Only those of this tier.' }),
    facts: t.field({ type: FactFilterInput, description: 'Only those of these facts.' }),
  }),
})

async function filterOf(
  filter: typeof MatchFilterInput.$inferInput | null | undefined,
  loaders: Loaders,
): Promise<MatchFilter> {
  const { facts, ...rest } = filter ?? {}
  return { ...rest, ...(await factsOf(facts, loaders)) }
}

const MatchGapObject = builder.objectRef<NamedGap>('MatchGap').implement({
  description:
    'A preferred country without a programme in the fields of interest, or without one within the budget; or, without a country, what was not found in any of them, or why the first ten is short.',
  ...own,
  fields: t => ({
    country: t.expose('country', {
      type: CountryEnum,
      nullable: true,
      description: 'The country; null where this is about all of them.',
    }),
    fields: t.exposeStringList('fields', { description: 'The fields of interest, by name.' }),
    near: t.exposeInt('near', {
      description: 'How many programmes in near fields there are. `includeNear` lists them.',
    }),
    sentence: t.string({ description: 'All of it in words.', resolve: gapSentence }),
  }),
})

const OwnFitObject = builder.objectRef<ShownFit>('OwnFit').implement({
  description: "How a programme fits the viewer's stored profile.",
  ...own,
  interfaces: [FitFiguresInterface],
})

const BestFitObject = builder.objectRef<BestFit>('BestFit').implement({
  description: "The programme of a university that fits the viewer's stored profile best.",
  ...own,
  fields: t => ({
    matchPercentage: t.exposeInt('percentage', { description: WORDS.percentage }),
    tier: t.expose('tier', { type: TierEnum, description: WORDS.tier }),
    programName: t.exposeString('programName', { description: 'The name of the programme.' }),
    programDatabaseId: t.exposeInt('programId', { description: 'Its id, as the REST calls use it.' }),
  }),
})

builder.prismaObjectField('Program', 'fit', t =>
  t.field({
    type: OwnFitObject,
    nullable: true,
    description: "How it fits the viewer's stored profile; null for visitors and without a profile.",
    resolve: ({ id }, _args, { loaders }) => loaders.ownFit.load(id),
  }),
)

builder.prismaObjectField('University', 'bestFit', t =>
  t.field({
    type: BestFitObject,
    nullable: true,
    description:
      "Its programme of the viewer's degree that fits their stored profile best; null for visitors, without a profile, and where it has none.",
    resolve: ({ id }, _args, { loaders }) => loaders.bestFit.load(id),
  }),
)

// A user is visible to themselves only, so the viewer's matches are this user's.
builder.prismaObjectFields('User', t => ({
  matches: t.prismaConnection(
    {
      type: 'Match',
      cursor: 'id',
      description:
        "The person's matches, as many as the plan keeps. Usually ten by ten with a mix of tiers and countries; in each ten Reach, Match and Safety follow each other, the better subject and the better fit first.",
      args: {
        filter: t.arg({ type: MatchFilterInput, description: 'Which ones; all when left out.' }),
        order: t.arg({ type: ListOrderEnum, description: 'In which order; the usual one when left out.' }),
      },
      resolve: async (query, _user, { filter, order }, { prisma, loaders }) =>
        await prisma.match.findMany({
          ...query,
          where: matchesFitting(await filterOf(filter, loaders), await loaders.visibleMatches.load(0)),
          orderBy: [...(order === 'FIT' ? BY_FIT : BEST_FIRST)],
        }),
      totalCount: async (_user, { filter }, { prisma, loaders }) =>
        await prisma.match.count({
          where: matchesFitting(await filterOf(filter, loaders), await loaders.visibleMatches.load(0)),
        }),
    },
    {
      name: 'UserMatchesConnection',
      description: "A page of a person's matches.",
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many matches fit in all.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'UserMatchesConnectionEdge', description: "A match in the list of a person's matches." },
  ),
  looserMatches: t.field({
    type: [LooserFilterObject],
    description:
      'Where no match fits a filter: the parts of it that can be left out, each with how many fit then. Empty where some fit, and where no single part is the reason.',
    args: { filter: t.arg({ type: MatchFilterInput, description: 'The filter.' }) },
    resolve: async (_user, { filter }, { prisma, loaders }) => {
      const reached = await loaders.visibleMatches.load(0)
      return await findLooser({
        filter: await filterOf(filter, loaders),
        kinds: [['COUNTRY', 'country'], ['TIER', 'tier'], ...FACT_KINDS],
        count: async asked => await prisma.match.count({ where: matchesFitting(asked, reached) }),
      })
    },
  }),
  matchSettings: t.field({
    type: MatchSettingsObject,
    description:
      'How the person wants to be matched: what was last sent, and what was never sent as it comes.',
    select: { matchSettings: true },
    resolve: ({ matchSettings }) => keptSettings(matchSettings),
  }),
  matchGaps: t.field({
    type: [MatchGapObject],
    description:
      'Preferred countries in which the last run found nothing in the fields of interest, and why its first ten is short.',
    select: { matchGaps: true },
    resolve: ({ matchGaps }) => gapsIn(matchGaps),
  }),
  firstTen: t.int({
    description:
      'How many of the matches, in their usual order, are the ones to look at first: ten, or fewer where fewer suit. What follows costs clearly more than the budget or fits less well.',
    select: { matchGaps: true },
    resolve: ({ matchGaps }) => firstTenOf(gapsIn(matchGaps)),
  }),
  matchedAt: t.expose('matchedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the matches were made; null before the first time.',
  }),
}))

builder.queryField('fits', t =>
  t.field({
    type: [FitObject],
    nullable: { list: false, items: true },
    description:
      'How programmes fit a profile. Nothing is saved. At most 1,000 programmes; null in the place of one that the viewer may not see.',
    ...open,
    complexity: costOfFits,
    args: {
      profile: t.arg({ type: ProfileInput, required: true, description: 'The profile that is tried.' }),
      programIds: t.arg.idList({
        required: true,
        description: 'Global ids of programmes; the answer has one entry for each, in their order.',
      }),
      settings: t.arg({
        type: MatchSettingsInput,
        description: 'What weighs how much; what is left out is as the viewer keeps it.',
      }),
    },
    resolve: async (_root, { profile, programIds, settings }, context, info) => {
      const { app, viewer, partner } = context
      const ids = programIds.map(id => rowIdIn(id, 'Program'))
      const fits = await readFits({
        app,
        viewer,
        partner,
        input: { profile, settings, programIds: ids },
      }).catch(asBadUserInput)
      return await withPrograms(fits, context, info)
    },
  }),
)

/** The rows of scored programmes, in their order; null where the viewer may not see one. Two statements. */
async function withPrograms(
  fits: readonly (ReadFit | null)[],
  context: GraphContext,
  info: GraphQLResolveInfo,
): Promise<(FoundFit | null)[]> {
  const { prisma, loaders, partner } = context
  const found = fits.filter(fit => fit !== null)
  const reach = within(partner ? reachOfKey(partner) : await loaders.catalogueReach.load(0))
  const [programs, universities] = await Promise.all([
    prisma.program.findMany({
      ...queryFromInfo({ context, info, typeName: 'Program', path: ['program'] }),
      where: visible(reach, { id: { in: found.map(({ programId }) => programId) } }),
    }),
    prisma.university.findMany({
      ...queryFromInfo({ context, info, typeName: 'University', path: ['university'] }),
      where: visible(reach, { id: { in: found.map(({ universityId }) => universityId) } }),
    }),
  ])
  const programOf = new Map(programs.map(program => [program.id, program]))
  const universityOf = new Map(universities.map(university => [university.id, university]))
  return fits.map(fit => {
    const program = fit && programOf.get(fit.programId)
    const university = fit && universityOf.get(fit.universityId)
    return program && university ? { ...fit, program, university } : null
  })
}

const SampleEnum = builder.enumType('Sample', {
  description: 'An invented profile that anybody can match.',
  values: {
    ROBOTICS: { description: 'An engineer who wants to study robotics.' },
    DATA_SCIENCE: { description: 'An analyst who wants to study data science.' },
    MBA: { description: 'Somebody in operations who wants an MBA.' },
  } satisfies Record<Sample, { description: string }>,
})

const SampleProfileObject = builder.objectRef<Sample>('SampleProfile').implement({
  description: 'The words of an invented profile.',
  ...open,
  fields: t => ({
    sample: t.field({ type: SampleEnum, description: 'Which one it is.', resolve: sample => sample }),
    academicBackground: t.string({
      description: 'What was studied, with the grade.',
      resolve: sample => SAMPLE_PROFILES[sample].academicBackground,
    }),
    workExperience: t.string({
      description: 'Work so far.',
      resolve: sample => SAMPLE_PROFILES[sample].workExperience,
    }),
    testScores: t.string({
      description: 'Tests that were taken.',
      resolve: sample => SAMPLE_PROFILES[sample].testScores,
    }),
    studyInterests: t.string({
      description: 'What is to be studied.',
      resolve: sample => SAMPLE_PROFILES[sample].studyInterests,
    }),
    budget: t.string({
      description: 'What can be spent.',
      resolve: sample => SAMPLE_PROFILES[sample].budget,
    }),
    preferredCountries: t.field({
      type: [CountryEnum],
      description: 'Where to, the most wanted first.',
      resolve: sample => [...SAMPLE_PROFILES[sample].preferredCountries],
    }),
  }),
})

builder.queryFields(t => ({
  sampleProfile: t.field({
    type: SampleProfileObject,
    description: 'The words of an invented profile that `sampleFits` matches.',
    ...open,
    args: { sample: t.arg({ type: SampleEnum, required: true, description: 'Which one.' }) },
    resolve: (_root, { sample }) => sample,
  }),
  sampleFits: t.field({
    type: [FitObject],
    description: `Programmes of the public sample that fit an invented profile, at most ${SAMPLE_FITS}: what the matcher answers, without an account.`,
    ...open,
    complexity: { field: 1, multiplier: SAMPLE_FITS },
    args: {
      sample: t.arg({ type: SampleEnum, required: true, description: 'Which profile.' }),
      country: t.arg({
        type: CountryEnum,
        description: "The only country to look in; the profile's own where left out.",
      }),
    },
    resolve: async (_root, { sample, country }, context, info) => {
      const { app, origin } = context
      const fits = await readSampleFits({ app, origin, sample, country: country ?? null }).catch(error => {
        throw withCode(error)
      })
      return (await withPrograms(fits, context, info)).filter(fit => fit !== null)
    },
  }),
}))

signedInMutation({
  name: 'generateMatches',
  description:
    "Ranks the programmes that the viewer's plan reaches by their profile, and keeps the best with their reasons.",
  errors: [ValidationError, RateLimitedError],
  input: {
    description:
      'What to match by. All of it may be left out: the stored profile and the kept settings count.',
    fields: t => ({
      profile: t.field({
        type: ProfileInput,
        description: 'A profile for this run only; the stored one where left out.',
      }),
      settings: t.field({
        type: MatchSettingsInput,
        description: 'Kept for later runs; those kept before where left out.',
      }),
      includeNear: t.boolean({
        description:
          'Whether to list near fields too, in countries that have nothing in the fields of interest. For this run only.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => generateMatches({ app, viewer, input }),
  payload: { description: 'The matches were made. They replace the earlier ones.' },
})
