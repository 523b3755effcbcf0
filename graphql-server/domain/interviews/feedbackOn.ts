import type { QuestionKind } from './askInterview.ts'

/** Words that people speak in a minute in an interview. */
const WORDS_A_MINUTE = 130
/** The shortest answer that can be judged, and the longest that is listened to, in words. */
const FEWEST_WORDS = 40
const MOST_WORDS = { OPENING: 2.5 * WORDS_A_MINUTE, others: 2 * WORDS_A_MINUTE }

/** What was found in an answer. `isGood` says what is there, the others what to look at. */
export type Finding = { isGood: boolean; text: string }

export type Feedback = {
  words: number
  /** How long it takes to say it, at 130 words a minute. */
  seconds: number
  findings: Finding[]
}

const COMMON = new Set(
  'about after again also although because been before being between both could does doing done during each every from have having into just like made make many more most much only other over same should since some such than that their them then there these they this those through under until very were what when where which while whom whose will with would your'.split(
    ' ',
  ),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
/** The words that tell what a text is about, without endings. */
const topicsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(word => word.length > 3 && !COMMON.has(word))
      .map(word => word.replace(/(?:ing|ed|es|s)$/u, '')),
  )
/** Counts with what they count: '14 engineers'. Years count nothing. */
const countsOf = (text: string) =>
  [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:,\d{2,3})*(?:\.\d+)?)\s*(%|percent|[\p{L}]{3,})/gu)].flatMap(
    ([, number = '', unit = '']) => {
      const value = Number(number.replaceAll(',', ''))
      return value >= 1900 && value <= 2100 ? [] : [{ value, unit: unit.toLowerCase().replace(/s$/u, '') }]
    },
  )

/**
 * What rules can say of an answer: its length spoken, whether it uses what the person said before, figures that differ
 * from those, and what its question looks for. No score: whether an answer convinces is not for rules to say.
 * @param said the person's own words that the interview quotes
 */
export function feedbackOn({
  kind,
  quote,
  answer,
  course,
  university,
  said,
}: {
  kind: QuestionKind
  quote: string
  answer: string
  course: string
  university: string
  said: readonly string[]
}): Feedback {
  const words = wordsOf(answer).length
  const findings: Finding[] = []
  const note = (isGood: boolean, text: string) => findings.push({ isGood, text })
  const most = kind === 'OPENING' ? MOST_WORDS.OPENING : MOST_WORDS.others
  if (words < FEWEST_WORDS)
    note(
      false,
      `${words === 1 ? 'One word is' : `${words} words are`} said in a few seconds. Tell one thing that happened.`,
    )
  else if (words > most)
    note(
      false,
      'This takes longer than people listen to one answer. Say the point first, and leave the rest for a question.',
    )

  for (const { value, unit, other, words: before } of differences(answer, said))
    note(false, `You say ${value} ${unit} here, and ${other} elsewhere: “${before}” Which one is right?`)

  const own = topicsOf(answer)
  if (quote !== '') {
    const shared = [...topicsOf(quote)].filter(topic => own.has(topic)).length
    if (words >= FEWEST_WORDS && shared < 2)
      note(false, `It does not speak of what it was asked about: “${quote}”`)
    else if (shared >= 2) note(true, 'It speaks of what it was asked about.')
  }
  const used = said.filter(
    words => words !== quote && [...topicsOf(words)].filter(topic => own.has(topic)).length >= 3,
  )
  const [first] = used
  if (first !== undefined) note(true, `It brings in something else that you said: “${first}”`)

  const count = (pattern: RegExp) => [...answer.matchAll(pattern)].length
  if (kind === 'OWN_PART' || kind === 'HINDSIGHT') {
    const [we, i] = [count(/\b(?:we|our|us)\b/giu), count(/\b(?:I|my|me)\b/gu)]
    if (words >= FEWEST_WORDS && we > i)
      note(false, `‘We’ stands ${we} times in it and ‘I’ ${i}. Say what you did yourself.`)
  }
  if (kind === 'RESULT' && words >= FEWEST_WORDS)
    if (/\d|\b(?:half|third|twice|double\w*)\b/u.test(answer)) note(true, 'It has a figure.')
    else note(false, 'It has no figure. Say how you know that it worked.')
  if (kind === 'PROGRAMME' && words >= FEWEST_WORDS) {
    const names = topicsOf(`${course} ${university}`)
    // The name of the programme alone is in the question.
    const others = [...answer.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/gu)].filter(
      ([name]) => ![...topicsOf(name)].every(topic => names.has(topic)),
    )
    if (others.length === 0)
      note(
        false,
        'It names nothing of the programme: no course, person, laboratory or place. It could be said of any.',
      )
    else note(true, `It names something of its own: ${others[0]?.[0] ?? ''}.`)
  }
  if (kind === 'YOURS' && !answer.includes('?')) note(false, 'There is no question in it.')
  return { words, seconds: Math.round((words * 60) / WORDS_A_MINUTE), findings }
}

/** Counts of the same thing that differ between an answer and what was said before. */
function differences(answer: string, said: readonly string[]) {
  const found: { value: number; unit: string; other: number; words: string }[] = []
  const own = topicsOf(answer)
  for (const { value, unit } of countsOf(answer))
    for (const words of said) {
      const shared = [...topicsOf(words)].filter(topic => own.has(topic)).length
      const counts = countsOf(words).filter(count => count.unit === unit)
      // Of one matter, by the words around: two things may be counted in the same unit.
      if (shared < 2 || counts.length === 0 || counts.some(count => count.value === value)) continue
      const [other] = counts
      if (other && !found.some(known => known.unit === unit))
        found.push({ value, unit: plural(unit, value), other: other.value, words })
    }
  return found
}

function plural(unit: string, value: number): string {
  return unit === '%' || unit === 'percent' || value === 1 ? unit : `${unit}s`
}
