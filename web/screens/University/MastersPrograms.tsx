import { graphql, usePaginationFragment } from 'react-relay'
import type { MastersPrograms_query$key } from '../../__generated__/MastersPrograms_query.graphql.ts'
import type { MastersProgramsMoreQuery } from '../../__generated__/MastersProgramsMoreQuery.graphql.ts'
import { t } from '../../language/language.ts'
import { ProgramGroup } from './ProgramGroup.tsx'

/** A university's Masters programmes. */
export function MastersPrograms({ query }: { query: MastersPrograms_query$key }) {
  const { data, ...paging } = usePaginationFragment<MastersProgramsMoreQuery, MastersPrograms_query$key>(
    graphql`
      fragment MastersPrograms_query on Query
      @argumentDefinitions(
        universityId: { type: "ID!" }
        search: { type: "String" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "MastersProgramsMoreQuery") {
        masters: programs(
          first: $first
          after: $after
          filter: { universityId: $universityId, degreeType: MASTERS, search: $search }
        ) @connection(key: "MastersPrograms_masters") {
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
  return <ProgramGroup title={t('Masters')} page={data.masters} {...paging} />
}
