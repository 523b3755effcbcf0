import type {
  Condition,
  ConditionPlace,
  ConditionState,
  Standing,
} from '../domain/scholarships/conditions.ts'
import {
  matchScholarships,
  type ScholarshipMatch,
  type ScholarshipMatches,
} from '../domain/scholarships/matchScholarships.ts'
import { builder } from './base/builder.ts'
import { CountryEnum } from './country.ts'
import { ScholarshipObject } from './funding.ts'

const own = { authScopes: { signedIn: true } } as const

const ConditionStateEnum = builder.enumType('ConditionState', {
  description: 'Whether a condition holds for a person.',
  values: {
    HOLDS: { description: 'What the person said meets it.' },
    FAILS: { description: 'What the person said does not meet it.' },
    UNKNOWN: { description: 'The person did not say it, or the catalogue does not state it exactly.' },
  } satisfies Record<ConditionState, { description: string }>,
})

const ConditionPlaceEnum = builder.enumType('ConditionPlace', {
  description: 'Where a person says what a condition asks for.',
  values: {
    PROFILE: { description: 'In the profile.' },
    NATIONALITY: { description: 'As the nationality in the questionnaire for a statement of purpose.' },
  } satisfies Record<ConditionPlace, { description: string }>,
})

const StandingEnum = builder.enumType('ScholarshipStanding', {
  description: 'How a person stands with the stated conditions. It is no chance of getting it.',
  values: {
    FITS: { description: 'Every stated condition holds.' },
    OPEN: { description: 'None fails, and some are unknown.' },
    FAILS: { description: 'At least one fails.' },
  } satisfies Record<Standing, { description: string }>,
})

const ConditionObject = builder.objectRef<Condition>('ScholarshipCondition').implement({
  description: 'A condition of a scholarship, compared with what the person said.',
  ...own,
  fields: t => ({
    state: t.expose('state', { type: ConditionStateEnum, description: 'Whether it holds.' }),
    name: t.exposeString('name', { description: 'What is compared.' }),
    reason: t.exposeString('reason', { description: 'Why it holds, fails or is unknown.' }),
    quote: t.exposeString('quote', {
      nullable: true,
      description: 'The words of the catalogue that ask for it; null for the country.',
    }),
    tellAt: t.expose('tellAt', {
      type: ConditionPlaceEnum,
      nullable: true,
      description: 'Where the person can say what is missing; null where saying more does not help.',
    }),
  }),
})

const ScholarshipMatchObject = builder.objectRef<ScholarshipMatch>('ScholarshipMatch').implement({
  description: 'A scholarship beside what the person said.',
  ...own,
  fields: t => ({
    scholarship: t.field({
      type: ScholarshipObject,
      description: 'The scholarship.',
      resolve: ({ scholarship }) => scholarship,
    }),
    countries: t.field({
      type: [CountryEnum],
      description: 'The countries to study in; empty: anywhere outside India.',
      resolve: ({ scholarship }) => scholarship.countries,
    }),
    standing: t.expose('standing', { type: StandingEnum, description: 'How the person stands with it.' }),
    conditions: t.field({
      type: [ConditionObject],
      description: 'Its conditions, the country first.',
      resolve: ({ conditions }) => [...conditions],
    }),
  }),
})

const ScholarshipMatchesObject = builder.objectRef<ScholarshipMatches>('ScholarshipMatches').implement({
  description: 'The scholarships of the catalogue, compared with a person.',
  ...own,
  fields: t => ({
    totalCount: t.exposeInt('totalCount', { description: 'How many there are.' }),
    isIncluded: t.exposeBoolean('isIncluded', {
      description: "Whether the person's plan includes them. Premium does.",
    }),
    hasProfile: t.exposeBoolean('hasProfile', { description: 'Whether there is a profile to compare with.' }),
    nationality: t.exposeString('nationality', {
      nullable: true,
      description: 'The nationality that is compared, as the person typed it; null where it was not said.',
    }),
    items: t.field({
      type: [ScholarshipMatchObject],
      description:
        'Each of them, those that fit first and those with a failing condition last; empty where the plan does not include them.',
      resolve: ({ items }) => [...items],
    }),
  }),
})

/** Comparing every scholarship reads the profile's texts. */
const COST_OF_COMPARING = 300

builder.queryField('scholarshipMatches', t =>
  t.field({
    type: ScholarshipMatchesObject,
    nullable: true,
    description:
      "The scholarships of the catalogue against the viewer's profile, nationality and chosen universities; null for a visitor.",
    authScopes: { public: true },
    complexity: { field: COST_OF_COMPARING },
    resolve: (_root, _args, { app, viewer }) => (viewer ? matchScholarships({ app, viewer }) : null),
  }),
)
