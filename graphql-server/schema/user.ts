import { usersVisibleTo } from '../domain/accounts/policy.ts'
import { completeRegistration, requestRegistration } from '../domain/accounts/requestRegistration.ts'
import { signIn } from '../domain/accounts/signIn.ts'
import { signOut } from '../domain/accounts/signOut.ts'
import { documentsVisibleTo } from '../domain/documents/policy.ts'
import { offerAnswers } from '../domain/documents/request/offerAnswers.ts'
import { draftsVisibleTo } from '../domain/drafts/policy.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { Role } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import type { GraphContext } from './base/context.ts'
import { totalCountOf } from './base/counted.ts'
import { rowIdOf } from './base/ids.ts'
import { publicMutation, viewerField } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { becomeViewer } from './base/scopes.ts'
import { DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'
import { AnswerOfferObject } from './draft.ts'
import { PlanCodeEnum } from './plan.ts'
import { WriterEnum } from './writer.ts'

export const RoleEnum = builder.enumType('Role', {
  description: 'What a person is to Gradwright.',
  values: {
    STUDENT: { description: 'Somebody who applies: sees their own rows only.' },
    PARTNER: { description: 'Staff of a consultancy: sees the students that it brought or who accepted it.' },
    REVIEWER: { description: 'Comments on the documents that students handed to them.' },
    ANALYST: { description: 'Reads aggregates and pseudonymous records.' },
    ADMIN: { description: 'Looks after people, plans and content.' },
  } satisfies Record<Role, { description: string }>,
})

builder.prismaNode('User', {
  description: 'Somebody with an account. A person sees their own only.',
  authScopes: { signedIn: true },
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: (id, { viewer }) => visible(usersVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'The id that the REST calls use.' }),
    username: t.exposeString('username', { description: 'The name that one signs in with.' }),
    email: t.exposeString('email', { description: 'Where mails go.' }),
    fullName: t.exposeString('fullName', { description: "The person's name in full." }),
    role: t.expose('role', { type: RoleEnum, description: 'What the person is to Gradwright.' }),
    plan: t.expose('plan', { type: PlanCodeEnum, description: 'The plan that the person is on.' }),
    isPremium: t.boolean({
      description: 'Whether the plan is Premium.',
      select: { plan: true },
      resolve: ({ plan }) => plan === 'PREMIUM',
    }),
    isPromotionalUser: t.exposeBoolean('isPromotional', {
      description: 'Whether the person came with a promotion.',
    }),
    creditsRemaining: t.int({
      description: 'Credits left: the sum of the ledger. One credit pays for one document.',
      resolve: ({ id }, _args, { loaders }) => loaders.creditBalance.load(id),
    }),
    writer: t.expose('writer', {
      type: WriterEnum,
      nullable: true,
      description: 'Who is to write for the person; null until they were asked.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was opened.' }),
    // Users and profiles are both visible to their owner only, so no further policy is needed.
    profile: t.relation('profile', {
      nullable: true,
      description: 'What the person told for matching; null before it was first saved.',
    }),
    documents: t.relatedConnection(
      'documents',
      {
        cursor: 'id',
        totalCount: true,
        description: "The person's documents, newest first.",
        query: (_args, { viewer }) => ({
          where: documentsVisibleTo(viewer),
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
      },
      {
        name: 'UserDocumentsConnection',
        description: "A page of a person's documents.",
        fields: connection => ({
          totalCount: connection.int({
            description: 'How many documents there are in all.',
            resolve: totalCountOf,
          }),
        }),
      },
      { name: 'UserDocumentsConnectionEdge', description: "A document in the list of a person's documents." },
    ),
    drafts: t.relatedConnection(
      'drafts',
      {
        cursor: 'id',
        totalCount: true,
        description: 'The questionnaires that the person is filling in, the one changed last first.',
        args: {
          type: t.arg({ type: DocumentTypeEnum, description: 'Only those for this type of document.' }),
          form: t.arg({ type: QuestionnaireFormEnum, description: 'Only those of this form.' }),
        },
        query: ({ type, form }, { viewer }) => ({
          where: visible(draftsVisibleTo(viewer), {
            ...(type && { documentType: type }),
            ...(form && { form }),
          }),
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        }),
      },
      {
        name: 'UserDraftsConnection',
        description: "A page of a person's drafts.",
        fields: connection => ({
          totalCount: connection.int({
            description: 'How many drafts there are in all.',
            resolve: totalCountOf,
          }),
        }),
      },
      { name: 'UserDraftsConnectionEdge', description: "A draft in the list of a person's drafts." },
    ),
    // A user is visible to themselves only, so the viewer's offers are this user's.
    answerOffers: t.field({
      type: [AnswerOfferObject],
      description:
        'Answers that the person gave elsewhere and may take over into this questionnaire: one a question, the one told last.',
      args: {
        type: t.arg({ type: DocumentTypeEnum, required: true, description: 'What is to be written.' }),
        form: t.arg({
          type: QuestionnaireFormEnum,
          required: true,
          description: 'How the questions are asked.',
        }),
      },
      resolve: (_user, { type, form }, { app, viewer }) => offerAnswers({ app, viewer, type, form }),
    }),
  }),
})

