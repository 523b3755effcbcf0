import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of the page for developers while it loads. */
export function DevelopersSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="min(32rem, 100%)" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="4rem" />
      <Skeleton $height="20rem" />
      <Skeleton $height="12rem" />
    </ScreenPage>
  )
}
