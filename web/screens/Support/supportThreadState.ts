import { graphql } from 'relay-runtime'

/** What a change can alter about a conversation with support. */
export const supportThreadState = graphql`
  fragment supportThreadState_thread on SupportThread @inline {
    id
    databaseId
    state
    dueAt
    isLate
    lastMessageAt
    assignee {
      databaseId
      username
    }
    messages {
      number
      isFromStaff
      body
      wasLate
      createdAt
    }
  }
`
