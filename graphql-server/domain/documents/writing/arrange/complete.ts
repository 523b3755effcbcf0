/** Completions of a person's sentence where one remedy is certain. Everything else is left as it was typed. */
import { asSentence, isClause, tagWords, withoutEnd } from '../../../language/grammar.ts'
import { verbForm } from '../../../language/verbs.ts'

/** Who may be awarded, named, ranked or offered something: 'Awarded the gold medal' does not say who awarded it. */
const MAY_BE_PASSIVE =
  /^(?:awarded|elected|named|offered|given|granted|appointed|nominated|ranked|selected|rated|taught|paid|shown|told|sent|sold|left|promised|asked|invited|admitted|recommended|published|trained|employed|engaged|raised|chosen|hired|graded|scored|qualified|inspired|moved|experienced|balanced|combined|advanced)$/iu
/** These take no object, so that a line which begins with one can only leave out who did it. */
const TAKES_NO_OBJECT =
  /^(?:worked|volunteered|interned|studied|learned|decided|went|came|graduated|began|became|grew|participated|competed|competes|specialised|specialized|collaborated|travelled|traveled|liaised|spoke|stayed|walked|listened|lived)$/iu
const OPENS_AN_OBJECT =
  /^(?:an?|the|my|our|his|her|their|its|this|these|those|all|every|each|both|some|several|many|over|about|more|nearly|almost|around|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[$€£₹]?\d[\d,.]*[%+]?|myself|himself|herself|them|him|it|people|students|children|users|patients|farmers|customers)$/iu

/** 'Led a team of 17' is said of whom the question asks about; null where that is not certain. */
export function withSubject(line: string, subject: string): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+)\s+([$€£₹]?[\p{L}\d,.%+]+)/u.exec(line) ?? []
  const form = verbForm(verb)
  if (form?.form !== 'PAST' || form.base === verb.toLowerCase() || MAY_BE_PASSIVE.test(verb)) return null
  if (!TAKES_NO_OBJECT.test(verb) && !OPENS_AN_OBJECT.test(next)) return null
  return `${subject} ${verb.toLowerCase()}${line.slice(verb.length)}`
}

/** A person's line with a capital, an end mark and 'I' in capitals. */
export function completed(line: string): string {
  return asSentence(line.replace(/(?<![\p{L}\d.’'@/-])i(?=['’](?:m|ve|d|ll)\b|(?:\s|,)(?!\.))/gu, 'I'))
}

/** Lines that are no sentences, side by side as they were typed. */
export function notesTogether(notes: readonly string[]): string {
  return completed(notes.map(withoutEnd).join('; '))
}

/** Is this a sentence, as far as its words show it? */
export function isSentence(text: string): boolean {
  return isClause(text) && !startsWithoutSubject(text)
}

function startsWithoutSubject(text: string): boolean {
  const [first] = tagWords(text)
  return first !== undefined && verbForm(first.text)?.form === 'PAST'
}
