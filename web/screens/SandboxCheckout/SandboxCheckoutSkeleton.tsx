import { Heading, SkeletonText } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** The checkout while its plan loads. */
export function SandboxCheckoutSkeleton() {
  return (
    <ScreenPage>
      <Heading level={1}>Checkout</Heading>
      <SkeletonText lines={5} label="Loading..." />
    </ScreenPage>
  )
}
