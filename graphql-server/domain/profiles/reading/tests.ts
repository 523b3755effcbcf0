import {
  cambridgeToIelts,
  duolingoToIelts,
  focusToClassic,
  ieltsOverall,
  ieltsToToefl,
  oldGreTotal,
  paperToeflToPoints,
  pteToIelts,
  toeflBandToPoints,
  toeflToIelts,
} from './concordances.ts'
import { readPercentile } from './percentile.ts'
import { ENGLISH_TESTS, type EnglishTest } from './types.ts'
import {
  decimal,
  matchesOf,
  nothing,
  type Outcome,
  plain,
  quoted,
  type Span,
  shown,
  spokenNumber,
} from './words.ts'

/** The best English test as a band of IELTS and as points of TOEFL iBT. */
export type English = { ielts: number; toefl: number }

/** Sections of the GRE on today's scale, and analytical writing; null where they are not given. */
export type GreSections = { quantitative: number | null; verbal: number | null; writing: number | null }

export type TestReadings = {
  gre: Outcome<number>
  greSections: GreSections
  gmat: Outcome<number>
  english: Outcome<English>
  /** The test that counts as `english`, and its score: points of iBT for any TOEFL. */
  englishTest: { name: EnglishTest; score: number } | null
}

const TESTS = ['GRE', 'GMAT', 'IELTS', 'TOEFL', 'PTE', 'DUOLINGO', 'CAMBRIDGE', 'OTHER'] as const
type Test = (typeof TESTS)[number]

const NAMES: Record<Test, RegExp> = {
  GRE: named(String.raw`g\.?r\.?e`),
  // 'Focus 645' names it by its edition, which belongs to the score.
  GMAT: named(String.raw`gmat|(?=focus\s{0,2}\d{3})`),
  IELTS: named(String.raw`i\.?e\.?l\.?t\.?s|ilets|ielt`),
  TOEFL: named('toe?fl|tofel'),
  PTE: named(String.raw`pte|pearson\stest`),
  DUOLINGO: named(String.raw`duo\s?lingo|det`),
  CAMBRIDGE: named(
    String.raw`cae|cpe|fce|c1\sadvanced|c2\sproficiency|b2\sfirst|cambridge(?:\s(?:english|advanced|proficiency|first|certificate|exam|scale))*`,
  ),
  OTHER: named('cat|xat|sat|act|lsat|mcat|gate|jee|neet|testdaf|dele|celpip|nmat|snap|cmat|mat'),
}

