import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The shortlist's places while its programmes load. */
export function ShortlistSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="14rem" $height="2.5rem" />
          <Skeleton $width="20rem" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="9rem" />
      <Skeleton $height="9rem" />
      <Skeleton $height="9rem" />
    </ScreenPage>
  )
}
