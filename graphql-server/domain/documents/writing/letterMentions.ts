/** Who is mentioned in a sentence of a letter's notes: 'I', the student by name, somebody else. */
import type { Student } from './letterStudent.ts'

/** The student as far as a name goes. */
export type Named = Pick<Student, 'full' | 'first' | 'isNamed'>

const FIRST_PERSON =
  /(?<![\p{L}'’.-])(?:I|i(?!\.)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Oo]urs|[Uu]s|[Oo]urselves)(?:['’](?:m|ve|d|ll|re))?(?![\p{L}\d])/u
/** 'Typography I and II', 'Structures II': the number of a course. */
const NUMBER_OF_A_COURSE = /(?<=\p{L} )I(?= (?:and|&) II\b|, II\b)/gu

/** What stands in quotation marks is somebody else's voice. */
export function outsideQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/gu, ' " ')
}

export function hasFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(outsideQuotes(text).replace(NUMBER_OF_A_COURSE, '1'))
}

/** Is the student named: by name, or as 'the student'? */
export function namesStudent(text: string, student: Named): boolean {
  if (/\b(?:the|this) (?:student|candidate|applicant)\b/iu.test(text)) return true
  if (!student.isNamed) return false
  return student.full
    .split(' ')
    .filter(word => word.length > 2)
    .some(word => new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(text))
}

/** Somebody else whom 'he' or 'she' may mean. */
export const SOMEBODY_ELSE =
  /\b(?:mother|father|mom|dad|parents?|brother|sister|aunt|uncle|grand(?:mother|father)|friend|colleague|classmate|teammate|mentor|manager|boss|professor|teacher|client|customer|patient|neighbou?r|doctor|founder|director|guest|senior|junior|woman|man|girl|boy|lady|cousin|wife|husband|roommate|Prof|Dr|Mr|Ms|Mrs)\b/iu
