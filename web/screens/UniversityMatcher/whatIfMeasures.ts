import { listOf } from '../../format/lists.ts'
import { words } from '../../language/language.ts'
/** What of a profile can be tried out. */
export type WhatIfKind = 'ENGLISH' | 'GRADE' | 'GRE' | 'GMAT' | 'BUDGET'

/** One scale on which such a figure can be given. */
export type Measure = {
  readonly kind: WhatIfKind
  readonly code: string
  /** As a list of scales names it. */
  readonly name: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value of the slider if the profile gives none on this scale. */
  readonly start: number
  /** The figure as people say it. The same words go to the reader of profiles. */
  readonly say: (value: number) => string
  /** Finds the figure in words that were understood; the first group is the number. */
  readonly pattern: RegExp
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`
const GAP = String.raw`[^\d.,;]{0,24}`

function test(
  kind: WhatIfKind,
  name: string,
  scale: Pick<Measure, 'min' | 'max' | 'step' | 'start'>,
): Measure {
  return {
    ...scale,
    kind,
    code: name,
    name,
    say: value => `${name} ${value}`,
    pattern: new RegExp(`${name}${GAP}${NUMBER}`, 'i'),
  }
}

const thousands = (value: number) => value.toLocaleString('en')

function yearly(currency: string, sign: string): Measure {
  return {
    kind: 'BUDGET',
    code: currency,
    name: `${currency} a year`,
    min: 5_000,
    max: 120_000,
    step: 1_000,
    start: 35_000,
    say: value => `${currency} ${thousands(value)} a year`,
    pattern: new RegExp(`(?:${currency}|${sign})\\s?${NUMBER}(?= (?:a|per) year)`),
  }
}

/** One row of the panel: a figure, and the scales on which it can be given. */
export type WhatIfFigure = { readonly label: string; readonly measures: readonly [Measure, ...Measure[]] }

export const WHAT_IF_FIGURES: readonly WhatIfFigure[] = words([
  {
    label: 'English test',
    measures: [
      test('ENGLISH', 'IELTS', { min: 4, max: 9, step: 0.5, start: 6.5 }),
      test('ENGLISH', 'TOEFL', { min: 40, max: 120, step: 1, start: 90 }),
      test('ENGLISH', 'PTE', { min: 30, max: 90, step: 1, start: 60 }),
      test('ENGLISH', 'Duolingo', { min: 70, max: 160, step: 5, start: 115 }),
    ],
  },
  {
    label: 'Grade',
    measures: [
      {
        kind: 'GRADE',
        code: 'OF_10',
        name: 'CGPA of 10',
        min: 4,
        max: 10,
        step: 0.1,
        start: 7.5,
        say: value => `CGPA ${value.toFixed(1)}/10`,
        pattern: new RegExp(`${NUMBER}\\s*(?:/|of|out of)\\s*10\\b`, 'i'),
      },
      {
        kind: 'GRADE',
        code: 'OF_4',
        name: 'GPA of 4',
        min: 2,
        max: 4,
        step: 0.1,
        start: 3.2,
        say: value => `GPA ${value.toFixed(1)}/4`,
        pattern: new RegExp(`${NUMBER}\\s*(?:/|of|out of)\\s*4\\b`, 'i'),
      },
      {
        kind: 'GRADE',
        code: 'PERCENT',
        name: 'Per cent',
        min: 40,
        max: 100,
        step: 1,
        start: 70,
        say: value => `${value}%`,
        pattern: new RegExp(`${NUMBER}\\s*(?:%|per ?cent)`, 'i'),
      },
    ],
  },
  {
    label: 'Admission test',
    measures: [
      test('GRE', 'GRE', { min: 260, max: 340, step: 1, start: 310 }),
      test('GMAT', 'GMAT', { min: 400, max: 800, step: 10, start: 640 }),
    ],
  },
  {
    label: 'Budget',
    measures: [
      yearly('USD', String.raw`\$`),
      yearly('EUR', '€'),
      yearly('GBP', '£'),
      {
        kind: 'BUDGET',
        code: 'LAKH',
        name: 'Lakh rupees a year',
        min: 2,
        max: 90,
        step: 1,
        start: 25,
        say: value => `${value} lakhs a year`,
        pattern: new RegExp(`${NUMBER}\\s*lakhs?(?: rupees)?(?= (?:a|per) year)`, 'i'),
      },
    ],
  },
])

/** What was read from a profile, as far as it is looked at here. */
export type ReadItem = {
  readonly kind: string
  readonly understood: string | null | undefined
  readonly note: string | null | undefined
}

function fitted({ min, max, step }: Measure, value: number): number {
  const kept = Math.min(max, Math.max(min, value))
  const steps = Math.round((kept - min) / step)
  return Number((min + steps * step).toFixed(2))
}

function readIn(measure: Measure, words: string | null | undefined): number | null {
  const found = words ? measure.pattern.exec(words)?.[1] : undefined
  return found === undefined ? null : fitted(measure, Number(found.replaceAll(',', '')))
}

/**
 * The figure in the item's text, or else in its note, rounded to the slider's steps; null if neither is on this scale.
 */
export function readMeasure(measure: Measure, items: readonly ReadItem[]): number | null {
  const item = items.find(({ kind }) => kind === measure.kind)
  return readIn(measure, item?.understood) ?? readIn(measure, item?.note)
}

/** The scale that a figure opens with: the one that the profile speaks in, or else one that its figure comes to. */
export function openingMeasure({ measures }: WhatIfFigure, items: readonly ReadItem[]): Measure {
  const inOwnWords = items.map(({ kind, understood }) => ({ kind, understood, note: null }))
  return (
    measures.find(measure => readMeasure(measure, inOwnWords) !== null) ??
    measures.find(measure => readMeasure(measure, items) !== null) ??
    measures[0]
  )
}

/** One figure that somebody tries out. */
export type Change = { readonly measure: Measure; readonly value: number }

/** What is tried out, in words: 'IELTS 8 and GRE 330'. */
export function changeWords(changes: readonly Change[]): string {
  return listOf(changes.map(({ measure, value }) => measure.say(value)))
}
