import { act } from '@testing-library/react'
import type { ConcreteRequest, NormalizationSelection, OperationDescriptor } from 'relay-runtime'
import type { createMockEnvironment } from 'relay-test-utils'
import type { AnswerTo } from './answers.ts'

type Mock = ReturnType<typeof createMockEnvironment>['mock']

/** The names of the fields that an operation selects at its root. */
function rootFields(selections: readonly NormalizationSelection[]): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === 'LinkedField' || selection.kind === 'ScalarField')
      return [selection.alias ?? selection.name]
    return 'selections' in selection && selection.selections ? rootFields(selection.selections) : []
  })
}

/**
 * Answers a pending operation, or sends an event of a subscription. Throws if the operation selects other fields.
 *
 * @typeParam Q the operation, with `@raw_response_type`; it has to be named
 * @param operation the most recent one unless another is given
 */
export async function answerWith<Q extends { readonly rawResponse: object } = never>(
  mock: Mock,
  data: NoInfer<AnswerTo<Q>>,
  operation: OperationDescriptor | ConcreteRequest = mock.getMostRecentOperation(),
): Promise<void> {
  const { operation: root, params } = 'request' in operation ? operation.request.node : operation
  const selected = rootFields(root.selections)
  const unknown = Object.keys(data).filter(field => !selected.includes(field))
  if (unknown.length > 0) throw new Error(`${params.name} does not select ${unknown.join(', ')}`)
  const isSubscription = params.operationKind === 'subscription'
  await act(async () => {
    if (isSubscription) mock.nextValue(operation, { data: { ...data } })
    else mock.resolve(operation, { data: { ...data } })
  })
}

/** Answers the most recent operation as a server newer than this build may: with types that the build does not know. */
export async function answerAsNewerServer(mock: Mock, data: Record<string, object>): Promise<void> {
  await act(async () => mock.resolveMostRecentOperation({ data }))
}
