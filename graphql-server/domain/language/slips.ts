/**
 * Slips of people who learned English late, each with one undisputed correction: '18,000 worker', 'he phone me',
 * 'without to go'. Ambiguous text stays as typed.
 */
import { articleFor } from './articles.ts'
import { memoize } from './memoize.ts'
import { type Mend, PHRASE_SLIPS } from './phraseSlips.ts'
import {
  baseBehindDid,
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
  thirdOf,
} from './slipWords.ts'
import { gerundOf, participleOf } from './verbs.ts'

/** After one of these a number is a name: 'class 10 student', 'line 4'. */
const NAMED_BY_NUMBER =
  /\b(?:class|grade|year|level|form|no|number|type|phase|stage|standard|std|semester|sem|room|bed|top|version|chapter|section|page|unit|line|floor|district|team|group|model|age|under|day|week|covid|the|a|an|first|last|every)\.? $/iu
const IS_A_SPAN = /^(?:month|year|day|week|hour|minute|night|time)$/u
const SEVERAL_OF_ONE = new RegExp(
  `(?<![\\p{L}\\d.,:/–-])(${SEVERAL}) (${PERSON}|${THING})${NOUN_ENDS}`,
  'giu',
)
const MANY_OF_ONE = new RegExp(
  `\\b(many|several|a few|these|those|a lot of|lots of|various) ((?:(?:other|small|big|young|new|old|different|foreign|poor|good|local|rural) ){0,2})(${PERSON}|${THING.replace('|time|', '|')})${NOUN_ENDS}`,
  'giu',
)
const ONE_OF_ONE = new RegExp(
  `\\b(one of (?:the|my|our|his|her|their|these) (?:(?:best|first|biggest|most \\p{Ll}+|oldest|youngest|other|few) )?)(student|teacher|worker|farmer|friend|colleague|engineer|doctor|patient|member|customer|village|school|book|university|city|project|problem|company)${NOUN_ENDS}`,
  'giu',
)

/** Occupations. A leader's title may be without an article. */
const ROLE =
  'engineer|teacher|doctor|nurse|farmer|weaver|worker|driver|student|researcher|interviewer|volunteer|carpenter|tailor|mechanic|baker|cook|fisherman|soldier|miner|trader|merchant|shopkeeper|translator|interpreter|lawyer|journalist|accountant|economist|scientist|programmer|developer|designer|architect|midwife|pharmacist|dentist|seamstress|electrician|plumber|cleaner|waiter|waitress|cashier|trainee|intern|apprentice|lecturer|tutor|technician|analyst|librarian|painter|singer|photographer|sociologist|biologist|chemist|psychologist|housewife|woman|orphan|widow'
const ROLE_KIND =
  '(?:(?:planning|nursing|civil|mechanical|electrical|chemical|industrial|structural|agricultural|environmental|software|junior|young|simple|primary|secondary|school|university|English|mathematics|maths|math|physics|biology|history|community|health|social|factory|construction|railway|bus|taxi|truck|textile|research|data|laboratory|lab|good|bad|great|better|real|full|single|poor|famous|qualified|independent|freelance) ){0,3}'
const NOUN_OF_PLACE =
  'city|town|village|country|school|university|factory|river|farm|house|team|problem|question|project|job|idea|mistake|chance|decision|story|place|family|shop|region|district|company'
const LOOKS =
  'old|new|big|small|good|bad|great|poor|rich|large|beautiful|important|interesting|difficult|hard|real|quiet|famous|serious|common|simple|strong|long|nice|dry|industrial|mountain|textile|fishing|mining|farming|agricultural'
const ROLE_ENDS =
  '(?=[.,;:!?)]|$| (?:as|in|at|for|with|and|of|to|on|from|by|but|or|so|when|while|where|who|because|if|than|too|only|there|here|then|now|since|until|before|after|during|near|without|himself|herself|myself|\\d)(?![\\p{L}-]))'
