import { cleanup, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationDescriptor, OperationType, VariablesOf } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, vi } from 'vitest'
import { type ToastLinkProps, ToastProvider } from '../design/index.ts'
import { listHandlers } from '../relay/lists.ts'
import type { AnswerTo } from './answers.ts'

/** An operation with `@raw_response_type`. */
type Typed = OperationType & { readonly rawResponse: object }
/** The whole answer to an operation. Relay's own fields are made up where they are left out. */
type Answer<Q extends Typed> =
  | { readonly Query: AnswerTo<Q> }
  | { readonly Mutation: AnswerTo<Q> }
  | { readonly Subscription: AnswerTo<Q> }

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
export function payloadOf<Q extends Typed = never>(operation: OperationDescriptor, answer: Answer<Q>) {
  const resolvers = Object.entries<object>(answer).map(([type, fields]) => [type, () => fields] as const)
  return MockPayloadGenerator.generate(operation, Object.fromEntries(resolvers))
}

/**
 * Shows a screen as its route does, with its query answered from `answer`. What it asks for afterwards waits in
 * `environment` for the test to answer.
 */
export async function renderScreen<Q extends Typed>({
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
  answer: Answer<Q>
  path?: string
  /** What the address asks for beyond its path, with its question mark. */
  search?: string
}) {
  const environment = createMockEnvironment({ handlerProvider: listHandlers })
  const queryRef = loadQuery<Q>(environment, query, variables)
  environment.mock.resolveMostRecentOperation(operation => payloadOf<Q>(operation, answer))
  const frame = (
    <ToastProvider link={RouterLink}>
      <Suspense fallback={<p>Waiting for the answer</p>}>
        <Outlet />
      </Suspense>
    </ToastProvider>
  )
  const children = [
    { path, element: <Screen queryRef={queryRef} /> },
    { path: '*', element: <Elsewhere /> },
  ]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [`${path}${search}`] })
  const page = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  await page.findAllByRole('heading')
  return { ...page, environment, router }
}
