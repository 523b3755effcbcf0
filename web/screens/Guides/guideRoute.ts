import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { guideRouteQuery } from '../../__generated__/guideRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<guideRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query guideRouteQuery($slug: String!) @raw_response_type {
      guide(slug: $slug) {
        title
        ...GuideScreen_guide
      }
    }
  `,
  variables: ({ params }) => ({ slug: (params.slug ?? '').toLowerCase() }),
  titleOf: ({ guide }) => guide?.title ?? null,
  screen: () => import('./GuideScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
