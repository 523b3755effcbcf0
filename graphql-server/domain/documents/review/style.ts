/** The style of a text: variety, length of sentences and paragraphs, reading ease, passive sentences. */
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import { type Reading, readClaims } from '../writing/grounding/reading.ts'
import { meaningOf } from '../writing/information.ts'
import type { Place, ReadText, Sentence } from './readText.ts'
import { aboutAll, at, type Finding } from './review.ts'

const FEWEST_SENTENCES = 8

export type Lengths = { mean: number | null; spread: number | null; findings: readonly Finding[] }

const LEAST_SPREAD = 5
const LONG_SENTENCE = 40

/** Mean and standard deviation of the words of a sentence; long sentences with their positions. */
export function measureSentences({ raw, prose }: ReadText): Lengths {
  const lengths = prose.map(({ words }) => words.length)
  const mean = lengths.length === 0 ? null : lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const spread =
    mean === null || lengths.length < FEWEST_SENTENCES
      ? null
      : Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length)
  const long = prose
    .filter(({ words }) => words.length > LONG_SENTENCE)
    .map(sentence =>
      at('SPREAD', raw, sentence, {
        severity: 'CONSIDER',
        reason: `${sentence.words.length} words are more than one reads in a breath.`,
        suggestion: 'End the sentence where a new subject begins.',
      }),
    )
  const alike =
    spread !== null && mean !== null && spread < LEAST_SPREAD
      ? [
          aboutAll('SPREAD', {
            severity: 'CONSIDER',
            reason: `The sentences are nearly all of one length (about ${Math.round(mean)} words, give or take ${spread.toFixed(1)}).`,
            suggestion: 'Let a short sentence follow a long one where something matters.',
          }),
        ]
      : []
  return { mean, spread, findings: [...alike, ...long] }
}

const SOFT_OPENING = /^(?:i|he|she|they|i'm|i've|i'd|i'll)$/u
const IN_A_ROW = 3
const SOFT_IN_A_ROW = 5
const MOST_ALIKE = 0.25
const SOFT_MOST_ALIKE = 0.6

/**
 * Sentences with the same first word: three in a row, or more than a quarter of all. The narrator's pronouns have
 * higher limits.
 */
export function findOpenings({ raw, paragraphs, prose }: ReadText): Finding[] {
  const findings: Finding[] = []
  const openingOf = (sentence: Sentence) => (sentence.words[0]?.text ?? '').replace(/’/gu, "'")
  for (const paragraph of paragraphs) {
    let row: Sentence[] = []
    const close = () => {
      const [first] = row
      const last = row.at(-1)
      if (first !== undefined && last !== undefined) {
        const word = openingOf(first)
        if (row.length >= (SOFT_OPENING.test(word) ? SOFT_IN_A_ROW : IN_A_ROW))
          findings.push(
            at(
              'OPENINGS',
              raw,
              { start: first.start, end: last.end },
              {
                severity: SOFT_OPENING.test(word) ? 'NOTE' : 'CONSIDER',
                reason: `${row.length} sentences in a row begin with ‘${wordAt(raw, first)}’.`,
                suggestion: 'Begin one of them with when, where or why.',
              },
            ),
          )
      }
      row = []
    }
    for (const sentence of paragraph.sentences.filter(({ isProse }) => isProse)) {
      if (row[0] !== undefined && openingOf(row[0]) !== openingOf(sentence)) close()
      row.push(sentence)
    }
    close()
  }
  if (prose.length < FEWEST_SENTENCES) return findings
  const counts = new Map<string, { count: number; first: string }>()
  for (const sentence of prose) {
    const word = openingOf(sentence)
    const { count, first } = counts.get(word) ?? { count: 0, first: wordAt(raw, sentence) }
    counts.set(word, { count: count + 1, first })
  }
  for (const [word, { count, first }] of counts) {
    const isSoft = SOFT_OPENING.test(word)
    if (word === '' || count / prose.length <= (isSoft ? SOFT_MOST_ALIKE : MOST_ALIKE)) continue
    findings.push(
      aboutAll('OPENINGS', {
        severity: isSoft ? 'NOTE' : 'CONSIDER',
        reason: `${count} of ${prose.length} sentences begin with ‘${first}’.`,
        suggestion: 'Begin some of them with when, where or why.',
      }),
    )
  }
  return findings
}