/** A test's name, with or without a space before its score: 'IELTS7.5'. */
function named(names: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${names})(?![a-z])`, 'gi')
}

/** A score, or that there is none yet. */
type Score = Span & { said: string; note: string | null } & (
    | { kind: 'SCORED'; value: number }
    | { kind: 'ENGLISH'; value: English }
    | { kind: 'PLANNED' }
    | { kind: 'UNREADABLE' }
  )

type Mention = Span & { test: Test }

/** Words for a score that does not exist yet, or is only hoped for. */
const NOT_TAKEN =
  /\bnot\s(?:yet\s)?(?:taken|given|written|appeared|done|attempted|applicable|required|available|yet)|\bnot\syet\b|\byet\sto\b|\bhaven'?t\b|\bhave\snot\b|\bdidn'?t\b|\bplan(?:s|ned|ning)?\b|\bwill\s(?:be\s)?(?:tak|giv|appear|writ|sit)\w{0,4}|\bgoing\sto\s(?:take|give|write|appear)|\bto\sbe\staken|\bupcoming\b|\bscheduled\b|\bbooked\b|\bpending\b|\bawait\w{0,3}\b|\bappearing\b|\bprepar\w{1,6}\b|\btbd\b|\bn\/?a\b|\bnone\b|\bnil\b|\bno\b(?!\s(?:band|section|score))|\bwithout\b|\bwaive\w{0,2}\b|\bexempt\w{0,3}\b/i
const HOPED =
  /\btarget\w{0,3}\b|\baim\w{0,3}\b|\bexpect\w{0,3}\b|\bhop(?:e|ing)\b|\bmock\b|\bpractice\b|\bpredicted\b|\blikely\b/i
/** 'Expected: GRE 320, TOEFL 100': a heading applies to all that follows. */
const HOPED_HEADING = /^\s*(?:expect\w*|target\w*|aim\w*|hop(?:e|ing)|plan\w*)(?:\sscores?)?\s?:/i
/** Not the figure of a level: 'A1', 'B2', 'C1'. */
const NUMBER = /(?<![\d.,/]|\b[A-C])\d{1,4}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d)/g
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const MONTH_BEHIND = new RegExp(String.raw`^[\s-]?(?:of\s)?${MONTH}\b`, 'i')
const MONTH_BEFORE = new RegExp(String.raw`\b${MONTH}\.?[\s-]?$`, 'i')

/**
 * Reads test scores: the GRE on both scales, GMAT and Focus, and the best of the English tests. `isAlone` names the
 * only test of the text, for which a bare number is a score.
 */
export function readTests(
  words: string,
  { isAlone }: { isAlone?: 'GRE' | 'GMAT' | 'ENGLISH' } = {},
): TestReadings {
  const text = plain(words)
  const mentions = mentionsIn(text)
  const scores = new Map<Test, Score[]>()
  const used: Span[] = []
  const read: Score[] = []
  const areHoped = HOPED_HEADING.test(text)
  let earlier = 0
  for (const [place, mention] of mentions.entries()) {
    const next = mentions[place + 1]?.start ?? text.length
    const score = readMention({ text, mention, from: earlier, to: next })
    read.push(areHoped ? { kind: 'PLANNED', start: 0, end: mention.end, said: '', note: null } : score)
    earlier = Math.max(mention.end, score.end)
  }
  sharePlans(text, mentions, read)
  for (const [place, mention] of mentions.entries()) {
    const score = read[place]
    if (!score) continue
    scores.set(mention.test, [...(scores.get(mention.test) ?? []), score])
    if (score.kind === 'UNREADABLE') continue
    const next = mentions[place + 1]?.start ?? text.length
    used.push({
      start: Math.min(score.start, mention.start),
      end: reachOf(text, { ...mention, end: next }, score),
    })
  }
  if (mentions.length === 0) readUnnamed({ text, isAlone, scores, used })
  const doubts = doubtsIn({ words, text, used })
  const gre = settle(words, scores.get('GRE') ?? [], doubts)
  const english = settleEnglish(
    words,
    ENGLISH_TESTS.flatMap(test => scores.get(test) ?? []),
  )
  const greSections = sectionsOfGre(text, gre.value)
  return {
    gre: gre.value === null ? gre : { ...gre, exact: exactGre(gre.value, greSections) },
    greSections,
    gmat: settle(words, scores.get('GMAT') ?? [], []),
    english,
    englishTest: english.value && englishTestOf(english.value, english.understood ?? '', scores),
  }
}

const SENTENCE_END = /[;\n]|\.(?!\d)/
const ADMISSION_TEST = /\b(?:gre|gmat)\b/i
const PLANS =
  /\bplan(?:s|ned|ning)?\b|\bbook(?:ed|ing)\b|\bscheduled\b|\bprepar\w{1,6}\b|\bupcoming\b|\bwill\s(?:be\s)?(?:tak|giv|appear|writ|sit|do)\w{0,4}\b|\bgoing\sto\b|\bto\sbe\staken\b|\bexpect\w{0,3}\b|\btarget\w{0,3}\b|\bmock\b|\bappearing\b|\byet\b|\bawait\w{0,3}\b/i
const NO_PLANS =
  /\b(?:no|not|don'?t|without|skip(?:ping)?)\s(?:have\s|take\s)?(?:plan\w{0,4}\s(?:for\s|to\s(?:take|give)\s)?)?(?:the\s)?(?:gre|gmat)\b|\b(?:gre|gmat)\b\s?[:-]?\s?(?:no\b(?!t)|none\b|nil\b|n\/?a\b|not\s(?:given|taken|done|planned|planning|required)\b(?!\syet))/i

/** Whether somebody says of a GRE or GMAT that it is still to come: planned, booked or not taken yet. */
export function plansAdmissionTest(words: string): boolean {
  return plain(words)
    .split(SENTENCE_END)
    .some(sentence => ADMISSION_TEST.test(sentence) && PLANS.test(sentence) && !NO_PLANS.test(sentence))
}

/** A GRE with its sections, as they are read without any other words: 'Q168 V157 AWA 4', '325'. */
function exactGre(total: number, { quantitative, verbal, writing }: GreSections): string {
  const main = quantitative !== null && verbal !== null ? `Q${quantitative} V${verbal}` : String(total)
  return writing === null ? main : `${main} AWA ${writing}`
}

/** Sections that add up to the total, and the writing score of the same text. */
function sectionsOfGre(text: string, total: number | null): GreSections {
  const none = { quantitative: null, verbal: null, writing: null }
  if (total === null) return none
  const writing = Number(
    /\b(?:awa|analytical\swriting|aw)\b\W{0,4}(?:of\s)?([0-6](?:\.[05])?)(?![\d.])/i.exec(text)?.[1] ??
      Number.NaN,
  )
  const own = { ...none, writing: writing <= 6 ? writing : null }
  for (const { pattern, quantitative, verbal } of GRE_PARTS) {
    const match = pattern.exec(text)
    const [q, v] = [Number(match?.[quantitative]), Number(match?.[verbal])]
    if (q + v === total && Math.max(q, v) <= 170) return { ...own, quantitative: q, verbal: v }
  }
  return own
}

function englishTestOf(
  { ielts: band, toefl }: English,
  said: string,
  scores: ReadonlyMap<Test, readonly Score[]>,
): TestReadings['englishTest'] {
  const name = ENGLISH_TESTS.find(test => scores.get(test)?.some(score => score.said === said))
  switch (name) {
    case undefined:
      return null
    case 'IELTS':
      return { name, score: band }
    case 'TOEFL':
      return { name, score: toefl }
    default:
      return { name, score: Number(/(?<![\d.])[\d.]+$/.exec(said)?.[0] ?? 0) }
  }
}

/** 'GRE and IELTS not taken yet' applies to both. */
function sharePlans(text: string, mentions: readonly Mention[], read: Score[]): void {
  const areJoined = (first: number, second: number) =>
    /^\s{0,2}(?:and|&|,|\/|or|nor)\s{0,2}$/i.test(text.slice(mentions[first]?.end, mentions[second]?.start))
  const share = (place: number, other: number) => {
    const mention = mentions[place]
    if (read[place]?.kind !== 'UNREADABLE' || read[other]?.kind !== 'PLANNED' || !mention) return
    if (areJoined(Math.min(place, other), Math.max(place, other)))
      read[place] = { kind: 'PLANNED', start: mention.start, end: mention.end, said: '', note: null }
  }
  for (let place = 1; place < mentions.length; place += 1) share(place, place - 1)
  for (let place = mentions.length - 2; place >= 0; place -= 1) share(place, place + 1)
}

function mentionsIn(text: string): Mention[] {
  const all = TESTS.flatMap(test =>
    matchesOf(NAMES[test], text).map(match => ({
      test,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => a.start - b.start)
  // 'TOEFL iBT TOEFL 110' and 'Duolingo English Test (DET)' name one test twice.
  return all.filter((mention, place) => {
    const before = all[place - 1]
    return !before || before.test !== mention.test || /\d|[,;\n]/.test(text.slice(before.end, mention.start))
  })
}

/** The end of a clause: a comma, a line, a stop before a space, or 'and'. */
const CLAUSE_END = /(?<!\d),|,(?!\d)|[;\n&|]|\.\s|\band\b|\bbut\b/i

function readMention({
  text,
  mention,
  from,
  to,
}: {
  text: string
  mention: Mention
  from: number
  to: number
}): Score {
  const behind = text.slice(mention.end, to)
  let clauseEnd = CLAUSE_END.exec(behind)?.index ?? behind.length
  const before = lastClause(text.slice(from, mention.start))
  const beforeStart = mention.start - before.length
  const read = READERS[mention.test]

  const parts = read.parts?.(behind, mention.end)
  if (RETAKEN.test(behind)) clauseEnd = behind.length
  const near = read.figure(behind.slice(0, clauseEnd), mention.end, { isWhole: false })
  const ahead = near ? null : read.figure(before, beforeStart, { isWhole: true })
  const far = near || ahead ? null : read.figure(behind, mention.end, { isWhole: false })
  const score = bestOf(near ?? ahead ?? far, parts ?? null)
  const saidBefore = ahead ? text.slice(ahead.start, mention.start) : before
  const saidBetween = score && score.start >= mention.end ? text.slice(mention.end, score.start) : ''
  const isPlanned =
    (score === null || !ahead ? NOT_TAKEN.test(before) || HOPED.test(before) : false) ||
    (ahead ? NOT_TAKEN.test(saidBefore) || HOPED.test(saidBefore) : false) ||
    (ahead ? HOPED.test(before.slice(0, Math.max(0, ahead.start - beforeStart))) : false) ||
    NOT_TAKEN.test(saidBetween) ||
    HOPED.test(saidBetween) ||
    (score !== null &&
      /^\s{0,2}[([-]?\s{0,2}(?:expected|target|aim|mock|practice|predicted|hop)/i.test(
        text.slice(score.end, score.end + 16),
      )) ||
    (score === null && (NOT_TAKEN.test(behind) || HOPED.test(behind)))
  if (isPlanned) {
    const start = NOT_TAKEN.test(before) || HOPED.test(before) || ahead ? beforeStart : mention.start
    return { kind: 'PLANNED', start, end: mention.end + clauseEnd, said: '', note: null }
  }
  if (score) {
    return { ...score, start: Math.min(score.start, mention.start), end: Math.max(score.end, mention.end) }
  }
  return { kind: 'UNREADABLE', start: mention.start, end: mention.end + clauseEnd, said: '', note: null }
}

/** Words by which several scores of one test follow. */
const RETAKEN = /\b(?:twice|thrice|two\stimes|both\sattempts|(?:first|second|2nd|1st)\s(?:attempt|time))\b/i

function bestOf(figure: Score | null, parts: Score | null): Score | null {
  if (!figure) return parts
  return parts && parts.start <= figure.start && parts.end > figure.start ? parts : figure
}

function lastClause(text: string): string {
  const breaks = matchesOf(/(?<!\d),|,(?!\d)|[;\n&|]|\.\s|\band\b|\bbut\b/gi, text)
  const last = breaks.at(-1)
  return last ? text.slice(last.index + last[0].length) : text
}

/** The end of a test's text: the next test, or the end of the score's line. */
function reachOf(text: string, { end }: Span, score: Score): number {
  const line = text.slice(score.end, end).search(/[;\n]/)
  return line < 0 ? end : score.end + line
}

type Reader = {
  /** A total score in these words, which start at `offset`. */
  figure(words: string, offset: number, options: { isWhole: boolean }): Score | null
  /** A score that is given by its sections. */
  parts?(words: string, offset: number): Score | null
}

type Figure = Span & { value: number; typed: string; best: number | null }

/** Numbers that may be a score: no years, no days of a month, no times. */
function figuresIn(words: string, offset: number): Figure[] {
  return matchesOf(NUMBER, words).flatMap(match => {
    const end = match.index + match[0].length
    const behind = words.slice(end, end + 14)
    const before = words.slice(Math.max(0, match.index - 12), match.index)
    if (
      /^\s?(?:st|nd|rd|th)\b/i.test(behind) ||
      /^\s?(?:percentile|%ile|times|attempt|months?|weeks?|days?)/i.test(behind)
    )
      return []
    const isDay = /^\d{1,2}$/.test(match[0]) && Number(match[0]) <= 31
    if (isDay && (MONTH_BEHIND.test(behind) || MONTH_BEFORE.test(before))) return []
    const best = /^\s?(?:\/|out\sof)\s?(\d{1,3})/.exec(behind)?.[1]
    const length = best === undefined ? 0 : (/^\s?(?:\/|out\sof)\s?\d{1,3}/.exec(behind)?.[0].length ?? 0)
    return [
      {
        start: offset + match.index,
        end: offset + end + length,
        value: decimal(match[0]),
        typed: match[0],
        best: best === undefined ? null : Number(best),
      },
    ]
  })
}

function scored(figure: Span, value: number, said: string, note: string | null = null): Score {
  return { kind: 'SCORED', start: figure.start, end: figure.end, value, said, note }
}

function english(figure: Span, value: English, said: string, note: string): Score {
  return { kind: 'ENGLISH', start: figure.start, end: figure.end, value, said, note }
}

const isWholeNumber = (value: number) => Number.isInteger(value)

const READERS: Record<Test, Reader> = {
  GRE: {
    figure: (words, offset) => {
      if (/^\s?(?:subject|physics|maths?|mathematics|chemistry|biology|psychology)/i.test(words)) return null
      for (const figure of figuresIn(words, offset)) {
        const { value, best } = figure
        if (best !== null && best !== 340 && best !== 1600 && best !== 800) continue
        if (isWholeNumber(value) && value >= 260 && value <= 340) return scored(figure, value, `GRE ${value}`)
        if (value >= 400 && value <= 1600 && value % 10 === 0 && best !== 340) {
          if (best === 800) continue
          const total = oldGreTotal({ verbal: value / 2, quantitative: value / 2 })
          return scored(
            figure,
            total,
            `GRE ${value} on the scale before 2011`,
            `about ${total} on today’s, taking both halves alike`,
          )
        }
      }
      return null
    },
    parts: readGreParts,
  },
  GMAT: {
    figure: (words, offset) => {
      const isFocus = /\bfocus\b|\bf\.?e\b|\bgfe\b/i.test(words)
      const figures = figuresIn(words, offset)
      // Of several attempts the best counts.
      const inOrder = RETAKEN.test(words) ? figures.toSorted((a, b) => b.value - a.value) : figures
      for (const figure of inOrder) {
        const { value } = figure
        if (!isWholeNumber(value) || value < 200 || value > 805 || value % 5 !== 0) continue
        if (value % 10 === 5 || (isFocus && value >= 205)) {
          const classic = focusToClassic(value)
          return scored(figure, classic, `GMAT Focus ${value}`, `about ${classic} on the scale before Focus`)
        }
        if (value <= 800) return scored(figure, value, `GMAT ${value}`)
      }
      return null
    },
  },
  IELTS: {
    figure: (words, offset) => {
      // General Training is for immigration, and no university takes it.
      if (/^[\s(-]{0,3}(?:general|gt)\b/i.test(words)) return null
      const named =
        /\b(?:overall|total|band\sscore|aggregate)\b[\s:=(-]{0,4}(?:(?:band|score|of|is)\b[\s:=(-]{0,4}){0,2}(\d(?:[.,]\d{1,2})?)(?!\d|[.,]\d|\s{0,2}(?:in\s|for\s)?(?:each|every|all)\b)/i.exec(
          words,
        )
      // '6.5 overall 6.0 in each': what is in each is not the overall.
      const behind = /(?<![\d.,])(\d(?:[.,]\d{1,2})?)\s{0,2}\(?(?:overall|bands?\soverall)\b/i.exec(words)
      const choice = named ?? behind
      if (choice && isBand(decimal(choice[1] ?? '')))
        return ielts(
          { start: offset + choice.index, end: offset + choice.index + choice[0].length },
          decimal(choice[1] ?? ''),
        )
      const sections = sectionsIn(words, offset)
      for (const figure of figuresIn(words, offset)) {
        if (sections.some(({ start, end }) => start < figure.end && figure.start < end)) continue
        if (
          /\b(?:below|less\sthan|under|than|minimum|min|each)\s?$/i.test(
            words.slice(0, figure.start - offset),
          )
        )
          continue
        if (isBand(figure.value) && (figure.best === null || figure.best === 9))
          return ielts(figure, figure.value)
      }
      const spoken = SPOKEN_BAND.exec(words)
      return spoken
        ? ielts(
            { start: offset + spoken.index, end: offset + spoken.index + spoken[0].length },
            (spokenNumber(spoken[1] ?? '') ?? 0) + (spoken[2] === undefined ? 0 : 0.5),
          )
        : null
    },
    parts: (words, offset) => {
      const sections = sectionsIn(words, offset)
      const [first] = sections
      const last = sections.at(-1)
      if (sections.length !== 4 || !first || !last) return null
      if (new Set(sections.map(({ letter }) => letter)).size !== 4) return null
      const overall = ieltsOverall(sections.map(({ value }) => value))
      return { ...ielts({ start: first.start, end: last.end }, overall, 'the mean of its four sections') }
    },
  },
  TOEFL: {
    figure: (words, offset) => {
      const isPaper = /\bpbt\b|\bpaper\b|\bitp\b/i.test(words)
      const total = /\b(?:overall|total)\b[\s:=(-]{0,4}(?:of\s|is\s)?(\d{1,3}(?:[.,]\d)?)(?!\d)/i.exec(words)
      const from = total ? total.index : 0
      const sections = pointSectionsIn(words, offset)
      for (const figure of figuresIn(words.slice(from), offset + from)) {
        if (!total && sections.some(({ start, end }) => start < figure.end && figure.start < end)) continue
        const { value, best } = figure
        if (best !== null && best !== 120 && best !== 6 && best !== 677) continue
        const isNew = best === 6 || (best === null && value >= 1 && value <= 6)
        if (isNew && value >= 1 && value <= 6 && isWholeNumber(value * 2)) {
          const points = toeflBandToPoints(value)
          return english(
            figure,
            { ielts: toeflToIelts(points), toefl: points },
            `TOEFL iBT ${shown(value)} of 6`,
            `the scale since January 2026: about ${points} of 120, and IELTS ${shown(toeflToIelts(points))}`,
          )
        }
        if (isWholeNumber(value) && value <= 120 && !isPaper)
          return english(
            figure,
            { ielts: toeflToIelts(value), toefl: value },
            `TOEFL iBT ${value}`,
            `about IELTS ${shown(toeflToIelts(value))}`,
          )
        if (isWholeNumber(value) && value >= 310 && value <= 677) {
          const points = paperToeflToPoints(value)
          return english(
            figure,
            { ielts: toeflToIelts(points), toefl: points },
            `TOEFL ${value} on paper`,
            `about ${points} of iBT, and IELTS ${shown(toeflToIelts(points))}`,
          )
        }
      }
      return null
    },
    // Four sections of at most 30 each, without their total.
    parts: (words, offset) => {
      if (/\b(?:overall|total)\b|\/\s?120/i.test(words)) return null
      const four = figuresIn(words, offset).slice(0, 4)
      const [first] = four
      const last = four.at(-1)
      const areSections = four.every(({ value }) => isWholeNumber(value) && value >= 7 && value <= 30)
      if (four.length !== 4 || !areSections || !first || !last) return null
      const points = four.reduce((sum, { value }) => sum + value, 0)
      const band = toeflToIelts(points)
      return english(
        { start: first.start, end: last.end },
        { ielts: band, toefl: points },
        `TOEFL iBT ${points}`,
        `the sum of its four sections; about IELTS ${shown(band)}`,
      )
    },
  },
  PTE: {
    figure: (words, offset) => {
      const figure = totalIn(words, offset, { least: 10, most: 90 })
      return figure ? viaIelts(figure, `PTE ${figure.value}`, pteToIelts(figure.value)) : null
    },
  },
  DUOLINGO: {
    figure: (words, offset) => {
      const figure = totalIn(words, offset, { least: 10, most: 160 })
      return figure ? viaIelts(figure, `Duolingo ${figure.value}`, duolingoToIelts(figure.value)) : null
    },
  },
  CAMBRIDGE: {
    figure: (words, offset) => {
      const figure = totalIn(words, offset, { least: 140, most: 230 })
      return figure ? viaIelts(figure, `Cambridge ${figure.value}`, cambridgeToIelts(figure.value)) : null
    },
  },
  OTHER: { figure: () => null },
}

/** The total of a test in whole points: one that is called total, else the first that is no section's. */
function totalIn(
  words: string,
  offset: number,
  { least, most }: { least: number; most: number },
): Figure | null {
  const called = /\b(?:overall|total)\b/i.exec(words)?.index ?? -1
  const sections = called < 0 ? pointSectionsIn(words, offset) : []
  const figures = figuresIn(words, offset).filter(
    ({ start, end, value, best }) =>
      isWholeNumber(value) &&
      value >= least &&
      value <= most &&
      (best === null || best === most) &&
      !sections.some(section => section.start < end && start < section.end),
  )
  return figures.find(({ start }) => called >= 0 && start >= offset + called) ?? figures[0] ?? null
}

/** 'Six and a half', 'seven point five'. */
const SPOKEN_BAND =
  /\b(four|five|six|seven|eight|nine)\b(\s(?:and\s(?:a\s)?half|point\sfive))?(?!\s(?:times|months?|years?|weeks?))/i

function isBand(value: number): boolean {
  return value >= 1 && value <= 9 && isWholeNumber(value * 2)
}

function ielts(span: Span, band: number, how?: string): Score {
  const toefl = ieltsToToefl(band)
  return english(
    span,
    { ielts: band, toefl },
    `IELTS ${shown(band)}`,
    how ? `${how}; about TOEFL iBT ${toefl}` : `about TOEFL iBT ${toefl}`,
  )
}

function viaIelts(span: Span, said: string, band: number): Score {
  const toefl = ieltsToToefl(band)
  return english(span, { ielts: band, toefl }, said, `about IELTS ${shown(band)}`)
}

type Section = Span & { letter: string; value: number }

const SECTION = `(?:listening|reading|writing|speaking|[lrws])`
const SECTION_FIRST = new RegExp(
  String.raw`\b(${SECTION})(?:\b[\s:=-]{0,3}|)(\d(?:[.,]\d)?)(?![\d]|[.,]\d)`,
  'gi',
)
const SECTION_LAST = new RegExp(String.raw`(?<![\d.,])(\d(?:[.,]\d)?)\s{0,2}(?:in\s)?(${SECTION})\b`, 'gi')

/** Bands of sections: 'L8', 'Writing 6.5', '6.5 in writing'. */
function sectionsIn(words: string, offset: number): Section[] {
  const first = sectionMatches(SECTION_FIRST, words, offset, { name: 1, value: 2 })
  const last = sectionMatches(SECTION_LAST, words, offset, { name: 2, value: 1 })
  return first.length >= last.length ? [...first] : [...last]
}

function sectionMatches(
  pattern: RegExp,
  words: string,
  offset: number,
  groups: { name: number; value: number },
): Section[] {
  return matchesOf(pattern, words).map(match => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    letter: (match[groups.name] ?? '').charAt(0).toLowerCase(),
    value: decimal(match[groups.value] ?? ''),
  }))
}

const POINT_SECTION = new RegExp(
  String.raw`\b${SECTION}(?:\b[\s:=-]{0,3}|)(\d{1,2}(?:[.,]\d)?)(?![\d]|[.,]\d)`,
  'gi',
)

function pointSectionsIn(words: string, offset: number): Span[] {
  return matchesOf(POINT_SECTION, words).map(match => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }))
}

const QUANTITATIVE = String.raw`(?:quant(?:itative)?(?:\sreasoning)?|q|maths?)`
const VERBAL = String.raw`(?:verbal(?:\sreasoning)?|v)`
const SEPARATOR = String.raw`(?:\s?[:=-]?\s{0,2})`
const PART = String.raw`(\d{3})(?:/(?:170|800))?`
const GRE_PARTS: readonly { pattern: RegExp; quantitative: number; verbal: number }[] = [
  {
    pattern: new RegExp(
      String.raw`\b${QUANTITATIVE}${SEPARATOR}${PART}[^\d]{1,24}?\b${VERBAL}${SEPARATOR}${PART}\b`,
      'i',
    ),
    quantitative: 1,
    verbal: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b${VERBAL}${SEPARATOR}${PART}[^\d]{1,24}?\b${QUANTITATIVE}${SEPARATOR}${PART}\b`,
      'i',
    ),
    quantitative: 2,
    verbal: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b${PART}\s{0,2}(?:in\s)?\(?${QUANTITATIVE}\b[^\d]{0,16}\b${PART}\s{0,2}(?:in\s)?\(?${VERBAL}\b`,
      'i',
    ),
    quantitative: 1,
    verbal: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b${PART}\s{0,2}(?:in\s)?\(?${VERBAL}\b[^\d]{0,16}\b${PART}\s{0,2}(?:in\s)?\(?${QUANTITATIVE}\b`,
      'i',
    ),
    quantitative: 2,
    verbal: 1,
  },
  // Two bare numbers: usually the quantitative part is first and larger.
  { pattern: new RegExp(String.raw`\b${PART}\s?\+\s?${PART}\b`, 'i'), quantitative: 1, verbal: 2 },
]

