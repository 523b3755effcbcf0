/** Completions of a person's sentence where one remedy is certain. Everything else is left as it was typed. */
import {
  asSentence,
  isAdjective,
  isClause,
  isCommon,
  isOnlyVerb,
  tagWords,
  withoutEnd,
} from '../../../language/grammar.ts'
import { verbForm } from '../../../language/verbs.ts'

/** Who may be awarded, named, ranked or offered something: 'Awarded the gold medal' does not say who awarded it. */
const MAY_BE_PASSIVE =
  /^(?:awarded|elected|named|offered|given|granted|appointed|nominated|ranked|selected|rated|taught|paid|shown|told|sent|sold|left|promised|asked|invited|admitted|recommended|published|trained|employed|engaged|raised|chosen|hired|graded|scored|qualified|inspired|moved|experienced|balanced|combined|advanced)$/iu
/** These take no object, so that a line which begins with one can only leave out who did it. */
const TAKES_NO_OBJECT =
  /^(?:worked|volunteered|interned|studied|learned|decided|went|came|graduated|began|became|grew|participated|competed|competes|specialised|specialized|collaborated|travelled|traveled|liaised|spoke|stayed|walked|listened|lived)$/iu
const OPENS_AN_OBJECT =
  /^(?:an?|the|my|our|his|her|their|its|this|these|those|all|every|each|both|some|several|many|everybody|everyone|over|about|more|nearly|almost|around|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[$€£₹]?\d[\d,.]*[%+]?|myself|himself|herself|them|him|it|people|students|children|users|patients|farmers|customers)$/iu

/**
 * 'Led a team of 17' and, of a student in a letter, 'Explains without haste' are said of whom the question asks about;
 * null where that is not certain.
 */
export function withSubject(line: string, subject: string): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+),?\s+([$€£₹]?[\p{L}\d,.%+]+)/u.exec(line) ?? []
  // 'Saw the marks once', 'Came up on 29 February': in a letter that may be its writer, or a thing.
  if (subject !== 'I' && /^(?:saw|came|held)\b/iu.test(line)) return null
  // 'Put the names into a list': then or now, it is the same word.
  if (/^put \p{Ll}/iu.test(line)) return withFirst(subject, line)
  if (
    subject !== 'I' &&
    isAdjective(verb) &&
    verbForm(verb)?.form !== 'PAST' &&
    /^\p{L}+(?:,| (?:with|in|at|to|about|and|but)\b)/u.test(line)
  )
    return withFirst(`${subject} is`, line)
  const present = verb.replace(/(?<=(?:s|sh|ch|x|z))es$|s$/u, '').toLowerCase()
  if (subject !== 'I' && present !== verb.toLowerCase() && isOnlyVerb(present))
    return withFirst(subject, line)
  const form = verbForm(verb)
  if (form?.form !== 'PAST' || form.base === verb.toLowerCase() || MAY_BE_PASSIVE.test(verb)) return null
  if (!TAKES_NO_OBJECT.test(verb) && !OPENS_AN_OBJECT.test(next)) return null
  return withFirst(subject, line)
}

function withFirst(words: string, line: string): string {
  return `${words} ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`
}