function wordAt(raw: string, { words }: Sentence): string {
  const [word] = words
  return word === undefined ? '' : raw.slice(word.start, word.end)
}

const GRAM = 5
const NEARLY_ALL = 0.6
const PHRASE = 4
const TIMES = 3

/** Repeated sentences, and phrases of four words or more that occur three times. */
export function findRepetition(
  { raw, prose }: ReadText,
  names: readonly Place[],
  type: DocumentType,
): Finding[] {
  const findings: Finding[] = []
  const firstWith = new Map<string, number>()
  const whole = new Set<string>()
  const repeated = new Set<Sentence>()
  for (const [index, sentence] of prose.entries()) {
    const size = Math.min(GRAM, sentence.words.length)
    const grams = gramsOf(sentence, size)
    const earlier = new Map<number, number>()
    for (const { text } of grams) {
      const before = firstWith.get(text)
      if (before !== undefined && before !== index) earlier.set(before, (earlier.get(before) ?? 0) + 1)
      else firstWith.set(text, index)
    }
    const most = [...earlier.values()].reduce((highest, count) => Math.max(highest, count), 0)
    const said = sentence.words.map(({ text }) => text).join(' ')
    const isWordForWord = whole.has(said)
    whole.add(said)
    if (sentence.words.length < 4 || (!isWordForWord && most / grams.length < NEARLY_ALL)) continue
    repeated.add(sentence)
    // A letter recommends at its start and at its end.
    if (!isWordForWord && type === 'LOR' && /\brecommend/iu.test(sentence.text)) continue
    findings.push(
      at('REPETITION', raw, sentence, {
        severity: isWordForWord ? 'MEND' : 'CONSIDER',
        reason: `An earlier sentence says this already, ${isWordForWord ? '' : 'nearly '}word for word.`,
        suggestion: 'Take one of the two out.',
        plan: { by: 'TAKING_SENTENCE_OUT' },
      }),
    )
  }
  return [
    ...findings,
    ...findRepeatedFacts({ raw, prose: prose.filter(sentence => !repeated.has(sentence)), type }),
    ...findRepeatedPhrases(
      raw,
      prose.filter(sentence => !repeated.has(sentence)),
      names,
    ),
  ]
}

/** Facts are compared in so many sentences. */
const MOST_COMPARED = 400
/** Two sentences tell one fact if the shorter shares this much of its words; without a figure or a name in common, more. */
const SAME_FACT = { named: 0.6, plain: 0.75 } as const
const FEWEST_SHARED = { named: 3, plain: 4 } as const

/** Sentences that tell again what an earlier one told, in other words. */
function findRepeatedFacts({
  raw,
  prose,
  type,
}: {
  raw: string
  prose: readonly Sentence[]
  type: DocumentType
}): Finding[] {
  const readings: Reading[] = []
  return prose.slice(0, MOST_COMPARED).flatMap((sentence): Finding[] => {
    const reading = readClaims(sentence.text)
    const earlier = readings.find(other => tellsSameFact(reading, other))
    readings.push(reading)
    // A letter recommends at its start and at its end.
    if (earlier === undefined || (type === 'LOR' && /\brecommend/iu.test(sentence.text))) return []
    return [
      at('REPETITION', raw, sentence, {
        severity: 'CONSIDER',
        reason: `An earlier sentence tells this already: “${earlier.text}”`,
        suggestion: 'Keep the one that tells more.',
        plan: { by: 'TAKING_SENTENCE_OUT' },
      }),
    ]
  })
}

function tellsSameFact(one: Reading, other: Reading): boolean {
  const figuresOf = ({ numbers, tokens }: Reading) =>
    new Set<number | string>([
      ...numbers.flatMap(({ values }) => values),
      ...tokens
        .filter(({ isCapital, start, text }) => isCapital && start > 0 && text !== 'i')
        .map(({ stem }) => stem),
    ])
  const figures = figuresOf(other)
  const [own, shared] = [figuresOf(one), [...figuresOf(one)].filter(figure => figures.has(figure)).length]
  // Another figure makes another fact.
  if (shared < Math.min(own.size, figures.size)) return false
  const kind = shared > 0 ? 'named' : 'plain'
  // 'I could not swim' and 'I can swim': without a figure or a name one of them says something else.
  if (kind === 'plain' && one.denials.length !== other.denials.length) return false
  // Beside the figure or name itself: the student of a letter is named in many sentences.
  const isPlain = (stem: string) => !figures.has(stem) && !/\d/u.test(stem)
  const [mine, theirs] = [[...one.stems].filter(isPlain), [...other.stems].filter(isPlain)]
  const both = mine.filter(stem => other.stems.has(stem)).length
  return both >= FEWEST_SHARED[kind] && both / Math.min(mine.length, theirs.length) >= SAME_FACT[kind]
}

