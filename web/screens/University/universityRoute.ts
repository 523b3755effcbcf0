import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { universityRouteQuery } from '../../__generated__/universityRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { PROGRAM_ADDRESS } from './programSearch.ts'
import { UniversitySkeleton } from './UniversitySkeleton.tsx'

export default screenRoute<universityRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query universityRouteQuery($id: ID!, $search: String) @raw_response_type {
      university: node(id: $id) {
        ... on University {
          name
        }
        ...UniversityScreen_university @alias(as: "asUniversity")
      }
      ...UniversityScreen_query @arguments(universityId: $id, search: $search)
      ...useOwnMoney_query
    }
  `,
  variables: ({ params, url }) => ({
    id: globalIdOf('University', params.universityId),
    search: PROGRAM_ADDRESS.read(url.searchParams).words || null,
  }),
  titleOf: ({ university }) => university?.name ?? null,
  screen: () => import('./UniversityScreen.tsx'),
  skeleton: createElement(UniversitySkeleton),
})
