import { act, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import profileQuery, { type profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ProfileScreen from './ProfileScreen.tsx'

const profile = {
  id: 'profile',
  academicBackground: 'B.Tech. in Mechanical Engineering, Pune, 2024',
  targetDegree: 'MASTERS',
  workExperience: 'One year at Bharat Forge',
  testScores: 'GRE 322',
  preferredCountries: ['GERMANY'],
  studyInterests: 'Robotics and control',
  budget: null,
  intendedStartDate: null,
}

const countries = [
  { code: 'USA', name: 'USA' },
  { code: 'GERMANY', name: 'Germany' },
]

async function show(saved: typeof profile | null) {
  const shown = await renderScreen<profileRouteQuery>({
    screen: ProfileScreen,
    query: profileQuery,
    variables: {},
    answer: { Query: { viewer: { id: 'maya', profile: saved }, countries } },
  })
  const { mock } = shown.environment
  const sentInput = () => mock.getMostRecentOperation().request.variables.input
  /** Answers the save that is under way. */
  const answer = (saveProfile: object) =>
    act(async () => mock.resolveMostRecentOperation({ data: { saveProfile } }))
  return { ...shown, sentInput, answer, user: userEvent.setup() }
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const write = async (user: UserEvent, label: RegExp, text: string) => {
  await user.click(field(label))
  await user.paste(text)
}
const save = () => screen.getByRole('button', { name: 'Save Profile' })

describe('the profile', () => {
  it('names every fault at once and sends nothing', async () => {
    const { user, environment } = await show(null)
    await user.click(save())
    for (const message of [
      'Please provide more details about your academic background',
      'Required',
      'Please provide details about your work experience',
      'Please provide more details about your interests',
      'Select at least one country',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(environment.mock.getAllOperations()).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(field(/Academic Background/)))
  })

  it('sends what was told, empty notes as nothing', async () => {
    const { user, sentInput, answer } = await show(null)
    await write(user, /Academic Background/, profile.academicBackground)
    await user.click(screen.getByLabelText('Masters'))
    await write(user, /Work Experience/, profile.workExperience)
    await write(user, /Study Interests/, profile.studyInterests)
    await user.click(screen.getByRole('button', { name: 'Add Germany' }))
    await write(user, /Test Scores/, 'GRE 322')
    await user.click(save())
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
    expect(saving.disabled).toBe(true)
    expect(sentInput()).toEqual({
      academicBackground: profile.academicBackground,
      targetDegree: 'MASTERS',
      workExperience: profile.workExperience,
      testScores: 'GRE 322',
      preferredCountries: ['GERMANY'],
      studyInterests: profile.studyInterests,
      budget: null,
      intendedStartDate: null,
    })
    await answer({ __typename: 'SaveProfilePayload', created: true, viewer: { id: 'maya', profile } })
    expect(await screen.findByText('Profile created')).toBeTruthy()
    expect(await screen.findByText('Your profile has been saved successfully.')).toBeTruthy()
  })

  it('starts from what is saved and says when it was updated', async () => {
    const { user, answer } = await show(profile)
    expect(field(/Academic Background/).value).toBe(profile.academicBackground)
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toBeTruthy()
    await write(user, /Budget/, '25 lakhs')
    await user.click(save())
    await answer({ __typename: 'SaveProfilePayload', created: false, viewer: { id: 'maya', profile } })
    expect(await screen.findByText('Profile updated')).toBeTruthy()
  })

  it("puts the server's faults on their fields until they are changed", async () => {
    const { user, answer } = await show(profile)
    await user.click(save())
    await answer({
      __typename: 'ValidationError',
      message: 'Some answers need a correction.',
      fields: [{ path: 'budget', message: 'Please keep this short' }],
    })
    expect(await screen.findByText('Please keep this short')).toBeTruthy()
    expect(await screen.findByText('Failed to save profile: Some answers need a correction.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(/Budget/)))
    await write(user, /Budget/, '20 lakhs')
    expect(field(/Budget/).getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps what was typed when the call does not come through', async () => {
    const { user, environment } = await show(profile)
    await write(user, /Budget/, '25 lakhs')
    await user.click(save())
    await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFault('OFFLINE')))
    expect(await screen.findByText('Your profile was not saved')).toBeTruthy()
    expect(field(/Budget/).value).toBe('25 lakhs')
  })

  it('clears the form on Reset and takes that back on Undo', async () => {
    const { user } = await show(profile)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(field(/Academic Background/).value).toBe('')
    expect(screen.queryByRole('button', { name: 'Remove Germany' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(field(/Academic Background/).value).toBe(profile.academicBackground)
  })

  it('asks before it is left with something unsaved', async () => {
    const { user, router } = await show(profile)
    await write(user, /Budget/, '25 lakhs')
    await act(() => router.navigate('/dashboard'))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(field(/Budget/).value).toBe('25 lakhs')
    await act(() => router.navigate('/dashboard'))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })

  it('is left without a question when everything is saved', async () => {
    const { router } = await show(profile)
    await act(() => router.navigate('/dashboard'))
    expect(await screen.findByText('Another page')).toBeTruthy()
  })
})
