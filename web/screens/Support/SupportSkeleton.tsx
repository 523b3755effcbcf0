import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of a page of support while it loads. */
export function SupportSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="min(28rem, 100%)" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="6rem" />
      <Skeleton $height="6rem" />
    </ScreenPage>
  )
}
