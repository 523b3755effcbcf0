import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { interviewsRouteQuery } from '../../__generated__/interviewsRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<interviewsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query interviewsRouteQuery @raw_response_type {
      viewer {
        ...InterviewsScreen_viewer
      }
    }
  `,
  screen: () => import('./InterviewsScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
