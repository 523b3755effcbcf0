import { describe, expect, test } from 'vitest'
import { type ApplicationForCalendar, composeCalendar } from './calendarFeed.ts'
import { checklistFor } from './checklist.ts'
import { columnOf } from './days.ts'

const TODAY = '2026-09-01'
const TASKS = checklistFor({ degreeType: 'MASTERS', typicalGre: null, typicalGmat: null })

function application(changes: Partial<ApplicationForCalendar> = {}): ApplicationForCalendar {
  return {
    id: 12,
    status: 'PREPARING',
    deadline: columnOf('2027-01-15'),
    deadlineFrom: null,
    createdAt: new Date('2026-08-01T10:00:00Z'),
    updatedAt: new Date('2026-08-20T10:11:12.345Z'),
    tasks: TASKS.map(title => ({ title, isDone: false, tickedBy: null, documentId: null })),
    program: { name: 'Robotics MSc', university: { name: 'University of Leeds' } },
    ...changes,
  }
}

const compose = (
  applications: readonly ApplicationForCalendar[],
  kind: Parameters<typeof composeCalendar>[0]['kind'] = 'DEADLINES',
  today = TODAY,
) => composeCalendar({ applications, kind, today, publicUrl: 'https://gradwright.example' })

/** The content lines of a calendar, unfolded as RFC 5545 says. */
const linesOf = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n')

/** The events of a calendar, each with its raw property values by name. */
function eventsOf(calendar: string): Map<string, string>[] {
  const events: Map<string, string>[] = []
  for (const line of linesOf(calendar)) {
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    const colon = line.indexOf(':')
    events.at(-1)?.set(line.slice(0, colon), line.slice(colon + 1))
  }
  return events
}

describe('the calendar of deadlines', () => {
  test('has an event of a whole day for each deadline', () => {
    const [event, ...others] = eventsOf(compose([application()]))
    expect(others).toEqual([])
    expect(Object.fromEntries(event ?? [])).toMatchObject({
      UID: 'application-12-deadline@gradwright.example',
      DTSTAMP: '20260820T101112Z',
      'LAST-MODIFIED': '20260820T101112Z',
      'DTSTART;VALUE=DATE': '20270115',
      'DTEND;VALUE=DATE': '20270116',
      SUMMARY: 'Deadline: Robotics MSc\\, University of Leeds',
      DESCRIPTION: 'The day that you set.\\n\\nhttps://gradwright.example/applications',
      'URL;VALUE=URI': 'https://gradwright.example/applications',
      TRANSP: 'TRANSPARENT',
    })
  })

  test('has the header and footer of RFC 5545', () => {
    for (const applications of [[], [application()]]) {
      const calendar = compose(applications)
      const lines = linesOf(calendar)
      expect(lines.slice(0, 3)).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Gradwright//Applications//EN',
      ])
      expect(lines.filter(line => line !== '').at(-1)).toBe('END:VCALENDAR')
      expect(calendar.endsWith('\r\n')).toBe(true)
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }
  })

  test('is valid and empty without a deadline', () => {
    for (const applications of [[], [application({ deadline: null })]]) {
      const lines = linesOf(compose(applications))
      expect(lines).not.toContain('BEGIN:VEVENT')
      const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
      for (const property of ['TZID', 'DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'])
        expect(zone.filter(line => line.startsWith(`${property}:`))).toHaveLength(1)
      expect(zone).toContain('BEGIN:STANDARD')
      expect(lines.at(-2)).toBe('END:VCALENDAR')
    }
    expect(compose([application()])).not.toContain('VTIMEZONE')
  })

  test('escapes what a name contains, and folds lines at 75 octets between characters', () => {
    const name = `${'Análisis de señales; "datos", \\ redes 🎓'.repeat(6)}\nBEGIN:VALARM`
    const program = { name, university: { name: 'Università di Bologna' } }
    const calendar = compose([application({ program })])
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(calendar.isWellFormed()).toBe(true)
    const [event] = eventsOf(calendar)
    const written = event?.get('SUMMARY') ?? ''
    expect(written).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/)
    const read = written.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    expect(read).toBe(`Deadline: ${name}, Università di Bologna`)
    expect(linesOf(calendar)).not.toContain('BEGIN:VALARM')
  })

  test('has deadlines on every plan, and steps where the plan includes them', () => {
    expect(eventsOf(compose([application()], 'NONE'))).toHaveLength(1)
    const events = eventsOf(compose([application()], 'PERSONALISED'))
    expect(events.length).toBeGreaterThan(5)
    expect(events[0]?.get('SUMMARY')).toBe('Book the English test (Robotics MSc\\, University of Leeds)')
  })

  test('omits completed steps, and marks a submitted application', () => {
    const tasks = [{ title: 'English test', isDone: true, tickedBy: 'PERSON' as const, documentId: null }]
    const uids = eventsOf(compose([application({ tasks })], 'PERSONALISED')).map(event => event.get('UID'))
    expect(uids).toEqual(
      ['final-check', 'submit', 'deadline'].map(key => `application-12-${key}@gradwright.example`),
    )
    const [event, ...others] = eventsOf(compose([application({ status: 'APPLIED' })], 'PERSONALISED'))
    expect(others).toEqual([])
    expect(event?.get('SUMMARY')).toMatch(/\(applied\)$/)
  })

  test('keeps an event’s UID when everything else changes, and uses each once', () => {
    const uids = (changes: Partial<ApplicationForCalendar>) =>
      eventsOf(compose([application(changes), application({ id: 13 })], 'PERSONALISED')).map(event =>
        event.get('UID'),
      )
    const before = uids({})
    expect(new Set(before).size).toBe(before.length)
    const program = { name: 'Another', university: { name: 'Other' } }
    expect(uids({ deadline: columnOf('2027-03-01'), program, updatedAt: new Date() })).toEqual(before)
  })
})
