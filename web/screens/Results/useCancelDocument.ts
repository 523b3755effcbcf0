import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useCancelDocumentMutation } from '../../__generated__/useCancelDocumentMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

const cancelDocumentMutation = graphql`
  mutation useCancelDocumentMutation($input: CancelDocumentInput!) {
    cancelDocument(input: $input) {
      __typename
      ... on CancelDocumentPayload {
        document {
          id
          ...ResultsScreen_document
          ...DocumentSheet_document
          ...DocumentList_document
          ...DocumentPanel_document
        }
        viewer {
          id
          ...NextStep_viewer
          ...CreditBanners_viewer
          ...AccountFigures_viewer
          ...AllowanceNote_viewer
        }
      }
      ... on ConflictError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on NotSignedInError {
        message
      }
    }
  }
`

/**
 * Stops a document that is being written. Gives null once it is stopped, else why it was not; rejects with a
 * `NetworkFault` when the call did not come through.
 */
export function useCancelDocument(
  documentId: string,
): [cancel: () => Promise<string | null>, isCancelling: boolean] {
  const [commit, isCancelling] = useMutation<useCancelDocumentMutation>(cancelDocumentMutation)
  const cancel = useCallback(async () => {
    const { cancelDocument: result } = await commit({ variables: { input: { documentId } } })
    switch (result.__typename) {
      case 'CancelDocumentPayload':
        return null
      case 'ConflictError':
      case 'NotFoundError':
      case 'NotSignedInError':
        return result.message
      default:
        return 'The document could not be stopped. Please try again.'
    }
  }, [commit, documentId])
  return [cancel, isCancelling]
}
