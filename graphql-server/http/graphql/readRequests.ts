import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from './requestFaults.ts'

/** Answers 400 when a body, or `variables` and `extensions` of a URL, are not JSON. Yoga would answer 500. */
export function readRequests(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return
      setRequestParser(async request => {
        try {
          return await requestParser(request)
        } catch (error) {
          // Yoga's error for a malformed body quotes the body, which may contain a password.
          const quotesBody = error instanceof GraphQLError && 'originalError' in error.extensions
          if (quotesBody || error instanceof SyntaxError || error instanceof URIError)
            throw badRequest('The request is not readable: its JSON is malformed.')
          throw error
        }
      })
    },
  }
}
