import { of10To4, percentTo10 } from '../../../../graphql-server/domain/profiles/reading/concordances.ts'

/** The least grade that a programme admits, on the scale of 4, and how it is stated. */
export type GradeLimit = { of4: number; words: string }

/**
 * German universities convert an Indian grade between 4 and 10 (the 'modified Bavarian formula'). A percentage comes to more
 * points of 10 than the formula gives it, so the limit is a little higher than that of grade points alone.
 */
const GERMAN = { best: 10, ofANote: 2, ofPercentages: 0.2 }
/** What British universities ask of an Indian degree for each class, as a percentage. */
const BRITISH_PERCENT: Readonly<Record<string, number>> = { '1st': 70, '2:1': 60, '2:2': 50 }

/** Reads 'de 2.5', 'in 60', 'cgpa 7.5' and 'uk 2:1'; null for anything else. */
export function gradeLimitOf(text: string): GradeLimit | null {
  const [scale = '', value = ''] = text.split(' ')
  const number = Number(value)
  const limit = limitIn(scale, value, number)
  return limit && { ...limit, of4: Math.floor(limit.of4 * 100) / 100 }
}

function limitIn(scale: string, value: string, number: number): GradeLimit | null {
  switch (scale) {
    case 'de':
      return number >= 1 && number <= 4
        ? {
            of4: of10To4(GERMAN.best - GERMAN.ofANote * (number - 1) + GERMAN.ofPercentages),
            words: `German grade ${number.toFixed(1)} or better`,
          }
        : null
    case 'in':
      return number >= 40 && number <= 100
        ? { of4: of10To4(percentTo10(number)), words: `${number} % in an Indian degree` }
        : null
    case 'cgpa':
      return number >= 4 && number <= 10 ? { of4: of10To4(number), words: `CGPA ${number} of 10` } : null
    case 'uk': {
      const percent = BRITISH_PERCENT[value]
      return percent === undefined
        ? null
        : { of4: of10To4(percentTo10(percent)), words: `British class ${value} or its equivalent` }
    }
    default:
      return null
  }
}
