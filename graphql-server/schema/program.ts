import { FIELD_GROUPS, FIELDS, type Field, findField } from '../domain/catalogue/fields.ts'
import { FACT_KINDS, findLooser } from '../domain/catalogue/looserFilters.ts'
import { findScheme } from '../domain/catalogue/schemes.ts'
import {
  orderOf,
  type ProgramFilter,
  programParts,
  programsMatching,
  withSearch,
} from '../domain/catalogue/search.ts'
import { durationText, tuitionText, UNKNOWN, usualDayText } from '../domain/catalogue/texts.ts'
import { listProgramIdsByFit } from '../domain/matching/readOwnFits.ts'
import type { TestPolicy } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { ABOUT_VIEWER } from './base/catalogueFields.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import type { Loaders } from './base/loaders.ts'
import { pageInTurn } from './base/pageInTurn.ts'
import { pageOfIds } from './base/pageOfIds.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import { FactFilterInput, factsOf, ListOrderEnum, LooserFilterObject } from './factFilter.ts'
import { type Figure, FigureBasisEnum, FigureObject, LIVING_COST_FIGURE, livingCostFigure } from './figure.ts'

const open = { authScopes: { public: true } } as const

const DeadlineObject = builder.prismaObject('ProgramDeadline', {
  description: 'A day by which one applies to a programme.',
  ...open,
  fields: t => ({
    label: t.exposeString('label', { catalogue: true, description: 'The round or the call.' }),
    date: t.string({
      catalogue: true,
      description: 'The day, as ISO 8601 writes it: `2026-01-07`.',
      select: { date: true },
      resolve: ({ date }) => date.toISOString().slice(0, 10),
    }),
    cycle: t.exposeString('cycle', {
      catalogue: true,
      description: 'The admission cycle that the day belongs to.',
    }),
    basis: t.expose('basis', {
      type: FigureBasisEnum,
      catalogue: true,
      description: 'What the day rests on.',
    }),
    source: t.exposeString('source', {
      catalogue: true,
      description: 'Where it was read; to be checked there.',
    }),
    year: t.exposeInt('year', { catalogue: true, description: 'The year in which it was read.' }),
  }),
})

const TestPolicyEnum = builder.enumType('TestPolicy', {
  description: 'What a programme does with scores of standardised tests.',
  values: {
    NOT_USED: { description: 'It does not read them.' },
    OPTIONAL: { description: 'It reads them when they are sent.' },
    REQUIRED: { description: 'It asks for one of them.' },
  } satisfies Record<TestPolicy, { description: string }>,
})

const TUITION = {
  tuition: true,
  tuitionCurrency: true,
  tuitionPeriod: true,
  tuitionYear: true,
  tuitionBasis: true,
} as const

