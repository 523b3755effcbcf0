import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import accountQuery, { type accountRouteQuery } from '../../__generated__/accountRouteQuery.graphql.ts'
import { Heading } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { DataSection } from './DataSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { MailsSection } from './MailsSection.tsx'
import { OrganisationSection } from './OrganisationSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PlanSection } from './PlanSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SharingSection } from './SharingSection.tsx'
import { WriterSection } from './WriterSection.tsx'

/** A person's account: the plan, its payments, the ways in, the stored data and its deletion. */
export default function AccountScreen({ queryRef }: { queryRef: PreloadedQuery<accountRouteQuery> }) {
  const answer = usePreloadedQuery<accountRouteQuery>(accountQuery, queryRef)
  const { viewer, partner } = answer
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>{t('Account')}</Heading>
      </ScreenHead>
      {viewer && (
        <>
          <PlanSection viewer={viewer} />
          <PaymentList viewer={viewer} />
          <EmailSection viewer={viewer} />
          <MailsSection viewer={viewer} />
          <PasswordSection />
          <PasskeysSection viewer={viewer} />
          <SessionsSection viewer={viewer} />
          <SharingSection viewer={viewer} />
          {partner && <OrganisationSection partner={partner} />}
          <WriterSection query={answer} />
          <DataSection viewer={viewer} />
          <DeletionSection viewer={viewer} />
        </>
      )}
    </ScreenPage>
  )
}
