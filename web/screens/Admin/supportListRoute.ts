import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { supportListRouteQuery } from '../../__generated__/supportListRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { SUPPORT_ADDRESS } from './supportListAddress.ts'

export default screenRoute<supportListRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query supportListRouteQuery($state: SupportState!) @raw_response_type {
      ...SupportListScreen_query @arguments(state: $state)
    }
  `,
  variables: ({ url }) => SUPPORT_ADDRESS.read(url.searchParams),
  screen: () => import('./SupportListScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
