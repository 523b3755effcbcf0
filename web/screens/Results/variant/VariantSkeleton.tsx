import { Skeleton, VisuallyHidden } from '../../../design/index.ts'
import { t } from '../../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../../routing/ScreenPage.ts'

/** The variant form's places while it loads. */
export function VariantSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="18rem" $height="2.5rem" />
          <Skeleton $width="24rem" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="4rem" />
      <Skeleton $height="4rem" />
      <Skeleton $height="11rem" />
    </ScreenPage>
  )
}
