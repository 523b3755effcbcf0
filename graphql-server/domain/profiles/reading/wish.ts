import { fieldMentionsIn } from '../../catalogue/fields.ts'

/** The words of an interest by what they say. Characters keep their positions, for quotes; others become spaces. */
export type Wish = {
  /** What somebody wants to study. */
  wanted: string
  /** What they say that they do not want. */
  refused: string
  /** The same in parts: one for each time that they refuse something. */
  refusals: readonly string[]
}

const MOST_READ_OF_A_WISH = 6000

/** An MFA is a degree of writers and film-makers too: beside another field the letters do not name fine arts. */
const FINE_ARTS_DEGREE = /\bM\.?F\.?A\b/gi

function withoutDegree(words: string): string {
  const rest = words.replaceAll(FINE_ARTS_DEGREE, blank)
  return fieldMentionsIn(rest).some(({ isGeneral }) => !isGeneral) ? rest : words
}

/** Words that refuse what stands before them in the clause: 'project management nahi chahiye', 'clinical work no more'. */
const REFUSED_BEFORE =
  /(?<=^|[,.;:\n()]|\bbut\b)[^,.;:\n()]{3,60}?\s(?:nahin?(?:\schahiye)?|not\s(?:required|needed|wanted|preferred|interest\w+|for\sme|so\smuch|really)|(?:pls\s|please\s)?no(?:\s(?:more|thanks?|way|no))?|(?:is|are)\s?(?:not|n'?t)\s(?:for\sme|my\s\w+|what\s\w+\s\w+|interesting)|(?:do|does|would|will)(?:\snot|n'?t)\s(?:suit|interest|fit|appeal\sto|attract)(?:\s(?:me|us))?|would\s(?:sink|bore|kill)\sme|(?:is\s|are\s)?too\s(?:far|costly|expensive|dear|big|small|cold|hot|crowded|dry|hard)|costs?\stoo\smuch|skip|never)(?=\s*(?:$|[,.;:\n()]|pls|please))/gi
