import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeAnswerDialogQuery } from '../../__generated__/ChangeAnswerDialogQuery.graphql.ts'
import type { progressStreamSubscription } from '../../__generated__/progressStreamSubscription.graphql.ts'
import type { questionsStreamSubscription } from '../../__generated__/questionsStreamSubscription.graphql.ts'
import resultsQuery, { type resultsRouteQuery } from '../../__generated__/resultsRouteQuery.graphql.ts'
import type { useCancelDocumentMutation } from '../../__generated__/useCancelDocumentMutation.graphql.ts'
import type { useRedraftDocumentMutation } from '../../__generated__/useRedraftDocumentMutation.graphql.ts'
import type { useReplyToQuestionMutation } from '../../__generated__/useReplyToQuestionMutation.graphql.ts'
import type { useShareDocumentMutation } from '../../__generated__/useShareDocumentMutation.graphql.ts'
import { documentGlobalId } from '../../documents/documentGlobalId.ts'
import { speak } from '../../language/language.ts'
import { WHOLE_HINDI } from '../../language/wholeHindi.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import {
  type AnsweredDocument,
  accountWithDocument,
  progressOf,
  queuedDocument,
} from '../../test/documents.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import { untranslated } from '../../test/untranslated.ts'
import ResultsScreen from './ResultsScreen.tsx'

type Document = AnsweredDocument &
  Extract<NonNullable<AnswerTo<resultsRouteQuery>['document']>, { content: unknown }>
type Review = NonNullable<Document['review']>
type Finding = Review['findings'][number]

const ID = documentGlobalId('12')

const sentence = (text: string, ...sources: { key: string; label: string; quote: string }[]) => ({
  text,
  origin: 'WRITER' as const,
  sources: sources.map(source => ({ ...source, saidIn: null })),
})
const paragraphs = [
  {
    key: 'p1',
    title: 'Where the interest began',
    isLocked: false,
    sentences: [
      sentence('I watched a robot slip.', { key: 'origin', label: 'What drew you', quote: 'robot slip' }),
      sentence('It stood up again.', { key: 'origin', label: 'What drew you', quote: 'recover by itself' }),
    ],
  },
  { key: 'p2', title: 'Preparation', isLocked: false, sentences: [sentence('So I learned control.')] },
]
const CONTENT = 'I watched a robot slip. It stood up again.\n\nSo I learned control.'
function finding(
  kind: Finding['kind'],
  severity: Finding['severity'],
  excerpt: string | null,
  reason: string,
): Finding {
  const start = excerpt === null ? null : CONTENT.indexOf(excerpt)
  const end = start === null ? null : start + (excerpt ?? '').length
  return {
    kind,
    severity,
    reason,
    suggestion: `Mend it: ${kind}`,
    start,
    end,
    excerpt,
    edit: null,
    key: null,
    fingerprint: `${kind} ${excerpt ?? reason}`,
    isDismissed: false,
  }
}
const outline = [{ title: 'Where the interest began' }, { title: 'Preparation' }, { title: 'Goals' }]

const wornPhrase = finding('AI_PHRASE', 'CONSIDER', 'learned', 'Readers know it.')
const review: Review = {
  score: 82,
  parts: [
    { name: 'Length', score: 40, weight: 15, why: '251 words; 1,000 were asked for.' },
    { name: 'Claims', score: 85, weight: 25, why: 'One claim has no support.' },
  ],
  figures: [
    { key: 'words', label: 'Words', value: 251, unit: 'WORDS', basis: 'Between white space.' },
    { key: 'coverage', label: 'Answers told', value: 0.914, unit: 'SHARE', basis: 'By weight.' },
    { key: 'similarity', label: 'Likeness', value: null, unit: 'SHARE', basis: 'Not enough data.' },
  ],
  findings: [
    finding('UNSUPPORTED', 'MEND', 'robot', 'No answer names it.'),
    finding('LENGTH', 'CONSIDER', null, 'The text has 251 words.'),
    wornPhrase,
    { ...finding('COVERAGE', 'NOTE', null, 'It tells little of your goals.'), key: 'goals' },
  ],
  keyStories: [
    { key: 'origin', label: 'What drew you', answered: true, told: true },
    { key: 'setback', label: 'A setback', answered: true, told: false },
    { key: 'campus', label: 'On campus', answered: false, told: false },
  ],
}

