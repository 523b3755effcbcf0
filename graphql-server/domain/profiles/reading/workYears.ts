import {
  decimal,
  matchesOf,
  NUMBER_WORDS,
  nothing,
  type Outcome,
  partAround,
  plain,
  quoted,
  type Span,
  shown,
  spokenNumber,
} from './words.ts'

/** The longest plausible working life, in months. */
const LONGEST = 50 * 12

const COUNT = String.raw`\d{1,3}(?:[.,]\d{1,2})?|${NUMBER_WORDS}|half\san?|an?(?=\s)|couple\sof`
const LENGTH = new RegExp(
  String.raw`(?<![\d.,/$₹€£a-z])(?:(${COUNT})\s{0,2}(?:-|to)\s{0,2})?(${COUNT})\s?\+?[\s-]?(and\s(?:an?\s)?half\s)?(?:academic\s)?(years?|yrs?|yoe|y(?=\s?\d|\s|$)|a[nñ]os?|ann[ieo]|ans|années|jahr(?:en?)?|năm|saal|yıl|tahun|tháng|ay(?=\s)|bulan|mahine|months?|mos?|mths?|mois|mes(?:es|i)|monaten?|weeks?|wks?)(?![\p{L}])(\sand\s(?:an?\s)?half|\srưỡi)?(?:\s?(?:,|and|&)?\s?(\d{1,2}|${NUMBER_WORDS})\s?(months?|mos?|mths?|m)(?![a-z]))?`,
  'giu',
)
const NO_WORK_BEHIND =
  /^'?\s?(?:olds?\b|of\sage|ago\b|warranty|degree|course|bond\b|program|bachelor|b\.?tech|diploma|plan\b|from\snow|later\b|of\s(?:study|college|engineering|education|school|gap)|gap\b|integrated|worth\b)/i
const NO_WORK_BEFORE =
  /(?:\bnext|\bwithin|\baged?|\bper|\bonce|\btwice|\btimes|\bgap\sof|\bdegree\sof)\s(?:the\s|an?\s)?$/i
