import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useUpgradeToPremiumMutation } from '../../__generated__/useUpgradeToPremiumMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

const upgradeToPremiumMutation = graphql`
  mutation useUpgradeToPremiumMutation {
    upgradeToPremium(input: {}) {
      __typename
      ... on UpgradeToPremiumPayload {
        viewer {
          id
          ...PricingScreen_viewer
        }
      }
      ... on NotSignedInError {
        message
      }
      ... on PlanRequiredError {
        message
      }
    }
  }
`

export type UpgradeOutcome = { kind: 'UPGRADED' } | { kind: 'REFUSED'; message: string }

/** Makes the account premium in the sandbox; rejects with a `NetworkFault` when the call did not come through. */
export function useUpgradeToPremium(): [upgrade: () => Promise<UpgradeOutcome>, isUpgrading: boolean] {
  const [commit, isUpgrading] = useMutation<useUpgradeToPremiumMutation>(upgradeToPremiumMutation)
  const upgrade = useCallback(async (): Promise<UpgradeOutcome> => {
    const { upgradeToPremium: result } = await commit({
      variables: {},
      // The plan decides what every document shows: whatever was read under the old one is asked for anew.
      updater: store => store.invalidateStore(),
    })
    switch (result.__typename) {
      case 'UpgradeToPremiumPayload':
        return { kind: 'UPGRADED' }
      case 'NotSignedInError':
      case 'PlanRequiredError':
        return { kind: 'REFUSED', message: result.message }
      default:
        return { kind: 'REFUSED', message: 'Failed to upgrade' }
    }
  }, [commit])
  return [upgrade, isUpgrading]
}
