import { type ModelUsage, type ModelUse, readModelUsage } from '../domain/documents/reading/readModelUsage.ts'
import { builder } from './base/builder.ts'

const own = { authScopes: { signedIn: true } } as const

/** What an outside model cost for one document. */
export const ModelUseObject = builder.objectRef<ModelUse>('ModelUse').implement({
  ...own,
  description: 'What an outside model cost.',
  fields: t => ({
    requests: t.exposeInt('requests', { description: 'Requests that were sent, retries included.' }),
    inputTokens: t.exposeInt('inputTokens', {
      description: 'Tokens that it read, as its server counted them; otherwise by four characters each.',
    }),
    outputTokens: t.exposeInt('outputTokens', { description: 'Tokens that it wrote.' }),
    seconds: t.exposeFloat('seconds', { description: 'How long it was asked in all.' }),
  }),
})

const ModelDay = builder.objectRef<ModelUsage['days'][number]>('ModelDay').implement({
  ...own,
  description: 'What the outside model cost in one day (UTC), for all documents.',
  fields: t => ({
    day: t.string({
      description: 'The day, as in 2026-11-22.',
      resolve: ({ day }) => day.toISOString().slice(0, 10),
    }),
    requests: t.exposeInt('requests', { description: 'Requests that were sent.' }),
    inputTokens: t.exposeInt('inputTokens', { description: 'Tokens that it read.' }),
    outputTokens: t.exposeInt('outputTokens', { description: 'Tokens that it wrote.' }),
  }),
})

const DocumentModelUse = builder.objectRef<ModelUsage['documents'][number]>('DocumentModelUse').implement({
  ...own,
  description: 'What the outside model cost for one document. It holds nothing that a person typed.',
  fields: t => ({
    databaseId: t.exposeInt('documentId', { description: "The document's number." }),
    modelName: t.exposeString('modelName', {
      nullable: true,
      description: 'The model; null where none wrote a section, or the built-in writer took over.',
    }),
    targetWords: t.exposeInt('targetWords', { description: 'The words that were asked for.' }),
    use: t.field({ type: ModelUseObject, description: 'What it cost.', resolve: document => document }),
  }),
})

const ModelUsageObject = builder.objectRef<ModelUsage>('ModelUsage').implement({
  ...own,
  description: 'What the outside model cost lately.',
  fields: t => ({
    days: t.field({
      type: [ModelDay],
      description: 'The last 31 days on which it was asked, newest first.',
      resolve: ({ days }) => [...days],
    }),
    documents: t.field({
      type: [DocumentModelUse],
      description: 'The newest 100 documents for which it was asked.',
      resolve: ({ documents }) => [...documents],
    }),
  }),
})

builder.queryField('modelUsage', t =>
  t.field({
    type: ModelUsageObject,
    nullable: true,
    description: 'What the outside model cost. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readModelUsage({ app, viewer }),
  }),
)
