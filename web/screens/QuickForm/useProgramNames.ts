import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useProgramNamesQuery } from '../../__generated__/useProgramNamesQuery.graphql.ts'
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts'

const programNamesQuery = graphql`
  query useProgramNamesQuery($search: String!) @raw_response_type {
    programs(first: 20, filter: { search: $search }) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

/** How long typing must pause before the catalogue is asked. */
const PAUSE_MS = 150
/** Fewer letters than these fit too much of the catalogue to be worth asking. */
const FEWEST_LETTERS = 2

/** Names of programmes in the catalogue for what was typed. Empty until it answers, and when it can't be reached. */
export function useProgramNames(typed: string, isAsking: boolean): readonly string[] {
  const search = typed.trim().slice(0, 100)
  // The built-in names remain when this fails: suggestions are a help, and their absence is no fault to report.
  const { answer } = useDebouncedQuery<useProgramNamesQuery>({
    query: programNamesQuery,
    variables: isAsking && search.length >= FEWEST_LETTERS ? { search } : null,
    pauseMs: PAUSE_MS,
  })
  return useMemo(() => answer?.programs.edges.map(({ node }) => node.name) ?? [], [answer])
}
