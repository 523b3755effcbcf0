/** The article of a phrase, by the pronunciation of its first word. */

/** 'technical staff for a farm'; a 'staff nurse' is one person. */
const NO_ARTICLE = /^(?:\p{L}+ ){0,2}staff(?=$|[.,;(]| (?:for|at|in|of|on)\b)/iu

/** 'an MSc', 'a B.Tech', 'an hour', 'a university', 'technical staff'. */
export function withArticle(phrase: string): string {
  if (NO_ARTICLE.test(phrase)) return phrase
  return `${articleFor(phrase)} ${phrase}`
}

/** 'a' or 'an'. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /^[^\p{L}\d]*([\p{L}\d.&'’-]+)/u.exec(phrase)?.[1] ?? ''
  if (/^\p{Lu}+(?:\b|[.\d-])/u.test(word) && !/^[AEIOU]\p{Lu}*[aeiou]/u.test(word)) {
    const letters = word.replace(/[^\p{Lu}]/gu, '')
    // Acronyms that are pronounced as words.
    if (/^(?:NATO|NASA|STEM|SAP|LED|FIFA|SIH|NIT|MOOC|REST|LIDAR|RAM|SCADA)$/u.test(letters)) return 'a'
    if (word.length <= 6) return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  }
  if (/^MSc|^MPhil|^MTech|^MEng|^MBBS|^LLB|^LLM|^MCom|^MArch/u.test(word)) return 'an'
  if (/^(?:8|11(?!\d{1,2}(?:\D|$))|18(?!\d{1,2}(?:\D|$)))/u.test(word)) return 'an'
  if (/^(?:uni(?!n|m)|us[aeiu]|eu|one\b|once|ubiq|ut[eio]|UK\b|US\b|U\.)/u.test(word)) return 'a'
  if (/^(?:hour|honou?r|honest|heir)/iu.test(word)) return 'an'
  return /^[aeiou]/iu.test(word) ? 'an' : 'a'
}
