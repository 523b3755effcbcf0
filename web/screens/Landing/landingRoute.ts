import { graphql } from 'react-relay'
import type { landingRouteQuery } from '../../__generated__/landingRouteQuery.graphql.ts'
import { COUNTRIES } from '../../catalogue/countries.ts'
import { DESTINATIONS, destinationTitle } from '../../content/destinations.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { countryAt, LANDING_ADDRESS } from './landingAddress.ts'

export default screenRoute<landingRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query landingRouteQuery(
      $sample: Sample!
      $country: Country
      $guideOf: Country!
      $hasGuide: Boolean!
    ) @raw_response_type {
      ...Metrics_query
      ...SampleMatches_query @arguments(sample: $sample, country: $country)
      ...CountryGuide_query @arguments(country: $guideOf) @include(if: $hasGuide) @alias(as: "guide")
    }
  `,
  variables({ params, url }) {
    const { sample, in: country } = LANDING_ADDRESS.read(url.searchParams)
    const guideOf = countryAt(params.country)
    return { sample, country, guideOf: guideOf ?? COUNTRIES[0], hasGuide: guideOf !== null }
  },
  titleAtAddress({ params }) {
    const destination = DESTINATIONS.find(({ slug }) => slug === params.country?.toLowerCase())
    return destination ? destinationTitle(destination) : null
  },
  screen: () => import('./LandingScreen.tsx'),
})
