import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { applicationsRouteQuery } from '../../__generated__/applicationsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx'

export default screenRoute<applicationsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  // The address says what is open. A query on each change of it could overwrite what was just saved.
  ignoresSearch: true,
  query: graphql`
    query applicationsRouteQuery @raw_response_type {
      viewer {
        ...ApplicationsScreen_viewer
      }
    }
  `,
  screen: () => import('./ApplicationsScreen.tsx'),
  skeleton: createElement(ApplicationsSkeleton),
})