type Gram = Place & { text: string }

function gramsOf({ words }: Sentence, size: number): Gram[] {
  const grams: Gram[] = []
  for (let from = 0; from + size <= words.length && size > 0; from += 1) {
    const part = words.slice(from, from + size)
    const [first] = part
    const last = part.at(-1)
    if (first === undefined || last === undefined) continue
    grams.push({ text: part.map(({ text }) => text).join(' '), start: first.start, end: last.end })
  }
  return grams
}

function findRepeatedPhrases(
  raw: string,
  sentences: readonly Sentence[],
  names: readonly Place[],
): Finding[] {
  const places = new Map<string, Gram[]>()
  for (const sentence of sentences) {
    for (const gram of gramsOf(sentence, PHRASE)) {
      const standing = places.get(gram.text)
      if (standing === undefined) places.set(gram.text, [gram])
      else if (standing.at(-1)?.end !== undefined && (standing.at(-1)?.end ?? 0) <= gram.start)
        standing.push(gram)
    }
  }
  const taken: Place[] = []
  const overlaps = (place: Place, others: readonly Place[]) =>
    others.some(other => place.start < other.end && other.start < place.end)
  return [...places]
    .filter(([text, standing]) => standing.length >= TIMES && meaningOf(text).size >= 2)
    .flatMap(([text, standing]) => {
      const last = standing.at(-1)
      if (last === undefined || overlaps(last, taken) || overlaps(last, names)) return []
      taken.push(last)
      return [
        at(
          'REPETITION',
          raw,
          { start: last.start, end: last.end },
          {
            severity: 'CONSIDER',
            reason: `‘${text}’ stands here for the ${ordinal(standing.length)} time.`,
            suggestion: 'Say it in other words, or leave it out here.',
          },
        ),
      ]
    })
}

function ordinal(count: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][count] ?? `${count}th`
}

const LONG_PARAGRAPH = 220
const ONE_BLOCK = 250
const SHORT_PARAGRAPH = 25

/** Paragraphs that are too long to remember or too short for content. */
export function findParagraphLengths(text: ReadText, type: DocumentType): Finding[] {
  const { raw, paragraphs, words } = text
  if (paragraphs.length === 1 && words > ONE_BLOCK)
    return [
      aboutAll('PARAGRAPH_LENGTH', {
        severity: 'CONSIDER',
        reason: `${words} words stand in one paragraph.`,
        suggestion: 'Begin a paragraph with each new matter; put an empty line between them.',
      }),
    ]
  return paragraphs.flatMap((paragraph, index) => {
    const place = { start: paragraph.start, end: paragraph.end }
    if (paragraph.words > LONG_PARAGRAPH)
      return [
        at('PARAGRAPH_LENGTH', raw, place, {
          severity: 'CONSIDER',
          reason: `${paragraph.words} words are a long paragraph.`,
          suggestion: 'Part it where a new matter begins.',
        }),
      ]
    const isFrame =
      index === 0 || index === paragraphs.length - 1 || !paragraph.sentences.some(({ isProse }) => isProse)
    if (paragraph.words < SHORT_PARAGRAPH && !isFrame && type !== 'LOR')
      return [
        at('PARAGRAPH_LENGTH', raw, place, {
          severity: 'NOTE',
          reason: `${paragraph.words} words hardly make a paragraph.`,
          suggestion: 'Join it to its neighbour, or tell more of it.',
        }),
      ]
    return []
  })
}

const BE = "(?:am|is|are|was|were|be|been|being|isn't|wasn't|aren't|weren't|i'm|get|gets|got|getting)"
const BETWEEN =
  '(?:\\s+(?:not|never|always|often|also|then|later|first|still|now|already|only|both|all|once|since|soon|again|even|[a-z]+ly)){0,3}'
