import { SkeletonText } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { FORGOT_WORDS, LinkPage } from './LinkPage.tsx'

/** The page that asks for a link, while it loads. */
export function ForgotSkeleton() {
  return (
    <LinkPage {...FORGOT_WORDS}>
      <SkeletonText lines={3} label={t('Loading...')} />
    </LinkPage>
  )
}
