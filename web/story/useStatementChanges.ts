import { graphql } from 'react-relay'
import type { useStatementChangesCorrectMutation } from '../__generated__/useStatementChangesCorrectMutation.graphql.ts'
import type { useStatementChangesRemoveMutation } from '../__generated__/useStatementChangesRemoveMutation.graphql.ts'
import type { useStatementChangesRestoreMutation } from '../__generated__/useStatementChangesRestoreMutation.graphql.ts'
import type { Refusal } from '../relay/refusal.ts'
import { useChange } from '../relay/useChange.ts'

const correctMutation = graphql`
  mutation useStatementChangesCorrectMutation($input: CorrectStatementInput!) @raw_response_type {
    correctStatement(input: $input) {
      ... on CorrectStatementPayload @alias(as: "saved") {
        statement {
          ...statementState_statement
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const removeMutation = graphql`
  mutation useStatementChangesRemoveMutation($statementId: ID!) @raw_response_type {
    removeStatement(input: { statementId: $statementId }) {
      ... on RemoveStatementPayload @alias(as: "saved") {
        statement {
          ...statementState_statement
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

const restoreMutation = graphql`
  mutation useStatementChangesRestoreMutation($statementId: ID!) @raw_response_type {
    restoreStatement(input: { statementId: $statementId }) {
      ... on RestoreStatementPayload @alias(as: "saved") {
        statement {
          ...statementState_statement
        }
      }
      ...refusal_error @alias(as: "refusal")
    }
  }
`

type Correction = {
  statementId: string
  words: string
  /** The revision that the page shows. */
  revision: number
  /** Whether the words of other devices are dealt with. */
  settles?: boolean
}

type StatementChanges = {
  /** Each gives null once it is done, or why it was refused. */
  correct: (correction: Correction) => Promise<Refusal | null>
  remove: (statementId: string) => Promise<Refusal | null>
  restore: (statementId: string) => Promise<Refusal | null>
  isChanging: boolean
  /** Why the last change was not made. */
  refusal: Refusal | null
}

/** Corrects, removes and restores one statement. */
export function useStatementChanges(): StatementChanges {
  const correcting = useChange<useStatementChangesCorrectMutation>(correctMutation)
  const removing = useChange<useStatementChangesRemoveMutation>(removeMutation)
  const restoring = useChange<useStatementChangesRestoreMutation>(restoreMutation)
  return {
    correct: async input => (await correcting.send({ input })).refusal,
    remove: async statementId => (await removing.send({ statementId })).refusal,
    restore: async statementId => (await restoring.send({ statementId })).refusal,
    isChanging: correcting.isPending || removing.isPending || restoring.isPending,
    refusal: correcting.refusal ?? removing.refusal ?? restoring.refusal,
  }
}
