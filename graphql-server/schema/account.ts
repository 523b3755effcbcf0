import { changeEmail, sendConfirmation } from '../domain/accounts/changeEmail.ts'
import { changePassword } from '../domain/accounts/changePassword.ts'
import { requestPasswordReset, resetPassword } from '../domain/accounts/resetPassword.ts'
import { confirmEmail } from '../domain/billing/confirmEmail.ts'
import { ConflictError, NotFoundError, RateLimitedError, ValidationError } from '../domain/errors.ts'
import { builder } from './base/builder.ts'
import { publicMutation, signedInMutation } from './base/mutations.ts'

builder.prismaObjectFields('User', t => ({
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
  errors: [ValidationError, RateLimitedError],
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
