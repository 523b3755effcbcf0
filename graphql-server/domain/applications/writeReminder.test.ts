import { describe, expect, test } from 'vitest'
import { mailWords } from '../mail/words.ts'
import { columnOf } from './days.ts'
import { type DueApplication, writeReminder } from './writeReminder.ts'

const due = (changes: Partial<DueApplication> = {}): DueApplication => ({
  id: 1,
  deadline: columnOf('2027-01-15'),
  deadlineFrom: 'Round 2, 2026-27',
  daysBefore: 14,
  program: { name: 'Robotics MSc', university: { name: 'University of Leeds' } },
  tasks: [],
  ...changes,
})

const write = (applications: readonly DueApplication[], today = '2027-01-01') =>
  writeReminder({
    words: mailWords('ENGLISH'),
    fullName: 'Asha Verma',
    due: applications,
    today,
    publicUrl: 'https://gradwright.example',
  })

describe('a reminder', () => {
  test('says what is due when, what is still to do, where to see it, and how to stop it', () => {
    const tasks = ['Statement of purpose', 'Transcripts', 'English test', 'CV', 'Proof of funds']
    const { subject, body } = write([due({ tasks: tasks.map(title => ({ title })) })])
    expect(subject).toBe('Deadline in 14 days: Robotics MSc, University of Leeds')
    expect(body).toBe(`Hello Asha Verma,

a deadline of yours is near:

Robotics MSc, University of Leeds
Friday 15 January 2027, in 14 days (Round 2, 2026-27, from the catalogue)
Still to do: Statement of purpose, Transcripts, English test, CV and 1 more.

Your applications: https://gradwright.example/applications

Universities change their dates: check each one on the programme's own page. If you have applied already, move the application to Applied, and it is not mentioned again.

You get this mail because reminders are on for your account: 14, 7 and 2 days before a deadline. To stop them, open https://gradwright.example/applications and switch off reminders by mail.

Gradwright
`)
  })

  test('lists several deadlines in one mail, the nearest in the subject', () => {
    const { subject, body } = write(
      [due({ deadline: columnOf('2027-01-02'), deadlineFrom: null }), due()],
      '2027-01-01',
    )
    expect(subject).toBe('2 deadlines, the first tomorrow: Robotics MSc, University of Leeds')
    expect(body).toContain('Saturday 2 January 2027, tomorrow (the day that you set)')
    expect(body).toContain('Everything on your list is done.')
  })

  test('has words for the last day', () => {
    expect(write([due()], '2027-01-15').subject).toBe('Deadline today: Robotics MSc, University of Leeds')
  })

  test('has a subject of one line', () => {
    const program = { name: 'Robotics\r\nBcc: everybody@example.com', university: { name: 'Leeds' } }
    expect(write([due({ program })]).subject).not.toMatch(/[\r\n]/)
  })
})
