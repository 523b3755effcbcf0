import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import resultsQuery, { type resultsRouteQuery } from '../../__generated__/resultsRouteQuery.graphql.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import { documentGlobalId } from './documentGlobalId.ts'
import ResultsScreen from './ResultsScreen.tsx'

const ID = documentGlobalId('12')

const sentence = (text: string, ...sources: { key: string; label: string; quote: string }[]) => ({
  text,
  sources,
})
const paragraphs = [
  {
    title: 'Where the interest began',
    sentences: [
      sentence('I watched a robot slip.', { key: 'origin', label: 'What drew you', quote: 'robot slip' }),
      sentence('It stood up again.', { key: 'origin', label: 'What drew you', quote: 'recover by itself' }),
    ],
  },
  { title: 'Preparation', sentences: [sentence('So I learned control.')] },
]
const outline = [{ title: 'Where the interest began' }, { title: 'Preparation' }, { title: 'Goals' }]

const ready = {
  __typename: 'Document',
  id: ID,
  databaseId: 12,
  documentType: 'SOP',
  form: 'QUICK',
  status: 'READY',
  course: 'MS in Robotics',
  targetUniversity: 'ETH Zurich',
  createdAt: '2026-08-01T10:00:00Z',
  generatedAt: '2026-08-01T10:00:05Z',
  isPreview: false,
  content: 'I watched a robot slip. It stood up again.\n\nSo I learned control.',
  excerpt: 'I watched',
  wordCount: 251,
  targetWords: 1000,
  outline: outline.slice(0, 2),
  paragraphs,
  advice: [{ key: 'setback', label: 'A setback', advice: 'Add your own part in it.' }],
  failureMessage: null,
}
const preview = { ...ready, isPreview: true, outline }
const queued = {
  ...ready,
  status: 'QUEUED',
  generatedAt: null,
  content: null,
  wordCount: 0,
  outline: [],
  paragraphs: [],
  advice: [],
}

async function show(document: object | null) {
  const shown = await renderScreen<resultsRouteQuery>({
    screen: ResultsScreen,
    query: resultsQuery,
    variables: { id: ID },
    answer: { Query: { document } },
    path: '/results/12',
  })
  const { mock } = shown.environment
  /** Sends the next event to whoever follows the document. */
  const tell = (progress: object) =>
    act(async () => {
      const operation = mock.getMostRecentOperation()
      mock.nextValue(operation, payloadOf(operation, { GenerationProgress: { section: null, ...progress } }))
    })
  return { ...shown, tell, user: userEvent.setup() }
}

describe('a document that is there', () => {
  it('is shown with its day, its target and its figures', async () => {
    await show(ready)
    expect(screen.getByRole('heading', { level: 1, name: 'Statement of Purpose' })).toBeTruthy()
    expect(screen.getByText('MS in Robotics, ETH Zurich')).toBeTruthy()
    expect(screen.getByText('1 August 2026')).toBeTruthy()
    expect(screen.getByText('Premium')).toBeTruthy()
    const figures = within(screen.getByRole('region', { name: 'In figures' }))
    expect(figures.getByText('251')).toBeTruthy()
    expect(figures.getByText('2')).toBeTruthy()
    expect(figures.getByText('1,000')).toBeTruthy()
    expect(screen.queryByText(/This is a preview version/)).toBeNull()
  })

  it('says which answers to extend', async () => {
    await show(ready)
    expect(screen.getByText('Add your own part in it.')).toBeTruthy()
  })

  it('lights a sentence up with the answer it rests on, and puts the light out on Escape', async () => {
    const { user } = await show(ready)
    const margin = within(screen.getByRole('complementary', { name: 'Where this comes from' }))
    await user.click(screen.getByRole('button', { name: 'I watched a robot slip.' }))
    expect(margin.getByText('What drew you')).toBeTruthy()
    expect(margin.getByText('robot slip')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(margin.queryByText('robot slip')).toBeNull()
  })

  it('is one stop of the Tab key; arrow keys go from sentence to sentence', async () => {
    const { user } = await show(ready)
    const [first, second] = ['I watched a robot slip.', 'It stood up again.'].map(name =>
      screen.getByRole('button', { name }),
    )
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1])
    act(() => first?.focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(second)
    expect(screen.getByText('recover by itself')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'So I learned control.' })).toBeNull()
  })

  it('is downloaded as a text under its type and day', async () => {
    const { user } = await show(ready)
    const saved: { name: string; blob: Blob }[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      if (blob instanceof Blob) saved.push({ name: '', blob })
      return 'blob:text'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const last = saved.at(-1)
      if (last) last.name = this.download
    })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(saved[0]?.name).toBe('SOP_2026-08-01.txt')
    expect(await saved[0]?.blob.text()).toBe(ready.content)
    click.mockRestore()
  })

  it('is copied as it is shown', async () => {
    const { user } = await show(ready)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(ready.content)
  })
})

