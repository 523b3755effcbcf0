import {
  publishEditorialItem,
  readEditorialFigures,
  removeEditorialItem,
  saveEditorialItem,
} from '../domain/content/editorialItems.ts'
import { type Guide, readGuide, readGuides, summaryOf } from '../domain/content/guides.ts'
import { LONGEST_BODY } from '../domain/content/inputs.ts'
import { readPageVisits } from '../domain/content/pageVisits.ts'
import { editorialItemsVisibleTo, seoKeywordsVisibleTo } from '../domain/content/policy.ts'
import { importSeoKeywords, removeSeoKeyword, saveSeoKeyword } from '../domain/content/seoKeywords.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { EditorialStatus } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const
const open = { authScopes: { public: true } } as const

/** The most posts and keywords of a page. */
const MOST_SHOWN = 500

const EditorialStatusEnum = builder.enumType('EditorialStatus', {
  description: 'How far a post is.',
  values: {
    PLANNED: { description: 'Planned.' },
    IN_PROGRESS: { description: 'Being written.' },
    COMPLETED: { description: 'Done.' },
  } satisfies Record<EditorialStatus, { description: string }>,
})

const EditorialItemObject = builder.prismaNode('EditorialItem', {
  ...own,
  description: "A planned post. Administrators' are for everybody with an account, others' for themselves.",
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(editorialItemsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    title: t.exposeString('title', { description: 'Its title.' }),
    topic: t.exposeString('topic', { description: 'What it is about.' }),
    category: t.exposeString('category', { description: 'One of eight categories.' }),
    keywords: t.exposeStringList('keywords', { description: 'The keywords that it is written for.' }),
    author: t.exposeString('author', { description: 'Who writes it.' }),
    scheduledDate: t.string({
      description: 'The day that it is planned for, as in 2027-01-12.',
      select: { scheduledDate: true },
      resolve: ({ scheduledDate }) => scheduledDate.toISOString().slice(0, 10),
    }),
    status: t.expose('status', { type: EditorialStatusEnum, description: 'How far it is.' }),
    notes: t.exposeString('notes', { description: 'Notes; empty for none.' }),
    body: t.exposeString('body', { description: 'What is published of it, in Markdown.' }),
    path: t.string({
      nullable: true,
      description: 'Its address while it is published; null otherwise.',
      select: { slug: true, publishedAt: true, unpublishedAt: true },
      resolve: ({ slug, publishedAt, unpublishedAt }) =>
        slug !== null && publishedAt !== null && unpublishedAt === null ? `/guides/${slug}` : null,
    }),
    isForAll: t.exposeBoolean('isForAll', { description: 'Whether it is for everybody.' }),
    canChange: t.boolean({
      description: 'Whether the viewer may change it.',
      select: { ownerId: true, isForAll: true },
      resolve: ({ ownerId, isForAll }, _args, { viewer }) =>
        viewer !== null && (isForAll ? viewer.role === 'ADMIN' : ownerId === viewer.userId),
    }),
    canPublish: t.boolean({
      description: 'Whether the viewer may publish it.',
      select: { isForAll: true },
      resolve: ({ isForAll }, _args, { viewer }) => isForAll && viewer?.role === 'ADMIN',
    }),
  }),
})

const SeoKeywordObject = builder.prismaNode('SeoKeyword', {
  ...own,
  description: 'A search keyword with its ranks, as somebody entered or imported them.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(seoKeywordsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    keyword: t.exposeString('keyword', { description: 'The keyword.' }),
    targetPage: t.exposeString('targetPage', {
      description: 'The page that it shall lead to; empty for none.',
    }),
    currentRank: t.exposeInt('currentRank', {
      nullable: true,
      description: 'The rank that was entered last; null where none was.',
    }),
    targetRank: t.exposeInt('targetRank', { nullable: true, description: 'The rank that is aimed at.' }),
    searchVolume: t.exposeInt('searchVolume', {
      nullable: true,
      description: 'Searches a month, as entered.',
    }),
    difficulty: t.exposeInt('difficulty', { nullable: true, description: '1 to 100, as entered.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the current rank was entered.',
    }),
    canChange: t.boolean({
      description: 'Whether the viewer may change it.',
      select: { ownerId: true, isForAll: true },
      resolve: ({ ownerId, isForAll }, _args, { viewer }) =>
        viewer !== null && (isForAll ? viewer.role === 'ADMIN' : ownerId === viewer.userId),
    }),
  }),
})

const counted = (name: string, of: string, what: string) =>
  builder.objectRef<{ name: string; count: number }>(name).implement({
    ...own,
    description: what,
    fields: t => ({
      name: t.exposeString('name', { description: of }),
      count: t.exposeInt('count', { description: 'How many.' }),
    }),
  })
