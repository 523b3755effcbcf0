/**
 * What is mended only where the rest of the form shows that its writer learned English late: a story of 2010 told in
 * the present, an article that is missing, 'all farm'. A fluent writer may mean each of these as it stands, so nothing
 * here touches the words of one.
 */
import { articleFor } from '../../language/articles.ts'
import type { Mend } from '../../language/phraseSlips.ts'
import { mendedBy, outsideSpeech, withoutSlips } from '../../language/slips.ts'
import {
  baseOfThird,
  KIN,
  NOUN_ENDS,
  NUMBER_WORD,
  ONLY_VERBS,
  PERSON,
  pastForm,
  pluralOf,
  SEVERAL,
  THING,
  THIRDS,
  thirdOf,
} from '../../language/slipWords.ts'

/** Slips that have no certain remedy of their own, but that no fluent writer makes. */
const SIGNS = new RegExp(
  [
    // 'he ask', 'it become', 'the result not different'
    `(?:^|[.,;] |\\b(?:and|but|because) )(?:he|she|it) (?:${ONLY_VERBS})(?= (?:the|a|my|me|him|her|it|to|in|on|for|at|very|not)\\b)`,
    '\\b(?:we|they|you|I|and|but) not (?:know|have|understand|want|like|need|see)\\b',
    `\\b(?:${SEVERAL}|many|several|all) (?:${PERSON}|farm|number|village|machine|company|student|phase|shrimp)(?=[.,;]| (?:of|in|how|who|to|and|from|know|have|are|were)\\b)`,
    '\\b(?:people|farmers|workers|students|drivers|women|men|person|woman|man) which\\b',
    '\\b(?:in|from|of|to) (?:factory|village|company|laboratory|dryer|valley|station|region)(?=[.,;]| (?:and|to|the|I|we|because|with|when)\\b)',
    '\\b(?:made|make|wrote|write|bought|buy|need|borrow|use|had|have) (?:table|machine|motorbike|plan|report|questionnaire|meter|list|boat|program|survey|interview|experiment|research group)\\b',
    '\\b(?:all|each) (?:number|thing)s? (?:is|have)\\b',
    '\\b(?:like|wants?|wanted|began|started) (?:also|very much) to\\b|\\bI (?:always|also) (?:was|am)\\b',
    '\\bI (?:seen|proud|afraid|interested|graduated [\\p{Lu}])\\b',
    '\\bin (?:first|last|second) (?:year|month|week|course)\\b|\\blittle bit\\b(?<!\\ba little bit)',
    '\\b(?:was|were) (?:sitting|speaking|thinking|coming) (?:IELTS|it is|they will|first|only)\\b',
    '(?<=^|[.;] )(?:Company|Customer|Professor|Result|Survival rate|University|Questionnaire|Commission) (?:is|was|has|had|now|said|did|showed|use|allow)\\b',
    '\\b(?:speak|know|hear|read|write|play) (?:not )?(?:good|bad)\\b(?! of\\b| news)',
    '\\b(?:my|our|the) \\p{Ll}{3,} (?:want|know|go|come|become|sell|tell|ask|give|take|say) (?:to|the|that|me|us|him|her|down|up|my|very)\\b',
  ].join('|'),
  'gu',
)
const FEWEST_SLIPS = 3
/** A slip in every so many sentences. */
const SENTENCES_OF_ONE = 9

/** Does the form, taken together, show that its writer learned English late? */
export function isUneven(answers: readonly string[]): boolean {
  let slips = 0
  let sentences = 0
  for (const answer of answers)
    for (const sentence of answer.split(/(?<=[.!?;])\s+|\n+/u)) {
      if (sentence.length < 12) continue
      sentences += 1
      if (withoutSlips(sentence) !== sentence) slips += 1
      slips += Math.min(2, sentence.match(SIGNS)?.length ?? 0)
    }
  return slips >= FEWEST_SLIPS && slips * SENTENCES_OF_ONE >= sentences
}

