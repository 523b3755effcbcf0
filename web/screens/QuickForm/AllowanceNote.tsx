import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AllowanceNote_viewer$key } from '../../__generated__/AllowanceNote_viewer.graphql.ts'
import { Banner, TextLink } from '../../design/index.ts'
import type { QuickType } from './quickFormAddress.ts'

/** Says beforehand that a document of this type cannot be generated now. */
export function AllowanceNote({
  viewer: viewerRef,
  type,
}: {
  viewer: AllowanceNote_viewer$key
  type: QuickType
}) {
  const viewer = useFragment(
    graphql`
      fragment AllowanceNote_viewer on User {
        canGenerate(type: SOP)
        canGenerateLetter: canGenerate(type: LOR)
        canGenerateEssay: canGenerate(type: ESSAY)
      }
    `,
    viewerRef,
  )
  const canGenerate: Record<QuickType, boolean> = {
    SOP: viewer.canGenerate,
    LOR: viewer.canGenerateLetter,
    ESSAY: viewer.canGenerateEssay,
  }
  if (canGenerate[type]) return null
  return (
    <Banner tone="warning" title="No Credits Remaining">
      The form can be filled in and stays in this tab; generating needs a credit or a plan.{' '}
      <TextLink as={Link} to="/pricing">
        Compare plans
      </TextLink>
    </Banner>
  )
}
