import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { documentGenerationRouteQuery } from '../../__generated__/documentGenerationRouteQuery.graphql.ts'
import { screenRoute } from '../../relay/screenRoute.ts'
import { DocumentGenerationSkeleton } from './DocumentGenerationSkeleton.tsx'

export default screenRoute<documentGenerationRouteQuery>({
  access: 'SIGNED_IN',
  query: graphql`
    query documentGenerationRouteQuery {
      viewer {
        ...DocumentGenerationScreen_viewer
      }
      sop: questionnaire(type: SOP, form: WIZARD) {
        ...TypeCard_questionnaire
      }
      lor: questionnaire(type: LOR, form: WIZARD) {
        ...TypeCard_questionnaire
      }
      essay: questionnaire(type: ESSAY, form: WIZARD) {
        ...TypeCard_questionnaire
      }
    }
  `,
  screen: () => import('./DocumentGenerationScreen.tsx'),
  skeleton: createElement(DocumentGenerationSkeleton),
})
