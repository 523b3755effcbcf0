import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import accountQuery, { type accountRouteQuery } from '../../__generated__/accountRouteQuery.graphql.ts'
import { Heading } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { EmailSection } from './EmailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PlanSection } from './PlanSection.tsx'

/** A person's account: the plan and its payments, the address, the password. */
export default function AccountScreen({ queryRef }: { queryRef: PreloadedQuery<accountRouteQuery> }) {
  const { viewer } = usePreloadedQuery<accountRouteQuery>(accountQuery, queryRef)
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>Account</Heading>
      </ScreenHead>
      {viewer && (
        <>
          <PlanSection viewer={viewer} />
          <PaymentList viewer={viewer} />
          <EmailSection viewer={viewer} />
          <PasswordSection />
        </>
      )}
    </ScreenPage>
  )
}
