import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of the reviews of a CV while they load. */
export function CvReviewSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="min(32rem, 100%)" $height="3rem" />
        </div>
      </ScreenHead>
      <Skeleton $width="10rem" $height="2.75rem" />
      <Skeleton $height="14rem" />
    </ScreenPage>
  )
}
