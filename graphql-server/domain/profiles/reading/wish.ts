import { fieldMentionsIn } from '../../catalogue/fields.ts'

/** The words of an interest by what they say. Characters keep their positions, for quotes; others become spaces. */
export type Wish = {
  /** What somebody wants to study. */
  wanted: string
  /** What they say that they do not want. */
  refused: string
}

const MOST_READ_OF_A_WISH = 6000

/** An MFA is a degree of writers and film-makers too: beside another field the letters do not name fine arts. */
const FINE_ARTS_DEGREE = /\bM\.?F\.?A\b/gi

function withoutDegree(words: string): string {
  const rest = words.replaceAll(FINE_ARTS_DEGREE, blank)
  return fieldMentionsIn(rest).some(({ isGeneral }) => !isGeneral) ? rest : words
}

/** Words that refuse what follows, up to a 'but' or the end of the clause. 'Not only' and 'not sure' refuse nothing. */
const REFUSED =
  /\b(?:not(?!\s(?:only|just|necessarily|sure|decided|limited|mandatory|required|yet|fully)\b)|no(?!\s(?:preference|idea|matter|specific)\b)|never|don'?t\s(?:want|like)|except|excluding|without|avoid(?:ing)?|anything\sbut|other\sthan|rather\sthan|instead\sof|leaving)\b(?:(?!\bbut\b|\s[-–—]\s)[^,.;:\n()]){0,80}/gi

const LANGUAGE = '(?:english|german|spanish|italian|french|catalan|hindi)'
const LANGUAGES = String.raw`${LANGUAGE}(?:(?:\s?[,/&]\s?|\s(?:or|and)\s)${LANGUAGE})*`
/** Parts that name no subject somebody wants: a language of teaching, what they come from, whom a programme accepts. */
const ASIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${LANGUAGES}[\s-]?(?:taught|medium|speaking|instruction|language\s(?:courses?|programm?e?s?)|courses?|programm?e?s?)\b`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:taught|courses?|programm?e?s?|instruction)\sin\s${LANGUAGES}\b`, 'gi'),
  /\b(?:switch|mov|chang|pivot|transition|shift|com)(?:e|es|ed|ing)?\s(?:over\s|away\s|careers?\s)?from\s[^,.;\n]{0,60}?(?=\b(?:in)?to\b|\btowards?\b|[,.;\n)]|$)/gi,
  /\b(?:background|bachelor'?s?(?:\sdegree)?|undergrad\w*|graduated|studied|majored|worked)\s(?:is\s|was\s)?(?:in|as|at|for)\s[^,.;\n]{0,60}?(?=\b(?:but|now)\b|[,.;\n)]|$)/gi,
  /\b(?:that|which)\saccepts?\b[^,.;\n]{0,80}/gi,
]

const blank = (part: string) => ' '.repeat(part.length)

/** Parts the words of an interest into what is wanted and what is refused. A past major counts as neither. */
export function readWish(words: string): Wish {
  const text = words.slice(0, MOST_READ_OF_A_WISH)
  const ofSubjects = withoutDegree(ASIDE.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text))
  const wanted = ofSubjects.replaceAll(REFUSED, blank)
  const refused = [...ofSubjects.matchAll(REFUSED)].map(([part]) => part.replace(FIRST_WORDS, '').trim())
  return { wanted, refused: refused.filter(part => part !== '').join(', ') }
}

/** The words that refuse, at the beginning of what is refused. */
const FIRST_WORDS =
  /^(?:(?:not|no|never|don'?t|want|like|except|excluding|without|avoid(?:ing)?|anything|but|other|rather|than|instead|of|leaving|(?:at\s)?all|really|interested|keen|strong|good|in|on|to|the|an?|any|do(?:ing)?|become|go(?:ing)?|for|into|too|much|very|just|only)\b\s*)+/i

const COURSE = String.raw`(?:full[\s-]?time\b|accelerated|executive|mba|emba|pg[dp]m|ms|msc|ma|master'?s?|course|programm?e?|degree)`
const LENGTH = String.raw`\b(one|two|\d{1,2})[\s-]?(years?|yrs?|months?)\b`
const LENGTHS = new RegExp(String.raw`${LENGTH}(?:\s(?:or|to|\/)\s${LENGTH})?[\s-]{0,2}${COURSE}`, 'gi')

/** The most months that somebody wants to study: 15 for 'one year or 15 month MBA'. Null where they do not say. */
export function readMostMonths(words: string): number | null {
  const months = [...words.slice(0, MOST_READ_OF_A_WISH).matchAll(LENGTHS)].flatMap(
    ([, count, unit, other, otherUnit]) => [monthsOf(count, unit), monthsOf(other, otherUnit)],
  )
  const most = Math.max(...months)
  return most > 0 ? most : null
}

function monthsOf(count = '', unit = ''): number {
  const number = { one: 1, two: 2 }[count.toLowerCase()] ?? Number(count)
  return /^m/i.test(unit) ? number : number * 12
}
