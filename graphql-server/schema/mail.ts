import { mailsVisibleTo, textToShow } from '../domain/mail/policy.ts'
import { renderMail } from '../domain/mail/renderMail.tsx'
import { visible } from '../domain/visible.ts'
import type { MailState } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdOf } from './base/ids.ts'

const MailStateEnum = builder.enumType('MailState', {
  description: 'Whether a mail has left.',
  values: {
    WAITING: { description: 'It waits to be sent; without a mail server it stays here.' },
    SENT: { description: 'A mail server took it.' },
    FAILED: { description: 'No mail server would take it.' },
  } satisfies Record<MailState, { description: string }>,
})

builder.prismaNode('Mail', {
  description: 'A mail that was written by Gradwright. Seen by admins only.',
  authScopes: { signedIn: true },
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(mailsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    kind: t.exposeString('kind', { description: 'What it is for, such as `deadline-reminder`.' }),
    toAddress: t.exposeString('toAddress', { description: 'Whom it goes to.' }),
    subject: t.exposeString('subject', { description: 'Its subject.' }),
    body: t.string({
      description: 'Its text. Outside a demo the links in it are blanked.',
      select: { body: true },
      resolve: ({ body }, _args, { app }) => textToShow(body, app.settings),
    }),
    html: t.string({
      description: 'The HTML that is sent with the text. Outside a demo it has no links.',
      select: { kind: true, subject: true, body: true },
      resolve: ({ body, ...mail }, _args, { app: { settings } }) =>
        renderMail({ mail: { ...mail, body: textToShow(body, settings) }, publicUrl: settings.publicUrl }),
    }),
    state: t.expose('state', { type: MailStateEnum, description: 'Whether it has left.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a mail server took it; null before that.',
    }),
  }),
})

builder.queryField('outbox', t =>
  t.prismaConnection(
    {
      type: 'Mail',
      cursor: 'id',
      description: 'The mails that were written, newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      resolve: async (query, _root, _args, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.mail.findMany({
              ...query,
              where: mailsVisibleTo(viewer),
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: (_root, _args, { prisma, viewer }) => prisma.mail.count({ where: mailsVisibleTo(viewer) }),
    },
    {
      name: 'QueryOutboxConnection',
      description: 'A page of mails.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many mails there are in all.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryOutboxConnectionEdge', description: 'A mail in the list.' },
  ),
)
