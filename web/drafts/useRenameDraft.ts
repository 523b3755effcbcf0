import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useRenameDraftMutation } from '../__generated__/useRenameDraftMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

const renameDraftMutation = graphql`
  mutation useRenameDraftMutation($input: RenameDraftInput!) {
    renameDraft(input: $input) {
      __typename
      ... on RenameDraftPayload {
        draft {
          id
          name
        }
      }
      ... on ValidationError {
        message
        fields {
          message
        }
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

const FAILED = 'The name could not be saved. Please try again.'

/** Gives a draft another name. The promise gives null, or why it was refused in words for a person. */
export function useRenameDraft(): [
  rename: (draftId: string, name: string) => Promise<string | null>,
  isRenaming: boolean,
] {
  const [commit, isRenaming] = useMutation<useRenameDraftMutation>(renameDraftMutation)
  const rename = useCallback(
    async (draftId: string, name: string) => {
      try {
        const { renameDraft: result } = await commit({ variables: { input: { draftId, name } } })
        switch (result.__typename) {
          case 'RenameDraftPayload':
            return null
          case 'ValidationError':
            return result.fields[0]?.message ?? result.message
          case 'NotFoundError':
          case 'NotSignedInError':
            return result.message
          default:
            return FAILED
        }
      } catch (fault) {
        return fault instanceof Error ? fault.message : FAILED
      }
    },
    [commit],
  )
  return [rename, isRenaming]
}
