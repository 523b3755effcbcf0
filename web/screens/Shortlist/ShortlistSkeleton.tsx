import { ScreenHead, ScreenPage } from '../../components/ScreenPage.ts'
import { Skeleton, VisuallyHidden } from '../../design/index.ts'

/** The shortlist's places while its programmes are under way. */
export function ShortlistSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <ScreenHead>
        <Skeleton $width="14rem" $height="2.5rem" />
      </ScreenHead>
      <Skeleton $height="9rem" />
      <Skeleton $height="9rem" />
      <Skeleton $height="9rem" />
    </ScreenPage>
  )
}
