import { graphql } from 'relay-runtime'

/** A profile, and what was read from its words. */
export const profileState = graphql`
  fragment profileState_profile on Profile @inline {
    id
    academicBackground
    targetDegree
    workExperience
    testScores
    preferredCountries
    studyInterests
    budget
    intendedStartDate
    updatedAt
    confirmedReadings
    corrections {
      kind
      text
    }
    reading {
      items {
        kind
        key
        name
        from
        understood
        asCorrection
        note
        quote
        isCorrected
      }
      notUnderstood
    }
  }
`
