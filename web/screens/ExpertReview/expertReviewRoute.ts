import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { expertReviewRouteQuery } from '../../__generated__/expertReviewRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

export default screenRoute<expertReviewRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query expertReviewRouteQuery @raw_response_type {
      viewer {
        ...ExpertReviewScreen_viewer
      }
      expertReviewWait {
        reviews
        medianSeconds
      }
    }
  `,
  screen: () => import('./ExpertReviewScreen.tsx'),
  skeleton: createElement(ReviewSkeleton),
})
