import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { organisationsRouteQuery } from '../../__generated__/organisationsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<organisationsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query organisationsRouteQuery @raw_response_type {
      ...OrganisationsScreen_query
    }
  `,
  screen: () => import('./OrganisationsScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
