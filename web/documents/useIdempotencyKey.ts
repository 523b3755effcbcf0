import { useCallback, useRef } from 'react'

const KEY_BYTES = 16

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

type Attempt = { request: string; key: string }

/**
 * An idempotency key for each submission of a form. A retry after a network fault keeps its key, so that the server
 * writes one document. A changed request, and any request after a response, gets a new key.
 */
export function useIdempotencyKey(): { keyFor: (request: object) => string; answered: () => void } {
  const attempt = useRef<Attempt | null>(null)
  const keyFor = useCallback((request: object) => {
    const asked = JSON.stringify(request)
    if (attempt.current?.request !== asked) attempt.current = { request: asked, key: newKey() }
    return attempt.current.key
  }, [])
  const answered = useCallback(() => {
    attempt.current = null
  }, [])
  return { keyFor, answered }
}
