import { type BeyondPlan, listBeyondPlan } from '../domain/catalogue/listBeyondPlan.ts'
import type { UniversityFigures } from '../domain/catalogue/readUniversityFigures.ts'
import {
  IN_ORDER,
  orderOf,
  type UniversityFilter,
  universitiesMatching,
  universityParts,
  withSearch,
} from '../domain/catalogue/search.ts'
import { selectivityText } from '../domain/catalogue/texts.ts'
import { findGroup } from '../domain/catalogue/universityGroups.ts'
import type {
  AiPolicy,
  RequirementKind,
  UniversityControl,
  UniversitySize,
} from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdOf } from './base/ids.ts'
import type { Loaders } from './base/loaders.ts'
import { pageInTurn } from './base/pageInTurn.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import { FigureBasisEnum, FigureObject, LIVING_COST_FIGURE, livingCostFigure } from './figure.ts'

const open = { authScopes: { public: true } } as const

export const AiPolicyEnum = builder.enumType('AiPolicy', {
  description: 'What a university says about AI in the texts of an application.',
  values: {
    ALLOWED: { description: 'Help is allowed; the text stays the own work of the applicant.' },
    DISCLOSE: { description: 'Allowed when it is said.' },
    COACH_ONLY: { description: 'Questions, outline and corrections at most: the prose has to be the own.' },
    UNKNOWN: { description: 'Nothing is known: to be asked.' },
  } satisfies Record<AiPolicy, { description: string }>,
})

const UniversityControlEnum = builder.enumType('UniversityControl', {
  description: 'Who runs a university.',
  values: {
    PUBLIC: { description: 'The state.' },
    PRIVATE_NON_PROFIT: { description: 'A private body that distributes no profit.' },
    PRIVATE_FOR_PROFIT: { description: 'A private company.' },
  } satisfies Record<UniversityControl, { description: string }>,
})

const UniversitySizeEnum = builder.enumType('UniversitySize', {
  description: 'How many study at a university, coarsely.',
  values: {
    SMALL: { description: 'Fewer than 5,000 students.' },
    MEDIUM: { description: '5,000 to 12,000 students.' },
    LARGE: { description: '12,000 to 30,000 students.' },
    VERY_LARGE: { description: 'More than 30,000 students.' },
  } satisfies Record<UniversitySize, { description: string }>,
})

const RequirementKindEnum = builder.enumType('RequirementKind', {
  description: 'What a requirement says.',
  values: {
    MINIMUM: { description: 'The least that is asked for; a programme may ask more.' },
    TYPICAL: { description: 'What those had who were admitted. It is no minimum.' },
    NOTE: { description: 'Anything else that is asked for.' },
  } satisfies Record<RequirementKind, { description: string }>,
})

const RequirementObject = builder.prismaObject('UniversityRequirement', {
  description: "What a university asks of its master's applicants, or what those had whom it admitted.",
  ...open,
  fields: t => ({
    kind: t.expose('kind', { type: RequirementKindEnum, catalogue: true, description: 'What it says.' }),
    what: t.exposeString('what', {
      catalogue: true,
      description: 'Of what: `IELTS`, `TOEFL iBT`, `GPA (of 4)` and so on.',
    }),
    text: t.exposeString('text', { catalogue: true, description: 'In words.' }),
    basis: t.expose('basis', { type: FigureBasisEnum, catalogue: true, description: 'What it rests on.' }),
    source: t.exposeString('source', { catalogue: true, description: 'The source in words.' }),
    year: t.exposeInt('year', { catalogue: true, description: 'The year that it is of.' }),
  }),
})

export const AiPolicyNoteObject = builder.prismaObject('AiPolicyNote', {
  description: 'What a university, or one of its schools, says about AI in applications.',
  ...open,
  fields: t => ({
    unit: t.exposeString('unit', {
      catalogue: true,
      description: 'Who says it: the university or one of its schools.',
    }),
    appliesTo: t.exposeString('appliesTo', { catalogue: true, description: 'Which texts it is about.' }),
    policy: t.expose('policy', { type: AiPolicyEnum, catalogue: true, description: 'What it comes to.' }),
    summary: t.exposeString('summary', { catalogue: true, description: 'In a few words.' }),
    note: t.exposeString('note', {
      nullable: true,
      catalogue: true,
      description: 'More of it; null when there is none.',
    }),
    isSecondHand: t.exposeBoolean('isSecondHand', {
      catalogue: true,
      description: 'Whether the source quotes the university rather than being its own page.',
    }),
    source: t.exposeString('source', { catalogue: true, description: 'Where it was read.' }),
    year: t.exposeInt('year', { catalogue: true, description: 'The year in which it was read.' }),
  }),
})

