import { graphql } from 'react-relay'
import type { countryRouteQuery } from '../../__generated__/countryRouteQuery.graphql.ts'
import { COUNTRIES } from '../../catalogue/countries.ts'
import { DESTINATIONS, destinationTitle } from '../../content/destinations.ts'
import { currentLanguage } from '../../language/language.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { countryAt, landingVariables } from './landingAddress.ts'

/* A query and a screen of their own: the front page loads nothing of the guides. */
export default screenRoute<countryRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query countryRouteQuery(
      $sample: Sample!
      $country: Country
      $guideOf: Country!
      $hasGuide: Boolean!
      $language: GuideLanguage!
    ) @raw_response_type {
      ...Metrics_query
      ...SampleMatches_query @arguments(sample: $sample, country: $country)
      ...CountryGuide_query @arguments(country: $guideOf, language: $language)
        @include(if: $hasGuide) @alias(as: "guide")
    }
  `,
  variables({ params, url }) {
    const guideOf = countryAt(params.country)
    return {
      ...landingVariables(url, guideOf),
      guideOf: guideOf ?? COUNTRIES[0],
      hasGuide: guideOf !== null,
      language: currentLanguage().language === 'hi' ? ('HINDI' as const) : ('ENGLISH' as const),
    }
  },
  titleAtAddress({ params }) {
    const destination = DESTINATIONS.find(({ slug }) => slug === params.country?.toLowerCase())
    return destination ? destinationTitle(destination) : null
  },
  screen: () => import('./CountryScreen.tsx'),
})
