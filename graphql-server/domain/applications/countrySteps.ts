import type { ProofOfFunds } from '../../generated/prisma/client.ts'
import type { Country } from '../../generated/prisma/enums.ts'
import { isSuperseded } from '../catalogue/readFunding.ts'
import { dayInWords, dayOf } from './days.ts'

/** A step that a country asks of students from abroad, with where it was read. */
export type CountryStep = {
  /** Unique within its country. */
  key: string
  title: string
  detail: string
  /** Whether it comes before applying, or with the visa after an offer. */
  stage: 'APPLICATION' | 'VISA'
  source: string
  /** The year of the source. */
  year: number
}

const F1 = { stage: 'VISA', source: 'visasop.ai (March 2026)', year: 2026 } as const
const STUDENT_ROUTE = { stage: 'VISA', source: 'fateheducation.com (document rules)', year: 2025 } as const
const SUBCLASS_500 = { stage: 'VISA', source: 'lwsma.com.au; gemg.com.au', year: 2024 } as const
const TYPE_D = { stage: 'VISA', source: 'the-updates.com; legalclarity.org', year: 2025 } as const
const SPANISH_VISA = {
  stage: 'VISA',
  source: 'angel-jobs.com (consulate list); studyabroad.careers360.com',
  year: 2024,
} as const

/**
 * What each country asks for. Every entry has its source, and what no source says is left out. Sums of money are in
 * the catalogue's table of proofs of funds.
 */
const COUNTRY_STEPS: Readonly<Record<Country, readonly CountryStep[]>> = {
  USA: [
    {
      key: 'I20',
      title: 'Form I-20, signed',
      detail: 'The visa asks to be shown the first-year cost that it states.',
      ...F1,
    },
    { key: 'SEVIS', title: 'SEVIS I-901 fee', detail: 'The visa application needs its receipt.', ...F1 },
    {
      key: 'DS160',
      title: 'Form DS-160 and visa appointment',
      detail: 'Bring the confirmation page with its barcode, and a 2 x 2 inch photograph on white.',
      ...F1,
    },
    {
      key: 'BANK',
      title: 'Bank letter or statements of the last three months',
      detail: 'With fixed deposit receipts and the sanction letter of a loan, where there are any.',
      ...F1,
    },
  ],
  UK: [
    {
      key: 'HELD_28_DAYS',
      title: 'Funds held for 28 days in a row',
      detail: 'The 28 days end within 31 days of the visa application.',
      ...STUDENT_ROUTE,
    },
    {
      key: 'BANK',
      title: 'Bank statements, an education loan or liquidated deposits',
      detail: "A parent's account needs proof of the relationship and a letter of consent.",
      ...STUDENT_ROUTE,
    },
  ],
  CANADA: [
    {
      key: 'FUNDS_PAPERS',
      title: 'Papers for the proof of funds',
      detail:
        'One of: a Guaranteed Investment Certificate, bank statements of four months, an education loan, proof that tuition and housing are paid, a letter of a sponsor, or a scholarship paid in Canada.',
      stage: 'VISA',
      source: 'glocalimmigration.com (list of IRCC)',
      year: 2025,
    },
  ],
  GERMANY: [
    {
      key: 'APS',
      title: 'APS certificate',
      detail:
        'For degrees from India, China and Vietnam. The German missions in India ask for it before the visa application since 1 November 2022.',
      stage: 'APPLICATION',
      source: 'German missions in India, quoted by news18.com (27 October 2022) and travelobiz.com',
      year: 2022,
    },
    {
      key: 'UNI_ASSIST',
      title: 'uni-assist, where the university uses it',
      detail:
        'It checks certificates from abroad before the university does. 75 EUR for the first course of a semester, 30 EUR for each further one.',
      stage: 'APPLICATION',
      source: 'uni-assist.de (handling fees); uniapplygermany.com (April 2024)',
      year: 2024,
    },
  ],
  AUSTRALIA: [
    {
      key: 'COE',
      title: 'Confirmation of Enrolment (CoE)',
      detail: 'For the visa application.',
      ...SUBCLASS_500,
    },
    { key: 'HEALTH_COVER', title: 'Health insurance', detail: 'For the visa application.', ...SUBCLASS_500 },
    {
      key: 'GENUINE_STUDENT',
      title: 'Genuine Student requirement',
      detail: 'For the visa application.',
      ...SUBCLASS_500,
    },
    {
      key: 'HEALTH_CHARACTER',
      title: 'Health and character requirement',
      detail: 'For the visa application.',
      ...SUBCLASS_500,
    },
  ],
  ITALY: [
    {
      key: 'ACCEPTANCE',
      title: 'Acceptance letter',
      detail: 'From the Italian institution, for the visa application.',
      ...TYPE_D,
    },
    { key: 'HEALTH_COVER', title: 'Health insurance', detail: 'For the visa application.', ...TYPE_D },
    {
      key: 'RESIDENCE',
      title: 'Residence permit',
      detail: 'Ask for it within eight days of arrival.',
      ...TYPE_D,
    },
  ],
  SPAIN: [
    {
      key: 'ADMISSION',
      title: 'Original admission letter',
      detail: 'Of a recognised centre, for the visa application.',
      ...SPANISH_VISA,
    },
    {
      key: 'CRIMINAL_RECORD',
      title: 'Criminal record certificate',
      detail: 'For the visa application.',
      ...SPANISH_VISA,
    },
    { key: 'HEALTH_COVER', title: 'Health insurance', detail: 'For the visa application.', ...SPANISH_VISA },
    {
      key: 'ACCOMMODATION',
      title: 'Confirmation of accommodation',
      detail: 'For the visa application.',
      ...SPANISH_VISA,
    },
  ],
  INDIA: [],
}

/** The key of a country's step for the money that a visa asks to be shown. */
export const FUNDS_KEY = 'FUNDS'

/** The keys of all steps that a country may have. */
export function countryStepKeysOf(country: Country): string[] {
  return [...COUNTRY_STEPS[country].map(({ key }) => key), FUNDS_KEY]
}

/**
 * The steps that a country asks of students from abroad, in their order; none for India.
 * @param sums the country's rows of the table of proofs of funds; without one there is no step for funds.
 */
export function countryStepsOf(country: Country, sums: readonly ProofOfFunds[]): CountryStep[] {
  const current = sums.filter(sum => !isSuperseded(sum))
  const [newest] = current
  if (!newest) return [...COUNTRY_STEPS[country]]
  const funds: CountryStep = {
    key: FUNDS_KEY,
    title:
      country === 'GERMANY'
        ? 'Blocked account, or other recognised proof of funds'
        : 'Proof of funds for the visa',
    detail: `${current.map(sumInWords).join('; ')}.`,
    stage: 'VISA',
    source: [...new Set(current.map(({ source }) => source))].join('; '),
    year: Math.max(...current.map(({ year }) => year)),
  }
  return [...COUNTRY_STEPS[country], funds]
}

/** '11,904 EUR: blocked account, per year, since 1 September 2024'. */
function sumInWords({ amount, currency, what, area, validFrom }: ProofOfFunds): string {
  const money = amount === null ? '' : `${amount.toLocaleString('en')} ${currency}: `
  const where = area === null ? '' : ` (${area})`
  const since = validFrom === null ? '' : `, since ${dayInWords(dayOf(validFrom))}`
  return `${money}${what}${where}${since}`
}
