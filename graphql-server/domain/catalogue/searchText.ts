/** A text in lower case, without accents, its words separated by single spaces. */
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

/** A part of a natural key: a name reduced to letters, digits and hyphens. */
export function slugOf(name: string): string {
  return plainText(name).replaceAll(' ', '-')
}

/** The text that a search reads. Every word has a space in front, so that beginnings of words can be found. */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  return ` ${plainText(parts.filter(part => part != null).join(' '))}`
}

/** Stands before words that say what a row is. `plainText` leaves none in what people type. */
const MARK = '='

/** A search text whose words can be told from those around it: names of a university beside its city. */
export function markedSearchTextOf(parts: readonly (string | null | undefined)[]): string {
  return searchTextOf(parts).replaceAll(' ', `${MARK} `)
}

/** The part that a search text contains for a word, or the beginning of one, that is marked in it. */
export function markedPart(word: string): string {
  return `${MARK} ${word}`
}

/** The words of a search text. */
export function wordsOfSearchText(searchText: string): string[] {
  return searchText
    .replaceAll(MARK, '')
    .split(' ')
    .filter(word => word !== '')
}

/** Further words of a search are ignored. */
const MOST_WORDS = 8

/** Words that are in nearly every name, or only by chance in some. They are ignored beside other words. */
const EMPTY_WORDS = new Set(
  'a an and at for from in of on the to university degree program programme course master masters ms msc'.split(
    ' ',
  ),
)

/** The words of a search that count, in plain letters. */
export function searchWords(search: string): string[] {
  const words = plainText(search.slice(0, 200))
    .split(' ')
    .filter(word => word !== '')
  const telling = words.filter(word => !EMPTY_WORDS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS)
}

/**
 * The parts that a search text must contain for a search, all of them. A word is found only where a word begins:
 * otherwise 'mit' would find Amity.
 */
export function searchParts(search: string): string[] {
  return searchWords(search).map(word => ` ${word}`)
}
