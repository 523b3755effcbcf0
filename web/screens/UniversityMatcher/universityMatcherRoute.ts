import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { universityMatcherRouteQuery } from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { MATCHER_ADDRESS } from './matcherAddress.ts'
import { UniversityMatcherSkeleton } from './UniversityMatcherSkeleton.tsx'

export default screenRoute<universityMatcherRouteQuery>({
  access: 'SIGNED_IN',
  // The universities come along only where the address asks for them; else they are asked for with their tab.
  query: graphql`
    query universityMatcherRouteQuery($showsUniversities: Boolean!, $country: Country) @raw_response_type {
      ...Matcher_query
      ...AllUniversities_query @alias(as: "universities") @include(if: $showsUniversities) @arguments(country: $country)
      viewer {
        ...Matcher_viewer
      }
    }
  `,
  variables: ({ url }) => {
    const { tab, country } = MATCHER_ADDRESS.read(url.searchParams)
    return { showsUniversities: tab === 'universities', country }
  },
  screen: () => import('./UniversityMatcherScreen.tsx'),
  skeleton: createElement(UniversityMatcherSkeleton),
})
