/** US dollars for one unit of a currency, by its ISO code. */
export type ExchangeRates = ReadonlyMap<string, number>

/** A currency as people type it. Names are alternatives of a pattern. */
type Currency = {
  /** ISO 4217. */
  code: string
  symbol: string
  /** Names that begin with a letter, and signs: both may come before a sum. */
  before: string
  signs: string
  /** Further names that only follow a sum: many of them are words in other places ('won'). */
  behind: string
  /**
   * US dollars for one unit, where the catalogue has no rate: rounded market rates of early 2026. Indicative, as a budget
   * is a round sum.
   */
  indicativeUsd?: number
}

type Names = { before?: string; signs?: string; behind?: string; symbol?: string }

function other(code: string, indicativeUsd: number, names: Names): Currency {
  const { before, signs = '', behind = '', symbol = `${code} ` } = names
  const iso = code.toLowerCase()
  return { code, symbol, before: before ? `${iso}|${before}` : iso, signs, behind, indicativeUsd }
}

/** The currencies that can be read. */
const CURRENCIES: readonly Currency[] = [
  other('BRL', 0.185, {
    before: String.raw`r\s?\$`,
    behind: String.raw`reais|brazilian\sreals?`,
    symbol: 'R$',
  }),
  other('SGD', 0.78, { before: String.raw`s\s?\$`, behind: String.raw`singapore\sdollars?`, symbol: 'S$' }),
  other('HKD', 0.128, {
    before: String.raw`hk\s?\$`,
    behind: String.raw`hong\skong\sdollars?`,
    symbol: 'HK$',
  }),
  other('NZD', 0.59, {
    before: String.raw`nz\s?\$`,
    behind: String.raw`new\szealand\sdollars?`,
    symbol: 'NZ$',
  }),
  other('TWD', 0.0315, {
    before: String.raw`nt\s?\$`,
    behind: String.raw`taiwan\w{0,3}\sdollars?`,
    symbol: 'NT$',
  }),
  other('MXN', 0.056, { before: String.raw`mex\s?\$`, behind: String.raw`mexican\spesos?|pesos\smexicanos` }),
  other('COP', 0.00026, { behind: String.raw`colombian\spesos?|pesos\scolombianos` }),
  other('CLP', 0.0011, { behind: String.raw`chilean\spesos?|pesos\schilenos` }),
  other('ARS', 0.0007, { behind: String.raw`argentin\w{1,3}\spesos?|pesos\sargentinos` }),
  other('PHP', 0.017, { signs: '₱', behind: String.raw`philippine\spesos?|pesos?`, symbol: '₱' }),
  other('PEN', 0.29, { before: String.raw`s\/\.?`, behind: 'soles' }),
  other('PKR', 0.00357, { behind: String.raw`pakistani(?:\s(?:rupees?|rs\.?))?` }),
  other('NPR', 0.00682, {
    before: String.raw`nrs\.?`,
    behind: String.raw`nepal\w{1,3}(?:\s(?:rupees?|rs\.?))?`,
  }),
  other('LKR', 0.0032, { before: String.raw`slrs\.?`, behind: String.raw`sri\slankan\s(?:rupees?|rs\.?)` }),
  other('BDT', 0.0082, { before: String.raw`tk\.?`, signs: '৳', behind: 'taka', symbol: '৳' }),
  other('IDR', 0.00006, { before: String.raw`rp\.?`, behind: 'rupiahs?', symbol: 'Rp ' }),
  other('MYR', 0.25, { before: 'rm', behind: 'ringgits?', symbol: 'RM ' }),
  other('VND', 0.000038, { before: 'vnđ', signs: '₫', behind: 'đồng|dong|đ' }),
  other('THB', 0.031, { signs: '฿', behind: 'baht' }),
  other('KRW', 0.00069, { signs: '₩', behind: 'won|원', symbol: '₩' }),
  other('CNY', 0.143, { before: 'rmb', behind: 'yuan|元|人民币' }),
  other('JPY', 0.0064, { signs: '¥|￥', behind: 'yen|円', symbol: '¥' }),
  other('NGN', 0.0007, { before: String.raw`n(?=\s?\d)`, signs: '₦', behind: 'nairas?', symbol: '₦' }),
  other('GHS', 0.09, { before: 'gh₵|gh¢', signs: '₵', behind: 'cedis?' }),
  other('KES', 0.0077, { before: String.raw`kshs?\.?`, behind: String.raw`kenyan?\sshillings?` }),
  other('UGX', 0.00028, { before: String.raw`ushs?\.?`, behind: String.raw`ugandan?\sshillings?` }),
  other('TZS', 0.0004, { before: String.raw`tshs?\.?`, behind: String.raw`tanzanian?\sshillings?` }),
  other('ETB', 0.0065, { behind: 'birr' }),
  other('RWF', 0.00069, { behind: String.raw`rwandan\sfrancs?` }),
  other('XAF', 0.00177, {
    before: 'f?cfa|xof',
    behind: String.raw`francs?\scfa|cfa\sfrancs?`,
    symbol: 'CFA ',
  }),
  other('MAD', 0.108, { behind: String.raw`moroccan\sdirhams?|dirhams?\smarocains` }),
  other('EGP', 0.021, { behind: String.raw`egyptian\spounds?` }),
  other('ZAR', 0.06, { before: String.raw`r(?=\s?\d)`, behind: 'rands?', symbol: 'R ' }),
  other('AED', 0.2723, { before: String.raw`dhs\.?`, behind: 'dirhams?' }),
  other('SAR', 0.2667, { behind: String.raw`(?:saudi\s)?ri[yl]als?` }),
  other('QAR', 0.2747, { behind: String.raw`qatari\sri[yl]als?` }),
  other('KWD', 3.25, { behind: String.raw`kuwaiti\sdinars?` }),
  other('OMR', 2.6, { behind: String.raw`omani\sri[yl]als?` }),
  other('TRY', 0.023, { signs: '₺', behind: String.raw`(?:turkish\s)?liras?|tl`, symbol: '₺' }),
  other('RUB', 0.0125, { signs: '₽', behind: 'rou?bles?' }),
  other('KZT', 0.002, { signs: '₸', behind: 'tenge' }),
  other('UZS', 0.000083, { behind: String.raw`uzbek\ssums?|so'm` }),
  other('UAH', 0.0235, { signs: '₴', behind: 'hryvnias?' }),
  other('PLN', 0.275, { behind: 'złotych|zlotys?|zł' }),
  other('CZK', 0.048, { behind: String.raw`czech\skoruny?|kč` }),
  other('HUF', 0.003, { behind: 'forints?' }),
  other('RON', 0.228, { behind: String.raw`romanian\slei|lei` }),
  other('ILS', 0.31, { signs: '₪', behind: 'shekels?' }),
  other('CHF', 1.27, { before: String.raw`sfr\.?`, behind: String.raw`swiss\sfrancs?|francs?` }),
  other('SEK', 0.108, { behind: String.raw`swedish\skron\w{1,2}` }),
  other('NOK', 0.1, { behind: String.raw`norwegian\skron\w{1,2}` }),
  other('DKK', 0.156, { behind: String.raw`danish\skron\w{1,2}` }),
  {
    code: 'CAD',
    symbol: 'C$',
    before: String.raw`cad|(?:ca|c)\s?\$`,
    signs: '',
    behind: String.raw`cdn|canadian\s(?:dollars?|\$)|canadian`,
  },
  {
    code: 'AUD',
    symbol: 'A$',
    before: String.raw`aud|(?:au|a)\s?\$`,
    signs: '',
    behind: String.raw`australian\s(?:dollars?|\$)`,
  },
  {
    code: 'USD',
    symbol: '$',
    before: String.raw`usd|us\s?\$`,
    signs: String.raw`\$`,
    behind: String.raw`(?:us|american)\s(?:dollars?|\$)|dollars?|bucks|d[oó]lares`,
  },
  {
    code: 'INR',
    symbol: '₹',
    before: String.raw`inr|rs\.?`,
    signs: '₹',
    behind: String.raw`(?:indian\s)?rupees?`,
  },
  {
    code: 'GBP',
    symbol: '£',
    before: 'gbp',
    signs: '£',
    behind: String.raw`(?:british\s)?pounds?(?:\ssterling)?|sterling|quid`,
  },
  { code: 'EUR', symbol: '€', before: 'eur|euros?', signs: '€', behind: '' },
]

