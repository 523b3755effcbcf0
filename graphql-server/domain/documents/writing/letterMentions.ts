/** Who is mentioned in a sentence of a letter's notes: 'I', the student by name, somebody else. */
import type { Student } from './letterPeople.ts'

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
    .concat(student.first)
    .filter(word => word.length > 2)
    .some(word => new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(text))
}

/** Somebody else whom 'he' or 'she' may mean. */
export const SOMEBODY_ELSE =
  /\b(?:mother|father|mom|dad|parents?|brother|sister|aunt|uncle|grand(?:mother|father)|friend|colleague|classmate|teammate|mentor|manager|boss|professor|teacher|client|customer|patient|neighbou?r|doctor|founder|director|guest|senior|junior|woman|man|girl|boy|lady|cousin|wife|husband|roommate|Prof|Dr|Mr|Ms|Mrs)\b/iu

/** Somebody who acts, by the ending of what they are: 'the author', 'our head pharmacist'. */
const ACTS =
  /^(?:\p{Ll}{2,}(?:er|or|ist|ian|ant|ee)|man|woman|imam|priest|bishop|landlady|captain|clerk|judge|midwife|child|baby|husband|wife|head|king|sheikh|monk|nun|rabbi|nurse|guard|chief|student|cook|guide|pilot|spouse|intern|pupil|(?:\p{Ll}+)(?:man|woman)|CEO|CFO|CTO|COO|MD|minister|mayor)$/u
/** And what only ends like that: 'the compressor', 'the chapter'. */
const ACTS_NOT =
  /^(?:(?:compress|gripp|sens|detect|comput|print|serv|rout|controll|transform|heat|cool|boil|react|mot|rot|tract|convey|indicat|generat|invert|capacit|resist|transist|amplifi|filt|met|thermomet|multimet|spectromet|count|contain|cylind|buff|regist|pars|compil|scann|track|load|roll|blend|mix|freez|burn|spray|dry|chopp|cutt|crush|grind|drill|plott|charg|absorb|oscillat|accelerat|barri|bord|clust|fold|newslett|post|pap|chapt|semest|numb|wat|riv|lett|ord|err|wint|summ|lay|fact|pow|quart|corn|cov|dinn|off|cent|sect|nev|ev|ov|und|aft|oth|anoth|rath|wheth|eith|neith|lat|bett|togeth|furth|howev|p|behavi|pass|pow|matt|answ|rememb|consid|discov|deliv|suff|wond|lin|hum|fev|canc|diamet|paramet|vect|tens|mirr|terr|maj|min|seni|juni|col|lab|hon|fav|val|fl|d|po|tow|show|flow|shoulder|fing|pepp|butt|newspap|process|microprocess|load|bootload|analys|analyz|recognis|recogniz|classifi|simulat|calculat|monit|ladd|corridor|hand|should|sticker|stick|paint|pump|stapl|tow|sug|cheap|fast|slow|larg|small|high|low|old|young|earli|easi|great|strong|long|short|wid|clos|lov|rubb|leath|plast|cam|us|transf|ent|ans|regul|lit|kilomet|centimet|millimet|timb|lumb|silv|copp)(?:er|or)|(?:list|exist|consist|assist|persist|resist|insist|twist|mist|wrist|want|plant|important|relevant|significant|constant|restaurant|grant|instant|distant|elegant|pleasant|fee|see|three|tree|free|coffee|degree|committee|agree|median|italian|indian|asian|european|russian|brazilian|nigerian|egyptian))$/u

const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Excel|Python|English|French|German|Arabic|Spanish|Russian|Turkish|Hindi|Covid|Java|Matlab|Internet|Git|Revit|Rhino)s?$/u

/** Behind these a capital is a place's, a thing's or a course's; behind the others it may be somebody's. */
const OF_A_THING =
  /(?:^|\s)(?:in|at|on|the|an?|his|her|their|my|our|this|that|every|each|last|next|near|via|using|\d+)\s$/iu
