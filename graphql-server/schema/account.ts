import { changeEmail, sendConfirmation } from '../domain/accounts/changeEmail.ts'
import { changePassword } from '../domain/accounts/changePassword.ts'
import { endOtherSessions, endSession } from '../domain/accounts/endSessions.ts'
import { sessionsVisibleTo } from '../domain/accounts/policy.ts'
import { requestPasswordReset, resetPassword } from '../domain/accounts/resetPassword.ts'
import { confirmEmail } from '../domain/billing/confirmEmail.ts'
import {
  ConflictError,
  NotFoundError,
  PaymentError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { deleteAccount, keepAccount } from '../domain/personalData/deleteAccount.ts'
import { requestExport } from '../domain/personalData/exportAccount.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { publicMutation, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const
/** The most sessions that are listed. */
const MOST_SESSIONS = 50

builder.prismaNode('Session', {
  ...own,
  description: 'A device that is signed in. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(sessionsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    device: t.exposeString('device', {
      description: "The browser and its system, such as 'Firefox on Windows'; empty where they are unknown.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was last used, to the day.',
    }),
    isThis: t.boolean({
      description: 'Whether the request comes from it.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
  }),
})

const AccountExportObject = builder.prismaObject('AccountExport', {
  ...own,
  description: 'An archive of everything that is stored about a person. `GET /api/account/export` sends it.',
  fields: t => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    readyAt: t.expose('readyAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was made; null while it is being made.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it is removed.' }),
    size: t.exposeInt('size', { description: 'In bytes; 0 while it is being made.' }),
  }),
})

builder.prismaObjectFields('User', t => ({
  deletionDueAt: t.expose('deletionDueAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the account is erased, since its owner asked for it; else null.',
  }),
  sessions: t.relation('sessions', {
    description: `The devices that are signed in, at most ${MOST_SESSIONS}, the last used one first.`,
    query: (_args, { app }) => ({
      where: { expiresAt: { gt: app.now() } },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
      take: MOST_SESSIONS,
    }),
    complexity: MOST_SESSIONS,
  }),
  dataExport: t.field({
    type: AccountExportObject,
    nullable: true,
    description: 'The archive that was last asked for; null where there is none.',
    select: (_args, { app }) => ({
      exports: { where: { expiresAt: { gt: app.now() } }, orderBy: { id: 'desc' }, take: 1 },
    }),
    resolve: ({ exports }) => exports[0] ?? null,
  }),
  isEmailConfirmed: t.boolean({
    description: 'Whether the person followed the link that was mailed to their address.',
    select: { emailConfirmedAt: true },
    resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
  }),
}))

publicMutation({
  name: 'requestPasswordReset',
  description: 'Mails a link that resets the password, where an account has this address.',
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'Whose password is to be reset.',
    fields: t => ({ email: t.string({ required: true, description: 'The email address of the account.' }) }),
  },
  resolve: async (input, { app, origin }) => {
    await requestPasswordReset({ app, origin, input })
    return { isTaken: true }
  },
  payload: {
    description: 'The request was taken. The answer is the same where no account has the address.',
    fields: t => ({ isTaken: t.exposeBoolean('isTaken', { description: 'Always true.' }) }),
  },
})

publicMutation({
  name: 'resetPassword',
  description: 'Sets a new password by a mailed link, and ends all sessions of the account.',
  errors: [ValidationError, NotFoundError, RateLimitedError],
  input: {
    description: 'The link and the new password.',
    fields: t => ({
      token: t.string({ required: true, description: 'The last part of the mailed link, after `#`.' }),
      password: t.string({ required: true, description: 'The new password: at least 6 characters.' }),
    }),
  },
  resolve: async (input, { app }) => {
    await resetPassword({ app, input })
    return { isReset: true }
  },
  payload: {
    description: 'The password is set. Nobody is signed in by it.',
    fields: t => ({ isReset: t.exposeBoolean('isReset', { description: 'Always true.' }) }),
  },
})

