import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { interviewRouteQuery } from '../../__generated__/interviewRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<interviewRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query interviewRouteQuery($id: ID!) @raw_response_type {
      interview(id: $id) {
        course
        ...InterviewScreen_interview
      }
    }
  `,
  variables: ({ params }) => ({ id: params.interviewId ?? '' }),
  titleOf: ({ interview }) => (interview ? `Interview: ${interview.course}` : null),
  screen: () => import('./InterviewScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
