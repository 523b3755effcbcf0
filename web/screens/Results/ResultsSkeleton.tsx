import { Skeleton, SkeletonText } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Desk, Paper, Rail } from './resultsStyles.ts'

/** The places of sheet and rail while the document is under way. */
export function ResultsSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Skeleton $width="20rem" $height="2.5rem" />
      </ScreenHead>
      <Desk $hasNotes={false}>
        <Paper as="div">
          <SkeletonText lines={12} label="Loading document..." />
        </Paper>
        <Rail $isBelow={false}>
          <SkeletonText lines={5} />
        </Rail>
      </Desk>
    </ScreenPage>
  )
}
