import { graphql } from 'relay-runtime'

/** What an edit of a document's text changes. */
export const documentTextState = graphql`
  fragment documentState_text on Document @inline {
    textRevision
    excerpt(length: 100)
    content
    wordCount
    characterCount
    paragraphs {
      key
      title
      sentences {
        text
        origin
        sources {
          key
          label
          quote
          saidIn
        }
      }
    }
    review {
      score
      parts {
        name
        score
        weight
        why
      }
      figures {
        key
        label
        value
        unit
        basis
      }
      keyStories {
        key
        label
        answered
        told
      }
      findings {
        kind
        severity
        reason
        suggestion
        start
        end
        excerpt
        key
      }
    }
  }
`

/**
 * A document as lists and pages show it. Generation changes most of it; the rest is for lists that do not have the
 * document yet.
 */
export const documentState = graphql`
  fragment documentState_document on Document @inline {
    id
    databaseId
    documentType
    form
    course
    targetUniversity
    createdAt
    status
    generatedAt
    failureMessage
    isPreview
    fileFormats
    sender {
      name
      position
      institution
    }
    writer
    modelName
    isCoached
    fellBack
    pause {
      reason
      message
      waitsUntil
    }
    draft {
      id
    }
    outline {
      title
    }
    plan {
      paragraphs {
        title
        share
        words
        answers {
          key
          label
        }
      }
    }
    targetWords
    advice {
      key
      label
      advice
    }
    ...documentState_text
  }
`

/** What a change of one document changes of the viewer: the number of documents, and which is the newest. */
export const documentsState = graphql`
  fragment documentState_viewer on User @inline {
    documentCount: documents {
      totalCount
    }
    newestDocument: documents(first: 1) {
      edges {
        node {
          id
          databaseId
          status
        }
      }
    }
  }
`
