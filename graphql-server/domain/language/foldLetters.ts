/** Letters that Unicode does not take apart into a letter of A to Z and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
}
const WHOLE_LETTER = new RegExp(`[${Object.keys(WHOLE).join('')}]`, 'gu')

/** The text in lower case, with every Latin letter folded to A to Z: 'Đắk Lắk' and 'Dak Lak' become the same. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(WHOLE_LETTER, letter => WHOLE[letter] ?? letter)
}
