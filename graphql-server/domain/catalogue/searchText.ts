/** A text without accents, in lower case, with single spaces between words. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replaceAll(/['’‘`´.]/g, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** A part of a natural key: the letters and digits of a name. */
export function slugOf(name: string): string {
  return plainText(name).replaceAll(' ', '-')
}

/** The searched text. Every word has a space in front, which lets a search match prefixes of words. */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  return ` ${plainText(parts.filter(part => part != null).join(' '))}`
}

/** Further words of a search are ignored. */
const MOST_WORDS = 8
/** Parts of at least this length match anywhere; shorter ones match only as a prefix of a word. */
const SHORTEST_PART = 3

/** Words that are in nearly every name, or in some by chance. They are ignored beside other words. */
const EMPTY_WORDS = new Set(
  'a an and at for from in of on the to university degree program programme course master masters ms msc'.split(
    ' ',
  ),
)

/**
 * The parts that a text must contain to match a search, all of them. Parts of three letters or more match anywhere,
 * shorter ones only as a prefix of a word: otherwise 'it' would find every university.
 */
export function searchParts(search: string): string[] {
  const words = plainText(search.slice(0, 200))
    .split(' ')
    .filter(word => word !== '')
  const telling = words.filter(word => !EMPTY_WORDS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
    .slice(0, MOST_WORDS)
    .map(word => (word.length < SHORTEST_PART ? ` ${word}` : word))
}
