/** What GraphiQL opens with: each tab shows one way into the graph. */
export const EXAMPLE_QUERIES: readonly string[] = [
  `# Gradwright's graph. Every type and field is described: press the book on the left, or hover over a word.
# Run with the button or Ctrl+Enter. Sign in on the site first, and you are the viewer here as well.
query Viewer {
  viewer {
    fullName
    plan
    creditsRemaining
    entitlements {
      generation {
        type
        canGenerate
      }
    }
    profile {
      targetDegree
      preferredCountries
      studyInterests
    }
  }
}
`,
  `# Documents are a connection: pages of at most 100, newest first. Hand endCursor to "after" for the next page.
query Documents {
  viewer {
    documents(first: 5) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          documentType
          status
          course
          isPreview
          excerpt(length: 200)
        }
      }
    }
  }
}
`,
  `# A questionnaire describes its own fields and rules; forms are drawn from this.
query Questionnaire {
  questionnaire(type: SOP, form: QUICK) {
    title
    version
    sections {
      title
      fields {
        __typename
        key
        label
        starred
        rules {
          __typename
          ... on MinLengthRule {
            minLength
            message
          }
        }
      }
    }
  }
}
`,
  `# Your best matches: the percentage is the weighted sum of the factors, and each says why. It is no chance of
# admission. The mutation makes them anew from your profile; run the query to read those that there are.
query Matches {
  viewer {
    matchedAt
    entitlements {
      keptMatches {
        limit
      }
    }
    matches(first: 5) {
      totalCount
      edges {
        node {
          matchPercentage
          tier
          matchReason
          factors {
            name
            score
            weight
            why
          }
          program {
            name
            tuitionFees
          }
          university {
            name
            country
          }
        }
      }
    }
  }
}

mutation GenerateMatches {
  generateMatches(input: { settings: { ambition: BALANCED } }) {
    __typename
    ... on GenerateMatchesPayload {
      viewer {
        matches(first: 5) {
          totalCount
        }
      }
    }
    ... on ValidationError {
      fields {
        path
        message
      }
    }
  }
}
`,
  `# How programmes fit a profile that is not saved. Put ids of the first query into the variables of the second:
# {"programIds": ["…"]}
query Programmes {
  programs(first: 3, filter: { degreeType: MASTERS, search: "robotics" }) {
    edges {
      node {
        id
        name
      }
    }
  }
}

query Fits($programIds: [ID!]!) {
  fits(
    programIds: $programIds
    profile: {
      academicBackground: "B.Tech in Mechanical Engineering, CGPA 8.2/10"
      targetDegree: MASTERS
      workExperience: "Two years at Bosch in Pune"
      testScores: "GRE 325, IELTS 8"
      preferredCountries: [GERMANY, UK]
      studyInterests: "Robotics and control systems"
      budget: "$40k a year"
    }
  ) {
    matchPercentage
    tier
    matchReason
    program {
      name
    }
    university {
      name
    }
  }
}
`,
  `# Plans as the pricing page shows them.
query Plans {
  billing
  plans {
    name
    pricePerMonth
    currency
    features
  }
}
`,
]
