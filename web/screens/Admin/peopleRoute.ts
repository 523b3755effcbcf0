import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { peopleRouteQuery } from '../../__generated__/peopleRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { peopleVariables } from './peopleAddress.ts'

export default screenRoute<peopleRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query peopleRouteQuery($search: String, $role: Role) @raw_response_type {
      ...PeopleScreen_query @arguments(search: $search, role: $role)
    }
  `,
  variables: ({ url }) => peopleVariables(url.searchParams),
  screen: () => import('./PeopleScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
