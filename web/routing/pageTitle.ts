import { createContext, useContext, useEffect } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** The title that the answer of a screen's query gave the page at this path. */
export type AnsweredTitle = { pathname: string; title: string }

/** Gives the frame the title of the page that is shown. */
export const PageTitleContext = createContext<(answered: AnsweredTitle) => void>(() => undefined)

/** Gives the page a title from the answer of its query. Draws nothing, and suspends until the answer is there. */
export function AnswerTitle<Q extends OperationType>({
  query,
  queryRef,
  titleOf,
}: {
  query: GraphQLTaggedNode
  queryRef: PreloadedQuery<Q>
  titleOf: (answer: Q['response']) => string | null
}): null {
  return useGivenTitle(titleOf(usePreloadedQuery<Q>(query, queryRef)))
}

/** Gives the page the title that its address names. Draws nothing, and waits for nothing. */
export function AddressTitle({ title }: { title: string | null }): null {
  return useGivenTitle(title)
}

function useGivenTitle(title: string | null): null {
  const { pathname } = useLocation()
  const giveTitle = useContext(PageTitleContext)
  useEffect(() => {
    if (title !== null) giveTitle({ pathname, title })
  }, [title, pathname, giveTitle])
  return null
}
