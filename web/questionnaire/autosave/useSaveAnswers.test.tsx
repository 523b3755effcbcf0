import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createOperationDescriptor, getRequest, type OperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import askForDraftQuery, {
  type askForDraftQuery as AskForDraftQuery,
} from '../../__generated__/askForDraftQuery.graphql.ts'
import type { SavingPageQuery } from '../../__generated__/SavingPageQuery.graphql.ts'
import type { useSendAnswersMutation } from '../../__generated__/useSendAnswersMutation.graphql.ts'
import type { useSettleSetAsideMutation } from '../../__generated__/useSettleSetAsideMutation.graphql.ts'
import { forgetPerson } from '../../device/browserMemory.ts'
import { NetworkFault } from '../../relay/faults.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf } from '../../test/renderScreen.tsx'
import { findKeptEntries } from './keptAnswers.ts'
import { PAUSE_MS } from './schedule.ts'
import { SavingPage, savingPageQuery } from './testing/SavingPage.tsx'

// Relay's mock environment makes its spies with Jest's name for them.
vi.stubGlobal('jest', vi)

type SaveAnswer = AnswerTo<useSendAnswersMutation>['saveAnswers']
type Draft = Extract<SaveAnswer, { draft: object }>['draft']
type Saved = { key: string; text: string | null; revision: number; setAside?: string[] }

function answerOf({ key, text, revision, setAside = [] }: Saved): NonNullable<Draft['answers']>[number] {
  const written = (text: string) => ({ text, number: null, flag: null, option: null, options: null })
  return {
    __typename: 'DraftAnswer',
    key,
    label: key,
    revision,
    savedAt: '2026-11-20T10:00:00.000Z',
    value: text === null ? null : written(text),
    setAside: setAside.map(other => ({ savedAt: '2026-11-20T09:00:00.000Z', value: written(other) })),
  }
}

const draft: Draft = {
  id: 'draft-1',
  type: 'SOP',
  form: 'WIZARD',
  name: 'Statement',
  updatedAt: '2026-11-20T10:00:00.000Z',
  coverage: { filled: 1, total: 2, usableWords: 1, sections: [], emptyStarred: [] },
}

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  vi.useFakeTimers()
  environment = createMockEnvironment()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** Puts a draft into the store, as the route's query does. */
function holdDraft(...answers: Saved[]) {
  const operation = createOperationDescriptor(getRequest(savingPageQuery), { id: 'draft-1', isBegun: true })
  const held: AnswerTo<SavingPageQuery> = {
    node: { __typename: 'Draft', id: 'draft-1', answers: answers.map(answerOf) },
  }
  environment.commitPayload(operation, held)
}

function show(draftId: string | null = null) {
  const page = (id: string | null) => (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback="Waiting">
          <SavingPage draftId={id} />
        </Suspense>
      </RelayEnvironmentProvider>
    </StrictMode>
  )
  const { rerender, unmount } = render(page(draftId))
  return { rerender: (id: string | null) => rerender(page(id)), unmount }
}