builder.queryField('viewer', t =>
  t.prismaField({
    type: 'User',
    nullable: true,
    description: 'Who is asking; null when nobody is signed in.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { prisma, viewer }) =>
      viewer &&
      prisma.user.findUnique({ ...query, where: visible(usersVisibleTo(viewer), { id: viewer.userId }) }),
  }),
)

/** Makes the session's owner the viewer, and sends the browser its token. */
export function startSession(
  context: GraphContext,
  { user, session }: Awaited<ReturnType<typeof signIn>>,
): { userId: number } {
  context.openSession(session)
  becomeViewer(context, { userId: user.id, role: user.role, sessionId: session.sessionId })
  return { userId: user.id }
}

publicMutation({
  name: 'register',
  description:
    'Opens an account and signs in: the answer sets the session cookie. Where this installation sends mails, the account is opened by the link of a mail instead, and the answer does not say whether the address has an account.',
  errors: [ValidationError, ConflictError, RateLimitedError],
  input: {
    description: 'What a person gives to open an account.',
    fields: t => ({
      username: t.string({
        required: true,
        description: 'The name to sign in with: at least 3 characters. Capitals make no difference.',
      }),
      email: t.string({ required: true, description: 'An email address that nobody else has registered.' }),
      fullName: t.string({ required: true, description: 'The name in full: at least 2 characters.' }),
      password: t.string({
        required: true,
        description:
          'At least 6 characters, and none of the commonest passwords. It is never stored as it is.',
      }),
      isPromotional: t.boolean({
        description: 'Whether to take the promotion: one statement of purpose, unlocked.',
      }),
    }),
  },
  resolve: async (input, context) => {
    const { app, origin, viewer } = context
    const opened = await requestRegistration({ app, origin, input, viewer })
    if (opened) startSession(context, opened)
    return { waitsForMail: opened === null }
  },
  payload: {
    description: 'The account is open and the person signed in, or a mail is on its way.',
    fields: t => ({
      viewer: t.prismaField({
        type: 'User',
        nullable: true,
        description: 'Who is signed in now; null where the account waits for the link of a mail.',
        resolve: (query, { waitsForMail }, _args, { prisma, viewer: now }) =>
          now && !waitsForMail
            ? prisma.user.findUnique({ ...query, where: visible(usersVisibleTo(now), { id: now.userId }) })
            : null,
      }),
      waitsForMail: t.exposeBoolean('waitsForMail', {
        description:
          'Whether the account waits for the link of a mail. A link is sent where the address is new here.',
      }),
    }),
  },
})

publicMutation({
  name: 'completeRegistration',
  description:
    'Opens the account of a registration by its mailed link, and signs in: the answer sets the session cookie.',
  errors: [ValidationError, NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'The link, and what has to change for the account to be opened.',
    fields: t => ({
      token: t.string({ required: true, description: 'The last part of the mailed link, after `#`.' }),
      username: t.string({ description: 'Another username, where the one asked for was taken meanwhile.' }),
      withoutPromotion: t.boolean({
        description: 'Whether to open the account without the promotion, where that is over.',
      }),
    }),
  },
  resolve: async (input, context) => {
    const { app, origin, viewer } = context
    return startSession(context, await completeRegistration({ app, origin, input, viewer }))
  },
  payload: {
    description: 'The account is open, its address is confirmed, and the person is signed in.',
    fields: t => ({ viewer: viewerField(t) }),
  },
})

publicMutation({
  name: 'login',
  description:
    'Signs in: the answer sets the session cookie. A wrong name and a wrong password answer alike.',
  errors: [ValidationError, NotSignedInError, RateLimitedError],
  input: {
    description: 'What a person gives to sign in.',
    fields: t => ({
      username: t.string({
        required: true,
        description: 'The username, or the email address of the account.',
      }),
      password: t.string({ required: true, description: 'The password.' }),
    }),
  },
  resolve: async (input, context) => {
    const { app, origin, viewer } = context
    return startSession(context, await signIn({ app, origin, input, viewer }))
  },
  payload: { description: 'The person is signed in.', fields: t => ({ viewer: viewerField(t) }) },
})

publicMutation({
  name: 'logout',
  description: 'Ends this session and takes its cookie back.',
  errors: [RateLimitedError],
  resolve: async (_input, context) => {
    await signOut(context)
    context.closeSession()
    becomeViewer(context, null)
    return { signedOut: true }
  },
  payload: {
    description: 'Nobody is signed in any longer.',
    fields: t => ({
      signedOut: t.exposeBoolean('signedOut', { description: 'Always true: signing out twice is no fault.' }),
    }),
  },
})
