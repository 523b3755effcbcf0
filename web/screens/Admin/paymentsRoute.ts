import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { paymentsRouteQuery } from '../../__generated__/paymentsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<paymentsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query paymentsRouteQuery @raw_response_type {
      ...PaymentsScreen_query
    }
  `,
  screen: () => import('./PaymentsScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