const MODAL =
  /^(?:can|cannot|can['’]t|could|would|will|want to|hope to|plan to|wish to|intend to|used to) (\p{Ll}+)/iu
/** A goal that begins with one of these says what somebody wants to do. */
const AIM =
  /^(?:teach|write|advise|build|become|join|go|come|develop|learn|make|create|bring|found|establish|improve|argue|continue)$/iu
/** So does one that begins with one of these before an object. */
const MAY_BE_AIM =
  /^(?:work|lead|design|study|train|help|research|start|return|set|open|run|acquire|manage)$/iu

/**
 * 'Can teach R to beginners' is said of whom the question asks about; 'To work in a cooperative' and 'Teach ethics to
 * paramedics' are what they want, where the question asks for it. Null where that is not certain.
 */
export function withWish(line: string, isGoal: boolean): string | null {
  const modal = MODAL.exec(line)?.[1] ?? ''
  if (modal === 'like' || modal === 'love' || isBase(modal)) return withFirst('I', line)
  if (!isGoal) return null
  if (/^back to\b/iu.test(line)) return withFirst('I would like to go', line)
  if (isRole(line)) return `I would like to work as ${withArticle(line)}`
  const [, to, verb = '', joined, next = ''] =
    /^(to )?(\p{L}+)(?: and (\p{L}+))? ([$€£₹]?[\p{L}\d–-]+)/iu.exec(line) ?? []
  if (to !== undefined) return isBase(verb.toLowerCase()) ? withFirst('I would like', line) : null
  const isAim =
    AIM.test(verb) || (MAY_BE_AIM.test(verb) && (isBase(joined ?? '') || OPENS_AN_OBJECT.test(next)))
  return isAim ? withFirst('I would like to', line) : null
}

/** Of several there may be at one place; a head or a director is one. */
const ROLE =
  /^(?!(?:\p{L}+ )?(?:head|director|chief|president|vice|CEO|CTO|COO|CFO)\b)(?:(?!(?:to|be|or|an?|the|then|of|in|for|with|my|phd)\b)\p{L}[\p{L}&'’/-]* |& ){0,4}(?:analyst|specialist|scientist|technologist|geologist|hydrogeologist|biologist|pharmacist|physiotherapist|therapist|teacher|lecturer|trainer|researcher|engineer|designer|developer|programmer|brewer|planner|manager|officer|supervisor|coordinator|conservator|editor|doctor|nurse|midwife|assistant|accountant|consultant|technician|trainee|intern|architect|lawyer|clerk|guide|lead)\b/iu

/** Whether the line begins with what somebody works as, of which there may be several at one place. */
export function isRole(line: string): boolean {
  return ROLE.test(line)
}

/** 'a field geologist', 'an Operations Manager'. */
export function withArticle(role: string): string {
  return `${/^[aeio]/iu.test(role) ? 'an' : 'a'} ${lowered(role)}`
}

function isBase(verb: string): boolean {
  return verbForm(verb)?.form === 'BASE' || isOnlyVerb(verb)
}

/** A person's line with a capital, an end mark, 'I' in capitals, and no space before a comma. */
export function completed(line: string): string {
  return asSentence(
    line
      .replace(/(?<=[\p{L}\d)”"’%]) +(?=[,;:.](?:\s|$))/gu, '')
      .replace(/(?<![\p{L}\d.’'@/-])i(?=['’](?:m|ve|d|ll)\b|(?:\s|,)(?!\.))/gu, 'I'),
  )
}

/** Lines that are no sentences, side by side. */
export function notesTogether(notes: readonly string[]): string {
  const [only] = notes
  if (only !== undefined && notes.length === 1) return completed(only)
  return completed(notes.map((note, at) => withoutEnd(at === 0 ? note : lowered(note))).join('; '))
}

/** 'Thesis supervisor' inside a sentence: a common word with a capital, before a word without one. */
export function lowered(line: string): string {
  const [first = '', next = ''] = line.split(' ')
  return isCommon(first) && /^(?:\p{Ll}|$)/u.test(next) && !/^\p{Lu}{2}/u.test(first)
    ? first.toLowerCase() + line.slice(first.length)
    : line
}

/** Is this a sentence, as far as its words show it? */
export function isSentence(text: string): boolean {
  return isClause(text) && !startsWithoutSubject(text)
}

function startsWithoutSubject(text: string): boolean {
  if (MODAL.test(text)) return !/\?$|^\p{L}+ (?:I|you|we|he|she|it|they|the|this|that|a|an)\b/iu.test(text)
  const [first] = tagWords(text)
  return first !== undefined && verbForm(first.text)?.form === 'PAST'
}
