/** Names of things as they stand in a sentence: articles, dates, and brackets around what belongs to one thing. */

import { insideSentence, listed, withArticle } from '../../language/grammar.ts'
import { mayTell } from './clauses.ts'
import { countWords } from './plainText.ts'

const DEGREE =
  /^(?:B\.?Tech|M\.?Tech|B\.?Sc|M\.?Sc|B\.?E\.?|B\.?A\.?|M\.?A\.?|MBA|BBA|B\.?Com|Bachelor['’]?s?|Master['’]?s?|Diploma|Ph\.?D)(?=[. ]|$)/u

/** With a capital these belong to a name. */
const THING_TO_FOUND =
  /^(?:studio|firm|school|clinic|lab|laboratory|centre|center|foundation|institute|factory|shop)$/u

export const COUNT_NOUN =
  /^(?:suite|licence|module|essay|report|club|unit|network|office|group|studio|session|bridge|footbridge|building|study|comparison|machine|tower|shelter|map|database|register|archive|typeface|chair|instrument|paper|article|poster|patent|scholarship|medal|award|certificate|project|internship|thesis|dissertation|chapter|publication|presentation|prize|app|website|robot|drone|prototype|dashboard|chatbot|simulator|model|degree|diploma|fellowship|grant|system|tool|platform|device|algorithm|application|engine|bot|survey|debate|competition|hackathon|contest|course|class|book|film|documentary|video|talk|lecture|workshop|visit|trip|game|shortage|accident|injury|phd|job|role|position|career|startup|company|mistake|failure)$/iu

