import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { letterRouteQuery } from '../../__generated__/letterRouteQuery.graphql.ts'
import { SheetSkeleton } from '../../documents/SheetSkeleton.tsx'
import { screenRoute } from '../../routing/screenRoute.ts'

export default screenRoute<letterRouteQuery>({
  access: 'PUBLIC',
  changesElsewhere: true,
  query: graphql`
    query letterRouteQuery($token: String!) @raw_response_type {
      recommenderLetter(token: $token) {
        ...LetterScreen_letter
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  screen: () => import('./LetterScreen.tsx'),
  skeleton: createElement(SheetSkeleton),
})
