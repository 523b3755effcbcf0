import * as z from 'zod/mini'
import { addressForm, oneOf, words } from '../../routing/addressForm.ts'
import { ACTIONS } from './adminWords.ts'

/** A day of the calendar as an address names it; what is no day is left out. */
const calendarDay = z.codec(z.string(), z.string(), {
  decode: text => (startOf(text) === null ? '' : text),
  encode: day => day,
})

/** What the audit log is narrowed by. Empty says nothing. */
export const AUDIT_ADDRESS = addressForm({
  action: oneOf(['', ...ACTIONS.map(({ value }) => value)]),
  actor: words(100),
  person: words(100),
  from: calendarDay,
  to: calendarDay,
})

/** The first moment of a day such as 2026-11-23 in the person's own time zone; null where the text is no day. */
function startOf(day: string, daysLater = 0): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = new Date(`${day}T00:00:00`)
  if (Number.isNaN(start.getTime())) return null
  start.setDate(start.getDate() + daysLater)
  return start
}

/** The filter as the graph takes it: the last day is included. */
export function auditVariables(params: URLSearchParams) {
  const { action, actor, person, from, to } = AUDIT_ADDRESS.read(params)
  return {
    action: action || null,
    actor: actor || null,
    person: person || null,
    since: startOf(from)?.toISOString() ?? null,
    until: startOf(to, 1)?.toISOString() ?? null,
  }
}
