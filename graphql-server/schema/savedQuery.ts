import { savedQueriesChangedBy, savedQueriesVisibleTo } from '../domain/analytics/policy.ts'
import { MOST_SAVED_QUERIES, removeSavedQuery, saveQuery } from '../domain/analytics/savedQueries.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

const SavedQueryNode = builder.prismaNode('SavedQuery', {
  ...own,
  description: 'A query that analysts keep and share. Seen by analysts and admins.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(savedQueriesVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    title: t.exposeString('title', { description: 'What it answers.' }),
    collection: t.exposeString('collection', { description: 'The collection that it is in.' }),
    query: t.exposeString('query', { description: 'The operations, as they were written.' }),
    variables: t.exposeString('variables', { description: 'The variables, as JSON; empty without any.' }),
    authorName: t.string({
      nullable: true,
      description: 'Who saved it; null once their account is gone.',
      select: { author: { select: { fullName: true } } },
      resolve: ({ author }) => author?.fullName ?? null,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    canChange: t.boolean({
      description: 'Whether the viewer may change or remove it: its author, or an admin.',
      select: { authorId: true },
      resolve: ({ authorId }, _args, { viewer }) =>
        viewer?.role === 'ADMIN' || authorId === null || authorId === viewer?.userId,
    }),
  }),
})

builder.queryField('savedQueries', t =>
  t.prismaField({
    type: [SavedQueryNode],
    description: `The queries that analysts share, by collection and title: at most ${MOST_SAVED_QUERIES}. Empty for everybody but analysts and admins.`,
    authScopes: { public: true },
    complexity: MOST_SAVED_QUERIES,
    resolve: (query, _root, _args, { prisma, viewer }) =>
      prisma.savedQuery.findMany({
        ...query,
        where: savedQueriesVisibleTo(viewer),
        orderBy: [{ collection: 'asc' }, { title: 'asc' }],
        take: MOST_SAVED_QUERIES,
      }),
  }),
)

function queryField(t: PayloadFields<{ queryId: number }>) {
  return t.prismaField({
    type: SavedQueryNode,
    description: 'The query as it is now.',
    resolve: (query, { queryId }, _args, { prisma, viewer }) =>
      prisma.savedQuery.findFirstOrThrow({
        ...query,
        where: visible(savedQueriesChangedBy(viewer), { id: queryId }),
      }),
  })
}

signedInMutation({
  name: 'saveQuery',
  description: 'Keeps a query where all analysts see it. For analysts and admins.',
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The query, and what it is called.',
    fields: t => ({
      savedQueryId: t.id({ description: 'The query that is changed; left out for a new one.' }),
      title: t.string({ required: true, description: 'What it answers: 1 to 80 characters.' }),
      collection: t.string({
        required: true,
        description: 'The collection, which begins with its first query: 1 to 80 characters.',
      }),
      query: t.string({ required: true, description: 'The operations: at most 20,000 characters.' }),
      variables: t.string({ required: true, description: 'The variables as a JSON object; may be empty.' }),
    }),
  },
  resolve: ({ savedQueryId, ...input }, { app, viewer }) =>
    saveQuery({
      app,
      viewer,
      queryId: savedQueryId == null ? null : rowIdIn(savedQueryId, 'SavedQuery'),
      input,
    }),
  payload: { description: 'All analysts see it.', fields: t => ({ savedQuery: queryField(t) }) },
})

signedInMutation({
  name: 'removeSavedQuery',
  description: 'Removes a query for all analysts. For its author and admins.',
  errors: [ForbiddenError, NotFoundError],
  input: {
    description: 'The query.',
    fields: t => ({ savedQueryId: t.id({ required: true, description: 'The query.' }) }),
  },
  resolve: async ({ savedQueryId }, { app, viewer }) => {
    await removeSavedQuery({ app, viewer, queryId: rowIdIn(savedQueryId, 'SavedQuery') })
    return {}
  },
  payload: { description: 'The query is gone.' },
})
