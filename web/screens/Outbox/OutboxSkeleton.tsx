import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The outbox's places while its mails load. */
export function OutboxSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="32rem" $height="1.5rem" />
        </div>
      </ScreenHead>
      <Skeleton $height="8rem" />
      <Skeleton $height="8rem" />
    </ScreenPage>
  )
}
