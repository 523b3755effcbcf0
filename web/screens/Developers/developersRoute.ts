import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { developersRouteQuery } from '../../__generated__/developersRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { DevelopersSkeleton } from './DevelopersSkeleton.tsx'

export default screenRoute<developersRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query developersRouteQuery @raw_response_type {
      partner {
        ...DevelopersScreen_partner
      }
    }
  `,
  screen: () => import('./DevelopersScreen.tsx'),
  skeleton: createElement(DevelopersSkeleton),
})
