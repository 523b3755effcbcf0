import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { variantRouteQuery } from '../../../__generated__/variantRouteQuery.graphql.ts'
import { documentGlobalId } from '../../../documents/documentGlobalId.ts'
import { screenRoute } from '../../../routing/screenRoute.ts'
import { VariantSkeleton } from './VariantSkeleton.tsx'

export default screenRoute<variantRouteQuery>({
  access: 'SIGNED_IN',
  query: graphql`
    query variantRouteQuery($id: ID!) @raw_response_type {
      viewer {
        ...VariantScreen_viewer
      }
      document: node(id: $id) {
        ...VariantScreen_document @alias(as: "asDocument")
      }
    }
  `,
  variables: ({ params }) => ({ id: documentGlobalId(params.documentId) }),
  screen: () => import('./VariantScreen.tsx'),
  skeleton: createElement(VariantSkeleton),
})
