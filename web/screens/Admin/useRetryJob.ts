import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useRetryJobMutation } from '../../__generated__/useRetryJobMutation.graphql.ts'
import { type Change, type Outcome, useChange } from '../../relay/useChange.ts'

type Retry = Omit<Change<useRetryJobMutation>, 'send'> & {
  send: (jobId: string, connections: readonly string[]) => Promise<Outcome<object>>
}

/** Has a failed job done again. It leaves the list of failed jobs, and the counts follow. */
export function useRetryJob(): Retry {
  const { send, ...state } = useChange<useRetryJobMutation>(graphql`
    mutation useRetryJobMutation($input: RetryJobInput!, $connections: [ID!]!) @raw_response_type {
      retryJob(input: $input) {
        ... on RetryJobPayload @alias(as: "saved") {
          retriedJobId @deleteEdge(connections: $connections)
          jobCounts {
            kind
            state
            count
            waitingSeconds
          }
          failedJobCount
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const retry = useCallback(
    (jobId: string, connections: readonly string[]) =>
      send(
        { input: { jobId }, connections },
        {
          updater: store => {
            const payload = store.getRootField('retryJob')
            const counts = payload?.getLinkedRecords('jobCounts')
            if (counts) store.getRoot().setLinkedRecords(counts, 'jobCounts')
            const left = payload?.getValue('failedJobCount')
            if (typeof left === 'number')
              for (const id of connections) store.get(id)?.setValue(left, 'totalCount')
          },
        },
      ),
    [send],
  )
  return { ...state, send: retry }
}
