import { Link } from 'react-router-dom'
import { MarginNote, TextLink } from '../../design/index.ts'

/** What the search finds outside the viewer's plan: 'Purdue University, 12 programmes'. */
export function BeyondPlan({
  universities,
}: {
  universities: readonly { readonly name: string; readonly programCount: number }[]
}) {
  return (
    <MarginNote label="In Standard" tone="warning">
      {universities
        .map(
          ({ name, programCount }) =>
            `${name}, ${programCount} ${programCount === 1 ? 'programme' : 'programmes'}`,
        )
        .join('; ')}
      . Every plan above Free shows them.{' '}
      <TextLink as={Link} to="/pricing">
        Compare plans
      </TextLink>
    </MarginNote>
  )
}
