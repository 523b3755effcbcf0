import { plainText } from './searchText.ts'

/** The names of a university that people use. */
export type NamedUniversity = { name: string; localName: string | null; otherNames: readonly string[] }

/** Whether a text is a name of the university, whatever its capitals, accents and leading article. */
export function isNameOf(text: string, { name, localName, otherNames }: NamedUniversity): boolean {
  const wanted = plainName(text)
  if (wanted === '') return false
  // 'Massachusetts Institute of Technology (MIT)' is also known without its abbreviation.
  const withoutBrackets = name.replace(/\s*\([^)]*\)\s*$/u, '')
  return [name, withoutBrackets, localName ?? '', ...otherNames].some(known => plainName(known) === wanted)
}

function plainName(text: string): string {
  return plainText(text).replace(/^the /u, '')
}
