import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { auditRouteQuery } from '../../__generated__/auditRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { auditVariables } from './auditAddress.ts'

export default screenRoute<auditRouteQuery>({
  access: 'SIGNED_IN',
  changesElsewhere: true,
  query: graphql`
    query auditRouteQuery($action: AuditAction, $actor: String, $person: String, $since: DateTime, $until: DateTime)
    @raw_response_type {
      ...AuditScreen_query @arguments(action: $action, actor: $actor, person: $person, since: $since, until: $until)
    }
  `,
  variables: ({ url }) => auditVariables(url.searchParams),
  screen: () => import('./AuditScreen.tsx'),
  skeleton: createElement(AdminSkeleton),
})
