import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { dashboardRouteQuery } from '../../__generated__/dashboardRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

export default screenRoute<dashboardRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query dashboardRouteQuery @raw_response_type {
      viewer {
        ...DashboardScreen_viewer
      }
    }
  `,
  screen: () => import('./DashboardScreen.tsx'),
  skeleton: createElement(DashboardSkeleton),
})
