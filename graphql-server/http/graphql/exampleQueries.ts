/** What GraphiQL opens with: each tab shows one way into the graph. */
export const EXAMPLE_QUERIES: readonly string[] = [
  `# Gradwright's graph. Every type and field is described: press the book on the left, or hover over a word.
# Run with the button or Ctrl+Enter. Sign in on the site first, and you are the viewer here as well.
query Viewer {
  viewer {
    fullName
    plan
    creditsRemaining
    canWriteSop: canGenerate(type: SOP)
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