function readGreParts(words: string, offset: number): Score | null {
  for (const { pattern, quantitative, verbal } of GRE_PARTS) {
    const match = pattern.exec(words)
    if (!match) continue
    const q = Number(match[quantitative])
    const v = Number(match[verbal])
    const span = { start: offset + match.index, end: offset + match.index + match[0].length }
    const isNew = (part: number) => part >= 130 && part <= 170
    const isOld = (part: number) => part >= 200 && part <= 800 && part % 10 === 0
    if (isNew(q) && isNew(v)) return scored(span, q + v, `GRE ${q + v}`, `quantitative ${q} and verbal ${v}`)
    if (isOld(q) && isOld(v)) {
      const total = oldGreTotal({ verbal: v, quantitative: q })
      return scored(
        span,
        total,
        `GRE ${q + v} on the scale before 2011`,
        `about ${total} on today’s, from quantitative ${q} and verbal ${v}`,
      )
    }
  }
  return null
}

/** A text that names no test: sections of a GRE, or one number that only one test's scale contains. */
function readUnnamed({
  text,
  isAlone,
  scores,
  used,
}: {
  text: string
  isAlone: 'GRE' | 'GMAT' | 'ENGLISH' | undefined
  scores: Map<Test, Score[]>
  used: Span[]
}): void {
  if (NOT_TAKEN.test(text) || HOPED.test(text)) {
    const tests = isAlone === 'ENGLISH' ? ['IELTS' as const] : isAlone ? [isAlone] : []
    for (const test of tests)
      scores.set(test, [{ kind: 'PLANNED', start: 0, end: text.length, said: '', note: null }])
    // 'Not yet taken' alone applies to all of them, and figures in it are dates.
    if (!/\d{3}/.test(text.replaceAll(/\b(?:19|20)\d\d\b/g, ''))) used.push({ start: 0, end: text.length })
    return
  }
  const figures = figuresIn(text, 0)
  // Data insights are a section of the GMAT Focus and of no other test.
  const hasFocusSections = isAlone === undefined && /\bDI\b/.test(text)
  const tests: readonly Test[] =
    isAlone === 'ENGLISH'
      ? ['IELTS', 'TOEFL', 'DUOLINGO', 'PTE']
      : isAlone
        ? [isAlone]
        : hasFocusSections
          ? ['GMAT']
          : figures.length === 1
            ? ['GRE', 'GMAT', 'IELTS']
            : ['GRE']
  for (const test of tests) {
    const reader = READERS[test]
    const parts = reader.parts?.(text, 0) ?? null
    const isPlausible = isAlone !== undefined || hasFocusSections || isTelling(test, figures)
    const score = bestOf(isPlausible ? reader.figure(text, 0, { isWhole: true }) : null, parts)
    if (!score) continue
    const note = isAlone ? score.note : [score.note, 'no test is named'].filter(Boolean).join('; ')
    scores.set(test, [{ ...score, note }])
    used.push({ start: 0, end: text.length })
    return
  }
}

