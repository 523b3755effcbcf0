import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { programRouteQuery } from '../../__generated__/programRouteQuery.graphql.ts'
import { globalIdOf } from '../../catalogue/globalIdOf.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { ProgramSkeleton } from './ProgramSkeleton.tsx'

export default screenRoute<programRouteQuery>({
  access: 'PUBLIC',
  query: graphql`
    query programRouteQuery($id: ID!) @raw_response_type {
      program: node(id: $id) {
        ... on Program {
          name
          university {
            name
          }
        }
        ...ProgramScreen_program @alias(as: "asProgram")
      }
      ...ProgramScreen_query
    }
  `,
  variables: ({ params }) => ({ id: globalIdOf('Program', params.programId) }),
  titleOf: ({ program }) =>
    program?.name !== undefined && program.university ? `${program.name}, ${program.university.name}` : null,
  screen: () => import('./ProgramScreen.tsx'),
  skeleton: createElement(ProgramSkeleton),
})