const ready: Document = {
  ...queuedDocument,
  id: ID,
  questions: [],
  redraftsLeft: 3,
  status: 'READY',
  generatedAt: '2026-08-01T10:00:05Z',
  content: CONTENT,
  excerpt: 'I watched',
  wordCount: 251,
  characterCount: CONTENT.length,
  outline: outline.slice(0, 2),
  paragraphs,
  advice: [{ key: 'setback', label: 'A setback', advice: 'Add your own part in it.' }],
  plan: {
    paragraphs: [
      {
        title: 'Where the interest began',
        share: 0.4,
        words: 400,
        answers: [{ key: 'origin', label: 'What drew you' }],
      },
      { title: 'Preparation', share: 0.4, words: 400, answers: [] },
      { title: 'Goals', share: 0.2, words: 200, answers: [{ key: 'goals', label: 'Your goals' }] },
    ],
  },
  review,
}
const preview: Document = { ...ready, isPreview: true, outline, review: null }
const queued: Document = { ...queuedDocument, id: ID, questions: [] }

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    // Layout and colours are only there in a browser; the frame around the screen has the landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const sights: Element[] = []
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(() => {
  sights.length = 0
  localStorage.clear()
  Element.prototype.scrollIntoView = function (this: Element) {
    sights.push(this)
  }
})

const margin = () => within(screen.getByRole('complementary', { name: 'Notes on the text' }))
const textOfSheet = () => within(screen.getByRole('region', { name: 'The document' }))

