import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { FactFields_query$key } from '../../__generated__/FactFields_query.graphql.ts'
import universitiesQuery, {
  type universitiesRouteQuery,
} from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { FactFilters } from '../../catalogue/FactFilters.tsx'
import type { FactSearch } from '../../catalogue/factFilter.ts'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'

type Given = { facts: FactSearch; onChange: (changes: Partial<FactSearch>) => void }

/** The filters by facts, with costs in rupees, while the viewer's currency is not known yet. */
export function FactFieldsWaiting(given: Given) {
  return <FactFilters {...given} currency="INR" />
}

/** The filters by facts, with costs in the viewer's currency. */
export function FactFields({
  queryRef,
  ...given
}: Given & { queryRef: PreloadedQuery<universitiesRouteQuery> }) {
  const found = usePreloadedQuery<universitiesRouteQuery>(universitiesQuery, queryRef)
  const query = useFragment<FactFields_query$key>(
    graphql`
      fragment FactFields_query on Query {
        ...useOwnMoney_query
      }
    `,
    found,
  )
  const { currency } = useOwnMoney(query)
  return <FactFilters {...given} currency={currency} />
}
