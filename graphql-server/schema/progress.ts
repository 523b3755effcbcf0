import { followProgress } from '../domain/documents/generation/followProgress.ts'
import { documentsVisibleTo } from '../domain/documents/policy.ts'
import { NotFoundError } from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { GenerationEvent } from '../generated/prisma/client.ts'
import type { GenerationStage } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { badUserInput, withCode } from './base/faults.ts'
import { rowIdIn } from './base/ids.ts'
import { stopWithClient } from './events.ts'

const GenerationStageEnum = builder.enumType('GenerationStage', {
  description: 'What happened to a document.',
  values: {
    QUEUED: { description: 'It was asked for.' },
    OUTLINE: { description: 'Its outline is made.' },
    SECTION: { description: 'One more section is written and checked.' },
    REVIEW: { description: 'The whole is being reviewed.' },
    PAUSED: { description: 'The outside model cannot go on; its owner decides how to.' },
    READY: { description: 'It can be read. Nothing follows.' },
    FAILED: { description: 'It could not be written. Nothing follows.' },
    CANCELLED: { description: 'Its owner stopped it. Nothing follows.' },
  } satisfies Record<GenerationStage, { description: string }>,
})

const GenerationProgress = builder.objectRef<GenerationEvent>('GenerationProgress').implement({
  description:
    'One step in the writing of a document. Steps are kept, so a watcher that comes back misses none.',
  authScopes: { signedIn: true },
  fields: t => ({
    sequence: t.exposeInt('sequence', { description: "The step's number within its document, from 1." }),
    stage: t.expose('stage', { type: GenerationStageEnum, description: 'What happened.' }),
    section: t.exposeInt('section', { nullable: true, description: 'Which section was written, from 1.' }),
    sections: t.exposeInt('sections', { nullable: true, description: 'How many sections there will be.' }),
    document: t.prismaField({
      type: 'Document',
      description: 'The document as it is now.',
      resolve: (query, { documentId }, _args, { prisma, viewer }) =>
        prisma.document.findUniqueOrThrow({
          ...query,
          where: visible(documentsVisibleTo(viewer), { id: documentId }),
        }),
    }),
  }),
})

builder.subscriptionField('documentProgress', t =>
  t.field({
    type: GenerationProgress,
    description:
      "Follows the writing of one of the viewer's documents: the steps behind `after`, then each as it happens. Ends with the document.",
    authScopes: { signedIn: true },
    args: {
      id: t.arg.id({ required: true, description: 'The global id of the document.' }),
      after: t.arg.int({
        description: 'The number of the last step that the caller knows; without it, all are sent.',
      }),
    },
    subscribe: async (_root, { id, after }, { app, prisma, viewer }) => {
      if (after != null && after < 0) throw badUserInput(`"after" must not be below 0, and is ${after}.`)
      const documentId = rowIdIn(id, 'Document')
      const where = visible(documentsVisibleTo(viewer), { id: documentId })
      if (!(await prisma.document.findUnique({ where, select: { id: true } })))
        throw withCode(new NotFoundError())
      return stopWithClient(signal => followProgress({ app, viewer, documentId, after: after ?? 0, signal }))
    },
    resolve: event => event,
  }),
)
