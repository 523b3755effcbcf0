/** Stock phrases and stock sentence patterns. */
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import { planOfPhrase } from './editOf.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import type { Place, ReadText } from './readText.ts'
import { aboutAll, at, type EditPlan, type Finding, type Severity, type Words } from './review.ts'

const COMPILED = PHRASES.map(phrase => ({
  phrase,
  expression: new RegExp(`\\b(?:${phrase.pattern.replaceAll(' ', '\\s+')})(?!\\w)`, 'gu'),
}))

/** Characters next to an English word that are no part of it. */
const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u

/**
 * The stock phrases of a text with their positions. `spared` are ranges, such as the name of the course, whose words
 * are part of a name.
 */
export function findPhrases({
  text,
  type,
  spared,
}: {
  text: ReadText
  type: DocumentType
  spared: readonly Place[]
}): Finding[] {
  const found = COMPILED.filter(({ phrase }) => phrase.types === null || phrase.types.includes(type)).flatMap(
    ({ phrase, expression }) =>
      [...text.folded.matchAll(expression)]
        .map(match => ({ phrase, start: match.index, end: match.index + match[0].trimEnd().length }))
        .filter(place => standsAlone(text.raw, place) && !isName(text.raw, place)),
  )
  return longestFirst(found)
    .filter(place => !spared.some(name => place.start < name.end && name.start < place.end))
    .map(({ phrase, start, end }) =>
      at(phrase.kind, text.raw, { start, end }, { ...wordsOf(phrase), severity: phrase.severity }),
    )
}

function wordsOf({ reason, suggestion }: Phrase): Pick<Words, 'reason' | 'suggestion' | 'plan'> {
  return { reason, suggestion, plan: planOfPhrase(suggestion) }
}

function standsAlone(raw: string, { start, end }: Place): boolean {
  return (
    !PART_OF_WORD.test(raw[start - 1] ?? '') &&
    !(PART_OF_WORD.test(raw[end - 1] ?? '') && PART_OF_WORD.test(raw[end] ?? ''))
  )
}

/** A single capitalised word inside a sentence is a name: 'a course called Groundbreaking'. */
function isName(raw: string, { start, end }: Place): boolean {
  return (
    /^\p{Lu}[\p{L}-]*$/u.test(raw.slice(start, end)) &&
    /[\p{L}\p{N},]\s$/u.test(raw.slice(Math.max(0, start - 2), start))
  )
}

/** Of overlapping ranges the longest is kept. */
function longestFirst<Found extends Place>(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  let end = -1
  for (const place of [...found].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = kept.at(-1)
    if (last !== undefined && place.start < end) {
      if (place.end - place.start > last.end - last.start) {
        kept[kept.length - 1] = place
        end = place.end
      }
      continue
    }
    kept.push(place)
    end = place.end
  }
  return kept
}

type Shape = {
  expression: RegExp
  severity: Severity
  fewest: number
  reason: string
  suggestion: string
  planOf?: (found: string) => EditPlan
}