async function show(document: Document | null) {
  const shown = await renderScreen<resultsRouteQuery>({
    screen: ResultsScreen,
    query: resultsQuery,
    variables: { id: ID },
    answer: { Query: { document } },
    path: '/results/12',
  })
  const { mock } = shown.environment
  /** Sends the next event of the subscription. */
  const tell = (event: Parameters<typeof progressOf>[0]) =>
    act(async () => {
      const operation = mock.getMostRecentOperation()
      mock.nextValue(operation, payloadOf<progressStreamSubscription>(operation, progressOf(event)))
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
    expect(figures.getByText('1,000')).toBeTruthy()
    expect(figures.getByText('82 of 100')).toBeTruthy()
    expect(screen.queryByText(/This is a preview version/)).toBeNull()
  })

  it('says which answers to extend', async () => {
    await show(ready)
    expect(screen.getByText('Add your own part in it.')).toBeTruthy()
  })

  it('lights a sentence up with the answer it comes from, and puts the light out on Escape', async () => {
    const { user } = await show(ready)
    await user.click(screen.getByRole('button', { name: 'It stood up again.' }))
    expect(margin().getByText('What drew you')).toBeTruthy()
    expect(margin().getByText('recover by itself')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(margin().queryByText('recover by itself')).toBeNull()
  })

  it('is one stop of the Tab key; arrow keys go from sentence to sentence', async () => {
    const { user } = await show(ready)
    const sentences = textOfSheet().getAllByRole('button')
    expect(sentences.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    act(() => sentences[0]?.focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(sentences[1])
    expect(margin().getByText('recover by itself')).toBeTruthy()
    expect(sentences.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(sentences[0])
  })

  it('says who wrote it', async () => {
    const { unmount } = await show(ready)
    expect(
      screen.getByText(
        'Your own words, arranged. Connect an AI writer for a drafted text, or finish it here',
      ),
    ).toBeTruthy()
    unmount()
    const shown = await show({ ...ready, writer: 'MODEL', modelName: 'small-model-7' })
    expect(screen.getByText('Drafted by small-model-7, from your answers')).toBeTruthy()
    shown.unmount()
    await show({ ...ready, fellBack: true })
    expect(
      screen.getByText('The outside model did not answer; the built-in writer arranged your own words'),
    ).toBeTruthy()
  })

  it('shows what it was made of, with what was not written and why', async () => {
    await show(ready)
    const plan = within(screen.getByRole('navigation', { name: 'The plan' }))
    expect(plan.getByRole('link', { name: 'Preparation' }).getAttribute('href')).toBe('#paragraph-2')
    expect(plan.getByText('40%, 1 answer')).toBeTruthy()
    expect(plan.getByText('What drew you')).toBeTruthy()
    expect(plan.queryByRole('link', { name: 'Goals' })).toBeNull()
    expect(plan.getByText('No part of its own: told in another one, or not at all')).toBeTruthy()
  })

  it('has its outline where no plan was kept', async () => {
    await show({ ...ready, plan: null })
    const outlined = within(screen.getByRole('navigation', { name: 'Outline' }))
    expect(outlined.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Where the interest began',
      'Preparation',
    ])
  })

  it('is a draft for the recommender when it is a letter, and says so', async () => {
    const { unmount } = await show(ready)
    expect(screen.queryByText('For the recommender')).toBeNull()
    unmount()
    await show({ ...ready, documentType: 'LOR' })
    expect(screen.getByText('For the recommender')).toBeTruthy()
  })

  it('breaks no rule of accessibility, with a finding open or a sentence chosen', async () => {
    const { user } = await show(ready)
    await user.click(margin().getByRole('button', { name: /No answer says this/ }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'It stood up again.' }))
    await expectAccessible()
  }, 30_000)

  it('is shared by a link that is shown once; the links that can be used are revoked there', async () => {
    const { user, environment } = await show({
      ...ready,
      shares: [
        {
          id: 'share-1',
          access: 'READ',
          takesComments: false,
          endsAt: '2026-12-04T10:00:00Z',
          uses: 2,
          lastUsedAt: '2026-11-21T10:00:00Z',
        },
      ],
      review: { ...review, findings: [finding('WRONG_UNIVERSITY', 'MEND', 'robot', 'It is of MIT.')] },
    })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Share' }))
    expect(dialog.getByText(/It is of MIT/)).toBeDefined()
    expect(dialog.getByText(/Opened 2 times/)).toBeDefined()
    await expectAccessible()
    await user.click(dialog.getByRole('radio', { name: 'Read' }))
    await user.selectOptions(dialog.getByLabelText('The link ends after'), '30 days')
    await user.click(dialog.getByRole('button', { name: 'Make a link' }))
    const making = environment.mock.getMostRecentOperation()
    expect(making.request.variables).toEqual({ input: { documentId: ID, access: 'READ', days: 30 } })
    const answer = { __typename: 'ShareDocumentPayload' as const, document: { ...ready, shares: [] } }
    await act(async () =>
      environment.mock.resolve(
        making,
        payloadOf<useShareDocumentMutation>(making, {
          Mutation: { shareDocument: { ...answer, address: 'https://gradwright.example/shared/secret' } },
        }),
      ),
    )
    expect(dialog.getByDisplayValue('https://gradwright.example/shared/secret')).toBeDefined()
  })

  it('shows comments in the margin, the open ones first, which are answered and resolved there', async () => {
    const said = { authorName: 'Ravi', createdAt: '2026-11-20T10:00:00Z' }
    const { user, environment } = await show({
      ...ready,
      commentThreads: [
        {
          quote: null,
          isResolved: true,
          passage: null,
          comment: { ...said, id: 'comment-1', body: 'Done?' },
          answers: [],
        },
        {
          quote: 'robot slip',
          isResolved: false,
          passage: { paragraphKey: 'p1' },
          comment: { ...said, id: 'comment-2', body: 'Which robot?' },
          answers: [],
        },
      ],
    })
    await user.click(screen.getByRole('tab', { name: 'Comments 1' }))
    const [open, resolved] = screen.getAllByRole('article')
    if (!open || !resolved) throw new Error('Two comments')
    expect(within(open).getByText('Which robot?')).toBeDefined()
    expect(within(resolved).getByText('Resolved')).toBeDefined()
    await expectAccessible()
    await user.click(within(open).getByRole('button', { name: 'Show in the text' }))
    expect(document.activeElement?.textContent).toContain('I watched a robot slip.')
    await user.click(within(open).getByRole('button', { name: 'Answer' }))
    await user.type(within(open).getByLabelText('Your answer'), 'Ours')
    await user.click(within(open).getByRole('button', { name: 'Send the answer' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { commentId: 'comment-2', body: 'Ours' },
    })
    await user.click(within(resolved).getByRole('button', { name: 'Open again' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { commentId: 'comment-1', isResolved: false },
    })
  })

  it('is downloaded in the chosen format and look, under the name that the server gives', async () => {
    const { user } = await show(ready)
    const asked: { path: unknown; body: unknown }[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, sent) => {
      asked.push({ path, body: JSON.parse(String(sent?.body)) })
      return new Response('PK', {
        headers: { 'content-disposition': 'attachment; filename="SOP_2026-08-01.docx"' },
      })
    })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Download' }))
    await expectAccessible()
    await user.click(dialog.getByRole('radio', { name: /Word/ }))
    await user.click(dialog.getByRole('button', { name: 'Page, spacing and size' }))
    await user.selectOptions(dialog.getByLabelText('Line spacing'), 'Double')
    await user.click(dialog.getByRole('button', { name: 'Download Word (.docx)' }))
    await waitFor(() => expect(saved).toEqual(['SOP_2026-08-01.docx']))
    expect(asked).toEqual([
      {
        path: '/api/documents/12/file',
        body: { format: 'DOCX', lineSpacing: 'DOUBLE', fontSize: 12, margin: 1, hasTitle: false },
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    // The next download begins with the same choice.
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(screen.getByRole('radio', { name: /Word/, checked: true })).toBeTruthy()
  })

  it('says before a download which other school the text names, each name once', async () => {
    const leeds = finding('WRONG_UNIVERSITY', 'MEND', 'Leeds', 'This belongs to what you write for Leeds.')
    const { user } = await show({ ...ready, review: { ...review, findings: [leeds, leeds, wornPhrase] } })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Download' }))
    expect(dialog.getByText('This text names another school')).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '“Leeds”, 2 times. This belongs to what you write for Leeds.',
    ])
    await expectAccessible()
  })

  it('says why it was not downloaded, and keeps what was chosen', async () => {
    const { user } = await show({
      ...ready,
      documentType: 'LOR',
      sender: { name: 'Ana Lima', position: 'Professor', institution: null },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json(
        {
          message: 'Some answers need a correction.',
          code: 'VALIDATION',
          fields: { 'letterhead.address': 'Too long' },
        },
        { status: 422 },
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('checkbox', { name: 'Add a letterhead' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ana Lima')
    await user.type(screen.getByLabelText('Address'), '1 High Street')
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findAllByText('Too long')).not.toEqual([])
    expect(screen.getByText('Not downloaded')).toBeTruthy()
    expect(screen.getByLabelText('Address')).toHaveProperty('value', '1 High Street')
    expect(screen.getByRole('radio', { name: /Markdown/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('leads to a reviewer where the plan has reviews, and to the review once there is one', async () => {
    const { unmount } = await show(ready)
    expect(screen.queryByRole('link', { name: /reviewer/ })).toBeNull()
    unmount()
    const offered = await show({ ...ready, canHandOver: true })
    const link = screen.getByRole('link', { name: 'Hand over to a reviewer' })
    expect(link.getAttribute('href')).toBe('/expert-review?document=12')
    offered.unmount()
    const review = { __typename: 'ExpertReview', id: 'review-4', databaseId: 4, state: 'RETURNED' } as const
    await show({ ...ready, canHandOver: true, expertReview: review })
    expect(screen.getByRole('link', { name: "Reviewer's comments" }).getAttribute('href')).toBe('/reviews/4')
  })

  it('is copied as it is shown', async () => {
    const { user } = await show(ready)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(ready.content)
  })
})

describe('the review of a document', () => {
  const findingNamed = (name: RegExp) => margin().getByRole('button', { name })

  it('lists what it found, the gravest first', async () => {
    await show(ready)
    expect(screen.getByRole('tab', { name: 'Findings 4', selected: true })).toBeTruthy()
    expect(
      margin()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['To mend', 'To consider', 'Worth knowing'])
    expect(
      margin()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No answer says thisrobot',
      'LengthThe text has 251 words.',
      'Worn phraselearned',
      'Answer not toldIt tells little of your goals.',
    ])
  })

  it('opens a finding into its reason and brings its place into sight', async () => {
    const { user } = await show(ready)
    await user.click(findingNamed(/Worn phrase/))
    expect(margin().getByText('Readers know it.')).toBeTruthy()
    expect(margin().getByText('Mend it: AI_PHRASE')).toBeTruthy()
    expect(sights.map(({ textContent }) => textContent)).toContain('learned')
    await user.click(findingNamed(/Worn phrase/))
    expect(margin().queryByText('Readers know it.')).toBeNull()
  })

  it('is opened from its mark in the text', async () => {
    const { user } = await show(ready)
    await user.click(textOfSheet().getByText('robot'))
    expect(findingNamed(/No answer says this/).getAttribute('aria-expanded')).toBe('true')
    await user.click(textOfSheet().getByText('robot'))
    expect(screen.getByRole('tab', { name: 'Sources', selected: true })).toBeTruthy()
    expect(margin().getByText('robot slip')).toBeTruthy()
  })

  it('is opened with the keyboard from the sentence that it stands in', async () => {
    const { user } = await show(ready)
    act(() => textOfSheet().getAllByRole('button')[0]?.focus())
    await user.keyboard('{Enter}')
    const found = margin().getByRole('button', { name: 'No answer says this' })
    act(() => found.focus())
    await user.keyboard('{Enter}')
    expect(margin().getByText('No answer names it.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(findingNamed(/No answer says this/)))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(textOfSheet().getAllByRole('button')[0])
  })

  it('tells a sentence that it stands in, and a sentence without answers that it has none', async () => {
    const { user } = await show(ready)
    const sentence = screen.getByRole('button', {
      name: 'So I learned control.',
      description: 'The review found something here',
    })
    act(() => sentence.focus())
    await user.keyboard(' ')
    expect(margin().getByText('This sentence comes from no answer.')).toBeTruthy()
  })

  it('shows one severity alone, in the margin and in the text', async () => {
    const { user } = await show(ready)
    const marks = () =>
      [...document.querySelectorAll('[data-findings]')].map(({ textContent }) => textContent)
    expect(marks()).toEqual(['robot', 'learned'])
    await user.click(margin().getByRole('button', { name: 'To consider 2' }))
    expect(margin().getAllByRole('listitem')).toHaveLength(2)
    expect(marks()).toEqual(['learned'])
    await user.click(margin().getByRole('button', { name: 'All' }))
    expect(marks()).toEqual(['robot', 'learned'])
  })

  it('leads from an untold answer to the form', async () => {
    const { user } = await show(ready)
    await user.click(findingNamed(/Answer not told/))
    expect(margin().getByRole('link', { name: 'To your answers' }).getAttribute('href')).toBe(
      '/document-generator?type=sop',
    )
  })

  it('has a score with its parts, key stories and figures with their basis', async () => {
    await show(ready)
    const review = within(screen.getByRole('region', { name: 'The review' }))
    expect(review.getByText('82')).toBeTruthy()
    expect(review.getByRole('meter', { name: 'Claims' }).getAttribute('aria-valuetext')).toBe('85 of 100')
    expect(review.getByText('One claim has no support. Weighs 63%.')).toBeTruthy()
    const stories = within(review.getByRole('region', { name: 'Key stories' }))
    expect(stories.getByText('Of the answers that matter, 91% are told.')).toBeTruthy()
    expect(stories.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'What drew youtold',
      'A setbacknot told',
      'On campusnot answered',
    ])
    expect(review.getByText('Likeness').parentElement?.textContent).toBe('Likeness–')
    expect(review.getByText('Not enough data.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/detector/i)
  })

  it('says when there is nothing to mend', async () => {
    await show({ ...ready, review: { ...review, findings: [] } })
    expect(margin().getByText('Nothing to mend')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Findings 0' })).toBeTruthy()
  })

  it('holds two hundred findings, and marks those that stand in the text', async () => {
    const findings = Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0 ? wornPhrase : finding('PASSIVE', 'NOTE', null, `Reason ${n}`),
    )
    await show({ ...ready, review: { ...review, findings } })
    expect(screen.getByRole('tab', { name: 'Findings 200' })).toBeTruthy()
    expect(margin().getAllByRole('listitem')).toHaveLength(200)
    expect(textOfSheet().getByText('learned').dataset.findings?.split(' ')).toHaveLength(100)
  })

  it('is drawn up over the sheet where there is no room for it', async () => {
    const { user } = await show(ready)
    // A page as wide as this one's has room: the button is there for those that have none.
    const opener = () => screen.queryByRole('button', { name: '4 findings', hidden: true })
    const button = opener()
    if (!button) throw new Error('There is no button')
    await user.click(button)
    expect(opener()).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Findings 4' })))
    await user.keyboard('{Escape}')
    expect(opener()).toBeTruthy()
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

  it('leads to the confirmation of the address where a promotion pays for it', async () => {
    await show({ ...preview, unlocksOnEmail: true })
    const link = screen.getByRole('link', { name: 'Confirm your address' })
    expect(link.getAttribute('href')).toBe('/promotional-signup')
    expect(screen.queryByText(/Upgrade to Premium/)).toBeNull()
  })

  it('has no review, and says where it comes', async () => {
    await show(preview)
    expect(margin().getByText(/The review comes with the full text/)).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('region', { name: 'The review' })).toBeNull()
    expect(screen.queryByRole('button', { name: /finding/ })).toBeNull()
  })

  it('breaks no rule of accessibility', async () => {
    await show(preview)
    await expectAccessible()
  }, 30_000)

  it('shows of the locked part its outline only', async () => {
    await show(preview)
    const locked = within(screen.getByRole('region', { name: 'In the full document' }))
    const [goals, ...others] = locked.getAllByRole('listitem')
    expect(goals).toMatchObject({ textContent: 'Goals', value: 3 })
    expect(others).toEqual([])
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
      document: {
        ...queued,
        status: 'FAILED',
        failureMessage: 'The writing took too long. Your credit was returned. Please try again.',
      },
    })
    expect(
      screen.getByText('The writing took too long. Your credit was returned. Please try again.'),
    ).toBeTruthy()
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

describe('a document that is no longer wanted', () => {
  const inProgress: Document = { ...queued, status: 'GENERATING', plan: ready.plan, outline }

  async function cancel(result: AnswerTo<useCancelDocumentMutation>['cancelDocument']) {
    const shown = await show(inProgress)
    await shown.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const { mock } = shown.environment
    const operation = mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useCancelDocumentMutation')
    if (!operation) throw new Error('Nothing was cancelled')
    expect(operation.request.variables).toEqual({ input: { documentId: ID } })
    await answerWith<useCancelDocumentMutation>(mock, { cancelDocument: result }, operation)
  }

  it('is stopped at once, with its credit back and the way to try again', async () => {
    await cancel({
      __typename: 'CancelDocumentPayload',
      document: { ...inProgress, status: 'CANCELLED' },
      viewer: accountWithDocument,
    })
    expect(screen.getByText('This document was cancelled')).toBeTruthy()
    expect(screen.getByText(/the credit is back on your account/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Try again' }))
    await expectAccessible()
  }, 30_000)

  it('says why when it could not be stopped', async () => {
    await cancel(refused('ConflictError', { message: 'This document has ended already.' }))
    expect(screen.getByRole('alert').textContent).toBe('This document has ended already.')
  })
})

describe('a document that the outside model cannot go on with', () => {
  const pause = { reason: 'MODEL_AWAY', message: 'The AI writer does not answer.', waitsUntil: null } as const
  const paused: Document = { ...queued, status: 'GENERATING', plan: ready.plan, outline, pause }

  it.each([
    ['Try again now', 'TRY_AGAIN'],
    ['Wait for the AI writer', 'WAIT'],
    ['Arrange my own words instead', 'BUILT_IN'],
  ])('says why, and goes on as its owner decides: %s', async (name, choice) => {
    const { user, environment } = await show(paused)
    expect(screen.getByText(/The AI writer does not answer/)).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name }))
    const [operation] = environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useContinueDocumentMutation')
    expect(operation?.request.variables).toEqual({ input: { documentId: ID, choice } })
  })

  it('says that it is tried again while its owner waits', async () => {
    await show({ ...paused, pause: { ...pause, waitsUntil: '2026-11-23T10:00:00.000Z' } })
    expect(screen.getByText(/every ten minutes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Wait for the AI writer' })).toBeNull()
  })
})

describe('the plan of a document under way', () => {
  const inProgress: Document = { ...queued, status: 'GENERATING', plan: ready.plan, outline }
  const lines = () =>
    within(screen.getByRole('region', { name: 'The plan' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('says of each paragraph whether it is written', async () => {
    const { tell } = await show(inProgress)
    await tell({ sequence: 1, stage: 'OUTLINE', document: inProgress })
    expect(lines()[0]).toBe('Where the interest beganBeing written, about 400 words')
    await tell({
      sequence: 2,
      stage: 'SECTION',
      section: 1,
      sections: 3,
      document: { ...inProgress, paragraphs: paragraphs.slice(0, 1) },
    })
    expect(lines()).toEqual([
      'Where the interest beganWritten, about 400 words',
      'PreparationBeing written, about 400 words',
      'GoalsTo come, about 200 words',
    ])
    await tell({ sequence: 4, stage: 'REVIEW', sections: 3, document: inProgress })
    expect(lines().every(line => line?.includes('Written,'))).toBe(true)
    await expectAccessible()
  }, 30_000)

  it('says that only the opening and the best paragraph arrive where it will be a preview', async () => {
    const { unmount } = await show({ ...inProgress, isPreview: true })
    expect(
      screen.getByText(
        'This will be a preview: of its text only the opening and the best paragraph arrive here.',
      ),
    ).toBeTruthy()
    unmount()
    await show(inProgress)
    expect(screen.queryByText(/This will be a preview/)).toBeNull()
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

type Replied = AnswerTo<useReplyToQuestionMutation>['replyToQuestion']
type Question = Extract<Replied, { question: object }>['question']

function question(id: string, columns: Partial<Question> = {}): Question {
  return {
    __typename: 'FollowUpQuestion',
    id,
    number: 1,
    gap: 'ACT_WITHOUT_CAUSE',
    text: `What about ${id}?`,
    why: 'A reader would miss it.',
    quotes: [{ words: 'I saw a robot slip.', key: 'origin', label: 'What drew you' }],
    suggestions: ['It was my own idea.'],
    addressee: 'STUDENT',
    state: 'OPEN',
    confirmed: null,
    reply: null,
    revision: 0,
    answeredAt: null,
    setAside: [],
    ...columns,
  }
}

describe('questions at the text', () => {
  const slip = question('slip')
  const nowhere = question('goals', { quotes: [{ words: 'A firm.', key: 'goals', label: 'Goals' }] })
  const asked: Document = { ...ready, questions: [slip, nowhere] }

  const operation = (mock: Awaited<ReturnType<typeof show>>['environment']['mock'], name: string) => {
    const found = mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
    if (!found) throw new Error(`${name} is not under way`)
    return found
  }

  it('stand at the paragraph that tells their statements, the others beneath the text', async () => {
    await show(asked)
    const note = textOfSheet().getByText('What about slip?')
    const first = document.getElementById('paragraph-1')
    expect(first?.parentElement?.contains(note)).toBe(true)
    expect(first?.parentElement?.contains(document.getElementById('paragraph-2'))).toBe(false)
    const open = within(screen.getByRole('region', { name: 'Still open' }))
    expect(open.getByText('What about goals?')).toBeTruthy()
    await expectAccessible()
  })

  it('are answered in place; the text is drafted again with the reply', async () => {
    const { user, environment, router } = await show(asked)
    const { mock } = environment
    await user.click(screen.getByRole('button', { name: 'Answer: What about slip?' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What about slip?' }))
    expect(screen.queryByRole('button', { name: 'Draft this paragraph again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'That is so: It was my own idea.' }))
    const confirmed = { ...slip, state: 'CONFIRMED', confirmed: 0, revision: 1 } as const
    const replyToQuestion: Replied = {
      __typename: 'ReplyToQuestionPayload',
      question: { ...confirmed, answeredAt: '2026-08-01T11:00:00Z' },
      questions: [{ ...confirmed, answeredAt: '2026-08-01T11:00:00Z' }, nowhere],
    }
    await answerWith<useReplyToQuestionMutation>(
      mock,
      { replyToQuestion },
      operation(mock, 'useReplyToQuestionMutation'),
    )
    expect(screen.getByText('You said: “It was my own idea.”')).toBeTruthy()
    await expectAccessible()

    expect(screen.getByText(/3 redrafts of it are left/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Draft this paragraph again' }))
    const redraft = operation(mock, 'useRedraftDocumentMutation')
    expect(redraft.request.variables.input).toMatchObject({ documentId: ID })
    const outOfCredits = refused('OutOfCreditsError', { message: 'You have no credits left.' })
    await answerWith<useRedraftDocumentMutation>(mock, { redraftDocument: outOfCredits }, redraft)
    expect(screen.getByRole('alert').textContent).toContain('no credits left')
    expect(screen.getAllByRole('link', { name: 'See the plans' }).length).toBeGreaterThan(0)

    await user.click(screen.getByRole('button', { name: 'Draft this paragraph again' }))
    const anew = { ...queuedDocument, id: 'document-13', databaseId: 13 }
    const redraftDocument: AnswerTo<useRedraftDocumentMutation>['redraftDocument'] = {
      __typename: 'RedraftDocumentPayload',
      document: anew,
      viewer: accountWithDocument,
    }
    await answerWith<useRedraftDocumentMutation>(
      mock,
      { redraftDocument },
      operation(mock, 'useRedraftDocumentMutation'),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/13'))
  })

  it('are joined by changed answers, whose paragraphs can be drafted again', async () => {
    const changedAnswers = [{ label: 'What drew you', paragraphs: ['Where the interest began'] }]
    const { environment, user } = await show({ ...ready, changedAnswers })
    const { mock } = environment
    expect(screen.getByText('You changed “What drew you”')).toBeTruthy()
    expect(screen.getByText(/“Where the interest began” tells of it/)).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Draft this paragraph again' }))
    const redraft = operation(mock, 'useRedraftDocumentMutation')
    expect(redraft.request.variables.input).toMatchObject({ documentId: ID, fromDraft: true })
    const message = 'Your answer to “Your goals” is too long.'
    await answerWith<useRedraftDocumentMutation>(
      mock,
      { redraftDocument: refused('ConflictError', { message }) },
      redraft,
    )
    expect(screen.getByRole('alert').textContent).toContain(message)
  })

  it('without a draft: an answer is changed in place, keeps a refused text, and leads to the new document', async () => {
    const { environment, user, router } = await show(ready)
    const { mock } = environment
    await user.click(textOfSheet().getByRole('button', { name: /I watched a robot slip/ }))
    await user.click(margin().getByRole('button', { name: /^Change this answer/ }))
    const asked = operation(mock, 'ChangeAnswerDialogQuery')
    expect(asked.request.variables).toMatchObject({ id: ID })
    await answerWith<ChangeAnswerDialogQuery>(
      mock,
      { document: { __typename: 'Document', id: ID, textAnswer: 'I watched a robot slip.' } },
      asked,
    )
    const { key } = asked.request.variables
    const box = screen.getByLabelText('Your answer')
    expect(box).toHaveProperty('value', 'I watched a robot slip.')
    expect(screen.getByRole('button', { name: 'Draft again' })).toHaveProperty('disabled', true)
    await user.type(box, ' Twice.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Draft again' }))
    const redraft = operation(mock, 'useRedraftDocumentMutation')
    expect(redraft.request.variables.input).toMatchObject({
      documentId: ID,
      answers: [{ key, value: { text: 'I watched a robot slip. Twice.' } }],
    })
    const fields = [{ path: String(key), message: 'Say a little more.' }]
    await answerWith<useRedraftDocumentMutation>(
      mock,
      { redraftDocument: refused('ValidationError', { message: 'Invalid', fields }) },
      redraft,
    )
    expect(screen.getByText('Say a little more.')).toBeTruthy()
    expect(box).toHaveProperty('value', 'I watched a robot slip. Twice.')
    await user.click(screen.getByRole('button', { name: 'Draft again' }))
    await answerWith<useRedraftDocumentMutation>(
      mock,
      {
        redraftDocument: {
          __typename: 'RedraftDocumentPayload',
          document: { ...queuedDocument, id: 'document-13', databaseId: 13 },
          viewer: accountWithDocument,
        },
      },
      operation(mock, 'useRedraftDocumentMutation'),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/13'))
  })

  it('offer a new draft after a reload, and keep quiet about what the text knows', async () => {
    const answered = { state: 'REWORDED', reply: 'On ice.' } as const
    await show({
      ...ready,
      questions: [
        question('later', { ...answered, answeredAt: '2026-08-02T10:00:00Z' }),
        question('before', { ...answered, answeredAt: '2026-07-31T10:00:00Z' }),
        question('denied', { state: 'DENIED', answeredAt: '2026-08-02T10:00:00Z' }),
      ],
    })
    expect(screen.getByText('What about later?')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Draft this paragraph again' })).toBeTruthy()
    expect(screen.queryByText('What about before?')).toBeNull()
    expect(screen.queryByText('What about denied?')).toBeNull()
  })

  it('show the reply of another device', async () => {
    const { environment } = await show(asked)
    const { mock } = environment
    const replied = question('slip', {
      state: 'REWORDED',
      reply: 'On ice.',
      revision: 1,
      answeredAt: '2026-08-02T10:00:00Z',
    })
    const questionsChanged: AnswerTo<questionsStreamSubscription>['questionsChanged'] = {
      version: '2',
      isAsked: true,
      questions: [replied, nowhere],
    }
    await answerWith<questionsStreamSubscription>(
      mock,
      { questionsChanged },
      operation(mock, 'questionsStreamSubscription'),
    )
    expect(screen.getByText('You said: “On ice.”')).toBeTruthy()
  })

  it('leave the sentences of the text where they were for the keyboard', async () => {
    const { user } = await show(asked)
    const sentence = screen.getByRole('button', { name: 'It stood up again.' })
    await user.click(sentence)
    const opener = () => screen.queryByRole('button', { name: '4 findings', hidden: true })
    expect(opener()).toBeNull()
    act(() => screen.getByRole('button', { name: 'Answer: What about slip?' }).focus())
    expect(sentence.tabIndex).toBe(0)
    // The margin, which a phone draws up over the text, is closed.
    expect(opener()).toBeTruthy()
  })
})

describe('in Hindi', () => {
  beforeEach(() => speak(WHOLE_HINDI))
  afterEach(() => speak(null))

  /** With texts as the server sends them. */
  const sent: Document = {
    ...ready,
    course: 'एमएससी',
    targetUniversity: null,
    advice: [],
    outline: [],
    plan: null,
    review: {
      ...review,
      parts: [{ name: 'Claims', score: 40, weight: 15, why: '1 number or name in none of your answers.' }],
      figures: [
        {
          key: 'words',
          label: 'Words',
          value: 251,
          unit: 'WORDS',
          basis: 'Whatever stands between white space.',
        },
      ],
      findings: [
        {
          ...finding('UNSUPPORTED', 'MEND', 'robot', 'None of your answers holds this name.'),
          suggestion: 'If it is true, add it to the answer where it belongs; if not, take it out.',
        },
        {
          ...finding('LENGTH', 'CONSIDER', null, 'The text has 251 words; 1,000 were asked for.'),
          suggestion: 'Name the course, the project, the rank, the month.',
        },
      ],
    },
  }
  it('has no English text beside the document and its quotes, whatever is chosen or opened', async () => {
    const { user } = await show(sent)
    const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
    expect(untranslated()).toEqual([])
    await press('It stood up again.')
    expect(screen.getByText('recover by itself').lang).toBe('en')
    expect(untranslated()).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'बिंदु 2' }))
    await press(/^किसी उत्तर में नहीं/)
    expect(screen.getByText('आपके किसी उत्तर में यह नाम नहीं है।')).toBeTruthy()
    expect(untranslated()).toEqual([])
    await press('साझा करें')
    expect(untranslated()).toEqual([])
  })

  it.each([
    ['while it is written', { ...queued, course: 'एमएससी', targetUniversity: null }],
    ['where it is locked in part', { ...sent, isPreview: true, review: null }],
    ['where it failed', { ...sent, status: 'FAILED', failureMessage: null }],
    ['where it is not there', null],
  ] as const)('has no English text %s', async (_when, document) => {
    await show(document)
    expect(untranslated()).toEqual([])
  })
})
