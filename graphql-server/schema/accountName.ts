import { builder } from './base/builder.ts'

/** An account by its number. Its username is read for admins only. */
export const AccountName = builder.objectRef<{ id: number }>('AccountName').implement({
  authScopes: { signedIn: true },
  description: 'An account by its number and its username.',
  fields: t => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    username: t.string({
      nullable: true,
      description: 'Its username; null once the account is erased, and for everybody but admins.',
      resolve: ({ id }, _args, { loaders }) => loaders.username.load(id),
    }),
  }),
})
