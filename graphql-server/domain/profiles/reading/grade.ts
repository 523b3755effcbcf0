import {
  australianTo4,
  bavarianTo10,
  britishTo4,
  frenchTo4,
  of4To10,
  of10To4,
  percentTo10,
  roughly,
  weightedMarkTo7,
} from './concordances.ts'
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
} from './words.ts'

/** A final grade on the scales that requirements are given in. */
export type Grade = {
  of10: number
  of4: number
  /** The scale of the text if it is one of these two, else null. */
  scale: 4 | 10 | null
}

type Scale =
  | { kind: 'OF'; best: number }
  | { kind: 'PERCENT' }
  | { kind: 'BRITISH_PERCENT' }
  | { kind: 'WEIGHTED_MARK' }
  | { kind: 'GERMAN' }
  /** A scale with a pass of its own, which counts from the pass to the best. */
  | { kind: 'BETWEEN'; best: number; pass: number; said: string }
  /** A class counts as its lower limit, or as its equivalent on the scale of 4. */
  | { kind: 'CLASS'; name: string; percent?: number; of4?: number }

/** How certain it is that these words are a grade: one that names its scale is preferred to a bare number. */
type Strength = 1 | 2 | 3 | 4

type Candidate = Span & {
  value: number
  scale: Scale
  strength: Strength
  /** Whether the scale was guessed because the text names none. */
  isGuessed: boolean
  label: string
}

const NUMBER = String.raw`(?<![\d.,/])(\d{1,4}(?:[.,]\d{1,3})?)`
const CUE = String.raw`(?:[cysdo]\.?\s?g\.?p\.?a|c\.?w\.?a|m[eé]dia(?:\sponderada)?|promedio|moyenne|ortalama|g\.?p\.?a|[cs]\.?p\.?i|w\.?a\.?m|grade\spoint(?:\saverage)?|pointer)\b\.?`

const FRACTION = new RegExp(
  String.raw`${NUMBER}\s{0,3}(?:/|out\sof|on\sa\sscale\sof|of|on)\s{0,3}(\d{1,4}(?:[.,]\d{1,2})?)(?![\d/%]|[.,]\d)`,
  'gi',
)
const CUED = new RegExp(
  String.raw`\b(${CUE})[\s:=~(-]{0,4}(?:(?:is|of|was|score|average|at|about|around|approx|currently|overall|so\sfar)\b[\s:=~(.-]{0,4}){0,3}(\d{1,3}(?:[.,]\d{1,3})?)(?![\d/%]|[.,]\d)`,
  'gi',
)
const CUED_BEHIND = new RegExp(String.raw`${NUMBER}\s{0,3}\(?\s?(${CUE})`, 'gi')
const CUED_WORD = new RegExp(String.raw`\b${CUE}[\s:=-]{1,4}(?:is\s)?(?:${NUMBER_WORDS})\b`, 'gi')
const PERCENT = new RegExp(
  String.raw`${NUMBER}\s{0,3}(?:%(?!\s?ile)|per\s?cents?\b|percentage\b|per\scent\b)`,
  'gi',
)
const PERCENT_CUED =
  /\b(?:percentage|aggregate|marks|percent|average|avg)\b[\s:=-]{0,4}(?:(?:of|is|was)\s)?(\d{2,3}(?:[.,]\d{1,2})?)(?![\d/%]|[.,]\d)/gi