publicMutation({
  name: 'confirmEmail',
  description: 'Confirms an email address by a mailed link. A new address then replaces the former one.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'The link.',
    fields: t => ({
      token: t.string({ required: true, description: 'The last part of the mailed link, after `#`.' }),
    }),
  },
  resolve: async (input, { app }) => await confirmEmail({ app, input }),
  payload: {
    description: 'The address is confirmed.',
    fields: t => ({ email: t.exposeString('email', { description: 'The address that is confirmed.' }) }),
  },
})

signedInMutation({
  name: 'sendConfirmation',
  description: 'Mails the link that confirms the address once more. Does nothing when it is confirmed.',
  errors: [RateLimitedError],
  resolve: async (_input, { app, viewer, origin }) => {
    await sendConfirmation({ app, viewer, origin })
    return {}
  },
  payload: { description: 'The mail is on its way.' },
})

signedInMutation({
  name: 'changePassword',
  description: 'Changes the password, and signs out other devices.',
  errors: [ValidationError, ConflictError, RateLimitedError],
  input: {
    description: 'The present password and the new one.',
    fields: t => ({
      currentPassword: t.string({ required: true, description: 'The present password.' }),
      newPassword: t.string({ required: true, description: 'The new one: at least 6 characters.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await changePassword({ app, viewer, input })
    return {}
  },
  payload: { description: 'The password is changed.' },
})

signedInMutation({
  name: 'changeEmail',
  description: 'Asks for another email address. It is used once the link that is mailed there was followed.',
  errors: [ValidationError, RateLimitedError, ConflictError],
  input: {
    description: 'The new address and the password.',
    fields: t => ({
      email: t.string({ required: true, description: 'The new address.' }),
      password: t.string({ required: true, description: 'The present password.' }),
    }),
  },
  resolve: async (input, { app, viewer, origin }) => {
    await changeEmail({ app, viewer, origin, input })
    return {}
  },
  payload: { description: 'The mails are on their way.' },
})

signedInMutation({
  name: 'endSession',
  description: 'Signs another device out.',
  errors: [NotFoundError],
  input: {
    description: 'The device.',
    fields: t => ({
      sessionId: t.id({ required: true, description: 'Its session, which is not this one.' }),
    }),
  },
  resolve: async ({ sessionId }, { app, viewer }) => {
    await endSession({ app, viewer, sessionId: rowIdIn(sessionId, 'Session') })
    return {}
  },
  payload: { description: 'The device is signed out.' },
})

signedInMutation({
  name: 'endOtherSessions',
  description: 'Signs all other devices out.',
  errors: [],
  resolve: async (_input, { app, viewer }) => {
    await endOtherSessions({ app, viewer })
    return {}
  },
  payload: { description: 'Only this device is signed in.' },
})

signedInMutation({
  name: 'requestExport',
  description:
    'Asks for an archive of everything that is stored about the person. A mail says when it is ready.',
  errors: [RateLimitedError],
  resolve: async (_input, { app, viewer }) => {
    await requestExport({ app, viewer })
    return {}
  },
  payload: { description: 'The archive is being made.' },
})

signedInMutation({
  name: 'deleteAccount',
  description: 'Schedules the erasure of the account in seven days, and cancels its subscription.',
  errors: [ValidationError, ConflictError, PaymentError, PlanRequiredError, RateLimitedError],
  input: {
    description: 'A confirmation by the owner.',
    fields: t => ({ password: t.string({ required: true, description: 'The present password.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    await deleteAccount({ app, viewer, input })
    return {}
  },
  payload: { description: 'The erasure is scheduled.' },
})

signedInMutation({
  name: 'keepAccount',
  description: 'Takes a scheduled erasure of the account back.',
  errors: [],
  resolve: async (_input, { app, viewer }) => {
    await keepAccount({ app, viewer })
    return {}
  },
  payload: { description: 'The account stays.' },
})
