import { FIELDS } from '../catalogue/fields.ts'
import { commonWord } from '../catalogue/thesaurus.ts'
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
  /** The number of each subject's prerequisites among the different ones: many subjects share theirs. */
  readonly asked: Int32Array
  /** How many different prerequisites there are. */
  readonly askedSize: number
  /** The same number for variants of a title: 'Data Science' with a placement, extended, or under another award. */
  readonly courses: Int32Array
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
  const asked: number[] = []
  const different = new Map<string, { number: number; prerequisites: Prerequisites }>()
  const courses: number[] = []
  const courseNumbers = new Map<string, number>()
  return {
    add(row) {
      // A title often leaves out that it leads to an LL.M., which people name as if it were a subject.
      const words = wordsOf(/^ll\.?m/i.test(row.award) ? `${row.name} LLM` : row.name)
      const places = fieldPlaces(row)
      const all = prerequisitesOf(row)
      // The length is part of a reason only for part-time programmes.
      const own = all.away === 'PART_TIME' ? all : { ...all, months: null }
      const askedKey = JSON.stringify(Object.values(own))
      const named = places.map(place => partsOfTitle(place, row.name))
      const course = courseOf(row.name, words)
      const key = JSON.stringify([words, places, named, askedKey, course])
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = titles.length
      numbers.set(key, number)
      titles.push(words)
      fields.push(...places)
      parts.push(...named)
      const shared = different.get(askedKey) ?? { number: different.size, prerequisites: own }
      different.set(askedKey, shared)
      prerequisites.push(shared.prerequisites)
      asked.push(shared.number)
      courseNumbers.set(course, courseNumbers.get(course) ?? courseNumbers.size)
      courses.push(courseNumbers.get(course) ?? 0)
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
        asked: Int32Array.from(asked),
        askedSize: different.size,
        courses: Int32Array.from(courses),
        isPlain: Uint8Array.from(titles, words => Number(words.every(word => DEGREE_WORDS.has(word)))),
        bytes: index.bytes + 3 * fields.length + 9 * titles.length + PREREQUISITES_BYTES * different.size,
      }
    },
  }
}

/** Words by which variants of one course differ. */
const VARIANT_WORDS = new Set(
  `extension extended placement industrial practice internship sandwich coursework thesis dissertation
  conversion september january abroad intercalated`
    .split(/\s+/)
    .map(commonWord),
)
/** Words that say nothing of a subject, and yet make another course of it. */
/** 'MSCF' and 'MFin', and the part of a university that teaches it. */
const AWARD =
  /\bM[A-Za-z]*[A-Z][A-Za-z]*\b|\([^)]*\b(?:College|School|Campus)\b[^)]*\)|\([A-Z]{2,}[A-Za-z+-]{0,8}\)/g
const OWN_COURSE = /\b(?:advanced|applied|international|professional|european|global|modern)\b/g

/** What variants of one course have in common: the words of its title without those of the variant. */
function courseOf(name: string, words: readonly string[]): string {
  const title = name
    .replace(/\bwith .*$/i, '')
    .replaceAll(AWARD, '')
    .toLowerCase()
  const kept = wordsOf(title).filter(word => !VARIANT_WORDS.has(word))
  const own = kept.length > 0 ? kept : words
  return [...new Set([...own, ...(title.match(OWN_COURSE) ?? [])])].toSorted().join(' ')
}

function fieldPlaces({ field, fields }: SubjectRow): number[] {
  const codes = fields && fields.length > 0 ? fields : [field]
  return Array.from({ length: MOST_FIELDS }, (_, place) => PLACES.get(codes[place] ?? '') ?? NO_FIELD)
}
