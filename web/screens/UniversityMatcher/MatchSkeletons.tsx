import { Skeleton, SkeletonText, VisuallyHidden } from '../../design/index.ts'
import { MatchSheet, SheetList } from './matcherStyles.ts'

const PLACES = ['first', 'second', 'third']

/** The places of matches that are on their way. */
export function MatchSkeletons({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <SheetList aria-hidden="true">
        {PLACES.map(place => (
          <MatchSheet as="div" key={place}>
            <Skeleton $width="40%" />
            <Skeleton $width="70%" $height="1.5rem" />
            <Skeleton $height="2.75rem" />
            <SkeletonText lines={3} />
            <Skeleton $height="0.625rem" />
            <Skeleton $width="60%" $height="2.5rem" />
          </MatchSheet>
        ))}
      </SheetList>
    </div>
  )
}
