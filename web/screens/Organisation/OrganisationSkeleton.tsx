import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The places of the page of an organisation while it loads. */
export function OrganisationSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="16rem" $height="2.5rem" />
          <Skeleton $width="min(28rem, 100%)" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="16rem" />
      <Skeleton $height="12rem" />
    </ScreenPage>
  )
}
