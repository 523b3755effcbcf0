import { graphql } from 'relay-runtime'

/** The links to a document and the comments on it. */
export const documentSharingState = graphql`
  fragment documentState_sharing on Document @inline {
    shares {
      id
      access
      takesComments
      endsAt
      uses
      lastUsedAt
    }
    commentThreads {
      quote
      isResolved
      passage {
        paragraphKey
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

/** What a request to a letter's recommender changes. */
export const documentLetterState = graphql`
  fragment documentState_letter on Document @inline {
    isSealed
    letterRequest {
      id
      name
      email
      state
      since
      isConfidential
      approvedName
      approvedRole
      endsAt
    }
  }
`

/** What an edit of a document's text changes at once. Comments are on words of it. */
export const documentTextState = graphql`
  fragment documentState_text on Document @inline {
    ...documentState_sharing
    ...documentState_letter
    textRevision
    excerpt(length: 100)
    content
    wordCount
    characterCount
    paragraphs {
      key
      title
      isLocked
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
  }
`

/** The review of a document's text. It is asked for apart from saving, when typing rests. */
export const documentReviewState = graphql`
  fragment documentState_review on Document @inline {
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
        fingerprint
        edit {
          start
          end
          text
          label
        }
        isDismissed
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
    unlocksOnEmail
    fileFormats
    sender {
      name
      position
      institution
    }
    writer
    modelName
    isCoached
    redraftsLeft
    canRewrite
    canHandOver
    expertReview {
      id
      databaseId
      state
    }
    changedAnswers {
      label
      paragraphs
    }
    variantOf {
      id
      databaseId
      course
      targetUniversity
    }
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
    ...documentState_review
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
