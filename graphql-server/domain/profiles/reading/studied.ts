import { fieldMentionsIn, findField } from '../../catalogue/fields.ts'
import { ABBREVIATIONS } from '../../catalogue/thesaurus.ts'
import { inEnglish } from './inEnglish.ts'
import { readFieldCodes } from './interests.ts'
import { matchesOf, nothing, type Outcome, plain, quoted } from './words.ts'

/** Degrees that name their field. */
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/\bll\.?\s?b\b|\blaw\sdegree|\bjuris/i, 'law'],
  [/\bmbbs\b|\bbds\b|\bm\.?d\.?\s(?:in|general)/i, 'medicine'],
  [/\bb\.?\s?com\b|\bcommerce\b|\bchartered\saccountan/i, 'accounting'],
  [/\bb\.?\s?stat\b/i, 'statistics'],
  [/\bb\.?\s?math/i, 'mathematics'],
  [/\bbba\b|\bbms\b|\bbbm\b/i, 'business-administration'],
  [/\bbca\b|\bmca\b/i, 'computer-science'],
  [/\bb\.?\s?arch\b/i, 'architecture'],
  [/\bb\.?\s?pharm/i, 'pharmacy'],
  [/\bb\.?\s?des\b|\bnid\b|\bnift\b/i, 'design'],
  [/\bbhm\b|\bihm\b/i, 'hospitality-tourism'],
  [/\bb\.?\s?ed\b/i, 'education'],
  [/\bbpt\b|\bphysiotherap/i, 'allied-health'],
  [/\bb\.?i\.?t\b(?!\s?(?:mesra|pilani|sindri|bangalore))/i, 'information-systems'],
  [/\b[bm]sw\b/i, 'social-work'],
  [/\bb\.?\s?plan\b/i, 'urban-planning'],
  [/\bb\.?lib|\bblisc?\b/i, 'information-systems'],
  [/\bbjmc\b|\bbmm\b/i, 'film-media'],
  [/\bbmlt\b|\bmedical\slab/i, 'medicine'],
]
/** Names that are too wide to say which degree somebody has. */
const TOO_WIDE = new Set(['engineering', 'interdisciplinary'])
/** Of an engineer 'chemical' and 'computer' say the branch. */
const BRANCHES: readonly (readonly [pattern: RegExp, branch: string, instead: string])[] = [
  [/\bb\.?\s?(?:e|tech)\.?\s(?:in\s)?\(?chem\w*\b(?!\sscience)/i, 'chemical-engineering', 'chemistry'],
  [/\bb\.?\s?(?:e|tech)\.?\s(?:in\s)?\(?comp(?:uters?|s)?\b/i, 'computer-science', 'electrical-engineering'],
]

/** Words by which a clause speaks of a degree, and not of courses, a school or a wish. */
const DEGREE =
  /\b[bm]\.?\s?(?:tech|e|sc|a|com|s|arch|des|pharm|ed|plan|stat|math|b\.?a|c\.?a|p\.?t|n|f\.?a|p\.?ed|voc)\b\.?|\bll\.?\s?b\b|\bmbbs\b|\bbds\b|\bbachelor|\bgraduat|\bdegree\b|\bdiploma\b|\bhons\b|\bhonou?rs\b|\bmaster/i

/** Words that any interest may contain, and that name the subject of a degree. */
const SUBJECTS =
  /^(?:history|english|economics?|law|education|design|planning|language|environment(?:al)?|performance|computers?|computing|medicine|health|cultur(?:e|al))$/i
/** The language of teaching, which nobody studied. */
const MEDIUM = /\b(?:english|hindi)[\s-]?(?:medium|taught)\b/gi
/** Abbreviations of degrees, in capitals as people type them. */
const SHORT_DEGREE = /(?<![A-Z])B(?:IT|BS?|BA|CA|SW|HM|PA|VSC|PT|FA|VA|MM|LIS|TTM|M)\b/
/** A firm of the family is no subject. */
const FAMILY_FIRM = /\b(?:family|own|father'?s)\s(?:business|company|firm|farm)\b/gi
/** 'Mass communication' is of the media, and 'electronics and communication' is not. */
const MASS_MEDIA = /\b(?:mass|media|corporate|visual)\s(?:and\s)?communications?$/i
/** The field in an institution's name is not what somebody studied there. */
const INSTITUTION = /\b(?:university|univ\.?|institute|school|college|academy)\s(?:of|for)\s[^,;\n(]{0,60}/gi

/** The same in front of that word: 'Heritage Institute of Technology'. */
const NAMED_INSTITUTION =
  /(?<=[,(]\s?|\b(?:at|from)\s)(?:[A-Z][\w.'&-]*\s){1,4}(?:Institute|University|Univ\.?|School|College|Academy)\b/g

/** The clauses that speak of a degree; all of the text where none does. */
function degreeClauses(text: string): string {
  const clauses = text.split(/[;\n]|(?<=[a-z%\d]{2})\.\s/i)
  const ofDegrees = clauses.filter(clause => DEGREE.test(clause) || SHORT_DEGREE.test(clause))
  return ofDegrees.length > 0 ? ofDegrees.join('; ') : text
}

/** Codes of the fields that somebody studied, as far as the text names them. */
export function readStudiedFields(words: string): string[] {
  const english = inEnglish(
    plain(words).replaceAll(NAMED_INSTITUTION, ' ').replaceAll(MEDIUM, ' ').replaceAll(FAMILY_FIRM, ' '),
  ).text
  const text = degreeClauses(english).replaceAll(INSTITUTION, ' ')
  const named = fieldMentionsIn(text)
    .filter(
      ({ isGeneral, start, end }) =>
        !isGeneral ||
        SUBJECTS.test(text.slice(start, end)) ||
        (/^communications?$/i.test(text.slice(start, end)) && MASS_MEDIA.test(text.slice(0, end))),
    )
    .map(({ code }) => code)
  // Capitals only: 'it' and 'me' are words.
  const abbreviated = matchesOf(/\b[A-Z]{2,5}\b/g, text).flatMap(([word]) =>
    word === 'BA' ? [] : (ABBREVIATIONS[word.toLowerCase()]?.fields ?? []),
  )
  const degrees = DEGREES.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []))
  const branches = BRANCHES.filter(([pattern]) => pattern.test(text))
  const codes = [...named, ...abbreviated, ...degrees].map(
    code => branches.find(([, , instead]) => instead === code)?.[1] ?? code,
  )
  return [...new Set([...branches.map(([, branch]) => branch), ...codes])].filter(code => !TOO_WIDE.has(code))
}

/** The fields that somebody studied, with the beginning of the text that names them. */
export function readStudies(words: string): Outcome<readonly string[]> {
  const codes = readStudiedFields(words)
  return codes.length === 0 ? nothing() : studies(codes, quoted(words, { start: 0, end: words.length }))
}

/** The same as a correction names them: fields of the taxonomy with commas between them. */
export function readStudiesAlone(words: string): Outcome<readonly string[]> {
  const { codes, doubts } = readFieldCodes(words)
  return codes.length === 0 || doubts.length > 0 ? nothing(doubts) : studies(codes, null)
}

function studies(codes: readonly string[], quote: string | null): Outcome<readonly string[]> {
  const understood = codes.map(code => findField(code)?.name ?? code).join(', ')
  return { value: codes, understood, note: null, quote, doubts: [] }
}

const LANGUAGES: readonly (readonly [language: string, names: string])[] = [
  ['german', 'german|deutsch|goethe|testdaf|dsh|telc'],
  ['spanish', 'spanish|espa[nñ]ol|dele|siele'],
  ['french', 'french|fran[cç]ais|delf|dalf|tcf'],
  ['italian', 'italian|italiano|celi|cils|plida'],
]
const LEVEL =
  /\b(?:(?:b2|c1|c2)(?:\.\d)?|native|fluent|fluently|mother\stongue|bilingual|nativ[oa]|madrelingua|muttersprach\w*|langue\smaternelle|lengua\smaterna|dsh[\s-]?[23]|tdn\s?[45])\b/i
/** All that stands in a clause on languages: their names, and how well somebody has them. */
const LANGUAGE_WORDS = new RegExp(
  String.raw`\b(?:${LANGUAGES.map(([, names]) => names).join('|')}|english|hindi|tamil|bengali|urdu|arabic|mandarin|portuguese)\b|${LEVEL.source}|\b(?:a1|a2|b1)(?:[.+]\d?|\b)|\b(?:basics?|beginner'?s?|elementary|intermediate|little)\b`,
  'gi',
)
/** Levels that somebody has not reached yet. */
const NOT_YET =
  /\b(?:will|would|target\w*|aim\w*|plan\w*|sitting|prepar\w+|learning|doing|towards|working|soon|next|ongoing|progress|pursuing|going\son|by\s(?:the\s)?(?:summer|winter|end|then|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)\w*|before\si|need\w*|required|asked)\b/i

/** Names of degrees that are taught in the language of their country. */
const DEGREES_IN: Readonly<Record<string, RegExp>> = {
  italian: /\blaurea\b/i,
  spanish: /\b(?:licenciatura|grado|ingenier[ií]a|comunicaci[oó]n)\s(?:en|social|de)\b/i,
  french: /\blicence\b.{0,80}\bmention\b|\bdipl[oô]me\sd'ing[eé]nieur/i,
}

/**
 * Languages besides English in which somebody can study, in lower case: those with B2 or more, and those of a first
 * degree that is named in its own language.
 */
export function readLanguages(words: string): Outcome<readonly string[]> {
  const text = plain(words)
  const spokenIn = matchesOf(/[^,;.\n]+/g, text).flatMap(({ 0: clause, index }) => {
    const levels = NOT_YET.test(clause) ? [] : languagesOf(clause)
    return levels.map(language => ({
      language,
      quote: quoted(words, { start: index, end: index + clause.length }),
    }))
  })
  const found = LANGUAGES.flatMap(([language]) => {
    const said = spokenIn.find(one => one.language === language)
    const degree = DEGREES_IN[language]?.exec(text)
    if (said) return [said]
    return degree
      ? [{ language, quote: quoted(words, { start: degree.index, end: degree.index + degree[0].length }) }]
      : []
  })
  return spoken(
    found.map(({ language }) => language),
    found[0]?.quote ?? null,
  )
}

/**
 * The languages of a clause that somebody has at B2 or better. A level is that of the language before it, or else of the
 * one behind it, and of all in a row: 'English C1 German A1', 'fluent in French and Italian'.
 */
function languagesOf(clause: string): string[] {
  type Token = { names: string[]; level: boolean | null; end: number }
  const tokens: Token[] = []
  for (const { 0: word, index } of matchesOf(LANGUAGE_WORDS, clause)) {
    const name = LANGUAGES.find(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(word))?.[0]
    const isName =
      name !== undefined || /^(?:english|hindi|tamil|bengali|urdu|arabic|mandarin|portuguese)$/i.test(word)
    const last = tokens.at(-1)
    const isInRow = last?.level === null && /^\s?(?:and|&|\/|\+|or)?\s?$/i.test(clause.slice(last.end, index))
    if (isName && isInRow) {
      if (name !== undefined) last.names.push(name)
      last.end = index + word.length
    } else
      tokens.push({
        names: name === undefined ? [] : [name],
        level: isName ? null : LEVEL.test(word),
        end: index + word.length,
      })
  }
  const levelBehind = (place: number) => tokens[place + 1]?.level ?? null
  return tokens.flatMap(({ names, level }, place) => {
    if (level !== null) return []
    const before = place > 0 && tokens[place - 2]?.level !== null ? (tokens[place - 1]?.level ?? null) : null
    const own = levelBehind(place) ?? before
    return own === true ? names : []
  })
}

/** The same as a correction names them, with or without a level: 'German, French B2'. */
export function readLanguagesAlone(words: string): Outcome<readonly string[]> {
  const parts = plain(words)
    .split(/[,;/&\n]|\band\b/i)
    .map(part => part.trim())
    .filter(part => part !== '')
  const named = parts.map(part =>
    LANGUAGES.find(([, names]) => new RegExp(`^(?:${names})(?![\\p{L}])`, 'iu').test(part)),
  )
  const doubts = parts.filter((_, place) => named[place] === undefined)
  const languages = [...new Set(named.flatMap(found => (found ? [found[0]] : [])))]
  return doubts.length > 0 ? nothing(doubts.slice(0, 3)) : spoken(languages, null)
}

function spoken(languages: readonly string[], quote: string | null): Outcome<readonly string[]> {
  if (languages.length === 0) return nothing()
  const understood = languages
    .map(language => `${language.charAt(0).toUpperCase()}${language.slice(1)}`)
    .join(', ')
  return { value: languages, understood, note: 'B2 or better', quote, doubts: [] }
}
