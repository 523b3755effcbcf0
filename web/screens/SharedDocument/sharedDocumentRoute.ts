import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { sharedDocumentRouteQuery } from '../../__generated__/sharedDocumentRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<sharedDocumentRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query sharedDocumentRouteQuery($token: String!) @raw_response_type {
      sharedDocument(token: $token) {
        ...SharedDocumentScreen_document
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  screen: () => import('./SharedDocumentScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
