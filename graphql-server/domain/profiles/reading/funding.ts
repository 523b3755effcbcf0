import { fundingNeed, fundingWords } from './budget.ts'
import type { FundingNeed } from './types.ts'
import { nothing, type Outcome, plain, quoted } from './words.ts'

/** What somebody says of a scholarship. */
export type Funding = {
  need: FundingNeed
  /** Whether one is named that pays for all of it wherever somebody is admitted. */
  isOutside: boolean
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
  /\b(?:chevening|commonwealth\s(?:scholar|shared|pg)|fulbright|lpdp|australia\saward|bolashak|gates\scambridge|rhodes|daad\sepos|mext\b|tetfund|ptdf)/i

type Own = { ownUsd: number | null; isTuitionOnly: boolean }

/** Reads from the first text that speaks of a scholarship what it says. `own`: what somebody has themselves. */
export function readFunding(texts: readonly string[], own: Own): Outcome<Funding> {
  for (const words of texts) {
    const text = plain(words)
    const need = fundingNeed(text, own)
    const span = fundingWords(text)
    if (need !== null) return fundingOf({ need, text, quote: span && quoted(words, span) })
  }
  return nothing()
}

/** The same as a correction says it: one of the three sentences, or words such as 'none' and 'full'. */
export function readFundingAlone(words: string): Outcome<Funding> {
  const text = plain(words).trim()
  const exact = NEEDS.find(need => text.toLowerCase().startsWith(SAID[need].toLowerCase()))
  if (exact) return outcomeOf(exact, text.toLowerCase().endsWith(FROM_OUTSIDE))
  if (/^(?:none?|nothing|not?\sneed\w*|not\srequired)\b/i.test(text)) return outcomeOf('NONE', false)
  const need =
    fundingNeed(text, { ownUsd: null, isTuitionOnly: false }) ??
    (/^(?:full|must|needed|required)\b/i.test(text)
      ? 'FULL'
      : /^(?:some|yes|helpful|partly)\b/i.test(text)
        ? 'SOME'
        : null)
  return need === null ? nothing() : fundingOf({ need, text, quote: null })
}

function fundingOf({
  need,
  text,
  quote,
}: {
  need: FundingNeed
  text: string
  quote: string | null
}): Outcome<Funding> {
  return { ...outcomeOf(need, need !== 'NONE' && OUTSIDE.test(text)), quote }
}

function outcomeOf(need: FundingNeed, isOutside: boolean): Outcome<Funding> {
  const understood = isOutside ? `${SAID[need]}${FROM_OUTSIDE}` : SAID[need]
  return { value: { need, isOutside }, understood, note: null, quote: null, doubts: [] }
}
