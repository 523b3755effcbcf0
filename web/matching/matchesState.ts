import { graphql } from 'relay-runtime'

/** A match as its card, the comparison and the shelves show it. */
export const matchState = graphql`
  fragment matchesState_match on Match @inline {
    id
    matchPercentage
    tier
    matchReason
    reasonWriter
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
      requirements
      deadlines {
        date
        label
      }
      isShortlisted
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
    }
  }
`

/** The viewer's matches with the settings that they were made with. Matching anew replaces all of it. */
export const matchesState = graphql`
  fragment matchesState_viewer on User @inline {
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
    matchCount: matches {
      totalCount
    }
    matches(first: 50) {
      edges {
        node {
          ...matchesState_match
        }
      }
    }
  }
`
