import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { reviewRouteQuery } from '../../__generated__/reviewRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

export default screenRoute<reviewRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query reviewRouteQuery($id: ID!) @raw_response_type {
      review: node(id: $id) {
        ...ReviewScreen_review @alias(as: "asReview")
      }
    }
  `,
  variables: ({ params }) => ({ id: globalIdOf('ExpertReview', params.reviewId) }),
  screen: () => import('./ReviewScreen.tsx'),
  skeleton: createElement(ReviewSkeleton),
})
