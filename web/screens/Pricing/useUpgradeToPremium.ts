import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useUpgradeToPremiumMutation } from '../../__generated__/useUpgradeToPremiumMutation.graphql.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { useChange } from '../../relay/useChange.ts'

/** Makes the account premium in the sandbox. `upgrade` gives whether it did; why not is `refusal`. */
export function useUpgradeToPremium(): {
  upgrade: () => Promise<boolean>
  isUpgrading: boolean
  refusal: Refusal | null
} {
  const { send, isPending, refusal } = useChange<useUpgradeToPremiumMutation>(
    graphql`
      mutation useUpgradeToPremiumMutation @raw_response_type {
        upgradeToPremium(input: {}) {
          ... on UpgradeToPremiumPayload @alias(as: "saved") {
            viewer {
              ...accountState_viewer
            }
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: 'Upgrade failed' } },
  )
  const upgrade = useCallback(async () => {
    // The plan decides what every document shows: everything that was read under the old plan is read again.
    const { saved } = await send({}, { updater: store => store.invalidateStore() })
    return saved !== null
  }, [send])
  return { upgrade, isUpgrading: isPending, refusal }
}
