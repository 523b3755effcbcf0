import { Sheet, Skeleton, SkeletonText, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'
import { ScreenHead, ScreenPage } from '../routing/ScreenPage.ts'

/** The places of a text that a link opens, while it loads. */
export function SheetSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="18rem" $height="2.5rem" />
          <Skeleton $width="24rem" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Sheet>
        <SkeletonText lines={14} />
      </Sheet>
    </ScreenPage>
  )
}
