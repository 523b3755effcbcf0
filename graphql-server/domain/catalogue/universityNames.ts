import { memoize } from '../language/memoize.ts'
import { plainText } from './searchText.ts'

/** A checklist compares the names of each university with each document of a person. */
const plainName = memoize(text => plainText(text).replace(/^the /u, ''))

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
