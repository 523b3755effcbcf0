import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { accountRouteQuery } from '../../__generated__/accountRouteQuery.graphql.ts'
import { screenRoute } from '../../routing/screenRoute.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

export default screenRoute<accountRouteQuery>({
  access: 'SIGNED_IN',
  ignoresSearch: true,
  changesElsewhere: true,
  query: graphql`
    query accountRouteQuery @raw_response_type {
      ...WriterSection_query
      partner {
        ...OrganisationSection_partner
      }
      viewer {
        ...PlanSection_viewer
        ...PaymentList_viewer
        ...EmailSection_viewer
        ...MailsSection_viewer
        ...SessionsSection_viewer
        ...SharingSection_viewer
        ...PasskeysSection_viewer
        ...DataSection_viewer
        ...DeletionSection_viewer
      }
    }
  `,
  screen: () => import('./AccountScreen.tsx'),
  skeleton: createElement(AccountSkeleton),
})