const StatusCount = counted('EditorialStatusCount', 'The status.', 'Posts with a status.')
const MonthCount = counted('EditorialMonthCount', 'The month, as in 2027-01.', 'Posts of a month.')
const VisitCount = counted('PageVisitCount', 'The path of the page.', 'Visits of a page.')

builder.queryFields(t => ({
  editorialItems: t.prismaField({
    type: [EditorialItemObject],
    nullable: true,
    description: 'The planned posts that the viewer sees, by date, at most 500. Null without an account.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { prisma, viewer }) =>
      viewer
        ? prisma.editorialItem.findMany({
            ...query,
            where: editorialItemsVisibleTo(viewer),
            orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
            take: MOST_SHOWN,
          })
        : null,
  }),
  seoKeywords: t.prismaField({
    type: [SeoKeywordObject],
    nullable: true,
    description:
      'The keywords that the viewer sees, those with most searches first, at most 500. Null without an account.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { prisma, viewer }) =>
      viewer
        ? prisma.seoKeyword.findMany({
            ...query,
            where: seoKeywordsVisibleTo(viewer),
            orderBy: [{ searchVolume: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
            take: MOST_SHOWN,
          })
        : null,
  }),
  editorialStatusCounts: t.field({
    type: [StatusCount],
    nullable: true,
    description: 'The posts that the viewer sees, by status. Null without an account.',
    authScopes: { public: true },
    resolve: async (_root, _args, { app, viewer }) =>
      viewer === null
        ? null
        : (await readEditorialFigures({ app, viewer })).statuses.map(({ status, posts }) => ({
            name: status,
            count: posts,
          })),
  }),
  editorialMonthCounts: t.field({
    type: [MonthCount],
    nullable: true,
    description: 'The posts that the viewer sees, by month of their date. Null without an account.',
    authScopes: { public: true },
    resolve: async (_root, _args, { app, viewer }) =>
      viewer === null
        ? null
        : (await readEditorialFigures({ app, viewer })).months.map(({ month, posts }) => ({
            name: month,
            count: posts,
          })),
  }),
  pageVisits: t.field({
    type: [VisitCount],
    nullable: true,
    description:
      'How often each public page was opened in the last 30 days, the most visited first, at most 50. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readPageVisits({ app, viewer }),
  }),
}))

const GuideObject = builder.objectRef<Guide>('Guide').implement({
  ...open,
  description: 'A published post.',
  fields: t => ({
    id: t.id({ description: 'Its id.', resolve: ({ id }) => `guide-${id}` }),
    slug: t.exposeString('slug', { description: 'The last part of its address.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    topic: t.exposeString('topic', { description: 'What it is about.' }),
    category: t.exposeString('category', { description: 'Its category.' }),
    author: t.exposeString('author', { description: 'Who wrote it.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published first.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
    summary: t.string({ description: 'Its first words.', resolve: summaryOf }),
    body: t.exposeString('body', { description: 'Its text, in Markdown.' }),
  }),
})

builder.queryFields(t => ({
  guides: t.field({
    type: [GuideObject],
    description: 'The published posts, the newest first, at most 200.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => readGuides({ app }),
  }),
  guide: t.field({
    type: GuideObject,
    nullable: true,
    description: 'The published post at an address; null where there is none.',
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address.' }) },
    resolve: (_root, { slug }, { app }) => readGuide({ app, slug }),
  }),
}))

/** The post that a mutation saved, as the viewer sees it. */
function savedItem(t: PayloadFields<{ id: number }>) {
  return t.prismaField({
    type: EditorialItemObject,
    description: 'The post as it is now.',
    resolve: (query, { id }, _args, { prisma, viewer }) =>
      prisma.editorialItem.findFirstOrThrow({
        ...query,
        where: visible(editorialItemsVisibleTo(viewer), { id }),
      }),
  })
}

signedInMutation({
  name: 'saveEditorialItem',
  description:
    "Adds a planned post, or changes one. An administrator's is for everybody, others' for themselves.",
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A planned post.',
    fields: t => ({
      id: t.id({ description: 'The post to change; left out: a new one.' }),
      title: t.string({ required: true, description: 'Its title.' }),
      topic: t.string({ required: true, description: 'What it is about.' }),
      category: t.string({ required: true, description: 'One of the eight categories.' }),
      author: t.string({ required: true, description: 'Who writes it.' }),
      scheduledDate: t.field({ type: 'DateTime', description: 'The day that it is planned for.' }),
      status: t.field({ type: EditorialStatusEnum, required: true, description: 'How far it is.' }),
      targetKeywords: t.stringList({ required: true, description: 'At most 20 keywords.' }),
      notes: t.string({ description: 'At most 2,000 characters.' }),
      body: t.string({
        description: `What is published, in Markdown: at most ${LONGEST_BODY.toLocaleString('en')} characters.`,
      }),
    }),
  },
  resolve: async ({ id, ...input }, { app, viewer }) =>
    await saveEditorialItem({ app, viewer, id: id ? rowIdIn(id, 'EditorialItem') : null, input }),
  payload: {
    description: 'The post is saved.',
    fields: t => ({ item: savedItem(t) }),
  },
})

signedInMutation({
  name: 'removeEditorialItem',
  description: 'Removes a planned post that was never published.',
  errors: [NotFoundError, ConflictError],
  input: {
    description: 'The post.',
    fields: t => ({ id: t.id({ required: true, description: 'Its id.' }) }),
  },
  resolve: async ({ id }, { app, viewer }) => {
    await removeEditorialItem({ app, viewer, id: rowIdIn(id, 'EditorialItem') })
    return { isRemoved: true }
  },
  payload: {
    description: 'It is removed.',
    fields: t => ({ isRemoved: t.exposeBoolean('isRemoved', { description: 'Always true.' }) }),
  },
})

signedInMutation({
  name: 'publishEditorialItem',
  description: 'Publishes a post at `/guides/…`, or takes it back. For admins.',
  errors: [ForbiddenError, ValidationError, NotFoundError],
  input: {
    description: 'The post.',
    fields: t => ({
      id: t.id({ required: true, description: 'Its id.' }),
      isPublished: t.boolean({ required: true, description: 'False takes it back: its address is gone.' }),
    }),
  },
  resolve: async ({ id, isPublished }, { app, viewer }) =>
    await publishEditorialItem({ app, viewer, id: rowIdIn(id, 'EditorialItem'), isPublished }),
  payload: {
    description: 'It is published, or taken back.',
    fields: t => ({ item: savedItem(t) }),
  },
})

signedInMutation({
  name: 'saveSeoKeyword',
  description: 'Adds a keyword, or changes one. A keyword that is there already is changed.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'A keyword.',
    fields: t => ({
      id: t.id({ description: 'The keyword to change; left out: a new one.' }),
      keyword: t.string({ required: true, description: 'The keyword.' }),
      targetPage: t.string({ description: 'The page that it shall lead to.' }),
      currentRank: t.int({ description: 'The rank that it has, as looked up by hand.' }),
      targetRank: t.int({ description: 'The rank that is aimed at.' }),
      searchVolume: t.int({ description: 'Searches a month.' }),
      difficulty: t.int({ description: '1 to 100.' }),
    }),
  },
  resolve: async ({ id, ...input }, { app, viewer }) =>
    await saveSeoKeyword({ app, viewer, id: id ? rowIdIn(id, 'SeoKeyword') : null, input }),
  payload: {
    description: 'The keyword is saved.',
    fields: t => ({
      keyword: t.prismaField({
        type: SeoKeywordObject,
        description: 'The keyword as it is now.',
        resolve: (query, { id }, _args, { prisma, viewer }) =>
          prisma.seoKeyword.findFirstOrThrow({
            ...query,
            where: visible(seoKeywordsVisibleTo(viewer), { id }),
          }),
      }),
    }),
  },
})

signedInMutation({
  name: 'removeSeoKeyword',
  description: 'Removes a keyword.',
  errors: [NotFoundError],
  input: {
    description: 'The keyword.',
    fields: t => ({ id: t.id({ required: true, description: 'Its id.' }) }),
  },
  resolve: async ({ id }, { app, viewer }) => {
    await removeSeoKeyword({ app, viewer, id: rowIdIn(id, 'SeoKeyword') })
    return { isRemoved: true }
  },
  payload: {
    description: 'It is removed.',
    fields: t => ({ isRemoved: t.exposeBoolean('isRemoved', { description: 'Always true.' }) }),
  },
})

const RowFaultObject = builder.objectRef<{ row: number; message: string }>('RowFault').implement({
  ...own,
  description: 'A row of an imported file that was left out.',
  fields: t => ({
    row: t.exposeInt('row', { description: 'Its number, the first below the header being 1.' }),
    message: t.exposeString('message', { description: 'Why.' }),
  }),
})

signedInMutation({
  name: 'importSeoKeywords',
  description: 'Reads keywords with their ranks from a file. Rows with a fault are left out and named.',
  errors: [ValidationError, ConflictError],
  input: {
    description: 'The file.',
    fields: t => ({
      csv: t.string({
        required: true,
        description:
          'Comma-separated values. The first line names the columns: keyword, and any of targetPage, currentRank, targetRank, searchVolume, difficulty.',
      }),
    }),
  },
  resolve: async ({ csv }, { app, viewer }) => await importSeoKeywords({ app, viewer, csv }),
  payload: {
    description: 'What was read.',
    fields: t => ({
      imported: t.exposeInt('imported', { description: 'How many rows were kept.' }),
      faults: t.expose('faults', { type: [RowFaultObject], description: 'The rows that were left out.' }),
    }),
  },
})
