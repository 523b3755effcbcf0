import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { adminRouteQuery } from '../../__generated__/adminRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<adminRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query adminRouteQuery @raw_response_type {
      ...AdminScreen_query
    }
  `,
  screen: () => import('./AdminScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
