import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { questionsRouteQuery } from '../../__generated__/questionsRouteQuery.graphql.ts'
import { DRAFT_ADDRESS } from '../../documents/draftAddress.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { QuestionsSkeleton } from './QuestionsSkeleton.tsx'

export default screenRoute<questionsRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query questionsRouteQuery($draftId: ID!) @raw_response_type {
      ...useWriterChoice_query
      viewer {
        id
      }
      draft: node(id: $draftId) {
        ...QuestionsScreen_draft @alias(as: "asDraft")
      }
    }
  `,
  variables: ({ url }) => ({ draftId: DRAFT_ADDRESS.read(url.searchParams).draft }),
  screen: () => import('./QuestionsScreen.tsx'),
  skeleton: createElement(QuestionsSkeleton),
})