const IRREGULAR =
  'awoken|begun|bent|bitten|blown|born|bought|bound|broken|brought|built|burnt|burned|caught|chosen|cut|dealt|done|drawn|driven|eaten|fallen|fed|felt|fought|found|forgotten|forgiven|frozen|given|gone|grown|heard|held|hidden|hit|hurt|kept|known|laid|learnt|led|left|lent|lost|made|meant|met|paid|put|read|ridden|rung|run|said|seen|sent|set|shaken|shot|shown|shut|sold|spent|spoken|split|spread|stolen|struck|stuck|sung|sunk|sworn|swept|taken|taught|thought|thrown|told|torn|understood|won|worn|woven|written'
const PASSIVE = new RegExp(`\\b${BE}${BETWEEN}\\s+([a-z]{2,}ed|${IRREGULAR})\\b`, 'gu')
/** Forms in -ed for a state, or that are no verbs. They count if 'by' follows. */
const STATE =
  /^(?:interested|excited|fascinated|convinced|pleased|delighted|determined|motivated|inspired|dedicated|committed|experienced|skilled|surprised|tired|worried|involved|located|used|concerned|related|limited|advanced|married|ashamed|supposed|prepared|qualified|focused|focussed|frustrated|disappointed|amazed|embarrassed|exhausted|intrigued|gone|based|employed|enrolled|gifted|talented|detailed|hundred|naked|sacred|wicked|indeed|needed|speed|bored|scared|relieved|honoured|honored|privileged|thrilled|confused|satisfied|stuck|lost|born|done|finished|left|run|set|read|put|cut|hit|crowded|unused|unfinished|unexpected|unprepared|red|bed|seed|shed)$/u
const MOST_PASSIVE = 0.25
const MOST_PLACES = 8

export type Passive = { share: number | null; findings: readonly Finding[] }

/** The share of passive sentences, by a form of 'be' and a participle; their positions if there are many. */
export function measurePassive({ raw, folded, prose }: ReadText): Passive {
  const places = prose.flatMap(({ start, end }) => {
    for (const match of folded.slice(start, end).matchAll(PASSIVE)) {
      const to = start + match.index + match[0].length
      if (STATE.test(match[1] ?? '') && !/^\s+by\b/u.test(folded.slice(to, to + 8))) continue
      return [{ start: start + match.index, end: to }]
    }
    return []
  })
  const share = prose.length === 0 ? null : places.length / prose.length
  if (share === null || prose.length < FEWEST_SENTENCES || share <= MOST_PASSIVE)
    return { share, findings: [] }
  return {
    share,
    findings: places.slice(0, MOST_PLACES).map(place =>
      at('PASSIVE', raw, place, {
        severity: 'CONSIDER',
        reason: `${Math.round(share * 100)} % of the sentences are passive and hide who acted.`,
        suggestion: 'Say who did it; where it was you, say so.',
      }),
    ),
  }
}

const FEWEST_WORDS_TO_MEASURE = 100
const HARD = 20

export type Ease = { value: number | null; findings: readonly Finding[] }

/**
 * Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word (Flesch, A New Readability
 * Yardstick, Journal of Applied Psychology 1948). Syllables are counted by groups of vowels. Null for a text of fewer
 * than 100 words or of other scripts.
 */
export function measureReadingEase({ prose }: ReadText): Ease {
  const words = prose.flatMap(sentence => sentence.words.map(({ text }) => text))
  const latin = words.filter(word => /^[a-zà-ÿ'’-]+$/u.test(word))
  if (latin.length < FEWEST_WORDS_TO_MEASURE || latin.length < words.length * 0.7)
    return { value: null, findings: [] }
  const syllables = latin.reduce((sum, word) => sum + syllablesOf(word), 0)
  const value = 206.835 - 1.015 * (words.length / prose.length) - 84.6 * (syllables / latin.length)
  return {
    value,
    findings:
      value >= HARD
        ? []
        : [
            aboutAll('READING_EASE', {
              severity: 'CONSIDER',
              reason: `The text reads hard (Flesch reading ease ${value.toFixed(0)}; 30 to 50 is academic prose, 60 to 70 plain English).`,
              suggestion: 'Shorten the longest sentences and take the shorter word where there is one.',
            }),
          ],
  }
}

function syllablesOf(word: string): number {
  const bare = word
    .normalize('NFD')
    .replace(/[^a-z]/gu, '')
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/u, '')
    .replace(/^y/u, '')
  return Math.max(1, bare.match(/[aeiouy]{1,2}/gu)?.length ?? 1)
}
