import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { Plan } from '../billing/entitlements.ts'
import { columnOf, type Day, daysAfter } from './days.ts'
import { isStillToApply } from './policy.ts'
import { type ApplicationForTimeline, drawTimeline, type TimelineStep } from './timeline.ts'

/** What of an application is in the calendar. */
export type ApplicationForCalendar = ApplicationForTimeline & {
  id: number
  updatedAt: Date
  program: { name: string; university: { name: string } }
}

/** How often calendars are asked to look again, in seconds. */
const LOOK_AGAIN_AFTER = 6 * 60 * 60

/**
 * RFC 5545 asks for at least one component, and programs refuse a calendar that has none. A time zone is one that shows
 * nothing: whoever has no deadlines yet subscribes to an empty calendar instead of seeing a made-up event.
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
 * The calendar of somebody's deadlines as RFC 5545 has it: one event of a whole day for each, and, where the plan draws
 * a timeline, for each step that is still to be done. An event keeps its UID whatever changes about it.
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
  // Each line ends, the last one too; the library leaves that open.
  return [...body, ...last, ''].join('\r\n')
}

/** A deadline is in everybody's calendar, whatever the plan draws on the board. */
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
