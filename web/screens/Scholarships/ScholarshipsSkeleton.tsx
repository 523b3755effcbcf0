import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of the scholarships while they load. */
export function ScholarshipsSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="14rem" $height="2.5rem" />
          <Skeleton $width="min(32rem, 100%)" $height="3rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="14rem" />
      <Skeleton $height="14rem" />
      <Skeleton $height="14rem" />
    </ScreenPage>
  )
}