export const ProgramNode = builder.prismaNode('Program', {
  description:
    'A Masters or MBA programme of the catalogue. That it is listed says that it exists, not that it admits this year.',
  ...open,
  nullable: true,
  select: { id: true },
  id: { ...ID_COLUMN, catalogue: true },
  findUnique: async (id, { loaders }) => {
    const programId = rowIdOf(id)
    return { ...(await loaders.programAccess.load(programId)), id: programId }
  },
  fields: t => ({
    databaseId: t.exposeInt('id', { catalogue: true, description: 'The id that the REST calls use.' }),
    name: t.exposeString('name', {
      catalogue: true,
      description: 'Its name, with the award where the name does not say it.',
    }),
    degreeType: t.expose('degreeType', {
      type: DegreeTypeEnum,
      catalogue: true,
      description: 'The degree that it leads to.',
    }),
    award: t.exposeString('award', {
      catalogue: true,
      description: 'The degree as the university calls it: `MSc`, `MEng`.',
    }),
    field: t.string({
      catalogue: true,
      description: 'Its field of study, by name.',
      select: { field: true },
      resolve: ({ field }) => findField(field)?.name ?? field,
    }),
    fieldCode: t.exposeString('field', {
      catalogue: true,
      description: 'Its field of study, as filters take it.',
    }),
    fields: t.stringList({
      catalogue: true,
      description: 'Its one to three fields of study, by name, the main one first.',
      select: { fields: true },
      resolve: ({ fields }) => fields.map(code => findField(code)?.name ?? code),
    }),
    fieldCodes: t.exposeStringList('fields', {
      catalogue: true,
      description: 'Its one to three fields of study, as filters take them, the main one first.',
    }),
    isPartTime: t.exposeBoolean('isPartTime', {
      catalogue: true,
      description: 'Whether it is taught part-time only, which excludes students who need a visa.',
    }),
    duration: t.string({
      catalogue: true,
      description: `How long it takes full-time, in words; '${UNKNOWN}' when unknown.`,
      select: { durationMonths: true },
      resolve: ({ durationMonths }) => durationText(durationMonths),
    }),
    durationMonths: t.exposeInt('durationMonths', {
      nullable: true,
      catalogue: true,
      description: 'How many months it takes full-time; null when unknown.',
    }),
    tuitionFees: t.string({
      catalogue: true,
      description: `The tuition in words, with its year; '${UNKNOWN}' when unknown.`,
      select: TUITION,
      resolve: tuitionText,
    }),
    tuition: t.field({
      type: FigureObject,
      nullable: true,
      catalogue: true,
      description: 'The tuition that students from abroad pay; null when unknown.',
      select: { ...TUITION, tuitionSource: true },
      resolve: tuitionFigure,
    }),
    tuitionNote: t.exposeString('tuitionNote', {
      nullable: true,
      catalogue: true,
      description: 'What an amount cannot say of the tuition; null when there is nothing to say.',
    }),
    costYearUsd: t.exposeInt('costYearUsd', {
      nullable: true,
      catalogue: true,
      description:
        'Tuition and living of a year together, in US dollars at the rates of `exchangeRates`; null when either is unknown.',
    }),
    tuitionYearUsd: t.exposeInt('tuitionYearUsd', {
      nullable: true,
      catalogue: true,
      description:
        'The tuition of a year alone, in US dollars at the rates of `exchangeRates`; null when unknown.',
    }),
    requirements: t.string({
      catalogue: true,
      description: `What is asked for, and what is typical of those admitted, in words; '${UNKNOWN}' when unknown.`,
      select: { requirements: true },
      resolve: ({ requirements }) => requirements ?? UNKNOWN,
    }),
    requirementsBasis: t.expose('requirementsBasis', {
      type: FigureBasisEnum,
      nullable: true,
      catalogue: true,
      description: 'What the requirements rest on; null when none are known.',
    }),
    requirementsSource: t.exposeString('requirementsSource', {
      nullable: true,
      catalogue: true,
      description: 'The source of the requirements; null when none are known.',
    }),
    prerequisites: t.exposeString('prerequisites', {
      nullable: true,
      catalogue: true,
      description: 'Who may apply, from general knowledge: `bachelor in law`; null when unknown.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      catalogue: true,
      description: 'What else to know, from general knowledge: `research degree, funded`; null when nothing.',
    }),
    testPolicy: t.expose('testPolicy', {
      type: TestPolicyEnum,
      nullable: true,
      catalogue: true,
      description:
        'What it does with scores of the tests in `tests`, from general knowledge; null when unknown.',
    }),
    tests: t.exposeStringList('tests', {
      catalogue: true,
      description: 'The tests that `testPolicy` is about: `GRE`, `GMAT`, `GATE`.',
    }),
    schemes: t.stringList({
      catalogue: true,
      description:
        'Scholarship schemes that name it, from general knowledge: `DAAD EPOS scholarships`, `Erasmus Mundus scholarships`.',
      select: { schemes: true },
      resolve: ({ schemes }) => schemes.flatMap(code => findScheme(code)?.name ?? []),
    }),
    typicalToefl: t.exposeInt('typicalToefl', {
      nullable: true,
      catalogue: true,
      description: 'The TOEFL iBT typical of those admitted. It is no minimum; null when unknown.',
    }),
    typicalIelts: t.exposeFloat('typicalIelts', {
      nullable: true,
      catalogue: true,
      description: 'The IELTS that ETS compares with `typicalToefl`; null when that is unknown.',
    }),
    ownSelectivity: t.exposeInt('ownSelectivity', {
      nullable: true,
      catalogue: true,
      description:
        'From 1 (admits widely) to 7 (admits very few), of this programme; indicative. Null when only that of its university is known.',
    }),
    knowledgeYear: t.exposeInt('knowledgeYear', {
      nullable: true,
      catalogue: true,
      description:
        'The year of the general knowledge in `prerequisites`, `note`, `testPolicy` and `ownSelectivity`; null when there is none.',
    }),
    usualDeadlines: t.stringList({
      catalogue: true,
      description:
        'When one usually applies for the main intake, in words: `mid-December`. The day of this year is on its site.',
      select: { usualDeadlines: true },
      resolve: ({ usualDeadlines }) =>
        usualDeadlines.map(usualDayText).filter((text): text is string => text !== null),
    }),
    usualDeadlinesYear: t.exposeInt('usualDeadlinesYear', {
      nullable: true,
      catalogue: true,
      description: 'The year from which the usual deadlines are known; null when there are none.',
    }),
    languages: t.exposeStringList('languages', {
      catalogue: true,
      description: 'The languages of teaching, the main one first; empty when unknown.',
    }),
    intakeMonths: t.exposeIntList('intakeMonths', {
      catalogue: true,
      description: 'The months in which teaching begins, 1 to 12; empty when unknown.',
    }),
    intakeBasis: t.expose('intakeBasis', {
      type: FigureBasisEnum,
      nullable: true,
      catalogue: true,
      description: 'What the months rest on; null when none are known.',
    }),
    deadlines: t.relation('deadlines', {
      type: DeadlineObject,
      catalogue: true,
      description: 'Days by which one applies, as far as they are known, the earliest first.',
      query: { orderBy: [{ date: 'asc' }, { id: 'asc' }] },
    }),
    livingCost: t.field({
      type: FigureObject,
      nullable: true,
      catalogue: true,
      description: 'What a student spends in a month beside tuition, in the city or else the country.',
      select: { university: { select: { livingCost: { select: LIVING_COST_FIGURE } } } },
      resolve: ({ university }) => livingCostFigure(university.livingCost),
    }),
    website: t.exposeString('website', {
      nullable: true,
      catalogue: true,
      description: 'A page of its own; null when none is known.',
    }),
    basis: t.expose('basis', {
      type: FigureBasisEnum,
      catalogue: true,
      description: 'How it is known that it exists.',
    }),
    source: t.exposeString('source', { catalogue: true, description: 'Where it was found.' }),
    year: t.exposeInt('year', { catalogue: true, description: 'The year of that source.' }),
    isListed: t.exposeBoolean('isListed', {
      catalogue: true,
      description: 'False once the catalogue lists it no longer: it is then seen by those alone who keep it.',
    }),
    university: t.relation('university', { catalogue: true, description: 'The university that offers it.' }),
  }),
})

