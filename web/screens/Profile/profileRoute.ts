import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

export default screenRoute<profileRouteQuery>({
  access: 'SIGNED_IN',
  query: graphql`
    query profileRouteQuery @raw_response_type {
      viewer {
        profile {
          ...ProfileForm_profile
        }
      }
      ...ProfileForm_query
    }
  `,
  screen: () => import('./ProfileScreen.tsx'),
  skeleton: createElement(ProfileSkeleton),
})
