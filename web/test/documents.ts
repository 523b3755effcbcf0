import type { progressStreamSubscription } from '../__generated__/progressStreamSubscription.graphql.ts'
import type { useGenerateDocumentMutation } from '../__generated__/useGenerateDocumentMutation.graphql.ts'
import type { AnswerTo } from './answers.ts'
import { freeAccount } from './entitlements.ts'

type Generated = Extract<AnswerTo<useGenerateDocumentMutation>['generateDocument'], { document: object }>

type Progress = AnswerTo<progressStreamSubscription>['documentProgress']

/** A document with all that a change or an event of its writing answers. */
export type AnsweredDocument = Progress['document'] & {
  readonly __typename: 'Document'
}

/** A statement of purpose that waits to be written. */
export const queuedDocument: AnsweredDocument = {
  __typename: 'Document',
  id: 'document-12',
  databaseId: 12,
  documentType: 'SOP',
  form: 'QUICK',
  status: 'QUEUED',
  course: 'MS in Robotics',
  targetUniversity: 'ETH Zurich',
  createdAt: '2026-08-01T10:00:00Z',
  generatedAt: null,
  isPreview: false,
  unlocksOnEmail: false,
  fileFormats: ['TXT', 'PDF', 'DOCX'],
  sender: null,
  content: null,
  excerpt: null,
  textRevision: 0,
  wordCount: 0,
  characterCount: 0,
  targetWords: 1000,
  outline: [],
  paragraphs: [],
  advice: [],
  failureMessage: null,
  writer: 'BUILT_IN',
  modelName: null,
  isCoached: false,
  variantOf: null,
  redraftsLeft: null,
  canRewrite: false,
  canHandOver: false,
  expertReview: null,
  changedAnswers: [],
  fellBack: false,
  pause: null,
  plan: null,
  review: null,
  draft: null,
  shares: [],
  commentThreads: [],
  isSealed: false,
  letterRequest: null,
}

/** An event of a document's writing, as the subscription answers it. It is about no section unless it says so. */
export function progressOf(event: Pick<Progress, 'sequence' | 'stage' | 'document'> & Partial<Progress>): {
  readonly Subscription: AnswerTo<progressStreamSubscription>
} {
  return { Subscription: { documentProgress: { section: null, sections: null, ...event } } }
}

/** An account on the free plan with one document, with all that a change of the document answers. */
export const accountWithDocument: Generated['viewer'] = {
  ...freeAccount,
  documentCount: { totalCount: 1 },
  newestDocument: { edges: [{ node: { id: 'document-12', databaseId: 12, status: 'QUEUED' } }] },
}

/** What generateDocument answers when it queued this document. */
export function generated(document: AnsweredDocument): Generated {
  const { id, databaseId, status } = document
  return {
    __typename: 'GenerateDocumentPayload',
    document,
    viewer: {
      ...accountWithDocument,
      creditsRemaining: 0,
      newestDocument: { edges: [{ node: { id, databaseId, status } }] },
    },
  }
}
