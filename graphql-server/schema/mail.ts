import { NotFoundError } from '../domain/errors.ts'
import { chooseMailLanguage } from '../domain/mail/chooseMailLanguage.ts'
import type { OptionalKind } from '../domain/mail/kinds.ts'
import { mailsVisibleTo, textToShow } from '../domain/mail/policy.ts'
import { renderMail } from '../domain/mail/renderMail.tsx'
import { chooseMails, stopByLink } from '../domain/mail/stopMails.ts'
import { visible } from '../domain/visible.ts'
import type { MailLanguage, MailState } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdOf } from './base/ids.ts'
import { publicMutation, signedInMutation } from './base/mutations.ts'

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
      select: { kind: true, language: true, subject: true, body: true },
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
    returnedAt: t.expose('returnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it came back because its recipient does not exist; null otherwise.',
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

const OptionalMailEnum = builder.enumType('OptionalMail', {
  description: 'Mails that a person can stop.',
  values: {
    DEADLINE_REMINDER: { value: 'deadline-reminder', description: 'Reminders of deadlines.' },
    DOCUMENT_COMMENTS: {
      value: 'document-comments',
      description: 'New comments on documents, and answers in the community.',
    },
    COMMUNITY_ANSWER: {
      value: 'community-answer',
      description: 'The same mails as `DOCUMENT_COMMENTS`: one setting is for both.',
    },
  } satisfies Record<string, { value: OptionalKind; description: string }>,
})

const MailLanguageEnum = builder.enumType('MailLanguage', {
  description: 'A language of mails.',
  values: {
    ENGLISH: { description: 'English.' },
    HINDI: { description: 'Hindi.' },
  } satisfies Record<MailLanguage, { description: string }>,
})

builder.prismaObjectFields('User', t => ({
  mailLanguage: t.expose('mailLanguage', {
    type: MailLanguageEnum,
    description: 'The language of mails to this person.',
  }),
  wantsCommentMails: t.exposeBoolean('wantsCommentMails', {
    description: 'Whether new comments on documents, and answers in the community, are mailed.',
  }),
  emailRefusedAt: t.expose('emailRefusedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When a mail server refused the address for good; null where none did.',
  }),
}))

signedInMutation({
  name: 'chooseMails',
  description: 'Stops or resumes mails that are not about the account itself.',
  errors: [],
  input: {
    description: 'Which mails.',
    fields: t => ({
      mails: t.field({ type: OptionalMailEnum, required: true, description: 'The kind of mails.' }),
      isWanted: t.boolean({ required: true, description: 'Whether the person wants them.' }),
    }),
  },
  resolve: async ({ mails: kind, isWanted }, { app, viewer }) => {
    await chooseMails({ app, viewer, kind, isWanted })
    return {}
  },
  payload: { description: 'The choice is kept.' },
})

signedInMutation({
  name: 'chooseMailLanguage',
  description: 'Says in which language mails to the person are written.',
  errors: [],
  input: {
    description: 'The language.',
    fields: t => ({
      language: t.field({ type: MailLanguageEnum, required: true, description: 'The language of mails.' }),
    }),
  },
  resolve: async ({ language }, { app, viewer }) => {
    await chooseMailLanguage({ app, viewer, language })
    return {}
  },
  payload: { description: 'The choice is kept.' },
})

publicMutation({
  name: 'stopMails',
  description: 'Stops or resumes the mails of a kind, by the link in one of them.',
  errors: [NotFoundError],
  input: {
    description: 'The link.',
    fields: t => ({
      token: t.string({ required: true, description: 'The last part of the mailed link.' }),
      isWanted: t.boolean({ required: true, description: 'False stops them, true resumes them.' }),
    }),
  },
  resolve: async ({ token, isWanted }, { app }) => await stopByLink({ app, token, isWanted }),
  payload: {
    description: 'The choice is kept.',
    fields: t => ({
      mails: t.field({
        type: OptionalMailEnum,
        description: 'The kind of mails.',
        resolve: ({ kind }) => kind,
      }),
      isWanted: t.exposeBoolean('isWanted', { description: 'Whether they are sent.' }),
    }),
  },
})
