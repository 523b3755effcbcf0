import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses requests that another site could make a browser send without asking first: those of a simple content type,
 * or none, and without our header. Tools that are no browser have nobody's cookie to misuse; they send no
 * Sec-Fetch-Site and may read with a plain GET, as GraphQL over HTTP has it.
 */
export function refuseForgedRequests(): Plugin {
  const prevention: Plugin = csrfPrevention()
  return {
    onRequestParse(payload) {
      const { method, headers } = payload.request
      if (method === 'GET' && !headers.has('sec-fetch-site')) return
      return prevention.onRequestParse?.(payload)
    },
  }
}
