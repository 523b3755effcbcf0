import { ScreenHead, ScreenPage } from '../../components/ScreenPage.ts'
import { Skeleton, SkeletonText } from '../../design/index.ts'
import { MatchSkeletons } from './MatchSkeletons.tsx'
import { Results, Side, Workbench } from './matcherStyles.ts'

/** The matcher's places while what it shows is under way. */
export function UniversityMatcherSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Skeleton $width="18rem" $height="2.5rem" />
          <Skeleton $width="26rem" />
        </div>
      </ScreenHead>
      <Workbench>
        <Side as="div">
          <SkeletonText lines={6} />
        </Side>
        <Results>
          <MatchSkeletons label="Loading..." />
        </Results>
      </Workbench>
    </ScreenPage>
  )
}
