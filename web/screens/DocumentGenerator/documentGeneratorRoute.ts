import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { documentGeneratorRouteQuery } from '../../__generated__/documentGeneratorRouteQuery.graphql.ts'
import { screenRoute } from '../../relay/screenRoute.ts'
import { DocumentGeneratorSkeleton } from './DocumentGeneratorSkeleton.tsx'
import { typeInAddress } from './generatorAddress.ts'

export default screenRoute<documentGeneratorRouteQuery>({
  access: 'SIGNED_IN',
  // Who may not have the type that the address asks for gets the statement of purpose: it comes along then.
  query: graphql`
    query documentGeneratorRouteQuery($type: DocumentType!, $isOther: Boolean!) {
      ...useWriterChoice_query
      viewer {
        ...DocumentGeneratorScreen_viewer
      }
      questionnaire(type: $type, form: QUICK) {
        ...DocumentForm_questionnaire
      }
      statement: questionnaire(type: SOP, form: QUICK) @include(if: $isOther) {
        ...DocumentForm_questionnaire
      }
    }
  `,
  variables: ({ url }) => {
    const type = typeInAddress(url.searchParams)
    return { type, isOther: type !== 'SOP' }
  },
  screen: () => import('./DocumentGeneratorScreen.tsx'),
  skeleton: createElement(DocumentGeneratorSkeleton),
})
