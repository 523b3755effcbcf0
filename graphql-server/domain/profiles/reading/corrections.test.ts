import { expect, test } from 'vitest'
import { checkCorrections } from './corrections.ts'
import type { ReadingKind } from './types.ts'

const messageOf = (kind: ReadingKind, text: string) => checkCorrections({ [kind]: text })[0]?.message ?? null

test.each([
  ['INTAKE', 'October 2027 in Germany, September 2027 in the UK', 'UK'],
  ['BUDGET', '20 lakh a year if my father agrees', 'if my father agrees'],
  ['BUDGET', '20 lakh for everything, 30 for UK only with loan', 'only with loan'],
  ['GRADE', '75%, First class', 'First class'],
  ['ENGLISH', 'IELTS 7.5 (no band under 7)', 'no band under 7'],
  ['WORK_YEARS', '2 years 3 months, 1 internship', '1 internship'],
  ['RANKED', 'only Russell Group, except London ones', 'except London ones'],
] as const)('%s: of %s the part %s is refused and never left out in silence', (kind, text, ignored) => {
  expect(messageOf(kind, text)).toContain(`We do not understand '${ignored}' here. Leave it out, or write`)
})

test.each([
  ['INTAKE', 'Sept 2027 (Jan 2028 if needed)'],
  ['GRE', '325, Q168, V157'],
  ['GRADE', '8.2/10'],
  ['ENGLISH', 'IELTS 7.5, TOEFL 105'],
  ['WORK_YEARS', '2 years and 3 months'],
  ['BUDGET', '₹25 lakh a year + $5,000 a year'],
  ['BUDGET', 'EUR 3000 a year; tuition only'],
  ['BUDGET', 'tuition 20 lakh and living 10 lakh'],
  ['BUDGET', 'INR 38 lakh in all in the UK; INR 25 lakh in all in Germany'],
  ['GMAT', 'GMAT 720; CAT 98.4'],
] as const)('%s: all of %s is understood', (kind, text) => {
  expect(messageOf(kind, text)).toBeNull()
})
