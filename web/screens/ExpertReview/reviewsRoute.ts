import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { reviewsRouteQuery } from '../../__generated__/reviewsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

export default screenRoute<reviewsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query reviewsRouteQuery @raw_response_type {
      ...ReviewsScreen_query
    }
  `,
  screen: () => import('./ReviewsScreen.tsx'),
  skeleton: createElement(ReviewSkeleton),
})
