import { useCSRFPrevention as csrfPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses requests that another site can make a browser send without a preflight: those with a simple content type, or
 * none, and without the header x-graphql-yoga-csrf. Tools that are not browsers send no Sec-Fetch-Site and no cookie;
 * they may read with a plain GET, as GraphQL over HTTP specifies.
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
