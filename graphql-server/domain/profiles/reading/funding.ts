import type { Country } from '../../../generated/prisma/enums.ts'
import { countryInSentence } from '../../catalogue/countries.ts'
import { fundingNeed, fundingWords, onlyFundedIn, withoutFundedClauses } from './budget.ts'
import { countriesNamed } from './budgetPlaces.ts'
import type { FundingNeed } from './types.ts'
import { nothing, type Outcome, plain, quoted } from './words.ts'

/** What somebody says of a scholarship. */
export type Funding = {
  need: FundingNeed
  /** Whether one is named that pays for all of it wherever somebody is admitted. */
  isOutside: boolean
  /** The countries that they go to only with one, where that is said of some. */
  onlyIn: readonly Country[]
}

const SAID: Readonly<Record<FundingNeed, string>> = {
  NONE: 'No scholarship needed',
  SOME: 'A scholarship would help',
  FULL: 'Not without a scholarship',
}
const NEEDS: readonly FundingNeed[] = ['NONE', 'SOME', 'FULL']
const FROM_OUTSIDE = ', from a funder that pays at any university'

/** Scholarships of governments and foundations that pay for all of it, at whichever university somebody is admitted. */
const OUTSIDE =
  /\b(?:chevening|commonwealth\s(?:scholar|shared|pg)|fulbright|lpdp|australia\saward|bolashak|gates\scambridge|rhodes|mext\b|tetfund|ptdf)/i

type Own = { ownUsd: number | null; isTuitionOnly: boolean }

/**
 * Reads from the first text that speaks of a scholarship what it says, and from all of them the countries that somebody
 * goes to only with one. `own`: what somebody has themselves.
 */
export function readFunding(texts: readonly string[], own: Own): Outcome<Funding> {
  const onlyIn = [...new Set(texts.flatMap(words => onlyFundedIn(plain(words))))]
  for (const words of texts) {
    const text = withoutFundedClauses(plain(words))
    const need = fundingNeed(text, own)
    const span = fundingWords(text)
    if (need !== null) return fundingOf({ need, text, onlyIn, quote: span && quoted(words, span) })
  }
  return onlyIn.length === 0 ? nothing() : outcomeOf({ need: null, isOutside: false, onlyIn })
}

const ONLY_IN = /(?:^|;\s*)not without a scholarship in ([^;]+)$/i

/** The same as a correction says it: one of the three sentences, or words such as 'none' and 'full'. */
export function readFundingAlone(words: string): Outcome<Funding> {
  const typed = plain(words).trim()
  const exactPlaces = ONLY_IN.exec(typed)
  const named = exactPlaces?.[1] === undefined ? null : countriesNamed(exactPlaces[1])
  const text = exactPlaces && named ? typed.slice(0, exactPlaces.index) : withoutFundedClauses(typed)
  const onlyIn = named ?? onlyFundedIn(typed)
  const exact = NEEDS.find(need => text.toLowerCase().startsWith(SAID[need].toLowerCase()))
  if (exact) return outcomeOf({ need: exact, isOutside: text.toLowerCase().endsWith(FROM_OUTSIDE), onlyIn })
  if (/^(?:none?|nothing|not?\sneed\w*|not\srequired)\b/i.test(text))
    return outcomeOf({ need: 'NONE', isOutside: false, onlyIn })
  const need =
    fundingNeed(text, { ownUsd: null, isTuitionOnly: false }) ??
    (/^(?:full|must|needed|required)\b/i.test(text)
      ? 'FULL'
      : /^(?:some|yes|helpful|partly)\b/i.test(text)
        ? 'SOME'
        : null)
  if (need !== null) return fundingOf({ need, text, onlyIn, quote: null })
  return onlyIn.length === 0 ? nothing() : outcomeOf({ need: null, isOutside: false, onlyIn })
}

function fundingOf({
  need,
  text,
  onlyIn,
  quote,
}: {
  need: FundingNeed
  text: string
  onlyIn: readonly Country[]
  quote: string | null
}): Outcome<Funding> {
  return { ...outcomeOf({ need, isOutside: need !== 'NONE' && OUTSIDE.test(text), onlyIn }), quote }
}

/** `need`: null where it is said of single countries alone. Who needs one everywhere needs it there too. */
function outcomeOf({
  need,
  isOutside,
  onlyIn,
}: {
  need: FundingNeed | null
  isOutside: boolean
  onlyIn: readonly Country[]
}): Outcome<Funding> {
  const places = need === 'FULL' ? [] : onlyIn
  const said = [
    ...(need === null ? [] : [isOutside ? `${SAID[need]}${FROM_OUTSIDE}` : SAID[need]]),
    ...(places.length === 0
      ? []
      : [`not without a scholarship in ${places.map(countryInSentence).join(' and ')}`]),
  ].join('; ')
  return {
    value: { need: need ?? 'NONE', isOutside, onlyIn: places },
    understood: said.charAt(0).toUpperCase() + said.slice(1),
    note: places.length === 0 ? null : 'there only what is funded or costs little comes first',
    quote: null,
    doubts: [],
  }
}
