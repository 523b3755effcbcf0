import { addToShortlist } from '../domain/applications/addToShortlist.ts'
import { shortlistLimitOf, shortlistVisibleTo } from '../domain/applications/policy.ts'
import { removeFromShortlist } from '../domain/applications/removeFromShortlist.ts'
import { NotFoundError, NotSignedInError, PlanRequiredError } from '../domain/errors.ts'
import { builder } from './base/builder.ts'
import { totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { ProgramNode } from './program.ts'
import { UniversityNode } from './university.ts'
import { findViewer } from './viewer.ts'

const own = { authScopes: { signedIn: true } } as const

builder.prismaNode('ShortlistItem', {
  ...own,
  description: 'A programme that somebody put aside to look at again. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => ({ ...shortlistVisibleTo(viewer), id: rowIdOf(id) }),
  fields: t => ({
    // What somebody keeps they see, whatever became of the plan or the catalogue.
    program: t.relation('program', { description: 'The programme.' }),
    university: t.field({
      type: UniversityNode,
      description: 'The university that offers it.',
      select: (_args, _context, nested) => ({ program: { select: { university: nested(true) } } }),
      resolve: ({ program }) => program.university,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was put aside.' }),
  }),
})

builder.prismaObjectFields('User', t => ({
  shortlist: t.relatedConnection(
    'shortlist',
    {
      cursor: 'id',
      totalCount: true,
      description: 'The programmes that the person put aside, newest first.',
      query: (_args, { viewer }) => ({
        where: shortlistVisibleTo(viewer),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    },
    {
      name: 'UserShortlistConnection',
      description: "A page of a person's shortlist.",
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many programmes are on it in all.',
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'UserShortlistConnectionEdge', description: 'A programme on the shortlist.' },
  ),
  shortlistLimit: t.int({
    nullable: true,
    description: 'How many programmes the plan keeps on the shortlist; null: as many as there are.',
    select: { plan: true },
    resolve: ({ plan }) => shortlistLimitOf(plan),
  }),
}))

builder.prismaObjectField('Program', 'isShortlisted', t =>
  t.boolean({
    description: 'Whether the viewer has it on the shortlist; false for visitors.',
    resolve: ({ id }, _args, { loaders }) => loaders.isShortlisted.load(id),
  }),
)

const WHOSE = 'The person whose shortlist it is.'

const AddToShortlistInput = builder.inputType('AddToShortlistInput', {
  description: 'A programme to put aside.',
  fields: t => ({ programId: t.id({ required: true, description: 'The programme.' }) }),
})

const AddToShortlistPayload = builder.objectRef<{ itemId: number }>('AddToShortlistPayload').implement({
  ...own,
  description: 'The programme is on the shortlist, as it may have been before.',
  fields: t => ({
    item: t.prismaField({
      type: 'ShortlistItem',
      description: 'Its place on the shortlist.',
      resolve: (query, { itemId }, _args, { prisma, viewer }) =>
        prisma.shortlistItem.findUniqueOrThrow({
          ...query,
          where: { ...shortlistVisibleTo(viewer), id: itemId },
        }),
    }),
    viewer: t.prismaField({
      type: 'User',
      description: WHOSE,
      resolve: (query, _payload, _args, context) => findViewer(query, context),
    }),
  }),
})

builder.mutationField('addToShortlist', t =>
  t.field({
    type: AddToShortlistPayload,
    description: 'Puts a programme on the shortlist. One that is on it already stays as it is.',
    authScopes: { signedIn: true },
    unauthorizedError: () => new NotSignedInError(),
    errors: {
      types: [NotSignedInError, NotFoundError, PlanRequiredError],
      union: { description: 'What came of putting a programme aside.' },
    },
    args: { input: t.arg({ type: AddToShortlistInput, required: true, description: 'What to put aside.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      const programId = rowIdIn(input.programId, 'Program')
      const { id } = await addToShortlist({ app, viewer, programId })
      return { itemId: id }
    },
  }),
)

const RemoveFromShortlistInput = builder.inputType('RemoveFromShortlistInput', {
  description: 'A programme to take from the shortlist.',
  fields: t => ({ programId: t.id({ required: true, description: 'The programme.' }) }),
})

const RemoveFromShortlistPayload = builder
  .objectRef<{ removedId: number | null; programId: number }>('RemoveFromShortlistPayload')
  .implement({
    ...own,
    description: 'The programme is not on the shortlist any longer.',
    fields: t => ({
      removedId: t.globalID({
        nullable: true,
        description: 'The item that is gone; null where there was none.',
        resolve: ({ removedId }) => (removedId === null ? null : { type: 'ShortlistItem', id: removedId }),
      }),
      program: t.prismaField({
        type: ProgramNode,
        nullable: true,
        description: 'The programme; null where the viewer may not see it.',
        // What was on the shortlist a moment ago may be named once more, though nothing keeps it any longer.
        resolve: async (query, { removedId, programId }, _args, { prisma, loaders }) =>
          await prisma.program.findUnique({
            ...query,
            where: {
              ...(removedId === null && (await loaders.programAccess.load(programId))),
              id: programId,
            },
          }),
      }),
      viewer: t.prismaField({
        type: 'User',
        description: WHOSE,
        resolve: (query, _payload, _args, context) => findViewer(query, context),
      }),
    }),
  })

builder.mutationField('removeFromShortlist', t =>
  t.field({
    type: RemoveFromShortlistPayload,
    description: 'Takes a programme from the shortlist. One that is not on it is no fault.',
    authScopes: { signedIn: true },
    unauthorizedError: () => new NotSignedInError(),
    errors: {
      types: [NotSignedInError],
      union: { description: 'What came of taking a programme from the shortlist.' },
    },
    args: {
      input: t.arg({ type: RemoveFromShortlistInput, required: true, description: 'What to take away.' }),
    },
    resolve: async (_root, { input }, { app, viewer }) => {
      const programId = rowIdIn(input.programId, 'Program')
      return { removedId: await removeFromShortlist({ app, viewer, programId }), programId }
    },
  }),
)
