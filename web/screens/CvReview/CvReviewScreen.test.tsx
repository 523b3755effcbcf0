import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import cvReviewQuery, { type cvReviewRouteQuery } from '../../__generated__/cvReviewRouteQuery.graphql.ts'
import type { useDeleteCvReviewMutation } from '../../__generated__/useDeleteCvReviewMutation.graphql.ts'
import type { useReviewCvMutation } from '../../__generated__/useReviewCvMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import CvReviewScreen from './CvReviewScreen.tsx'

type Viewer = NonNullable<AnswerTo<cvReviewRouteQuery>['viewer']>

const REVIEW: Viewer['cvReviews'][number] = {
  number: 7,
  words: 412,
  createdAt: '2026-11-23T10:00:00Z',
  removedAt: '2027-02-21T10:00:00Z',
  findings: [
    { kind: 'FIRST_PERSON', reason: 'A CV is written without ‘I’.', quotes: ['I wrote the report'] },
    { kind: 'LENGTH', reason: '1,400 words are more than two pages.', quotes: [] },
  ],
}

async function show(cvReviews: Viewer['cvReviews'], isIncluded = true) {
  const { environment } = await renderScreen<cvReviewRouteQuery>({
    screen: CvReviewScreen,
    query: cvReviewQuery,
    variables: {},
    answer: { Query: { viewer: { id: 'maya', entitlements: { cvReviews: isIncluded }, cvReviews } } },
  })
  return { user: userEvent.setup(), mock: environment.mock }
}

it('reviews a file, shows each finding with its line, and deletes it', async () => {
  const { user, mock } = await show([])
  expect(screen.getByText('No review yet')).toBeTruthy()
  await user.upload(screen.getByLabelText('Your CV'), new File(['%PDF-'], 'cv.pdf'))
  await screen.findByRole('button', { name: 'Reading your CV...' })
  expect(mock.getMostRecentOperation().request.variables).toEqual({ input: { file: btoa('%PDF-') } })
  await answerWith<useReviewCvMutation>(mock, {
    reviewCv: { __typename: 'ReviewCvPayload', viewer: { id: 'maya', cvReviews: [REVIEW] } },
  })
  const part = within(await screen.findByRole('region', { name: /^Review of/ }))
  expect(part.getByText(/2 findings, 412 words. Kept until 21 Feb/)).toBeTruthy()
  expect(part.getByText('I wrote the report')).toBeTruthy()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
  await user.click(part.getByRole('button', { name: /^Delete/ }))
  expect(mock.getMostRecentOperation().request.variables).toEqual({ input: { number: 7 } })
  await answerWith<useDeleteCvReviewMutation>(mock, {
    deleteCvReview: { __typename: 'DeleteCvReviewPayload', viewer: { id: 'maya', cvReviews: [] } },
  })
  expect(await screen.findByText('No review yet')).toBeTruthy()
})

it('says why a file was not reviewed, and keeps what is there', async () => {
  const { user, mock } = await show([REVIEW])
  await user.upload(screen.getByLabelText('Your CV'), new File([new Uint8Array(700_001)], 'cv.pdf'))
  expect((await screen.findByRole('alert')).textContent).toContain('over 700 KB')
  await user.upload(screen.getByLabelText('Your CV'), new File(['MZ'], 'cv.pdf'))
  await screen.findByRole('button', { name: 'Reading your CV...' })
  await answerWith<useReviewCvMutation>(mock, {
    reviewCv: refused('ValidationError', {
      message: 'Check what you entered.',
      fields: [{ path: 'file', message: 'This is neither a PDF nor a Word document (DOCX)' }],
    }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('neither a PDF')
  expect(screen.getByText('I wrote the report')).toBeTruthy()
})

it('leads other plans to the plans, and keeps earlier reviews in sight', async () => {
  await show([REVIEW], false)
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByLabelText('Your CV')).toBeNull()
  expect(screen.getByText('I wrote the report')).toBeTruthy()
})
