import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'
import { useToast } from '../design/index.ts'
import { toFault } from '../relay/faults.ts'
import { endSession } from '../relay/session.ts'
import { useMutation } from '../relay/useMutation.ts'

const LOGOUT = graphql`
  mutation useLogoutMutation {
    logout(input: {}) {
      __typename
    }
  }
`

/** Signs out, wipes what the browser kept and goes to the front page. */
export function useLogout(): [logout: () => Promise<void>, isLoggingOut: boolean] {
  const [commit, isLoggingOut] = useMutation<useLogoutMutation>(LOGOUT)
  const navigate = useNavigate()
  const { toast } = useToast()
  const logout = useCallback(async () => {
    const fail = (description = 'Failed to logout') =>
      toast({ title: 'Logout failed', description, variant: 'destructive' })
    try {
      const { logout: result } = await commit({ variables: {} })
      if (result.__typename !== 'LogoutPayload') return fail()
    } catch (thrown) {
      return fail(toFault(thrown).message)
    }
    await endSession()
    await navigate('/')
    toast({ title: 'Logged out', description: 'You have been logged out successfully.' })
  }, [commit, navigate, toast])
  return [logout, isLoggingOut]
}
