import { z } from 'zod'
import { typedText } from '../parseInput.ts'

/** The categories of posts. */
export const CATEGORIES = [
  'Test Prep',
  'University Rankings',
  'Application Tips',
  'Scholarships',
  'Program Guide',
  'Visa Guide',
  'Finance',
  'Student Life',
] as const

/** The most keywords of a post. */
const MOST_KEYWORDS = 20
/** The longest text of a post, in characters. */
export const LONGEST_BODY = 40_000

const required = (message: string, most: number) =>
  typedText()
    .min(1, message)
    .max(most, `At most ${most.toLocaleString('en')} characters`)
const optional = (most: number) =>
  typedText()
    .max(most, `At most ${most.toLocaleString('en')} characters`)
    .nullish()
    .transform(text => text ?? '')

/** A planned post, as the form sends it. */
export const editorialItemInput = z.object({
  title: required('Title is required', 160),
  topic: required('Topic is required', 160),
  category: z.enum(CATEGORIES, 'Category is required'),
  author: required('Author is required', 120),
  scheduledDate: z.date('Schedule date is required'),
  status: z.enum(['PLANNED', 'IN_PROGRESS', 'COMPLETED'], 'Choose a status'),
  targetKeywords: z
    .array(typedText().max(80, 'At most 80 characters'), 'Must be a list of keywords')
    .max(MOST_KEYWORDS, `At most ${MOST_KEYWORDS} keywords`)
    .transform(words => [...new Set(words.filter(word => word !== ''))]),
  notes: optional(2000),
  body: optional(LONGEST_BODY),
})

const whole = (least: number, most: number) => {
  const message = `Give a whole number from ${least} to ${most.toLocaleString('en')}`
  return z.int(message).min(least, message).max(most, message).nullish()
}

/** A keyword, as the form sends it. */
export const seoKeywordInput = z.object({
  keyword: required('Keyword is required', 120),
  targetPage: optional(200),
  currentRank: whole(1, 1000),
  targetRank: whole(1, 1000),
  searchVolume: whole(0, 100_000_000),
  difficulty: whole(1, 100),
})
