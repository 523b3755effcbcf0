/**
 * Slips in combinations of words that no fluent writer makes: 'for make it', 'look the eye', 'can speaks', 'in the
 * month six'. Each has one correction in any context.
 */
import {
  baseBehindDid,
  baseOfThird,
  KIN,
  NUMBER_WORD,
  PERSON,
  pluralOf,
  SEVERAL,
  THIRDS,
} from './slipWords.ts'
import { participleOf, pastOf, verbForm } from './verbs.ts'

/** The wrong pattern and its replacement. */
export type Mend = readonly [RegExp, string | ((...found: string[]) => string)]

/** Verbs that are no nouns: 'for make' is always a purpose. */
const NO_NOUNS =
  'make|do|see|get|prove|learn|know|go|find|buy|sell|pay|give|take|keep|open|write|improve|solve|become|understand|be|have|bring|teach|explain|build|collect|protect|prepare|reduce|avoid|develop|create|earn|choose|speak|read|send|save|carry|continue|convince|produce'
const OBJECT =
  '(?:the|an?|my|our|his|her|their|them|it|him|me|us|this|that|these|those|more|better|new|how|what|why)'
const PRONOUN = '(?:I|[Ww]e|[Tt]hey|[Yy]ou|[Hh]e|[Ss]he|[Ii]t)'
const NOT_PASSIVE = '(?<!\\b(?:was|were|am|is|are|be|been|being|get|got|not) )'
const MODAL = '(?:can|could|will|would|must|should|may|might|cannot)'
const PEOPLE = `people|${PERSON.split('|').map(pluralOf).join('|')}`
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** State verbs, which have no progressive form: 'I am knowing'. */
const STATES: Readonly<Record<string, string>> = {
  knowing: 'know',
  understanding: 'understand',
  believing: 'believe',
  needing: 'need',
  owning: 'own',
  preferring: 'prefer',
}
const SUBJECT_OF: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
}
/** Past forms that are no participles: 'I have went'. */
const NOT_PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  wrote: 'written',
  took: 'taken',
  did: 'done',
  gave: 'given',
  spoke: 'spoken',
  became: 'become',
  began: 'begun',
  knew: 'known',
  ate: 'eaten',
  grew: 'grown',
  drove: 'driven',
  chose: 'chosen',
  forgot: 'forgotten',
  came: 'come',
  saw: 'seen',
}
const NO_PLURALS: Readonly<Record<string, string>> = {
  childrens: 'children',
  womens: 'women',
  mens: 'men',
  peoples: 'people',
  womans: 'women',
  childs: 'children',
}

function sameCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word
}

function stateOf(who: string, be: string, not: string, state: string): string {
  const base = STATES[state] ?? state
  const isOne = /^(?:he|she|it)$/iu.test(who)
  const isPast = /^(?:was|were)$/u.test(be)
  if (not !== '') return `${who} ${isPast ? 'did' : isOne ? 'does' : 'do'} not ${base}`
  return `${who} ${isPast ? pastOf(base) : isOne ? `${base}s` : base}`
}

