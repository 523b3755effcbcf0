import { graphql } from 'relay-runtime'

/** What a comment changes of a shared document. */
export const sharedDocumentState = graphql`
  fragment sharedDocumentState_document on SharedDocument @inline {
    id
    documentType
    endsAt
    access
    takesComments
    locked
    paragraphs {
      key
      text
    }
    threads {
      quote
      isResolved
      passage {
        paragraphKey
        start
        end
      }
      comment {
        id
        authorName
        body
        createdAt
      }
      answers {
        id
        authorName
        body
        createdAt
      }
    }
  }
`
