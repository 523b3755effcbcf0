import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { expertReviewRouteQuery } from '../../__generated__/expertReviewRouteQuery.graphql.ts'
import { documentGlobalId } from '../../documents/documentGlobalId.ts'
import { HAND_OVER_ADDRESS } from '../../documents/handOverAddress.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

export default screenRoute<expertReviewRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query expertReviewRouteQuery($id: ID!) @raw_response_type {
      viewer {
        ...ExpertReviewScreen_viewer
      }
      asked: node(id: $id) {
        ...ExpertReviewScreen_document @alias(as: "asDocument")
      }
      expertReviewWait {
        reviews
        medianSeconds
      }
    }
  `,
  variables: ({ url }) => ({ id: documentGlobalId(HAND_OVER_ADDRESS.read(url.searchParams).document) }),
  screen: () => import('./ExpertReviewScreen.tsx'),
  skeleton: createElement(ReviewSkeleton),
})
