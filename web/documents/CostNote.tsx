import { graphql, useFragment } from 'react-relay'
import type { CostNote_viewer$key } from '../__generated__/CostNote_viewer.graphql.ts'
import { Text } from '../design/index.ts'
import { costWords } from './generationEntitlements.ts'

/** What generating a document of this type takes, to be read at the button. Nothing where nothing is counted. */
export function CostNote({
  viewer: viewerRef,
  type,
}: {
  viewer: CostNote_viewer$key
  type: 'SOP' | 'LOR' | 'ESSAY'
}) {
  const { isPremium, creditsRemaining, entitlements } = useFragment(
    graphql`
      fragment CostNote_viewer on User {
        isPremium
        creditsRemaining
        entitlements {
          generation {
            type
            isIncluded
            canGenerate
            allowance
            left
          }
        }
      }
    `,
    viewerRef,
  )
  const generation = entitlements.generation.find(entry => entry.type === type)
  const words = isPremium ? null : costWords(generation, type, creditsRemaining)
  return (
    words && (
      <Text $size="small" $tone="soft">
        {words}
      </Text>
    )
  )
}
