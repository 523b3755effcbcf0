import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { invitationRouteQuery } from '../../__generated__/invitationRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<invitationRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query invitationRouteQuery($token: String!) @raw_response_type {
      invitation(token: $token) {
        organisationName
        role
        expiresAt
      }
      viewer {
        fullName
        email
      }
      partner {
        name
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  screen: () => import('./InvitationScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