/** '68 avg', '78.3 average'. */
const PERCENT_AVERAGE = /(?<![\d.,/])(\d{2}(?:[.,]\d{1,2})?)\s(?:avg|average|agg(?:regate)?)\b/gi
/** A number alone between commas, as a percentage without its sign is typed. */
const BARE_PERCENT = /(?<=[,;]\s{0,2})([4-9]\d)(?=\s{0,2}(?:$|[,;.\n)]))/g
/** Philippine averages go from 1, the best, to 5, and 3 passes. */
const PHILIPPINE = /\bg\.?w\.?a\.?[\s:=-]{0,4}(?:(?:of|is)\s)?([1-3](?:\.\d{1,2})?)(?![\d/])/gi
/** Chilean grades go from 1 to 7, and 4 passes. */
const CHILEAN =
  /(?<![\d.,])([4-7][.,]\d{1,2})\s?(?:\/\s?7\b(?=[^\n;]{0,60}chile)|(?:(?:en|on|in|of|de|una?|an?|the)\s){0,3}(?:(?:escala|scale)\s)?(?:(?:de|of|from)\s)?1\s?(?:a|to|-)\s?7\b)/gi
const GERMAN_CUED =
  /\b(?:german\s(?:grade|gpa|scale|note)|german(?=[\s:=-]{1,4}[1-5][.,]\d{1,2}(?![\d/]|\s?(?:years?|yrs?|months?)\b))|abschluss\s?note|gesamt\s?note|noten?durchschnitt|durchschnittsnote|note)\b[\s:=-]{0,4}(?:(?:of|is)\s)?([1-5](?:[.,]\d{1,2})?)(?!\d|\/(?!\s?[1-6]))/gi
const GERMAN_BEHIND =
  /(?<![\d.,/])([1-5][.,]\d{1,2})\s{0,3}\(?\s?(?:(?:on|in)\s(?:the\s)?)?(?:german|lower\sis\sbetter|1\.0\s(?:is|=|being)\s(?:the\s)?best|sehr\sgut|gut\b|befriedigend)/gi
const BARE = /(?<![\d.,/$₹€£])(\d{1,2}[.,]\d{1,2})(?![\d/%]|\s%|[.,]\d)/g
/** A percentage below this is no final grade: it is a rank or a share of something. */
const LEAST_PERCENT = 20
/** A number after a degree: '12th: 90', 'BE 68.3'. A whole number needs a mark in between. */
const BEHIND_DEGREE =
  /^\s?\)?(?:\s?[:=-]\s?(\d{1,2}(?:[.,]\d{1,2})?|100)|\s(\d{1,2}[.,]\d{1,2}))(?![\d/%]|[.,]\d)/
const IS_UNIT =
  /^\s?(?:years?|yrs?|months?|k\b|lakhs?|lpa|crores?|km|hours?|hrs|x\b|million|times|backlogs?|arrears?|kts?\b|th\b|st\b|nd\b|rd\b|sem|-|\+)/i