/** The same where examples stand in brackets between them: 'a laboratory programme (pharmaceutics) does not suit me'. */
const REFUSED_WITH_EXAMPLES =
  /(?<=^|[,.;:\n)])[^,.;:\n()]{3,80}\([^()\n]{0,120}\)\s(?:(?:do|does|would|will)(?:\snot|n'?t)\s(?:suit|interest|fit|appeal\sto|attract)(?:\s(?:me|us))?|(?:is|are)\snot\sfor\sme|nahin?(?:\schahiye)?|(?:pls\s|please\s)?no(?=\s*(?:$|[,.;\n])))/gi
/** Words that refuse what follows, up to a 'but' or the end of the clause. 'Not only' and 'not sure' refuse nothing. */
const REFUSED =
  /\b(?:not(?!\s(?:only|just|necessarily|sure|decided|limited|mandatory|required|yet|fully|longer|more\sthan|an?\smust)\b)|no(?!\s(?:preference|idea|matter|specific)\b)|never|don'?t\s(?:want|like|care)|can'?t\sdo|cannot\sdo|hate|dislike|(?:tired|sick|bored|done|fed\sup)\s(?:of|with|by)|nothing\s(?:to\sdo\s)?(?:with|about|like|in|that\s(?:demands?|requires?|needs?|asks\sfor|involves?|is))|skip|minus|(?:out\sof|away\sfrom)|kein\w{0,2}|pas\sde|senza|(?:so\s)?less(?=\s[a-z])|except|excluding|without|avoid(?:ing)?|anything\sbut|other\sthan|rather\sthan|instead\sof|leaving)\b(?:(?!\bbut\b|\s[-–—]\s)[^,.;:\n()]){0,80}(?:\((?![^()\n]*\b(?:but|want|like|prefer|rather|only)\b)[^()\n]{0,120}\))?/gi

const LANGUAGE = '(?:english|german|spanish|italian|french|catalan|hindi)'
const LANGUAGES = String.raw`${LANGUAGE}(?:(?:\s?[,/&]\s?|\s(?:or|and)\s)${LANGUAGE})*`
/** Parts that name no subject somebody wants: a language of teaching, what they come from, whom a programme accepts. */
const ASIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${LANGUAGES}[\s-]?(?:taught|medium|speaking|instruction|language\s(?:courses?|programm?e?s?)|courses?|programm?e?s?)\b`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:taught|courses?|programm?e?s?|instruction)\sin\s${LANGUAGES}\b`, 'gi'),
  /\b(?:switch|mov|chang|pivot|transition|shift|com)(?:e|es|ed|ing)?\s(?:over\s|away\s|careers?\s)?from\s[^,.;\n]{0,60}?(?=\b(?:in)?to\b|\btowards?\b|[,.;\n)]|$)/gi,
  /\b(?:background|bachelor'?s?(?:\sdegree)?|undergrad\w*|graduated|studied|majored|worked)\s(?:is\s|was\s)?(?:in|as|at|for)\s[^,.;\n]{0,60}?(?=\b(?:but|now)\b|[,.;\n)]|$)/gi,
  /\buniversit(?:y|ies)\sof\sapplied\ssciences?\b/gi,
  /\b(?:that|which)\saccepts?\b[^,.;\n]{0,80}/gi,
  /\b(?:i'?m|i\sam|am)\s(?:not\s)?(?:an?\s)[^,.;\n]{0,40}/gi,
  /\b[\w-]+\sby\s(?:training|profession|background)\b/gi,
  /\bfrom\s(?:an?\s)?[^,.;\n]{0,30}?\sbackground\b/gi,
  /\bmy\s(?:bachelor|degree|background|ug|undergrad|major)\w*(?:'s)?\s(?:is|was)\s[^,.;\n]{0,40}/gi,
  /\b(?:wife|husband|spouse|partner|she|he)\s(?:is|was|works?|worked)\s[^,.;\n]{0,60}/gi,
  /\bnot\s(?:longer|more)\sthan\s[^,.;\n]{0,40}/gi,
  /\bother\scit(?:y|ies)\b[^,.;\n]{0,30}/gi,
  /\b(?:to|and|will)\s(?:build|start|open|run|launch|grow|join|expand|take\sover)\s(?:my|our|an?|the|own)\s[^,.;\n]{0,60}/gi,
]

const blank = (part: string) => ' '.repeat(part.length)

/** What stands beside a language that is a subject: 'English literature', 'German studies', 'teaching English'. */
const OF_LANGUAGES =
  /\b(?:studies|literatur\w*|languages?|linguist\w*|philolog\w*|translat\w*|interpret\w*|cultur\w*|writing|teach(?:ing|er)|educat\w*|phonet\w*)\b/i
/** A part of a list that is nothing but a language, with its degree. */
const ONLY_LANGUAGE = new RegExp(String.raw`^\s*(?:m\.?a\.?\s|masters?\s)?(?:in\s)?${LANGUAGE}\s*$`, 'i')
const PARTS = /[^,;:/.()\n]+/g

/** Without languages that are no subject but something that somebody speaks: 'I don't speak German', 'English only'. */
function withoutSpoken(words: string): string {
  const language = new RegExp(String.raw`\b${LANGUAGES}\b`, 'gi')
  return words.replaceAll(PARTS, part =>
    OF_LANGUAGES.test(part) || ONLY_LANGUAGE.test(part) ? part : part.replaceAll(language, blank),
  )
}

/** Parts the words of an interest into what is wanted and what is refused. A past major counts as neither. */
export function readWish(words: string): Wish {
  const text = words.slice(0, MOST_READ_OF_A_WISH)
  const ofSubjects = withoutDegree(
    withoutSpoken(ASIDE.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text)),
  )
  const withExamples = [...ofSubjects.matchAll(REFUSED_WITH_EXAMPLES)].map(([part]) => part)
  const others = ofSubjects.replaceAll(REFUSED_WITH_EXAMPLES, blank)
  const before = [...withExamples, ...[...others.matchAll(REFUSED_BEFORE)].map(([part]) => part)]
  const rest = others.replaceAll(REFUSED_BEFORE, blank)
  const wanted = rest.replaceAll(REFUSED, blank)
  const behind = [...rest.matchAll(REFUSED)].map(([part]) => part)
  const refusals = [...before.map(part => part.replace(LAST_WORDS, '')), ...behind]
    .map(part => part.trim().replace(FIRST_WORDS, '').replace(PLEASE, '').trim())
    .filter(part => part !== '')
  return { wanted, refused: refusals.join(', '), refusals }
}

const PLEASE = /\s(?:please|pls|plz)$/i
/** The words that refuse, at the end of what is refused. */
const LAST_WORDS =
  /\s(?:nahin?(?:\schahiye)?|(?:(?:do|does|would|will|is|are)(?:\s|n'?t))?\s?not\s\w+(?:\s(?:me|us|to\sme))?|(?:do|does|would|will)n'?t\s\w+(?:\s(?:me|us))?|would\s\w+\sme|(?:(?:is|are)\s)?too\s\w+|costs?\stoo\smuch|skip|never|no\s\w+|(?:pls\s|please\s)no|no)\s*$/i
/** The words that refuse, at the beginning of what is refused. */
const FIRST_WORDS =
  /^(?:(?:not|no|never|don'?t|want|like|except|excluding|without|avoid(?:ing)?|anything|but|other|rather|than|instead|of|leaving|can'?t|cannot|hate|tired|fed|up|with|so|less|(?:at\s)?all|really|interested|keen|strong|good|nothing|that|demands?|requires?|needs?|asks|involves?|purely|in|on|to|the|an?|any|do(?:ing)?|become|go(?:ing)?|for|into|too|much|very|just|only)\b\s*)+/i
