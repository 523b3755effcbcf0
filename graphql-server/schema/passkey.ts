import {
  addPasskey,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../domain/accounts/changePasskeys.ts'
import { passkeysVisibleTo } from '../domain/accounts/policy.ts'
import { signInWithPasskey, startPasskeySignIn } from '../domain/accounts/signInWithPasskey.ts'
import {
  ConflictError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { publicMutation, signedInMutation, viewerField } from './base/mutations.ts'
import { startSession } from './user.ts'

const own = { authScopes: { signedIn: true } } as const
const OPTIONS = 'What to ask the authenticator, as JSON (`optionsJSON` of @simplewebauthn/browser).'
const RESPONSE = "The authenticator's answer, as JSON."

builder.prismaNode('Passkey', {
  ...own,
  description: 'A passkey, which signs in without a password. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(passkeysVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    name: t.exposeString('name', { description: "Its owner's name for it." }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last signed in; null before that.',
    }),
  }),
})

builder.prismaObjectField('User', 'passkeys', t =>
  t.relation('passkeys', {
    description: `The passkeys, at most ${MOST_PASSKEYS}, the first one first.`,
    query: { orderBy: { id: 'asc' }, take: MOST_PASSKEYS },
    complexity: MOST_PASSKEYS,
  }),
)

signedInMutation({
  name: 'startPasskey',
  description: 'Begins to add a passkey. The password is asked for once more.',
  errors: [ValidationError, ConflictError, RateLimitedError],
  input: {
    description: 'A confirmation by the owner.',
    fields: t => ({ password: t.string({ required: true, description: 'The present password.' }) }),
  },
  resolve: async (input, { app, viewer }) => ({ options: await startPasskey({ app, viewer, input }) }),
  payload: {
    description: 'What the browser asks the authenticator for.',
    fields: t => ({ options: t.exposeString('options', { description: OPTIONS }) }),
  },
})

signedInMutation({
  name: 'addPasskey',
  description: 'Adds the passkey that an authenticator made.',
  errors: [ValidationError, ConflictError],
  input: {
    description: 'The passkey and its name.',
    fields: t => ({
      name: t.string({ required: true, description: 'A name by which its owner knows it again.' }),
      response: t.string({ required: true, description: RESPONSE }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await addPasskey({ app, viewer, input })
    return {}
  },
  payload: { description: 'The passkey is there.' },
})

signedInMutation({
  name: 'renamePasskey',
  description: 'Gives a passkey another name.',
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'The passkey and its name.',
    fields: t => ({
      passkeyId: t.id({ required: true, description: 'The passkey.' }),
      name: t.string({ required: true, description: 'Its new name.' }),
    }),
  },
  resolve: async ({ passkeyId: id, ...input }, { app, viewer }) => {
    const passkeyId = rowIdIn(id, 'Passkey')
    await renamePasskey({ app, viewer, passkeyId, input })
    return {}
  },
  payload: { description: 'The name is kept.' },
})

signedInMutation({
  name: 'removePasskey',
  description: 'Removes a passkey. It signs in nobody any more.',
  errors: [NotFoundError],
  input: {
    description: 'The passkey.',
    fields: t => ({ passkeyId: t.id({ required: true, description: 'The passkey.' }) }),
  },
  resolve: async ({ passkeyId: id }, { app, viewer }) => {
    const passkeyId = rowIdIn(id, 'Passkey')
    await removePasskey({ app, viewer, passkeyId })
    return {}
  },
  payload: { description: 'The passkey is gone.' },
})

publicMutation({
  name: 'startPasskeySignIn',
  description: 'Begins to sign in with a passkey. The answer names no account.',
  errors: [RateLimitedError],
  resolve: async (_input, { app, origin }) => ({ options: await startPasskeySignIn({ app, origin }) }),
  payload: {
    description: 'What the browser asks the authenticator for.',
    fields: t => ({ options: t.exposeString('options', { description: OPTIONS }) }),
  },
})

publicMutation({
  name: 'signInWithPasskey',
  description: 'Signs in with a passkey: the answer sets the session cookie.',
  errors: [ValidationError, ConflictError, NotSignedInError],
  input: {
    description: 'What the authenticator signed.',
    fields: t => ({ response: t.string({ required: true, description: RESPONSE }) }),
  },
  resolve: async (input, context) => {
    const { app, origin, viewer } = context
    return startSession(context, await signInWithPasskey({ app, origin, input, viewer }))
  },
  payload: { description: 'The person is signed in.', fields: t => ({ viewer: viewerField(t) }) },
})
