import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { documentGeneratorRouteQuery } from '../../__generated__/documentGeneratorRouteQuery.graphql.ts'
import { screenRoute } from '../../relay/screenRoute.ts'
import { DocumentGeneratorSkeleton } from './DocumentGeneratorSkeleton.tsx'

export const documentGeneratorRoute = screenRoute<documentGeneratorRouteQuery>({
  path: '/document-generator',
  access: 'SIGNED_IN',
  query: graphql`
    query documentGeneratorRouteQuery {
      viewer {
        ...DocumentGeneratorScreen_viewer
      }
      questionnaire(type: SOP, form: QUICK) {
        ...DocumentGeneratorScreen_questionnaire
      }
    }
  `,
  screen: () => import('./DocumentGeneratorScreen.tsx'),
  skeleton: createElement(DocumentGeneratorSkeleton),
})
