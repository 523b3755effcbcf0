import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Answers a body, or `variables` and `extensions` of a URL, that are not JSON as the caller's mistake, which it is. */
export function readRequests(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return
      setRequestParser(async request => {
        try {
          return await requestParser(request)
        } catch (error) {
          // Yoga's own error quotes the body and names the fault beneath.
          const quotesBody = error instanceof GraphQLError && 'originalError' in error.extensions
          if (quotesBody || error instanceof SyntaxError || error instanceof URIError)
            throw new GraphQLError('The request is not readable: its JSON is malformed.', {
              extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
            })
          throw error
        }
      })
    },
  }
}
