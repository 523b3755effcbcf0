import { Heading, SkeletonText } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The account page while the plan loads. */
export function AccountSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>Account</Heading>
      </ScreenHead>
      <SkeletonText lines={6} label="Loading..." />
    </ScreenPage>
  )
}