describe('a preview', () => {
  it('says so and leads to the plans', async () => {
    await show(preview)
    expect(screen.getByText('Preview')).toBeTruthy()
    expect(
      screen.getByText(
        'This is a preview version. Upgrade to Premium for the complete document with full customization.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
  })

  it('shows of the locked part its outline only', async () => {
    await show(preview)
    const locked = within(screen.getByRole('region', { name: 'In the full document' }))
    expect(locked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Goals'])
  })
})

describe('a document under way', () => {
  it('tells how far it is and becomes the document when it is ready', async () => {
    const { tell } = await show(queued)
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Waiting its turn')
    await tell({ sequence: 1, stage: 'OUTLINE', document: { ...queued, status: 'GENERATING', outline } })
    expect(screen.getByText('Laying out the outline')).toBeTruthy()
    expect(screen.getByText('Goals')).toBeTruthy()
    await tell({
      sequence: 2,
      stage: 'SECTION',
      section: 1,
      sections: 3,
      document: { ...queued, status: 'GENERATING', outline, paragraphs: paragraphs.slice(0, 1) },
    })
    expect(screen.getByText('Section 1 of 3')).toBeTruthy()
    expect(screen.getByText('I watched a robot slip. It stood up again.')).toBeTruthy()
    await tell({ sequence: 5, stage: 'READY', document: ready })
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  })

  it('is shown at once when it was ready before the first step was heard', async () => {
    const { tell } = await show(queued)
    await tell({ sequence: 1, stage: 'QUEUED', document: ready })
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  })

  it('is followed again from the last step that was heard when the line breaks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      const { tell, environment } = await show(queued)
      await tell({
        sequence: 3,
        stage: 'SECTION',
        section: 1,
        sections: 3,
        document: { ...queued, status: 'GENERATING' },
      })
      const broken = environment.mock.getMostRecentOperation()
      await act(async () => environment.mock.reject(broken, new Error('The line broke')))
      expect(screen.getByText('The connection broke. Reconnecting; the writing goes on.')).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(20_000))
      await waitFor(() =>
        expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: ID, after: 3 }),
      )
      await tell({ sequence: 5, stage: 'READY', document: ready })
      expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says what happened when it fails, and what became of the credit', async () => {
    const { tell } = await show(queued)
    await tell({
      sequence: 2,
      stage: 'FAILED',
      document: { ...queued, status: 'FAILED', failureMessage: 'The writing took too long.' },
    })
    expect(screen.getByText(/The writing took too long\. Nothing was used up/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/document-generator?type=sop',
    )
  })

  it('leads back into the draft that it was made from', async () => {
    await show({ ...queued, documentType: 'LOR', form: 'WIZARD', status: 'FAILED', draft: { id: 'draft-3' } })
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/document-generation/lor?draft=draft-3',
    )
  })
})

describe('a document that is not there', () => {
  it('is said to be missing, with the way back', async () => {
    await show(null)
    expect(screen.getByRole('heading', { name: 'Document Not Found' })).toBeTruthy()
    expect(screen.getByText('The requested document could not be found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the generator' }).getAttribute('href')).toBe(
      '/document-generator',
    )
  })

  it('is what an address without a number names', () => {
    const nowhere = documentGlobalId('0')
    for (const address of [undefined, '', 'x', '1.5', '-1', '1e3', '99999999999']) {
      expect(documentGlobalId(address)).toBe(nowhere)
    }
    expect(atob(documentGlobalId('12'))).toBe('Document:12')
  })
})
