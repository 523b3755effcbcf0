import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AllowanceNote_viewer$key } from '../../__generated__/AllowanceNote_viewer.graphql.ts'
import { Banner, TextLink } from '../../design/index.ts'
import { canGenerate } from '../../documents/generationEntitlements.ts'
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
        entitlements {
          generation {
            type
            canGenerate
          }
        }
      }
    `,
    viewerRef,
  )
  if (canGenerate(viewer.entitlements, type)) return null
  return (
    <Banner tone="warning" title="No Credits Remaining">
      The form can be filled in and stays in this tab; generating needs a credit or a plan.{' '}
      <TextLink as={Link} to="/pricing">
        Compare plans
      </TextLink>
    </Banner>
  )
}
