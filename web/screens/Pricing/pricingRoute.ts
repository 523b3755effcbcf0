import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { pricingRouteQuery } from '../../__generated__/pricingRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { PricingSkeleton } from './PricingSkeleton.tsx'

export default screenRoute<pricingRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query pricingRouteQuery @raw_response_type {
      ...PricingScreen_query
    }
  `,
  screen: () => import('./PricingScreen.tsx'),
  skeleton: createElement(PricingSkeleton),
})
