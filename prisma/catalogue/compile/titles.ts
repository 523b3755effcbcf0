/** A parsed title of a course: its subject and its award. */
export type CourseTitle = {
  /** Without the award, for comparison: 'Robotics'. */
  subject: string
  /** As displayed: 'Robotics MSc', 'Master of Robotics'. */
  name: string
  award: string
  isMba: boolean
}

/** Titles that are no full-time master's course on a campus abroad. */
const NOT_LISTED =
  /\b(online|distance|e-learning|by research|mres|mphil|m\.phil|master of philosophy|philosophy \(|phd|ph\.d|doctor|doctoral|part[- ]time|executive|pre-?master|dubai|malaysia|singapore|qatar|hong kong|top-up|apprenticeship|intercalated|double[- ]degree|dual|joint ph\.?d|conversion|pre-registration|with foundation|one[- ]year extension|placement year)\b|\(research\)|\(?research\)?$|^postgraduate (certificate|diploma)|^(pg ?cert|pg ?dip)/i

const AWARDS: Readonly<Record<string, string>> = {
  msc: 'MSc',
  'm.sc': 'MSc',
  'm.sc.': 'MSc',
  ms: 'MS',
  'm.s.': 'MS',
  ma: 'MA',
  'm.a.': 'MA',
  mba: 'MBA',
  meng: 'MEng',
  'm.eng': 'MEng',
  'm.eng.': 'MEng',
  llm: 'LLM',
  'll.m.': 'LLM',
  march: 'MArch',
  'm.arch': 'MArch',
  'm.arch.': 'MArch',
  mph: 'MPH',
  mpa: 'MPA',
  mfa: 'MFA',
  med: 'MEd',
  mtech: 'MTech',
  'm.tech': 'MTech',
  'm.tech.': 'MTech',
  mla: 'MLA',
  mup: 'MUP',
  mplan: 'MPlan',
  mcp: 'MCP',
  mim: 'MiM',
}

const AWARD = Object.keys(AWARDS)
  .sort((a, b) => b.length - a.length)
  .map(award => award.replaceAll('.', '\\.'))
  .join('|')
const QUALIFICATION = `(?:${AWARD}|pg ?dip\\.?|pg ?cert\\.?|pgd|pgc|diploma|certificate|postgraduate diploma|postgraduate certificate|postgraduate programme|master'?s?|masters? degree|hons)`
const SPELLED: readonly [RegExp, string][] = [
  [/^(?:european )?master'?s? (?:degree )?of science(?: \(m\.?sc?\.?\))? (?:in|on|-) */i, 'MSc'],
  [/^(?:european )?master'?s? (?:degree )?of arts(?: \(m\.?a\.?\))? (?:in|-) */i, 'MA'],
  [/^master of engineering in /i, 'MEng'],
  [/^master of technology in /i, 'MTech'],
  [
    /^(?:official |university |interuniversity |european )*master'?s?’?s?(?: degree)?(?: programme?)? (?:in|on) /i,
    'Master',
  ],
]
const SPELLED_AT_END: readonly [RegExp, string][] = [
  [/[ ,(-]+master of science(?: \(m\.?sc?\.?\))?\)?$/i, 'MSc'],
  [/[ ,(-]+master of arts(?: \(m\.?a\.?\))?\)?$/i, 'MA'],
  [/[ ,(-]+master'?s?(?: degree)?(?: programme?)?\)?$/i, 'Master'],
]
const AT_END = new RegExp(
  `[\\s,|/(–-]+(?:${QUALIFICATION})(?:[\\s,/|()&+–-]+(?:and |or )?(?:${QUALIFICATION}))*[\\s)]*$`,
  'i',
)
const AT_START = new RegExp(
  `^(?:${QUALIFICATION})(?:[\\s]*[/,&][\\s]*(?:${QUALIFICATION}))*(?:\\s+in\\s+|\\s*[-–:]\\s*|\\s+)`,
  'i',
)
const AWARD_WORD = new RegExp(`(?:^|[^\\p{L}])(${AWARD})(?=$|[^\\p{L}])`, 'iu')

/**
 * Parses a title. Null for what is not listed: research degrees, distance and part-time study, double degrees.
 * `fallback` is the award for a title without one.
 */
export function readCourseTitle(raw: string, fallback: string): CourseTitle | null {
  let title = raw
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
  if (NOT_LISTED.test(title)) return null
  // 'LLM Master of Laws' says its award twice.
  title = title
    .replace(/^ll\.?m\.? (?=master of laws\b)/i, '')
    .replace(
      /\s*\((?:[^()]*(?:accredited|option|pathway|placement|industrial|internship|professional practice|advanced practice|full[- ]time|january|september|london|campus|conversion|track|part ii|taught|months?)[^()]*)\)/gi,
      '',
    )
    .trim()
  if (
    /^master of [^/]+$/i.test(title) &&
    !/^master of (science|arts|engineering|technology) in /i.test(title)
  ) {
    if ((title.match(/master of/gi) ?? []).length > 1) return null
    const isMba = /^master of business administration/i.test(title)
    // 'Master of Arts (Education)' teaches education, not arts.
    const subject = title.replace(/^master of /i, '').replace(/^(?:arts|science) \((.+)\)$/i, '$1')
    return { subject, name: titleCase(title), award: isMba ? 'MBA' : 'Master', isMba }
  }
  if (/\bmaster of\b.*\bmaster of\b| \/ master/i.test(title)) return null

  let award: string | null = null
  for (const [pattern, spelled] of [...SPELLED, ...SPELLED_AT_END])
    if (pattern.test(title)) {
      award ??= spelled
      title = title.replace(pattern, '')
    }
  const named = AWARD_WORD.exec(title)?.[1]?.toLowerCase()
  if (named !== undefined && (award === null || award === 'Master')) award = AWARDS[named] ?? null
  for (let before = ''; before !== title; ) {
    before = title
    title = title.replace(AT_END, '').replace(AT_START, '').trim()
  }
  title = title.replace(/^[\s,:–-]+|[\s,:–(-]+$/g, '')
  if (count(title, '(') !== count(title, ')'))
    title = title.replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  award ??= fallback
  const isMba = award === 'MBA' || /\bmba\b/i.test(raw)
  if (isMba && (title.length < 3 || /^(mba|business administration)$/i.test(title)))
    return { subject: 'MBA', name: 'MBA', award: 'MBA', isMba }
  if (title.length < 3 || title.length > 110 || /[/|;]/.test(title)) return null
  const subject = titleCase(title)
  const abbreviated = /^[A-Z][A-Za-z]*[A-Z]$|^M[A-Z]/.test(award) && award !== 'Master'
  return { subject, name: abbreviated ? `${subject} ${award}` : subject, award, isMba }
}

/** A title in capitals in usual spelling. Others are unchanged. */
export function titleCase(title: string): string {
  if (title !== title.toUpperCase() || !/[A-Z]{4}/.test(title))
    return title.charAt(0).toUpperCase() + title.slice(1)
  const small = new Set(['and', 'of', 'in', 'for', 'the', 'to', 'on', 'with', 'e', 'di', 'a'])
  return title
    .toLowerCase()
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** Full-time months in a duration as course lists write it; null without a full-time duration. */
export function readMonths(text: string): number | null | 'PART_TIME' {
  const plain = text.toLowerCase().replaceAll('½', '.5').replaceAll('one', '1').replaceAll('two', '2')
  if (/part[- ]?time/.test(plain) && !/full/.test(plain)) return 'PART_TIME'
  const span =
    /(\d+(?:\.\d+)?)\s*(?:-|–|to|or)?\s*(?:\d+(?:\.\d+)?)?\s*(year|yr|month|semester|week)s?(?:,\s*(\d+)\s*month)?/.exec(
      plain,
    )
  if (!span) return null
  const [, amount = '', unit = '', more = '0'] = span
  const months = { year: 12, yr: 12, month: 1, semester: 6, week: 12 / 52 }[unit] ?? 0
  const total = Math.round(Number(amount) * months + Number(more))
  return total >= 6 && total <= 48 ? total : null
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The calendar months in a text, 1 to 12, in order. */
export function readIntakes(text: string): number[] {
  const plain = text.toLowerCase()
  return MONTHS.flatMap((month, place) => (new RegExp(`\\b${month}\\b`).test(plain) ? [place + 1] : []))
}

/** The fee for international students in a text about fees, with its year; null where none is stated. */
export function readInternationalFee(
  text: string,
): { amount: number; currency: string; year: number } | null {
  const found =
    /(?:international|overseas|non-eu|rest of (?:the )?world)[^£€$\d]{0,60}([£€])\s?(\d{1,3}(?:[,.]\d{3})+|\d{4,5})(?![\d,]*\s*(?:per|for each|\/)\s*(?:module|\d+|credit|month|semester))/i.exec(
      text,
    )
  if (!found) return null
  const amount = Number((found[2] ?? '').replaceAll(/[,.]/g, ''))
  // A lower amount is the fee of domestic students.
  if (!(amount >= (found[1] === '£' ? 10_000 : 6000) && amount <= 75_000)) return null
  const around = /20(2\d)\s*[/–-]\s*(?:20)?\d\d/.exec(text)
  return {
    amount,
    currency: found[1] === '£' ? 'GBP' : 'EUR',
    year: around ? 2000 + Number(around[1]) : 2023,
  }
}

/** A subject without 'with Advanced Practice', which is a placement and not the practice of a health profession. */
export function withoutPlacement(subject: string): string {
  return subject.replace(/ with advanced practice\b/i, '')
}
