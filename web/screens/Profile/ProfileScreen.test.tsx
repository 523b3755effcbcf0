import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import profileQuery, { type profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts'
import type { useProfileReadingQuery } from '../../__generated__/useProfileReadingQuery.graphql.ts'
import type { useSaveProfileMutation } from '../../__generated__/useSaveProfileMutation.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ProfileScreen from './ProfileScreen.tsx'

type Profile = NonNullable<
  Extract<AnswerTo<useSaveProfileMutation>['saveProfile'], { created: boolean }>['viewer']['profile']
>
type Item = Profile['reading']['items'][number]

const KINDS = [
  ['GRADE', 'Grade', 'academicBackground'],
  ['GRE', 'GRE', 'testScores'],
  ['GMAT', 'GMAT', 'testScores'],
  ['ENGLISH', 'English test', 'testScores'],
  ['WORK_YEARS', 'Years of work', 'workExperience'],
  ['FIELDS', 'Fields of study', 'studyInterests'],
  ['BUDGET', 'Budget', 'budget'],
  ['INTAKE', 'Intake', 'intendedStartDate'],
] as const

const keyOf = (kind: string) => `${kind}:0123456789abcdef`

/** A reading in which these kinds were understood. */
function readingWith(
  understood: { [Kind in Item['kind']]?: Partial<Item> },
  notUnderstood: readonly string[] = [],
): Profile['reading'] {
  const nothing = { understood: null, note: null, quote: null, isCorrected: false }
  return {
    items: KINDS.map(([kind, name, from]) => {
      const item = { ...nothing, ...understood[kind] }
      return {
        ...{ kind, name, from, understood: item.understood, note: item.note, quote: item.quote },
        isCorrected: item.isCorrected,
        key: item.key ?? keyOf(kind),
        asCorrection: item.asCorrection ?? item.understood,
      }
    }),
    notUnderstood,
  }
}

const profile: Profile = {
  id: 'profile',
  updatedAt: '2026-11-01T10:00:00Z',
  academicBackground: 'B.Tech. in Mechanical Engineering, Pune, 2024',
  targetDegree: 'MASTERS',
  workExperience: 'One year at Bharat Forge',
  testScores: 'GRE 322',
  preferredCountries: ['GERMANY'],
  studyInterests: 'Robotics and control',
  budget: null,
  intendedStartDate: null,
  corrections: [],
  confirmedReadings: [],
  reading: readingWith({
    GRE: { understood: 'GRE 322', quote: 'GRE 322' },
    FIELDS: { understood: 'Robotics and automation', quote: 'Robotics' },
  }),
}

const countries: AnswerTo<profileRouteQuery>['countries'] = [
  { code: 'USA', name: 'USA' },
  { code: 'GERMANY', name: 'Germany' },
]

const FIELD_NAMES = [
  { name: 'Robotics and automation' },
  { name: 'Law' },
  { name: 'Film, media and journalism' },
]

async function show(saved: Profile | null) {
  const shown = await renderScreen<profileRouteQuery>({
    screen: ProfileScreen,
    query: profileQuery,
    variables: {},
    answer: { Query: { viewer: { id: 'maya', profile: saved }, countries, fields: FIELD_NAMES } },
  })
  const { mock } = shown.environment
  const under = (name: string) => {
    const asked = mock.getAllOperations().filter(operation => operation.request.node.operation.name === name)
    return asked.at(-1)
  }
  const saving = () => {
    const operation = under('useSaveProfileMutation')
    if (!operation) throw new Error('Nothing is being saved')
    return operation
  }
  const sentInput = () => saving().request.variables.input
  /** Answers the pending save. */
  const answer = (saveProfile: AnswerTo<useSaveProfileMutation>['saveProfile']) =>
    answerWith<useSaveProfileMutation>(mock, { saveProfile }, saving())
  /** The words that are being read, once typing has paused. */
  const reading = () =>
    waitFor(() => {
      const operation = under('useProfileReadingQuery')
      if (!operation) throw new Error('Nothing is being read')
      return operation
    })
  const answerReading = async (profileReading: AnswerTo<useProfileReadingQuery>['profileReading']) => {
    const operation = await reading()
    await answerWith<useProfileReadingQuery>(mock, { profileReading }, operation)
    return operation.request.variables.profile
  }
  const failSave = (fault: Error) => act(async () => mock.reject(saving(), fault))
  return { ...shown, mock, sentInput, answer, reading, answerReading, failSave, user: userEvent.setup() }
}

const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
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
    await waitFor(() => expect(document.activeElement).toBe(field(/Academic background/)))
  })

  it('sends what was told, empty notes as nothing', async () => {
    const { user, sentInput, answer } = await show(null)
    await write(user, /Academic background/, profile.academicBackground)
    await user.click(screen.getByLabelText('Masters'))
    await write(user, /Work experience/, profile.workExperience)
    await write(user, /Study interests/, profile.studyInterests)
    await user.click(screen.getByRole('checkbox', { name: 'Germany' }))
    await write(user, /Test scores/, 'GRE 322')
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
      corrections: [],
      confirmedReadings: [],
    })
    await answer({ __typename: 'SaveProfilePayload', created: true, viewer: { id: 'maya', profile } })
    expect(await screen.findByText('Profile created')).toBeTruthy()
    expect(await screen.findByText('Your profile has been saved successfully.')).toBeTruthy()
  })

  it('starts from what is saved and says when it was updated', async () => {
    const { user, answer } = await show(profile)
    expect(field(/Academic background/).value).toBe(profile.academicBackground)
    expect(screen.getByRole('checkbox', { name: 'Germany', checked: true })).toBeTruthy()
    await write(user, /Budget/, '25 lakhs')
    await user.click(save())
    await answer({ __typename: 'SaveProfilePayload', created: false, viewer: { id: 'maya', profile } })
    expect(await screen.findByText('Profile updated')).toBeTruthy()
  })

  it("puts the server's faults on their fields until they are changed", async () => {
    const { user, answer } = await show(profile)
    await user.click(save())
    await answer(
      refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'budget', message: 'Please keep this short' }],
      }),
    )
    expect(await screen.findByText('Please keep this short')).toBeTruthy()
    expect(await screen.findByText('Failed to save profile: Some answers need a correction.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(/Budget/)))
    await write(user, /Budget/, '20 lakhs')
    expect(field(/Budget/).getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps what was typed when the call does not come through', async () => {
    const { user, failSave } = await show(profile)
    await write(user, /Budget/, '25 lakhs')
    await user.click(save())
    await failSave(new NetworkFault('OFFLINE'))
    expect(await screen.findByText('Your profile was not saved')).toBeTruthy()
    expect(field(/Budget/).value).toBe('25 lakhs')
  })

  it('clears the form on Reset and takes that back on Undo', async () => {
    const { user } = await show(profile)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(field(/Academic background/).value).toBe('')
    expect(screen.queryByRole('checkbox', { name: 'Germany', checked: true })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(field(/Academic background/).value).toBe(profile.academicBackground)
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

describe('what was understood of the profile', () => {
  const change = (name: string) => screen.getByRole('button', { name: `Change: ${name}` })
  const panel = () => within(screen.getByRole('region', { name: 'What we understood' }))

  it('is one list beside the saved profile, with the words that it was read from, and sends no query', async () => {
    const { mock } = await show(profile)
    expect(panel().getByText('Robotics and automation')).toBeTruthy()
    expect(panel().getByText('GRE 322', { selector: 'q' })).toBeTruthy()
    expect(panel().getByText(/Check 2 of them/)).toBeTruthy()
    expect(panel().getByRole('button', { name: 'Set: GMAT' })).toBeTruthy()
    expect(mock.getAllOperations()).toEqual([])
    await expectAccessible(document.body)
  })

  it('is read again while words are typed, and the last answer stays meanwhile', async () => {
    const { user, answerReading } = await show(profile)
    await write(user, /Budget/, '25 lakhs')
    expect(screen.getByText('Robotics and automation')).toBeTruthy()
    const words = await answerReading(
      readingWith({
        BUDGET: { understood: '₹25 lakh a year', note: 'about $27,300 a year', quote: '25 lakhs' },
      }),
    )
    expect(words).toMatchObject({ budget: '25 lakhs', preferredCountries: ['GERMANY'], corrections: [] })
    expect(await screen.findByText('₹25 lakh a year')).toBeTruthy()
    expect(screen.getByText('About $27,300 a year.')).toBeTruthy()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('Budget: ₹25 lakh a year.'),
    )
  })

  it('sends no more of a text than is read', async () => {
    const { answerReading } = await show(profile)
    const book = `CGPA 8.2 ${'and so on '.repeat(5000)}`
    fireEvent.change(screen.getByLabelText(/Academic background/), { target: { value: book } })
    const words = await answerReading(readingWith({}))
    expect(words.academicBackground).toBe(book.slice(0, 6000))
  })

  it('says first, and beside the field, what could not be read', async () => {
    const { user, answerReading } = await show(profile)
    await write(user, /Budget/, 'eleven')
    await answerReading(readingWith({ GRE: { understood: 'GRE 322' } }, ['eleven']))
    const unread = await screen.findByText('We could not read this:')
    expect(screen.getByText(/Not understood:/)).toBeTruthy()
    expect(screen.getAllByText('eleven', { selector: 'q' })).toHaveLength(2)
    const first = panel().getByText('GRE 322')
    expect(unread.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('says that it cannot be had, and the form works on', async () => {
    const { user, mock, reading, sentInput } = await show(profile)
    await write(user, /Budget/, '25 lakhs')
    const operation = await reading()
    await act(async () => mock.reject(operation, new NetworkFault('OFFLINE')))
    expect(await screen.findByText(/cannot be read just now/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sentInput()).toMatchObject({ budget: '25 lakhs' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(/cannot be read just now/)).toBeNull()
    expect((await reading()).request.variables).toEqual(operation.request.variables)
  })

  it('is confirmed point by point or at once, and saved with the profile', async () => {
    const { user, sentInput, answer } = await show(profile)
    await user.click(screen.getByRole('button', { name: 'Right: GRE', pressed: false }))
    expect(await screen.findByRole('button', { name: 'Right: GRE', pressed: true })).toBeTruthy()
    expect(panel().getByText(/Check 1 of them/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sentInput().confirmedReadings).toEqual([keyOf('GRE')]))
    await answer(refused('ValidationError', { message: 'No.', fields: [] }))
    await user.click(screen.getByRole('button', { name: 'Right: GRE' }))
    await user.click(await screen.findByRole('button', { name: 'All of this is right' }))
    expect(await panel().findByText(/You have checked all of them/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sentInput().confirmedReadings).toEqual([keyOf('GRE'), keyOf('FIELDS')]))
  })

  it('is asked about again once its words say something else', async () => {
    const { user, answerReading } = await show({
      ...profile,
      confirmedReadings: [keyOf('GRE'), keyOf('FIELDS')],
    })
    expect(panel().getByText(/You have checked all of them/)).toBeTruthy()
    await write(user, /Test scores/, ', or so')
    await answerReading(
      readingWith({
        GRE: { understood: 'GRE 322', key: 'GRE:of-other-words-1' },
        FIELDS: { understood: 'Robotics and automation' },
      }),
    )
    expect(await screen.findByRole('button', { name: 'Right: GRE', pressed: false })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Right: Fields of study', pressed: true })).toBeTruthy()
  })

  it('is changed in place, and saved with the profile', async () => {
    const { user, answerReading, sentInput } = await show(profile)
    await user.click(change('GRE'))
    const words = await screen.findByLabelText<HTMLInputElement>('GRE, in your words')
    expect([words.value, document.activeElement]).toEqual(['GRE 322', words])
    await user.clear(words)
    await user.type(words, '330{Enter}')
    expect(document.activeElement).toBe(change('GRE'))
    await answerReading(readingWith({ GRE: { understood: 'GRE 330', isCorrected: true } }))
    expect(await screen.findByText('GRE 330')).toBeTruthy()
    expect(screen.getByText('You put it right.')).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sentInput().corrections).toEqual([{ kind: 'GRE', text: '330' }]))
  })

  it('is changed in the parts that its kind has', async () => {
    const { user, reading } = await show({
      ...profile,
      reading: readingWith({
        BUDGET: { understood: '₹25 lakh a year', asCorrection: '₹25 lakh a year; tuition only' },
        FIELDS: { understood: 'Law', asCorrection: 'Law; in particular refugee law' },
      }),
    })
    await user.click(change('Budget'))
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), '1,200')
    await user.selectOptions(screen.getByLabelText('Per'), 'a month')
    await user.selectOptions(screen.getByLabelText('It pays for'), 'tuition and living')
    await user.click(screen.getByRole('button', { name: 'Use this' }))
    await user.click(change('Fields of study'))
    await user.click(screen.getByRole('button', { name: 'Take out Law' }))
    await user.type(screen.getByLabelText('Add a field'), 'film{Enter}')
    expect(screen.getByLabelText<HTMLInputElement>(/What in it/).value).toBe('refugee law')
    await expectAccessible(document.body)
    await user.type(screen.getByLabelText(/What in it/), ' films')
    await user.click(screen.getByRole('button', { name: 'Use this' }))
    await waitFor(async () =>
      expect((await reading()).request.variables.profile.corrections).toEqual([
        { kind: 'BUDGET', text: 'EUR 1,200 a month' },
        { kind: 'FIELDS', text: 'Film, media and journalism; in particular refugee law films' },
      ]),
    )
  })

  it('is left as it was with Cancel and with Escape', async () => {
    const { user, mock } = await show(profile)
    await user.click(change('GRE'))
    await user.type(screen.getByLabelText('GRE, in your words'), '9')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(change('GRE'))
    await user.keyboard('1{Escape}')
    expect(screen.getByText('GRE 322', { selector: 'p' })).toBeTruthy()
    expect(document.activeElement).toBe(change('GRE'))
    expect(mock.getAllOperations()).toEqual([])
  })

  it('may be nothing, and one’s own words again', async () => {
    const { user, reading, sentInput, answer } = await show({
      ...profile,
      corrections: [{ kind: 'GRE', text: '330' }],
      reading: readingWith({ GRE: { understood: 'GRE 330', isCorrected: true } }),
    })
    await user.click(change('GRE'))
    await user.click(screen.getByRole('button', { name: 'Nothing is taken' }))
    await user.click(save())
    await waitFor(() => expect(sentInput().corrections).toEqual([{ kind: 'GRE', text: null }]))
    await answer(refused('ValidationError', { message: 'No.', fields: [] }))
    await user.click(change('GRE'))
    await user.click(screen.getByRole('button', { name: 'Use my words again' }))
    await waitFor(async () => expect((await reading()).request.variables.profile.corrections).toEqual([]))
  })

  it('names a correction that the server could not read, and leads to it', async () => {
    const { user, answer } = await show({
      ...profile,
      corrections: [{ kind: 'GRE', text: 'soon' }],
      reading: readingWith({ GRE: { isCorrected: true } }),
    })
    expect(screen.getByText(/‘soon’ could not be read/)).toBeTruthy()
    await user.click(save())
    await answer(
      refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'corrections.GRE', message: 'This could not be read. Write a GRE total' }],
      }),
    )
    expect(await screen.findByText('This could not be read. Write a GRE total')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(change('GRE')))
  })

  it('is nothing while the form says nothing', async () => {
    const { user, mock } = await show(null)
    expect(screen.getByText('What we understood')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Change:|Set:/ })).toBeNull()
    await user.click(screen.getByLabelText('Masters'))
    expect(mock.getAllOperations()).toEqual([])
  })
})
