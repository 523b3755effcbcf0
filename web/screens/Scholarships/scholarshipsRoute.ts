import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { scholarshipsRouteQuery } from '../../__generated__/scholarshipsRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ScholarshipsSkeleton } from './ScholarshipsSkeleton.tsx'

export default screenRoute<scholarshipsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query scholarshipsRouteQuery @raw_response_type {
      scholarshipMatches {
        ...ScholarshipsScreen_matches
      }
    }
  `,
  screen: () => import('./ScholarshipsScreen.tsx'),
  skeleton: createElement(ScholarshipsSkeleton),
})
