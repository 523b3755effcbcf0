import type { MailWords, WrittenMail } from '../mail/words.ts'
import { columnOf, type Day, dayOf, daysFrom } from './days.ts'

/** An application in a reminder. */
export type DueApplication = {
  id: number
  deadline: Date
  deadlineFrom: string | null
  /** The number of days of the reminder: 14, 7 or 2. */
  daysBefore: number
  program: { name: string; university: { name: string } }
  /** The tasks that are not done. */
  tasks: readonly { title: string }[]
}

/** The most tasks that are named. Of more, only the number is given. */
const MOST_NAMED = 4

/** The text of a mail about deadlines, the nearest first. */
export function writeReminder({
  words,
  fullName,
  due,
  today,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  due: readonly DueApplication[]
  today: Day
  publicUrl: string
}): WrittenMail {
  const { language, say } = words
  const link = `${publicUrl}/applications`
  const body = [
    say('Hello {name},', { name: fullName }),
    due.length === 1
      ? say('a deadline of yours is near:')
      : say('{count} deadlines of yours are near:', { count: due.length }),
    ...due.map(application => paragraphOn(words, application, today)),
    say('Your applications: {link}', { link }),
    say(
      "Universities change their dates: check each one on the programme's own page. If you have applied already, move the application to Applied, and it is not mentioned again.",
    ),
    say(
      'You get this mail because reminders are on for your account: 14, 7 and 2 days before a deadline. To stop them, open {link} and switch off reminders by mail.',
      { link },
    ),
    'Gradwright',
  ]
  return { language, subject: subjectOf(words, due, today), body: `${body.join('\n\n')}\n` }
}

function subjectOf(words: MailWords, due: readonly DueApplication[], today: Day): string {
  const [nearest] = due
  if (nearest === undefined) throw new Error('There is nothing to be reminded of')
  const when = daysLeftInWords(words, daysFrom(today, dayOf(nearest.deadline)))
  const name = nameOf(nearest)
  if (due.length === 1) return words.say('Deadline {when}: {name}', { when, name })
  return words.say('{count} deadlines, the first {when}: {name}', { count: due.length, when, name })
}

function paragraphOn(words: MailWords, application: DueApplication, today: Day): string {
  const due = dayOf(application.deadline)
  const day = words.weekday(columnOf(due))
  const when = daysLeftInWords(words, daysFrom(today, due))
  const origin = application.deadlineFrom
  return [
    nameOf(application),
    origin === null
      ? words.say('{day}, {when} (the day that you set)', { day, when })
      : words.say('{day}, {when} ({origin}, from the catalogue)', { day, when, origin }),
    openTasks(
      words,
      application.tasks.map(({ title }) => title),
    ),
  ].join('\n')
}

function openTasks({ say }: MailWords, titles: readonly string[]): string {
  if (titles.length === 0) return say('Everything on your list is done.')
  const count = titles.length - MOST_NAMED
  const tasks = titles.slice(0, MOST_NAMED).join(', ')
  return count > 0
    ? say('Still to do: {tasks} and {count} more.', { tasks, count })
    : say('Still to do: {tasks}.', { tasks })
}

function nameOf({ program }: DueApplication): string {
  // The name is part of the subject, which is one line.
  return `${program.name}, ${program.university.name}`.replace(/\s+/g, ' ')
}

function daysLeftInWords({ say }: MailWords, count: number): string {
  if (count === 0) return say('today')
  return count === 1 ? say('tomorrow') : say('in {count} days', { count })
}
