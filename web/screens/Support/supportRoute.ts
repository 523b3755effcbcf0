import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { supportRouteQuery } from '../../__generated__/supportRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { SupportSkeleton } from './SupportSkeleton.tsx'

export default screenRoute<supportRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query supportRouteQuery @raw_response_type {
      viewer {
        ...SupportScreen_viewer
      }
      supportWait {
        ...WaitingTime_wait
      }
    }
  `,
  screen: () => import('./SupportScreen.tsx'),
  skeleton: createElement(SupportSkeleton),
})
