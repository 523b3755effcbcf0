import { graphql } from 'react-relay'
import type { useReportPostMutation } from '../../__generated__/useReportPostMutation.graphql.ts'
import { type Change, useChange } from '../../relay/useChange.ts'

/** Reports a post of another person to the admins. */
export function useReportPost(): Change<useReportPostMutation> {
  return useChange<useReportPostMutation>(graphql`
    mutation useReportPostMutation($input: ReportPostInput!) @raw_response_type {
      reportPost(input: $input) {
        ... on ReportPostPayload @alias(as: "saved") {
          post {
            databaseId
            ...communityPostState_post
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
}
