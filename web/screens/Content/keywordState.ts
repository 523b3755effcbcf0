import { graphql } from 'relay-runtime'

/** What a change alters about a keyword. */
export const keywordState = graphql`
  fragment keywordState_keyword on SeoKeyword @inline {
    id
    keyword
    targetPage
    currentRank
    targetRank
    searchVolume
    difficulty
    checkedAt
    canChange
  }
`