const joined = (patterns: readonly string[]) => patterns.filter(pattern => pattern !== '').join('|')
const WORDS = joined(CURRENCIES.map(({ before }) => before))
const SIGNS = joined(CURRENCIES.map(({ signs }) => signs))
const ONLY_BEHIND = joined(CURRENCIES.map(({ behind }) => behind))
/** A currency in front of a sum, as a pattern: 'US$', 'Rs.'. */
export const CURRENCY_BEFORE = `(?:(?<![a-z])(?:${WORDS})|${SIGNS})`
/** A currency behind a sum, as a pattern: 'dollars', '€'. */
export const CURRENCY_BEHIND = `(?:${ONLY_BEHIND}|${WORDS}|${SIGNS})`

const BY_CODE = new Map(CURRENCIES.map(currency => [currency.code, currency]))
const NAMED = CURRENCIES.map(({ code, ...names }) => {
  const all = joined([names.before, names.signs, names.behind]).replaceAll(String.raw`(?=\s?\d)`, '')
  return { code, pattern: new RegExp(`^(?:${all})$`, 'i') }
})

/** The code of a currency by its name as typed; null for none. */
export function currencyOf(name: string): string | null {
  return NAMED.find(({ pattern }) => pattern.test(name))?.code ?? null
}

/** What is written in front of a sum: '£', 'PLN '. */
export function symbolOf(code: string): string {
  return BY_CODE.get(code)?.symbol ?? `${code} `
}

/** US dollars for one unit: the catalogue's rate, or else an indicative one. */
export function usdOf(code: string, rates: ExchangeRates): number | undefined {
  return rates.get(code) ?? (code === 'USD' ? 1 : BY_CODE.get(code)?.indicativeUsd)
}

const HARD = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'CHF', 'SEK', 'NOK', 'DKK'])

/** Whether somebody may mean a year by a bare sum: in other currencies people name what they have in all. */
export function isNamedByYear(code: string): boolean {
  return HARD.has(code)
}
