import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { campaignsRouteQuery } from '../../__generated__/campaignsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<campaignsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query campaignsRouteQuery @raw_response_type {
      ...CampaignsScreen_query
    }
  `,
  screen: () => import('./CampaignsScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
