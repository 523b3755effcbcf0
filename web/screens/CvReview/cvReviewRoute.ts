import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { cvReviewRouteQuery } from '../../__generated__/cvReviewRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { CvReviewSkeleton } from './CvReviewSkeleton.tsx'

export default screenRoute<cvReviewRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query cvReviewRouteQuery @raw_response_type {
      viewer {
        ...CvReviewScreen_viewer
      }
    }
  `,
  screen: () => import('./CvReviewScreen.tsx'),
  skeleton: createElement(CvReviewSkeleton),
})