type TuitionColumns = Parameters<typeof tuitionText>[0] & { tuitionSource: string | null }

function tuitionFigure(columns: TuitionColumns): Figure | null {
  const { tuition: amount, tuitionCurrency: currency, tuitionPeriod: period } = columns
  const { tuitionYear: year, tuitionBasis: basis, tuitionSource: source } = columns
  // An amount has all of these or none.
  if (amount === null || currency === null || period === null) return null
  if (year === null || basis === null || source === null) return null
  return { amount, currency, period, year, basis, source }
}

const ProgramFilterInput = builder.inputType('ProgramFilter', {
  description: 'What programmes are looked for by. What is left out says nothing.',
  fields: t => ({
    country: t.field({ type: CountryEnum, description: 'Only those in this country.' }),
    degreeType: t.field({ type: DegreeTypeEnum, description: 'Only those that lead to this degree.' }),
    universityId: t.id({ description: 'Only those of this university.' }),
    search: t.string({
      description:
        'Words that the name, the field, the university or the city contains, all of them, where a word begins; capitals and accents make no difference, nor do words such as `of` and `MSc` beside others. The name of a country, and `mba`, filter; one slip in a word is put right.',
    }),
    field: t.string({ description: 'Only those of this field: the code of one of `fields`.' }),
    maxTuition: t.int({
      description:
        'The most tuition a year, in US dollars at the rates of `exchangeRates`. Programmes whose tuition is unknown do not fit.',
    }),
    facts: t.field({ type: FactFilterInput, description: 'Only those of these facts.' }),
  }),
})

type SentFilter = typeof ProgramFilterInput.$inferInput | null | undefined

async function askedOf(filter: SentFilter, loaders: Loaders): Promise<ProgramFilter> {
  const { universityId, facts, ...rest } = filter ?? {}
  const university = universityId == null ? null : rowIdIn(universityId, 'University')
  return { ...rest, ...(await factsOf(facts, loaders)), universityId: university }
}

async function meantBy(asked: ProgramFilter, loaders: Loaders): Promise<ProgramFilter> {
  return withSearch(asked, asked.search == null ? null : await loaders.search.load(asked.search))
}

async function filterOf(filter: SentFilter, loaders: Loaders): Promise<ProgramFilter> {
  return await meantBy(await askedOf(filter, loaders), loaders)
}

