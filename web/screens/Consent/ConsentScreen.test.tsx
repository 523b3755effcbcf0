import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import consentQuery, { type consentRouteQuery } from '../../__generated__/consentRouteQuery.graphql.ts'
import type { useGiveConsentMutation } from '../../__generated__/useGiveConsentMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ConsentScreen from './ConsentScreen.tsx'

const MOMENT = '2026-12-04T10:00:00.000Z'
const REQUEST = { organisationName: 'Bright Paths', fullName: 'Meera Iyer', expiresAt: MOMENT, profile: null }
const MEERA = {
  id: 'u1',
  fullName: 'Meera Iyer',
  email: 'meera@example.com',
  profile: null,
  sharedWith: null,
}
const show = (answer: Partial<AnswerTo<consentRouteQuery>>) =>
  renderScreen<consentRouteQuery>({
    screen: ConsentScreen,
    path: '/consent/:token',
    query: consentQuery,
    variables: { token: ':token' },
    answer: { Query: { consentRequest: REQUEST, viewer: null, ...answer } },
  })

describe('a request for consent', () => {
  it('says what to do about a link that opens nothing', async () => {
    const { container } = await show({ consentRequest: null })
    expect(screen.getByRole('heading', { name: 'This link opens nothing' })).toBeDefined()
    await expectAccessible(container)
  })

  it('lists what would be shared and what not, and leads a visitor to an account and back', async () => {
    const { container } = await show({})
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getByText(/Your notes, your answers to questionnaires/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/auth?next=%2Fconsent%2F%3Atoken',
    )
    expect(screen.queryByRole('button', { name: 'Agree to share' })).toBeNull()
    await expectAccessible(container)
  })

  it('cannot be given to a second consultancy', async () => {
    await show({ viewer: { ...MEERA, sharedWith: { organisationName: 'Other Ways' } } })
    expect(screen.getByText('You share with Other Ways')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Agree to share' })).toBeNull()
  })

  it('shows what is known of the student, which becomes their profile if they want', async () => {
    const user = userEvent.setup()
    const profile = {
      academicBackground: 'B.Tech in Pune',
      targetDegree: 'MASTERS' as const,
      workExperience: 'Two years at Bosch',
      testScores: null,
      preferredCountries: ['GERMANY' as const],
      studyInterests: 'Robotics and control systems',
      budget: null,
      intendedStartDate: null,
    }
    const { environment, container } = await show({
      consentRequest: { ...REQUEST, profile },
      viewer: MEERA,
    })
    const known = within(screen.getByRole('region', { name: 'What Bright Paths knows of you' }))
    expect(known.getByText('Two years at Bosch')).toBeDefined()
    expect(known.queryByText('Budget')).toBeNull()
    await expectAccessible(container)
    const agree = () => user.click(screen.getByRole('button', { name: 'Agree to share' }))
    await agree()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { token: ':token', takesProfile: true },
    })
  })

  it('is given by one press, and says how to stop', async () => {
    const user = userEvent.setup()
    const { environment } = await show({ viewer: MEERA })
    await user.click(screen.getByRole('button', { name: 'Agree to share' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { token: ':token', takesProfile: false },
    })
    await answerWith<useGiveConsentMutation>(environment.mock, {
      giveConsent: {
        __typename: 'GiveConsentPayload',
        viewer: { id: 'u1', sharedWith: { organisationName: 'Bright Paths', since: MOMENT } },
      },
    })
    expect(screen.getByRole('heading', { name: 'You share with Bright Paths' })).toBeDefined()
    expect(screen.getByText(/You can stop at any time/)).toBeDefined()
  })
})
