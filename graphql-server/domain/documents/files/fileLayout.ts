/** How a downloaded document looks on paper. */
import { z } from 'zod'
import { FILE_FORMATS } from '../../billing/entitlements.ts'
import { optionalText } from '../../parseInput.ts'

export const PAGE_SIZES = ['A4', 'LETTER'] as const
export const LINE_SPACINGS = ['SINGLE', 'ONE_AND_A_HALF', 'DOUBLE'] as const

export type PageSize = (typeof PAGE_SIZES)[number]
export type LineSpacing = (typeof LINE_SPACINGS)[number]

/** Lines of text to the height of a single line. */
export const LINES: Readonly<Record<LineSpacing, number>> = { SINGLE: 1, ONE_AND_A_HALF: 1.5, DOUBLE: 2 }

/** Width and height in points (1/72 inch). */
export const PAGE_POINTS: Readonly<Record<PageSize, readonly [number, number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
}

const letterheadInput = z.strictObject({
  name: optionalText(200).describe('Who writes the letter.'),
  position: optionalText(200).describe('Their position.'),
  institution: optionalText(200).describe('Where they work.'),
  address: optionalText(500).describe('Its address, one line to a line.'),
  date: optionalText(60).describe("The date as the letter shows it: '22 November 2026'."),
})

/** What a download may ask for. What is left out is as schools usually want it: 12 points, one inch, single. */
export const fileInput = z.strictObject({
  format: z.enum(FILE_FORMATS, `Must be one of ${FILE_FORMATS.join(', ')}`),
  pageSize: z
    .enum(PAGE_SIZES, `Must be one of ${PAGE_SIZES.join(', ')}`)
    .optional()
    .describe('Left out, LETTER for universities in the USA and Canada, else A4.'),
  lineSpacing: z.enum(LINE_SPACINGS, `Must be one of ${LINE_SPACINGS.join(', ')}`).default('SINGLE'),
  fontSize: z.number().min(10, 'From 10 to 14').max(14, 'From 10 to 14').default(12).describe('In points.'),
  margin: z
    .number()
    .min(0.5, 'From 0.5 to 2')
    .max(2, 'From 0.5 to 2')
    .default(1)
    .describe('On all four sides, in inches.'),
  hasTitle: z
    .boolean()
    .default(false)
    .describe('Whether the kind of document and its target stand above the text. Not for letters.'),
  letterhead: letterheadInput
    .optional()
    .describe('What stands above the text of a letter. Refused for other documents.'),
})

export type FileInput = z.output<typeof fileInput>
export type Letterhead = z.output<typeof letterheadInput>
export type FileLayout = Pick<FileInput, 'lineSpacing' | 'fontSize' | 'margin'> & { pageSize: PageSize }

/** What a file holds, format apart. A paragraph may have several lines. */
export type FileText = {
  title: string | null
  letterhead: readonly string[]
  paragraphs: readonly string[]
  /** The outline of a preview; empty where the text is complete. */
  outline: readonly string[]
  /** BCP 47. */
  language: 'en'
}

/** The lines of a letterhead: those that were given, then the date after an empty one. */
export function letterheadLines(letterhead: Letterhead | undefined): string[] {
  if (letterhead === undefined) return []
  const { name, position, institution, address, date } = letterhead
  const sender = [name, position, institution, ...(address?.split('\n') ?? [])].flatMap(line => {
    const trimmed = line?.trim() ?? ''
    return trimmed === '' ? [] : [trimmed]
  })
  return date === null ? sender : [...sender, ...(sender.length > 0 ? [''] : []), date]
}