builder.queryField('programs', t =>
  t.prismaConnection(
    {
      type: 'Program',
      cursor: 'id',
      catalogue: true,
      description:
        'The programmes that the viewer may see, by university and then by name, and with a search those of the field that it names first, those of the most selective universities before others: those of the public sample, or with a paid plan all.',
      ...open,
      args: {
        filter: t.arg({ type: ProgramFilterInput, description: 'Which ones; all when left out.' }),
        order: t.arg({
          type: ListOrderEnum,
          description: 'In which order; the usual one when left out.',
          extensions: ABOUT_VIEWER,
        }),
      },
      resolve: async (query, _root, { filter, order }, { app, viewer, prisma, loaders }) => {
        const meant = await filterOf(filter, loaders)
        const reach = await loaders.catalogueReach.load(0)
        const where = programsMatching(meant, reach)
        const orderBy = orderOf(meant)
        const ids = order === 'FIT' ? await listProgramIdsByFit({ app, viewer, where, orderBy }) : null
        if (ids === null)
          return await pageInTurn({
            parts: programParts(meant, reach),
            page: query,
            isIn: async (part, cursor) =>
              (await prisma.program.count({ where: { AND: [part, cursor] } })) > 0,
            find: part => prisma.program.findMany({ ...query, ...part, orderBy }),
          })
        const { cursor, take, skip, ...selection } = query
        const page = pageOfIds({ ids, cursor: cursor?.id, take, skip })
        const programs = await prisma.program.findMany({
          ...selection,
          where: { ...where, id: { in: page } },
        })
        const byId = new Map(programs.map(program => [program.id, program]))
        return page.flatMap(id => byId.get(id) ?? [])
      },
      totalCount: async (_root, { filter }, { prisma, loaders }) =>
        await prisma.program.count({
          where: programsMatching(await filterOf(filter, loaders), await loaders.catalogueReach.load(0)),
        }),
    },
    {
      name: 'QueryProgramsConnection',
      description: 'A page of programmes.',
      fields: connection => ({
        totalCount: connection.int({
          catalogue: true,
          description: 'How many programmes fit in all.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryProgramsConnectionEdge', description: 'A programme in the list.' },
  ),
)

builder.queryField('looserPrograms', t =>
  t.field({
    type: [LooserFilterObject],
    catalogue: true,
    description:
      'Where no programme fits a filter: the parts of it that can be left out, each with how many fit then. Empty where some fit, and where no single part is the reason.',
    ...open,
    args: { filter: t.arg({ type: ProgramFilterInput, description: 'The filter.' }) },
    resolve: async (_root, { filter }, { prisma, loaders }) => {
      const reach = await loaders.catalogueReach.load(0)
      return await findLooser({
        filter: await askedOf(filter, loaders),
        kinds: [
          ['SEARCH', 'search'],
          ['COUNTRY', 'country'],
          ['DEGREE', 'degreeType'],
          ['FIELD', 'field'],
          ...FACT_KINDS,
        ],
        count: async asked =>
          await prisma.program.count({ where: programsMatching(await meantBy(asked, loaders), reach) }),
      })
    },
  }),
)

const GROUP_NAMES = new Map(FIELD_GROUPS.map(({ code, name }) => [code, name]))

const FieldObject = builder.objectRef<Field>('FieldOfStudy').implement({
  description: 'A field of study.',
  ...open,
  fields: t => ({
    code: t.exposeString('code', { catalogue: true, description: 'The code, as filters take it.' }),
    name: t.exposeString('name', { catalogue: true, description: 'The name that people read.' }),
    group: t.string({
      catalogue: true,
      description: 'The group that it belongs to, by name.',
      resolve: ({ group }) => GROUP_NAMES.get(group) ?? group,
    }),
  }),
})

const ExchangeRateObject = builder.prismaObject('ExchangeRate', {
  description: 'What one unit of a currency was worth on a day. All amounts are converted with these rates.',
  ...open,
  fields: t => ({
    currency: t.exposeString('currency', { catalogue: true, description: 'The code of the currency.' }),
    inrPerUnit: t.exposeFloat('inrPerUnit', { catalogue: true, description: 'Indian rupees for one unit.' }),
    usdPerUnit: t.exposeFloat('usdPerUnit', { catalogue: true, description: 'US dollars for one unit.' }),
    date: t.string({
      catalogue: true,
      description: 'The day of the rate, as ISO 8601 writes it.',
      select: { date: true },
      resolve: ({ date }) => date.toISOString().slice(0, 10),
    }),
    source: t.exposeString('source', { catalogue: true, description: 'Who published it.' }),
  }),
})

builder.queryFields(t => ({
  fields: t.field({
    type: [FieldObject],
    catalogue: true,
    description: 'The fields of study, by group, in the order that forms show them.',
    ...open,
    resolve: () => [...FIELDS],
  }),
  exchangeRates: t.prismaField({
    type: [ExchangeRateObject],
    catalogue: true,
    description: 'The rates that all amounts are converted with, by currency.',
    ...open,
    resolve: (query, _root, _args, { prisma }) =>
      prisma.exchangeRate.findMany({ ...query, orderBy: { currency: 'asc' } }),
  }),
}))
