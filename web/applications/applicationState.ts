import { graphql } from 'relay-runtime'

/** An application as the board, the timeline and its drawer show it. */
export const applicationState = graphql`
  fragment applicationState_application on Application @inline {
    id
    status
    place
    deadline
    deadlineFrom
    notes
    timeline {
      date
      title
      why
      isDone
    }
    tasks {
      id
      title
      step
      dueOn
      isDone
      tickedBy
      note
      sharedWith
      document {
        id
        databaseId
      }
    }
    countrySteps {
      key
      title
      detail
      stage
      source
      year
      isDone
      sharedWith
    }
    program {
      id
      databaseId
      name
      isListed
      deadlines {
        label
        date
        cycle
      }
    }
    university {
      id
      name
      country
    }
  }
`

/** What links a programme to its application: its pages offer to track it, or lead to the application. */
export const trackedState = graphql`
  fragment applicationState_program on Program @inline {
    id
    application {
      id
      status
    }
  }
`

/** What a change of one application alters about all of them: how many there are. */
export const applicationsState = graphql`
  fragment applicationState_viewer on User @inline {
    applicationCount: applications {
      totalCount
    }
  }
`
