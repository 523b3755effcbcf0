import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

/** How long typing must pause before the address, and with it the list, follows. */
const PAUSE_MS = 250

/** How a search is read from an address and written into one. */
export type AddressForm<Search> = {
  read: (params: URLSearchParams) => Search
  write: (search: Search) => URLSearchParams
}

/**
 * What somebody looks for, as it is typed, and whether the page shows it yet. The address follows, so that a search can
 * be sent to somebody and come back to; what leads here from elsewhere is taken over.
 */
export function useAddressSearch<Search extends object>({
  read,
  write,
}: AddressForm<Search>): {
  wanted: Search
  /** What the page shows is an earlier search's. */
  isBehind: boolean
  /** `isTyped`: more letters may follow. */
  look: (changes: Partial<Search>, options?: { isTyped: boolean }) => void
} {
  const [params, setParams] = useSearchParams()
  const arrival = useNavigationType()
  const { key } = useLocation()
  const shown = read(params)
  const [wanted, setWanted] = useState(shown)
  const [knownKey, setKnownKey] = useState(key)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  if (key !== knownKey) {
    setKnownKey(key)
    // Typing replaces the address; a link or the way back brings a search of its own.
    if (arrival !== 'REPLACE') setWanted(shown)
  }

  function look(changes: Partial<Search>, { isTyped } = { isTyped: false }) {
    const next = { ...wanted, ...changes }
    setWanted(next)
    clearTimeout(pause.current)
    const follow = () => setParams(write(next), { replace: true, preventScrollReset: true })
    if (isTyped) pause.current = setTimeout(follow, PAUSE_MS)
    else follow()
  }

  return { wanted, isBehind: write(wanted).toString() !== write(shown).toString(), look }
}
