import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { communityRouteQuery } from '../../__generated__/communityRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { CommunitySkeleton } from './CommunitySkeleton.tsx'

export default screenRoute<communityRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query communityRouteQuery @raw_response_type {
      viewer {
        communityName
      }
      ...CommunityScreen_query
    }
  `,
  screen: () => import('./CommunityScreen.tsx'),
  skeleton: createElement(CommunitySkeleton),
})
