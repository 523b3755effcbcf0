const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** A moment as a day that a person reads: '3 March 2026', in their own time zone. */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment))
}

/** A moment as month and year: 'March 2026'. */
export function monthOf(moment: string): string {
  return MONTH.format(new Date(moment))
}

/** A moment as YYYY-MM-DD in the person's own time zone, for file names. */
export function isoDayOf(moment: string): string {
  const day = new Date(moment)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}
