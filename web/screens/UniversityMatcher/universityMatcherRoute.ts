import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { universityMatcherRouteQuery } from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { MATCHER_ADDRESS, matchFilter } from './matcherAddress.ts'
import { UniversityMatcherSkeleton } from './UniversityMatcherSkeleton.tsx'

export default screenRoute<universityMatcherRouteQuery>({
  access: 'SIGNED_IN',
  // The universities are fetched only on their tab.
  query: graphql`
    query universityMatcherRouteQuery(
      $showsUniversities: Boolean!
      $country: Country
      $filter: MatchFilter
      $order: ListOrder
    ) @raw_response_type {
      ...Matcher_query
      ...AllUniversities_query @alias(as: "universities") @include(if: $showsUniversities) @arguments(country: $country)
      viewer {
        ...Matcher_viewer @arguments(filter: $filter, order: $order)
      }
    }
  `,
  variables: ({ url }) => {
    const place = MATCHER_ADDRESS.read(url.searchParams)
    return {
      showsUniversities: place.tab === 'universities',
      country: place.country,
      filter: matchFilter(place),
      order: place.order,
    }
  },
  screen: () => import('./UniversityMatcherScreen.tsx'),
  skeleton: createElement(UniversityMatcherSkeleton),
})
