import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { Rows } from './matcherStyles.ts'
import { Figures, Line, Words } from './matchRowStyles.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The places of matches that are on their way. */
export function MatchSkeletons({ label }: { label: string }) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Rows aria-hidden="true">
        {PLACES.map(place => (
          <li key={place}>
            <Line>
              <Words>
                <Skeleton $width="60%" $height="1.5rem" />
                <Skeleton $width="40%" $height="1.125rem" />
                <Skeleton $width="80%" $height="1.125rem" />
              </Words>
              <Figures>
                <Skeleton $width="7rem" />
                <Skeleton $width="9rem" />
              </Figures>
            </Line>
          </li>
        ))}
      </Rows>
    </div>
  )
}
