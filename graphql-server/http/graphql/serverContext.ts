import type { Caller } from '../appEnvironment.ts'

/** What Yoga's plugins know of a request beside its GraphQL parameters. */
export type ServerContext = {
  caller: Caller
  /** Whether this caller may send operations of their own. */
  mayAskFreely: boolean
  /** Whether the operation is one of the web client's, once that is known. */
  asked: { byClient: boolean }
}
