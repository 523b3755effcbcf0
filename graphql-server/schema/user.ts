import { z } from 'zod'
import { usersVisibleTo } from '../domain/accounts/policy.ts'
import { registerUser } from '../domain/accounts/registerUser.ts'
import { signIn } from '../domain/accounts/signIn.ts'
import { signOut } from '../domain/accounts/signOut.ts'
import { documentTypesOf } from '../domain/billing/entitlements.ts'
import { documentsVisibleTo } from '../domain/documents/policy.ts'
import { offerAnswers } from '../domain/documents/request/offerAnswers.ts'
import { draftsVisibleTo } from '../domain/drafts/policy.ts'
import { ConflictError, NotSignedInError, RateLimitedError, ValidationError } from '../domain/errors.ts'
import type { Role } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { rowIdOf } from './base/ids.ts'
import { becomeViewer } from './base/scopes.ts'
import { DocumentTypeEnum, QuestionnaireFormEnum } from './document.ts'
import { AnswerOfferObject } from './draft.ts'
import { PlanCodeEnum } from './plan.ts'
import { findViewer } from './viewer.ts'
import { WriterEnum } from './writer.ts'

/** Pothos counts the rows of a connection, and puts the number on it without saying so in its type. */
const countedPage = z.object({ totalCount: z.int() })

const RoleEnum = builder.enumType('Role', {
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
  id: { field: 'id' },
  findUnique: (id, { viewer }) => ({ id: rowIdOf(id), AND: [usersVisibleTo(viewer)] }),
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
    canGenerate: t.boolean({
      description:
        'Whether a document of this type could be asked for now: the plan includes it and an allowance or a credit is left.',
      args: { type: t.arg({ type: DocumentTypeEnum, required: true, description: 'The type of document.' }) },
      resolve: async ({ id }, { type }, { loaders }) => (await loaders.allowances.load(id)).has(type),
    }),
    documentTypes: t.field({
      type: [DocumentTypeEnum],
      description: 'The document types that the plan includes.',
      select: { plan: true },
      resolve: ({ plan }) => documentTypesOf(plan),
    }),
    writer: t.expose('writer', {
      type: WriterEnum,
      nullable: true,
      description: 'Who is to write for the person; null until they were asked.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was opened.' }),
    // Whoever may see the person may see the profile: both policies are 'their own'.
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
            resolve: page => countedPage.parse(page).totalCount,
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
          where: {
            ...draftsVisibleTo(viewer),
            ...(type && { documentType: type }),
            ...(form && { form }),
          },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        }),
      },
      {
        name: 'UserDraftsConnection',
        description: "A page of a person's drafts.",
        fields: connection => ({
          totalCount: connection.int({
            description: 'How many drafts there are in all.',
            resolve: page => countedPage.parse(page).totalCount,
          }),
        }),
      },
      { name: 'UserDraftsConnectionEdge', description: "A draft in the list of a person's drafts." },
    ),
    // Whoever may see the person is the person: offers are read for the viewer.
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
      prisma.user.findUnique({ ...query, where: { id: viewer.userId, AND: [usersVisibleTo(viewer)] } }),
  }),
)

const RegisterInput = builder.inputType('RegisterInput', {
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
      description: 'At least 6 characters, and none of the commonest passwords. It is never stored as it is.',
    }),
    isPromotional: t.boolean({
      description: 'Whether to take the promotion: one statement of purpose, unlocked.',
    }),
  }),
})

const LoginInput = builder.inputType('LoginInput', {
  description: 'What a person gives to sign in.',
  fields: t => ({
    username: t.string({ required: true, description: 'The name that the account was opened with.' }),
    password: t.string({ required: true, description: 'The password.' }),
  }),
})

const LogoutInput = builder.inputType('LogoutInput', {
  description: 'Nothing needs to be said: it is this session that ends.',
  fields: t => ({
    clientMutationId: t.string({ description: 'Any text; it changes nothing.' }),
  }),
})

const RegisterPayload = builder.objectRef<{ userId: number }>('RegisterPayload').implement({
  description: 'The account is open, and the person is signed in.',
  authScopes: { public: true },
  fields: t => ({
    viewer: t.prismaField({
      type: 'User',
      description: 'The person who just registered.',
      resolve: (query, _payload, _args, context) => findViewer(query, context),
    }),
  }),
})

const LoginPayload = builder.objectRef<{ userId: number }>('LoginPayload').implement({
  description: 'The person is signed in.',
  authScopes: { public: true },
  fields: t => ({
    viewer: t.prismaField({
      type: 'User',
      description: 'The person who just signed in.',
      resolve: (query, _payload, _args, context) => findViewer(query, context),
    }),
  }),
})

const LogoutPayload = builder.objectRef<{ signedOut: true }>('LogoutPayload').implement({
  description: 'Nobody is signed in any longer.',
  authScopes: { public: true },
  fields: t => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true: signing out twice is no fault.' }),
  }),
})

builder.mutationFields(t => ({
  register: t.field({
    type: RegisterPayload,
    description: 'Opens an account and signs in: the answer sets the session cookie.',
    authScopes: { public: true },
    errors: {
      types: [ValidationError, ConflictError, RateLimitedError],
      union: { description: 'What came of registering.' },
    },
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'Who is registering.' }) },
    resolve: async (_root, { input }, context) => {
      const { app, origin, viewer } = context
      const { user, session } = await registerUser({ app, origin, input, viewer })
      context.openSession(session)
      becomeViewer(context, { userId: user.id, role: user.role, sessionId: session.sessionId })
      return { userId: user.id }
    },
  }),
  login: t.field({
    type: LoginPayload,
    description:
      'Signs in: the answer sets the session cookie. A wrong name and a wrong password answer alike.',
    authScopes: { public: true },
    errors: {
      types: [ValidationError, NotSignedInError, RateLimitedError],
      union: { description: 'What came of signing in.' },
    },
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Who is signing in.' }) },
    resolve: async (_root, { input }, context) => {
      const { app, origin, viewer } = context
      const { user, session } = await signIn({ app, origin, input, viewer })
      context.openSession(session)
      becomeViewer(context, { userId: user.id, role: user.role, sessionId: session.sessionId })
      return { userId: user.id }
    },
  }),
  logout: t.field({
    type: LogoutPayload,
    description: 'Ends this session and takes its cookie back.',
    authScopes: { public: true },
    errors: { types: [RateLimitedError], union: { description: 'What came of signing out.' } },
    args: {
      input: t.arg({ type: LogoutInput, required: true, description: 'The request; it may be empty.' }),
    },
    resolve: async (_root, _args, context) => {
      await signOut(context)
      context.closeSession()
      becomeViewer(context, null)
      return { signedOut: true } as const
    },
  }),
}))
