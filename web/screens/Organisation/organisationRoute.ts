import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { organisationRouteQuery } from '../../__generated__/organisationRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { OrganisationSkeleton } from './OrganisationSkeleton.tsx'

export default screenRoute<organisationRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query organisationRouteQuery @raw_response_type {
      partner {
        ...OrganisationScreen_partner
      }
    }
  `,
  screen: () => import('./OrganisationScreen.tsx'),
  skeleton: createElement(OrganisationSkeleton),
})