function isTelling(test: Test, figures: readonly Figure[]): boolean {
  const [figure] = figures
  if (figures.length !== 1 || !figure) return false
  if (test === 'GRE') return figure.value >= 260 && figure.value <= 340
  if (test === 'GMAT') return figure.value >= 500 && figure.value <= 805
  return test === 'IELTS' && figure.value >= 5 && figure.value <= 9
}

/** The sections of CAT, of which the whole counts. */
const SECTIONS_OF_CAT = /\b(?:VARC|DILR|LRDI|QA|sectionals?)\b/

/** Clauses with a figure that no score was read from. */
function doubtsIn({ words, text, used }: { words: string; text: string; used: readonly Span[] }): string[] {
  const doubts: string[] = []
  let start = 0
  for (const match of [...matchesOf(/(?<!\d),|,(?!\d)|[;\n]|\.\s|$/g, text)]) {
    const clause = { start, end: match.index }
    start = match.index + match[0].length
    if (!/\d/.test(text.slice(clause.start, clause.end))) continue
    if (readPercentile(text.slice(clause.start, clause.end)).value !== null) continue
    if (SECTIONS_OF_CAT.test(text.slice(clause.start, clause.end))) continue
    if (used.some(span => span.start < clause.end && clause.start < span.end)) continue
    doubts.push(quoted(words, clause))
  }
  return doubts
}

