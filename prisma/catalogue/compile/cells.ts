/** A row of a file of facts: its cells by column. */
export type Cells = Readonly<Record<string, string>>

/**
 * A cell by its column, with white space reduced to single spaces.
 * @throws Error when the file has no such column
 */
export function cell(row: Cells, column: string): string {
  const text = row[column]
  if (text === undefined) throw new Error(`A file of facts has no column ${column}.`)
  return text.replaceAll(/[\s\u00A0]+/g, ' ').trim()
}

/** A number from `least` to `most`; empty for anything else. */
export function inRange(text: string, least: number, most: number): number | '' {
  const number = Number(text)
  return text !== '' && number >= least && number <= most ? number : ''
}

/** A web address with its scheme and without a trailing slash; empty if the text is none. */
export function addressOf(website: string): string {
  const address = website.startsWith('http') ? website : `https://${website}`
  return URL.canParse(address) ? address.replace(/\/$/, '') : ''
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
