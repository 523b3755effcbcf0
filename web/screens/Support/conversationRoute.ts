import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { conversationRouteQuery } from '../../__generated__/conversationRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { SupportSkeleton } from './SupportSkeleton.tsx'

export default screenRoute<conversationRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query conversationRouteQuery($id: ID!) @raw_response_type {
      thread: node(id: $id) {
        ... on SupportThread {
          subject
        }
        ...ConversationScreen_thread @alias(as: "asThread")
      }
      ...ConversationScreen_query
    }
  `,
  variables: ({ params }) => ({ id: globalIdOf('SupportThread', params.threadId) }),
  titleOf: ({ thread }) => thread?.subject ?? null,
  screen: () => import('./ConversationScreen.tsx'),
  skeleton: createElement(SupportSkeleton),
})
