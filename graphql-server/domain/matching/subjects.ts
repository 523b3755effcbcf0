import { FIELDS } from '../catalogue/fields.ts'
import { PROFESSIONAL_DEGREES, professionalDegreesIn } from '../catalogue/professionalDegrees.ts'
import { commonWord } from '../catalogue/thesaurus.ts'
import { bitsOf } from './bits.ts'
import { partsOfTitle } from './fieldParts.ts'
import { type PrerequisiteRow, type Prerequisites, prerequisitesOf } from './prerequisites.ts'
import { buildTitleIndex, isBroad, type TitleIndex, wordsOf } from './titleIndex.ts'

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
  /** The professional degrees that it leads to, by title or award, one bit each in the order of PROFESSIONAL_DEGREES. */
  readonly degrees: Uint8Array
  /**
   * The words of each title that few titles of its main field have, without what stands in brackets: what makes a course a
   * niche of the field, unless somebody named it.
   */
  readonly rareWords: readonly (readonly string[])[]
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
  const degrees: number[] = []
  const ownWords: (readonly string[])[] = []
  const counts: number[] = []
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
      const degree = bitsOf(DEGREE_CODES, professionalDegreesIn(`${row.name}, ${row.award}`))
      const key = JSON.stringify([words, places, named, askedKey, course, degree])
      const known = numbers.get(key)
      if (known !== undefined) {
        counts[known] = (counts[known] ?? 0) + 1
        return known
      }
      const number = titles.length
      numbers.set(key, number)
      titles.push(words)
      fields.push(...places)
      parts.push(...named)
      degrees.push(degree)
      ownWords.push([...new Set(wordsOf(row.name.replaceAll(/\([^)]*\)/g, ' ').replaceAll(AWARD, ' ')))])
      counts.push(1)
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
      const rareWords = rareWordsOf(ownWords, { counts, fields })
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
        degrees: Uint8Array.from(degrees),
        rareWords,
        bytes:
          32 * rareWords.flat().length +
          index.bytes +
          3 * fields.length +
          10 * titles.length +
          PREREQUISITES_BYTES * different.size,
      }
    },
  }
}

/** Words that fewer of a field's programmes have in their titles than this share of them, or fewer than so many, are rare. */
const RARE = { share: 0.02, count: 4 }

/** Broad words that are subjects of their own beside another one: 'Data Science and Communication'. */
const JOINT_SUBJECTS = new Set(['communication', 'theory'].map(commonWord))

/** By subject, the words of its title that are rare among the programmes of its main field. */
function rareWordsOf(
  words: readonly (readonly string[])[],
  { counts, fields }: { counts: readonly number[]; fields: readonly number[] },
): string[][] {
  const ofField = (subject: number) => fields[subject * MOST_FIELDS] ?? NO_FIELD
  const sizes = new Float64Array(NO_FIELD + 1)
  const having = Array.from({ length: NO_FIELD + 1 }, () => new Map<string, number>())
  for (const [subject, own] of words.entries()) {
    const field = ofField(subject)
    const count = counts[subject] ?? 0
    sizes[field] = (sizes[field] ?? 0) + count
    for (const word of own) having[field]?.set(word, (having[field]?.get(word) ?? 0) + count)
  }
  return words.map((own, subject) => {
    const field = ofField(subject)
    const least = Math.max(RARE.count, RARE.share * (sizes[field] ?? 0))
    return own.filter(
      word => (having[field]?.get(word) ?? 0) < least && (!isBroad(word) || JOINT_SUBJECTS.has(word)),
    )
  })
}

const DEGREE_CODES = PROFESSIONAL_DEGREES.map(({ code }) => code)

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
