import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { shortlistRouteQuery } from '../../__generated__/shortlistRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ShortlistSkeleton } from './ShortlistSkeleton.tsx'

export default screenRoute<shortlistRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query shortlistRouteQuery @raw_response_type {
      viewer {
        ...ShortlistScreen_viewer
      }
    }
  `,
  screen: () => import('./ShortlistScreen.tsx'),
  skeleton: createElement(ShortlistSkeleton),
})