const CostRangeObject = builder.objectRef<NonNullable<UniversityFigures['cost']>>('CostRange').implement({
  description: 'What a year costs at a university, in US dollars at the rates of `exchangeRates`.',
  ...open,
  fields: t => ({
    lowest: t.exposeInt('lowest', { catalogue: true, description: 'Of its least expensive programme.' }),
    highest: t.exposeInt('highest', { catalogue: true, description: 'Of its most expensive programme.' }),
    programCount: t.exposeInt('programs', {
      catalogue: true,
      description: 'Of how many programmes both tuition and living are known.',
    }),
  }),
})

export const UniversityNode = builder.prismaNode('University', {
  description:
    'A university of the catalogue. Visitors and the Free plan see the public sample of fifty. No ranking is shown or sold.',
  ...open,
  nullable: true,
  select: { id: true },
  id: { ...ID_COLUMN, catalogue: true },
  findUnique: async (id, { loaders }) => {
    const universityId = rowIdOf(id)
    return { ...(await loaders.universityAccess.load(universityId)), id: universityId }
  },
  fields: t => ({
    databaseId: t.exposeInt('id', { catalogue: true, description: 'The id that the REST calls use.' }),
    name: t.exposeString('name', { catalogue: true, description: 'Its name, in English where it has one.' }),
    localName: t.exposeString('localName', {
      nullable: true,
      catalogue: true,
      description: 'Its name in its own language; null where it is the same or not known.',
    }),
    otherNames: t.exposeStringList('otherNames', {
      catalogue: true,
      description: 'Acronyms and other names that people use: `MIT`, `UIUC`.',
    }),
    groups: t.stringList({
      catalogue: true,
      description: 'The groups that it belongs to, by their names: `Russell Group`, `TU9`, `Ivy League`.',
      select: { groups: true },
      resolve: ({ groups }) => groups.flatMap(code => findGroup(code)?.name ?? []),
    }),
    country: t.expose('country', {
      type: CountryEnum,
      catalogue: true,
      description: 'The country that it is in.',
    }),
    city: t.exposeString('city', { catalogue: true, description: 'The city that it is in.' }),
    website: t.exposeString('website', {
      nullable: true,
      catalogue: true,
      description: 'Its website; null where it is not certain.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      catalogue: true,
      description: 'A picture; null means that one is drawn from the name.',
    }),
    description: t.exposeString('description', {
      catalogue: true,
      description: 'One sentence, composed from the facts.',
    }),
    control: t.expose('control', {
      type: UniversityControlEnum,
      nullable: true,
      catalogue: true,
      description: 'Who runs it; null when unknown.',
    }),
    size: t.expose('size', {
      type: UniversitySizeEnum,
      nullable: true,
      catalogue: true,
      description: 'How large it is; null when unknown.',
    }),
    selectivity: t.string({
      nullable: true,
      catalogue: true,
      description: 'How selective it is, in words: indicative, and no rank. Null when unknown.',
      select: { selectivity: true },
      resolve: ({ selectivity }) => selectivityText(selectivity),
    }),
    aiPolicy: t.expose('aiPolicy', {
      type: AiPolicyEnum,
      catalogue: true,
      description: 'The strictest of what it and its schools say to graduate applicants about AI.',
    }),
    aiPolicyNotes: t.relation('aiNotes', {
      type: AiPolicyNoteObject,
      catalogue: true,
      description: 'What it and its schools say about AI in applications, each with its source.',
      query: { orderBy: { id: 'asc' } },
    }),
    requirements: t.relation('requirements', {
      type: RequirementObject,
      catalogue: true,
      description: "What it asks of its master's applicants, and what those had whom it admitted.",
      query: { orderBy: { id: 'asc' } },
    }),
    livingCost: t.field({
      type: FigureObject,
      nullable: true,
      catalogue: true,
      description: 'What a student spends in a month beside tuition, in its city or else its country.',
      select: { livingCost: { select: LIVING_COST_FIGURE } },
      resolve: ({ livingCost }) => livingCostFigure(livingCost),
    }),
    source: t.exposeString('source', { catalogue: true, description: 'Where its name and city come from.' }),
    programCount: t.exposeInt('programCount', {
      catalogue: true,
      description: 'How many programmes of it are listed.',
    }),
    costRange: t.field({
      type: CostRangeObject,
      nullable: true,
      catalogue: true,
      description:
        'What a year costs with tuition and living, from the least to the most expensive programme; null where it is known of none.',
      resolve: async ({ id }, _args, { loaders }) => (await loaders.universityFigures.load(id)).cost,
    }),
    mainFields: t.stringList({
      catalogue: true,
      description: 'The fields of most of its programmes, by name, at most three.',
      resolve: async ({ id }, _args, { loaders }) => [...(await loaders.universityFigures.load(id)).fields],
    }),
    // A viewer who may see a university may see its programmes: the sample consists of whole universities, and a
    // programme on the viewer's shortlist or in an application makes its university visible.
    programs: t.relatedConnection(
      'programs',
      {
        cursor: 'id',
        totalCount: true,
        catalogue: true,
        description: 'Its programmes, by name.',
        args: {
          degreeType: t.arg({ type: DegreeTypeEnum, description: 'Only those that lead to this degree.' }),
        },
        query: ({ degreeType }) => ({
          where: { isListed: true, ...(degreeType != null && { degreeType }) },
          orderBy: [...IN_ORDER],
        }),
      },
      {
        name: 'UniversityProgramsConnection',
        description: "A page of a university's programmes.",
        fields: connection => ({
          totalCount: connection.int({
            catalogue: true,
            description: 'How many programmes there are in all.',
            resolve: totalCountOf,
          }),
        }),
      },
      {
        name: 'UniversityProgramsConnectionEdge',
        description: "A programme in the list of a university's programmes.",
      },
    ),
  }),
})