const NAMED_SCALE =
  /^\s{0,2}[([,]?\s{0,2}(?:(?:on|in|out\sof|of|scale|scale\sof)\s{1,2}){0,2}(?:a\s|the\s)?(\d{1,3}(?:\.\d{1,2})?)[\s-]?(?:points?|pt|pts)?[\s-]?(?:grading\s)?scale/i

const SCALES_WITH_PASS: readonly [RegExp, Scale & { kind: 'BETWEEN' }][] = [
  [PHILIPPINE, { kind: 'BETWEEN', best: 1, pass: 3, said: 'GWA (1.0 is best)' }],
  [CHILEAN, { kind: 'BETWEEN', best: 7, pass: 4, said: 'of 7 (4 passes)' }],
]

const CLASSES: readonly [RegExp, Scale & { kind: 'CLASS' }][] = [
  [
    /\b(?:first|1st)[\s-](?:class|division)\s(?:and\s|with\s|\()?\s?distinction\b/gi,
    { kind: 'CLASS', name: 'First class with distinction', percent: 75 },
  ],
  [
    /\b(?:first|1st)[\s-]class\s(?:honou?rs|hons)\b/gi,
    { kind: 'CLASS', name: 'First class honours', of4: 4 },
  ],
  [
    /\b2\s?:\s?1\b|\b(?:upper\ssecond|second\s(?:class\s)?upper)(?:[\s-]class)?\b|\b2\.1\s(?=\(?(?:hons|honou?rs|degree|upper))/gi,
    { kind: 'CLASS', name: '2:1 (upper second)', of4: 3.5 },
  ],
  [
    /\b2\s?:\s?2\b|\b(?:lower\ssecond|second\s(?:class\s)?lower)(?:[\s-]class)?\b|\b2\.2\s(?=\(?(?:hons|honou?rs|degree|lower))/gi,
    { kind: 'CLASS', name: '2:2 (lower second)', of4: 2.85 },
  ],
  [/\bsumma\scum\slaude\b/gi, { kind: 'CLASS', name: 'Summa cum laude', of4: 3.95 }],
  [/\bmagna\scum\slaude\b/gi, { kind: 'CLASS', name: 'Magna cum laude', of4: 3.8 }],
  [/\bcum\slaude\b/gi, { kind: 'CLASS', name: 'Cum laude', of4: 3.6 }],
  [/\b(?:first|1st)[\s-](?:class|division)\b/gi, { kind: 'CLASS', name: 'First class', percent: 60 }],
  [/\b(?:second|2nd)[\s-](?:class|division)\b/gi, { kind: 'CLASS', name: 'Second class', percent: 50 }],
  [/\b(?:third|3rd|pass)[\s-](?:class|division)\b/gi, { kind: 'CLASS', name: 'Third class', percent: 40 }],
  [/\bdistinction\b/gi, { kind: 'CLASS', name: 'Distinction', percent: 75 }],
]
const BRITISH_FIRST = { kind: 'CLASS', name: 'First class (British)', of4: 4 } as const

const BRITISH =
  /\b(?:uk|u\.k\.|united\skingdom|british|britain|england|scotland|wales|london|manchester|leeds|edinburgh|glasgow|birmingham|bristol|nottingham|sheffield|warwick|oxford|cambridge|durham|imperial|ucl)\b/i
const AUSTRALIAN =
  /\b(?:australian?|sydney|melbourne|queensland|brisbane|monash|unsw|anu|perth|adelaide|canberra|griffith|rmit|uq|qut)\b/i
const GERMAN =
  /\b(?:germany|german|deutschland|tu\s(?:berlin|m|d|b|c|i)\w*|rwth|aachen|m(?:ü|u|ue)nchen|munich|berlin|hamburg|stuttgart|karlsruhe|kit|darmstadt|dresden|hochschule|abitur)\b/i

/** A percentage that is no grade: a rank, a scholarship, an improvement. */
const NO_GRADE_BEFORE =
  /(?:\btop|\bby|\bwithin|\battendance|\baccuracy|\bimproved?|\breduc\w{0,5}|\bincreas\w{0,5}|\bsaved?|\bcut)(?:\s(?:of|to|by|is|was|a|an))?\s?[:=~-]?\s?$/i
const NO_GRADE_BEHIND =
  /^\s?(?:of\s(?:the|my|our|all)\b|scholarship|tuition|waiver|fee|attendance|fast|slow|increase|improvement|reduction|accura|more|less|better|growth|effici|discount|tile)/i
const RANKED = /(?:\brank(?:ed|ing)?|\bposition|\bplaced?|#)\W{0,3}$/i

type Level = 'DOCTORATE' | 'MASTER' | 'BACHELOR' | 'DIPLOMA' | 'SCHOOL_12' | 'SCHOOL_10'
const RANK: Record<Level, number> = {
  DOCTORATE: 6,
  MASTER: 5,
  BACHELOR: 4,
  DIPLOMA: 3,
  SCHOOL_12: 2,
  SCHOOL_10: 1,
}
const LEVELS: readonly [RegExp, Level][] = [
  // Capitals only: 'to be', 'me' and 'ma' are words.
  [/\bM\.?[SEA]\b/g, 'MASTER'],
  [/\bB\.?[SEA]\b/g, 'BACHELOR'],
  [/\bph\.?\s?d\b|\bdoctora\w{1,3}\b/gi, 'DOCTORATE'],
  [
    /\bm\.?\s?tech\b|\bm\.?\s?sc\b|\bm\.?\s?com\b|\bm\.?b\.?a\b|\bm\.?c\.?a\b|\bmasters?\b|\bpost[\s-]?graduat\w{1,4}\b|\bpgdm\b|\bpg\b|\bll\.?m\b/gi,
    'MASTER',
  ],
  [
    /\bb\.?\s?tech\b|\bb\.?\s?sc\b|\bb\.?\s?com\b|\bb\.?b\.?a\b|\bb\.?c\.?a\b|\bb\.?\s?arch\b|\bb\.?\s?pharm\b|\bb\.?\s?des\b|\bbachelor\w{0,2}\b|\bunder[\s-]?grad\w{0,5}\b|\bug\b|\bgraduation\b|\bgraduated?\b|\bmbbs\b|\bbds\b|\bll\.?b\b|\bdegree\b|\bengineering\b|\bcollege\b/gi,
    'BACHELOR',
  ],
  [/\bdiploma\b|\bpolytechnic\b/gi, 'DIPLOMA'],
  [
    /\b12\s?th\b(?!\s(?:rank|position|place))|\bxii(?:th)?\b|\b(?:class|grade|std\.?)\s?12\b|\bhsc\b|\bhigher\ssecondary\b|\bsenior\ssecondary\b|\bintermediate\b|\bpuc\b|\ba[\s-]levels?\b|\bplus\stwo\b|\b10\s?\+\s?2\b|\bhigh\sschool\b|\bisc\b|\babitur\b/gi,
    'SCHOOL_12',
  ],
  [
    /\b10\s?th\b(?!\s(?:rank|position|place))|\bx(?:th)\b|\b(?:class|grade|std\.?)\s?(?:10|x)\b|\bssc\b|\bsslc\b|\bmatric\w{0,9}\b|\bsecondary\b|\bicse\b|\bgcses?\b/gi,
    'SCHOOL_10',
  ],
]

type Marker = Span & { level: Level }

/** Best grades of the scales that 'x/y' may name, with the pass if the scale's formula needs one. */
const BESTS = new Set([4, 4.3, 4.33, 4.5, 5, 6, 7, 8, 10, 20, 30, 100, 110])

/**
 * Reads the final grade of a person's education: of several the one of the highest degree, and of one degree the one
 * that names its scale. `isAlone`: the text is only a grade, and a bare number counts.
 */
export function readGrade(words: string, { isAlone = false }: { isAlone?: boolean } = {}): Outcome<Grade> {
  const text = plain(words)
  const doubts: Span[] = []
  const markers = markersIn(text)
  const candidates = candidatesIn(text, markers, doubts)
  if (isAlone && candidates.length === 0) {
    const alone = /^\s{0,9}(\d{1,3}(?:[.,]\d{1,3})?)\s{0,9}$/.exec(text)?.[1]
    const scale = alone === undefined ? null : guessScale(decimal(alone), { text, isCued: true })
    if (alone !== undefined && scale)
      candidates.push({
        ...{ start: 0, end: text.length, value: decimal(alone), scale },
        ...{ strength: 1, isGuessed: true, label: 'Grade' },
      })
  }
  const unread = doubts
    .filter(doubt => !candidates.some(({ start, end }) => start < doubt.end && doubt.start < end))
    .map(span => quoted(words, span))
  const ranked = candidates
    .map(candidate => ({
      candidate,
      rank: RANK[levelOf(candidate, markers, text) ?? 'BACHELOR'],
      year: yearBeside(candidate, text),
    }))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        b.candidate.strength - a.candidate.strength ||
        b.year - a.year ||
        a.candidate.start - b.candidate.start,
    )
  const [first] = ranked
  if (!first) return nothing(unread)
  if (first.rank < RANK.DIPLOMA && markers.some(({ level }) => RANK[level] >= RANK.BACHELOR))
    return { ...nothing(unread), note: 'Only marks from school are given, and no degree’s.' }
  const { candidate, rank } = first
  // As it is shown, so that what is understood reads as the same grade.
  const { of10, of4 } = convert({ ...candidate, value: hundredth(candidate.value) })
  const rival = ranked.find(
    other => other !== first && other.rank === rank && scaleName(other.candidate) !== scaleName(candidate),
  )
  const notes = [
    candidate.scale.kind === 'OF' && candidate.scale.best <= 4.33
      ? `about ${roughly(of10)} of 10`
      : `about ${roughly(of4)} of 4`,
    candidate.scale.kind === 'CLASS' && candidate.scale.percent !== undefined
      ? `from ${candidate.scale.percent} %, its lower limit`
      : null,
    candidate.isGuessed && candidate.scale.kind === 'OF'
      ? `taken as of ${shown(candidate.scale.best)}, since no scale is named`
      : null,
    rank < RANK.DIPLOMA ? 'from school: a degree’s grade would count before it' : null,
    rival
      ? `'${quoted(words, rival.candidate)}' was left aside: ${
          candidate.strength > rival.candidate.strength
            ? 'this one says more of its scale'
            : 'this one stands first'
        }`
      : null,
  ]
  return {
    value: { of10, of4, scale: namedScale(candidate) },
    understood: named(candidate),
    note: notes.filter(note => note !== null).join('; '),
    quote: quoted(words, candidate),
    doubts: unread,
  }
}

function candidatesIn(text: string, markers: readonly Marker[], doubts: Span[]): Candidate[] {
  const found: Candidate[] = []
  const add = (candidate: Candidate) => {
    if (!found.some(({ start, end }) => start < candidate.end && candidate.start < end)) found.push(candidate)
  }
  const spanOf = (match: RegExpExecArray): Span => ({
    start: match.index,
    end: match.index + match[0].length,
  })

  for (const pattern of [GERMAN_CUED, GERMAN_BEHIND]) {
    for (const match of matchesOf(pattern, text)) {
      const value = decimal(match[1] ?? '')
      if (value >= 1 && value <= 5)
        add({ ...spanOf(match), value, scale: { kind: 'GERMAN' }, strength: 4, isGuessed: false, label: '' })
    }
  }
  for (const [pattern, scale] of SCALES_WITH_PASS)
    for (const match of matchesOf(pattern, text))
      add({
        ...{ ...spanOf(match), value: decimal(match[1] ?? ''), scale },
        ...{ strength: 4, isGuessed: false, label: '' },
      })
  for (const match of matchesOf(FRACTION, text)) {
    const span = spanOf(match)
    const value = decimal(match[1] ?? '')
    const best = decimal(match[2] ?? '')
    if (RANKED.test(text.slice(Math.max(0, span.start - 16), span.start))) continue
    const cue = new RegExp(String.raw`\b(${CUE})[\s:=(-]{0,4}(?:(?:is|of|was)\s)?$`, 'i').exec(
      text.slice(Math.max(0, span.start - 24), span.start),
    )
    const start = cue ? span.start - cue[0].length : span.start
    const label = cue ? labelOf(cue[1] ?? '') : ''
    // '7/8' counts semesters, unless it is said to be a grade.
    if (best === 8 && cue === null && Number.isInteger(value)) continue
    if (BESTS.has(best) && value > 0 && value <= best && (best !== 100 || value >= LEAST_PERCENT)) {
      const scale: Scale =
        best === 100
          ? /^w/i.test(label)
            ? { kind: 'WEIGHTED_MARK' }
            : percentScale(span, text)
          : best === 5 && isBeside(GERMAN, span, text)
            ? { kind: 'GERMAN' }
            : { kind: 'OF', best }
      add({ start, end: span.end, value, scale, strength: 4, isGuessed: false, label })
    } else if (best >= 200 && best <= 5000 && best % 50 === 0 && value <= best && value >= best * 0.3) {
      const scale = { kind: 'PERCENT' } as const
      add({
        start,
        end: span.end,
        value: (value / best) * 100,
        scale,
        strength: 3,
        isGuessed: false,
        label: 'Marks',
      })
    } else if (cue) doubts.push({ start, end: span.end })
  }
  for (const pattern of [CUED, CUED_BEHIND]) {
    for (const match of matchesOf(pattern, text)) {
      const isBehind = pattern === CUED_BEHIND
      const cue = (isBehind ? match[2] : match[1]) ?? ''
      const value = decimal((isBehind ? match[1] : match[2]) ?? '')
      const span = spanOf(match)
      // '6.31 cgpa 4 backlogs': the second number counts something else.
      if (!isBehind && IS_UNIT.test(text.slice(span.end, span.end + 16))) continue
      const strength = /^[sy]/i.test(cue) ? 2 : 3
      const named = Number(NAMED_SCALE.exec(text.slice(span.end, span.end + 40))?.[1] ?? Number.NaN)
      if (BESTS.has(named) && value <= named) {
        const scale: Scale = named === 100 ? { kind: 'PERCENT' } : { kind: 'OF', best: named }
        add({ ...span, value, scale, strength: 4, isGuessed: false, label: labelOf(cue) })
        continue
      }
      if (/^w/i.test(cue) && value >= 10 && value <= 100) {
        add({ ...span, value, scale: { kind: 'WEIGHTED_MARK' }, strength, isGuessed: false, label: 'WAM' })
        continue
      }
      const scale = guessScale(value, { text, span, isCued: true })
      if (scale) add({ ...span, value, scale, strength, isGuessed: true, label: labelOf(cue) })
      else doubts.push(span)
    }
  }
  for (const match of matchesOf(CUED_WORD, text)) doubts.push(spanOf(match))
  for (const pattern of [PERCENT, PERCENT_CUED, PERCENT_AVERAGE]) {
    for (const match of matchesOf(pattern, text)) {
      const span = spanOf(match)
      const value = decimal(match[1] ?? '')
      const before = text.slice(Math.max(0, span.start - 24), span.start)
      if (NO_GRADE_BEFORE.test(before) || NO_GRADE_BEHIND.test(text.slice(span.end, span.end + 24))) continue
      if (value >= LEAST_PERCENT && value <= 100)
        add({ ...span, value, scale: percentScale(span, text), strength: 3, isGuessed: false, label: '' })
      else if (value > 100) doubts.push(span)
    }
  }
  for (const [pattern, scale] of CLASSES) {
    for (const match of matchesOf(pattern, text)) {
      const span = spanOf(match)
      const isBritishFirst = scale.name === 'First class' && isBeside(BRITISH, span, text)
      add({
        ...{ ...span, value: 0, scale: isBritishFirst ? BRITISH_FIRST : scale },
        ...{ strength: 2, isGuessed: false, label: '' },
      })
    }
  }
  for (const marker of markers) {
    const number = BEHIND_DEGREE.exec(text.slice(marker.end, marker.end + 12))
    if (!number) continue
    const start = marker.end + number[0].length - (number[1] ?? number[2] ?? '').length
    const span = { start, end: marker.end + number[0].length }
    if (IS_UNIT.test(text.slice(span.end, span.end + 16))) continue
    const value = decimal(number[1] ?? number[2] ?? '')
    const scale = guessScale(value, { text, span, isCued: true })
    if (scale) add({ ...span, value, scale, strength: 1, isGuessed: true, label: 'Grade' })
  }
  for (const match of matchesOf(BARE, text)) {
    const span = spanOf(match)
    const before = text.slice(Math.max(0, span.start - 24), span.start)
    const behind = text.slice(span.end, span.end + 16)
    if (!isWhereGradesAre(before, behind) && !endsDegree(text, span, markers)) continue
    const value = decimal(match[1] ?? '')
    const scale = guessScale(value, { text, span, isCued: false })
    if (scale) add({ ...span, value, scale, strength: 1, isGuessed: true, label: 'Grade' })
  }
  for (const match of matchesOf(BARE_PERCENT, text)) {
    const span = spanOf(match)
    const nearest = markers.findLast(({ end }) => end <= span.start)
    if (nearest === undefined || RANK[nearest.level] < RANK.BACHELOR) continue
    const scale = percentScale(span, text)
    add({ ...span, value: decimal(match[1] ?? ''), scale, strength: 1, isGuessed: true, label: '' })
  }
  return found
}

/** Whether a bare number is where a grade would be: after a comma, a bracket or 'with', and without a unit. */
function isWhereGradesAre(before: string, behind: string): boolean {
  if (IS_UNIT.test(behind)) return false
  return (
    /(?:^|[,;:(|=\n-])\s{0,3}$/.test(before) ||
    /\b(?:call\sit|till\snow|so\sfar|currently|around|about|approx|with|scored|score|got|secured|obtained|have|having|of|is|and|or|average|overall|total|final|grades?|marks)\s{1,3}$/i.test(
      before,
    )
  )
}

/** Whether a bare number ends a clause that names a degree: 'B.Tech Mech NIT Trichy 7.65, 12th 91.2'. */
function endsDegree(text: string, span: Span, markers: readonly Marker[]): boolean {
  const clause = partAround(text, span, ',;\n|', 120)
  if (!/^\s{0,2}\)?\s{0,2}(?:$|with\b|and\b|but\b|till\b|overall\b)/i.test(text.slice(span.end, clause.end)))
    return false
  const nearest = markers.findLast(({ end }) => end <= span.start)
  return nearest !== undefined && nearest.start >= clause.start && RANK[nearest.level] >= RANK.DIPLOMA
}

/** The scale of a number that names none, guessed by its range; null outside all ranges. */
function guessScale(
  value: number,
  { text, span, isCued }: { text: string; span?: Span; isCued: boolean },
): Scale | null {
  const isBesideOf = (place: RegExp) => span !== undefined && isBeside(place, span, text)
  if (value >= 1 && value <= 3 && isBesideOf(GERMAN)) return { kind: 'GERMAN' }
  if (value <= 0) return null
  if (value <= 4) return { kind: 'OF', best: 4 }
  if (value <= 7 && isBesideOf(AUSTRALIAN)) return { kind: 'OF', best: 7 }
  if (value <= 5) return { kind: 'OF', best: 5 }
  if (value <= 10) return { kind: 'OF', best: 10 }
  if (value <= 20 && isBesideOf(/\b(?:france|french|paris|lyon)\b/i)) return { kind: 'OF', best: 20 }
  return isCued && value >= 33 && value <= 100
    ? percentScale(span ?? { start: 0, end: text.length }, text)
    : null
}

function percentScale(span: Span, text: string): Scale {
  if (isBeside(AUSTRALIAN, span, text)) return { kind: 'WEIGHTED_MARK' }
  const isBritish =
    isBeside(BRITISH, span, text) && !isBeside(/\b(?:b\.?tech|b\.?e|hsc|ssc|cbse|india)\b/i, span, text)
  return isBritish ? { kind: 'BRITISH_PERCENT' } : { kind: 'PERCENT' }
}

/** Whether the same line names a place or a system near the number. */
function isBeside(place: RegExp, span: Span, text: string): boolean {
  const line = partAround(text, span, '\n;', 80)
  return place.test(text.slice(line.start, line.end))
}

function markersIn(text: string): Marker[] {
  return LEVELS.flatMap(([pattern, level]) =>
    matchesOf(pattern, text).map(match => ({
      start: match.index,
      end: match.index + match[0].length,
      level,
    })),
  ).sort((a, b) => a.start - b.start)
}

/**
 * The education of a grade: one that follows with 'in' or in brackets; else one before it in the same clause; else one
 * after it there; else the nearest one before.
 */
function levelOf(grade: Span, markers: readonly Marker[], text: string): Level | null {
  const clause = partAround(text, grade, ',;\n|', 120)
  const following = markers.find(({ start }) => start >= grade.end)
  if (
    following &&
    /^\s{0,2}(?:\(|(?:in|for|during|from)\s(?:my\s|the\s|class\s)?)\s?$/i.test(
      text.slice(grade.end, following.start),
    )
  )
    return following.level
  const before = markers.findLast(({ end }) => end <= grade.start + 1)
  if (before && before.start >= clause.start) return before.level
  const isSentenceOver = /\.\s/.test(text.slice(grade.end, following?.start))
  if (following && following.end <= clause.end && !isSentenceOver) return following.level
  return before?.level ?? null
}

/** The latest year in the same line near a grade; 0 for none. */
function yearBeside(span: Span, text: string): number {
  const line = partAround(text, span, '\n;', 60)
  const years = matchesOf(/\b(?:19[6-9]\d|20[0-4]\d)\b/g, text.slice(line.start, line.end))
  return Math.max(0, ...years.map(([year]) => Number(year)))
}

function namedScale({ scale }: Candidate): Grade['scale'] {
  return scale.kind === 'OF' && (scale.best === 4 || scale.best === 10) ? scale.best : null
}

function convert({ value, scale }: Candidate): Omit<Grade, 'scale'> {
  switch (scale.kind) {
    case 'OF':
      return convertOf(value, scale.best)
    case 'PERCENT':
      return from10(percentTo10(value))
    case 'BRITISH_PERCENT':
      return from4(britishTo4(value))
    case 'WEIGHTED_MARK':
      return from4(australianTo4(weightedMarkTo7(value)))
    case 'GERMAN':
      return from10(bavarianTo10(value, { best: 1, pass: 4 }))
    case 'BETWEEN':
      return from10(bavarianTo10(value, scale))
    case 'CLASS':
      return scale.of4 === undefined ? from10(percentTo10(scale.percent ?? 0)) : from4(scale.of4)
  }
}

function convertOf(value: number, best: number): Omit<Grade, 'scale'> {
  if (best === 10) return from10(value)
  if (best === 7) return from4(australianTo4(value))
  if (best === 20) return from4(frenchTo4(value))
  if (best === 6) return from10(bavarianTo10(value, { best: 6, pass: 4 }))
  if (best === 30) return from10(bavarianTo10(value, { best: 30, pass: 18 }))
  if (best === 110) return from10(bavarianTo10(value, { best: 110, pass: 66 }))
  return from4(best === 4 ? value : Math.min(4, (value / best) * 4))
}

const hundredth = (value: number) => Math.round(value * 100) / 100

function from10(of10: number): Omit<Grade, 'scale'> {
  return { of10: hundredth(of10), of4: hundredth(of10To4(of10)) }
}

function from4(of4: number): Omit<Grade, 'scale'> {
  return { of10: hundredth(of4To10(of4)), of4: hundredth(of4) }
}

function labelOf(cue: string): string {
  const letters = cue.replaceAll(/[\s.]/g, '').toUpperCase()
  return letters.length <= 4 ? letters : ''
}

function named({ value, scale, label }: Candidate): string {
  const front = label && label !== 'Grade' ? `${label} ` : ''
  switch (scale.kind) {
    case 'OF':
      return `${front}${shown(value)} of ${shown(scale.best)}`
    case 'PERCENT':
      return `${front}${shown(value)} %`
    case 'BRITISH_PERCENT':
      return `${front}${shown(value)} % (British)`
    case 'WEIGHTED_MARK':
      return `WAM ${shown(value)} of 100`
    case 'GERMAN':
      return `German grade ${shown(value)} (1.0 is best)`
    case 'BETWEEN':
      return `${shown(value)} ${scale.said}`
    case 'CLASS':
      return scale.name
  }
}

function scaleName({ scale }: Candidate): string {
  return scale.kind === 'OF' ? `OF ${scale.best}` : scale.kind
}
