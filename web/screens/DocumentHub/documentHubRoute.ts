import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { documentHubRouteQuery } from '../../__generated__/documentHubRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { DocumentHubSkeleton } from './DocumentHubSkeleton.tsx'

export default screenRoute<documentHubRouteQuery>({
  access: 'SIGNED_IN',
  query: graphql`
    query documentHubRouteQuery @raw_response_type {
      viewer {
        ...DocumentHubScreen_viewer
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
  screen: () => import('./DocumentHubScreen.tsx'),
  skeleton: createElement(DocumentHubSkeleton),
})
