/** Cleans an answer for use as prose, without changing its content. */

const TAG_NAMES =
  'a|abbr|b|big|blockquote|body|br|button|center|code|div|em|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|meta|nav|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video'
const HIDDEN_ELEMENT = /<(script|style)\b[^<>]{0,500}>[\s\S]{0,20000}?<\/\1\s*>/giu
const BLOCK_TAG = /<\/?(?:p|div|li|br|tr|h[1-6]|ul|ol|table|section|blockquote|hr)\b[^<>]{0,500}>/giu
const TAG = new RegExp(`</?(?:${TAG_NAMES})(?:\\s[^<>]{0,500})?/?>`, 'giu')
const COMMENT = /<!--[\s\S]{0,20000}?-->/gu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
}
const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}/gu
const EMOJI_BUT_SIGNS = (mark: string) => (/[©®™↔]/u.test(mark) ? mark : ' ')
const BULLET = /[•▪◾◼●‣◦✔✓✅☑➤➢►▶■□]\u{FE0F}?/gu
/** Longer than any word: a key was held down. Rules that read letter by letter would take long on it. */
const NO_WORD = /(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d][-'’_.]{0,3}){120,}/gu
/** Replaces a link or contact data. The words that lead up to it can be removed too. */
export const CUT_OUT = '\u{E000}'
const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const PHONE = /(?<![\p{L}\d.])\+\d[\d\s().-]{7,18}\d(?![\p{L}\d])|(?<![\p{L}\d.,])\d{10}(?![\p{L}\d.,])/gu
/** An address may contain a pair of brackets. */
const MARKDOWN_LINK =
  /\[([^\]\n]{1,100})\]\((?:[a-z][a-z\d+.-]{1,20}:|www\.)(?:[^()\n]|\([^()\n]{0,100}\)){0,500}\)/giu
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>()]+/giu
const CONTROL = /[^\P{Cc}\n\t\r]|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu

/**
 * The answer without mark-up, emoji, control characters, links and contact data. Line breaks and other scripts are
 * kept.
 */
export function cleanText(raw: string): string {
  return (
    raw
      .replace(/[\p{Surrogate}\p{Co}]/gu, ' ')
      .normalize('NFC')
      .replace(/\r\n?|\u2028|\u2029/gu, '\n')
      .replace(CONTROL, ' ')
      .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
      .replace(NO_WORD, ' ')
      .replace(HIDDEN_ELEMENT, ' ')
      .replace(COMMENT, ' ')
      .replace(BLOCK_TAG, '\n')
      .replace(TAG, ' ')
      .replace(
        /&(amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo);/giu,
        (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
      )
      .replace(/&#(?:39|x27);/giu, "'")
      .replace(BULLET, '\n• ')
      // An image or a link in Markdown.
      .replace(/!\[[^\]\n]{0,100}\]\([^()\n]{0,500}\)/gu, ' ')
      .replace(MARKDOWN_LINK, '$1')
      .replace(LINK, CUT_OUT)
      .replace(/\$\{[^{}]*\}|\{\{[^{}]*\}\}/gu, ' ')
      .replace(EMAIL, CUT_OUT)
      .replace(PHONE, CUT_OUT)
      .replace(EMOJI, EMOJI_BUT_SIGNS)
      .replace(/\(\s*\)|\[\s*\]/gu, ' ')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/[([]\s*\u{E000}\s*[)\]]/gu, ' ')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ *\n */gu, '\n')
      .trim()
  )
}

/** A one-line answer: cleaned, on one line, without an end mark. */
export function cleanLine(raw: string): string {
  return (
    cleanText(raw)
      .replace(/\n+/gu, ' ')
      .replaceAll(CUT_OUT, ' ')
      // 'Analyst -> senior analyst': one after the other.
      .replace(/ ?(?<![-=])[-=]{1,3}> ?(?=\p{L})/gu, ', then ')
      // A mark between two words separates them: they stay two words.
      .replace(/(?<=[\p{L}\p{N}])["“”<>]+(?=[\p{L}\p{N}])/gu, ' ')
      .replace(/["“”<>]/gu, '')
      .replace(/ {2,}/gu, ' ')
      .replace(/(?<=\d) %/gu, '%')
      .replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/u, '')
      .trim()
  )
}
