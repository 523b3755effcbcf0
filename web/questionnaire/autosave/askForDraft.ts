import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import * as z from 'zod/mini'
import type { askForDraftQuery } from '../../__generated__/askForDraftQuery.graphql.ts'
import type { FormQuestion } from '../kinds/index.ts'
import type { SavedAnswer } from './answers.ts'
import { readSavedAnswers } from './savedAnswer.ts'

const query = graphql`
  query askForDraftQuery($id: ID!, $isBegun: Boolean!) @raw_response_type {
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
  /** The signed-in account; null for nobody. */
  viewerId: string | null
  /** The answers of the draft; null if it was deleted or not created yet. */
  answers: readonly SavedAnswer[] | null
}

const responseSchema = z.object({
  data: z.looseObject({
    viewer: z.nullable(z.looseObject({ id: z.string() })),
    node: z.nullish(z.looseObject({})),
  }),
})

/**
 * Reads the session and a draft from the server. Only answers go into the store: the end of the session or the deletion
 * of the draft would remove the page while somebody types. Rejects if the server cannot be reached.
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
