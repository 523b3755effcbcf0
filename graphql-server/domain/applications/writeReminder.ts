import { type Day, dayOf, daysFrom, inWords } from './days.ts'

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
  fullName,
  due,
  today,
  publicUrl,
}: {
  fullName: string
  due: readonly DueApplication[]
  today: Day
  publicUrl: string
}): { subject: string; body: string } {
  const page = `${publicUrl}/applications`
  const body = [
    `Hello ${fullName},`,
    due.length === 1 ? 'a deadline of yours is near:' : `${due.length} deadlines of yours are near:`,
    ...due.map(application => paragraphOn(application, today)),
    `Your applications: ${page}`,
    `Universities change their dates: check each one on the programme's own page. If you have applied already, move the application to Applied, and it is not mentioned again.`,
    `You get this mail because reminders are on for your account: 14, 7 and 2 days before a deadline. To stop them, open ${page} and switch off reminders by mail.`,
    'Gradwright',
  ]
  return { subject: subjectOf(due, today), body: `${body.join('\n\n')}\n` }
}

function subjectOf(due: readonly DueApplication[], today: Day): string {
  const [nearest] = due
  if (nearest === undefined) throw new Error('There is nothing to be reminded of')
  const when = daysLeftInWords(daysFrom(today, dayOf(nearest.deadline)))
  if (due.length === 1) return `Deadline ${when}: ${nameOf(nearest)}`
  return `${due.length} deadlines, the first ${when}: ${nameOf(nearest)}`
}

function paragraphOn(application: DueApplication, today: Day): string {
  const day = dayOf(application.deadline)
  const origin =
    application.deadlineFrom === null
      ? 'the day that you set'
      : `${application.deadlineFrom}, from the catalogue`
  return [
    nameOf(application),
    `${inWords(day)}, ${daysLeftInWords(daysFrom(today, day))} (${origin})`,
    openTasks(application.tasks.map(({ title }) => title)),
  ].join('\n')
}

function openTasks(titles: readonly string[]): string {
  if (titles.length === 0) return 'Everything on your list is done.'
  const more = titles.length - MOST_NAMED
  const named = titles.slice(0, MOST_NAMED).join(', ')
  return `Still to do: ${named}${more > 0 ? ` and ${more} more` : ''}.`
}

function nameOf({ program }: DueApplication): string {
  // The name is part of the subject, which is one line.
  return `${program.name}, ${program.university.name}`.replace(/\s+/g, ' ')
}

function daysLeftInWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
