import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { consentRouteQuery } from '../../__generated__/consentRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<consentRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query consentRouteQuery($token: String!) @raw_response_type {
      consentRequest(token: $token) {
        organisationName
        fullName
        expiresAt
        profile {
          ...OfferedProfile_profile
        }
      }
      viewer {
        fullName
        email
        profile {
          id
        }
        sharedWith {
          organisationName
        }
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  screen: () => import('./ConsentScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
