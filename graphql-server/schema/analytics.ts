import { type FigureName, openFigure } from '../domain/analytics/openAnalytics.ts'
import { lastMonths, lastWeeks } from '../domain/analytics/periods.ts'
import { mayAnalyse } from '../domain/analytics/policy.ts'
import {
  type DeadlineGroup,
  type DocumentGroup,
  FUNNEL_STEPS,
  type FunnelMonth,
  type FunnelStep,
  type MatchGroup,
  type ModelMonth,
  type PlanGroup,
  type QuestionGroup,
  type RetentionWeek,
  readDeadlines,
  readDocuments,
  readFunnel,
  readMatchGroups,
  readModelCosts,
  readPlans,
  readQuestions,
  readRetention,
  type Source,
} from '../domain/analytics/readFigures.ts'
import { type PersonRecord, readRecords, type Stage } from '../domain/analytics/readRecords.ts'
import { mondayOf, pseudonymSecret } from '../domain/analytics/secrets.ts'
import { builder } from './base/builder.ts'
import type { GraphContext } from './base/context.ts'
import { CountryEnum } from './country.ts'
import { DegreeTypeEnum } from './degreeType.ts'
import { DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'
import { FollowUpStateEnum, QuestionAskerEnum } from './followUp.ts'
import { PlanCodeEnum } from './plan.ts'

const own = { authScopes: { signedIn: true } } as const

const MONTH = 'The month (UTC), as in 2026-10.'
const PEOPLE = 'People, with noise and in fives; null for fewer than about fourteen, and always under ten.'
const ROWS = 'At most five of a person, with noise and in fives; null where `people` is.'
const MONTHS = 'How many complete months, up to the last one: 1 to 24.'

const STEP_WORDS: Record<FunnelStep, string> = {
  registered: 'Opened an account in this month.',
  withProfile: 'Of these, have a profile.',
  withMatches: 'Of these, were matched.',
  withShortlist: 'Of these, have a programme on the shortlist.',
  withDraft: 'Of these, began a questionnaire that is still there.',
  withDocument: 'Of these, requested a document.',
  withFinishedDocument: 'Of these, have a document whose text is ready.',
  paid: 'Of these, have a payment that was not returned.',
}

const FunnelMonthObject = builder.objectRef<FunnelMonth>('FunnelMonth').implement({
  ...own,
  description: `How far the people of a month have come since. ${PEOPLE}`,
  fields: t => ({
    month: t.exposeString('month', { description: MONTH }),
    ...Object.fromEntries(
      FUNNEL_STEPS.map(step => [
        step,
        t.int({ nullable: true, description: STEP_WORDS[step], resolve: month => month[step] }),
      ]),
    ),
  }),
})

const DocumentGroupObject = builder.objectRef<DocumentGroup>('DocumentGroup').implement({
  ...own,
  description: 'Documents of a month that have a type, a form and a plan in common.',
  fields: t => ({
    month: t.exposeString('month', { description: MONTH }),
    documentType: t.expose('documentType', { type: DocumentTypeEnum, description: 'What was written.' }),
    form: t.expose('form', { type: QuestionnaireFormEnum, description: 'Which form was filled in.' }),
    plan: t.expose('plan', { type: PlanCodeEnum, description: 'The plan that their owners have now.' }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
    documents: t.exposeInt('documents', { nullable: true, description: ROWS }),
  }),
})

const QuestionGroupObject = builder.objectRef<QuestionGroup>('QuestionGroup').implement({
  ...own,
  description: 'Follow-up questions of a month.',
  fields: t => ({
    month: t.exposeString('month', { description: MONTH }),
    asker: t.expose('asker', { type: QuestionAskerEnum, description: 'Who asked.' }),
    state: t.expose('state', { type: FollowUpStateEnum, description: 'What became of them.' }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
    questions: t.exposeInt('questions', { nullable: true, description: ROWS }),
  }),
})

const MatchGroupObject = builder.objectRef<MatchGroup>('MatchGroup').implement({
  ...own,
  description: 'People whose first ten matches have a programme of a field in a country.',
  fields: t => ({
    field: t.exposeString('field', { description: 'The code of the field, as in `Program.field`.' }),
    country: t.expose('country', { type: CountryEnum, description: 'The country of the programme.' }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
  }),
})

const DeadlineGroupObject = builder.objectRef<DeadlineGroup>('DeadlineGroup').implement({
  ...own,
  description: 'Tracked applications that are due in a month.',
  fields: t => ({
    month: t.exposeString('month', { description: MONTH }),
    country: t.expose('country', { type: CountryEnum, description: 'The country of the programme.' }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
    applications: t.exposeInt('applications', { nullable: true, description: ROWS }),
  }),
})

const RetentionWeekObject = builder.objectRef<RetentionWeek>('RetentionWeek').implement({
  ...own,
  description:
    'Of the people who registered in a week, those who began a draft or a document, shortlisted, tracked or answered a question so many weeks later.',
  fields: t => ({
    week: t.exposeString('week', {
      description: 'The Monday of the week of registration, as in 2026-10-05.',
    }),
    after: t.exposeInt('after', { description: 'Whole weeks since each registered, 1 to 8.' }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
  }),
})

const PlanGroupObject = builder.objectRef<PlanGroup>('PlanGroup').implement({
  ...own,
  description: 'Students with a plan, by the degree that they seek.',
  fields: t => ({
    plan: t.expose('plan', { type: PlanCodeEnum, description: 'The plan that they have now.' }),
    degree: t.expose('degree', {
      type: DegreeTypeEnum,
      nullable: true,
      description: 'The degree of their profile; null without one.',
    }),
    people: t.exposeInt('people', { nullable: true, description: PEOPLE }),
  }),
})

const ModelMonthObject = builder.objectRef<ModelMonth>('ModelMonth').implement({
  ...own,
  description: 'What the outside model cost in a month, exactly: it is about no person.',
  fields: t => ({
    month: t.exposeString('month', { description: MONTH }),
    requests: t.exposeInt('requests', { description: 'Requests that were sent.' }),
    inputTokens: t.exposeFloat('inputTokens', { description: 'Tokens that it read.' }),
    outputTokens: t.exposeFloat('outputTokens', { description: 'Tokens that it wrote.' }),
  }),
})

const StageEnum = builder.enumType('StudentStage', {
  description: 'How far somebody has come.',
  values: {
    REGISTERED: { description: 'Has an account.' },
    PROFILE: { description: 'Has a profile.' },
    MATCHED: { description: 'Was matched.' },
    DOCUMENT: { description: 'Requested a document.' },
    FINISHED: { description: 'Has a document whose text is ready.' },
    PAID: { description: 'Has paid.' },
  } satisfies Record<Stage, { description: string }>,
})

const SHARED = 'Null where fewer than ten people would share it.'

const PersonRecordObject = builder.objectRef<PersonRecord>('StudentRecord').implement({
  ...own,
  description: 'One student, without anything that says who it is.',
  fields: t => ({
    pseudonym: t.exposeString('pseudonym', {
      description: 'The same for the same student until Sunday (UTC), and another one afterwards.',
    }),
    month: t.exposeString('month', {
      nullable: true,
      description: `The month of registration, where it is over. ${SHARED}`,
    }),
    plan: t.expose('plan', { type: PlanCodeEnum, nullable: true, description: `The plan. ${SHARED}` }),
    degree: t.expose('degree', {
      type: DegreeTypeEnum,
      nullable: true,
      description: `The degree that they seek; null without a profile. ${SHARED}`,
    }),
    country: t.expose('country', {
      type: CountryEnum,
      nullable: true,
      description: `The country that they prefer. ${SHARED}`,
    }),
    stage: t.expose('stage', { type: StageEnum, description: 'How far they have come.' }),
    documents: t.exposeString('documents', {
      description: 'How many documents they have: `0`, `1`, `2 to 4` or `5 and more`.',
    }),
  }),
})

/** The figures have no rows of their own: each field reads its groups. */
const AnalyticsObject = builder.objectRef<Record<never, never>>('Analytics').implement({
  ...own,
  description:
    'Figures about all students, for analysts. Groups of fewer than ten people are hidden, other counts have noise and are in fives, so that nobody can be found by comparing figures. Nothing here is a name, an address, an answer or a text. Each figure that is asked for is written to the audit log.',
  fields: t => {
    const months = t.arg.int({ defaultValue: 6, description: MONTHS })
    const monthsOf = ({ app }: GraphContext, count: number | null | undefined) =>
      lastMonths(app.now(), count ?? 6)
    return {
      funnel: t.field({
        type: [FunnelMonthObject],
        description: 'From registration to payment, by the month of registration.',
        args: { months },
        resolve: async (_figures, args, context) =>
          await readFunnel(await open(context, 'funnel'), monthsOf(context, args.months)),
      }),
      documents: t.field({
        type: [DocumentGroupObject],
        description: 'Requested documents by month, type, form and plan.',
        args: { months },
        resolve: async (_figures, args, context) =>
          await readDocuments(await open(context, 'documents'), monthsOf(context, args.months)),
      }),
      questions: t.field({
        type: [QuestionGroupObject],
        description: 'Follow-up questions by month, asker and what became of them.',
        args: { months },
        resolve: async (_figures, args, context) =>
          await readQuestions(await open(context, 'questions'), monthsOf(context, args.months)),
      }),
      matches: t.field({
        type: [MatchGroupObject],
        description: 'Present matches by field and country.',
        resolve: async (_figures, _args, context) => await readMatchGroups(await open(context, 'matches')),
      }),
      deadlines: t.field({
        type: [DeadlineGroupObject],
        description:
          'Tracked applications by the month of their deadline and the country, for twelve months.',
        resolve: async (_figures, _args, context) => await readDeadlines(await open(context, 'deadlines')),
      }),
      retention: t.field({
        type: [RetentionWeekObject],
        description: 'Who comes back, by the week of registration.',
        args: {
          weeks: t.arg.int({
            defaultValue: 12,
            description: 'How many complete weeks, up to the last one: 1 to 26.',
          }),
        },
        resolve: async (_figures, { weeks }, context) =>
          await readRetention(
            await open(context, 'retention'),
            lastWeeks(mondayOf(context.app.now()), weeks ?? 12),
          ),
      }),
      plans: t.field({
        type: [PlanGroupObject],
        description: 'Students by plan and degree, at present.',
        resolve: async (_figures, _args, context) => await readPlans(await open(context, 'plans')),
      }),
      modelCosts: t.field({
        type: [ModelMonthObject],
        description: 'What the outside model cost, by month.',
        args: { months },
        resolve: async (_figures, args, context) =>
          await readModelCosts(await open(context, 'modelCosts'), monthsOf(context, args.months)),
      }),
      records: t.field({
        type: [PersonRecordObject],
        description: 'Students one by one, in the order of their pseudonyms.',
        args: {
          first: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
          after: t.arg.string({ description: 'The pseudonym of the last record of the page before.' }),
        },
        complexity: ({ first }) => ({ field: 1, multiplier: first ?? 20 }),
        resolve: async (_figures, { first, after }, context) => {
          const { app } = await open(context, 'records')
          return await readRecords({
            app,
            secret: await pseudonymSecret(app),
            input: { first: first ?? 20, after },
          })
        },
      }),
    }
  },
})

async function open({ app, viewer }: GraphContext, figure: FigureName): Promise<Source> {
  return await openFigure({ app, viewer, figure })
}

builder.queryField('analytics', t =>
  t.field({
    type: AnalyticsObject,
    nullable: true,
    description: 'Figures about all students. Null for everybody but analysts and admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => (mayAnalyse(viewer) ? {} : null),
  }),
)
