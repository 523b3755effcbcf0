import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { outboxRouteQuery } from '../../__generated__/outboxRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { OutboxSkeleton } from './OutboxSkeleton.tsx'

export default screenRoute<outboxRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query outboxRouteQuery @raw_response_type {
      ...OutboxScreen_query
    }
  `,
  screen: () => import('./OutboxScreen.tsx'),
  skeleton: createElement(OutboxSkeleton),
})
