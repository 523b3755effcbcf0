import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Caller } from '../appEnvironment.ts'

/** What is known of an operation once it was read. */
export type Asked = {
  /** Whether it is one of the web client's. */
  byClient: boolean
  /** The name under which it was counted when it ran. */
  name: string
  /**
   * How much of the catalogue its answer was made of, where it is about the catalogue alone and went well: such an
   * answer may be kept for others who see as much. Null otherwise.
   */
  shownOf: CatalogueReach | null
}

/** What Yoga's plugins know of a request beside its GraphQL parameters. */
export type ServerContext = {
  caller: Caller
  /** Whether this caller may send operations of their own. */
  mayAskFreely: boolean
  asked: Asked
}
