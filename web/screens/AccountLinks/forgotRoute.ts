import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { forgotRouteQuery } from '../../__generated__/forgotRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ForgotSkeleton } from './ForgotSkeleton.tsx'

export default screenRoute<forgotRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query forgotRouteQuery @raw_response_type {
      ...ForgotScreen_query
    }
  `,
  screen: () => import('./ForgotScreen.tsx'),
  skeleton: createElement(ForgotSkeleton),
})