const LACKS_ITS_ARTICLE = new RegExp(
  `\\b((?<!\\b(?:we|they|you|parents|brothers|sisters|both|all) )(?:am|['’]m|is|was|been|became|become|be|(?<=\\b(?:work|works|worked|working|started|served|employed|trained|was|been) )as)(?: (?:also|only|just|now|still|already))?) (${ROLE_KIND}(?:${ROLE}))${ROLE_ENDS}`,
  'gu',
)
const LACKS_IT_BEFORE_A_PLACE = new RegExp(
  `\\b((?:[Ii]t|[Tt]his|[Tt]hat|[Hh]e|[Ss]he) (?:is|was)(?: (?:also|still|only))?) ((?:very |really |quite )?(?:(?:${LOOKS}) ){1,2}(?:${NOUN_OF_PLACE}))${ROLE_ENDS}`,
  'gu',
)

/** Verbs such as 'cost' and 'put', whose past form equals the base. */
const PAST_SIGN =
  /\b(?:was|were|had|did|said|went|came|took|gave|told|asked|got|made|saw|became|left|wanted|found|knew|started|called|phoned|died|lost|thought|brought|bought|sold|sent|yesterday|ago|last (?:year|month|week)|(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|(?:[Mm]y|[Oo]ur|[Tt]he) \p{Ll}+) (?:also |then |only |just )?\p{Ll}{2,}[^e\W]ed)\b|\b[Ii]n (?:\p{Lu}\p{Ll}+ )?(?:19|20)[01]\d\b|\b[Ii]n (?:\p{Lu}\p{Ll}+ )?202[0-4]\b/u
