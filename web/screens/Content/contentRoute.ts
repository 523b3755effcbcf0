import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { contentRouteQuery } from '../../__generated__/contentRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<contentRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query contentRouteQuery @raw_response_type {
      ...ContentScreen_query
    }
  `,
  screen: () => import('./ContentScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
