import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { AddressForm } from './addressForm.ts'

/** How long typing must pause before the address, and with it the page, follows. */
const PAUSE_MS = 250

type SetOptions = {
  /** More letters may follow: the address waits for a pause. */
  isTyped?: boolean
  /** `PUSH`: the way back leads to the state before. */
  history?: 'REPLACE' | 'PUSH'
  /** Whether the route's query is asked again where it depends on the address. */
  reloads?: boolean
  /** What the entry of the history keeps. */
  mark?: string
}

export type Address<State> = {
  /** The state that is wanted: the address follows after a pause when it is typed. */
  state: State
  /** Whether the page still shows an earlier state. */
  isBehind: boolean
  set: (changes: Partial<State>, options?: SetOptions) => void
}

/**
 * The state in the address of the shown page, read only. `hrefOf` gives a link to the changed state; it keeps the other
 * parameters and drops the hash.
 *
 * @param form a constant of the module
 */
export function useShownAddress<State extends object>(
  form: AddressForm<State>,
): { state: State; hrefOf: (changes: Partial<State>) => string } {
  const { search } = useLocation()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const state = form.read(params)
    return { state, hrefOf: changes => `?${form.write({ ...state, ...changes }, params)}` }
  }, [form, search])
}

/**
 * The state of a screen in the parameters of its address, so that it survives a reload and can be linked to. Changes
 * are navigations that keep the focus, the scroll position and the other parameters. A link, or going back, replaces
 * the state. One component of a screen calls this and passes the state on.
 *
 * @param form a constant of the module
 */
export function useAddress<State extends object>(form: AddressForm<State>): Address<State> {
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const location = useLocation()
  const params = new URLSearchParams(location.search)
  const shown = form.read(params)
  const [wanted, setWanted] = useState(shown)
  const [knownKey, setKnownKey] = useState(location.key)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  if (location.key !== knownKey) {
    setKnownKey(location.key)
    // What was typed since the address was replaced is newer than the address.
    if (arrival !== 'REPLACE') setWanted(shown)
  }

  /** The parameters that the router was asked for and has not shown yet. */
  const asked = useRef<URLSearchParams | null>(null)
  useEffect(() => {
    if (location.key) asked.current = null
  }, [location.key])

  const latest = useRef({ wanted, location })
  useEffect(() => {
    latest.current = { wanted, location }
  })

  const set = useCallback(
    (
      changes: Partial<State>,
      { isTyped = false, history = 'REPLACE', reloads = true, mark }: SetOptions = {},
    ) => {
      const next = { ...latest.current.wanted, ...changes }
      latest.current.wanted = next
      setWanted(next)
      clearTimeout(pause.current)
      const follow = () => {
        const { search, hash } = latest.current.location
        // A change back to what is shown still has to stop a navigation that is on its way.
        const before = asked.current ?? new URLSearchParams(search)
        const after = form.write(next, before)
        if (after.toString() === before.toString()) return
        asked.current = after
        navigate(
          { search: after.toString(), hash },
          {
            replace: history === 'REPLACE',
            preventScrollReset: true,
            defaultShouldRevalidate: reloads ? undefined : false,
            state: mark,
          },
        )
      }
      if (isTyped) pause.current = setTimeout(follow, PAUSE_MS)
      else follow()
    },
    [form, navigate],
  )

  const isBehind = form.write(wanted, params).toString() !== form.write(shown, params).toString()
  return { state: wanted, isBehind, set }
}
