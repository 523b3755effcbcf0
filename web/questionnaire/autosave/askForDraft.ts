import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import * as z from 'zod/mini'
import type { askForDraftQuery } from '../../__generated__/askForDraftQuery.graphql.ts'
import type { FormQuestion } from '../kinds/index.ts'
import type { SavedAnswer } from './answers.ts'
import { readSavedAnswers } from './savedAnswer.ts'

const query = graphql`
  query askForDraftQuery($id: ID!, $isBegun: Boolean!) {
    viewer {
      id
    }
    node(id: $id) @include(if: $isBegun) {
      __typename
      ... on Draft {
        id
        answers {
          ...savedAnswer_answer
        }
      }
    }
  }
`

export type DraftNews = {
  /** Who is signed in; null for nobody. */
  viewerId: string | null
  /** What the draft holds; null when it is not there any more, or has not begun. */
  answers: readonly SavedAnswer[] | null
}

const responseSchema = z.object({
  data: z.looseObject({
    viewer: z.nullable(z.looseObject({ id: z.string() })),
    node: z.nullish(z.looseObject({})),
  }),
})

/**
 * Asks the server who is signed in and what it holds of a draft. The store learns of answers only: that a session has
 * ended or a draft was deleted would take the page away from somebody who is writing on it.
 * Rejects when the server is not reached.
 */
export async function askForDraft({
  environment,
  viewerId,
  draftId,
  questions,
}: {
  environment: IEnvironment
  viewerId: string
  draftId: string | null
  questions: readonly FormQuestion[]
}): Promise<DraftNews> {
  const variables = { id: draftId ?? viewerId, isBegun: draftId !== null }
  const operation = createOperationDescriptor(getRequest(query), variables)
  const { params } = operation.request.node
  const response: unknown = await environment
    .getNetwork()
    .execute(params, variables, { force: true })
    .toPromise()
  const found = responseSchema.parse(response).data
  const signedIn = found.viewer?.id ?? null
  if (signedIn !== viewerId || found.node == null) return { viewerId: signedIn, answers: null }
  environment.commitPayload(operation, found)
  const stored = await fetchQuery<askForDraftQuery>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
  }).toPromise()
  const draft = stored?.node?.__typename === 'Draft' ? stored.node : null
  return { viewerId, answers: draft && readSavedAnswers(questions, draft.answers) }
}
