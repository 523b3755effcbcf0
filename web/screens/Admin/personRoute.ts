import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { personRouteQuery } from '../../__generated__/personRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

export default screenRoute<personRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query personRouteQuery($id: ID!) @raw_response_type {
      viewer {
        role
      }
      person: node(id: $id) {
        ... on Person {
          fullName
        }
        ...PersonScreen_person @alias(as: "asPerson")
      }
    }
  `,
  variables: ({ params }) => ({ id: globalIdOf('Person', params.personId) }),
  titleOf: ({ person }) => person?.fullName ?? null,
  screen: () => import('./PersonScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
