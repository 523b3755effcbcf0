import { readFileSync } from 'node:fs'
import { act, renderHook, screen } from '@testing-library/react'
import { buildSchema } from 'graphql'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, it, vi } from 'vitest'
import renameDraftMutation, {
  type useRenameDraftMutation,
} from '../__generated__/useRenameDraftMutation.graphql.ts'
import type { AnswerTo } from '../test/answers.ts'
import { answerAsNewerServer } from '../test/answerWith.ts'
import { refused } from '../test/refused.ts'
import { surroundingsOf } from '../test/surroundings.tsx'
import { freshnessIn } from './environment.ts'
import { NetworkFault } from './faults.ts'
import { EXPECTED_ERRORS, refusalWords } from './refusal.ts'
import { useChange } from './useChange.ts'

type Renamed = AnswerTo<useRenameDraftMutation>['renameDraft']
/** What a server that is newer than this build answers. */
type FromLater = { readonly __typename: string; readonly __isError?: string; readonly message?: string }

const draft: Extract<Renamed, { draft: object }>['draft'] = {
  __typename: 'Draft',
  id: 'draft-1',
  type: 'SOP',
  form: 'WIZARD',
  name: 'ETH',
  updatedAt: '2026-08-01T10:00:00Z',
  coverage: { filled: 0, total: 1, usableWords: 0, emptyStarred: [], sections: [] },
}

function rename() {
  vi.stubGlobal('jest', vi)
  const environment = createMockEnvironment()
  const { result } = renderHook(
    () =>
      useChange<useRenameDraftMutation>(renameDraftMutation, {
        refusalToast: { title: 'Not renamed' },
      }),
    {
      wrapper: surroundingsOf(environment),
    },
  )
  let sent: ReturnType<typeof result.current.send> | undefined
  act(() => {
    sent = result.current.send({ input: { draftId: 'draft-1', name: 'ETH' } })
  })
  return {
    result,
    environment,
    outcome: () => sent,
    answer: (renameDraft: Renamed | FromLater) => answerAsNewerServer(environment.mock, { renameDraft }),
  }
}

describe('a change', () => {
  it('is pending until it is saved, and makes earlier answers outdated', async () => {
    const { result, outcome, answer, environment } = rename()
    freshnessIn(environment).answered('some query')
    expect(result.current.isPending).toBe(true)
    await answer({ __typename: 'RenameDraftPayload', draft })
    expect(result.current.isPending).toBe(false)
    expect(await outcome()).toMatchObject({ saved: { draft: {} }, refusal: null })
    expect(screen.queryByText('Not renamed')).toBeNull()
    expect(freshnessIn(environment).isOutdated('some query')).toBe(true)
  })

  it('that is refused says why, by field too, and leaves earlier answers as they are', async () => {
    const { result, outcome, answer, environment } = rename()
    freshnessIn(environment).answered('some query')
    const fields = [
      { path: 'name', message: 'Too long' },
      { path: 'name', message: 'Too odd' },
    ]
    await answer(refused('ValidationError', { message: 'Some answers need a correction.', fields }))
    const { refusal } = result.current
    if (!refusal) throw new Error('It was not refused')
    expect(refusal).toMatchObject({ kind: 'ValidationError', fields, fault: null })
    expect(result.current.faultByField).toEqual({ name: 'Too long' })
    expect(refusalWords(refusal)).toBe('Too long Too odd')
    expect(await outcome()).toEqual({ saved: null, refusal })
    expect(await screen.findByText(refusal.message)).toBeTruthy()
    expect(await screen.findByText('Not renamed')).toBeTruthy()
    expect(freshnessIn(environment).isOutdated('some query')).toBe(false)
    act(() => result.current.dismiss())
    expect(result.current.refusal).toBeNull()
  })

  it('whose call fails is refused with the fault', async () => {
    const { result, environment } = rename()
    const fault = new NetworkFault('OFFLINE')
    await act(async () => environment.mock.rejectMostRecentOperation(fault))
    expect(result.current.refusal).toMatchObject({ kind: 'FAULT', message: fault.message, fault })
    expect(result.current.isPending).toBe(false)
  })

  it('whose error this build does not know is refused with its words', async () => {
    const { result, answer } = rename()
    await answer({ __typename: 'NewError', __isError: 'NewError', message: 'Not on a Sunday.' })
    expect(result.current.refusal).toMatchObject({ kind: 'UNKNOWN', message: 'Not on a Sunday.' })
  })

  it('whose answer is no error and nothing saved is refused all the same', async () => {
    const { result, answer } = rename()
    await answer({ __typename: 'SomethingNew' })
    expect(result.current.refusal).toMatchObject({
      kind: 'UNKNOWN',
      message: 'That did not work. Please try again.',
    })
  })
})

it('every expected error of the schema has its kind of refusal', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const names = Object.values(schema.getTypeMap())
    .filter(type => 'getInterfaces' in type && type.getInterfaces().some(({ name }) => name === 'Error'))
    .map(({ name }) => name)
  expect([...EXPECTED_ERRORS]).toEqual(names.sort())
})
