import { graphql } from 'react-relay'
import type { useRewriteParagraphMutation } from '../../../__generated__/useRewriteParagraphMutation.graphql.ts'
import { type Change, useChange } from '../../../relay/useChange.ts'

/** Has one paragraph written anew as the person wishes. The text stays; the answer is a proposal. */
export function useRewriteParagraph(): Change<useRewriteParagraphMutation> {
  return useChange<useRewriteParagraphMutation>(graphql`
    mutation useRewriteParagraphMutation($input: RewriteParagraphInput!) @raw_response_type {
      rewriteParagraph(input: $input) {
        ... on RewriteParagraphPayload @alias(as: "saved") {
          proposal {
            sentences {
              text
            }
          }
          document {
            id
            redraftsLeft
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
