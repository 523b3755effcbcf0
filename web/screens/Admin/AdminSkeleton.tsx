import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of a page for admins while it loads. */
export function AdminSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton $height="2.75rem" />
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="min(32rem, 100%)" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="4rem" />
      <Skeleton $height="4rem" />
      <Skeleton $height="4rem" />
    </ScreenPage>
  )
}
