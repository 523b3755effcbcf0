import { Heading, SkeletonText } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The account page while the plan loads. */
export function AccountSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>{t('Account')}</Heading>
      </ScreenHead>
      <SkeletonText lines={6} label={t('Loading...')} />
    </ScreenPage>
  )
}
