import type { AuditAction } from '../domain/audit/actions.ts'
import { auditEntriesVisibleTo } from '../domain/audit/policy.ts'
import { auditFilter, detailsOf, personOf } from '../domain/audit/readAudit.ts'
import { visible } from '../domain/visible.ts'
import { AccountName } from './accountName.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdOf } from './base/ids.ts'

const own = { authScopes: { signedIn: true } } as const

const AuditActionEnum = builder.enumType('AuditAction', {
  description: 'What is written to the audit log.',
  values: {
    CREATE_STAFF: { description: 'The operator created an account for staff.' },
    CHANGE_ROLE: { description: 'A person got another role.' },
    REFUND_PAYMENT: { description: 'Somebody asked for a payment to be returned.' },
    REFUND_MADE: { description: 'The payment was returned.' },
    REFUND_REFUSED: { description: 'Stripe refused to return the payment.' },
    REFUND_UNANSWERED: { description: 'Stripe did not answer: the payment may have been returned.' },
    ADJUST_CREDITS: { description: 'A person was given credits, or some were taken.' },
    END_SESSIONS: { description: 'Every session of a person was ended.' },
    RETRY_JOB: { description: 'A failed job is done again.' },
    CREATE_ORGANISATION: { description: 'An organisation was created, with its first owner.' },
    NAME_OWNER: { description: 'Somebody became an owner of an organisation.' },
    CHANGE_SEATS: { description: 'An organisation may have more or fewer members.' },
    SAVE_CAMPAIGN: { description: 'A campaign of the promotion was created or changed.' },
    END_CAMPAIGN: { description: 'A campaign of the promotion was ended.' },
    ANSWER_SUPPORT: { description: 'A message to support was answered.' },
    ASSIGN_SUPPORT: { description: 'A conversation with support was given to an admin, or to nobody.' },
    HIDE_POST: { description: 'A post of the community was hidden.' },
    RESTORE_POST: { description: 'A hidden post is shown again.' },
    KEEP_POST: { description: 'A reported post stays as it is.' },
    PUBLISH_POST: { description: 'A post was published at `/guides`.' },
    TAKE_BACK_POST: { description: 'A published post was taken back.' },
    READ_ANALYTICS: { description: 'An analyst or an admin read a figure about all students.' },
    RUN_QUERY: { description: 'An analyst or an admin sent an operation of their own.' },
    CLOSE_SUPPORT: { description: 'A conversation with support was closed.' },
  } satisfies Record<AuditAction, { description: string }>,
})

const AuditDetail = builder.objectRef<{ name: string; value: string }>('AuditDetail').implement({
  ...own,
  description: 'One thing that an entry says of its action.',
  fields: t => ({
    name: t.exposeString('name', { description: 'What it is, such as `from`.' }),
    value: t.exposeString('value', { description: 'Its value, such as `STUDENT`.' }),
  }),
})

builder.prismaNode('AuditEntry', {
  ...own,
  description: 'Something that an administrator or the operator did. Seen by admins only, and never changed.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(auditEntriesVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
    action: t.exposeString('action', {
      description: 'What was done: an `AuditAction`, or the action of another release.',
    }),
    actor: t.field({
      type: AccountName,
      nullable: true,
      description: 'Who did it; null for the operator at the command line.',
      select: { actorId: true },
      resolve: ({ actorId }) => (actorId === null ? null : { id: actorId }),
    }),
    subjectId: t.exposeInt('subjectId', { description: 'The number of the row that was changed.' }),
    person: t.field({
      type: AccountName,
      nullable: true,
      description: 'Whose account or payment was changed; null where the action is about something else.',
      select: { action: true, subjectId: true, details: true },
      resolve: entry => {
        const id = personOf(entry)
        return id === null ? null : { id }
      },
    }),
    details: t.field({
      type: [AuditDetail],
      description: 'What was changed: roles, amounts, kinds.',
      select: { details: true },
      resolve: ({ details }) =>
        Object.entries(detailsOf(details)).map(([name, value]) => ({ name, value: String(value) })),
    }),
  }),
})

builder.queryField('auditLog', t =>
  t.prismaConnection(
    {
      type: 'AuditEntry',
      cursor: 'id',
      description: 'What administrators did, newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      args: {
        action: t.arg({ type: AuditActionEnum, description: 'Only this action.' }),
        actor: t.arg.string({ description: 'Only of this account: its username, or `#` and its number.' }),
        person: t.arg.string({
          description: 'Only about this account and its payments: its username, or `#` and its number.',
        }),
        since: t.arg({ type: 'DateTime', description: 'Only from this moment on.' }),
        until: t.arg({ type: 'DateTime', description: 'Only before this moment.' }),
      },
      resolve: async (query, _root, filter, { app, prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.auditEntry.findMany({
              ...query,
              where: {
                AND: [auditEntriesVisibleTo(viewer), await auditFilter({ app, filter })],
              },
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: async (_root, filter, { app, prisma, viewer }) => {
        if (viewer?.role !== 'ADMIN') return 0
        return await prisma.auditEntry.count({
          where: {
            AND: [auditEntriesVisibleTo(viewer), await auditFilter({ app, filter })],
          },
        })
      },
    },
    {
      name: 'QueryAuditLogConnection',
      description: 'A page of the audit log.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many entries there are that the filter leaves.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryAuditLogConnectionEdge', description: 'An entry in the log.' },
  ),
)
