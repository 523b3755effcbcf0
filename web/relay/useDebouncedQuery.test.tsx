import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import programNamesQuery, {
  type useProgramNamesQuery,
} from '../__generated__/useProgramNamesQuery.graphql.ts'
import { payloadOf } from '../test/renderScreen.tsx'
import { useDebouncedQuery } from './useDebouncedQuery.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(first: string | null) {
  const environment = createMockEnvironment()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  )
  const { result, rerender, unmount } = renderHook(
    ({ search }: { search: string | null }) =>
      useDebouncedQuery<useProgramNamesQuery>({
        query: programNamesQuery,
        // Another object each time, as a component makes it.
        variables: search === null ? null : { search },
        pauseMs: 250,
      }),
    { wrapper, initialProps: { search: first } },
  )
  return {
    shown: result,
    unmount,
    type: (search: string | null) => rerender({ search }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.variables.search),
    answer: (name: string) =>
      act(() =>
        environment.mock.resolveMostRecentOperation(operation =>
          payloadOf<useProgramNamesQuery>(operation, {
            Query: { programs: { edges: [{ node: { id: name, name } }] } },
          }),
        ),
      ),
    fail: () => act(() => environment.mock.rejectMostRecentOperation(new Error('no connection'))),
    names: () => result.current.answer?.programs.edges.map(({ node }) => node.name),
  }
}

test('nothing is asked before typing pauses, and then once', () => {
  const { shown, type, wait, asked } = open('r')
  wait(249)
  type('ro')
  wait(249)
  expect(asked()).toEqual([])
  expect(shown.current).toMatchObject({ isPending: true, isCurrent: false, fault: null })
  wait(1)
  expect(asked()).toEqual(['ro'])
  type('ro')
  wait(1_000)
  expect(asked()).toEqual(['ro'])
})

test('the last answer stays while the next loads', () => {
  const { shown, type, wait, answer, names } = open('ro')
  wait(250)
  answer('Robotics')
  expect(names()).toEqual(['Robotics'])
  expect(shown.current).toMatchObject({ isPending: false, isCurrent: true })
  type('ch')
  expect(names()).toEqual(['Robotics'])
  expect(shown.current).toMatchObject({ isPending: true, isCurrent: false })
  wait(250)
  answer('Chemistry')
  expect(names()).toEqual(['Chemistry'])
})

test('a request is cancelled by the next one, and when the page is left', () => {
  const { type, wait, asked, unmount } = open('ro')
  wait(250)
  expect(asked()).toEqual(['ro'])
  type('ch')
  expect(asked()).toEqual([])
  wait(250)
  expect(asked()).toEqual(['ch'])
  unmount()
  expect(asked()).toEqual([])
})

test('a failure keeps the last answer, and is over with another try or other variables', () => {
  const { shown, type, wait, answer, fail, names, asked } = open('ro')
  wait(250)
  answer('Robotics')
  type('ch')
  wait(250)
  fail()
  expect(shown.current.fault?.kind).toBe('SERVER')
  expect(shown.current.isPending).toBe(false)
  expect(names()).toEqual(['Robotics'])
  act(() => shown.current.retry())
  expect(shown.current).toMatchObject({ fault: null, isPending: true })
  wait(250)
  expect(asked()).toEqual(['ch'])
  fail()
  type('ph')
  expect(shown.current).toMatchObject({ fault: null, isPending: true })
})

test('null asks nothing and drops the answer', () => {
  const { shown, type, wait, answer, asked } = open('ro')
  wait(250)
  answer('Robotics')
  type(null)
  expect(shown.current).toMatchObject({ answer: null, isPending: false, isCurrent: false, fault: null })
  wait(1_000)
  expect(asked()).toEqual([])
})
