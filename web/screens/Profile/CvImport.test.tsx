import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import profileQuery, { type profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts'
import type { useReadCvMutation } from '../../__generated__/useReadCvMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ProfileScreen from './ProfileScreen.tsx'

async function show() {
  const shown = await renderScreen<profileRouteQuery>({
    screen: ProfileScreen,
    query: profileQuery,
    variables: {},
    answer: { Query: { viewer: { id: 'maya', profile: null }, countries: [], fields: [] } },
  })
  const user = userEvent.setup()
  const { mock } = shown.environment
  const reading = () =>
    mock.getAllOperations().find(({ request }) => request.node.operation.name === 'useReadCvMutation')
  const choose = async (readCv: Parameters<typeof answerWith<useReadCvMutation>>[1]['readCv']) => {
    await user.upload(screen.getByLabelText('Your CV'), new File(['%PDF-'], 'cv.pdf'))
    await screen.findByRole('button', { name: 'Reading your CV...' })
    const operation = reading()
    if (!operation) throw new Error('No file is being read')
    expect(operation.request.variables.input).toEqual({ file: btoa('%PDF-') })
    await answerWith<useReadCvMutation>(mock, { readCv }, operation)
  }
  return { ...shown, user, choose }
}

const proposal = (field: string, quote: string) => ({ field, quote, heading: 'Education' })

describe('the import of a CV', () => {
  it('puts into the form what is taken, leaves out the rest, and saves nothing', async () => {
    const { user, choose, environment } = await show()
    await user.type(screen.getByLabelText(/Work experience/), 'None yet')
    await choose({
      __typename: 'ReadCvPayload',
      proposals: [
        proposal('academicBackground', 'B.Tech., 2024\nCGPA 8.7'),
        proposal('workExperience', 'Intern, Bosch, 2023'),
        proposal('testScores', 'IELTS 7.5'),
      ],
    })
    const part = within(screen.getByRole('region', { name: 'Import from CV' }))
    await user.click(part.getAllByRole('button', { name: 'Use this' })[0] ?? document.body)
    await user.click(part.getByRole('button', { name: 'Add to your answer' }))
    await user.click(part.getByRole('button', { name: 'Leave out' }))
    expect(part.getByRole('status').textContent).toBe('Check your answers below, then save your profile.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Academic background/).value).toBe(
      'B.Tech., 2024\nCGPA 8.7',
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Work experience/).value).toBe(
      'None yet\nIntern, Bosch, 2023',
    )
    expect(screen.getByLabelText<HTMLInputElement>(/Test scores/).value).toBe('')
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
    expect(sent).not.toContain('useSaveProfileMutation')
  })

  it('says why a file could not be read', async () => {
    const { choose } = await show()
    await choose(
      refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'file', message: 'This file is damaged' }],
      }),
    )
    expect(await screen.findByText('This file is damaged')).toBeTruthy()
  })
})
