/** The pages at which calendars subscribe to an address, by the calendar's name. */
export function calendarLinks(address: string): readonly { name: string; href: string }[] {
  const feed = address.replace(/^https?:/, 'webcal:')
  const google = new URLSearchParams({ cid: feed })
  const outlook = new URLSearchParams({ url: address, name: 'Gradwright' })
  return [
    { name: 'Google', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
    { name: 'Apple', href: feed },
  ]
}