export function lowerStart(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

export const BODY_OF_PEOPLE =
  /\b(?:club|team|society|orchestra|band|choir|council|association|magazine|newspaper|committee|group|chapter|union)$/iu

/** 'robotics club, cricket team' → 'the robotics club and the cricket team'; a short list without its 'and'. */
export function nounList(text: string): string | null {
  const items = text.split(/, (?:and )?/u)
  if (items.length > 5 || items.some(item => countWords(item) > 4 || /[\d():;"“]|\band\b/u.test(item)))
    return null
  if (items.length === 1 && !BODY_OF_PEOPLE.test(text)) return null
  if (items.some(item => /\b(?:Univ|University|College|Institut\p{L}*)\b/u.test(item))) return null
  const isBody = (item: string) => BODY_OF_PEOPLE.test(item) && !/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(item)
  if (
    items.length > 1 &&
    items.some(item => /^\p{Lu}/u.test(insideSentence(item)) && !isBody(item)) &&
    items.length < 3
  )
    return null
  const [first = '', ...others] = items
  // 'Rheology, enzymology': the capital is the line's.
  const isLineStart =
    others.length > 0 &&
    others.every(item => /^\p{Ll}/u.test(item)) &&
    /^\p{Lu}\p{Ll}+(?:ology|ography|onomy|istry|istics|metrics|namics|nomics|chanics|ation|ment|ing)$/u.test(
      first,
    )
  return listed(
    items.map(item => {
      const inside = isLineStart && item === first ? lowerStart(item) : insideSentence(item)
      return isBody(item) &&
        (/^\p{Ll}/u.test(inside) || / /u.test(inside)) &&
        !/^(?:a|an|the|my|our|some)\b/u.test(inside)
        ? `the ${inside}`
        : inside
    }),
  )
}

/** 'Mother's diabetes' */
const KIN =
  /^(?:Mother|Father|Parents|Grandmother|Grandfather|Brother|Sister|Uncle|Aunt|Wife|Husband)(?=['’])/u

/** 'IEEE conference paper 2023' → 'an IEEE conference paper in 2023', where no name is taken apart. */
export function nounPhrase(text: string, hasDetails: boolean): string {
  const whole = citation(dated(withPlaceInBrackets(text))).replace(KIN, kin => `my ${kin.toLowerCase()}`)
  const phrase = insideSentence(hasDetails ? bracketed(whole) : whole)
  if (
    /^(?:best|(?:highest|lowest|largest|youngest|oldest|fastest|strongest) (?!\p{Lu}))\b/iu.test(phrase) ||
    /^\p{Lu}[\p{L}-]+ (?:community|people|tribe)$/u.test(phrase)
  )
    return `the ${phrase}`
  if (/^hono(?:u)?rable mention\b/u.test(phrase)) return `an ${phrase}`
  if (/^(?:\p{Lu}[\p{L}’'-]* ){1,5}(?:Award|Prize|Medal|Scholarship|Fellowship|Trophy|Cup)\b/u.test(phrase))
    return `the ${phrase}`
  const head =
    /^((?:[\p{L}\d.'’-]+ ){0,4}?)([\p{L}-]+)(?= (?:in|on|at|for|from|of|by|with|about|to|over|across|under|between|using|that|which|titled|called|and (?:the|an?))\b|,| \(|$)/u.exec(
      phrase,
    )
  const [, before = '', noun = ''] = head ?? []
  const isDetermined =
    /^(?:a|an|the|my|our|his|her|their|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!-)|first|second|third|\d+(?!\S*-)(?! ?(?:m|km|cm|mm|kg|g|t|kW|MW|V|Hz|GHz|ml|ha)\b)|this|that|several|some|many|\d+(?:st|nd|rd|th))\b/iu.test(
      before,
    )
  if (DEGREE.test(phrase)) return withArticle(phrase)
  if (/^(?:Cent(?:re|er)|Department|Institute|School|Faculty) (?:for|of)\b/u.test(phrase))
    return `the ${phrase}`
  return (COUNT_NOUN.test(noun) || THING_TO_FOUND.test(noun)) && !isDetermined ? withArticle(phrase) : phrase
}

/** 'conference paper 2023' → 'conference paper in 2023'; 'Smart India Hackathon 2024' keeps its name whole. */
export function dated(text: string): string {
  const years =
    /^(.*\b\p{Ll}\p{L}+),? \(?((?:19|20)\d\d ?[–-] ?(?:(?:19|20)?\d\d|present|now))\)?(?=$|, )/u.exec(text)
  if (years) return `${years[1]} (${years[2]})${text.slice(years[0].length)}`
  const match = /^(.*\b\p{Ll}\p{L}+),? (?:\(((?:19|20)\d\d)\)|((?:19|20)\d\d))$/u.exec(text)
  // Behind several details the year belongs to the last of them.
  if (!match || (match[2] !== undefined && /,[^,]*,/u.test(text))) return text
  const [, before = '', inBrackets, plain] = match
  return /\b(?:in|of|since|from|by|to|until|and|for|class|batch|year|edition)$/iu.test(before)
    ? text
    : `${before} ${/\b(?:paper|article|poster|publication|chapter)$/iu.test(before) ? 'from' : 'in'} ${inBrackets ?? plain}`
}

/** 'A. Reddy, K. Raman, "Title", Venue 2025 (first author)' → '"Title" (Venue 2025, first author)'. */
function citation(text: string): string {
  const match =
    /^(?:(?:\p{Lu}[\p{L}.'’-]*[ ,&]+(?:and )?){1,12})?(["“][^"”]{4,200}["”])[,.]?\s+([^"“”]{3,120})$/u.exec(
      text,
    )
  if (!match) return text
  const [, title = '', rest = ''] = match
  return `${title.replace(/[,.]+(?=["”]$)/u, '')} (${rest.replace(/\s*\(([^()]*)\)\s*$/u, ', $1').replace(/[()]/gu, '')})`
}

/** '6 weeks rural health unit, Siaton' → '6 weeks (rural health unit, Siaton)'. */
function withPlaceInBrackets(text: string): string {
  const [, span = '', where = ''] =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years)) ((?!(?:of|in|at|with|on|for|as|from|and|to)\b)\p{Ll}[^()]{3,60})$/iu.exec(
      text,
    ) ?? []
  return span === '' || mayTell(where) ? text : `${span} (${where})`
}

/** What stands behind a comma or a dash as an addition to one thing goes into brackets, so that it can be listed. */
function bracketed(text: string): string {
  const people = text.split(/,\s+(?:and\s+)?|\s+and\s+/u)
  if (people.length > 1 && people.every(person => /^(?:Prof|Dr)/u.test(person))) return listed(people)
  const contest =
    /^([^,()]{3,50}), ((?:\p{Lu}[\p{L}\d’'-]* )*(?:Hackathon|Olympiad|Competition|Contest|Challenge|Conference|Championship|Symposium|Festival)\b[^,()]*)$/u.exec(
      text,
    )
  if (contest) return `${contest[1]} at the ${contest[2]}`
  const named = /^([^,()–]{3,60})(?:,| –) ((?:\p{Lu}|\d)[^(),–]{1,60}(?:, (?:19|20)\d\d)*)$/u.exec(text)
  if (named) return `${named[1]} (${named[2]})`
  const person =
    /^((?:(?:Prof|Dr)\S* )?\p{Lu}\p{L}+(?: (?:\p{Lu}[\p{L}.’'-]*|van|der|den|de|von|zu|del|la|da|dos|bin|al)){1,5}), (\p{Ll}[^,()]{3,60})$/u.exec(
      text,
    )
  if (person) return `${person[1]} (${person[2]})`
  const topic = /^(\p{Lu}[^–:()]{2,50}?)(?: –|:) ([^()]+)$/u.exec(text)
  return topic ? `${topic[1]} (${topic[2]})` : text
}
