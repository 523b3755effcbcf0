/** A name in lower case, without accents, signs, a leading 'the' and the text in brackets. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}

/** The text in the brackets of a name: its initials. */
function initialsIn(name: string): string | null {
  return /\(([^)]+)\)/.exec(name)?.[1]?.toLowerCase() ?? null
}

/** The university of the catalogue that was typed: by its name, its own name, or its initials. */
export function findTyped<University extends { readonly name: string; readonly localName?: string | null }>(
  typed: string,
  universities: readonly University[],
): University | null {
  const sought = plain(typed)
  if (sought === '') return null
  return (
    universities.find(
      ({ name, localName }) =>
        plain(name) === sought || (localName && plain(localName) === sought) || initialsIn(name) === sought,
    ) ?? null
  )
}
