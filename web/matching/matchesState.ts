import { graphql } from 'relay-runtime'

/** A match as its row and the comparison show it. */
export const matchState = graphql`
  fragment matchesState_match on Match @inline {
    id
    place
    list
    matchPercentage
    tier
    matchReason
    reasonWriter
    history {
      sentence
      applicants
    }
    factors {
      kind
      name
      score
      weight
      isKnown
      why
    }
    program {
      id
      databaseId
      name
      award
      degreeType
      duration
      durationMonths
      tuitionFees
      tuition {
        amount
        currency
        period
      }
      livingCost {
        amount
        currency
        period
      }
      costYearUsd
      tuitionYearUsd
      requirements
      prerequisites
      deadlines {
        date
        label
      }
      usualDeadlines
      usualDeadlinesYear
      website
      isShortlisted
      application {
        id
        status
      }
      university {
        id
        name
      }
    }
    university {
      id
      databaseId
      name
      city
      country
      website
    }
  }
`

/**
 * The viewer's matches with the settings that they were made with. Matching anew replaces all of it: the list is the
 * first page of the one that the page shows, in the same connection.
 */
export const matchesState = graphql`
  fragment matchesState_viewer on User
  @inline
  @argumentDefinitions(filter: { type: "MatchFilter" }, order: { type: "ListOrder" }) {
    id
    plan
    entitlements {
      keptMatches {
        limit
      }
      outlook
    }
    matchedAt
    matchSettings {
      ambition
      budget
      country
      field
    }
    firstTen
    matchGaps {
      country
      near
      sentence
    }
    matchCount: matches {
      totalCount
    }
    looserMatches(filter: $filter) {
      kind
      count
    }
    matches(first: 20, filter: $filter, order: $order) @connection(key: "useMatches_matches") {
      totalCount
      edges {
        node {
          ...matchesState_match
        }
      }
    }
  }
`