const UniversityFilterInput = builder.inputType('UniversityFilter', {
  description: 'What universities are looked for by. What is left out says nothing.',
  fields: t => ({
    country: t.field({ type: CountryEnum, description: 'Only those in this country.' }),
    search: t.string({
      description:
        'Words that the names or the city have, all of them, where a word begins; acronyms count, capitals and accents make no difference, nor do words such as `university` beside others. The name of a country filters; one slip in a word is put right.',
    }),
  }),
})

async function filterOf(
  filter: typeof UniversityFilterInput.$inferInput | null | undefined,
  loaders: Loaders,
): Promise<UniversityFilter> {
  const asked = filter ?? {}
  return withSearch(asked, asked.search == null ? null : await loaders.search.load(asked.search))
}

const BeyondPlanObject = builder.objectRef<BeyondPlan>('BeyondPlan').implement({
  description: "A university that a search finds outside the viewer's plan.",
  ...open,
  fields: t => ({
    name: t.exposeString('name', { catalogue: true, description: 'Its name.' }),
    programCount: t.exposeInt('programCount', {
      catalogue: true,
      description: 'How many programmes of it a paid plan shows.',
    }),
  }),
})

builder.queryField('beyondPlan', t =>
  t.field({
    type: [BeyondPlanObject],
    catalogue: true,
    description:
      'Up to five universities that a search finds only with a paid plan: by their names, or else by their programmes. Empty for a viewer who sees all.',
    ...open,
    args: {
      search: t.arg.string({ description: 'The words of the search; nothing is found without.' }),
      country: t.arg({ type: CountryEnum, description: 'Only those in this country.' }),
      degreeType: t.arg({ type: DegreeTypeEnum, description: 'Only those with such programmes.' }),
    },
    resolve: async (_root, filter, { app, viewer }) => await listBeyondPlan({ app, viewer, filter }),
  }),
)

builder.queryField('universities', t =>
  t.prismaConnection(
    {
      type: 'University',
      cursor: 'id',
      catalogue: true,
      description:
        'The universities that the viewer may see, by name, and with a search those found by their names before those in a city, the most selective first: the public sample, or with a paid plan all.',
      ...open,
      args: { filter: t.arg({ type: UniversityFilterInput, description: 'Which ones; all when left out.' }) },
      resolve: async (query, _root, { filter }, { prisma, loaders }) => {
        const meant = await filterOf(filter, loaders)
        return await pageInTurn({
          parts: universityParts(meant, await loaders.catalogueReach.load(0)),
          page: query,
          isIn: async (part, cursor) =>
            (await prisma.university.count({ where: { AND: [part, cursor] } })) > 0,
          find: part => prisma.university.findMany({ ...query, ...part, orderBy: orderOf(meant) }),
        })
      },
      totalCount: async (_root, { filter }, { prisma, loaders }) =>
        await prisma.university.count({
          where: universitiesMatching(await filterOf(filter, loaders), await loaders.catalogueReach.load(0)),
        }),
    },
    {
      name: 'QueryUniversitiesConnection',
      description: 'A page of universities.',
      fields: connection => ({
        totalCount: connection.int({
          catalogue: true,
          description: 'How many universities fit in all.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryUniversitiesConnectionEdge', description: 'A university in the list.' },
  ),
)