/** Behind these it mostly is a thing's as well. */
const OF_A_THING_MOSTLY = /(?:^|\s)(?:from|of|to|for|with)\s$/iu
const FROM = /\b(?:from|of)\s$/iu
/** 'As a trainee engineer', 'she is a quick learner': what the one is of whom it is told. */
const OF_THE_SAME =
  /\b(?:as|am|was|is|became|become|been|being)(?: (?:an?|the|my|our|his|her|their))?(?: (?!(?:an?|the|my|our|his|her|their|with|by|to|from|of|in|at|for|on|told|asked)\b)[\p{L}-]+\.?){0,2} $/u
/** 'Told our treasurer', 'asked the boy': whoever is told or asked is somebody. */
const DONE_TO_SOMEBODY =
  /\b(?:told|tells|asked|asks|convinced|persuaded|phoned|thanked|met) (?:an?|the|our|my|one|another) $/u

/**
 * Does the word at this place of a sentence bring somebody in whom 'he' or 'she' may mean from there on: 'the operator',
 * 'coffee with Pak Hengky'? `known` are the names of the student and of who signs; `surely`: in doubt, no.
 */
export function bringsSomebodyIn(
  sentence: string,
  at: number,
  word: string,
  known: readonly string[],
  { surely }: { surely: boolean },
): boolean {
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + word.length)
  const bare = word.replace(/['’]s$/u, '')
  if (/^\p{Lu}\p{Ll}{2,}$/u.test(bare) && !known.includes(bare) && !NO_NAME.test(bare)) {
    const [, run = ''] = /((?:\p{Lu}[\p{L}.'’-]*\s)*)$/u.exec(before) ?? []
    const start = before.slice(0, before.length - run.length)
    const isFirst = !/[\p{L}\d]/u.test(start) && run === ''
    const isOfAThing =
      OF_A_THING.test(start) ||
      (surely
        ? run === ''
          ? OF_A_THING_MOSTLY.test(start) || !/^,? \p{Ll}/u.test(after)
          : !/(?:^|\s)(?:with|and|by|asked|told|met)\s$/u.test(start) && !/^, who\b/u.test(after)
        : FROM.test(start) && /^(?:[.,;:)]|$)/u.test(after))
    if (!isFirst && !isOfAThing) return true
  }
  return (
    (SOMEBODY_ELSE.test(word) ||
      (ACTS.test(word) && !ACTS_NOT.test(word)) ||
      (/^\p{Ll}+$/u.test(word) && DONE_TO_SOMEBODY.test(before) && !/^\s\p{Ll}{3,}/u.test(after))) &&
    // Of 'fifteen assistant managers' none is 'he'.
    !/^\s\p{Ll}+[^s\W]s\b/u.test(after) &&
    !OF_THE_SAME.test(before)
  )
}

/** A sentence as far as nobody is in it besides the student and who signs: behind that 'his' may be anybody's. */
export function untilSomebody(sentence: string, known: readonly string[]): string {
  const first = [...sentence.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].find(
    ({ 0: word, index }) =>
      SOMEBODY_ELSE.test(word) ||
      EVERYBODY.test(word) ||
      bringsSomebodyIn(sentence, index, word, known, { surely: false }),
  )
  return first === undefined ? sentence : sentence.slice(0, first.index)
}

/** 'Gave to everyone the paper with his routes' */
const EVERYBODY =
  /^(?:every(?:one|body)|some(?:one|body)|any(?:one|body)|each|nobody|whoever|who|person|member|women|men|girls|boys|ladies)$/iu

/** Any one of them may be 'she' afterwards. */
export const SEVERAL =
  /\b(?:people|children|villagers|mothers|fathers|nurses|patients|students|friends|\p{Ll}{3,}(?:ers|ors|ists|ians|ants|ees|ues|men|women))\b/u
