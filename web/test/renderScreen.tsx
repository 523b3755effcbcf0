import { cleanup, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationDescriptor, OperationType, VariablesOf } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, vi } from 'vitest'
import { type ToastLinkProps, ToastProvider } from '../design/index.ts'
import { listHandlers } from '../relay/lists.ts'

/** Fields by the type they belong to; the rest of an answer is made up. */
type Answer = { readonly [type: string]: object }

afterEach(cleanup)
// Relay's mock environment makes its spies with Jest's name for them.
vi.stubGlobal('jest', vi)

function RouterLink({ href, ...rest }: ToastLinkProps) {
  return <Link {...rest} to={href} />
}

function Elsewhere() {
  return <p>Another page</p>
}

/** What the server would send for an operation whose answer holds these fields. */
export function payloadOf(operation: OperationDescriptor, answer: Answer) {
  const resolvers = Object.entries(answer).map(([type, fields]) => [type, () => fields] as const)
  return MockPayloadGenerator.generate(operation, Object.fromEntries(resolvers))
}

/**
 * Shows a screen as its route does, with its query answered from `answer`. What it asks for afterwards waits in
 * `environment` for the test to answer.
 */
export async function renderScreen<Q extends OperationType>({
  screen: Screen,
  query,
  variables,
  answer,
  path = '/screen',
  search = '',
}: {
  screen: ComponentType<{ queryRef: PreloadedQuery<Q> }>
  query: GraphQLTaggedNode
  variables: VariablesOf<Q>
  answer: Answer
  path?: string
  /** What the address asks for beyond its path, with its question mark. */
  search?: string
}) {
  const environment = createMockEnvironment({ handlerProvider: listHandlers })
  const queryRef = loadQuery<Q>(environment, query, variables)
  environment.mock.resolveMostRecentOperation(operation => payloadOf(operation, answer))
  const router = createMemoryRouter(
    [
      { path, element: <Screen queryRef={queryRef} /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [`${path}${search}`] },
  )
  const page = render(
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider link={RouterLink}>
        <Suspense fallback={<p>Waiting for the answer</p>}>
          <RouterProvider router={router} />
        </Suspense>
      </ToastProvider>
    </RelayEnvironmentProvider>,
  )
  await page.findAllByRole('heading')
  return { ...page, environment, router }
}
