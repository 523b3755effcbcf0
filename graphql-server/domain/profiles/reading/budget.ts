import type { Country, DegreeType } from '../../../generated/prisma/enums.ts'
import { countryInSentence } from '../../catalogue/countries.ts'
import { countriesIn, countriesNamed, placesOf } from './budgetPlaces.ts'
import {
  CURRENCY_BEFORE,
  CURRENCY_BEHIND,
  currencyOf,
  type ExchangeRates,
  isNamedByYear,
  symbolOf,
  usdOf,
} from './currencies.ts'
import type { CurrencyRate, FundingNeed } from './types.ts'
import {
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

/** What somebody can pay, in US dollars. */
export type Budget = {
  /** Null where no limit is taken, whatever somebody has. */
  yearUsd: number | null
  /** What they have for a year, also where it is no limit. */
  ownYearUsd: number | null
  /** The sum for a whole course, where every part of the budget is for all of it; else null. */
  wholeUsd: number | null
  /** Sums for single countries, where the text names some. */
  byCountry: readonly CountryBudget[]
  isTuitionOnly: boolean
  /** The share that is for tuition, where living has a sum of its own; else null. */
  tuitionShare: number | null
  /** The currency of the text, if there is one. */
  currency: CurrencyRate | null
}

/** What somebody can pay in one country, in US dollars: for a year or a whole course, for tuition or everything. */
export type CountryBudget = { country: Country; usd: number; isWhole: boolean; isTuitionOnly: boolean }

type Coverage = 'TUITION' | 'ALL'
type Unit = 'YEAR' | 'SEMESTER' | 'MONTH' | 'ALL'
type Amount = Span & {
  amount: number
  currency: string
  /** Why this currency, if the text names none. */
  currencyNote: string | null
  unit: Unit
  isUnitNamed: boolean
  /** The years of a sum for the whole programme. */
  years: number
  areYearsNamed: boolean
  isUpperEnd: boolean
  label: Label | null
  /** What it pays for, where that is another thing than what the main sum pays for. */
  covers: Coverage | null
  /** The countries that the sum is said for; empty where it names none. */
  places: readonly Country[]
}

const NUMBER = String.raw`\d{1,3}(?:[,']\d{2,3}){1,5}(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3}){2,4}(?!\d)|\d{1,3}(?:\s\d{3}){1,3}(?!\d)|\d{1,15}(?:[.,]\d{1,3})?`
const TIMES =
  '(?:k|thousands?|tausend|mila|mille|mil|bin|ribu|ha[sz]aa?r|grand|lakhs?|lacs?|lpa|l|crores?|karod|cr|billions?|bn|milliard\\w{0,3}|millions?|millones|milh(?:ões|ao|ão|oes)|millionen|mio|mln|mn|m|juta|jt|triệu|trieu|tr|tỷ|ty|億|万|만)'
const AMOUNT = new RegExp(
  String.raw`(?:(${CURRENCY_BEFORE})\s{0,2})?(-)?(?:(?<![\d.,])(${NUMBER})|\b(${NUMBER_WORDS}|an?|half\sa)(?=\s{1,2}(?:thousand|lakh|lac|crore|million)))(?:\s{0,2}\(?(${TIMES})(?![a-zà-ỹ]))?\+?\s{0,2}(?:de\s)?(?:(${CURRENCY_BEHIND})(?![a-z]))?`,
  'gi',
)
const NO_AMOUNT_BEHIND =
  /^\s{0,2}[-]?\s?(?:%|per\s?cent|(?:st|nd|rd|th)\b|(?:academic\s)?(?:years?|yrs?|months?|weeks?|sem\w{0,7}|terms?|courses?|univ\w{0,9}|people|instal\w{0,7})\b)/i

const PER = String.raw`(?:/\s?|\b(?:per|an?|each|every|for\s(?:a|one|each|every|the\sfirst|1))\s(?:academic\s)?)`
const UNITS: readonly [Unit, RegExp][] = [
  [
    'MONTH',
    new RegExp(
      String.raw`${PER}(?:month|mo)\b|\bmonthly\b|\bp\.?\s?m\.?(?![a-z])|\b(?:pro|im)\smonat\b|\bmonatlich|\b(?:al|por)\sm[eê]s\b|\bpar\smois\b|\bal\smese\b|/\s?m[eê]s\b|tháng|月々`,
      'i',
    ),
  ],
  ['SEMESTER', new RegExp(String.raw`${PER}(?:semester|sem)\b|\bsemesterly\b`, 'i')],
  [
    'YEAR',
    new RegExp(
      String.raw`${PER}(?:year|yr|annum|session|tahun)\b|\b(?:first|1st)[\s-](?:year|yr)\b|\byıllık|\bsenelik|\bp\.?\s?a\.?(?![a-z])|\bannual(?:ly)?\b|\byearly\b|\bper\syr\b|\b(?:al|el|por)\sa[nñ]o\b|\b(?:por|ao)\sano\b|/\s?(?:a[nñ]o|ano|jahr|an)\b|\banua(?:l|is)\b|\bpar\san\b|\ball?'anno\b|\b(?:pro|im)\sjahr\b|\bjährlich|\b(?:mỗi|một)\snăm|/\s?năm|年間|毎年|/年|\bfor\sone\syear\b`,
      'i',
    ),
  ],
  [
    'ALL',
    /\b(?:total|in\stotale|insgesamt|overall|in\sall|altogether|all\stogether|whole|entire|complete|all[\s-]in\b|full\s(?:course|program|degree))|\bfor\s(?:the\s|my\s)?(?:course|program|degree|masters?|mba)|\b(?:for|covers?|covering|including)\severything\b|\beverything\sinclu|\bstart\sto\s(?:end|finish)\b|\bboth\syears\b|\bgesamt|\bau\stotal\b|\bcomplessiv|\btổng\b|合計|総額/i,
  ],
]
const YEARS =
  /(?<![\d.,])(\d(?:\.\d)?|one|two|three|four)[\s-]{0,2}(?:and\sa\shalf\s)?(?:years?|yrs?)\b|\b(\d{1,2})[\s-]?months?\b/i

const LABELS = {
  TUITION: /\btuition|\bfees?\b|\bmatr[ií]cula|\bstudiengeb|\bcollege\b/i,
  LIVING: /\bliving|\baccommodation|\brent\b|\bhostel|\bexpenses|\bfood\b|\bstay\b|\bgroceries\b|\bgic\b/i,
  LOAN: /\bloan|\bbank\b/i,
  SAVINGS:
    /\bsav(?:ed|ing)|\bown\b|\bfixed\sdeposit|\bf\.?d\b|\bsold\b|\b(?:i|we)\s(?:\w+\s)?have\b|\bhave\sis\b/i,
  FAMILY:
    /\bparent|\bfamily|\bfather|\bmother|\bsponsor|\b(?:dad|papa|mom|mum|uncle|aunt|brother|sister|husband|wife)\b/i,
  SCHOLARSHIP: /\bscholarship|\bgrant\b/i,
}
type Label = keyof typeof LABELS
const LABEL_NAMES = Object.keys(LABELS) as Label[]

/** Sums above this are no plausible budget in any currency. */
const ABSURD = 1e11

/**
 * Reads a budget: the currencies of currencies.ts, words for numbers ('lakh', 'k', 'triệu'), ranges (the upper end), and
 * sums for a year, a semester, a month or the whole course. Sums with different labels (tuition and living, savings and
 * a loan) are added, unless one of them is the total, or one says what is paid for and another where money comes from.
 * The money of a visa's blocked account is no limit. A sum without a currency is in rupees with lakh or crore or from 200,000 on, and in US dollars from
 * 1,000 on below that. One without a period is for the whole course, except a sum of a hard currency that pays for about
 * a year of a Masters. Who needs full funding has no budget, whatever they have themselves.
 * `need` is what is known of a scholarship; where it is left out, the text itself says it.
 */
export function readBudget(
  words: string,
  {
    rates,
    degree,
    need,
  }: {
    rates: ExchangeRates
    degree?: DegreeType | null | undefined
    need?: FundingNeed | null | undefined
  },
): Outcome<Budget> {
  const text = plain(words)
  const exact = readExactSums(text)
  const doubts: Span[] = []
  const named = amountsIn(text, doubts)
  const amounts = named.filter(amount => !isBlockedMoney(text, amount) && !isNoMeans(text, amount))
  const unread = [...doubts, ...conditionsIn(text, named)].map(span => quoted(words, span))
  const placed = exact ? null : byPlace(withUnits(bySection(text, amounts, rates), { rates, degree }))
  const parts =
    exact?.parts ?? (placed ? [placed.main] : withUnits(partsOf(text, amounts, rates), { rates, degree }))
  const [first] = parts
  const others =
    exact?.others ?? placed?.others ?? (first && parts.length === 1 ? withoutLiving(text, first) : [])
  const ownUsd = first ? yearOf(parts, rates) : null
  const isTuitionOnly = exact?.isTuitionOnly ?? placed?.isTuitionOnly ?? meansTuitionOnly(text, parts)
  const funding = need === undefined ? fundingNeed(text, { ownUsd, isTuitionOnly }) : need
  const sums = { parts, others, isTuitionOnly }
  if (funding === 'FULL' || (funding === 'SOME' && !first))
    return funded(words, { funding, sums, rates, unread })
  if (!first) {
    const isOpen =
      /\bno\s(?:limit|constraint|bar|issue)|\bunlimited\b|\bflexible\b|\bnot\sa\s(?:problem|constraint)/i.test(
        text,
      )
    const [blocked] = named
    if (blocked)
      return {
        ...nothing(unread),
        note: 'The money of a blocked account is for living, so no limit is taken.',
        quote: quoted(words, blocked),
      }
    if (!isOpen) return nothing(unread)
    return {
      ...nothing(unread),
      note: 'No sum is named, so money is left out.',
      quote: quoted(words, { start: 0, end: text.length }),
    }
  }
  const elsewhere = parts.length === 1 && !exact ? REST_ELSEWHERE.exec(text) : null
  if (elsewhere)
    return {
      ...nothing(unread),
      note: 'The rest is to come from elsewhere, so no limit is taken.',
      quote: quoted(words, {
        start: first.start,
        end: Math.max(first.end, elsewhere.index + elsewhere[0].length),
      }),
    }
  const years = parts.map(part => yearUsd(part, rates))
  const yearSum = yearOf(parts, rates)
  const isWhole = yearSum !== null && parts.every(({ unit }) => unit === 'ALL')
  const wholeUsd = isWhole
    ? Math.round(parts.reduce((sum, part, place) => sum + (years[place] ?? 0) * part.years, 0))
    : null
  return {
    value: {
      yearUsd: yearSum === null ? null : Math.round(yearSum),
      ownYearUsd: ownUsd,
      wholeUsd,
      byCountry: countryBudgets(others, { isTuitionOnly, rates }),
      isTuitionOnly,
      tuitionShare: tuitionShareOf(parts, rates),
      currency: currencyRate(parts, rates),
    },
    understood: saidSums(sums),
    exact: exactSums(sums),
    note: notesOf({ parts, yearSum, wholeUsd, isTuitionOnly, degree }) || null,
    quote: quoted(words, placed ? placed.span : { start: first.start, end: parts.at(-1)?.end ?? first.end }),
    doubts: unread,
  }
}

/** 'Fees up to 25 lakh a year, living 12 lakh': what is kept for living pays no fees. */
function tuitionShareOf(parts: readonly Amount[], rates: ExchangeRates): number | null {
  const tuition = parts.filter(({ label }) => label === 'TUITION')
  const living = parts.filter(({ label }) => label === 'LIVING')
  if (tuition.length === 0 || living.length === 0) return null
  const forTuition = yearOf(tuition, rates)
  const whole = yearOf(parts, rates)
  return forTuition !== null && whole !== null && whole > 0 ? forTuition / whole : null
}

/** Words of conditions that no sum states: 'no limit for top universities', 'lower for Germany', 'USA only if funded'. */
const CONDITION =
  /\b(?:no\slimit|unlimited|any\samount)\s(?:for|if)\b|\bonly\s(?:if|with)\b|\b(?:lower|less|cheaper|higher|more)\s(?:for|in|if|only)\b|\bof\scourse\sless\b/i
const CLAUSES = /[^,;:.()\n]+/g

/** Those that stand in a part of the text without a sum. What says only that a scholarship is needed is read elsewhere. */
function conditionsIn(text: string, amounts: readonly Amount[]): Span[] {
  if (amounts.length === 0) return []
  return matchesOf(CLAUSES, text)
    .map(match => ({ start: match.index, end: match.index + match[0].length, words: match[0] }))
    .filter(
      ({ start, end, words }) =>
        CONDITION.test(words) &&
        onlyFundedIn(words).length === 0 &&
        !amounts.some(amount => amount.start < end && start < amount.end) &&
        (placesOf(text, { start, end: start }).length > 0 || !SOME_FUNDING.test(words)),
    )
}

/** Up to this sum a year, in US dollars, somebody who needs full funding cannot pay for studying abroad. */
const OWN_MEANS_USD = 8000
/** On less than this a year, in US dollars, nobody lives abroad: who has no more hangs on the scholarship they name. */
const LEAST_TO_LIVE_USD = 5000
const FULL_FUNDING =
  /\bfull(?:y)?[\s-](?:tuition\s)?(?:fund\w*(?!\sby\b)|scholarships?|ride|waivers?|assistantships?|aid|bursar\w+|grants?)|\b100\s?%\s?(?:scholarships?|funding|funded|waiver|aid)|\b(?:bolsa|beca|borsa)\s(?:integral|total|completa)|\bvollstipendi\w+|\bbourse\scompl[eè]te|全額奨学金|học\sbổng\stoàn\sphần/i
/** Words without which somebody would not go: 'only with a scholarship', 'need an assistantship'. */
const NEEDED =
  /\btuition\b[^.;\n]{0,24}\bwaiv\w+|\bscholarships?\s(?:is|are)\s(?:a\s)?(?:must|compulsory|mandatory|needed|necessary|required)\b|\b(?:only|must|needs?|require\w*|depends?|cannot|can'?t|without)\b[^.;\n]{0,30}\b(?:scholarships?|funding|funded|fundings|assistantships?|r\.?a\/t\.?a|ra|ta|gra|gta|stipend|bursar\w+|beca|bolsa)\b|\bscholarships?\s(?:will\s)?decid\w*/i
const SOME_FUNDING =
  /\b(?:scholarships?|bursar\w+|grants?|funding|funded|assistantships?|stipends?|waive\w*|discounts?|\d{1,2}\s?%\soff|concessions?|freeships?|beasiswa|burs(?:lu)?|financial\s(?:aid|help)|becas?|bolsas?|bourse|stipendi\w*|dsu|daad|bolashak|chevening|fulbright|(?:low|small)\s(?:family\s)?income|income\s(?:is\s)?(?:low|small))\b|奨学金|học\sbổng/i
const NO_FUNDING =
  /\b(?:self[\s-]?(?:funded|funding|financed)|family[\s-]funded|funded\sby|no\s(?:scholarship|funding|aid)\s(?:is\s)?need\w*|not\s(?:need|look|depend)\w*\s(?:\w+\s){0,3}(?:scholarship|funding|aid))\b/i
const WITHOUT_FUNDING = /\bwithout\s(?:any\s)?(?:a\s)?(?:scholarship|funding|aid)\b/i
/** Words by which 'without a scholarship' is what cannot be: 'I am not able to go without a scholarship'. */
const CANNOT = /\b(?:not|cannot|can'?t|couldn'?t|impossible|unable|won'?t|no\sway)\b/i

/** The words that say that no scholarship is needed; null where none do. */
function noFundingIn(text: string): Span | null {
  const said = NO_FUNDING.exec(text)
  if (said) return { start: said.index, end: said.index + said[0].length }
  for (const { 0: clause, index } of matchesOf(SENTENCES, text)) {
    const without = WITHOUT_FUNDING.exec(clause)
    if (without && !CANNOT.test(clause))
      return { start: index + without.index, end: index + without.index + without[0].length }
  }
  return null
}

const SENTENCES = /[^.;\n]+/g

/**
 * What a text says of a scholarship: that none is needed, that one would help, or that everything hangs on it. Null where it
 * says nothing.
 *
 * @param own what somebody has for a year, and whether it is for tuition only
 */
export function fundingNeed(
  text: string,
  { ownUsd, isTuitionOnly }: { ownUsd: number | null; isTuitionOnly: boolean },
): FundingNeed | null {
  if (noFundingIn(text)) return 'NONE'
  const hasMeans = ownUsd !== null && ownUsd > OWN_MEANS_USD
  if (FULL_FUNDING.test(text)) return hasMeans ? 'SOME' : 'FULL'
  if (!hasMeans && NEEDED.test(text)) return 'FULL'
  if (!SOME_FUNDING.test(text)) return null
  return ownUsd !== null && ownUsd <= LEAST_TO_LIVE_USD && !isTuitionOnly ? 'FULL' : 'SOME'
}

/** Words by which a country is one only for who is paid for there, and those of a payment. */
const ONLY_IF =
  /\b(?:only|needs?|must|unless|(?:not|no)\swithout|or\s(?:not\sat\sall|nothing|no)|otherwise)\b/i
const PAYMENT =
  /\b(?:scholarships?|bursar\w+|fund(?:ed|ing)|assistantships?|waive\w*|stipends?|grants?|aid)\b|\b[RT]A(?:\s?\/\s?[RT]A)?\b/i
/** 'If there is no scholarship, then only Germany' says where somebody can pay. */
const WITHOUT_PAYMENT =
  /\b(?:if|when|in\scase)\b[^,;]{0,40}\b(?:no|not|don'?t|without)\b|\bwithout\s(?:any\s|a\s)?(?:scholarship|funding|aid)\b[^,;]{0,20}\bonly\b/i
/** 'Any lower US school only with aid' is said of a part of the country. */
const SOME_OF_IT = /\b(?:lower|lesser|others?|rest|private|cheaper|smaller)\b/i
const FUNDING_CLAUSES = /[^;.,\n()]+/g

/** The parts of a text that make one or several countries hang on a scholarship: 'Canada only if funded'. */
function fundedClauses(text: string): { span: Span; places: readonly Country[] }[] {
  return matchesOf(FUNDING_CLAUSES, text).flatMap(({ 0: words, index }) => {
    const places = countriesIn(words)
    const isOnly =
      ONLY_IF.test(words) && PAYMENT.test(words) && !WITHOUT_PAYMENT.test(words) && !SOME_OF_IT.test(words)
    return places.length > 0 && isOnly ? [{ span: { start: index, end: index + words.length }, places }] : []
  })
}

/** The countries that somebody goes to only with a scholarship, where they say it of some. */
export function onlyFundedIn(text: string): Country[] {
  return [...new Set(fundedClauses(text).flatMap(({ places }) => places))]
}

/** The text without what it says of single countries' scholarships. Characters keep their positions. */
export function withoutFundedClauses(text: string): string {
  return fundedClauses(text).reduce(
    (rest, { span: { start, end } }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

/** The words of a text that speak of a scholarship; null where none do. */
export function fundingWords(text: string): Span | null {
  const none = noFundingIn(text)
  if (none) return none
  for (const pattern of [FULL_FUNDING, NEEDED, SOME_FUNDING]) {
    const match = pattern.exec(text)
    if (match) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}

type Sums = { parts: readonly Amount[]; others: readonly Amount[]; isTuitionOnly: boolean }

function saidSums({ parts, others }: Sums): string {
  return [
    parts.map(part => said(part, parts.length > 1)).join(' + '),
    ...others.map(
      part =>
        `${said(part, false)}${COVERAGE_SAID[part.covers ?? 'NONE']} in ${part.places.map(countryInSentence).join(' and ')}`,
    ),
  ].join('; ')
}

const COVERAGE_SAID = { TUITION: ' for tuition', ALL: ' for tuition and living', NONE: '' } as const
const TUITION_ONLY_SAID = 'tuition only'

function exactSums(sums: Sums): string {
  return [saidSums(sums), ...(sums.isTuitionOnly ? [TUITION_ONLY_SAID] : [])].join('; ')
}

const EXACT_SUM = new RegExp(
  String.raw`^(${CURRENCY_BEFORE})\s?(\d[\d,]{0,18}(?:\.\d{1,2})?)(?:\s(lakh|crore|thousand|million|k))?\s(a year|a semester|a month|in all)(?:, for (\d{1,2}(?:\.\d)?) (years?|months?))?(?: for (tuition and living|tuition|living))?(?: in (.{2,160}))?$`,
  'i',
)
const EXACT_LABELS: Readonly<Record<string, Label>> = { tuition: 'TUITION', living: 'LIVING' }
const EXACT_COVERAGES: Readonly<Record<string, Coverage>> = {
  tuition: 'TUITION',
  'tuition and living': 'ALL',
}
const EXACT_UNITS: Readonly<Record<string, Unit>> = {
  'a year': 'YEAR',
  'a semester': 'SEMESTER',
  'a month': 'MONTH',
  'in all': 'ALL',
}

/**
 * Reads sums in the form of corrections, in which nothing is left to a guess: '₹20 lakh a year; ₹40 lakh a year in Canada;
 * tuition only'. Null for any other text.
 */
function readExactSums(text: string): Sums | null {
  const segments = text.trim().split(/;\s*/)
  const isTuitionOnly = segments.at(-1)?.toLowerCase() === TUITION_ONLY_SAID
  const [first = '', ...rest] = isTuitionOnly ? segments.slice(0, -1) : segments
  const named = first.split(' + ').map(exactSum)
  const [main] = named
  // Where each sum is for countries, the first is that of all others too.
  const isPlaced = named.length === 1 && main != null && main.places.length > 0
  const parts = isPlaced ? [{ ...main, places: [] }] : named
  const others = [...(isPlaced ? [main] : []), ...rest.map(exactSum)]
  const isRead =
    parts.every(part => part !== null && part.places.length === 0) &&
    others.every(part => part !== null && part.places.length > 0)
  if (!isRead) return null
  const read = {
    parts: parts.filter(part => part !== null),
    others: others.filter(part => part !== null),
  }
  const isOnlyTuition = read.parts.length === 1 && read.parts[0]?.label === 'TUITION'
  return {
    ...read,
    others: read.others.map(part =>
      part.covers === 'TUITION' && (isTuitionOnly || isOnlyTuition) ? { ...part, covers: null } : part,
    ),
    isTuitionOnly: isTuitionOnly || isOnlyTuition,
  }
}

function exactSum(segment: string): Amount | null {
  const match = EXACT_SUM.exec(segment.trim())
  if (!match) return null
  const [all, sign = '', digits = '', times = null, per = '', count, length, label, places] = match
  const currency = currencyOf(sign)
  const unit = EXACT_UNITS[per.toLowerCase()]
  const amount = Number(digits.replaceAll(',', '')) * timesOf(times)
  const countries = places === undefined ? [] : countriesNamed(places)
  if (currency === null || unit === undefined || countries === null || amount <= 0 || amount > ABSURD)
    return null
  const years = count === undefined ? 2 : length?.startsWith('m') ? Number(count) / 12 : Number(count)
  const what = label?.toLowerCase() ?? ''
  return {
    ...{ start: 0, end: all.length, amount, currency, currencyNote: null, unit, isUnitNamed: true },
    ...{ years: Math.max(years, 1 / 12), areYearsNamed: count !== undefined, isUpperEnd: false },
    label: EXACT_LABELS[what] ?? null,
    covers: EXACT_COVERAGES[what] ?? null,
    places: countries,
  }
}

function funded(
  words: string,
  {
    funding,
    sums,
    rates,
    unread,
  }: { funding: FundingNeed; sums: Sums; rates: ExchangeRates; unread: string[] },
): Outcome<Budget> {
  const { parts } = sums
  const hasSum = parts.length > 0
  return {
    value: {
      ...{ yearUsd: null, wholeUsd: null, byCountry: [], isTuitionOnly: false, tuitionShare: null },
      ownYearUsd: hasSum ? yearOf(parts, rates) : null,
      currency: currencyRate(parts, rates),
    },
    understood: hasSum ? saidSums(sums) : null,
    ...(hasSum && { exact: exactSums(sums) }),
    note:
      funding === 'FULL'
        ? 'no limit, as everything hangs on a scholarship: programmes that are funded or cost little come first'
        : 'no sum is named, so money is left out',
    quote: quoted(words, { start: 0, end: words.length }),
    doubts: unread,
  }
}

/** Up to this sum in US dollars a sum of a hard currency without a period pays for a year rather than for a course. */
const MOST_OF_A_YEAR_USD = 60_000

/** The sums with a period for those that name none. */
function withUnits(
  parts: readonly Amount[],
  { rates, degree }: { rates: ExchangeRates; degree: DegreeType | null | undefined },
): Amount[] {
  // A British master's takes a year: what somebody can pay for its tuition is for all of it.
  const isTuition = parts.length === 1 && parts[0]?.label === 'TUITION'
  const isForAll = ({ isUnitNamed, label, currency, amount }: Amount) =>
    !isUnitNamed &&
    (degree === 'MBA' ||
      label === 'LOAN' ||
      label === 'SAVINGS' ||
      !isNamedByYear(currency) ||
      (currency === 'GBP' && isTuition) ||
      amount * (usdOf(currency, rates) ?? 0) > MOST_OF_A_YEAR_USD)
  const unit = parts.some(isForAll) ? 'ALL' : 'YEAR'
  return parts.map(part => (part.isUnitNamed ? part : { ...part, unit }))
}

/** The sum of a year in US dollars; null without a rate. */
function yearOf(parts: readonly Amount[], rates: ExchangeRates): number | null {
  const years = parts.map(part => yearUsd(part, rates))
  return years.some(sum => sum === null) ? null : years.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

const NAMED_CURRENCY = new RegExp(`(?<![a-z])${CURRENCY_BEHIND}(?![a-z])`, 'gi')

function amountsIn(text: string, doubts: Span[]): Amount[] {
  const onlyCurrency = onlyCurrencyOf(text)
  const raw = withSharedTimes(
    text,
    matchesOf(AMOUNT, text)
      .map(match => rawAmount(match, text))
      .filter(amount => amount !== null),
  )
  const amounts: Amount[] = []
  for (let place = 0; place < raw.length; place += 1) {
    let current = raw[place]
    if (!current) continue
    const { start } = current
    const next = raw[place + 1]
    let isUpperEnd = false
    if (next && isRange(text, current, next)) {
      current = {
        ...next,
        times: next.times ?? (next.value < 1000 ? current.times : null),
        currency: next.currency ?? current.currency,
        isNegative: current.isNegative,
        signed: current.signed,
        start,
      }
      isUpperEnd = true
      place += 1
    }
    const { value, times, end } = current
    const written = value * timesOf(times)
    const span = { start: current.isNegative ? current.signed : start, end }
    const currency =
      current.currency ??
      (isIndian(times) && !LAKH_CURRENCIES.has(onlyCurrency ?? '') ? 'INR' : onlyCurrency) ??
      currencyOfTimes(times) ??
      guessCurrency(written, text.slice(start, end))
    const amount = times === null && currency !== null ? written * leftOut(value, currency) : written
    if (current.isNegative || amount <= 0 || amount > ABSURD || currency === null) {
      doubts.push(span)
      continue
    }
    amounts.push({
      ...{ start, end, amount, currency, isUpperEnd },
      currencyNote:
        current.currency || onlyCurrency || isIndian(times) || currencyOfTimes(times)
          ? null
          : `no currency is named: taken as ${currency === 'INR' ? 'Indian rupees' : 'US dollars'}`,
      ...unitOf(text, { start, end }, { isOnly: raw.length - (isUpperEnd ? 1 : 0) === 1, times }),
      label: labelOf(text, { start, end }),
      covers: null,
      places: placesOf(text, span),
    })
  }
  return amounts
}

/** What people leave out of sums that nobody can study for: '45 INR' is in lakh, '30 USD' in thousands. */
function leftOut(value: number, currency: string): number {
  if (value < 2 || value >= 200) return 1
  if (currency === 'INR') return 1e5
  return isNamedByYear(currency) ? 1e3 : 1
}

/** The currency that a text names and no other. 'Rs' are the rupees of the country that is named beside them. */
function onlyCurrencyOf(text: string): string | null {
  const named = new Set(matchesOf(NAMED_CURRENCY, text).flatMap(([word]) => currencyOf(word) ?? []))
  const [other, ...more] = [...named].filter(code => code !== 'INR')
  if (other === undefined) return named.has('INR') ? 'INR' : null
  const isOfOthers = RUPEES.has(other) && !/\binr\b|\bindian\b|₹/i.test(text)
  return more.length === 0 && (!named.has('INR') || isOfOthers) ? other : null
}

const RUPEES = new Set(['PKR', 'NPR', 'LKR'])

/** In front of a number that leaves out what it is counted in: 'maybe 50', 'he says 40', 'can stretch to 75'. */
const SUM_BEFORE =
  /(?:^|[,;(+]|\b(?:maybe|around|about|approx\w{0,8}|up\s?to|says?|gives?|give|him|us|stretch|push|go|to|max(?:imum)?|least|plus|and|or|another|extra|do|is))\.?\s{0,2}$/i
/** What follows such a number. */
const SUM_BEHIND =
  /^\s{0,2}(?:$|[.,;)+]|(?:but|max|from|if|for|in|living|tuition|fees?|loan|savings?|own|family|dad|father|papa)\b)/i

/** What all sums are counted in: '(INR lakhs)', '(in thousands)'. */
const DECLARED = /\((?:all\s)?(?:in\s)?(?:inr|rs\.?)?\s?(lakhs?|lacs|k|thousands?|crores?)\)/i

/** '40, at most 50 lakh' means 40 lakh: small numbers where sums stand take the word for numbers of the nearest sum. */
function withSharedTimes(text: string, raw: readonly RawAmount[]): RawAmount[] {
  const told = raw.filter(({ times, value }) => times !== null && value < 1000)
  const declared = DECLARED.exec(text)?.[1] ?? null
  return raw.map(amount => {
    const isBare = amount.times === null && amount.currency === null && amount.value < 1000
    if (isBare && declared !== null) return { ...amount, times: declared }
    if (!isBare || told.length === 0) return amount
    const isSum =
      SUM_BEFORE.test(text.slice(Math.max(0, amount.start - 24), amount.start)) &&
      SUM_BEHIND.test(text.slice(amount.end, amount.end + 16))
    const nearest = told.reduce((best, other) =>
      Math.abs(other.start - amount.start) < Math.abs(best.start - amount.start) ? other : best,
    )
    return isSum ? { ...amount, times: nearest.times } : amount
  })
}

type RawAmount = Span & {
  value: number
  times: string | null
  currency: string | null
  isNegative: boolean
  /** The start, including the sign. */
  signed: number
}

/** What a word for a number multiplies by; the first that fits. 'mil', 'mille' and 'mila' are thousands. */
const TIMES_VALUES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousands?|tausend|grand|mil(?:a|le)?|bin|ribu|ha[sz]aa?r)$/i, 1e3],
  [/^(?:万|만)$/, 1e4],
  [/^(?:l|lakhs?|lacs?|lpa)$/i, 1e5],
  [/^(?:cr|crores?|karod)$/i, 1e7],
  [/^億$/, 1e8],
  [/^(?:b|t[yỷ])|^milliard/i, 1e9],
]

function timesOf(times: string | null): number {
  if (times === null) return 1
  return TIMES_VALUES.find(([word]) => word.test(times))?.[1] ?? 1e6
}

function rawAmount(match: RegExpExecArray, text: string): RawAmount | null {
  const [all, before, minus, digits, spoken, times, behind] = match
  const trimmed = all.trimEnd()
  const start = match.index
  const end = start + trimmed.length
  if (times === undefined && before === undefined && behind === undefined) {
    if (NO_AMOUNT_BEHIND.test(text.slice(end, end + 24))) return null
    if (digits !== undefined && /^20[2-4]\d$/.test(digits)) return null
  }
  const value = digits === undefined ? spokenAmount(spoken ?? '') : amountOf(digits)
  const lead = text.slice(Math.max(0, start - 7), start)
  const sign = /(?<=^|[\s(:])-$|\bminus\s$/i.exec(lead)?.[0] ?? ''
  const isNegative =
    sign !== '' || (minus !== undefined && (before !== undefined || /(?:^|[\s(:])$/.test(lead)))
  return {
    ...{ start, end, value, times: times ?? null, isNegative, signed: start - sign.length },
    currency: currencyNamed(before, behind),
  }
}

/** 'PKR 50 lakh', '45,000 Canadian dollars': a name says more than the sign ('$45,000 CAD', 'Rs 20 lakh taka'). */
function currencyNamed(before: string | undefined, behind: string | undefined): string | null {
  const names = [behind, before].flatMap(name => (name === undefined ? [] : (currencyOf(name) ?? [])))
  return names[0] ?? null
}

function spokenAmount(words: string): number {
  if (/^half/i.test(words)) return 0.5
  return /^an?$/i.test(words) ? 1 : (spokenNumber(words) ?? Number.NaN)
}

/** '25,00,000', '40.000', '40 000' and '1,5' as numbers: a mark before three digits groups, any other is decimal. */
function amountOf(digits: string): number {
  const plainDigits = digits.replaceAll(/[\s']/g, '')
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/.test(plainDigits))
    return Number(plainDigits.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+$/.test(plainDigits)) return Number(plainDigits.replaceAll('.', ''))
  return Number(plainDigits.replace(',', '.').replaceAll(',', ''))
}

/** Lakh and crore are rupees, unless the text names another currency. */
function isIndian(times: string | null): boolean {
  return times !== null && /^[lc]/i.test(times)
}

/** Currencies besides the rupee whose sums are told in lakh. */
const LAKH_CURRENCIES = new Set(['BDT', 'PKR', 'NPR', 'LKR'])
/** Words for numbers that are used with one currency only. */
const TIMES_OF_CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:juta|jt)$/i, 'IDR'],
  [/^(?:triệu|trieu|tr|tỷ|ty)$/i, 'VND'],
  [/^億$/, 'JPY'],
  [/^万$/, 'CNY'],
  [/^만$/, 'KRW'],
]

function currencyOfTimes(times: string | null): string | null {
  return TIMES_OF_CURRENCIES.find(([word]) => word.test(times ?? ''))?.[1] ?? null
}

function guessCurrency(amount: number, typed: string): string | null {
  if (/\d,\d\d,\d{3}/.test(typed) || amount >= 200_000) return 'INR'
  return amount >= 1000 ? 'USD' : null
}

/** Between what somebody names first and how far they would go: 'but we can push him to'. */
const STRETCHED =
  /^[^.;\n+]{0,60}\b(?:push|stretch|extend|go|raise|manage)\b[^.;\n+]{0,24}\b(?:to|till|up\s?to)\s{0,2}$/i
const ON_CONDITION = /^\s?(?:for|if|only|in\scase|provided)\b/i

function isRange(text: string, { end }: Span, { start, end: nextEnd }: RawAmount): boolean {
  const between = text.slice(end, start)
  return (
    (STRETCHED.test(between) && !ON_CONDITION.test(text.slice(nextEnd))) ||
    /^\s{0,2}(?:-|to|till|upto|up\sto|or|~)\s{0,2}$/i.test(between) ||
    (/^\s?and\s?$/i.test(between) && /\bbetween\b/i.test(text)) ||
    (between === '' && text.charAt(start) === '-')
  )
}

function unitOf(
  text: string,
  span: Span,
  { isOnly, times }: { isOnly: boolean; times: string | null },
): Pick<Amount, 'unit' | 'isUnitNamed' | 'years' | 'areYearsNamed'> {
  const clause = partAround(text, span, ',;\n+', 80)
  const behind = text.slice(span.end, clause.end)
  const around = isOnly ? text : `${text.slice(clause.start, span.start)} | ${behind}`
  const isYearBehind = times?.toLowerCase() === 'lpa' || ONE_YEAR_BEHIND.test(behind)
  const named = isYearBehind ? 'YEAR' : (unitIn(behind) ?? unitIn(around))
  const years = YEARS.exec(around)
  const count = years?.[2] === undefined ? (spokenNumber(years?.[1] ?? '') ?? 0) : Number(years[2]) / 12
  const withHalf = years && /and\sa\shalf/i.test(years[0]) ? count + 0.5 : count
  const areYearsNamed = withHalf >= 1 && withHalf <= 6
  const unit = named ?? (areYearsNamed && withHalf > 1 ? 'ALL' : null)
  return {
    unit: unit ?? 'YEAR',
    isUnitNamed: unit !== null,
    years: areYearsNamed ? withHalf : 2,
    areYearsNamed,
  }
}

/** A year right behind a sum: '20 lac 1 yr'. 'If one year' speaks of a course. */
const ONE_YEAR_BEHIND =
  /^\s{0,2}[/-]?\s?(?:1|one)\s?(?:year|yr)\b(?!\s?(?:course|program|degree|master|mba|ms\b))/i

function unitIn(words: string): Unit | null {
  return UNITS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** 'Including living' says that a sum is for everything. */
const LIVING_IN_IT =
  /\b(?:incl\w*\.?|with)\s(?:the\s|my\s|all\s)?(?:living|rent|accommodation|stay|food|hostel|expenses)\b/gi

/** What a sum is for, else where it comes from: 'tuition up to 22 lakh with loan' is for tuition. */
function labelOf(text: string, span: Span): Label | null {
  const phrase = phraseAround(text, span)
  const parts = [phrase.behind, phrase.before].map(words => words.replaceAll(LIVING_IN_IT, ' '))
  if (OF_LIVING.test(text.slice(Math.max(0, span.start - 90), span.start))) return 'LIVING'
  for (const isPurpose of [true, false])
    for (const words of parts) {
      const label = LABEL_NAMES.find(name => PURPOSES.has(name) === isPurpose && LABELS[name].test(words))
      if (label) return label
    }
  return null
}

/** The sum is for living where its sentence begins with it: 'Living we manage separately, 20 lakh a year is kept for it'. */
const OF_LIVING = /(?:^|[.;\n])\s{0,3}(?:for\s)?(?:my\s|the\s)?living\b(?!\sin\b)[^.;\n\d]{0,60}$/i

/** What stands before and behind a sum up to the next comma, sentence, 'and', 'but' or 'plus'. */
function phraseAround(text: string, span: Span): { before: string; behind: string } {
  const clause = partAround(text, span, ',;\n+', 60)
  const breaks = /\b(?:and|but|plus)\b|[.:]\s/i
  return {
    before: text.slice(clause.start, span.start).split(breaks).at(-1) ?? '',
    behind: text.slice(span.end, clause.end).split(breaks)[0] ?? '',
  }
}

const BLOCKED = /\b(?:blocked|block|sperr)[\s-]?(?:account|a\/c|acc|konto|amount|money)\b/i
const MOST = /\b(?:max\w*|only|budget|total|overall|all|up\s?to|limit)\b/i

/** Whether a sum is what a visa asks somebody to show: '12k blocked account ready', not 'at most the blocked account'. */
function isBlockedMoney(text: string, span: Span): boolean {
  const { before, behind } = phraseAround(text, span)
  return BLOCKED.test(`${before} | ${behind}`) && !MOST.test(`${before} | ${behind}`)
}

/** What somebody owns, earns or would be asked, in front of a sum or behind it: none of it is what they can pay. */
const NO_MEANS_BEFORE =
  /\b(?:worth|valued(?:\sat)?|incomes?|salary|earn(?:s|ing)?|turnover|package|ctc|collateral)(?:\s(?:is|of|about|around|abt))*[\s:=-]*$/i
const NO_MEANS_BEHIND =
  /^\s?(?:discounts?|waivers?|concession|salary|income|package|ctc|turnover|property)\b/i

function isNoMeans(text: string, span: Span): boolean {
  const { before, behind } = phraseAround(text, span)
  return NO_MEANS_BEFORE.test(before) || NO_MEANS_BEHIND.test(behind)
}

const TOTAL =
  /\b(?:total|in\sall|all[\s-]in|overall|altogether|everything|all\sinclusive|incl(?:uding|udes?|usive|\.)?)(?![a-z])/i

/** A sum that is said to be the total, where no other is larger or put on top of it by 'plus': the others are in it. */
function totalOf(text: string, amounts: readonly Amount[], rates: ExchangeRates): Amount | null {
  const usd = ({ amount, currency }: Amount) => amount * (usdOf(currency, rates) ?? 0)
  const total = amounts.find(amount => {
    const { before, behind } = phraseAround(text, amount)
    return TOTAL.test(behind.split('(')[0] ?? '') || TOTAL.test(before)
  })
  if (!total || total.unit === 'MONTH' || total.unit === 'SEMESTER') return null
  // '40 lakh in total, 20 lakh a year' is read as the year's, which says more.
  const isWhole = amounts.every(
    amount =>
      usd(amount) <= usd(total) && (total.unit !== 'ALL' || amount.unit === 'ALL' || !amount.isUnitNamed),
  )
  const next = amounts.find(({ start }) => start >= total.end)
  const isTopped = next !== undefined && ON_TOP.test(text.slice(total.end, next.start))
  return isWhole && !isTopped ? total : null
}

const ON_TOP = /\+|\b(?:plus|additional(?:ly)?|extra|on\stop|besides)\b/i
const PURPOSES: ReadonlySet<Label | null> = new Set<Label>(['TUITION', 'LIVING'])

/** Without the sums of a loan or savings beside those of costs: 'tuition 30k a year, loan of 60 lakh ready'. */
function withoutSources(text: string, parts: readonly Amount[]): Amount[] {
  const costs = parts.filter(({ label }) => PURPOSES.has(label))
  const from = Math.min(...parts.map(({ end }) => end))
  const to = Math.max(...parts.map(({ start }) => start))
  return costs.length === 0 || ON_TOP.test(text.slice(from, to)) ? [...parts] : costs
}

/** The sums of the budget: one per label if several are named, else the first, preferably one for a year. */
function partsOf(text: string, amounts: readonly Amount[], rates: ExchangeRates): Amount[] {
  const total = amounts.length > 1 ? totalOf(text, amounts, rates) : null
  if (total) return [total]
  const labelled = new Map<Label, Amount>()
  for (const amount of amounts)
    if (amount.label && !labelled.has(amount.label)) labelled.set(amount.label, amount)
  if (labelled.size > 1) {
    const parts = withoutSources(text, [...labelled.values()])
    const said = parts.find(({ isUnitNamed }) => isUnitNamed)
    if (!said) return parts
    const { unit, years, areYearsNamed } = said
    return parts.map(part =>
      part.isUnitNamed ? part : { ...part, unit, years, areYearsNamed, isUnitNamed: true },
    )
  }
  const chosen = amounts.find(({ unit, isUnitNamed }) => unit === 'YEAR' && isUnitNamed) ?? amounts[0]
  return chosen ? [chosen] : []
}

/** Ends what is said of one country: a sentence, or a comma in front of the next country. */
const SECTION_ENDS =
  /[;\n|]|\.(?=\s|$)|,(?=\s?(?:in\s|for\s)?(?:the\s)?(?:u\.?k|u\.?s\.?a?|usa|canada|germany|italy|spain|india|australia)\b)/gi

/**
 * The sums with one for each country where a section says several of it: 'UK: 22 lakh fees + 12 lakh living. Italy: 20 lakh'.
 * As they are where not every section names its countries, or its sums are of different periods.
 */
function bySection(text: string, amounts: readonly Amount[], rates: ExchangeRates): readonly Amount[] {
  const ends = [...matchesOf(SECTION_ENDS, text).map(({ index }) => index), text.length]
  const sections = ends
    .map((end, place) => ({ start: ends[place - 1] ?? 0, end }))
    .map(({ start, end }) => ({
      own: amounts.filter(amount => start <= amount.start && amount.start < end),
      places: countriesIn(text.slice(start, end)),
    }))
    .filter(({ own }) => own.length > 0)
  const placed = sections.filter(({ own, places }) => places.length > 0 || !own.every(isSource))
  const isParted =
    placed.length > 1 &&
    placed.filter(({ places }) => places.length === 0).length <= 1 &&
    placed.some(({ own, places }) => own.length > 1 && places.length > 0)
  if (!isParted) return amounts
  const joined = placed.map(({ own, places }) => joinedSum(text, own, places, rates))
  return joined.includes(null) ? amounts : joined.filter(amount => amount !== null)
}

/** Whether a sum is where money comes from, and says nothing of what somebody pays. */
function isSource({ label }: Amount): boolean {
  return label === 'LOAN' || label === 'SAVINGS' || label === 'FAMILY'
}

/** The sums of a section as one. Null where they are of different periods. */
function joinedSum(
  text: string,
  own: readonly Amount[],
  places: readonly Country[],
  rates: ExchangeRates,
): Amount | null {
  const currency = own.find(({ currencyNote }) => currencyNote === null)?.currency
  const named = own.map(amount =>
    amount.currencyNote === null || currency === undefined
      ? amount
      : { ...amount, currency, currencyNote: null },
  )
  const parts = partsOf(text, named, rates)
  const [first] = parts
  const units = new Set(parts.filter(({ isUnitNamed }) => isUnitNamed).map(({ unit }) => unit))
  if (!first || units.size > 1) return null
  const rate = usdOf(first.currency, rates) ?? Number.NaN
  const usd = parts.reduce((sum, part) => sum + part.amount * (usdOf(part.currency, rates) ?? Number.NaN), 0)
  const isOne = parts.every(part => part.currency === first.currency)
  const amount = isOne ? parts.reduce((sum, part) => sum + part.amount, 0) : Math.round(usd / rate)
  if (Number.isNaN(amount)) return null
  const byUnit = parts.find(({ isUnitNamed }) => isUnitNamed) ?? first
  return {
    ...byUnit,
    ...{ start: first.start, end: parts.at(-1)?.end ?? first.end, amount, currency: first.currency, places },
    label: parts.length > 1 ? null : first.label,
  }
}

/** Sums that are said for different countries: the one for most of them, and the others. */
type PlacedAmounts = { main: Amount; others: Amount[]; isTuitionOnly: boolean; span: Span }

/**
 * The sums by country, where at least two are told apart by countries: '35 lakh in India, 60 lakh abroad', '£28k for UK
 * fees, €12k a year in Germany with living'. The one without a country, or else the one for most countries, is the main.
 */
function byPlace(amounts: readonly Amount[]): PlacedAmounts | null {
  const [first, ...rest] = amounts
  if (!first || rest.length === 0 || amounts.every(({ places }) => places.length === 0)) return null
  const named = amounts.flatMap(({ places }) => places)
  const isClear =
    new Set(named).size === named.length &&
    amounts.filter(({ places }) => places.length === 0).length <= 1 &&
    new Set(amounts.flatMap(({ label }) => (label === null || label === 'TUITION' ? [] : label))).size <= 1 &&
    amounts.every(({ label }) => label !== 'LIVING' && label !== 'SCHOLARSHIP')
  if (!isClear) return null
  const reach = ({ places }: Amount) => (places.length === 0 ? Number.POSITIVE_INFINITY : places.length)
  const main = amounts.reduce((widest, amount) => (reach(amount) > reach(widest) ? amount : widest))
  const isTuitionOnly = main.label === 'TUITION'
  const covers = isTuitionOnly ? 'ALL' : 'TUITION'
  return {
    main,
    others: amounts
      .filter(amount => amount !== main)
      .map(amount => ({ ...amount, covers: (amount.label === 'TUITION') === isTuitionOnly ? null : covers })),
    isTuitionOnly,
    span: { start: first.start, end: amounts.at(-1)?.end ?? first.end },
  }
}

/** The sums for single countries. */
function countryBudgets(
  others: readonly Amount[],
  { isTuitionOnly, rates }: { isTuitionOnly: boolean; rates: ExchangeRates },
): CountryBudget[] {
  return others.flatMap(part => {
    const year = yearUsd(part, rates)
    if (year === null) return []
    const isWhole = part.unit === 'ALL'
    const sum = {
      usd: Math.round(isWhole ? year * part.years : year),
      isWhole,
      isTuitionOnly: part.covers === null ? isTuitionOnly : part.covers === 'TUITION',
    }
    return part.places.map(country => ({ country, ...sum }))
  })
}

/** Somebody with whom one would live: 'mama in Adelaide will keep me in his house'. */
const HOST =
  /\b(?:uncle|aunt\w*|mama|mami|masi|mausi|chacha\w*|bua|tau\w*|sister|brother|cousin|bhaiya|didi|relatives?|son|daughter|friends?|family)\b/gi
const HOSTS = /\b(?:keep|host|house|home|stay|live|rent|room|free|flat)/i
const WITH_SOMEBODY = /\b(?:stay|live|living|room|rent[\s-]free|house|flat)\b/gi
const WITH = /\bwith\s(?:my|an?)\b/i
const NO_RENT = /\bno\s(?:rent|living\scosts?)\b|\b(?:rent|stay|living|accommodation)\s(?:is\s)?free\b/i

/** Whether a sentence says that somebody would live there without paying. */
function isHosted(words: string): boolean {
  const behind = (first: RegExp, next: RegExp, most: number) =>
    matchesOf(first, words).some(({ 0: found, index }) => {
      const start = next.exec(words.slice(index + found.length))?.index
      return start !== undefined && start <= most
    })
  return behind(HOST, HOSTS, 60) || behind(WITH_SOMEBODY, WITH, 40) || NO_RENT.test(words)
}

/** The same sum for tuition alone in the one country where somebody would live without paying: 'for Australia all 24 can go in fees'. */
function withoutLiving(text: string, main: Amount): Amount[] {
  const named = matchesOf(SENTENCES, text).flatMap(({ 0: words, index }) => {
    const places = placesOf(words, { start: 0, end: 0 })
    const isOfMain = index <= main.start && main.start < index + words.length
    return isHosted(words) && !isOfMain && main.unit === 'ALL' ? places : []
  })
  const [place, ...more] = new Set(named)
  return place === undefined || more.length > 0 ? [] : [{ ...main, covers: 'TUITION', places: [place] }]
}

function yearUsd({ amount, currency, unit, years }: Amount, rates: ExchangeRates): number | null {
  const rate = usdOf(currency, rates)
  if (rate === undefined) return null
  return (amount * rate * { YEAR: 1, SEMESTER: 2, MONTH: 12, ALL: 1 }[unit]) / (unit === 'ALL' ? years : 1)
}

function currencyRate(parts: readonly Amount[], rates: ExchangeRates): CurrencyRate | null {
  const [code, ...others] = new Set(parts.map(({ currency }) => currency))
  const usd = code === undefined ? undefined : usdOf(code, rates)
  return code === undefined || others.length > 0 || usd === undefined ? null : { code, usd }
}

/** Words by which a sum is only a share of what somebody can pay. */
const REST_ELSEWHERE =
  /\b(?:rest|remaining|remainder|balance)\b[^.;\n]{0,30}\b(?:loans?|scholarships?|funding|sponsor\w*|borrow\w*)/i
/** What living costs are called, and that somebody lives without them. */
const LIVING_COSTS =
  /\b(?:living(?!\s(?:in|abroad)\b)|live|rents?|room|food|meals?|accommodation|accomodation|housing|stay(?:ing)?|groceries|hostel|upkeep|boarding|lodging|rehn[ae]|khan[ae]|sinh\shoạt|miete|lebenshaltung\w*|alojamiento|affitto|loyer)\b/gi
/** Words by which living is paid from the same sum. */
const IN_THE_SUM =
  /\b(?:incl\w*|inclus\w*|total|overall|altogether|everything|all|both|too|also|as\swell|together|covering|sab|milake)\b/i
/** Words by which a sum is for tuition and nothing else. */
const TUITION_ONLY =
  /\b(?:tuition|fees?|stud(?:y|ying|ies)|course|matr[ií]cula)\s(?:fees?\s)?(?:only|alone)\b|\bonly\s(?:for\s)?(?:the\s)?(?:tuition|fees?)\b/i
/** Tuition that somebody says they do not pay. */
const NO_TUITION =
  /\b(?:can'?t|cannot|can\snot|not\sable\sto|no|without|zero|unable\sto)\s(?:\w+\s){0,2}(?:tuition|fees?)\b/gi

function meansTuitionOnly(words: string, parts: readonly Amount[]): boolean {
  // 'Fees up to 25 lakh a year, living 13 lakh extra' are two parts of one budget.
  if (parts.length > 1 && parts.some(({ label }) => label === 'LIVING')) return false
  const text = words.replaceAll(NO_TUITION, ' ')
  if (TUITION_ONLY.test(text) || isLivingElsewhere(text, parts)) return true
  if (
    /\b(?:excluding|without|not\sinclu\w+|excl\.?|apart\sfrom|except)\s(?:the\s)?(?:living|accommodation|rent|stay)/i.test(
      text,
    )
  )
    return true
  if (parts.length > 1) return false
  const isAll =
    LABELS.LIVING.test(text) || /\ball[\s-]in|\beverything\b|\bstipend\b|\ball\sinclu(?:sive|ded)/i.test(text)
  return /\btuition|\bfees?\b|\bmatr[ií]cula/i.test(text) && !isAll
}

/**
 * Whether living costs are named apart from the sums: in a clause that has no sum and does not add them to one. Then
 * somebody else pays for them: 'rent is on my sister', 'I can stay with my uncle'.
 */
function isLivingElsewhere(typed: string, parts: readonly Amount[]): boolean {
  // The stop of 'incl.' ends no clause.
  const text = typed.replaceAll(/\b(incl|excl|approx|abt|max|min)\./gi, '$1 ')
  return matchesOf(LIVING_COSTS, text).some(match => {
    const span = { start: match.index, end: match.index + match[0].length }
    const clause = partAround(text, span, ',;.\n(', 160)
    const words = text.slice(clause.start, clause.end)
    const hasSum = parts.some(({ start, end }) => start < clause.end && clause.start < end)
    if (!hasSum) return !IN_THE_SUM.test(words) && !/\b(?:tuition|fees?|course)\b/i.test(words)
    // In a clause with a sum only what follows the sum behind a joining word is another matter.
    return APART_IN_CLAUSE.test(words)
  })
}

/** 'Living is separate', 'rent my dad pays', 'living with my uncle' in the clause of the sum. */
const APART_IN_CLAUSE =
  /\b(?:living|rent|room|food|accommodation|stay(?:ing)?|khan[ae])\b[^,;.\n]{0,20}\b(?:separate(?:ly)?|extra|free|alag|not\sneeded|with\smy|on\smy|by\smy|my\s\w+\s(?:pays?|covers?|handles?|gives?|will))\b|\b(?:excluding|without|besides|apart\sfrom|except)\s(?:the\s)?(?:living|rent|room|food|accommodation|stay)/i

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** A sum in common notation: '₹35 lakh', '£28,000'. */
export function money(sum: number, currency: string): string {
  // 8.2 times a lakh is a little less than 820,000.
  const amount = Math.round(sum * 100) / 100
  if (currency === 'INR') {
    // In lakh or crore if two decimals are exact.
    if (amount >= 1e7 && amount % 1e5 === 0) return `₹${shown(amount / 1e7)} crore`
    return amount >= 1e5 && amount % 1e3 === 0 ? `₹${shown(amount / 1e5)} lakh` : `₹${INDIAN.format(amount)}`
  }
  return `${symbolOf(currency)}${GROUPED.format(amount)}`
}

function said({ amount, currency, unit, years, areYearsNamed, label }: Amount, isPart: boolean): string {
  const per = {
    YEAR: 'a year',
    SEMESTER: 'a semester',
    MONTH: 'a month',
    ALL: areYearsNamed ? `in all, for ${lengthOf(years)}` : 'in all',
  }[unit]
  const what =
    isPart && label === 'TUITION' ? ' for tuition' : isPart && label === 'LIVING' ? ' for living' : ''
  return `${money(amount, currency)} ${per}${what}`
}

/** A length that the reader understands: in months if it is no tenth of a year. */
function lengthOf(years: number): string {
  if (years !== Number(years.toFixed(1))) return `${Math.round(years * 12)} months`
  return `${shown(years)} ${years === 1 ? 'year' : 'years'}`
}

function roundSum(sum: number): number {
  return sum >= 1000 ? Math.round(sum / 100) * 100 : Math.round(sum)
}

function notesOf({
  parts,
  yearSum,
  wholeUsd,
  isTuitionOnly,
  degree,
}: {
  parts: readonly Amount[]
  yearSum: number | null
  wholeUsd: number | null
  isTuitionOnly: boolean
  degree: DegreeType | null | undefined
}): string {
  const [first] = parts
  if (!first) return ''
  const isPlainUsd = parts.length === 1 && first.currency === 'USD' && first.unit === 'YEAR'
  const rounded = yearSum === null ? null : roundSum(wholeUsd ?? yearSum)
  return [
    rounded === null
      ? 'no exchange rate is known'
      : isPlainUsd
        ? null
        : `about $${GROUPED.format(rounded)} ${wholeUsd === null ? 'a year' : 'in all'}`,
    parts.some(({ isUpperEnd }) => isUpperEnd) ? 'the upper end of the range' : null,
    first.currencyNote,
    parts.some(({ isUnitNamed }) => !isUnitNamed)
      ? `no period is named: taken for ${first.unit === 'ALL' ? 'the whole course' : 'a year'}`
      : null,
    wholeUsd !== null
      ? `compared with the whole ${isTuitionOnly ? 'tuition' : 'cost'} of each programme`
      : null,
    wholeUsd === null && parts.some(({ unit, areYearsNamed }) => unit === 'ALL' && !areYearsNamed)
      ? `taken for ${degree === 'MBA' ? 'an MBA' : 'a course'} of two years`
      : null,
    isTuitionOnly ? 'for tuition alone' : null,
  ]
    .filter(note => note !== null)
    .join('; ')
}
