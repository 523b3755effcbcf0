/** The months of the year by name, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Months as people read them: 'January and September'. */
export function monthsOf(months: readonly number[]): string {
  const names = months.flatMap(month => MONTHS[month - 1] ?? [])
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