const field = (key: string) => screen.getByRole<HTMLInputElement>('textbox', { name: key })
const type = (key: string, value: string) => fireEvent.change(field(key), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent
const kept = () => findKeptEntries('asha')[0]?.answers ?? {}

function waiting(name: string): OperationDescriptor[] {
  return environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
}

function sent(): OperationDescriptor {
  const [operation, ...others] = waiting('useSendAnswersMutation')
  if (operation === undefined || others.length > 0) throw new Error('One pending save was expected')
  return operation
}

/** Answers the pending save. */
async function answerSave(saveAnswers: SaveAnswer) {
  const operation = sent()
  await act(async () =>
    environment.mock.resolve(
      operation,
      payloadOf<useSendAnswersMutation>(operation, { Mutation: { saveAnswers } }),
    ),
  )
}

/** Answers the pending save; a draft that is new to the page comes whole. */
async function save(saved: Saved[], refused: { path: string; message: string }[] = []) {
  const answers = saved.map(answerOf)
  await answerSave({
    __typename: 'SaveAnswersPayload',
    draft: { ...draft, answers },
    saved: answers,
    refused,
  })
}

async function fail(operation: OperationDescriptor, kind: 'UNREACHABLE' | 'SERVER' | 'OUTDATED') {
  await act(async () => environment.mock.reject(operation, new NetworkFault(kind)))
}

/** The person comes back to the window, and the server says this. */
async function comeBack(viewerId: string | null, answers: Saved[] | null) {
  fireEvent.focus(window)
  await answerWith<AskForDraftQuery>(
    environment.mock,
    {
      viewer: viewerId === null ? null : { __typename: 'User', id: viewerId },
      node: answers && { __typename: 'Draft', id: 'draft-1', answers: answers.map(answerOf) },
    },
    askForDraftQuery,
  )
}

describe('a form that saves itself', () => {
  it('begins a draft with its first answer and goes on with it', async () => {
    const page = show()
    expect(status()).toBe('')
    type('goal', 'Robots')
    expect(status()).toBe('Saving')
    await pass(PAUSE_MS)
    const { input, isNew } = sent().request.variables
    expect(isNew).toBe(true)
    expect(input).toMatchObject({
      draftId: null,
      type: 'SOP',
      form: 'WIZARD',
      questionnaireVersion: 1,
      answers: [{ key: 'goal', value: { text: 'Robots' }, revision: 0 }],
    })
    expect(input.creationKey).toMatch(/^[\x21-\x7e]{8,100}$/)
    expect(input.editor).toMatch(/^[\x21-\x7e]{8,100}$/)
    await save([{ key: 'goal', text: 'Robots', revision: 1 }])
    expect(status()).toBe('Saved')
    expect(screen.getByText('draft-1')).toBeTruthy()

    // The address names the draft now; the form stays as it is.
    type('story', 'I built')
    page.rerender('draft-1')
    expect(field('story').value).toBe('I built')
    await pass(PAUSE_MS)
    expect(sent().request.variables).toMatchObject({
      isNew: false,
      input: { draftId: 'draft-1', creationKey: null, editor: input.editor },
    })
  })

  it('shows what was saved when it is opened again, without asking the server', async () => {
    holdDraft({ key: 'goal', text: 'Robots', revision: 1 })
    const page = show('draft-1')
    type('goal', 'Robots that prune')
    type('story', 'I built')
    await pass(PAUSE_MS)
    await save([
      { key: 'goal', text: 'Robots that prune', revision: 2 },
      { key: 'story', text: 'I built', revision: 1 },
    ])
    page.unmount()
    show('draft-1')
    expect(field('goal').value).toBe('Robots that prune')
    expect(field('story').value).toBe('I built')
    type('story', 'I built one')
    await pass(PAUSE_MS)
    expect(sent().request.variables.input.answers).toEqual([
      { key: 'story', value: { text: 'I built one' }, revision: 1, givesWay: false },
    ])
  })

  it('shows what the server would not keep', async () => {
    holdDraft()
    show('draft-1')
    type('goal', 'too long')
    await pass(PAUSE_MS)
    await save([], [{ path: 'goal', message: 'Please keep this to 200 characters' }])
    expect(screen.getByText('goal: Please keep this to 200 characters')).toBeTruthy()
    expect(status()).toBe('Saved, except for 1 answer')
  })

  it('offers what it replaced until that is settled', async () => {
    holdDraft({ key: 'story', text: 'Mine', revision: 3 })
    show('draft-1')
    type('story', 'Mine, all of it')
    await pass(PAUSE_MS)
    await save([{ key: 'story', text: 'Mine, all of it', revision: 5, setAside: ['Theirs'] }])
    expect(screen.getByText('story: Theirs')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('story: Theirs')).toBeNull()
    const [settling] = waiting('useSettleSetAsideMutation')
    expect(settling?.request.variables.input).toEqual({
      draftId: 'draft-1',
      key: 'story',
      savedAt: ['2026-11-20T09:00:00.000Z'],
    })
    if (settling) {
      const settled = answerOf({ key: 'story', text: 'Mine, all of it', revision: 5 })
      await answerWith<useSettleSetAsideMutation>(
        environment.mock,
        { settleSetAside: { __typename: 'SettleSetAsidePayload', answer: settled } },
        settling,
      )
    }
    expect(screen.queryByText('story: Theirs')).toBeNull()
  })
})

describe('without a connection', () => {
  it.each(['UNREACHABLE', 'SERVER'] as const)(
    'answers stay on the device (%s), over a reload too, and go out when it is back',
    async kind => {
      holdDraft({ key: 'goal', text: 'Robots', revision: 1 })
      const page = show('draft-1')
      type('story', 'I built')
      await pass(PAUSE_MS)
      await fail(sent(), kind)
      expect(status()).toBe('Offline, kept on this device')
      expect(kept()).toMatchObject({ story: [{ value: 'I built' }] })
      page.unmount()
      for (const operation of waiting('useSendAnswersMutation')) await fail(operation, kind)

      show('draft-1')
      expect(field('story').value).toBe('I built')
      expect(field('goal').value).toBe('Robots')
      fireEvent(window, new Event('online'))
      await pass(PAUSE_MS)
      await save([{ key: 'story', text: 'I built', revision: 1 }])
      expect(status()).toBe('Saved')
      expect(kept()).toEqual({})
    },
  )

  it('a page that goes sends what it has and keeps it too', async () => {
    holdDraft()
    show('draft-1')
    type('story', 'I built')
    fireEvent(window, new Event('pagehide'))
    expect(sent().request.variables.input.answers).toMatchObject([{ value: { text: 'I built' } }])
    expect(kept()).toMatchObject({ story: [{ value: 'I built' }] })
    expect(findKeptEntries('asha')[0]?.isOpen).toBe(false)
  })

  it('a page that the browser shows again goes on', async () => {
    holdDraft()
    show('draft-1')
    type('story', 'I built')
    fireEvent(window, new Event('pagehide'))
    await fail(sent(), 'UNREACHABLE')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(findKeptEntries('asha')[0]?.isOpen).toBe(true)
    await save([{ key: 'story', text: 'I built', revision: 1 }])
    expect(status()).toBe('Saved')
  })

  it('a page that is put out of sight does so as well', async () => {
    holdDraft()
    show('draft-1')
    type('story', 'I built')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(waiting('useSendAnswersMutation')).toHaveLength(1)
  })

  it('an outdated page says that it has to be loaded again, and has kept what was typed', async () => {
    holdDraft()
    show('draft-1')
    type('story', 'I built')
    await pass(PAUSE_MS)
    await fail(sent(), 'OUTDATED')
    expect(status()).toBe(
      'Not saved, kept on this device. A newer version of Gradwright is ready. Reload the page to go on.',
    )
  })
})

describe('coming back to the window', () => {
  it('shows what another device saved, in fields that are not being edited', async () => {
    holdDraft({ key: 'goal', text: 'Robots', revision: 1 })
    show('draft-1')
    type('story', 'Mine')
    await comeBack('asha', [
      { key: 'goal', text: 'Boats', revision: 2 },
      { key: 'story', text: 'Theirs', revision: 1 },
    ])
    expect(field('goal').value).toBe('Boats')
    expect(field('story').value).toBe('Mine')
    await pass(PAUSE_MS)
    expect(sent().request.variables.input.answers).toEqual([
      { key: 'story', value: { text: 'Mine' }, revision: 0, givesWay: false },
    ])
  })

  it('to a draft that was deleted, one can go on with a new one', async () => {
    holdDraft({ key: 'goal', text: 'Robots', revision: 1 })
    show('draft-1')
    await comeBack('asha', null)
    expect(status()).toBe('This draft was deleted, kept on this device')
    fireEvent.click(screen.getByRole('button', { name: 'Go on as a new draft' }))
    expect(sent().request.variables).toMatchObject({
      isNew: true,
      input: { draftId: null, answers: [{ key: 'goal', value: { text: 'Robots' }, revision: 0 }] },
    })
    await answerSave({
      __typename: 'SaveAnswersPayload',
      draft: { ...draft, id: 'draft-2', answers: [answerOf({ key: 'goal', text: 'Robots', revision: 1 })] },
      saved: [],
      refused: [],
    })
    expect(status()).toBe('Saved')
    expect(field('goal').value).toBe('Robots')
  })

  it('after the session ended sends what was kept, if it is the same person', async () => {
    holdDraft()
    show('draft-1')
    type('story', 'Mine')
    await pass(PAUSE_MS)
    await answerSave(refused('NotSignedInError', { message: 'Please sign in.' }))
    expect(status()).toBe('Signed out, kept on this device')
    await comeBack('asha', [])
    expect(sent().request.variables.input.answers).toMatchObject([{ value: { text: 'Mine' } }])
  })

  it('as somebody else sends nothing of the former person', async () => {
    show()
    type('story', 'Mine')
    // Another tab signed out and in.
    fireEvent(window, new StorageEvent('storage', { key: 'gradwright:session-changed', newValue: 'now' }))
    await pass(10_000)
    expect(waiting('useSendAnswersMutation')).toEqual([])
    await comeBack('ben', null)
    await pass(60_000)
    fireEvent(window, new Event('pagehide'))
    expect(waiting('useSendAnswersMutation')).toEqual([])
  })
})

describe('signing out', () => {
  it('leaves nothing of the answers on the device, though a write was due', async () => {
    const page = show()
    type('story', 'Mine')
    type('story', 'Mine, all of it')
    forgetPerson()
    await pass(10_000)
    fireEvent(window, new Event('pagehide'))
    page.unmount()
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Mine|asha/)
    expect(waiting('useSendAnswersMutation')).toEqual([])
  })
})

describe('another tab of this browser', () => {
  it('tells at once what it saved', async () => {
    vi.useRealTimers()
    holdDraft({ key: 'goal', text: 'Robots', revision: 1 })
    show('draft-1')
    const other = new BroadcastChannel('gradwright:answers:asha:draft-1')
    other.postMessage('nonsense')
    other.postMessage([{ key: 'story' }])
    other.postMessage([{ key: 'goal', value: 'Boats', revision: 2, setAside: [] }])
    await screen.findByDisplayValue('Boats')
    expect(field('story').value).toBe('')
    other.close()
  })
})
