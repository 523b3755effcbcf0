import { FIELDS } from '../catalogue/fields.ts'
import { partsOfTitle } from './fieldParts.ts'
import { type PrerequisiteRow, type Prerequisites, prerequisitesOf } from './prerequisites.ts'
import { buildTitleIndex, type TitleIndex, wordsOf } from './titleIndex.ts'

/** The part of a programme's row that says what is taught and to whom. */
export type SubjectRow = PrerequisiteRow & { fields?: readonly string[] }

/** The most fields of one programme. */
export const MOST_FIELDS = 3
/** The place of a field that is not in the taxonomy. */
export const NO_FIELD = FIELDS.length

/**
 * What programmes teach and to whom, each combination once: many programmes share their title's words, fields and
 * prerequisites, and a person's interests are compared with each combination only once.
 */
export type Subjects = {
  readonly size: number
  readonly titles: TitleIndex
  /** MOST_FIELDS places of each subject in the taxonomy, the main one first, filled up with NO_FIELD. */
  readonly fields: Uint8Array
  /** For each of those places the parts of the field that the title names, one bit each (fieldParts.ts). */
  readonly parts: Uint16Array
  readonly prerequisites: readonly Prerequisites[]
  /** 1 where the title names the degree and nothing else: 'MBA', 'Master of Business Administration'. */
  readonly isPlain: Uint8Array
  readonly bytes: number
}

/** Collects subjects row by row. */
export type SubjectsBuilder = {
  /** The number of the row's subject. */
  add(row: SubjectRow): number
  finish(): Subjects
}

const PLACES = new Map(FIELDS.map(({ code }, place) => [code, place]))
/** What is left of the name of a general degree, in the common form of words. */
const DEGREE_WORDS = new Set(['business', 'administration', 'management'])
/** The rough size of one subject's prerequisites in bytes. */
const PREREQUISITES_BYTES = 160

export function startSubjects(): SubjectsBuilder {
  const numbers = new Map<string, number>()
  const titles: string[][] = []
  const fields: number[] = []
  const parts: number[] = []
  const prerequisites: Prerequisites[] = []
  return {
    add(row) {
      // A title often leaves out that it leads to an LL.M., which people name as if it were a subject.
      const words = wordsOf(/^ll\.?m/i.test(row.award) ? `${row.name} LLM` : row.name)
      const places = fieldPlaces(row)
      const asked = prerequisitesOf(row)
      // The length is part of a reason only for part-time programmes.
      const own = asked.away === 'PART_TIME' ? asked : { ...asked, months: null }
      const named = places.map(place => partsOfTitle(place, row.name))
      const key = JSON.stringify([words, places, named, Object.values(own)])
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = titles.length
      numbers.set(key, number)
      titles.push(words)
      fields.push(...places)
      parts.push(...named)
      prerequisites.push(own)
      return number
    },
    finish() {
      const index = buildTitleIndex(titles)
      return {
        size: titles.length,
        titles: index,
        fields: Uint8Array.from(fields),
        parts: Uint16Array.from(parts),
        prerequisites,
        isPlain: Uint8Array.from(titles, words => Number(words.every(word => DEGREE_WORDS.has(word)))),
        bytes: index.bytes + 3 * fields.length + titles.length + PREREQUISITES_BYTES * titles.length,
      }
    },
  }
}

function fieldPlaces({ field, fields }: SubjectRow): number[] {
  const codes = fields && fields.length > 0 ? fields : [field]
  return Array.from({ length: MOST_FIELDS }, (_, place) => PLACES.get(codes[place] ?? '') ?? NO_FIELD)
}
