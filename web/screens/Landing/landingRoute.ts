import { graphql } from 'react-relay'
import type { landingRouteQuery } from '../../__generated__/landingRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { landingVariables } from './landingAddress.ts'

export default screenRoute<landingRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query landingRouteQuery($sample: Sample!, $country: Country) @raw_response_type {
      ...Metrics_query
      ...SampleMatches_query @arguments(sample: $sample, country: $country)
    }
  `,
  variables: ({ url }) => landingVariables(url, null),
  screen: () => import('./LandingScreen.tsx'),
})
