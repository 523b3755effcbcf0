import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { applicationsRouteQuery } from '../../__generated__/applicationsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx'

export default screenRoute<applicationsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  // What is open stands in the address. Asking again when it changes could overtake what was just saved.
  ignoresSearch: true,
  query: graphql`
    query applicationsRouteQuery {
      viewer {
        ...ApplicationsScreen_viewer
      }
    }
  `,
  screen: () => import('./ApplicationsScreen.tsx'),
  skeleton: createElement(ApplicationsSkeleton),
})
