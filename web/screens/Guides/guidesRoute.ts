import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { guidesRouteQuery } from '../../__generated__/guidesRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<guidesRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query guidesRouteQuery @raw_response_type {
      guides {
        id
        ...GuideEntry_guide
      }
    }
  `,
  screen: () => import('./GuidesScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
