import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'
import { useToast } from '../design/index.ts'
import { t } from '../language/language.ts'
import { endSession } from '../relay/session.ts'
import { useChange } from '../relay/useChange.ts'

/** Signs out, wipes what the browser kept and goes to the front page. */
export function useLogout(): [logout: () => Promise<void>, isLoggingOut: boolean] {
  const { toast } = useToast()
  const { send, isPending } = useChange<useLogoutMutation>(
    graphql`
      mutation useLogoutMutation @raw_response_type {
        logout(input: {}) {
          ... on LogoutPayload @alias(as: "saved") {
            signedOut
          }
          ...refusal_error @alias(as: "refusal")
        }
      }
    `,
    { refusalToast: { title: t('Logout failed') } },
  )
  const navigate = useNavigate()
  const logout = useCallback(async () => {
    const { saved } = await send({})
    if (!saved) return
    await endSession()
    await navigate('/')
    toast({ title: t('Logged out'), description: t('You have been logged out successfully.') })
  }, [send, navigate, toast])
  return [logout, isPending]
}
