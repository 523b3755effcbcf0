import { expect, test } from 'vitest'
import { calendarLinks } from './calendarLinks.ts'

test('each calendar gets the whole secret address', () => {
  const links = calendarLinks('https://gradwright.example/calendar/a-b_c.ics')
  const [google, outlook, apple] = links.map(({ href }) => new URL(href))
  expect(google?.searchParams.get('cid')).toBe('webcal://gradwright.example/calendar/a-b_c.ics')
  expect(outlook?.searchParams.get('url')).toBe('https://gradwright.example/calendar/a-b_c.ics')
  expect(apple?.href).toBe('webcal://gradwright.example/calendar/a-b_c.ics')
})
