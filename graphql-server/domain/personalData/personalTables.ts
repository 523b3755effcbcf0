import type { Prisma } from '../../generated/prisma/client.ts'
import { type AuditSubject, actionsOn, NAMES_PERSON } from '../audit/actions.ts'

/**
 * How a table takes part in an export and in the erasure of an account.
 *
 * EXPORTED: its rows of a person are in the export. `rows` is the SQL condition on the table `t` with the person's id as
 * $1; `without` are columns that are left out: hashes of secrets, columns for comparison, and texts that may be locked.
 * `order` is the primary key.
 * PRIVATE: its rows belong to a person and hold nothing that the export does not have, or that they may not see yet.
 */
export type Treatment =
  | { kind: 'EXPORTED'; rows: string; order: string; without?: readonly string[] }
  | { kind: 'PRIVATE' }

const own = (order = 'id', without: readonly string[] = []): Treatment => ({
  kind: 'EXPORTED',
  rows: 't."userId" = $1',
  order,
  without,
})
const through = (
  parent: 'Draft' | 'Application' | 'Document',
  column: string,
  order: string,
  without: readonly string[] = [],
): Treatment => ({
  kind: 'EXPORTED',
  rows: `t."${column}" IN (SELECT "id" FROM "${parent}" WHERE "userId" = $1)`,
  order,
  without,
})
const actions = (...subjects: readonly AuditSubject[]) =>
  subjects
    .flatMap(actionsOn)
    .map(action => `'${action}'`)
    .join(', ')
const PRIVATE: Treatment = { kind: 'PRIVATE' }

/**
 * Every table with rows of a person; a test finds one that is missing. The rows of a person are erased by foreign keys with
 * ON DELETE CASCADE; a payment, a promotion's claim and a query that analysts share stay without their person, and so does an entry of the audit log,
 * which has no name. `eraseAccount` removes what else has no foreign key.
 */
export const PERSONAL_TABLES = {
  User: {
    kind: 'EXPORTED',
    rows: 't."id" = $1',
    order: 'id',
    without: [
      'usernameKey',
      'emailKey',
      'communityNameKey',
      'passwordHash',
      'passkeyHandle',
      'matchPaceUntil',
    ],
  },
  Profile: own(),
  CvReview: own(),
  Draft: own('id', ['creationKey']),
  DraftAnswer: through('Draft', 'draftId', 'draftId, key'),
  // The text is a file of its own, as far as it is unlocked. The plan and the preview could show more of it.
  Document: own('id', ['plan', 'preview']),
  DocumentVersion: PRIVATE,
  DocumentSection: PRIVATE,
  DocumentShare: through('Document', 'documentId', 'id', ['tokenHash']),
  DocumentComment: {
    kind: 'EXPORTED',
    rows: 't."shareId" IN (SELECT s."id" FROM "DocumentShare" s JOIN "Document" d ON d."id" = s."documentId" WHERE d."userId" = $1)',
    order: 'id',
  },
  LetterQuestion: PRIVATE,
  LetterRequest: through('Document', 'documentId', 'id', ['tokenHash', 'reminderTokenHash']),
  ModelReply: PRIVATE,
  ParagraphRewrite: PRIVATE,
  GenerationEvent: PRIVATE,
  EditorialItem: { kind: 'EXPORTED', rows: 't."ownerId" = $1', order: 'id' },
  SavedQuery: { kind: 'EXPORTED', rows: 't."authorId" = $1', order: 'id' },
  SeoKeyword: { kind: 'EXPORTED', rows: 't."ownerId" = $1', order: 'id' },
  Interview: own(),
  InterviewQuestion: {
    kind: 'EXPORTED',
    rows: 't."interviewId" IN (SELECT "id" FROM "Interview" WHERE "userId" = $1)',
    order: 'interviewId, number',
  },
  Statement: own(),
  FollowUpQuestion: own(),
  Match: own(),
  ShortlistItem: own(),
  Application: own(),
  ApplicationTask: through('Application', 'applicationId', 'id'),
  SharedStep: own('userId, key'),
  ApplicationReminder: through('Application', 'applicationId', 'applicationId, deadline, daysBefore'),
  CalendarFeed: own('userId', ['tokenHash']),
  CreditEntry: own(),
  PromotionClaim: own('id', ['addressHash', 'emailHash']),
  BillingAccount: own('userId'),
  Subscription: own('userId'),
  Payment: own(),
  // What administrators did with the account. Who of them did it is their own data.
  AuditEntry: {
    kind: 'EXPORTED',
    rows: `(t."action" IN (${actions('PERSON')}) AND t."subjectId" = $1::int)
      OR (t."action" IN (${actions(...NAMES_PERSON)}) AND t."details" -> 'person' = to_jsonb($1::int))`,
    order: 'id',
    without: ['actorId'],
  },
  ContactMessage: own(),
  // Who reviewed a text is the reviewer's own data.
  ExpertReview: own('id', ['reviewerId']),
  ExpertComment: {
    kind: 'EXPORTED',
    rows: 't."reviewId" IN (SELECT "id" FROM "ExpertReview" WHERE "userId" = $1 AND "returnedAt" IS NOT NULL)',
    order: 'id',
  },
  CommunityPost: own(),
  CommunityReport: own(),
  SupportThread: own('id', ['assigneeId']),
  // Who of the administrators answered is their own data.
  SupportMessage: {
    kind: 'EXPORTED',
    rows: 't."threadId" IN (SELECT "id" FROM "SupportThread" WHERE "userId" = $1)',
    order: 'id',
    without: ['authorId'],
  },
  // Links in mails act for their reader.
  Mail: own('id', ['body']),
  Session: own('id', ['tokenHash']),
  Membership: own('userId'),
  // Ids, for their organisation.
  WebhookDelivery: PRIVATE,
  OrganisationStudent: own('id', ['tokenHash', 'emailKey']),
  KnownNetwork: PRIVATE,
  IdempotencyKey: PRIVATE,
  Passkey: own('id', ['credentialId', 'publicKey']),
  PasskeyChallenge: PRIVATE,
  AccountLink: PRIVATE,
  MailStop: PRIVATE,
  AccountExport: PRIVATE,
  AccountExportPart: PRIVATE,
} satisfies Partial<Record<Prisma.ModelName, Treatment>>
