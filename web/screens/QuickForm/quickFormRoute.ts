import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { quickFormRouteQuery } from '../../__generated__/quickFormRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { QuickFormSkeleton } from './QuickFormSkeleton.tsx'
import { QUICK_ADDRESS } from './quickFormAddress.ts'

export default screenRoute<quickFormRouteQuery>({
  access: 'SIGNED_IN',
  // A plan may exclude the type in the address; the page then shows the statement of purpose, so both are fetched.
  query: graphql`
    query quickFormRouteQuery($type: DocumentType!, $isOther: Boolean!) @raw_response_type {
      ...useWriterChoice_query
      ...FullForms_query
      viewer {
        ...QuickFormScreen_viewer
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
    const { type } = QUICK_ADDRESS.read(url.searchParams)
    return { type, isOther: type !== 'SOP' }
  },
  screen: () => import('./QuickFormScreen.tsx'),
  skeleton: createElement(QuickFormSkeleton),
})
