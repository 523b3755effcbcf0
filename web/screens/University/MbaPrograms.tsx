import { graphql, usePaginationFragment } from 'react-relay'
import type { MbaPrograms_query$key } from '../../__generated__/MbaPrograms_query.graphql.ts'
import type { MbaProgramsMoreQuery } from '../../__generated__/MbaProgramsMoreQuery.graphql.ts'
import { ProgramGroup } from './ProgramGroup.tsx'

/** A university's MBA programmes. */
export function MbaPrograms({ query }: { query: MbaPrograms_query$key }) {
  const { data, ...paging } = usePaginationFragment<MbaProgramsMoreQuery, MbaPrograms_query$key>(
    graphql`
      fragment MbaPrograms_query on Query
      @argumentDefinitions(
        universityId: { type: "ID!" }
        search: { type: "String" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "MbaProgramsMoreQuery") {
        mbas: programs(
          first: $first
          after: $after
          filter: { universityId: $universityId, degreeType: MBA, search: $search }
        ) @connection(key: "MbaPrograms_mbas") {
          totalCount
          edges {
            node {
              id
              ...ProgramRow_program
            }
          }
        }
      }
    `,
    query,
  )
  return <ProgramGroup title="MBA" page={data.mbas} {...paging} />
}
