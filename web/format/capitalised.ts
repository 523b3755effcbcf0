/** A text as it begins a line: 'about £15,000 a year' is 'About £15,000 a year'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