/** Contexts in which a bare verb is correct: 'suggest that he come', 'saw my father repair it', 'make it work'. */
const BARE_IS_RIGHT =
  /\b(?:suggest|recommend|insist|demand|requir|request|propos|urge|important|essential|necessary|vital|wish|let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|saw|seen|watch|watched|hear|heard|feel|felt|have|had|having|do|does|did|don['’]t|doesn['’]t|didn['’]t|can|could|will|would|should|may|might|must|shall|to|lest|rather)\p{L}*\b/iu
const THIRD_PERSON = new RegExp(
  `(^|[,;:] |\\b(?:and|but|because|that|when|while|where|so|if|since|as) )(he|she|it|(?:my|his|her|our) (?:${KIN})|(?:nobody|everybody|everyone|somebody|someone)(?: in (?:the|my|our) \\p{Ll}+)?|(?:every|each) (?:${PERSON}|${THING}))( (?:always|often|never|also|usually|still|only|sometimes|now))? (${ONLY_VERBS}|accept|refuse|repeat|invite|promise|laugh|cry|die|suggest|propose|recommend|permit|encourage)(?= (?!not\\b)\\S|[.,;]|$)`,
  'giu',
)
/** Singular subjects before a verb that is no noun: 'the hospital have only two doctors'. */
const ONE_THING =
  'hospital|school|village|university|factory|machine|city|country|region|clinic|river|farm|shop|laboratory|library|ministry|director|manager|farmer|buyer|owner|doctor|nurse|engineer|customer|child|student|system|programme|program|method|device|question|problem'
const NO_NOUN =
  'have|know|go|give|become|bring|get|see|think|understand|begin|allow|receive|agree|decide|lose|choose|happen|belong|consist|depend|require|explain|teach|learn|write'
const ONE_THING_HAS = new RegExp(
  `^((?:but |and |so |because )?(?:the|this|that|our|my) (?:${ONE_THING})) (${NO_NOUN})(?= (?!not\\b)\\p{L}|[.,;]|$)`,
  'iu',
)
const WHICH_PRODUCE = new RegExp(
  `\\b((?:an?|one|the|this|that|my|our) (?:\\p{Ll}+ )?(?:company|${ONE_THING}) (?:which|that)) (${NO_NOUN}|produce|make|work|help|need|use|sell|build|offer|want)(?= (?:the|an?|my|our|his|her|their|in|on|with|for|to|at|from|more|only|many|\\p{Ll}+s)\\b)`,
  'giu',
)
const AND_THEN =
  /^([^,.;:]{0,60} and(?: then| also)?) (know|go|come|give|take|make|say|ask|tell|become|bring|keep|find|get|see|think|write|speak|teach|learn|understand|hear|sell|buy|send|bake|weave)(?= (?:the|an?|my|our|his|her|their|me|us|him|them|it|which|what|how|that|to|about|in|for|with)\b)/u

/** 'he phone me and said' → 'he phoned me and said'. Without a sign of the past the present gets an -s. */
function withThirdPerson(text: string): string {
  const found = [...text.matchAll(THIRD_PERSON)]
  if (found.length === 0) return text
  let result = ''
  let from = 0
  for (const match of found) {
    const [whole, before = '', who = '', adverb = '', verb = ''] = match
    const at = match.index
    const lead = text.slice(0, at) + before
    if (BARE_IS_RIGHT.test(lead) || (/^(?:it|every|each)/iu.test(who) && /^(?:and|that) $/u.test(before)))
      continue
    const isPast = PAST_SIGN.test(text) && !/^(?:always|often|usually|now)$/u.test(adverb.trim())
    const form = isPast ? pastForm(verb.toLowerCase()) : thirdOf(verb.toLowerCase())
    result += `${text.slice(from, at)}${before}${who}${adverb} ${form}`
    from = at + whole.length
    if (!isPast && /^(?:he|she)$/iu.test(who)) {
      const goesOn = AND_THEN.exec(text.slice(from))
      if (goesOn !== null) {
        result += `${goesOn[1]} ${thirdOf(goesOn[2] ?? '')}`
        from += goesOn[0].length
      }
    }
  }
  return result + text.slice(from)
}

const PLURAL_PEOPLE =
  'women|men|people|children|parents|students|girls|boys|workers|farmers|patients|teachers|friends|villagers'
const PLURAL_NOUN = `(?:${PLURAL_PEOPLE}|\\p{Ll}{2,}[^\\Wsiua]s)`
const NO_PLURAL =
  /(?:ics|news|lens|always|perhaps|gases|yes|besides|sometimes|afterwards|towards|james|series|species|means)$/iu
const AGREES: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' }
const PLURAL_WAS = new RegExp(
  `(^|[,;] |\\b(?:and|but|because|that|thought|said|saw|think|say) |^(?:In|At|On|After|Before|During) (?:the|my|our|that|those) [\\p{L}-]+,? )((?:[Tt]he|[Mm]y|[Oo]ur|[Tt]hese|[Tt]hose|[Aa]ll the) ${PLURAL_NOUN}|(?:${PLURAL_PEOPLE})|lectures|lessons|results|prices) (was|is|has)\\b`,
  'gu',
)
const PLURAL_OF_WAS = new RegExp(
  `^((?:The|My|Our|These) (${PLURAL_NOUN}) (?:in|at|on) (?:the|my|our|this) \\p{Ll}+) (was|is|has)\\b`,
  'u',
)
const WHO_HAS = new RegExp(
  `\\b((?:${PLURAL_PEOPLE})(?: from (?:the )?\\p{L}+)? (?:who|that)) (has|was|is)\\b`,
  'gu',
)
const SOME_OF_WAS = new RegExp(
  `(?<=^|[,;] |\\b(?:but|and|because|that|only|first) )((?!1\\b)\\d+|${NUMBER_WORD}) (from|of|out of) (\\d+|them|us|these|those) (was|is|has)\\b`,
  'giu',
)

const MANY_WANT = new RegExp(
  `(^|[,;:] |\\b(?:and|but|because|that|when|if|so|where) )((?:we|they|you)|(?:my|our|the|these|those|many|most) (?:${PLURAL_PEOPLE})) (wants|needs|works|lives|helps|goes|comes|says|knows|thinks|gives|takes|makes|uses|likes|has|is|does)\\b`,
  'giu',
)
const SOME_WANTS =
  /^((?:[Ss]ome|[Mm]any|[Mm]ost|[Oo]thers)) (wants|comes|goes|says|knows|thinks|gives|takes|has)\b/gu
const WHO_RECEIVE = new RegExp(
  `^([Ww]ho) (${NO_NOUN}|receive|make|pay|work)(?= (?:the|an?|my|our|their|her|his|it)\\b)`,
  'u',
)
/** 'Mrs Hoa, line leader of line 4, she came': the subject is doubled. */
const NAMED_AGAIN = new RegExp(
  `^((?:(?:Mrs?|Ms|Dr|Prof|Professor)\\.? \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?|My (?:${KIN})), (?!(?:when|who|which|where|because|if|since|after|before|while)\\b)[^,;:]{3,50},) (?:he|she) (?=\\p{Ll})`,
  'u',
)
const PERSON_PLURAL = `people|${PERSON.split('|').map(pluralOf).join('|')}|uncles|aunts|parents|professors|husbands|wives`
const ONE_WHICH = new RegExp(
  `\\b(${PERSON}|uncle|aunt|father|husband|wife|professor|man|woman) which (is|was|has|had|can|could|will|would|did|does|works|lives|knows|came|went|taught|helped|worked|lived)\\b`,
  'gu',
)
const ALL_WHICH = new RegExp(
  `\\b(${PERSON_PLURAL}) which (are|were|have|had|can|could|will|would|did|do|work|live|know|come|came|went|want|need|speak|helped|worked|lived)\\b`,
  'gu',
)
const WHICH_WHOSE = new RegExp(
  `\\b(${PERSON}|${PERSON_PLURAL}) which (husbands?|wives|wife|children|child|parents|fathers?|mothers?|sons?|daughters?|names?|families|family|houses?|homes?|land)\\b`,
  'gu',
)

const ONGOING =
  'work|learn|study|live|play|teach|write|supervise|coach|volunteer|manage|collect|train|sing|practise|practice|help|translate|tutor|mentor'
const SINCE =
  'since (?:(?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d|last (?:year|month|week|summer|winter|autumn|spring)|childhood|(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:years|months|weeks|days))'
const GOES_ON_SINCE = new RegExp(`\\bI (${ONGOING})( [^.,;:]{1,50})? (?=${SINCE}\\b)`, 'gu')
const HAS_SINCE = new RegExp(
  `\\b([Hh]e|[Ss]he|(?:[Mm]y|[Hh]is|[Hh]er) (?:${KIN})) (works|lives|teaches|studies|helps|drives|sells)( [^.,;:]{1,50})? (?=since (?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d\\b)`,
  'gu',
)
const GOING_ON_SINCE = new RegExp(`\\bI(?: am|['’]m) (\\p{Ll}+ing\\b[^.,;]{0,60} ${SINCE}\\b)`, 'gu')
const IS_SOMEBODY_SINCE = new RegExp(
  `\\bI(?: am|['’]m) ((?!(?:glad|happy|sure|proud|not|it|that)\\b)(?:(?!\\b(?:who|that|which|because|and I|when)\\b)[^.,;:]){3,80} ${SINCE}\\b)`,
  'gu',
)
const SINCE_THEN_GOES_ON =
  /^(Since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d,?) I (am|work|learn|study|live|teach|coach|volunteer)\b(?! \p{Ll}+ing\b)/u

const OWN: Readonly<Record<string, string>> = { i: 'my', he: 'his', she: 'her', we: 'our', they: 'their' }

/** 'by own hand' → 'with his own hands', for the last named person. */
function withOwner(text: string): string {
  return text.replace(/\b(?:by|with) own hands?\b/giu, (whole, at: number) => {
    const who = [...text.slice(0, at).matchAll(/\b(I|he|she|we|they)\b/giu)].at(-1)?.[1]?.toLowerCase()
    return who === undefined ? whole : `with ${OWN[who]} own hands`
  })
}

const SPAN = `(?:\\d+|a few|several|${NUMBER_WORD}) (?:years|months|weeks|days|hours|minutes)`
/** Irregular verbs with a regular ending. */
const NO_PAST: Readonly<Record<string, string>> = Object.fromEntries(
  'teached taught|goed went|runned ran|writed wrote|buyed bought|catched caught|thinked thought|bringed brought|sended sent|speaked spoke|knowed knew|builded built|choosed chose|falled fell|feeled felt|finded found|gived gave|growed grew|keeped kept|leaved left|losed lost|maked made|meeted met|payed paid|putted put|readed read|selled sold|sleeped slept|spended spent|standed stood|taked took|telled told|understanded understood|winned won|cutted cut|hurted hurt|drived drove|drawed drew|eated ate|drinked drank|begined began|becomed became|heared heard|costed cost'
    .split('|')
    .map(pair => {
      const [wrong = '', right = ''] = pair.split(' ')
      return [wrong, right]
    }),
)
const PAST_OR_NOT = /\b\p{Ll}{2,10}ed\b/gu
const UNCOUNTABLE =
  'information|equipment|software|knowledge|advice|feedback|evidence|furniture|homework|luggage'
const MODAL = 'must|can|could|should|may|might'
const AFTER_TO = `finish|return|continue|join|meet|improve|create|develop|solve|show|go|be|make|do|have|take|find|speak|write|read|see|know|learn|check|ask|give|get|come|leave|use|work|study|build|help|pay|explain|understand|wait|think|try|talk|open|buy|sell|sleep|eat|write|become|teach|look|change|say|tell|start|stop|stay|live`

/** In order. Each result is correct in any context. */
const MENDS: readonly Mend[] = [
  ...PHRASE_SLIPS,
  [IS_SOMEBODY_SINCE, 'I have been $1'],
  [GOES_ON_SINCE, (_, verb = '', what = '') => `I have been ${gerundOf(verb)}${what} `],
  [WHICH_WHOSE, '$1 whose $2'],
  [ONE_WHICH, '$1 who $2'],
  [ALL_WHICH, '$1 who $2'],
  [
    new RegExp(`\\b(without|before|after|instead of|by) to (${AFTER_TO})\\b(?! (?:and|or)\\b)`, 'gu'),
    (_, how = '', verb = '') => `${how} ${gerundOf(verb)}`,
  ],
  [new RegExp(`\\bfor to (?=(?:${AFTER_TO})\\b)`, 'gu'), 'to '],
  [new RegExp(`\\b((?:${MODAL})(?: not|n['’]t)?|cannot) to (?=(?:${AFTER_TO})\\b)`, 'gu'), '$1 '],
  [new RegExp(`\\bto can (?=(?:${AFTER_TO}|return)\\b)`, 'gu'), 'to be able to '],
  [
    new RegExp(`\\b((?:[Ee]njoy|[Ff]inish|[Aa]void|[Ss]uggest)(?:ed|es|s|ing)?) to (${AFTER_TO})\\b`, 'gu'),
    (_, verb = '', doing = '') => `${verb} ${gerundOf(doing)}`,
  ],
  [
    new RegExp(
      `\\b([Ll]ook(?:ing|ed)? forward to|(?:I am|I['’]m|we are|he is|she is) used to) (${AFTER_TO}|meet|hear|join|live)\\b`,
      'gu',
    ),
    (_, lead = '', doing = '') => `${lead} ${gerundOf(doing)}`,
  ],
  [PAST_OR_NOT, (word = '') => NO_PAST[word] ?? word],
  // 'Was not the rain', 'they say is because the road': a missing subject.
  [/^Was not (?=(?:the|my|our|because|easy|possible|enough|only)\b)/gu, 'It was not '],
  [/\b(says?|said|thinks?|thought) (is|was) (?=because\b)/gu, '$1 it $2 '],
  [
    /\bbecause (?=(?:the|my|our|this|his|her) \p{Ll}+(?: and (?:the|my|our|his|her) \p{Ll}+)?[.!]?$)/gu,
    'because of ',
  ],
  [/\b(I am|I['’]m) (not )?agree\b/gu, (_, _am = '', not = '') => (not ? 'I do not agree' : 'I agree')],
  [
    /\b([Ww]e|[Tt]hey) are (not )?agree\b/gu,
    (_, who = '', not = '') => (not ? `${who} do not agree` : `${who} agree`),
  ],
  [/\bI have (\d+) years old\b/gu, 'I am $1 years old'],
  [/\b([Hh]e|[Ss]he) has (\d+) years old\b/gu, '$1 is $2 years old'],
  [/\b([Pp]articipat(?:e|ed|es|ing)) (?:to|at) (?=(?:the|an?|this|my|our)\b)/gu, '$1 in '],
  [
    /\b([Tt])here is (?=(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|many|several) \p{Ll}+s\b)/gu,
    '$1here are ',
  ],
  [
    /\b([Tt])he most of (?:the )?(?=\p{Ll}+s\b|people\b|children\b)/gu,
    (_, t = '') => (t === 'T' ? 'Most of the ' : 'most of the '),
  ],
  [
    /\b(made|make|makes|making) a research(?= (?:about|on|in|of|into)\b|[.,;]|$)/gu,
    (_, verb = '') =>
      `${{ made: 'did', make: 'do', makes: 'does', making: 'doing' }[verb] ?? 'did'} research`,
  ],
  [/\b(people|women|men|children|parents|students|we|they|you|I) doesn['’]t\b/giu, '$1 don’t'],
  [
    new RegExp(`(?<!\\b(?:an?|the|my|our|his|her) )\\b(\\d+|${NUMBER_WORD}) years? experience\\b`, 'gu'),
    '$1 years of experience',
  ],
  [/\b(when (?:I|he|she) was) (\d+) years (?=(?:my|the|our|we|I|he|she|they)\b)/giu, '$1 $2 years old '],
  [/\b(I|we|you|they) (?:don['’]t|do not) must\b(?! to)/giu, '$1 don’t have to'],
  [
    /\b(he|she|it|company|factory|school|everybody) (?:don['’]t|do not|doesn['’]t|does not) must\b(?! to)/giu,
    '$1 doesn’t have to',
  ],
  [/(?<!\b(?:do|does|did|can|will) )\b(he|she|it) don['’]t\b/giu, '$1 doesn’t'],
  [
    /\b(did(?: not|n['’]t)(?: (?:even|ever|always|really))?) (\p{Ll}+)\b/giu,
    (whole = '', did = '', verb = '') => {
      const base = baseBehindDid(verb)
      return base === null || verb === 'used' ? whole : `${did} ${base}`
    },
  ],
  [
    /(?<!\b(?:was|were|am|is|are|be|been|being|get|got) )\btold to (the|my|our|his|him|me|us|them|this|that|every|all)\b/gu,
    'told $1',
  ],
  [
    /(?<!\b(?:was|were|am|is|are|be|been|being|get|got) )\btold to (coordinator|professor|teacher|director|manager|supervisor|doctor|boss|customer)\b/gu,
    'told the $1',
  ],
  [
    /\b([Ee]xplain(?:ed|s|ing)?) (me|him|us|them) (?=(?:the|how|why|what|that|an?|every|my|his|their)\b)/gu,
    '$1 to $2 ',
  ],
  [/\b([Dd]iscuss(?:ed|es|ing)?) about\b/gu, '$1'],
  [
    /\b(help(?:ed|s|ing)) to (?=(?:the|my|our|his|her|their|other|these|those|old|poor|him|them|me|us)\b)/gu,
    '$1 ',
  ],
  [/\b([Dd]epend(?:s|ed|ing)?) from\b/gu, '$1 on'],
  [/\b([Cc]onsist(?:s|ed|ing)?) from\b/gu, '$1 of'],
  [/\bresponsible of\b/gu, 'responsible for'],
  [/\bafraid from\b/gu, 'afraid of'],
  [/\bmarried with (?=(?:a|an|my|the|his|her)\b)/gu, 'married to '],
  [/\b([Bb])y foot\b/gu, (_, b = '') => (b === 'B' ? 'On foot' : 'on foot')],
  [/\b([Tt])hanks God\b/gu, '$1hank God'],
  [/\b(\d{1,2}) o['’]? ?clock\b/gu, '$1 o’clock'],
  [/\bthe same like(?! (?:this|that)\b)/gu, 'the same as'],
  [/\b(almost|exactly|nearly) same like(?! (?:this|that)\b)/gu, '$1 the same as'],
  [
    /(?<!\b(?:the|one|two|no|some|any|many|even|few|\d+) )\b[Mm]ore (better|easier|bigger|smaller|faster|cheaper|stronger|harder|higher|lower|older|younger|safer|clearer)\b(?= than|[.,;]|$)/gu,
    '$1',
  ],
  [
    new RegExp(`^Since (${SPAN}),? I (${ONGOING})\\b`, 'gu'),
    (_, span = '', verb = '') => `For ${span} I have been ${gerundOf(verb)}`,
  ],
  [
    new RegExp(`\\b([Ss])ince (${SPAN})(?! (?:ago|old|later)\\b)`, 'gu'),
    (_, s = '', span = '') => `${s === 'S' ? 'For' : 'for'} ${span}`,
  ],
  [
    new RegExp(`\\b([Dd])uring (${SPAN})(?! (?:of|when|the|that|which|in which)\\b)`, 'gu'),
    (_, d = '', span = '') => `${d === 'D' ? 'For' : 'for'} ${span}`,
  ],
  [
    new RegExp(
      `\\b((?:I|[Hh]e|[Ss]he|(?:[Mm]y|[Hh]is|[Hh]er) (?:${KIN})) (?:was|is|am)(?: only| already)?) (\\d+|${NUMBER_WORD}) years(?=[.,;]|$| (?:and (?!\\d|(?:${NUMBER_WORD})\\b)|when|but|then)\\b)`,
      'gu',
    ),
    '$1 $2 years old',
  ],
  [/(?<=\b(?:in|of|since|until|from|by) (?:(?:19|20)\d\d))(?<!\bthe (?:19|20)\d\d) year\b(?! old)/gu, ''],
  [
    new RegExp(
      `\\b(?:(these|those|many|much|some|all|the|my|our|their|new|an|a|any|more) )?(${UNCOUNTABLE})s(?: (are|were|have))?\\b`,
      'giu',
    ),
    (whole = '', before = '', noun = '', verb = '') => {
      const lead =
        { these: 'this ', those: 'that ', many: 'much ', an: '', a: '' }[before.toLowerCase()] ??
        (before === '' ? '' : `${before} `)
      const then = { are: ' is', were: ' was', have: ' has' }[verb.toLowerCase()] ?? ''
      const mended = `${lead}${noun}${then}`
      return /^\p{Lu}/u.test(whole) ? `${mended.slice(0, 1).toUpperCase()}${mended.slice(1)}` : mended
    },
  ],
  [
    /\b(gave|give|gives|got|get|received|had|have) an? (feedback|information|advice|equipment|homework)\b(?! \p{Ll}{3,}(?:tion|er|or|form|session|loop|desk|centre|center|system)\b)(?=[.,;]|$| (?:from|to|on|about|and|that|by|for)\b)/gu,
    '$1 $2',
  ],
  [
    /\b(my|our|their|his|her|some) researches\b(?= (?:on|in|about|and|at|with|of)\b|[.,;]|$)/giu,
    '$1 research',
  ],
  [
    /\b(not|n['’]t|never|cannot) ((?!that\b|but\b|to\b|only\b|come\b|comes\b)\p{Ll}+ (?:\p{Ll}+ )?)(nothing|nobody)\b(?=[.,;]|$| (?:and|but|about|in|at|with|from|like|because|there|here|anymore|else)\b)/gu,
    (whole = '', not = '', verb = '', what = '') =>
      /\b(?:that|to|for|about|say|is|was|because)\b/u.test(verb)
        ? whole
        : `${not} ${verb}${what === 'nothing' ? 'anything' : 'anybody'}`,
  ],
  [
    /\b(?<!have |had |has |having |be |been |get |got )I (seen|done)\b/gu,
    (_, verb = '') => `I ${verb === 'seen' ? 'saw' : 'did'}`,
  ],
  [/\b(wanted|wants|want) use (?=(?:it|the|this|my|our|them)\b)/gu, '$1 to use '],
  [
    /\b(wanted|wants|want) (?=(?:go|be|make|become|learn|know|see|build|find|write|speak|join|have|take|live|teach)\b)/gu,
    '$1 to ',
  ],
  [/\b(want|wanted|wants) work (?=(?:in|at|as|with|on)\b)/gu, '$1 to work '],
  [/\b(learned|learnt) (?=(?:make|do|write|speak|build|sew|cook|drive|swim|read)\b)/gu, '$1 to '],
]

/** Changes only the text outside quotation marks: quoted speech may have slips. */
const SPEECH =
  /("[^"]*"|“[^”]*”|(?<=^|[\s(:])['‘](?:[^'‘’]|(?<=\p{L})['’](?=\p{L})){3,200}['’](?=$|[\s.,;:!?)]))/u

/** The text with corrections outside quoted speech. */
export function outsideSpeech(text: string, mend: (part: string) => string): string {
  return text
    .split(SPEECH)
    .map((part, at) => (at % 2 === 1 ? part : mend(part)))
    .join('')
}

/** The text after these corrections, in order. */
export function mendedBy(mends: readonly Mend[], text: string): string {
  return mends.reduce(
    (so, [from, to]) =>
      typeof to === 'string' ? so.replace(from, to) : so.replace(from, (...found: string[]) => to(...found)),
    text,
  )
}

/** The text with its slips corrected. */
export const withoutSlips = memoize(text =>
  /\p{Script=Latin}{3}/u.test(text) ? outsideSpeech(text, mended) : text,
)

function mended(part: string): string {
  const said = withThirdPerson(
    part
      .replace(SOME_WANTS, (_, who: string, verb: string) => `${who} ${baseOfThird(verb)}`)
      .replace(WHO_RECEIVE, (_, who: string, verb: string) => `${who} ${thirdOf(verb)}`)
      .replace(NAMED_AGAIN, '$1 '),
  )
  const idiomatic = mendedBy(MENDS, said)
  return withOwner(idiomatic)
    .replace(SEVERAL_OF_ONE, (whole, count: string, noun: string, at: number, all: string) =>
      // 'the Saber 11 exam'
      (NAMED_BY_NUMBER.test(all.slice(0, at)) || /(?<=\S )\p{Lu}\p{L}+ $/u.test(all.slice(0, at))) &&
      !IS_A_SPAN.test(noun)
        ? whole
        : `${count} ${pluralOf(noun)}`,
    )
    .replace(
      MANY_OF_ONE,
      (_, many: string, looks: string, noun: string) => `${many} ${looks}${pluralOf(noun)}`,
    )
    .replace(ONE_OF_ONE, (_, one: string, noun: string) => `${one}${pluralOf(noun)}`)
    .replace(LACKS_ITS_ARTICLE, (_, be: string, role: string) => `${be} ${articleFor(role)} ${role}`)
    .replace(LACKS_IT_BEFORE_A_PLACE, (_, be: string, what: string) => `${be} ${articleFor(what)} ${what}`)
    .replace(
      SOME_OF_WAS,
      (_, count: string, of: string, all: string, verb: string) =>
        `${count} ${of === 'from' ? 'of' : of} ${all} ${AGREES[verb.toLowerCase()]}`,
    )
    .replace(PLURAL_WAS, (whole, before: string, who: string, verb: string) =>
      NO_PLURAL.test(who) ? whole : `${before}${who} ${AGREES[verb]}`,
    )
    .replace(PLURAL_OF_WAS, (whole, who: string, noun: string, verb: string) =>
      NO_PLURAL.test(noun) ? whole : `${who} ${AGREES[verb]}`,
    )
    .replace(
      MANY_WANT,
      (_, before: string, who: string, verb: string) => `${before}${who} ${baseOfThird(verb)}`,
    )
    .replace(ONE_THING_HAS, (_, who: string, verb: string) => `${who} ${thirdOf(verb)}`)
    .replace(WHICH_PRODUCE, (_, who: string, verb: string) => `${who} ${thirdOf(verb)}`)
    .replace(
      HAS_SINCE,
      (_, who: string, verb: string, what: string | undefined) =>
        `${who} has ${participleOf(baseOfThird(verb))}${what ?? ''} `,
    )
    .replace(WHO_HAS, (_, who: string, verb: string) => `${who} ${AGREES[verb]}`)
    .replace(GOING_ON_SINCE, 'I have been $1')
    .replace(
      SINCE_THEN_GOES_ON,
      (_, since: string, verb: string) => `${since} I have been${verb === 'am' ? '' : ` ${gerundOf(verb)}`}`,
    )
}
