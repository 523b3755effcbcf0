import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { reportsRouteQuery } from '../../__generated__/reportsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { REPORTS_ADDRESS } from './reportsAddress.ts'

export default screenRoute<reportsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query reportsRouteQuery($list: ModerationList!) @raw_response_type {
      ...ReportsScreen_query @arguments(list: $list)
    }
  `,
  variables: ({ url }) => REPORTS_ADDRESS.read(url.searchParams),
  screen: () => import('./ReportsScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
