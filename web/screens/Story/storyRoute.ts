import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { storyRouteQuery } from '../../__generated__/storyRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { StorySkeleton } from './StorySkeleton.tsx'

export default screenRoute<storyRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query storyRouteQuery @raw_response_type {
      viewer {
        ...StoryScreen_viewer
      }
    }
  `,
  screen: () => import('./StoryScreen.tsx'),
  skeleton: createElement(StorySkeleton),
})
