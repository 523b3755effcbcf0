import { graphql } from 'relay-runtime'

/** What a change can alter about an account's devices, its archive and its deletion. */
export const accountDataState = graphql`
  fragment accountDataState_viewer on User @inline {
    id
    deletionDueAt
    dataExport {
      createdAt
      readyAt
      expiresAt
      size
    }
    sessions {
      id
      device
      lastUsedAt
      isThis
    }
  }
`
