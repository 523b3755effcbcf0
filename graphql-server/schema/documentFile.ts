import { entitlementsOf, type FileFormat } from '../domain/billing/entitlements.ts'
import { type LetterSender, readSender } from '../domain/documents/files/readSender.ts'
import { builder } from './base/builder.ts'
import { FileFormatEnum } from './entitlements.ts'

const LetterSenderObject = builder.objectRef<LetterSender>('LetterSender').implement({
  description: 'Who writes a letter, as its answers say.',
  authScopes: { signedIn: true },
  fields: t => ({
    name: t.exposeString('name', { nullable: true, description: 'Their name.' }),
    position: t.exposeString('position', { nullable: true, description: 'Their position.' }),
    institution: t.exposeString('institution', { nullable: true, description: 'Where they work.' }),
  }),
})

builder.prismaObjectFields('Document', t => ({
  fileFormats: t.field({
    type: [FileFormatEnum],
    description:
      "The formats in which its owner's plan lets it be downloaded: POST /api/documents/{databaseId}/file makes the file.",
    select: { user: { select: { plan: true, role: true } } },
    resolve: ({ user }): FileFormat[] => [...entitlementsOf(user).downloads],
  }),
  sender: t.field({
    type: LetterSenderObject,
    nullable: true,
    description: 'Who writes it, for its letterhead; null for what is no letter.',
    select: { documentType: true, answers: true },
    resolve: document => readSender(document),
  }),
}))
