import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded ahead, so that no test waits for the code that the form fetches when it is needed.
import './FollowUpDialog.tsx'
import { shortTextQuestion } from './formQuestion.ts'
import type { FormQuestion } from './kinds/index.ts'
import { QuestionnaireForm, type Submission } from './QuestionnaireForm.tsx'
import { questionnaireOnPage } from './testing/questionnaireOnPage.ts'
import { findQuestionnaire } from './testing/vectors.ts'

const questionnaire = await questionnaireOnPage(findQuestionnaire({ type: 'SOP', form: 'QUICK' }))
const leading: readonly FormQuestion[] = [
  shortTextQuestion({
    key: 'course',
    label: 'Target course',
    rules: [{ type: 'MIN_LENGTH', value: 3, message: "Please specify the course you're applying for" }],
  }),
]

const story = 'I rebuilt the cooling loop of a test bench and cut its downtime by 40 percent.'
const complete = {
  course: 'MSc Energy Systems',
  studentFullName: 'Maya Krishnan',
  studentEmail: 'maya@example.com',
  currentUniversity: 'College of Engineering, Pune',
  currentDegree: 'B.Tech. in Mechanical Engineering',
  graduationYear: '2026',
  hasWorkExperience: 'no',
  problemSolvingStory: story,
  fieldInterestOrigin: story,
  facultyConnections: story,
  setbackLearning: story,
  campusInvolvement: story,
}
const withoutTwoStories = { ...complete, problemSolvingStory: '', setbackLearning: '' }

afterEach(cleanup)

function show(startValues: Record<string, unknown> = {}, answer: Awaited<ReturnType<OnSubmit>> = []) {
  const onSubmit = vi.fn<OnSubmit>(async () => answer)
  render(
    <QuestionnaireForm
      questionnaire={questionnaire}
      leading={leading}
      startValues={startValues}
      submitLabel="Generate Document"
      pendingLabel="Generating..."
      onSubmit={onSubmit}
    />,
  )
  return { onSubmit, person: userEvent.setup() }
}
type OnSubmit = (submission: Submission) => Promise<readonly { path: string; message: string }[]>

const generate = () => screen.getByRole('button', { name: 'Generate Document' })
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const summary = () => screen.getByRole('region', { name: /need(s)? a correction/ })

