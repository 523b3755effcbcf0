import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { resultsRouteQuery } from '../../__generated__/resultsRouteQuery.graphql.ts'
import { documentGlobalId } from '../../documents/documentGlobalId.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'

export default screenRoute<resultsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query resultsRouteQuery($id: ID!) @raw_response_type {
      document: node(id: $id) {
        ...ResultsScreen_document @alias(as: "asDocument")
      }
    }
  `,
  variables: ({ params }) => ({ id: documentGlobalId(params.documentId) }),
  screen: () => import('./ResultsScreen.tsx'),
  skeleton: createElement(ResultsSkeleton),
})
