/**
 * False sentences made from true ones, and true ones in other words. The lists are made without regard to the rules
 * that look for them.
 */
import { numbersIn } from '../domain/language/numbers.ts'

export const MUTATIONS = ['AGENT', 'NUMBER', 'UNIT', 'POLARITY', 'QUANTIFIER', 'STRENGTH'] as const
export type Mutation = (typeof MUTATIONS)[number]

type Swap = readonly [RegExp, string]

const AGENTS: readonly Swap[] = [
  [/\bI was\b/u, 'We were'],
  [/\bI am\b/u, 'We are'],
  [/\bI (?=\p{Ll}+ed\b)/u, 'We '],
  [/\bI (?=\p{Ll}{3,}\b)/u, 'My colleague '],
  [/\b[Ww]e (?=\p{Ll}{3,}\b)/u, 'I '],
  [/\b(?:He|She) (?=\p{Ll}+(?:ed|t|d)\b)/u, 'I '],
  [/\bMy (?:manager|teacher|professor|mother|father|uncle|boss|supervisor) (?=\p{Ll}+)/u, 'I '],
]
const UNITS: readonly Swap[] = [
  [/(?<=\d) ?(?:%|per ?cent\b)/u, ' percentage points'],
  [/\byears\b/u, 'months'],
  [/\bmonths\b/u, 'weeks'],
  [/\bweeks\b/u, 'days'],
  [/\bdays\b/u, 'hours'],
  [/\bhours\b/u, 'minutes'],
  [/\bminutes\b/u, 'seconds'],
  [/\$(?=\d)/u, '€'],
  [/€(?=\d)/u, '$'],
  [/₹(?=\d)/u, '$'],
  [/(?<=\d )(?:km|kilomet(?:re|er)s)\b/u, 'miles'],
  [/(?<=\d )kg\b/u, 'tonnes'],
  [/(?<=\d )met(?:re|er)s\b/u, 'kilometres'],
  [/\b(?:dollars|euros|rupees)\b/u, 'pounds'],
]
const DENIALS: readonly Swap[] = [
  [/\b(?:do|did|does|could|can|was|is|are|were|had|has|have|would) ?(?:not|n['’]t)\b/u, 'did'],
  [/\bcannot\b/u, 'can'],
  [/\bnever /u, ''],
  [/\b[Nn]obody\b/u, 'Everybody'],
  [/\bno (?=\p{Ll}{3,})/u, 'a '],
  [/\bwithout\b/u, 'with'],
  [/\b(was|were|is|are|could|can|will|had)\b(?! not\b)/u, '$1 not'],
  [/\b(I|We|we|He|She|They) (?=\p{Ll}{3,}\b)/u, '$1 never '],
]
const QUANTITIES: readonly Swap[] = [
  [/\b(?:some|several) of\b/iu, 'all of'],
  [/\bsome (?=\p{Ll}+s\b)/u, 'most '],
  [/\bseveral\b/u, 'all'],
  [/\bmany\b/u, 'all'],
  [/\b[Mm]ost of\b/u, 'all of'],
  [/\bhalf\b(?! an?\b)/u, 'most'],
  [/\ba few\b/u, 'many'],
  [/\boften\b/u, 'always'],
  [/\bsometimes\b/u, 'always'],
  [/\bone of the\b/u, 'the only one of the'],
  [/\bat least\b/u, 'at most'],
  [/\bmore than\b/u, 'less than'],
  [/\b(?:about|around|almost|nearly) (?=\d)/u, 'more than '],
  [/(?<=\b(?:of|for|with|to|from|in|by) )(?=the \p{Ll}+s\b)/u, 'all '],
  [/(?<=\b(?:taught|trained|helped|led|with|for|of) )(?=\d{1,4} \p{Ll})/u, 'more than '],
]
const STRENGTHS: readonly Swap[] = [
  [/\bhelped (?:to )?(?=\p{Ll}+ the\b)/u, ''],
  [/\bhelped\b/u, 'led'],
  [/\bassisted\b/u, 'directed'],
  [/\bcontributed to\b/u, 'led'],
  [/\bparticipated in\b/u, 'organised'],
  [/\btook part in\b/u, 'organised'],
  [/\bworked on\b/u, 'led'],
  [/\bjoined\b/u, 'founded'],
  [/\btried to\b/u, 'managed to'],
  [/\b(?:want|hope|plan) to\b/u, 'will'],
  [/\bimproved\b/u, 'transformed'],
  [/\breduced\b/u, 'eliminated'],
  [/\b(?:learned|learnt|studied)\b/u, 'mastered'],
  [/\bsuggested\b/u, 'proved'],
  [/\bthink\b/u, 'know'],
  [/\bbegan\b/u, 'completed'],
  [/\bused\b/u, 'pioneered'],
  [/\bgood\b/u, 'outstanding'],
  [/\bintern\b/u, 'manager'],
]
const SWAPS: Readonly<Record<Exclude<Mutation, 'NUMBER'>, readonly Swap[]>> = {
  AGENT: AGENTS,
  UNIT: UNITS,
  POLARITY: DENIALS,
  QUANTIFIER: QUANTITIES,
  STRENGTH: STRENGTHS,
}

/** The sentence made false in one place, as `kind` says; null where it has no such place. */
export function mutate({
  kind,
  sentence,
  others,
}: {
  kind: Mutation
  sentence: string
  /** Other sentences of the same person, whose numbers may come to stand here. */
  others: readonly string[]
}): string | null {
  if (kind === 'NUMBER') return withAnotherNumber(sentence, others)
  for (const [pattern, by] of SWAPS[kind]) {
    const mutated = sentence.replace(pattern, by)
    if (mutated !== sentence) return mutated.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
  }
  return null
}

/** A number of another sentence where there is one (the harder case), otherwise another number. */
function withAnotherNumber(sentence: string, others: readonly string[]): string | null {
  const figures = (text: string) =>
    numbersIn(text).filter(({ isSpelled, values }) => !isSpelled && values.length === 1)
  const [first] = figures(sentence)
  if (first === undefined) return null
  const own = first.values[0] ?? 0
  const isYear = own > 1900 && own < 2100
  const other = others
    .flatMap(figures)
    .map(({ values: [value = 0] }) => value)
    .find(
      value =>
        value !== own &&
        value > 1900 === isYear &&
        Number.isInteger(value) &&
        !sentence.includes(String(value)),
    )
  const by = other ?? (isYear ? own - 3 : Math.round(own * 2 + 1))
  const digits = /\d[\d.,]*\d|\d/u.exec(first.text)?.[0] ?? first.text
  return sentence.slice(0, first.start) + first.text.replace(digits, String(by)) + sentence.slice(first.end)
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const REWORDINGS: readonly Swap[] = [
  [/(?<=\d) ?%/u, ' per cent'],
  [/\bper cent\b/u, '%'],
  [/^(In (?:\p{L}+ )?\d{4}), (.*)\.$/u, '$2, which was in $1.'],
  [/^([^,;]{30,}), and [^;]{20,}\.$/u, '$1.'],
  [/^([^,;]{30,}), which [^;]{10,}\.$/u, '$1.'],
  [/^([^;]{30,}); [^;]{20,}\.$/u, '$1.'],
  [/\bdid not\b/u, 'didn’t'],
  [/\bdidn['’]t\b/u, 'did not'],
  [/\bcould not\b/u, 'was not able to'],
  [/\bbuilt\b/u, 'constructed'],
  [/\bbegan\b/u, 'started'],
  [/\bstarted\b/u, 'began'],
  [/\babout (?=\d)/u, 'around '],
  [/\bgot\b/u, 'received'],
  [/\bbecause\b/u, 'since'],
  [/\bhelped\b/u, 'supported'],
  [/\bshowed\b/u, 'made clear'],
  [/\bwant to\b/u, 'would like to'],
  [/\bmy goal is to\b/iu, 'I aim to'],
  [/\bmany\b/u, 'a great many'],
  [/\bso\b(?= (?:I|we|he|she|they)\b)/u, 'and so'],
  [/^I (?=\p{Ll}+ed\b)/u, 'There, I '],
  [/^I (?=\p{Ll}{3,})/u, 'By then I '],
  [/^The /u, 'At the time the '],
  [/^My /u, 'At the time my '],
]

/** The sentence in other words that say the same or less; each differs from it in one place. */
export function reword(sentence: string): string[] {
  const spelled = sentence.replace(
    /(?<![\d.,$€£₹/:-])\b(\d{1,2})\b(?![\d.,%/:-]|\p{L})/u,
    (digits, number: string) => SMALL[Number(number)] ?? digits,
  )
  return [
    ...(spelled === sentence ? [] : [spelled]),
    ...REWORDINGS.flatMap(([pattern, by]) => {
      const reworded = sentence.replace(pattern, by)
      return reworded === sentence
        ? []
        : [
            reworded
              .replace(/^\p{Ll}/u, letter => letter.toUpperCase())
              .replace('which was in In', 'which was in'),
          ]
    }),
  ]
}
