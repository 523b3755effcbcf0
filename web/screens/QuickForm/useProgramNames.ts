import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useProgramNamesQuery } from '../../__generated__/useProgramNamesQuery.graphql.ts'

const programNamesQuery = graphql`
  query useProgramNamesQuery($search: String!) {
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
  const environment = useRelayEnvironment()
  const [names, setNames] = useState<readonly string[]>([])
  const search = typed.trim().slice(0, 100)
  useEffect(() => {
    if (!isAsking || search.length < FEWEST_LETTERS) return
    let asked: { unsubscribe(): void } | undefined
    const pause = setTimeout(() => {
      asked = fetchQuery<useProgramNamesQuery>(
        environment,
        programNamesQuery,
        { search },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ programs }) => setNames(programs.edges.map(({ node }) => node.name)),
        // The built-in names remain: a suggestion is a help, and its absence no fault to tell.
        error: () => undefined,
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asked?.unsubscribe()
    }
  }, [environment, search, isAsking])
  return names
}