describe('a questionnaire on one page', () => {
  it('says everything that is wrong at once and goes to the first of it', async () => {
    const { person, onSubmit } = show({ studentFullName: 'Maya Krishnan' })
    await person.click(generate())

    const lines = within(await screen.findByRole('region', { name: '11 answers need a correction' }))
    expect(lines.getAllByRole('listitem').map(line => line.textContent)).toEqual([
      "Target course: Please specify the course you're applying for",
      'Email address: Please provide your email address',
      'Current or undergraduate university: Please specify your current/undergraduate university',
      'Degree programme: Please specify your current degree program',
      'Graduation year: Please provide your graduation year',
      'Do you have work experience?: Required',
      'A problem that you solved: Please share your problem-solving story (≈150 words)',
      'What drew you to this field: Please describe what sparked your interest in this field',
      "Professors or labs that you want to work with: Please name professors/labs you'd like to work with and why",
      'A setback, and what you learned: Please describe a setback and what you learned',
      'What you would join on campus: Please describe your campus involvement plans',
    ])
    await waitFor(() => expect(document.activeElement).toBe(field('Target course')))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('ties each fault to its field and links to it from the summary', async () => {
    const { person } = show({ ...complete, graduationYear: '26', hasWorkExperience: '' })
    await person.click(generate())

    const year = field('Graduation year')
    await waitFor(() => expect(document.activeElement).toBe(year))
    expect(year.getAttribute('aria-invalid')).toBe('true')
    const says = (year.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
    expect(says).toContain('Please provide your graduation year')

    await person.click(within(summary()).getByRole('link', { name: 'Do you have work experience?' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }))
  })

  it('takes a fault away once it is mended, and keeps what was typed', async () => {
    const { person, onSubmit } = show({ ...complete, studentEmail: 'maya@example' })
    await person.click(generate())
    await screen.findByRole('region', { name: '1 answer needs a correction' })
    expect(field('Email address')).toHaveProperty('value', 'maya@example')

    await person.type(field('Email address'), '.com')
    await waitFor(() => expect(screen.queryByRole('region', { name: /correction/ })).toBeNull())
    await person.click(generate())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  })

  it('submits trimmed answers by kind, without the screen’s own questions, and waives nothing', async () => {
    const { person, onSubmit } = show({ ...complete, currentDegree: '  B.Tech.  ', publications: '   ' })
    await person.click(generate())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())

    const sent = onSubmit.mock.lastCall?.[0]
    expect(sent?.acceptThinAnswers).toBe(false)
    expect(sent?.values.course).toBe('MSc Energy Systems')
    expect(sent?.answers).toEqual([
      { key: 'studentFullName', value: { text: 'Maya Krishnan' } },
      { key: 'studentEmail', value: { text: 'maya@example.com' } },
      { key: 'currentUniversity', value: { text: 'College of Engineering, Pune' } },
      { key: 'currentDegree', value: { text: 'B.Tech.' } },
      { key: 'graduationYear', value: { text: '2026' } },
      { key: 'hasWorkExperience', value: { option: 'no' } },
      { key: 'problemSolvingStory', value: { text: story } },
      { key: 'fieldInterestOrigin', value: { text: story } },
      { key: 'facultyConnections', value: { text: story } },
      { key: 'setbackLearning', value: { text: story } },
      { key: 'campusInvolvement', value: { text: story } },
      { key: 'writingTone', value: { option: 'formal-warm' } },
      { key: 'wordCount', value: { option: '1000' } },
    ])
  })

  it('says where a prefilled answer comes from until it is another', async () => {
    const person = userEvent.setup()
    render(
      <QuestionnaireForm
        questionnaire={questionnaire}
        prefilled={{ currentDegree: { value: 'B.Tech.', from: 'From your account.' } }}
        startValues={{ currentDegree: 'B.Tech.' }}
        submitLabel="Generate Document"
        pendingLabel="Generating..."
        onSubmit={async () => []}
      />,
    )
    expect(screen.getByText(/From your account\./)).toBeTruthy()
    await person.type(field('Degree programme'), ' (Hons)')
    expect(screen.queryByText(/From your account\./)).toBeNull()
    expect(document.activeElement).toBe(field('Degree programme'))
  })

  it('asks about a job only those who have one, and remembers the answer while it is hidden', async () => {
    const { person } = show()
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull()
    await person.click(screen.getByRole('radio', { name: 'Yes' }))
    await person.type(await screen.findByRole('textbox', { name: 'Company' }), 'Tata Motors')
    await person.click(screen.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull())
    await person.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveProperty('value', 'Tata Motors')
  })

  it('shows what the server refused beside its field until the answer changes, the rest in the summary', async () => {
    const { person } = show(complete, [
      { path: 'graduationYear', message: 'That year is too far away' },
      { path: 'answers', message: 'Tell us a little more first' },
    ])
    await person.click(generate())
    const year = field('Graduation year')
    await waitFor(() => expect(document.activeElement).toBe(year))
    expect(summary().textContent).toContain('Graduation year: That year is too far away')
    expect(summary().textContent).toContain('Tell us a little more first')

    await person.type(year, '0')
    await waitFor(() => expect(year.getAttribute('aria-invalid')).toBeNull())
  })

  it('leaves out what was kept of a question that has changed', () => {
    show({ studentFullName: 7, wordCount: '5000', writingTone: 'conversational' })
    expect(field('Full name')).toHaveProperty('value', '')
    expect(screen.getByRole('radio', { name: '1,000 words' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /^Conversational/ })).toHaveProperty('checked', true)
  })
})

describe('the follow-up to thin stories', () => {
  it('asks for exactly the stories that are missing or under 20 characters', async () => {
    const { person, onSubmit } = show({ ...withoutTwoStories, setbackLearning: '  I failed once.  ' })
    await person.click(generate())

    const dialog = await screen.findByRole('dialog', { name: "Let's strengthen your SOP" })
    const asked = within(dialog).getAllByRole('listitem')
    expect(asked.map(line => line.textContent)).toEqual([
      expect.stringMatching(/^A problem that you solved.*\?$/),
      expect.stringMatching(/^A setback, and what you learned.*\?$/),
    ])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leads back to the first of them on “I’ll fill these in first”', async () => {
    const { person, onSubmit } = show(withoutTwoStories)
    await person.click(generate())
    await person.click(await screen.findByRole('button', { name: "I'll fill these in first" }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(field('A problem that you solved')))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits the form with thin answers accepted on “Generate anyway”', async () => {
    const { person, onSubmit } = show(withoutTwoStories)
    await person.click(generate())
    await person.click(await screen.findByRole('button', { name: 'Generate anyway' }))

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    const sent = onSubmit.mock.lastCall?.[0]
    expect(sent?.acceptThinAnswers).toBe(true)
    expect(sent?.answers.map(({ key }) => key)).not.toContain('problemSolvingStory')
    await waitFor(() => expect(generate()).toHaveProperty('disabled', false))
    expect(screen.queryByRole('region', { name: /correction/ })).toBeNull()
  })

  it('names every story that the form would refuse, and leaves no other list of faults beside it', async () => {
    const { person } = show({
      ...withoutTwoStories,
      setbackLearning: 'I failed an exam once.',
      studentEmail: '',
    })
    await person.click(generate())
    await screen.findByRole('region', { name: /correction/ })
    await person.type(field('Email address'), 'maya@example.com')
    await person.click(generate())
    const dialog = await screen.findByRole('dialog', { name: "Let's strengthen your SOP" })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('region', { name: /correction/, hidden: true })).toBeNull()
  })

  it('waits until nothing else is wrong', async () => {
    const { person } = show({ ...withoutTwoStories, studentEmail: 'maya' })
    await person.click(generate())
    await screen.findByRole('region', { name: '3 answers need a correction' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not shown for a story that is only shorter than its minimum length', async () => {
    const { person, onSubmit } = show({
      ...complete,
      problemSolvingStory: 'I fixed a pump and it ran again.',
    })
    await person.click(generate())
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'Please share your problem-solving story (≈150 words)',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
