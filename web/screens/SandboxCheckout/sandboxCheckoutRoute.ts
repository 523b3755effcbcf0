import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { sandboxCheckoutRouteQuery } from '../../__generated__/sandboxCheckoutRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { SandboxCheckoutSkeleton } from './SandboxCheckoutSkeleton.tsx'

export default screenRoute<sandboxCheckoutRouteQuery>({
  access: 'SIGNED_IN',
  ignoresSearch: true,
  changesElsewhere: true,
  query: graphql`
    query sandboxCheckoutRouteQuery @raw_response_type {
      ...SandboxCheckoutScreen_query
    }
  `,
  screen: () => import('./SandboxCheckoutScreen.tsx'),
  skeleton: createElement(SandboxCheckoutSkeleton),
})