/** An answer's sentences are told of what is over, or of what goes on. */
export type Telling = { isOver: boolean; isDated: boolean }

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** A time that is over. */
const DATED = new RegExp(
  `(?<!\\b[Ss]ince )\\b(?:[Ii]n (?:the )?(?:(?:winter|summer|spring|autumn) (?:of )?)?(?:${MONTH} )?(?:19\\d\\d|20[01]\\d|202[0-4])(?! year plan)|${MONTH} (?:of )?(?:20[01]\\d|202[0-4])|[Yy]esterday|(?:earthquake|war|flood|crisis|harvest|season|drought|fire) (?:of|in) (?:20[01]\\d|202[0-4])|(?:war|flood|drought) (?:start|starts|started) in 20\\d\\d|[Ll]ast (?:year|month|week|summer|winter)|[Oo]ne (?:day|night|morning|evening|time)|\\p{Ll}+ (?:years?|months?|weeks?|days?) ago|[Ww]hen I was (?:\\d|a child|small|young|in)|[Ff]irst (?:year|month|week|day) (?:at|of|in) (?:the )?(?:work|job|university|company)|^In (?:this|that) (?:season|year|winter|summer))\\b`,
  'u',
)
const OVER =
  /\b(?:was|were|had|did|didn['’]t|said|went|came|took|gave|told|asked|got|made|saw|became|left|wanted|found|knew|lost|died|wrote|thought|brought|bought|sold|sent|kept|put|sat|slept|felt|met|built|began|fell|spoke|could|(?:I|we|they|he|she|it|and|who|which|my \p{Ll}+|the \p{Ll}+) (?:also |then |only )?\p{Ll}{2,}[^e\W]ed)\b/giu
/** What happens once, so that a story which is over has it in the past. */
const EVENTS =
  'go|come(?! from)|see|write|ask|buy|sell|decide|change|start|find|give|take|tell|say|send|borrow|collect|plant|forget|ship|lose|win|become|agree|phone|call|begin|bring|arrive|put|open|close|stop|die|calculate|sit|understand|hear|notice|refuse|accept|discover|fall|throw|invite|explain|discharge|return|leave|build|make|try|get|trust|bury|harvest|faint|answer|show|meet|receive|fail|break|cry|drop|finish|join|do(?! not)|carry|apologize|apologise|apply|visit|move|organize|organise|enter|promise|laugh|graduate|control'
/** What may be a habit as well, so that only an answer with a date has it in the past. */
const HABITS = 'help|stay|talk|watch|read|measure|keep|wait|look|run|pass|check|repair'
/** Of these, what is no noun, so that a noun can be its subject. */
const EVENTS_ONLY =
  'go|come(?! from)|see|ask|buy|sell|decide|become|agree|tell|say|begin|bring|arrive|start|die|forget|lose|give|take|write|send|understand|hear|refuse|accept|throw|want|get|bury|faint|explain|discover|keep'
/** What goes on, or is so whenever one speaks of it. */
const GOES_ON =
  /\b(?:always|usually|often|sometimes|never|now|nowadays|today|tomorrow|still|currently|whether|these days|generally|since|whenever|if|will|if|future|famous|until now|I am|I['’]m|when (?:I|we|he|she|they) (?:am|is|are)|in general|this year|want to (?:be|become|study|learn|work|do|go|return|continue|find|ask)|would like|hope)\b/iu
const REPEATS = /\b(?:every|each|per|Mondays|Saturdays|Sundays)\b/iu
const HABIT_OPENS =
  /^(?:When|If|Whenever|Before|After) (?:I|we|they|he|she|it|the \p{Ll}+|people) (?!was\b|were\b|\p{Ll}+ed\b)/u

/** How an answer is told, by its dates and by its verbs. */
export function tellingOf(sentences: readonly string[]): Telling {
  const isDated = DATED.test(sentences[0] ?? '') || /^After (?:that|this|it)\b/u.test(sentences[0] ?? '')
  let over = 0
  let open = 0
  for (const sentence of sentences) {
    if (GOES_ON.test(sentence) && !DATED.test(sentence)) continue
    over += sentence.match(OVER)?.length ?? 0
    open += sentence.match(EVENT_OF_SOMEBODY)?.length ?? 0
  }
  return { isOver: isDated || (over > 0 && over * 4 >= open * 3), isDated }
}

const thirds = (verbs: string) =>
  verbs
    .split('|')
    .map(verb => verb.replace(/^(\p{Ll}+)/u, '$1(?:e?s)?'))
    .join('|')
    .replace(/(\p{Ll}+)y\(\?:e\?s\)\?/gu, '(?:$1y|$1ies)')
const EVENT = thirds(EVENTS)
const HABIT = thirds(HABITS)
const EVENT_ONLY = thirds(EVENTS_ONLY)
const EVENT_OF_SOMEBODY = new RegExp(
  `\\b(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he) (?:also |then |only )?(?:${EVENT})\\b`,
  'gu',
)
/** Verbs before which another has its bare form: 'did he go', 'I saw him go', 'that he come'. */
const BARE_AFTER =
  '(?<!\\b(?:do|does|did|can|could|will|would|should|may|might|must|shall|had|have|has|let|lets|make|makes|made|help|helped|if) )(?<!\\b(?:suggest|recommend|demand|insist|request|propos)\\p{Ll}* that )'
const ADVERB = '(?: (?:also|then|only|just|finally|already|almost|suddenly)){0,2}'
const SUBJECT_DOES = new RegExp(
  `${BARE_AFTER}\\b(I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Mm]y (?:${KIN}))(${ADVERB}) (${EVENT}|(${HABIT}))(?![\\p{L}'’-])`,
  'gu',
)
const NOUN_DOES = new RegExp(
  `(^|[,;:] |\\) |\\b(?:and|but|because|so|then|that|until) |^(?:In|After|At|On) [^,;:.]{2,30},? )((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Tt]heir|[Aa]ll(?: the)?|\\d+%?|${NUMBER_WORD}|[Ss]ome|[Mm]any|[Oo]ther|[Ff]irst|[Oo]nly \\d+|\\d+ of them|it|nobody|everybody|everyone)(?: (?!(?:to|and|or|that|who|which|when|if|was|were|is|are|am|be|do|does|not|did|had|has|have|will|can|could|would|always|must|I|we|they|he|she)\\b)[\\p{L}\\d,]+){0,6}?)(${ADVERB}) (${EVENT_ONLY})(?= (?:the|an?|my|our|his|her|their|me|us|him|them|it|to|in|on|at|for|from|that|very|little|down|up|back|\\d|early|yellow|inside|how|what|why)\\b|[.,;]|$)`,
  'gu',
)
/** 'and see that only the ponds …', behind what is mended already. */
const AND_DOES = new RegExp(
  `(?<= )(and(?: (?:then|also))?|but) (${EVENT}|${HABIT}|stay|sew|use|work|prepare|fill|clean|count|compare|cut|grow|add|hit|speak|learn|teach|cook|save|mix)(?= (?:the|an?|my|our|his|her|their|me|us|him|them|it|to|that|which|what|how|why|every|all|with|in|on|for|only|by|back|up|down|into|at|to|one|two|three|four|five|first|second|third|some|many)\\b| \\d|(?<=and (?:laugh|apologi[sz]e|cry|leave|die|agree|refuse|come|win))(?=[.,;]| but|$)|(?<=and (?:see|ask|tell|find|say|go|sell|buy|borrow|give|take|write|make|build|bring|send)) \\p{Ll})`,
  'gu',
)
/** 'He was very happy and say thanks'. */
const WAS_AND_DOES = new RegExp(
  `(\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I) (?:was|were) (?:very |so )?\\p{Ll}+ and )(${EVENT_ONLY})(?= (?:to|me|him|her|us|them|the|my)\\b)`,
  'gu',
)
const NO_SUBJECT_BECOMES =
  /(?<!\b(?:to|can|could|will|would|may|might|should|must|has|have|had|I|we|they|not|and) )\bbecome(?= \d)/gu
/** 'I go to take it and see': to take and to see. */
const MAY_GO_ON_FROM_TO =
  /\b(?:to(?! (?:the|my|our|his|her|their|an?|this|that|every|me|him|them|us|it)\b)|can|could|will|would|must|should|let|helped|made|cannot|not) (?:\p{Ll}+ )?\p{Ll}+\b[^,;:.]*$/u

function pastOfEither(verb: string): string {
  const small = verb.toLowerCase()
  return pastForm(EVENT_BASES.has(small) ? small : third(small))
}

const EVENT_BASES = new Set(
  `${EVENTS}|${HABITS}|${EVENTS_ONLY.replace(/\(\?![^)]*\)/gu, '')}|use|work|prepare|fill|clean|count|compare|cut|grow|add|hit|speak|learn|teach|cook|save|mix|stay|sew`
    .replace(/\(\?![^)]*\)/gu, '')
    .split('|'),
)

/** 'goes' → 'go', 'buries' → 'bury', 'passes' → 'pass'. */
function third(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  const short = verb.replace(/es$/u, '')
  return EVENT_BASES.has(short) ? short : baseOfThird(verb)
}

/** The sentence in the past, where its answer tells of what is over and the sentence does not go on to this day. */
function inItsTime(text: string, telling: Telling, typed: string): string {
  const isDated = DATED.test(text)
  if (!isDated && !telling.isOver)
    return GOES_ON.test(typed)
      ? text
      : text.replace(WAS_AND_DOES, (_, lead: string, verb: string) => `${lead}${pastOfEither(verb)}`)
  if (/\?/u.test(text) || (HABIT_OPENS.test(text) && !isDated)) return text
  if (GOES_ON.test(typed) && !(isDated && !/\b(?:now|today|still|since|will)\b/iu.test(text))) return text
  if (REPEATS.test(text) && !telling.isDated && !isDated) return text
  let isMended = false
  const past = (verb: string) => {
    isMended = true
    return pastOfEither(verb)
  }
  const told = text
    .replace(WAS_AND_DOES, (_, lead: string, verb: string) => `${lead}${past(verb)}`)
    .replace(SUBJECT_DOES, (whole, who: string, adverb: string, verb: string, habit: string | undefined) =>
      habit !== undefined && !telling.isDated && !isDated ? whole : `${who}${adverb} ${past(verb)}`,
    )
    .replace(NOUN_DOES, (whole, before: string, who: string, adverb: string, verb: string) =>
      /\b(?:see|saw|watch|heard|let|make|made|help|helped) $/u.test(before)
        ? whole
        : `${before}${who}${adverb} ${past(verb)}`,
    )

  const whole = told.replace(AND_DOES, (all, and: string, verb: string, at: number) => {
    const before = told.slice(0, at)
    const clause = before.slice(Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '), 0))
    if (MAY_GO_ON_FROM_TO.test(clause) || !TELLS_THE_PAST.test(clause)) return all
    return `${and} ${past(verb)}`
  })
  // 'April 2024 the shrimps died …, but the test is negative': the same day.
  return isMended && new RegExp(`^(?:${DATED.source})`, 'u').test(text)
    ? whole.replace(
        /(?<!\b(?:who|which|that|what|where|it|there) )\b(is|are)(?= (?:not )?(?:negative|positive|empty|closed|open|bad|low|high|wrong|full|broken|sick|late|dead|alone|afraid|angry)\b)/gu,
        (be: string) => (be === 'is' ? 'was' : 'were'),
      )
    : whole
}

const TELLS_THE_PAST = new RegExp(
  `\\b(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|\\p{Ll}+)(?: \\p{Ll}+)? (?:\\p{Ll}+ed|${`${EVENTS}|${HABITS}`
    .replace(/\(\?![^)]*\)/gu, '')
    .split('|')
    .map(pastForm)
    .join('|')})\\b`,
  'u',
)

/** Plain things that one has, makes or buys, each one of several. */
const THING_MADE =
  'machine|motorbike|car|house|table|plan|report|letter|book|boat|phone|computer|map|list|meter|sensor|pump|model|questionnaire|notebook|job|company|shop|survey|interview|meeting|script|macro|tool|system|method|mistake|question|idea|video|website|program|scholarship|bicycle|truck|garden|camera|center|centre|thermostat|calendar|form|group|experiment|skill table|network'
const LACKS_AN_ARTICLE = new RegExp(
  `\\b((?:[Tt]here (?:is|was)|[Bb]uy|bought|from(?= (?:old|new|small|big) )|in(?= (?:old|small|big|independent) )|[Mm]ake|made|wrote|had|have|has|found|built|borrow(?:ed)?|need(?:ed)?|got|get|organi[sz]ed|opened|repaired|drew|wanted|want|used|rented|with|without|put|bring|brought|send|sent|create|created|develop|developed)) ((?:(?!more\\b|no\\b|many\\b|much\\b|some\\b|any\\b|other\\b|own\\b)(?:new|old|small|big|simple|good|bad|better|cheap|little|Excel|Python|EC|skill|independent|second|wooden|research|personal|short|long|special|own) ){0,2}(?:${THING_MADE}))${NOUN_ENDS}`,
  'gu',
)
/** 'in factory'; 'in hospital' and 'in school' are right. */
const PLACE =
  'factory|city|village|laboratory|lab|company|institute|dryer|valley|district|river|field|market|workshop|mine|province|clinic|countryside|north|south|east|west|house|room|loom room|street|morning|evening|afternoon|dormitory|library|kitchen|garden|beginning|station|cooperative|sourcing office|head office'
const LACKS_ITS_PLACE = new RegExp(
  `\\b([Ii]n|at|from|to|near|into|inside) ((?:old |small |big |same |whole )?(?:${PLACE}))(?=[.,;:]|$| (?:and|of (?:the|my|our|a|\\p{Lu})|everyone|everybody|nobody|I|we|they|he|she|it|with|without|because|when|to|but|where|by|is|was|for)\\b)`,
  'gu',
)
/** Of which there is one where somebody tells of it. */
const THE_ONE =
  '(?:[Ss]urvival rate|[Ll]ine speed|[Pp]roduction manager|[Cc]ompany|[Ff]actory|[Uu]niversity|[Cc]ustomer|[Bb]uyer|[Mm]anager|[Rr]esult|[Rr]esults|[Gg]overnment|[Tt]emperature|[Qq]uestionnaire|[Pp]rofessor|[Dd]irector|[Pp]rice|[Mm]achine|[Cc]ommission chairman|[Dd]octor|[Bb]oss|[Cc]oordinator|[Bb]alance|[Ww]ater|[Hh]ospital|[Pp]roject|[Tt]eam|[Ss]cript)'
const LACKS_THE = new RegExp(
  `(^(?:So |But |And |Then |Because |After that,? |In \\d{4},? |Before,? |Now |In (?:summer|winter),? )?|[,;] (?:so |but |and |because |in \\d{4} )?|\\b(?:because|said|know|understood|understand|found|saw|see) (?:that )?|\\bthat |\\beven (?:if )?)(${THE_ONE})(?= (?:(?:now|also|already|then|only|still|never|always|don['’]t|didn['’]t|doesn['’]t|did not|does not) )?(?:is|was|were|are|has|had|have|did|does|will|can|could|must|went|came|became|said|showed|gave|asked|told|agreed|wanted|wants|want|allow|allows|allowed|use|uses|used|say|says|read|reads|changed|change|changes|bought|made|put|decided|accepted|refused|stopped|closed|paid|started|called|didn['’]t|doesn['’]t)\\b)(?! of \\p{Lu})`,
  'gu',
)
const ALL_OF_ONE = new RegExp(
  `\\b([Aa]ll|[Bb]oth|[Ss]ome of the|[Aa]ll the|[Aa]ll my|[Aa]ll our|[Mm]any of my|[Mm]any of our|[Mm]any of the) (number|farm|shrimp|student|worker|farmer|driver|machine|plant|pond|house|family|company|test|result|customer|teacher|report|material|word|question|paper|document|thing|book|neighbou?r|truck|tree|colleague|friend)${NOUN_ENDS.replace('(?=', '(?= (?:again|know|knew|have|need|in one|die|died|become|became)\\b|')}`,
  'gu',
)
const SEVERAL_BEFORE_HOW = new RegExp(
  `(?<![\\p{L}\\d.,:/–-])(${SEVERAL}|many|several|different|some) (${PERSON}|${THING}|phase|question|pond|colour|color|machine)(?= (?:how|what|why|whether|into|through|among|every|each|inside|outside|together|do|need|ask|know)\\b)`,
  'gu',
)
const THEY_NOT_DO =
  /\b(I|[Ww]e|[Tt]hey|[Yy]ou) not (have|know|understand|want|like|need|remember)(?= \p{L})/gu
const NOT_DOES =
  /(?<!\b(?:do|does|did|can|could|will|would|should|may|might|must|to|why|or|rather|better|if) )(\b(?:I|[Ww]e|[Tt]hey|[Yy]ou|people|farmers|workers|students|women|and|but)) not (know|have|understand|want|like|see|need|use|remember|speak|believe|come)(?= (?:the|an?|my|how|what|why|it|to|any|about|English|much|enough|that|him|her|them|where)\b|[.,;]|$)/gu
const IS_NOT =
  /(^|[,;] (?:but |and )?|\b(?:because|that) )((?:[Tt]he|[Mm]y|[Oo]ur|[Tt]his|[Tt]hat) (?:result|price|water|answer|plan|test|road|work|machine|problem|colour|color|taste|quality)|[Ii]t) not (different|good|enough|clear|same|easy|possible|ready|big|small|true|correct|clean|safe|important|cheap|expensive)\b/gu

/** 'My manager very strict', 'In 2019 my father sick': the verb is left out. */
const LACKS_BEING = new RegExp(
  `(^(?:In (?:\\d{4}|${MONTH}(?: \\d{4})?),? )?|[,;] (?:and |but |so )?|\\b(?:because|but) )((?:[Mm]y|[Tt]he|[Oo]ur|[Hh]is|[Hh]er) (?:${KIN}|manager|director|salary|water|price|machine|result)|[Hh]e|[Ss]he|[Ii]t) ((?:very |so |also |too |quite )?(?:sick|ill|angry|strict|happy|sad|afraid|old|poor|tired|busy|surprised|proud|kind|expensive|cheap|dirty|difficult))(?=[.,;]|$| (?:and|because|but|so|when|with|for|about|that)\\b)`,
  'gu',
)
/** One thing or one body, whose verb is found without its -s. */
const ONE =
  'company|factory|university|boss|buyer|manager|price|city|village|family|government|customer|school|hospital|machine|programme|program|project|institute|professor|teacher|water|river|market|director|result|system|farmer|doctor|port|script'
const ONE_DOES = new RegExp(
  `(^|[,;:] |\\b(?:and|but|because|so|even|if|that|when|how|why|Before,|Now) )((?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]his) (?:small |big |whole |old |local )?(?:${ONE}))( (?:now|still|always|also|only|never))? (${ONLY_VERBS}|allow|change|pay|use|read|cool|stop|need|want|accept)(?= (?:the|an?|my|our|their|his|her|it|me|us|him|them|to|in|for|from|that|more|only|very|not|no|about)\\b|[.,;]|$)`,
  'gu',
)
const WHAT_IT_DOES = new RegExp(
  `\\b(how|why|because|what|where) (it|he|she|(?:the|a|my) (?:${PERSON}|${ONE}))( (?:always|also|never))? (${ONLY_VERBS}|change)(?= (?!not\\b)\\p{Ll}|[.,;]|$)`,
  'gu',
)
const MONEY_GOES =
  /(?<!\b(?:make|let|the|of|for|need|want) )\b([Mm]oney|[Ww]ater|[Ee]lectricity|[Ii]nformation|[Ee]verything)((?: from \p{Ll}+)?) (go|come|give|help|make|change|need|stop|become)(?= (?:to|from|by|in|the|more|very|our|my|at|only|late)\b)/gu
const AND_IT_DOES = new RegExp(
  `\\b((?:[Tt]he|[Mm]y|[Oo]ur) (?:${ONE}) (?:now )?\\p{Ll}+s (?:the|an?|my|our|it|us|me)\\b[^,;.]{0,40} and) (give|make|send|show|take|say|get|go|come|tell|write)(?= (?:the|an?|it|me|us|him|to|how|that|what)\\b)`,
  'gu',
)
const EACH_DOES = new RegExp(
  `\\b((?:each|every) (?:${PERSON}|truck|machine|family|village|company|factory|school|boat|pond|house)) (${ONLY_VERBS})(?= (?:and|to|the|at|in|on|how|what|a|my|their|his)\\b|[.,;]|$)`,
  'gu',
)
const THAT_IT_LEAVES = /\bthe (hour|day|time) that (leave|arrive|come|go)\b/gu
const A_THING_WHICH = new RegExp(
  `\\b(an? (?:[\\p{L}-]+ ){1,3}(?:which|that)) (${ONLY_VERBS}|compare|calculate|measure|count|allow)(?= (?:the|an?|my|our|\\p{Ll}{4,})\\b)`,
  'gu',
)
const LEADER =
  /\b((?:am|is|was|became|become|be|am also)) ((?:shift |project |team |sales |group |production |office |research |night )?(?:coordinator|planner|specialist|supervisor|manager|assistant|representative|foreman))(?=[.,;]|$| (?:of|in|at|for|and|since|there|here)\b)/gu

/** What is mended by the words themselves. */
const WORDS: readonly Mend[] = [
  [
    /\b([Mm]ade|[Mm]ake|[Dd]id|[Dd]o|[Hh]ad) interview with (?=\d|two|three|four|five|six|seven|eight|nine|ten|many|several|women|people|farmers)/gu,
    '$1 interviews with ',
  ],
  [/\b(had|has|have) question $/gu, '$1 the question '],
  [/, have (?=\d)/gu, ', with '],
  [/\bwhat I proud(?: of)?( more| most)?(?=[,:]| (?:is|was)\b)/gu, 'what I am$1 proud of'],
  [
    /\b(he|she|I|they|we) (hear|see|sleep|speak) not (?:good|well)\b/giu,
    (_, who = '', verb = '') => `${who} ${/^(?:he|she)$/iu.test(who) ? 'does' : 'do'} not ${verb} well`,
  ],
  [/\b(she|he) hears not (?:good|well)\b/giu, '$1 does not hear well'],
  [/\b(in|of|from) (pond|line|station|village|group|district) (?=\d+ and \d+\b)/gu, '$1 $2s '],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,:/–-])(${SEVERAL}) (phase|pond|stage|colour|color|kilo|larva|net|basket)(?=[.,;]|$| (?:in|of|and|to|with|for|from)\\b)`,
      'giu',
    ),
    (_, count = '', noun = '') => `${count} ${noun === 'larva' ? 'larvae' : pluralOf(noun)}`,
  ],
  [
    /\b(is|was|are|were|also) little (?=(?:salty|difficult|nervous|shy|late|afraid|different|hard|strange|old|sick|slow|tired|expensive)\b)/gu,
    '$1 a little ',
  ],
  [
    new RegExp(
      `\\b(was|were|is) late (${SEVERAL} (?:minutes|hours|days|weeks|months|years))(?=[.,;]|$| (?:and|because|but)\\b)`,
      'gu',
    ),
    '$1 $2 late',
  ],
  [/\b(finished|started|arrived|left|began|came) (?=\d{1,2}:\d\d)/gu, '$1 at '],
  [/\b(is|was|am) between (?=(?:the )?(?:best|first|strongest|top) )(?:the )?/gu, '$1 among the '],
  [
    /\b[Aa]ll was (?=(?:thinking|saying|waiting|sure|afraid|angry|against)\b)/gu,
    (whole = '') => (whole.startsWith('A') ? 'Everybody was ' : 'everybody was '),
  ],
  [
    /^First (year|month|week|day),? (?=(?:the|she|he|they|we|I|my|our|nobody|everybody)\b)/u,
    'In the first $1 ',
  ],
  [
    /^(First|Second|Last) (plan|version|experiment|model|result|test|attempt|question|problem|reason|thing|lesson)(?= (?:I|we|was|is|did|he|she)\b)/u,
    (_, which = '', what = '') => `The ${which.toLowerCase()} ${what}`,
  ],
  [/\b([Ii])n (left|right) (ear|eye|hand|leg|arm|side)\b/gu, '$1n the $2 $3'],
  [/\b([Ii])n (first|second|third|fourth) course\b/gu, '$1n my $2 year'],
  [/\bI always was (?=\p{Ll})/gu, 'I was always '],
  [
    /\b(many|several) (small and medium|small|medium|foreign|private) (company|factory|farm|shop|village)\b(?= (?:do|make|work|have|are|were|in|and|of)\b)/gu,
    (_, many = '', how = '', noun = '') => `${many} ${how} ${pluralOf(noun)}`,
  ],
  [
    /(^|[,;] |\b(?:that|like|because|and|but) )((?:the )?\d[\d,]* (?:people|women|men|children|workers|students|farmers|families)) (is|was|has)\b/gu,
    (_, before = '', who = '', be = '') =>
      `${before}${who} ${{ is: 'are', was: 'were', has: 'have' }[be] ?? be}`,
  ],
  [NO_SUBJECT_BECOMES, 'became'],
  [/, in ((?:19|20)\d\d) (?=(?:became|was|went) )/gu, ', in $1 it '],
  [
    /\bto (know|see|check) (?:if |whether )?(?:the )?(\p{Ll}+) (eat|work|come|live|open|grow|sleep) or not \3\b/gu,
    'to $1 whether the $2 $3 or not',
  ],
  [/\beven (?=(?:the |my )?(?:boss|manager|director|teacher|professor) (?:says?|said)\b)/gu, 'even if '],
  [/\bin survey of (?=one\b|an?\b|the\b)/gu, 'in a survey of '],
  [/\b(write|wrote|put|read) (it |this )?in report(?=[.,;]| $|$)/gu, '$1 $2in the report'],
  [/\b(use|used) test kit\b/gu, '$1 a test kit'],
  [/^I have (1[6-9]|[2-6]\d) years(?=[.,]|$)/u, 'I am $1 years old'],
  [/\b([Pp])ersons\b/gu, '$1eople'],
  [
    new RegExp(
      `(?<!\\b[Oo]ne of (?:the|those|these) )\\b(people|persons|women|men|children|students|workers|farmers|patients|parents) who (${THIRDS}|works|needs|lives|uses|helps)\\b`,
      'gu',
    ),
    (_, who = '', verb = '') => `${who} who ${verb === 'is' ? 'are' : baseOfThird(verb)}`,
  ],
  [
    new RegExp(
      `\\b([Mm]ost|[Mm]any|[Ss]ome|[Aa]ll) of (the|my|our|these) (\\p{Ll}+s|people|women|men|children) (${THIRDS}|depends|works|needs|lives|uses|helps)\\b`,
      'gu',
    ),
    (_, most = '', the = '', who = '', verb = '') =>
      `${most} of ${the} ${who} ${verb === 'is' ? 'are' : baseOfThird(verb)}`,
  ],
  [
    /(^|[,;] |\b(?:because|that|and|but) )((?:the |many |some )?(?:people|women|men|children|students|farmers) (?:in|from|of) (?:my|our|the|this) \p{Ll}+) (is|was|has)\b/giu,
    (_, before = '', who = '', be = '') =>
      `${before}${who} ${{ is: 'are', was: 'were', has: 'have' }[be] ?? be}`,
  ],
  [/^Other (?=\d+ \p{Ll})/u, 'The other '],
  [
    /\b(ask(?:s|ed)? (?:me|us|him|her|them) (?:where|who|what)) (is|was) ((?:the|my|our) \p{Ll}+)(?=[.,;]|$| (?:when|because)\b)/gu,
    '$1 $3 $2',
  ],
  [/\b(was|were) thinking (that )?(they|he|she|it|we|people|the \p{Ll}+) will\b/gu, '$1 thinking $2$3 would'],
  [/\b(thought) (that )?(they|he|she|it|we|I|people|the \p{Ll}+) will\b/gu, '$1 $2$3 would'],
  [
    /\b(said|told \p{Ll}+) (that )?(they|he|she|we) (use|know|want|need|like|work)\b/gu,
    (_, said = '', that = '', who = '', verb = '') => `${said} ${that ?? ''}${who} ${pastForm(verb)}`,
  ],
  [
    /\b([Tt]hi)s (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes|hours|days|weeks|months|years|people|families|women|interviews|words)\b)/gu,
    (_, thi = '') => `${thi === 'T' ? 'The' : thi.startsWith('T') ? 'The' : 'the'}se `,
  ],
  [
    /\b([Tt]each(?:es)?|[Tt]aught) (English|\p{L}{4,}) for (?=girls|boys|children|students|women|\d)/gu,
    '$1 $2 to ',
  ],
  [
    /\b([Dd])ifferent (thing|way|kind|type|place|country|company|city|school|factory|village|opinion|people)(?=[.,;]|$| (?:and|to|in|of|from|with|for)\b)(?<!\b(?:a|the|one|no|very|any|each|every|this|another) [Dd]ifferent \p{Ll}+)/gu,
    (_, d = '', noun = '') => `${d}ifferent ${noun === 'people' ? noun : pluralOf(noun)}`,
  ],
  [
    /\b(repairs?|sells?|rents?|cleans?|makes?) (motorbike|bicycle|car|shoe|boat|phone|computer|truck)(?=[.,;]|$| (?:in|and|at|for)\b)/gu,
    '$1 $2s',
  ],
  [/\b(is [^,;.]{3,40} and) have (?=(?:the|an?|many|good|two|three|its)\b)/gu, '$1 has '],
  [/^(\p{Lu}{2,6}) have (?=\p{Ll})/u, '$1 has '],
  [/^Institute of (?=\p{Lu})/u, 'The Institute of '],
]

/** The sentence of somebody whose English is uneven, mended further; its answer says when it happened. */
export function evened(text: string, telling: Telling): string {
  return outsideSpeech(text, part => evenedPart(part, telling))
}

function evenedPart(text: string, telling: Telling): string {
  const isPast = telling.isOver && !GOES_ON.test(text)
  const does = (verb: string) =>
    (isPast && telling.isDated) || /^Before,/u.test(text) ? pastForm(verb) : thirdOf(verb)
  return inItsTime(mendedBy(WORDS, text), telling, text)
    .replace(
      IS_NOT,
      (_, before: string, what: string, how: string) =>
        `${before}${what} ${isPast ? 'was' : 'is'} not ${how === 'same' ? 'the same' : how}`,
    )
    .replace(THEY_NOT_DO, (_, who: string, verb: string) => `${who} ${isPast ? 'did' : 'do'} not ${verb}`)
    .replace(
      LACKS_BEING,
      (_, before: string, who: string, how: string) =>
        `${before}${who} ${isPast || DATED.test(text) ? 'was' : 'is'} ${how}`,
    )
    .replace(/\b([Tt])here have (?=\d|many\b|some\b|two\b|three\b)/gu, `$1here ${isPast ? 'were' : 'are'} `)
    .replace(NOT_DOES, (_, who: string, verb: string) => `${who} ${isPast ? 'did' : 'do'} not ${verb}`)
    .replace(SEVERAL_BEFORE_HOW, (_, count: string, noun: string) => `${count} ${pluralOf(noun)}`)
    .replace(ALL_OF_ONE, (_, all: string, noun: string) => `${all} ${pluralOf(noun)}`)
    .replace(LEADER, (_, be: string, what: string) => `${be} ${articleFor(what)} ${what}`)
    .replace(LACKS_AN_ARTICLE, (_, verb: string, what: string) => `${verb} ${articleFor(what)} ${what}`)
    .replace(LACKS_ITS_PLACE, (_, where: string, place: string) => `${where} the ${place}`)
    .replace(
      LACKS_THE,
      (_, before: string, what: string) =>
        `${before}${before === '' ? 'The' : 'the'} ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`,
    )
    .replace(
      /(?<!\b(?:the|my|our|a|this|that|their|his|her|your|one) )\b([Ww])hole (?=(?:city|village|family|factory|country|day|year|team|class)\b)/gu,
      (_, w: string) => (w === 'W' ? 'The whole ' : 'the whole '),
    )
    .replace(
      ONE_DOES,
      (_, before: string, who: string, adverb: string | undefined, verb: string) =>
        `${before}${who}${adverb ?? ''} ${does(verb)}`,
    )
    .replace(
      WHAT_IT_DOES,
      (_, how: string, who: string, adverb: string | undefined, verb: string) =>
        `${how} ${who}${adverb ?? ''} ${does(verb)}`,
    )
    .replace(AND_IT_DOES, (_, lead: string, verb: string) => `${lead} ${thirdOf(verb)}`)
    .replace(EACH_DOES, (_, who: string, verb: string) => `${who} ${isPast ? pastForm(verb) : thirdOf(verb)}`)
    .replace(
      THAT_IT_LEAVES,
      (_, time: string, verb: string) => `the ${time} that it ${isPast ? pastForm(verb) : thirdOf(verb)}`,
    )
    .replace(A_THING_WHICH, (_, lead: string, verb: string) => `${lead} ${thirdOf(verb)}`)
    .replace(MONEY_GOES, (_, what: string, from: string, verb: string) => `${what}${from} ${does(verb)}`)
    .replace(/^(Saturdays|Sundays|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays) (?=(?:I|we) )/u, 'On $1 ')
    .replace(/(?<=\bso (?:the \p{Ll}+|we|he|she|they) )do(?:es)?n['’]t (?=have to\b)/gu, whole =>
      isPast && TELLS_THE_PAST.test(inItsTime(text, telling, text)) ? 'didn’t ' : whole,
    )
    .replace(/\bcannot\b/gu, cannot => (isPast && telling.isDated && TOLD.test(text) ? 'could not' : cannot))
    .replace(DATE_FIRST, 'In $1 ')
    .replace(IS_AT_A_DATE, (whole, lead: string, be: string) =>
      /\b(?:now|today|still|since)\b/u.test(text) ? whole : `${lead} ${WAS[be]}`,
    )
    .replace(/^We have (?=(?:one|two|only|an?|no|\d+) )/u, whole =>
      telling.isDated && isPast ? 'We had ' : whole,
    )
    .replace(/^First (year|month|week|day) (?=(?:at|of|in) )/u, 'In my first $1 ')
    .replace(/\b([Ii])n (last|first) (?=(?:\d|two|three|four|five) )/gu, '$1n the $2 ')
    .replace(/(?<![Aa] )\blittle bit(?: of)?(?= \p{Lu})/gu, 'a little bit of')
    .replace(/(^|[.;,] )In (our|my) (\p{Ll}+) is (only|not|no|one|an?) /gu, '$1In $2 $3 there is $4 ')
}

/** 'In July 2021 the rule is …': a date that is over. */
const IS_AT_A_DATE = new RegExp(
  `^(In (?:${MONTH} )?(?:19\\d\\d|20[01]\\d|202[0-4]),? (?:the|my|our|his|her|there|I|we|he|she|it)\\b(?:(?!\\b(?:who|which|that|what|where|and|but)\\b|\\p{Ll}+ed\\b)[^,;:.]){0,50}?) (is|are|am|has|have)\\b(?! (?:been|\\p{Ll}+ed|become|made|done|written|taken|given)\\b)`,
  'u',
)
const WAS: Readonly<Record<string, string>> = { is: 'was', am: 'was', are: 'were', has: 'had', have: 'had' }
const TOLD = /\b(?:was|were|did|had|cost|(?:result|price|test) not)\b/u
const DATE_FIRST = new RegExp(
  `^(${MONTH} (?:19|20)\\d\\d),? (?=(?:the|my|our|I|we|an?|two|three|\\d)\\b)`,
  'u',
)
