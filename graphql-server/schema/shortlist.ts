import { addToShortlist } from '../domain/applications/addToShortlist.ts'
import { shortlistVisibleTo } from '../domain/applications/policy.ts'
import { removeFromShortlist } from '../domain/applications/removeFromShortlist.ts'
import { NotFoundError, PlanRequiredError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import { builder } from './base/builder.ts'
import { totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { signedInMutation } from './base/mutations.ts'
import { ID_COLUMN } from './base/plainFields.ts'
import { ProgramNode } from './program.ts'
import { UniversityNode } from './university.ts'

const own = { authScopes: { signedIn: true } } as const

builder.prismaNode('ShortlistItem', {
  ...own,
  description: 'A programme that somebody put aside to look at again. Seen by its owner only.',
  nullable: true,
  select: { id: true },
  id: ID_COLUMN,
  findUnique: (id, { viewer }) => visible(shortlistVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    // A programme on the shortlist stays visible when the plan or the catalogue changes.
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
}))

builder.prismaObjectField('Program', 'isShortlisted', t =>
  t.boolean({
    description: 'Whether the viewer has it on the shortlist; false for visitors.',
    resolve: ({ id }, _args, { loaders }) => loaders.isShortlisted.load(id),
  }),
)

signedInMutation({
  name: 'addToShortlist',
  description: 'Puts a programme on the shortlist. One that is on it already stays as it is.',
  errors: [NotFoundError, PlanRequiredError],
  input: {
    description: 'A programme to put aside.',
    fields: t => ({ programId: t.id({ required: true, description: 'The programme.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const { id } = await addToShortlist({ app, viewer, programId: rowIdIn(input.programId, 'Program') })
    return { itemId: id }
  },
  payload: {
    description: 'The programme is on the shortlist, as it may have been before.',
    fields: t => ({
      item: t.prismaField({
        type: 'ShortlistItem',
        description: 'Its place on the shortlist.',
        resolve: (query, { itemId }, _args, { prisma, viewer }) =>
          prisma.shortlistItem.findUniqueOrThrow({
            ...query,
            where: visible(shortlistVisibleTo(viewer), { id: itemId }),
          }),
      }),
    }),
  },
})

signedInMutation({
  name: 'removeFromShortlist',
  description: 'Takes a programme from the shortlist. One that is not on it is no fault.',
  errors: [],
  input: {
    description: 'A programme to take from the shortlist.',
    fields: t => ({ programId: t.id({ required: true, description: 'The programme.' }) }),
  },
  resolve: async (input, { app, viewer }) => {
    const programId = rowIdIn(input.programId, 'Program')
    return { removedId: await removeFromShortlist({ app, viewer, programId }), programId }
  },
  payload: {
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
        // The payload may read the removed programme once more, although it is no longer on the shortlist.
        resolve: async (query, { removedId, programId }, _args, { prisma, loaders }) =>
          await prisma.program.findUnique({
            ...query,
            where: visible(removedId === null ? await loaders.programAccess.load(programId) : {}, {
              id: programId,
            }),
          }),
      }),
    }),
  },
})
