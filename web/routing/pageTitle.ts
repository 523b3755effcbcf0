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
  const title = titleOf(usePreloadedQuery<Q>(query, queryRef))
  const { pathname } = useLocation()
  const giveTitle = useContext(PageTitleContext)
  useEffect(() => {
    if (title !== null) giveTitle({ pathname, title })
  }, [title, pathname, giveTitle])
  return null
}
