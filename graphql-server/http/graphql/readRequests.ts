import type { Plugin } from 'graphql-yoga'
import { refusal } from './requestFaults.ts'

/** Answers `variables` and `extensions` of a URL that are not JSON as the caller's mistake, which it is. */
export function readRequests(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return
      setRequestParser(async request => {
        try {
          return await requestParser(request)
        } catch (error) {
          if (error instanceof SyntaxError || error instanceof URIError)
            throw refusal('The request is not readable: its JSON is malformed.', 'BAD_REQUEST')
          throw error
        }
      })
    },
  }
}