/** 'a year' is a time of work only after words that say so: 'twice a year' is not. */
const WORKED_BEFORE =
  /(?:^|\bfor|\bworked|\babout|\bover|\bnearly|\balmost|\baround|\bspent|\bof|[,;:(\n])\s{0,2}$/i
const IN_ALL = /\b(?:total|overall|altogether|in\sall|combined|cumulative)\b/i

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const POINT = String.raw`(?:(${MONTH_NAMES.join('|')})[a-z]{0,6}\.?[\s,'-]{0,3}|(\d{1,2})[/.])?((?:19[6-9]|20[0-4])\d|(?<=[a-z]\s?)'\d\d)`
const PERIOD = new RegExp(
  String.raw`(?<![\d./])${POINT}\s{0,3}(?:-|to|till|until|through)\s{0,3}(?:${POINT}|(?:till\s)?(?:present|now|current(?:ly)?|today|date|ongoing))(?!\d)`,
  'gi',
)
const SINCE = new RegExp(
  String.raw`\b(?:since|desde|seit|depuis|dal)\s{1,2}(?:the\s)?${POINT}(?!\d)|\b(?:from\s${POINT}\s(?:onwards?|on)\b|(?:full[\s-]?time|work(?:ing|ed)?|employed|joined|started|there|here|it)\s(?:[^,;.\n\d]{0,30}\s)?(?:from|since|in)\s${POINT}(?!\d)(?=[^.;\n]{0,60}\b(?:still|present|now|current\w*|continu\w+|till\sdate)\b)|full[\s-]?time\s(?:from|since)\s${POINT}(?!\d))|(?<=(?:^|[.;\n])\s{0,2})from\s${POINT}(?!\d|\s{0,3}(?:-|to\b|till|until|through))`,
  'gi',
)
/** '2023 June' for 'June 2023'. */
const YEAR_FIRST = new RegExp(
  String.raw`\b((?:19[6-9]|20[0-4])\d)\s((?:${MONTH_NAMES.join('|')})[a-z]{0,6})\b(?!\s?\d)`,
  'gi',
)

/**
 * What belongs to an education. A trainee programme and a graduate or management trainee's post are first jobs, and a time
 * 'excluding cadetship' is none.
 */
const INTERN =
  /\bintern(?:s|ed|ing|ship|ships)?\b|\bapprentice(?:ship)?\b|\bhouse[\s-]?(?:surgency|surgeon\w*|job|officer)\b|\barticle(?:d|ship|\s(?:assistant|clerk))\w*\b|\bcadet(?:ship)?\b|\bvolunteer\w*|\bpraktik\w+|\btirocinio\b|\bpasant[ií]a\b|\bpr[aá]cticas\b|\bstaj\b|\bthực\stập\b|\b(?:industrial|in-?plant|vocational|summer)\straining\b|\b(?:working|werk)\s?student\b|\bhiwi\b|\bcampus\sambassador\b|\bpracticum\b|\bco-?op\b|\b(?:dissertation|thesis)\b|\b(?:clinical|compulsory)\srotations?\b|(?<!\b(?:graduate|management|executive|engineer)\s)\btrainee\b(?!\s(?:program|scheme))/i
/** 'After an internship' is about another time; 'before that an internship' is about one. */
const BESIDE_INTERNSHIP =
  /\b(?:after|before|following|besides|excluding|not\scounting)\s(?:(?:my|the|an|a|his|her|\d\w*|\w+[\s-]months?|summer)\s){0,3}(?:intern|apprentic|article|cadet|house)|\b(?:excluding|not\scounting)\b/i
/** A time that is part of one named before: '4 years, the last 2 as team lead'. */
const PART_BEFORE =
  /\b(?:of\swhich|out\sof\swhich|including|incl\.?|(?:with|and|for)?\s?(?:the\s|my\s)?(?:last|past|latest|recent|first))\s?$/i
const NONE =
  /\bfreshers?\b|\bno\s(?:prior\s|formal\s|full[\s-]?time\s|professional\s|relevant\s|real\s|work(?:ing)?\s|job\s|industry\s|corporate\s){0,3}(?:experience|exp\b|work\b|job\b)|\bnone\b|\bnil\b|^\s{0,3}n\.?\/?a\.?\b|\bnot\s(?:yet|any|worked|applicable|working)\b|\bfresh\sgraduate|\bzero\b|\bnever\sworked|^\s{0,3}no\b\W{0,3}$|\b(?:final|third|fourth|last)[\s-]year\s(?:student|undergrad)|\bcurrently\s(?:a\s|an\s)?(?:student|undergrad)/i
const EDUCATION =
  /\bb\.?\s?tech\b|\bb\.?e\b|\bdegree\b|\bbachelor|\bschool\b|\buniversity\b|\bcollege\b|\bgraduat|\bstudent\b|\bm\.?\s?tech\b/i

/** What somebody did instead of work, in the same clause as a time. */
const NO_WORK_AROUND =
  /\bprepar(?:ed|ing|ation)\b|\bmaternity\b|\b(?:career|study|family|maternity)\s(?:break|gap|leave)\b|\bunemployed\b|\bsabbatical\b|\bjob\s(?:search|hunt)/i
/** 'About 25 hours a week': a time of work at so many hours counts by its share of a full week. */
const HOURS = /(\d{1,2})\s?(?:h|hrs?|hours?)\s?(?:\/|a|per|each|every)\s?(?:week|wk)\b/i
/** Service that a country asks of its graduates: work where somebody says what they did in it. */
const SERVICE =
  /\b(?:nysc|(?:national|military|youth|compulsory)\s(?:youth\s)?service|service\s(?:year|corps)|corps\s?member|conscripted|conscription)\b/i
const WORK_IN_SERVICE = /\bas\s(?:an?\s)?[a-z]{4}|\b(?!during|serving|having|being)[a-z]{4,14}ing\b/i
const FULL_WEEK = 40
const NEARLY_FULL_WEEK = 32

type Length = Span & { months: number; isIntern: boolean; isTotal: boolean }
type Stay = Span & { from: number; to: number; isIntern: boolean; isOpen: boolean }

/**
 * Reads the years of paid work: lengths of time and dates, added up, each job once. A total replaces them; internships
 * do not count. `isAlone`: the text is only the time, and a bare number is in years.
 */
export function readWorkYears(
  words: string,
  { today, isAlone = false }: { today: Date; isAlone?: boolean },
): Outcome<number> {
  const text = plain(words).replaceAll(YEAR_FIRST, '$2 $1')
  const doubts: Span[] = []
  const lengths = lengthsIn(text, doubts, isAlone)
  const stays = staysIn(text, today, doubts).filter(
    stay => !isGivenAsLength(stay, lengths, text) && !isWithinLength(stay, lengths, text),
  )
  const unread = doubts.map(span => quoted(words, span))
  const jobs = withoutParts(
    lengths.filter(({ isIntern }) => !isIntern),
    text,
  )
  const worked = stays.filter(({ isIntern }) => !isIntern)
  const total = jobs.find(({ isTotal }) => isTotal) ?? leadingTotal(jobs, text)
  const counted: readonly Span[] = total ? [total] : [...jobs, ...worked].sort((a, b) => a.start - b.start)
  const [first] = counted
  const left = [...lengths, ...stays].filter(({ isIntern }) => isIntern)
  const uncounted = [
    ...(left.some(span => !isService(text, span)) ? ['internships are not counted'] : []),
    ...(left.some(span => isService(text, span)) ? ['compulsory service is not counted'] : []),
  ]
  if (!first) {
    const none = NONE.exec(text)
    const [internship] = left
    if (!none && internship === undefined) return nothing(unread)
    const span = none ? { start: none.index, end: none.index + none[0].length } : internship
    return {
      value: 0,
      understood: 'None yet',
      note: uncounted.join('; ') || null,
      quote: span ? quoted(words, span) : null,
      doubts: unread,
    }
  }
  const months = total ? total.months : jobs.reduce((sum, { months: part }) => sum + part, 0) + union(worked)
  if (months > LONGEST) return nothing([...unread, quoted(words, first)])
  const notes = [
    counted.length > 1 ? `${counted.length} times added up` : null,
    !total && worked.some(({ isOpen }) => isOpen) ? `counted to ${monthName(today)}` : null,
    ...uncounted,
  ].filter(note => note !== null)
  return {
    value: Math.round((months / 12) * 100) / 100,
    understood: said(months),
    note: notes.join('; ') || null,
    quote: counted
      .slice(0, 4)
      .map(span => quoted(words, span))
      .join(', '),
    doubts: unread,
  }
}

function lengthsIn(text: string, doubts: Span[], isAlone: boolean): Length[] {
  const listed = listedYears(text)
  if (listed.length > 0) return listed
  const bare = isAlone ? /^\s{0,9}(\d{1,2}(?:[.,]\d{1,2})?)\s{0,9}$/.exec(text)?.[1] : undefined
  if (bare !== undefined)
    return [
      { start: 0, end: text.length, months: Math.round(decimal(bare) * 12), isIntern: false, isTotal: true },
    ]
  const found = matchesOf(LENGTH, text).flatMap(match => {
    const [all, lower, upper = '', halfBefore, unit = '', halfBehind, extra] = match
    const span = { start: match.index, end: match.index + all.length }
    const before = text.slice(Math.max(0, span.start - 30), span.start)
    if (NO_WORK_BEHIND.test(text.slice(span.end, span.end + 24)) || NO_WORK_BEFORE.test(before)) return []
    if (/^an?$/i.test(upper) && !WORKED_BEFORE.test(before)) return []
    // The lower end of a range, which is certain.
    const count = countOf(lower ?? upper) + (halfBefore || halfBehind ? 0.5 : 0)
    const months = Math.round(
      count * (/^(?:y|a(?!y)|j|năm|saal|tahun)/i.test(unit) ? 12 : /^w/i.test(unit) ? 12 / 52 : 1) +
        (extra === undefined ? 0 : (spokenNumber(extra) ?? 0)),
    )
    const sign = /(?<=^|\s)-$|\bminus\s$/i.exec(before)?.[0] ?? ''
    if (months > LONGEST || sign !== '') {
      doubts.push({ ...span, start: span.start - sign.length })
      return []
    }
    const clause = partAround(text, span, ',;.\n', 40)
    const said = text.slice(clause.start, clause.end)
    const own = partBetween(said, span.start - clause.start)
    if (NO_WORK_AROUND.test(own)) return []
    const isTotal = IN_ALL.test(said)
    return [
      {
        ...span,
        months: Math.round(months * shareOfWeek(text, span)),
        isIntern: isUncounted(text, span),
        isTotal,
      },
    ]
  })
  // '1.5 years (18 months)' gives one time twice.
  return found.filter((length, place) => {
    const before = found[place - 1]
    const isSame = before !== undefined && Math.abs(before.months - length.months) <= 1
    return !isSame || !/^\s?(?:\(|=|or|i\.?e\.?)\s?$/i.test(text.slice(before.end, length.start))
  })
}

const YEARS_HEADING = /(?:^|\n)\s{0,9}(?:yrs?|years?)(?:\sof\s(?:work|experience))?\s?:/i
const LISTED = /[-:=]\s{0,2}(\d{1,2}(?:[.,]\d{1,2})?)(?=\s{0,2}(?:[;,\n]|$|&|\(|and\b))/gi

/** 'Years: Deloitte - 2; a start-up - 0.5': numbers of a list that is headed by what they count. */
function listedYears(text: string): Length[] {
  const heading = YEARS_HEADING.exec(text)
  if (!heading) return []
  const from = heading.index + heading[0].length
  return matchesOf(LISTED, text.slice(from)).map(match => {
    const span = { start: from + match.index, end: from + match.index + match[0].length }
    const months = Math.round(decimal(match[1] ?? '') * 12)
    return { ...span, months, isIntern: isUncounted(text, span), isTotal: false }
  })
}

/** The part of a clause around a place, between words that join two times. */
function partBetween(clause: string, at: number): string {
  const joins = [...matchesOf(/\b(?:then|and|after|before)\b|\+/gi, clause)].map(({ index }) => index)
  return clause.slice(joins.findLast(join => join <= at) ?? 0, joins.find(join => join > at) ?? clause.length)
}

/** The share of a full week at which a time was worked: as its sentence says, or half of one for part-time work. */
function shareOfWeek(text: string, span: Span): number {
  const sentence = partAround(text, span, ';.\n', 80)
  const said = text.slice(sentence.start, sentence.end)
  const hours = Number(HOURS.exec(said)?.[1] ?? Number.NaN)
  if (hours > 0) return hours < NEARLY_FULL_WEEK ? hours / FULL_WEEK : 1
  const clause = partAround(text, span, ',;.\n', 40)
  return /\bpart[\s-]?time\b/i.test(text.slice(clause.start, clause.end)) ? 0.5 : 1
}

/** Whether the words around a time call it service and say nothing of what was done in it, unlike 'after NYSC'. */
function isService(text: string, span: Span): boolean {
  const clause = partAround(text, span, ',;.\n+', 60)
  const words = partBetween(text.slice(clause.start, clause.end), span.start - clause.start)
  return SERVICE.test(words) && !WORK_IN_SERVICE.test(words)
}

function isUncounted(text: string, span: Span): boolean {
  return isInternship(text, span) || isService(text, span)
}

function countOf(words: string): number {
  if (/^half/i.test(words)) return 0.5
  if (/^an?$/i.test(words)) return 1
  return /^couple/i.test(words) ? 2 : (spokenNumber(words) ?? 0)
}

/** Whether the words around a time call it an internship, unlike 'before' or 'after' one. */
function isInternship(text: string, span: Span): boolean {
  const clause = partAround(text, span, ',;.\n+', 48)
  const before =
    text
      .slice(clause.start, span.start)
      .split(/\band\b/i)
      .at(-1) ?? ''
  // The parts of a time follow a colon: '5 years: 2 as an intern'.
  const behind = (text.slice(span.end, clause.end).split(/\band\b|:\s?\d/i)[0] ?? '').slice(0, 40)
  const around = `${before} ${behind}`
  return INTERN.test(around) && !BESIDE_INTERNSHIP.test(around)
}

function staysIn(text: string, today: Date, doubts: Span[]): Stay[] {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const stays: Stay[] = []
  const add = (span: Span, from: number, to: number, isOpen: boolean) => {
    const line = partAround(text, span, '\n;,', 40)
    if (EDUCATION.test(text.slice(line.start, line.end))) return
    if (from > now || to < from || to - from > LONGEST * 2) doubts.push(span)
    else stays.push({ ...span, from, to: Math.min(to, now), isIntern: isUncounted(text, span), isOpen })
  }
  for (const match of matchesOf(PERIOD, text)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const start = pointOf(match.slice(1, 4))
    const end = match[6] === undefined ? null : pointOf(match.slice(4, 7))
    const isByYear = start.month === null || (end !== null && end.month === null)
    const endMonth = end === null ? now : isByYear ? end.year * 12 : end.year * 12 + (end.month ?? 0)
    // Years without months count from the same month to the same month.
    const startMonth = start.year * 12 + (isByYear ? (end === null ? now % 12 : 0) : (start.month ?? 0))
    add(span, startMonth, endMonth, end === null)
  }
  for (const match of matchesOf(SINCE, text)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const named = [
      match.slice(1, 4),
      match.slice(4, 7),
      match.slice(7, 10),
      match.slice(10, 13),
      match.slice(13, 16),
    ].find(point => point[2] !== undefined)
    const { month, year } = pointOf(named ?? [])
    add(span, year * 12 + (month ?? now % 12), now, true)
  }
  return stays.filter(
    (stay, place) =>
      !stays.some((other, at) => at < place && other.start < stay.end && stay.start < other.end),
  )
}

function pointOf([name, number, year = '']: readonly (string | undefined)[]): {
  month: number | null
  year: number
} {
  const month = name ? MONTH_NAMES.indexOf(name.toLowerCase()) : number ? Number(number) - 1 : null
  return {
    month: month !== null && month >= 0 && month <= 11 ? month : null,
    year: year.startsWith("'") ? 2000 + Number(year.slice(1)) : Number(year),
  }
}

/** Whether the same line gives about the same time as a length: 'TCS, 2019-2021 (2 years)' is one job. */
function isGivenAsLength(stay: Stay, lengths: readonly Length[], text: string): boolean {
  const line = partAround(text, stay, '\n;', 400)
  // 'since July 2023 (2 years 4 months)' was right on the day it was typed.
  const isInBrackets = lengths.some(
    ({ start, end }) =>
      /^[^.;,\n()]{0,40}[([]\s?$/.test(text.slice(stay.end, start)) ||
      (end <= stay.start && /^\s?[([]\s?$/.test(text.slice(end, stay.start))),
  )
  if (isInBrackets) return true
  return lengths.some(
    ({ start, end, months }) =>
      start >= line.start &&
      end <= line.end &&
      Math.abs(months - (stay.to - stay.from)) < 12 &&
      !ANOTHER_TIME.test(text.slice(stay.end, Math.max(stay.end, start))),
  )
}

/** Between two times, words by which the second is another one. */
const ANOTHER_TIME =
  /[,;.]\s?(?:and\s)?(?:now|then|next|currently|presently|after(?:wards?|\sthat)?|since|later)\b/i

/** Whether dates are a part of a longer time: 'six years at TVS: analyst, since 2023 manager', '11 years, heading it since 2017'. */
function isWithinLength(stay: Stay, lengths: readonly Length[], text: string): boolean {
  // 'since 2023 at Bosch' is another job.
  if (/^\s?(?:at|with|for)\b/i.test(text.slice(stay.end, stay.end + 6))) return false
  return lengths.some(({ end, months, isIntern }) => {
    const between = text.slice(end, Math.max(end, stay.start))
    return (
      !isIntern &&
      stay.to - stay.from <= months &&
      (/^[^.;:\n]{0,80}:[^.;\n]{0,200}$/.test(between) ||
        (stay.isOpen && /^[^.;\n]{1,200}$/.test(between) && SAME_PLACE.test(between)))
    )
  })
}

/** Behind a time of work, words of what somebody does there: '11 years in our shop, I run everything since 2017'. */
const SAME_PLACE =
  /^(?!.*\b(?:then|before|after|joined|moved|switched|another|different|own\s(?:company|business|firm|start-?up))\b).*\b(?:(?:i\s)?(?:run|running|manag(?:e|ing)|head(?:ing)?|lead(?:ing)?|handl(?:e|ing)|in\s?charge|look(?:ing)?\safter|promoted)|as\s(?:a\s|an\s|the\s)?(?:team\s|senior\s|general\s)?(?:manager|head|lead|supervisor|director|partner))\b/i

/** Without times that are part of a longer one before them. */
function withoutParts(jobs: readonly Length[], text: string): Length[] {
  return jobs.filter((job, place) => {
    const isPart = PART_BEFORE.test(text.slice(Math.max(0, job.start - 24), job.start))
    return !isPart || !jobs.slice(0, place).some(({ months }) => months >= job.months)
  })
}

/** Behind a first time whose parts follow: 'years: …', 'years (…', 'years - 3 at one place'. */
const PARTS_FOLLOW = new RegExp(
  String.raw`^\s?(?:of\s)?(?:experience|exp|work\s?ex|work)?\s?(?:[:(]|-\s?(?:${COUNT})(?:\s|$))`,
  'i',
)

/** A first time that is the sum of the following ones: '5 years: 3 at one place and 2 years at another'. */
function leadingTotal(lengths: readonly Length[], text: string): Length | null {
  const [first, ...rest] = lengths
  if (!first || rest.length === 0) return null
  if (PARTS_FOLLOW.test(text.slice(first.end, first.end + 24))) {
    const isLongest = rest.every(({ months }) => months <= first.months)
    if (isLongest) return first
  }
  if (rest.length < 2) return null
  return Math.abs(rest.reduce((sum, { months }) => sum + months, 0) - first.months) <= 2 ? first : null
}

/** The months that at least one of the jobs covers. */
function union(stays: readonly Stay[]): number {
  let sum = 0
  let reach = 0
  for (const { from, to } of stays.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, reach))
    reach = Math.max(reach, to)
  }
  return sum
}

function said(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : null,
    rest > 0 ? `${shown(rest)} ${rest === 1 ? 'month' : 'months'}` : null,
  ].filter(part => part !== null)
  return parts.join(' ') || 'None yet'
}

function monthName(day: Date): string {
  return day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
