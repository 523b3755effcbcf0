import { Column, Heading, SkeletonText, Stack } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** The steps while it is found out who is signed in. */
export function OnboardingSkeleton() {
  return (
    <ScreenPage>
      <Column $centred>
        <Stack $gap={6}>
          <Heading level={1}>Your account</Heading>
          <SkeletonText lines={6} label="Loading..." />
        </Stack>
      </Column>
    </ScreenPage>
  )
}
