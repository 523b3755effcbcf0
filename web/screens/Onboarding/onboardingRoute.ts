import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { onboardingRouteQuery } from '../../__generated__/onboardingRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx'

export default screenRoute<onboardingRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query onboardingRouteQuery @raw_response_type {
      ...OnboardingScreen_query
    }
  `,
  screen: () => import('./OnboardingScreen.tsx'),
  skeleton: createElement(OnboardingSkeleton),
})
