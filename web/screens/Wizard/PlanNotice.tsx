import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanNotice_viewer$key } from '../../__generated__/PlanNotice_viewer.graphql.ts'
import { Banner, TextLink } from '../../design/index.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

function ComparePlans() {
  return (
    <TextLink as={Link} to="/pricing">
      Compare plans
    </TextLink>
  )
}

/** Said before anybody spends an hour: what generating this document needs. Filling in and saving need nothing. */
export function PlanNotice({ viewer: viewerRef, type }: { viewer: PlanNotice_viewer$key; type: WizardType }) {
  const { entitlements } = useFragment(
    graphql`
      fragment PlanNotice_viewer on User {
        entitlements {
          generation {
            type
            isIncluded
            canGenerate
          }
        }
      }
    `,
    viewerRef,
  )
  const generation = entitlements.generation.find(entry => entry.type === type)
  if (generation?.canGenerate) return null
  if (!generation?.isIncluded) {
    return (
      <Banner tone="warning" title={`${WORDS[type].many} need Standard or Premium`}>
        You can answer everything and it is saved; generating needs one of these plans. <ComparePlans />
      </Banner>
    )
  }
  return (
    <Banner tone="warning" title="No Credits Remaining">
      You can answer everything and it is saved; generating needs a credit or a plan. <ComparePlans />
    </Banner>
  )
}