/** In order. Each result is correct in any context. */
export const PHRASE_SLIPS: readonly Mend[] = [
  // Purpose: 'for make the appointments', 'for to prove it', 'to makes'.
  [new RegExp(`\\bfor (${NO_NOUNS}) (?=${OBJECT}\\b)`, 'gu'), 'to $1 '],
  [/\bfor (?=go (?:to|back|home|there)\b|be (?:an?|the|more)\b)/gu, 'to '],
  [/\b(?<!\b(?:look|looked|wait|waited|asked) )for to (?=(?!the\b|my\b|our\b|me\b|us\b)\p{Ll}{2,})/gu, 'to '],
  [
    new RegExp(
      `\\b((?:[Ww]ant|[Nn]eed|[Tt]r(?:y|ied|ies)|[Aa]ble|[Hh]ow|[Dd]ecided|[Ll]earned|[Ss]tarted|[Gg]oing|[Hh]ad|[Hh]ave)(?:ed|s)?) to (${THIRDS})\\b`,
      'gu',
    ),
    (_, lead = '', verb = '') => `${lead} to ${verb === 'is' ? 'be' : baseOfThird(verb)}`,
  ],
  [
    /\b((?:[Ww]ant|[Nn]eed|[Tt]ried|[Aa]ble|[Dd]ecided|[Ss]tarted|[Hh]ad|[Hh]ave)(?:ed|s)?) to (went|made|took|gave|came|got|became|wrote|knew|did|bought|brought|sold)\b/gu,
    (whole = '', lead = '', verb = '') => {
      const base = baseBehindDid(verb)
      return base === null ? whole : `${lead} to ${base}`
    },
  ],
  [/\bFor to (?=\p{Ll}{2,})/gu, 'To '],
  [
    new RegExp(
      `\\b((?:[Ss]uggest|[Rr]ecommend|[Pp]ropos)(?:e[sd]|ed|e|s)?) (me|him|her|us|them) to (${NO_NOUNS}|apply|study|work|join|change|start|come|use|try|stay)\\b`,
      'gu',
    ),
    (_, verb = '', whom = '', doing = '') => `${verb} that ${SUBJECT_OF[whom] ?? whom} ${doing}`,
  ],
  // After 'can' and 'do not' comes the bare verb.
  [
    new RegExp(`\\b(${PRONOUN} ${MODAL}(?: not)?(?: (?:also|always|only))?) (${THIRDS})\\b`, 'gu'),
    (_, lead = '', verb = '') => `${lead} ${verb === 'is' ? 'be' : baseOfThird(verb)}`,
  ],
  [
    new RegExp(`\\b((?:do|does|did)(?:n['’]t| not)) (${THIRDS}|works|needs|helps|uses|likes|lives)\\b`, 'gu'),
    (_, lead = '', verb = '') => `${lead} ${verb === 'is' ? 'be' : baseOfThird(verb)}`,
  ],
  [
    new RegExp(
      `\\b(${PRONOUN} (?:have|has|had)(?: (?:also|already|never))?) (${Object.keys(NOT_PARTICIPLES).join('|')})\\b(?! (?:blades?|mills?)\\b)`,
      'gu',
    ),
    (_, lead = '', verb = '') => `${lead} ${NOT_PARTICIPLES[verb] ?? verb}`,
  ],
  // 'In 2022 I have asked', 'I have asked them in 2022': the time is over.
  [
    /\b(I|[Ww]e|[Tt]hey) have ((?:also )?)(\p{Ll}+)((?: [^.,;:()]{1,60})? (?:in (?:\p{Lu}\p{Ll}+ )?(?:20[01]\d|202[0-3]|19\d\d)|yesterday|(?:\S+ ){2}ago|last (?:year|month|week)))(?=[.,;]|$| (?:at|with|and|for|about|on)\b)/gu,
    (whole = '', who = '', also = '', verb = '', when = '') => {
      const found = verbForm(verb)
      if (
        found?.form !== 'PAST' ||
        participleOf(found.base) !== verb ||
        /\b(?:since|who|that|which)\b/u.test(when)
      )
        return whole
      return `${who} ${also}${pastOf(found.base)}${when}`
    },
  ],
  [
    new RegExp(
      `\\b(${PRONOUN}) (am|is|are|was|were) (not )?(${Object.keys(STATES).join('|')})\\b(?! (?:and|but|of|when)\\b|[.,;!]|$)`,
      'gu',
    ),
    (_, who = '', be = '', not = '', state = '') => stateOf(who, be, not, state),
  ],
  [/\bI very (like|love|want|enjoy|miss)\b/gu, 'I really $1'],
  [
    /(?<!\bwhat |\bhow |\bwho |\bas )\bI (?=(?:proud of|afraid of|sure that|interested in|responsible for|ashamed of|happy (?:to|that|with)|ready to)\b)/gu,
    'I am ',
  ],
  [/\b(am|was|is|are|were|very|really|also) interesting in (?=\p{L})/gu, '$1 interested in '],
  // Verbs with a missing or an additional preposition.
  [
    /\b((?:I|we|We|they|They|you|to|people|will|can|always|also) help) to (?=(?:the|my|our|his|her|their|other|them|him|me|us)\b)/gu,
    '$1 ',
  ],
  [
    new RegExp(
      `${NOT_PASSIVE}\\b([Aa]sk(?:ed|s|ing)?|[Pp]hon(?:e|ed|es)) to (?=(?:him|her|them|me|us)\\b|(?:my|our|his) (?:${KIN}|${PEOPLE})\\b)`,
      'gu',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `${NOT_PASSIVE}\\b([Tt]each(?:es|ing)?|taught) to (?=(?:him|her|them|me|us)\\b(?! (?:be|do|read|write)\\b)|(?:${SEVERAL}|the|my|our|other|some|young|many|these)(?: (?:other|new|young|old|small|local|village))? (?:${PEOPLE}|${PERSON})\\b)`,
      'gu',
    ),
    '$1 ',
  ],
  [
    /\b(said|say|says) (?=(?:me|him|us) (?:that|to|the|it|yes|no|how|what|not)\b)/gu,
    (_, verb = '') => `${{ said: 'told', say: 'tell', says: 'tells' }[verb] ?? verb} `,
  ],
  [
    /\b([Tt]ak(?:e|es|ing|en)|took) care (?=(?:\d+|the|my|our|his|her|their|them|him|all|old|sick|two|three|four|five|six|seven|eight|nine|ten)\b)/gu,
    '$1 care of ',
  ],
  [
    /\b([Ll]ook(?:s|ed|ing)?) (?=(?:the|my|our|his|their|these) (?!same\b|part\b|other\b|way\b|opposite\b|worse\b|worst\b|best\b|better\b|more\b|most\b|less\b|business\b|picture\b|age\b|real\b|old\b|right\b|wrong\b|ones?\b|boss\b)\p{Ll}{3,}(?! up\b))/gu,
    '$1 at ',
  ],
  [/(?<=n['’]t |\b(?:not|to|I|we|they|never|can) )trust in (?=(?:me|him|her|us|them)\b)/gu, 'trust '],
  [
    /\b([Ll]isten(?:s|ed|ing)?) (?=(?:music|songs|radio|podcasts?|the radio|him|her|them|me|us|my \p{Ll}+|people|old people)\b)/gu,
    '$1 to ',
  ],
  [
    /(?<=\b(?:I|we|We|they|They|you|he|she|who|also|always|not|n['’]t|really|only) )(want|wants|wanted) (?=(?:come|return|continue|improve|become|develop|create|understand|bring|keep|prove|solve|open (?:the|an?|my)|start (?:the|an?|my)|teach|get|give|sell|buy)\b)/gu,
    '$1 to ',
  ],
  [
    /\b([Ll]earned|[Ll]earnt|[Ll]earn) (?=(?:inject|calculate|operate|analy[sz]e|prepare|identify|manage|solve|measure|collect|speak|read|write|understand|organi[sz]e|take|use (?:the|an?|it|my|this|\p{Lu}\p{Ll}+)|repair (?:the|an?|my|it))\b(?! (?:of|for)\b))/gu,
    '$1 to ',
  ],
  [/\b(different|[Dd]ifferent) of (?=(?:the|my|our|what|that|this|other|his|her|their)\b)/gu, '$1 from '],
  [/\b([Dd]epend(?:s|ed|ing)?) of\b/gu, '$1 on'],
  [/\b([Rr]eturn(?:ed|s|ing)?) back\b/gu, '$1'],
  [
    /\b(go|goes|went|going|come|came|coming|return|returned) to (home|there|here|abroad)(?=[.,;]|$| (?:and|in|with|after|at|to|for|from|every)\b)/gu,
    '$1 $2',
  ],
  [/\b([Aa]rriv(?:e|ed|es|ing)) to home\b/gu, '$1 home'],
  [
    /\b([Aa]rriv(?:e|ed|es|ing)) to (?=(?:the|my|our) (?:office|school|factory|hospital|station|village|site|university|house|airport|clinic|farm|port)\b)/gu,
    '$1 at ',
  ],
  [
    /\b([Ee]nter(?:ed|s|ing)?) (?:to|in) (?=(?:the|my|our|this|an?) (?:university|school|house|room|company|factory|market|hospital|office|college|institute)\b)/gu,
    '$1 ',
  ],
  [
    /\b(made|make|makes|lets?) (me|him|her|us|them) to (?=(?:understand|think|see|know|feel|go|do|learn|believe|realize|realise|want|become|work|take|make|speak|write)\b)/gu,
    '$1 $2 ',
  ],
  [/\b(have|has|had|get|got|gave me|give me|gave us) opportunity to\b/gu, '$1 the opportunity to'],
  [
    /\b(have|has|had|get|got|gave me|give me|gave us) (chance|possibility) to\b/gu,
    (_, verb = '', what = '') => `${verb} ${what === 'chance' ? 'a' : 'the'} ${what} to`,
  ],
  // Times.
  [
    /\b([Ii])n (?:the )?same time(?=,| (?:I|we|he|she|they|it|the|my|our)\b)/gu,
    (_, i = '') => `${i === 'I' ? 'At' : 'at'} the same time`,
  ],
  [/\b([Aa])t the night\b(?! (?:of|shift|before|when|that|we|I|market|bus|train|school)\b)/gu, '$1t night'],
  [
    /\b([Ii])n night(?=[.,;]|$| (?:and|I|we|he|she|they|to|with|when|by|because|or)\b)/gu,
    (_, i = '') => `${i === 'I' ? 'At' : 'at'} night`,
  ],
  [
    /\b([Ii])n (morning|evening|afternoon)(?=[.,;]|$| (?:I|we|he|she|they|and I|and we|when|because)\b)/gu,
    '$1n the $2',
  ],
  [/\b(\d{1,2}(?::\d\d)?) of the (morning|afternoon|evening)\b/gu, '$1 in the $2'],
  [/\b(\d{1,2}(?::\d\d)?) (?:of|in) the night\b/gu, '$1 at night'],
  [
    /\b([Ee]very (?:morning|evening|night|day)|[Tt]he (?:morning|evening)) (?=\d{1,2}[h:][0-5]\d\b)/gu,
    '$1 at ',
  ],
  [/(?<![\p{L}\d.:])([01]?\d|2[0-3])h([0-5]\d)(?![\p{L}\d])/gu, '$1:$2'],
  [
    new RegExp(
      `\\b([Ii])n (?=${DAY}s?(?:[.,;]|$| (?:I|we|he|she|they|and|morning|evening|afternoon)\\b))`,
      'gu',
    ),
    (_, i = '') => (i === 'I' ? 'On ' : 'on '),
  ],
  [
    new RegExp(`\\b([Oo])n (?=${MONTH}(?: (?:19|20)\\d\\d)?(?:[.,;]|$))`, 'gu'),
    (_, o = '') => (o === 'O' ? 'In ' : 'in '),
  ],
  [
    /\b([Aa])t (?=(?:19[5-9]|20[0-3])\d(?:[.,;]|$| (?:I|we|he|she|they|my)\b))/gu,
    (_, a = '') => (a === 'A' ? 'In ' : 'in '),
  ],
  [
    new RegExp(
      `\\b([Tt])he (month|week|day|year) (${NUMBER_WORD}|\\d{1,2})(?=[.,;]|$| (?:and|of|we|I|was|were)\\b)`,
      'gu',
    ),
    (_, t = '', span = '', number = '') => `${sameCase(t, span)} ${number}`,
  ],
  // Parts of a number.
  [
    new RegExp(
      `(?<=^|[.,;:(] ?|\\b(?:and|but|only|that|because) )(\\d+|${NUMBER_WORD}) from (\\d+(?: (?:households|farmers|women|people|students|families|workers|orders|patients|farms|companies))?|them|us) (?=(?:said|told|answered|agreed|knew|know|had|have|wanted|want|failed|passed|came|use|used|are|were|refused|accepted|stayed|in (?:19|20)\\d\\d)\\b)`,
      'giu',
    ),
    '$1 of $2 ',
  ],
  [
    /\b((?:GPA|grade|mark|average|score|result)(?: (?:of|is|was))? \d+(?:[.,]\d+)?) from (?=\d+(?:[.,;)]|$))/gu,
    '$1 out of ',
  ],
  [/\bIn (?=\d{1,2}:\d\d\b)/gu, 'At '],
  [/\b([Aa]fter|[Ff]or|[Ww]ithin|[Aa]bout|[Aa]lmost) half year\b/gu, '$1 half a year'],
  [/\ball the day\b(?! (?:before|after|of|when|that)\b)/gu, 'all day'],
  [/\band no (?=(?:from|in|at|with|to|for) (?:the|my|our|an?)\b)/gu, 'and not '],
  [
    /\b([Mm])ak(e|ing) (?:a |my )?PhD\b(?! (?:students?|candidates?|programmes?|programs?|admissions?|applications?|funding|work|life|thesis)\b)/gu,
    (_, m = '', e = '') => `${e === 'ing' ? (m === 'M' ? 'Doing' : 'doing') : m === 'M' ? 'Do' : 'do'} a PhD`,
  ],
  [/\b(I am|I['’]m) not (?=(?:sign|agree|know|want|go|understand|think|have)\b)/gu, 'I do not '],
  [
    /\b((?:know|knew|knows|ask|asked|see|saw|tell|told me|count|understand) how many \p{Ll}+) (has|have|had) ((?:an?|the|my|our) \p{Ll}+)(?=[.,;]|$| (?:by|in|at|and|when|because)\b)/gu,
    '$1 $3 $2',
  ],
  [
    /^(In (?:\p{Lu}\p{Ll}+ )?(?:20[01]\d|202[0-3]|19\d\d),? (?:I|we)) have (\p{Ll}+)\b/gu,
    (whole = '', lead = '', verb = '') => {
      const found = verbForm(verb)
      return found?.form === 'PAST' && participleOf(found.base) === verb
        ? `${lead} ${pastOf(found.base)}`
        : whole
    },
  ],
  [
    /\b([Aa])ssist(ed|s)? to (?=(?:an?|the|my|this) (?:\p{Ll}+ )?(?:conference|meeting|course|class|workshop|seminar|lecture|congress)\b)/gu,
    (_, a = '', end = '') => `${a}ttend${end ?? ''} `,
  ],
  [/\b(work(?:s|ed|ing)?) in team(?=[.,;]|$| (?:and|with|or)\b)/gu, '$1 in a team'],
  [/\b(I am|I['’]m) graduated (?=from\b)/gu, 'I graduated '],
  [/\b([Uu])ntil now,? I am (?=\p{Ll}+ing\b)/gu, '$1ntil now I have been '],
  [
    new RegExp(
      `^((?:My|Our) (?:${PEOPLE}|parents)) they (?=(?:are|were|have|had|always|love|like|want|work|live|come|know|help|said|told|wanted|gave|can|do|did)\\b)`,
      'u',
    ),
    '$1 ',
  ],
  [/\b([Ii])n the same day\b/gu, (_, i = '') => (i === 'I' ? 'On the same day' : 'on the same day')],
  [
    new RegExp(
      `\\b((?:I|[Ww]e) want) that ((?:the |my |our |all |more |small |young )*(?:${PEOPLE}|parents|families|companies)) (share|${NO_NOUNS}|work|use|come|live|study)\\b`,
      'gu',
    ),
    '$1 $2 to $3',
  ],
  // Forms that do not exist.
  [
    new RegExp(`\\b(${Object.keys(NO_PLURALS).join('|')})\\b(?!['’])`, 'giu'),
    (whole = '') => sameCase(whole, NO_PLURALS[whole.toLowerCase()] ?? whole),
  ],
  [
    /\bmuch (?=(?:people|students|workers|things|problems|farmers|questions|times|families|women|men|children)\b)/gu,
    'many ',
  ],
  [
    new RegExp(
      `\\b([Oo])thers (?=(?:${PEOPLE}|countries|companies|things|villages|farms|families)\\b)`,
      'gu',
    ),
    '$1ther ',
  ],
  [
    /\b([Aa])nother (?=(?:people|students|workers|things|countries|companies|villages|farmers|children|women|men)\b)/gu,
    (_, a = '') => (a === 'A' ? 'Other ' : 'other '),
  ],
  [
    /\bmost (biggest|oldest|youngest|smallest|best|worst|easiest|hardest|highest|lowest|cheapest|fastest|strongest|poorest|richest)\b/gu,
    '$1',
  ],
  [
    /\b([Tt])he all (?=(?!the\b)\p{Ll}{3,}[^s\W]s\b(?! (?:\p{Ll}+ )?(?:team|clear)\b))/gu,
    (_, t = '') => (t === 'T' ? 'All the ' : 'all the '),
  ],
  [/\b(is|was) man of (?=\d+ years\b)/gu, '$1 a man of '],
  [
    /\bI have (1[6-9]|[2-6]\d) years(?=,? and (?:I (?:am|live|come|study|was)|live|study|come from)\b|, I (?:am|live|come|study)\b)/gu,
    'I am $1 years old',
  ],
  // Doubled subjects and conjunctions: 'my brother he works', 'Although …, but', 'Because …, so'.
  [
    new RegExp(
      `(^|[,;] |\\b(?:and|but|because) )([Mm]y (?:${KIN})) (?:he|she) (?=(?:is|was|has|had|works|worked|lives|lived|said|says|told|went|came|always|never|wanted|wants|can|could|did|does|made|gave|taught|knows|knew)\\b)`,
      'gu',
    ),
    '$1$2 ',
  ],
  [/^((?:Although|Though|Even though) [^,;.]{5,120}, )but (?!not\b|only\b|also\b)/gu, '$1'],
  [/^(Because [^,;.]{5,120}, )so (?=(?:I|we|he|she|they|it|my|our|the|nobody|people)\b)/gu, '$1'],
  // 'a port who waits', 'that who know more must speak'.
  [/\b(that|think|know|because) who (?=(?:know|have|speak|work|want|need|study|live) )/gu, '$1 those who '],
  [
    /\b((?:[Aa]n?|[Tt]he|[Tt]his|[Tt]hat|[Oo]ur|[Mm]y|one) (?:port|company|school|machine|factory|university|city|village|farm|system|project|country|programme|program|hospital|shop|region)) who (?=\p{Ll})/gu,
    '$1 that ',
  ],
  [
    new RegExp(
      `\\b((?<!\\bof )(?:[Aa]n?|[Tt]he|this|that|one|[Ee]very|[Ee]ach) (?:\\p{Ll}+ )?(?:port|${PERSON}|company|school|machine|factory|university|city|village|farm|system) (?:who|that)) (know|have|go|come|give|get|see|think|understand|receive|decide|lose|wait|speak|make|teach|sell|earn|become|do) (?=${OBJECT}\\b|more\\b|less\\b|in\\b|to\\b|at\\b|no\\b)`,
      'gu',
    ),
    (_, lead = '', verb = '') =>
      `${lead} ${verb === 'have' ? 'has' : /(?:o|ch)$/u.test(verb) ? `${verb}es` : `${verb}s`} `,
  ],
  [
    /\b([Ii])n [Ii]nternet(?=[.,;]| (?:and|I|we|to|about)\b)/gu,
    (_, i = '') => (i === 'I' ? 'On the internet' : 'on the internet'),
  ],
  [/\bfrom [Ii]nternet(?=[.,;]|$| (?:and|I|we)\b)/gu, 'from the internet'],
  [
    /(?<=^|[.,;] |\b(?:and|but|because|that|in|from|of|to) )Netherlands(?=[.,;]|$| (?:is|has|and|in|for|to|was)\b)/gu,
    (...found) => (String(found.at(-2)) === '0' ? 'The Netherlands' : 'the Netherlands'),
  ],
]
