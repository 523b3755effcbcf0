import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { promotionalSignupRouteQuery } from '../../__generated__/promotionalSignupRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { PromotionalSignupSkeleton } from './PromotionalSignupSkeleton.tsx'

export default screenRoute<promotionalSignupRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query promotionalSignupRouteQuery @raw_response_type {
      ...PromotionalSignupScreen_query
    }
  `,
  screen: () => import('./PromotionalSignupScreen.tsx'),
  skeleton: createElement(PromotionalSignupSkeleton),
})
