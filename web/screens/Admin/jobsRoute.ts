import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { jobsRouteQuery } from '../../__generated__/jobsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<jobsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query jobsRouteQuery @raw_response_type {
      ...JobsScreen_query
    }
  `,
  screen: () => import('./JobsScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
