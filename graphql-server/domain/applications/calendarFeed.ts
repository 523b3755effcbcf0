import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { Plan } from '../billing/entitlements.ts'
import { columnOf, type Day, daysAfter } from './days.ts'
import { isStillToApply } from './policy.ts'
import { type ApplicationForTimeline, drawTimeline, type TimelineStep } from './timeline.ts'

/** The part of an application that the calendar shows. */
export type ApplicationForCalendar = ApplicationForTimeline & {
  id: number
  updatedAt: Date
  program: { name: string; university: { name: string } }
}

/** The refresh interval that calendars are given, in seconds. */
const LOOK_AGAIN_AFTER = 6 * 60 * 60

/**
 * RFC 5545 requires at least one component, and programs refuse a calendar that has none. An empty calendar holds a
 * time zone, which programs do not show.
 */
const NOTHING_YET = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const END = 'END:VCALENDAR'

/**
 * A person's deadlines as an RFC 5545 calendar: an all-day event for each deadline and, where the plan draws a
 * timeline, for each open step. The UID of an event never changes.
 */
export function composeCalendar({
  applications,
  kind,
  today,
  publicUrl,
}: {
  applications: readonly ApplicationForCalendar[]
  kind: Plan['timeline']
  today: Day
  publicUrl: string
}): string {
  const calendar = ical({
    name: 'Gradwright',
    prodId: { company: 'Gradwright', product: 'Applications', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_AFTER,
  })
  const page = `${publicUrl}/applications`
  const { host } = new URL(publicUrl)
  for (const application of applications)
    for (const step of stepsInCalendar({ application, kind, today }))
      calendar.createEvent({
        id: `application-${application.id}-${step.key}@${host}`,
        stamp: application.updatedAt,
        lastModified: application.updatedAt,
        start: columnOf(step.date),
        end: columnOf(daysAfter(step.date, 1)),
        allDay: true,
        summary: summaryOf(step, application),
        description: `${step.why}\n\n${page}`,
        url: page,
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      })
  const lines = calendar.toString().split('\r\n')
  const body = lines.slice(0, lines.lastIndexOf(END))
  const last = calendar.length() === 0 ? [...NOTHING_YET, END] : [END]
  // Every line ends with CRLF. The library omits the last one.
  return [...body, ...last, ''].join('\r\n')
}

/** Deadlines are in the calendar of every plan, whatever the plan draws on the board. */
function stepsInCalendar({
  application,
  kind,
  today,
}: {
  application: ApplicationForCalendar
  kind: Plan['timeline']
  today: Day
}): TimelineStep[] {
  const drawn = drawTimeline({ kind: kind === 'NONE' ? 'DEADLINES' : kind, application, today })
  return drawn.filter(({ key, isDone }) => key === 'deadline' || !isDone)
}

function summaryOf({ key, title }: TimelineStep, { program, status }: ApplicationForCalendar): string {
  const what = `${program.name}, ${program.university.name}`
  if (key !== 'deadline') return `${title} (${what})`
  return isStillToApply(status) ? `Deadline: ${what}` : `Deadline: ${what} (applied)`
}
