import { graphql } from 'relay-runtime'

/** What saving changes of a draft, beside its answers. */
export const draftState = graphql`
  fragment draftState_draft on Draft @inline {
    id
    type
    form
    name
    updatedAt
    coverage {
      filled
      total
      usableWords
      emptyStarred {
        key
        label
      }
      sections {
        key
        title
        filled
        total
      }
    }
  }
`

/** A draft that a list may not have yet: what saving changes, what was chosen for it, and the document that was written from it. */
export const listedDraftState = graphql`
  fragment draftStateListed_draft on Draft @inline {
    ...draftState_draft
    chosenStatementIds
    lastDocument {
      id
      databaseId
      status
      createdAt
    }
  }
`

/** What a change of one draft changes of the viewer: the number of drafts, and which was edited last. */
export const draftsState = graphql`
  fragment draftState_viewer on User @inline {
    draftCount: drafts(form: WIZARD) {
      totalCount
    }
    newestDraft: drafts(first: 1, form: WIZARD) {
      edges {
        node {
          ...draftStateListed_draft
        }
      }
    }
  }
`