/** A pattern counts if it occurs at least `fewest` times. */
const SHAPES: readonly Shape[] = [
  {
    expression: /\bnot (?:just|only|merely|simply|solely)\b[^.;!?\n]{1,110}?\b(?:but|it's|it is|also)\b/gu,
    severity: 'CONSIDER',
    fewest: 1,
    reason:
      '‘Not just this but that’ makes two claims sound like one discovery. Generated texts are full of it.',
    suggestion: 'Say the second half alone.',
  },
  {
    expression:
      /\b(?:is|was|it's)(?:n't| not) (?:about )?(?:an? |the |about )?[^.;,!?\n]{1,50}[;,.—–]\s?(?:it|this|that)(?: is| was|'s) (?:about )?\w+/gu,
    severity: 'CONSIDER',
    fewest: 1,
    reason: '‘It is not this; it is that’ denies what nobody had said.',
    suggestion: 'Say what it is.',
  },
  {
    expression:
      /,\s(?:thereby |thus |further |ultimately )?(?:highlighting|underscoring|showcasing|demonstrating|reflecting|emphasi[sz]ing|fostering|reinforcing|solidifying|cementing|instilling|illustrating|exemplifying|empowering|shaping|igniting|sparking|broadening|deepening|enriching)\b/gu,
    severity: 'CONSIDER',
    fewest: 1,
    reason: 'The tail of the sentence says what the reader should make of it.',
    suggestion: 'End the sentence at the comma; the fact shows it.',
    planOf: () => ({ by: 'TAKING_TAIL_OUT' }),
  },
  {
    expression: /\bthe (?:result|outcome|lesson|answer|catch|best part|takeaway)\?/gu,
    severity: 'NOTE',
    fewest: 1,
    reason: 'A question that the next words answer holds the reader up.',
    suggestion: 'Give the answer as a sentence.',
  },
  {
    expression:
      /\[(?:your|insert|university|name|student|professor|date|company|course|programme|program|specific|add|institution|x{2,})\b[^\]\n]{0,60}\]|\[[a-z' ]{2,40} (?:name|here|title|date)\]|<(?:your|insert|name)[^<>\n]{0,40}>/gu,
    severity: 'MEND',
    fewest: 1,
    reason: 'A gap was left to be filled in.',
    suggestion: 'Put the name there, or leave the sentence out.',
    planOf: () => ({ by: 'TAKING_SENTENCE_OUT' }),
  },
  {
    expression:
      /\*\*[^*\n]{1,120}\*\*|(?<=^|\n)#{1,4} |<\/?(?:p|b|i|u|br|div|span|strong|em|ul|ol|li|h[1-6]|a|script|style)(?:\s[^<>\n]{0,200})?\/?>/gu,
    severity: 'MEND',
    fewest: 1,
    reason: 'These are signs of mark-up, which a reader would see as they stand.',
    suggestion: 'Take the signs out.',
    planOf: found => ({ by: 'REPLACING', text: found.replace(/^#+ |<[^<>]*>|\*\*/gu, '') }),
  },
]

const ABSTRACT =
  /^(?:passion|dedication|determination|perseverance|resilience|commitment|curiosity|creativity|innovation|integrity|empathy|compassion|leadership|collaboration|teamwork|communication|excellence|growth|knowledge|wisdom|skills?|expertise|experience|insight|vision|purpose|ambition|discipline|patience|courage|confidence|adaptability|diligence|rigou?r|precision|clarity|grit|persistence|enthusiasm|motivation|inspiration|humility|honesty|responsibility|independence|maturity|diversity|inclusion|inclusivity|equity|sustainability|impact|progress|success|discovery|exploration|understanding|learning|reflection|hope|love|trust|respect|strength|energy|intellect|intuition|ingenuity|openness|kindness|hard work|critical thinking)$/u
const TRIAD =
  /\b([a-z]+(?: [a-z]+)?),\s(?:and )?([a-z]+(?: [a-z]+)?),?\s(?:and|or|&)\s([a-z]+(?: thinking| work)?)\b/gu

const MOST_DASHES_PER_100_WORDS = 0.8
const FEWEST_DASHES = 3
const LINKING =
  /^(?:moreover|furthermore|additionally|in addition|consequently|notably|importantly|in essence|overall)\b/u
const FEWEST_LINKING = 3

/** Sentence patterns, triads of abstract nouns, dashes and linking words. */
export function findShapes(text: ReadText): Finding[] {
  const shapes = SHAPES.flatMap(({ expression, fewest, planOf, ...words }) => {
    const places = [...text.folded.matchAll(expression)]
    return places.length < fewest
      ? []
      : places.map(match => {
          const found = match[0].trimEnd()
          const place = { start: match.index, end: match.index + found.length }
          const raw = text.raw.slice(place.start, place.end)
          return at('AI_PHRASE', text.raw, place, { ...words, plan: planOf?.(raw) ?? null })
        })
  })
  return [...shapes, ...findTriads(text), ...findDashes(text), ...findLinking(text)]
}

function findTriads({ raw, folded }: ReadText): Finding[] {
  return [...folded.matchAll(TRIAD)].flatMap(match => {
    const [whole, first = '', second = '', third = ''] = match
    const named = [first.split(' ').at(-1) ?? '', second.split(' ').at(-1) ?? '', third]
    if (!named.every(word => ABSTRACT.test(word))) return []
    // 'my passion' starts the match with a word that is no part of the triad.
    const start = match.index + (first.includes(' ') ? first.lastIndexOf(' ') + 1 : 0)
    return [
      at(
        'AI_PHRASE',
        raw,
        { start, end: match.index + whole.length },
        {
          severity: 'CONSIDER',
          reason: 'Three abstract nouns in a row sound full and say little.',
          suggestion: 'Keep the one that you can show, and show it.',
        },
      ),
    ]
  })
}

function findDashes({ folded, words }: ReadText): Finding[] {
  const dashes = folded.match(/—|\s–\s|\s--\s|(?<=[a-z])--(?=[a-z])/gu)?.length ?? 0
  if (dashes < FEWEST_DASHES || (dashes / Math.max(words, 1)) * 100 <= MOST_DASHES_PER_100_WORDS) return []
  return [
    aboutAll('AI_PHRASE', {
      severity: 'CONSIDER',
      reason: `${dashes} dashes in ${words} words. Readers have come to take many dashes for a sign of generated text.`,
      suggestion: 'Use a comma, a colon or a full stop for most of them.',
    }),
  ]
}

function findLinking({ raw, folded, prose }: ReadText): Finding[] {
  const linked = prose.flatMap(({ start }) => {
    const match = LINKING.exec(folded.slice(start, start + 20))
    return match === null ? [] : [{ start, end: start + match[0].length }]
  })
  if (linked.length < FEWEST_LINKING || linked.length * 12 < prose.length) return []
  return linked.map(place =>
    at('AI_PHRASE', raw, place, {
      severity: 'NOTE',
      reason: `${linked.length} sentences begin with a linking word of this sort.`,
      suggestion: 'Leave it out where the order of the sentences says it.',
      plan: { by: 'TAKING_WORDS_OUT' },
    }),
  )
}