/** The best score of one test, or that it is not taken yet. */
function settle(words: string, scores: readonly Score[], doubts: string[]): Outcome<number> {
  const best = scores
    .filter(score => score.kind === 'SCORED')
    .reduce<(Score & { kind: 'SCORED' }) | null>(
      (best, score) => (best && best.value >= score.value ? best : score),
      null,
    )
  if (best)
    return { value: best.value, understood: best.said, note: best.note, quote: quoted(words, best), doubts }
  return planned(words, scores, doubts)
}

function settleEnglish(words: string, scores: readonly Score[]): Outcome<English> {
  const read = scores.filter(score => score.kind === 'ENGLISH')
  const best = read.reduce<(Score & { kind: 'ENGLISH' }) | null>(
    (best, score) => (best && isNoBetter(score.value, best.value) ? best : score),
    null,
  )
  if (!best) return planned(words, scores, [])
  const others = read.filter(({ said }) => said !== best.said).map(({ said }) => said)
  const note = others.length > 0 ? `${best.note}; counted rather than ${others.join(' and ')}` : best.note
  return { value: best.value, understood: best.said, note, quote: quoted(words, best), doubts: [] }
}

function isNoBetter(one: English, other: English): boolean {
  return one.ielts < other.ielts || (one.ielts === other.ielts && one.toefl <= other.toefl)
}

function planned(words: string, scores: readonly Score[], doubts: string[]): Outcome<never> {
  const plan = scores.find(({ kind }) => kind === 'PLANNED')
  if (!plan) return nothing(doubts)
  return {
    ...nothing(doubts),
    note: 'Not taken yet, so nothing is counted. Correct it to see what a score would change.',
    quote: quoted(words, plan),
  }
}
