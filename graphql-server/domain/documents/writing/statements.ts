/** Answers, taken apart into statements and put into sentences of the first person. */

import { isOneSentence, mayTell, opensClause, tellsOfSome, tellsPlainly, withoutSplices } from './clauses.ts'
import { cleanText } from './cleanText.ts'
import {
  asSentence,
  insideSentence,
  isClause,
  isOnlyVerb,
  isProper,
  listed,
  repair,
  tagWords,
  withArticle,
  withoutEnd,
} from './grammar.ts'
import { mostTelling } from './information.ts'
import { isNonAnswer } from './nonAnswers.ts'
import {
  asksSomething,
  asNote,
  besideOneAnother,
  doesSomething,
  hasStrayCapital,
  hasVerbOfOurs,
  isLongThing,
  isPlainThing,
  isRemark,
  isThingWithDetail,
  isTimeAlone,
  lacksItsArticle,
  leadOf,
  NOUN_OR_VERB,
  noteGroups,
} from './notes.ts'
import { countWords } from './plainText.ts'
import type { Tone } from './request.ts'
import { ROLE } from './roles.ts'
import { splitSentences } from './splitSentences.ts'
import { participleOf, pastOf, verbForm } from './verbs.ts'
import { type KeyVoice, MORE_NOTES, notesWording, worded } from './voices.ts'

/** One sentence made of one or several statements of one answer. */
export type Statement = {
  key: string
  /** A whole sentence. */
  text: string
  /** The person's words that it is made of. */
  quotes: readonly string[]
  words: number
  /** Did the person write it as a sentence, or was it completed from a fragment? */
  isOwnSentence: boolean
}

/** What a piece of an answer is, and the words that go on once its missing start is supplied. */
export type Piece =
  | { kind: 'SENTENCE'; body: string; isCompleted?: true }
  /** Goes on after 'I': 'led a team', 'am fluent in'. */
  | { kind: 'PREDICATE'; body: string }
  | { kind: 'AIM'; body: string }
  | { kind: 'NOUNS'; body: string }
  | { kind: 'GERUND'; body: string }
  | { kind: 'BECAUSE'; body: string }

/** Neither plainly a thing nor a sentence: it goes behind a colon. */
type Note = { kind: 'NOTE'; body: string }

/** `text` is the quote as it may stand in a sentence. */
type Read = { piece: Piece | Note; quote: string; text: string }

const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
const SELF_INTRODUCTION =
  /^(?:hi|hello|dear)?[\s,]*(?:my name is|i am called|this is) (?:\p{Lu}[\p{L}.'’-]*\s*){1,4}[.!]?$/u
const WHAT_BECAME_OF_IT =
  /^(?:the )?\p{Ll}+s? (?:used|adopted|published|presented|cited|shared|accepted|graded|implemented) /u
const HEADING = /^[\p{L}\d &/'’-]{1,40}:$/u
const COUNT_OF =
  /^(?!1 |19\d\d|20\d\d)\d[\d,]*\+? (?:installs|downloads|users|visitors|readers|subscribers|customers|participants|members|views|orders|sales|students|people|families|members) (?:in|within|after|by|on|across|so far)\b/u
/** 'Developers in India still buy the report last': a plural, an adverb and what it does. */
const HABIT =
  /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:in \p{L}+ )?(?:still|often|usually|always|never|rarely|mostly) (?!\p{L}+ed\b)\p{Ll}+ /u
/** 'Return rate down from 22% to 16%': what stands there went down. */
const WENT =
  /^((?!I\b|my\b|we\b|the\b)\p{L}[\p{L} -]{2,40}?)(?<!\b(?:went|go|goes|gone|is|was|were|are|came|comes)) (down|up) (?=(?:from|by|to) )/iu
/** 'Losses 8% instead of 35%', 'deflection 18% less than calculated': what stands there was so. */
const MEASURED =
  /^((?!I\b|my\b|we\b|the\b|an?\b|in\b|at\b|only\b)\p{L}[\p{L} -]{2,30}?) ((?:only |about )?\d[\d.,]* ?(?:%|[\p{L}²³°/]{1,6})? ?(?:instead of|rather than|less than|more than|lower than|higher than|better than|against|but)\b.*)$/iu
/** 'Postponed hearings 39%': a noun with its participle, and how much of it there was. */
const FIGURE_BEHIND_NOUN = /^\p{L}+(?:ed|en) (?:\p{Ll}+ )?\p{Ll}+s (?:from )?\d[\d.,]* ?%/iu
/** 'Postponed hearings 39% before, 22% after'. */
const BEFORE_AFTER =
  /^((?!I\b|we\b|my\b|the\b)\p{L}[\p{L} -]{2,40}?),? (\d[\d.,]* ?%?) before(?:,| and) (\d[\d.,]* ?%?) after(.*)$/iu
/** 'Availability in January from 88% to 94%'. */
const FROM_TO = /^((?!I\b|my\b|we\b|the\b)\p{L}[\p{L} -]{2,40}?) (from \d[\d.,]* ?% to \d[\d.,]* ?%.*)$/iu
/** 'Ticket volume -45%'. */
const CHANGE = /^((?!I\b|my\b|we\b|the\b)\p{L}[\p{L} -]{2,40}?) ?([-–−+]) ?(\d[\d.,]* ?%.*)$/iu
/** 'Attrition in my team: 0 in 14 months'. */
const FIGURE_OF =
  /^((?!I\b|we\b|the\b)\p{L}[\p{L} -]{4,40}): ((?:only |about )?\d[\d.,]*(?:%|$|\)| ?(?:in|of|out of|per|from|km|kg|hours|minutes|days|weeks|months|years|euros|dollars)\b)[^:]*(?:\([^()]*\))?)$/iu
/** 'Final project: a footbridge for …'. */
const LABELLED_WORK =
  /^((?:(?:my )?(?:final|(?:first|second|third|fourth|final)[- ]year|graduation|diploma|capstone|senior|bachelor['’]?s?|master['’]?s?|undergraduate) )(?:project|thesis|dissertation|work)): (.+)$/iu
/** 'Thesis: wound washing in 212 households'. */
const TOPIC_OF_WORK =
  /^((?:(?:my )?(?:final|final[- ]year|graduation|diploma|bachelor['’]?s?|master['’]?s?|undergraduate) )?(?:thesis|dissertation|capstone(?: project)?)): (.+)$/iu
/** 'Thesis on swear words: 1,100 lines from 14 films'. */
const WORK_ON =
  /^((?:(?:my )?(?:final|final[- ]year|graduation|diploma|bachelor['’]?s?|master['’]?s?|undergraduate) )?(?:thesis|dissertation|capstone(?: project)?)) ((?:on|about) .+)$/iu
/** 'Summer in the lab of Prof. Blecker: 180 viscosity runs'. */
const SPENT = /^(?:an? )?((?:summer|winter|semester|year|month|term|week) (?:in|at|with) [^:]{3,60}): (.+)$/iu
/** 'Cost: 1.1m', 'Budget for replacement: none until 2026'. */
const AMOUNT = /^((?:total )?(?:cost|price|budget|duration|deadline)(?: (?:of|for) [^:]{2,30})?): ([^:]+)$/iu
/** 'Works since November': the thing that the sentence before made. */
const WORKS_SINCE = /^(works?|runs?|holds?|stands?) (since .+)$/iu
/** 'Speech therapy from 8 to 14'. */
const HAD =
  /^((?:\p{L}+ )?(?:therapy|treatment|lessons|classes|dialysis|chemotherapy|physiotherapy)) (from \d+ to \d+.*)$/iu
/** Within a story, what there was: 'two months of silence', '70 people, two of them with a grudge', 'applause'. */
const THERE_WAS =
  /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:minutes|hours|days|nights|weeks|months|years) of \p{Ll}|\d+ people,|(?:applause|silence|laughter|panic|chaos|tears)\b)/iu
/** 'First result: rents rose most …', 'Finding: 88% knew it'. */
const RESULT =
  /^(?:the )?((?:(?:main|first|key|second|final|last|other|best) )?(?:finding|result|conclusion|outcome)): (.+)$/iu
/** 'Since 2021 also grade head'. */
const SINCE_ALSO = /^since ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d),? (also )?(.+)$/iu
/** 'Rhodes Scholarship finalist 2025'. */
const HONOUR =
  /^(\p{Lu}[\p{L}\d’'.&-]*(?: [\p{L}\d’'.&()-]+){0,8}) ((?:semi-?)?finalist|recipient|awardee|laureate|winner)(?:,? \(?((?:19|20)\d\d)\)?)?$/iu
/** 'Bridge still in service', 'limit now 25 t'. */
const STILL =
  /^((?!I\b|we\b|he\b|she\b|it\b|they\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (still|now) ((?:in|at|on|under|available|active|open|\d)\b.*)$/iu
/** A wish that is said as its contents: 'that no child lose a year'. */
const WISHED = /^that (?=(?:an?|the|no|nobody|every|everybody|everyone|all|my|our|people|\p{Ll}+s) )/iu
/** What cannot begin the name of a thing. */
const BEGINS_NO_NOUN =
  /^(?:at|on|in|by|from|under|after|before|during|since|until|when|while|if|because|although|though|as|that|not|never|nobody|everybody|somebody|there|here|then|now|so|but|and|or|yet|how|why|where|what|who|he|she|it|they|you|is|are|was|were|has|have|had|can|could|will|would)\b/iu
/** 'X did this, but my aunt does that': two clauses, whatever the tagger makes of the first. */
const ANOTHER_CLAUSE = /, (?:but|so|yet|and) (?:I|we|my|our|he|she|they|it|there)\b/u
const LABELLED =
  /^(?:project|title|topic|role|position|internship|company|award|paper|publication|achievement|experience|goal|short[- ]term|long[- ]term|problem|setback|challenge|answer|ans|club|activity|example|story)(?:\s*(?:no\.?\s*)?\d{0,2})?\s*[:=-]\s+(?=\S)/iu
const SUBJECT_LATER = /,\s+(?:I|we|my|our|the|it|this|that|he|she|they|there|what)\b/iu
/** Behind one of these a bare verb is meant, where one says what one would do: 'start a club', 'play football'. */
const MEANT_AS_VERB = /^(?:start|play|help|open|share|visit|host|run|coach|teach|learn|build|join|found)$/u
const PLAINLY_A_CLAUSE =
  /(?<!\b(?:that|which|who|whom|whose|where|what|how|because|if) (?:\S+ ){0,2})\b(?:I|we|he|she|they|it)\s+(?:\p{L}+(?:ed|s)|was|were|am|are|is|had|has|have|did|do|could|can|will|would|saw|built|made|found|took|went|led|wrote|ran|knew|got)\b/iu

/** 'Helping Babies Breathe facilitator': a name, though it begins like a doing. */
const NAMED_BY_A_DEED =
  /^\p{Lu}\p{Ll}+ing (?:\p{Lu}\p{Ll}+ (?:\p{Lu}|facilitator|course|certificate|program))/u

/** Verbs that, in a line about oneself, tell what others did: 'Selected for the national camp'. */
const DONE_TO_ME =
  /^(?:selected (?:for|as|in|among|to|by)|awarded(?! to)|nominated|elected|appointed|promoted (?:to|as|within|twice|from|after|in)|chosen (?:for|as|by|to|among)|shortlisted|invited|featured (?:in|on|by)|certified|admitted (?:to|into)|placed (?:in|at|first|second|third|\d)|honou?red|felicitated|recognised (?:as|by|for|with)|recognized (?:as|by|for|with)|recommended (?:for|by)|assigned|trained (?:in|by|at)|(?:hit|struck|bitten|robbed|attacked) by|diagnosed with|laid off|evicted|expelled|born (?:in|at|on|to|near|into|and)|raised in|accepted (?:to|into|for)|named|rejected|entrusted|mentored by|supervised by|guided by|inspired by|offered)\b/iu
/** Bare, these are an order or a slip and not a line about oneself. */
const NEVER_BARE = /^(?:see|have|know|note|rank)$/iu
const OBJECT_FOLLOWS =
  /^\S+\s+(?:a|an|the|my|our|his|its|their|this|these|those|all|both|over|about|nearly|around|almost|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|team|teams|people|students|patients)\b/iu
const ADVERB =
  /^(?:also|then|later|successfully|currently|recently|independently|jointly|actively|personally|initially|finally|previously|now|presently)\s+(?=\S)/iu
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:want|would like|would love|hope|wish|will|would|aim|intend|plan to|dream of|need|love|like to|like|enjoy|believe|think|feel|felt|expect) /iu,
    '',
  ],
  [
    /^(?:wanting|hoping|planning to|aiming|looking|going to|intending|aspiring|thinking|trying|pursuing|studying|working as|learning|applying (?:for|to)|waiting for|preparing for) /iu,
    'am ',
  ],
  [
    /^(?:am|was|have|had|did|can|could|cannot|can['’]t|could(?:n['’]t| not)|should|must|decided|realised|realized|wanted|tried|thought|noticed|asked|told|left|loved|enjoyed|liked|believed|understood|started|stopped|never|failed) /iu,
    '',
  ],
]
const STATE =
  /^(?:proficient|fluent|skilled|experienced|interested|certified|passionate|familiar|comfortable|keen|capable|able|adept|good at|strong in|well[- ]versed|eager|curious|active in|based in|aware|confident|committed|ready|responsible|involved|engaged|in charge of)\b/iu
const OF_A_PLACE =
  /^(?:ranked|known|located|famous|renowned|accredited|situated|recogni[sz]ed|established|affiliated|rated)\b/iu
const DUTY = /^(?:responsible|involved|engaged|active|in charge of)\b/iu
/** One person at a time holds these; they take no article. */
const SOLE_ROLE =
  /(?:captain|president|secretary|treasurer|chairperson|chair|head|editor|runner[- ]up|topper|spokesman|spokeswoman|spokesperson)$/iu
const DEFINITE_ROLE = /(?:^|\s)(?:winner|founder|author|co-?founder)$/iu
const DEGREE =
  /^(?:B\.?Tech|M\.?Tech|B\.?Sc|M\.?Sc|B\.?E\.?|B\.?A\.?|M\.?A\.?|MBA|BBA|B\.?Com|Bachelor['’]?s?|Master['’]?s?|Diploma|Ph\.?D)(?=[. ]|$)/u
/** With a capital these belong to a name. */
const THING_TO_FOUND =
  /^(?:studio|firm|school|clinic|lab|laboratory|centre|center|foundation|institute|factory|shop)$/u
const COUNT_NOUN =
  /^(?:suite|licence|module|essay|report|club|unit|network|office|group|studio|session|bridge|footbridge|building|study|comparison|machine|tower|shelter|map|database|register|archive|typeface|chair|instrument|paper|article|poster|patent|scholarship|medal|award|certificate|project|internship|thesis|dissertation|chapter|publication|presentation|prize|app|website|robot|drone|prototype|dashboard|chatbot|simulator|model|degree|diploma|fellowship|grant|system|tool|platform|device|algorithm|application|engine|bot|survey|debate|competition|hackathon|contest|course|class|book|film|documentary|video|talk|lecture|workshop|visit|trip|game|shortage|accident|injury|phd|job|role|position|career|startup|company|mistake|failure)$/iu

/** Reads one answer: its statements in their order, completed, repaired and joined where they are items of a list. */
export function readStatements({
  key,
  answer,
  voice,
  tone,
  place,
  most,
}: {
  key: string
  answer: string
  voice: KeyVoice
  tone: Tone
  place: string
  /** An answer longer than this many words is read by its most telling sentences only. */
  most: number
}): Statement[] {
  const said = splitSentences(cleanText(answer))
    .map(({ text }) => text)
    .filter(text => !HEADING.test(text) && !isNonAnswer(text) && !SELF_INTRODUCTION.test(text))
  const pieces = mostTelling(said, most)
  // One who tells in whole sentences of the past means the past by bare verbs too; a list may hold both.
  const tellsThePast = pieces.some(piece => {
    const [first = '', second = ''] = piece.split(/\s+/u)
    return /^i$/iu.test(first) && verbForm(second)?.form === 'PAST'
  })
  const verbs = voice.verbs === 'PERFECT' && tellsThePast ? 'PAST' : voice.verbs
  const reads: Read[] = []
  for (const [index, quote] of pieces.flatMap(piece => notesApart(piece)).entries()) {
    const text = placed(repair(withoutArrows(quote.replace(LABELLED, ''))), { voice, index, place })
    const before = reads.at(-1)
    const isAmongNotes = before !== undefined && /^(?:NOTE|NOUNS)$/u.test(before.piece.kind)
    const piece = pieceOf(text, { voice, verbs, tone, place, index, isAmongNotes })
    reads.push({ quote, text, piece: isOfAnother(piece, text, before) ? asTyped(text, before) : piece })
  }
  return joinReads(reads, { key, voice, tone, place })
}

/** A line about the university that leaves out its name: 'ranked fifth', 'they teach it in the first year'. */
function placed(
  bare: string,
  { voice, index, place }: { voice: KeyVoice; index: number; place: string },
): string {
  if (voice.isAboutPlace !== true || place === 'this programme') return bare
  if (OF_A_PLACE.test(bare)) return `${place.replace(/^the\b/u, 'The')} is ${lowerStart(bare)}`
  return index === 0 ? bare.replace(/^They (?=\p{Ll}+ )/u, `At ${place} they `) : bare
}

/** 'from 4.1% → 1.3%', 'planner -> supervisor -> manager': a hand draws what a sentence says. */
function withoutArrows(text: string): string {
  const arrow = / *(?:[-=]+>|→) */gu
  const figures = text.replace(/(?<=\d[%\p{L}]{0,3}) *(?:[-=]+>|→) *(?=[\d€$£₹])/gu, ' to ')
  return (figures.match(arrow)?.length ?? 0) > 1 ? figures.replace(arrow, ', then ') : figures
}

function hasLateVerb(text: string): boolean {
  return tagWords(text.replace(/\b(?:who|which|that) .*$/u, '')).some(
    (word, at, all) =>
      !/^(?:which|that|who)$/iu.test(all[at - 1]?.text ?? '') &&
      (word.tags.has('PastTense') || word.tags.has('Modal') || word.tags.has('Copula')),
  )
}

function pieceOf(
  text: string,
  {
    voice,
    verbs,
    tone,
    place,
    index,
    isAmongNotes,
  }: {
    voice: KeyVoice
    verbs: KeyVoice['verbs']
    tone: Tone
    place: string
    index: number
    isAmongNotes: boolean
  },
): Piece | Note {
  const completed = (body: string): Piece => ({ kind: 'SENTENCE', isCompleted: true, body })
  const doings = voice.isPlainList === true && voice.aim !== undefined ? listOfDoings(text) : null
  if (doings !== null) return { kind: 'AIM', body: doings }
  const listing =
    voice.isPlainList === true && !isOneSentence(text) ? plainList(text, voice.hasDetails === true) : null
  const items = listing === null || voice.items === undefined ? [] : listing.split(/, | and (?![^()]*\))/u)
  if (items.some(item => voice.items?.test(item) === false)) return { kind: 'NOTE', body: asNote(text) }
  if (listing !== null)
    return voice.adjectives !== undefined && saysHowOneIs(listing)
      ? completed(worded(voice.adjectives, tone, { x: listing, place }))
      : { kind: 'NOUNS', body: listing }
  const patterned = patternedSentence(text, voice) ?? toldNote(text, voice, index)
  if (patterned !== null) return completed(patterned)
  // 'Lead a team since January 2024' goes on.
  const ongoing = verbs === 'PAST' && /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(text)
  const piece = readPiece(text, ongoing ? 'PERFECT' : verbs, voice.hasDetails === true)
  // Within a story a line without a verb is how people tell; and a long first line that may have one is a sentence.
  if (
    voice.isStory === true &&
    (piece.kind === 'NOUNS' || piece.kind === 'GERUND') &&
    (index > 0 || (countWords(text) > 8 && hasLateVerb(text)))
  )
    return isAmongNotes && piece.kind === 'NOUNS' && !doesSomething(text) && !HAS_A_PERSON.test(text)
      ? { kind: 'NOTE', body: asNote(text) }
      : { kind: 'SENTENCE', body: text }
  // 'Supervisor who publishes on leprosy' is who is there, and no goal of one's own.
  if (
    piece.kind === 'AIM' &&
    /^be /u.test(piece.body) &&
    (voice.isAboutPlace === true || voice.startsOnItsPoint === true || voice.isPlainList === true)
  )
    return { kind: 'NOTE', body: asNote(text) }
  // '4,000 bridges, no sensors' behind a goal is why, and not another goal.
  if (
    piece.kind === 'NOUNS' &&
    verbs === 'AIM' &&
    index > 0 &&
    !/^also\b/iu.test(text) &&
    /^\d[\d,]*\+? (?!(?:years|months|weeks|days|hours|times)\b)\p{Ll}+s\b/u.test(piece.body) &&
    !/[:(]/u.test(piece.body)
  )
    return completed(`There are ${piece.body.replace(/, no (?=\p{Ll})/u, ' and no ')}`)
  return asksSomething(text) && verbs === 'AIM'
    ? { kind: 'NOTE', body: asNote(text) }
    : noteUnlessPlain(piece, text, {
        isStart: voice.isStory === true && index === 0,
        isAmongNotes,
        areSubjects: voice.areSubjects === true,
      })
}

/** What things do as well as people: behind the name of a thing nobody can tell whose deed it was. */
const DONE_BY_THINGS =
  /^(?:lost|won|fell|took|cost|failed|grew|rose|sank|saved|reduced|earned|received|increased|improved|decreased|doubled|tripled|reached|survived|attracted|lasted)\b/u
/** Somebody else, as the one of whom a sentence tells. */
const TELLS_OF_SOMEBODY =
  /^(?:(?:but|and|so|then|later|now|there),? )?(?:he|she|they|(?:my|our|his|her|their|the|an?|one|another|two|some) (?:[\p{L}-]+ ){0,2}?(?:father|mother|parents?|brothers?|sisters?|uncle|aunt|cousin|grandmother|grandfather|wife|husband|friends?|teachers?|professor|supervisor|boss|managers?|director|owner|colleagues?|client|customers?|coach|doctor|nurses?|students?|farmers?|drivers?|buyer|man|woman|men|women|girl|boy|people|team|company|school|hospital|bank|committee))\b/iu

/** May the 'I' that a line lacks be somebody else, or the thing that was named before it? */
function isOfAnother(piece: Piece | Note, text: string, before: Read | undefined): boolean {
  if (piece.kind !== 'PREDICATE' || before === undefined) return false
  const { kind } = before.piece
  if (kind === 'NOUNS' || kind === 'NOTE')
    return (
      (DONE_BY_THINGS.test(piece.body) &&
        !/^\p{L}+ (?:it|them|again|as|my)\b| as (?:an? )?\p{Ll}/u.test(piece.body)) ||
      /^(?:selected|awarded|nominated|chosen|shortlisted|featured|accepted|placed|named|rejected|honou?red|recogni[sz]ed|certified)\b/iu.test(
        text,
      )
    )
  if (kind !== 'SENTENCE' || /\b(?:I|we)\b/iu.test(before.piece.body)) return false
  return (
    /^(?!am |have )/u.test(piece.body) &&
    (TELLS_OF_SOMEBODY.test(before.text) ||
      (DONE_BY_THINGS.test(piece.body) &&
        !/^\p{L}+ (?:it|them|again|as|my)\b/u.test(piece.body) &&
        /^(?:the|an?|it|this|that|its)\b/iu.test(before.text)))
  )
}

function asTyped(text: string, before: Read | undefined): Piece | Note {
  return before !== undefined && /^(?:NOUNS|NOTE)$/u.test(before.piece.kind)
    ? { kind: 'NOTE', body: asNote(text) }
    : { kind: 'SENTENCE', body: text }
}

/** Verbs by which nobody begins the name of a thing. */
const PLAIN_DOING =
  /^(?:go|look|leave|say|be|do|give|let|eat|sleep|ask|listen|keep|make|tell|try|come|stay|think|find|write)$/u

/** 'Measure first, ask the oldest woman, leave a tree': what one tries to do, and no list of things. */
function listOfDoings(text: string): string | null {
  const items = withoutEnd(text)
    .replace(/;$/u, '')
    .split(/[,;]\s+(?:and\s+)?/u)
    .map(lowerStart)
  const firsts = items.map(item => /^\p{L}+/u.exec(item)?.[0] ?? '')
  const areVerbs = firsts.every(first => PLAIN_DOING.test(first) || verbForm(first)?.form === 'BASE')
  return areVerbs &&
    items.every(item => countWords(item) > 1 && !/[.:;()"“]|\b(?:I|we)\b/u.test(item)) &&
    firsts.some(first => PLAIN_DOING.test(first) || !NOUN_OR_VERB.has(first))
    ? listed(items)
    : null
}

/** What cannot open a note: it has its subject or its frame already. */
const OPENS_A_SENTENCE =
  /^(?:I|we|my|our|the|an?|it|he|she|they|this|that|these|those|there|his|her|their|its|in|on|at|after|before|during|since|when|while|as|for|from|with|to|by|if|because|although|every|each|one|some|many|most|all|no|nobody|everybody|somebody|once|then|\p{Lu}\p{L}*['’]s)\b/iu

/** 'Two months of silence', '70 people, two of them ill': what there was. */
export function thereWas(bare: string): string | null {
  if (!THERE_WAS.test(bare) || mayTell(bare.replace(/["“][^"”]*["”]/gu, 'X').split(/,? which /u)[0] ?? ''))
    return null
  const isPlural = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|tears)\b/iu.test(bare)
  return `There ${isPlural ? 'were' : 'was'} ${lowerStart(bare)}`
}

/** 'Read: work on dyes', 'Everyone: mould': a word of the person's own that leads up to the rest. */
const HEADED =
  /^(?:read|lesson|before|after|result|everyone|everybody|nobody|me|them|us|answer|reason|why|how|point|proof|problem|solution)(?: [^:]{1,20})?: /iu

/** 'Repairing 9 valves first gave water to 70%': what a doing did. */
const DOING_DOES =
  /^(?:(?!\b(?:that|which|who|whom|where|when|how|what|why|because|if|while)\b).)*? (?:gave|was|were|is|are|took|made|led|showed|taught|helped|meant|cut|saved|reduced|improved|brought|became|needs|takes|means|gives|makes|teaches|has|had|did|does)\b(?! by\b)/u

/** '… they send nothing': somebody, behind whatever stands before. */
const HAS_A_PERSON = /(?:[,;:…–-] ?|^)(?:(?:so|and|but) )?(?:I|we|he|she|they|it) \p{Ll}/iu

/** What is not plainly a thing, and what is plainly no sentence, is a note. */
function noteUnlessPlain(
  piece: Piece,
  text: string,
  { isStart, isAmongNotes, areSubjects }: { isStart: boolean; isAmongNotes: boolean; areSubjects: boolean },
): Piece | Note {
  const note: Note = { kind: 'NOTE', body: asNote(text) }
  const bare = text.replace(/^also (?=\p{L}|\d)/iu, '')
  if (piece.kind === 'NOUNS') {
    if (
      (isPlainThing(bare) || isThingWithDetail(piece.body)) &&
      (areSubjects || !(lacksItsArticle(piece.body) || hasStrayCapital(piece.body)))
    )
      return { ...piece, body: piece.body.replace(/^also /iu, '') }
    if (SPENT.test(withoutEnd(bare))) return piece
    return doesSomething(bare) ||
      HAS_A_PERSON.test(bare) ||
      HEADED.test(bare) ||
      /^(?:yes|no|never|nothing|maybe)[.!]?$/iu.test(text)
      ? { kind: 'SENTENCE', body: text }
      : note
  }
  if (piece.kind === 'GERUND' && DOING_DOES.test(bare)) return { kind: 'SENTENCE', body: text }
  return piece.kind === 'SENTENCE' &&
    piece.isCompleted !== true &&
    !isOneSentence(withoutEnd(text)) &&
    (isRemark(text, { isAmongNotes: isStart || isAmongNotes }) ||
      (isStart && opensOnNotes(text)) ||
      isLongThing(text))
    ? note
    : piece
}

/** 'Power cut during a session, generator did not start': what happened, and only then what somebody did. */
function opensOnNotes(text: string): boolean {
  const bare = withoutEnd(text)
  const [head = '', ...rest] = bare.split(', ')
  return (
    opensClause(rest[0] ?? '') &&
    countWords(head) < 9 &&
    !/[:;?"“]/u.test(bare) &&
    !OPENS_A_SENTENCE.test(head) &&
    verbForm(/^\p{L}+/u.exec(head)?.[0] ?? '') === null &&
    !opensClause(head) &&
    !isClause(head, { surely: true }) &&
    !/^(?:and|but|so|which|who|where|when|because|I|we|he|she|they|it|my|our)\b/u.test(rest[0] ?? '')
  )
}

const THE_DAY =
  /^the (?:first |last |very )?(?:day|night|moment|hour|morning|evening|afternoon|year|summer|winter|week|time) (?:that |when |in which )?(?:the|my|our|I|we|he|she|they|an?) [^,;:]+$/iu

/** A note within a story, as a sentence: what there was. */
function toldNote(text: string, voice: KeyVoice, index: number): string | null {
  if (voice.isStory !== true) return null
  const bare = withoutEnd(text)
  // 'The day the pump stopped': no clause, though there is a verb.
  if (
    index === 0 &&
    THE_DAY.test(bare) &&
    typeof voice.nouns === 'string' &&
    / was \{x\}$/u.test(voice.nouns)
  )
    return voice.nouns.replace('{x}', () => lowerStart(bare))
  if (index > 0) return thereWas(bare)
  // 'August 2023, typhoid in the district'
  const [, month = '', what = ''] =
    /^(?:in )?((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d), (\p{Ll}+ (?:in|at|on) .+)$/iu.exec(
      bare,
    ) ?? []
  if (month !== '' && !mayTell(what.split(',')[0] ?? '') && !OPENS_A_SENTENCE.test(what))
    return `In ${month} there ${/^\p{L}+[^s]s /u.test(what) ? 'were' : 'was'} ${what}`
  return null
}

/** 'Tamil, English (C1), Hindi' → 'Tamil, English (C1) and Hindi', where nothing but names stands there. */
function plainList(text: string, areNames: boolean): string | null {
  const items = withoutEnd(text)
    .split(/,\s+(?:and\s+)?(?![^()]*\))|\s+and\s+(?![^()]*\))|\s*\/\s*/u)
    .map(item => item.trim())
  return items.length > 1 &&
    items.length < 9 &&
    items.every(
      item =>
        countWords(item.replace(/\([^()]*\)/gu, '')) < 8 &&
        !/[.:;?]/u.test(item.replace(/\b(?:Prof|Dr|Mr|Ms|Mrs)\./gu, '')) &&
        !/^\d|\b(?:so far|as well|too)$/iu.test(item) &&
        (!areNames || /^\p{Lu}/u.test(item)),
    ) &&
    (plainlyNames(items) || !isClause(text.replace(/\([^()]*\)/gu, '')))
    ? listed(
        items.map((item, index) =>
          areNames
            ? nounPhrase(item, true)
            : insideList(item, index === 0 && items.slice(1).every(other => /^\p{Ll}/u.test(other))),
        ),
      )
    : null
}

/** Three or more short items without a pronoun or an auxiliary: a list, whatever 'Measure Theory' and 'radio plays' look like. */
function plainlyNames(items: readonly string[]): boolean {
  return items.length > 2 && areShort(items)
}

/** Nowhere a pronoun or an auxiliary. */
function areShort(items: readonly string[]): boolean {
  return items.every(item => {
    const bare = item.replace(/\([^()]*\)/gu, '').trim()
    return (
      countWords(bare) < 6 &&
      !/\b(?:I|we|he|she|it|they|you|is|are|was|were|am|has|have|had|do|does|did|can|could|will|would)\b|n['’]t\b/iu.test(
        bare,
      )
    )
  })
}

/** 'Cooking for the floor' → 'cooking for the floor'; names keep their capitals. */
function insideList(item: string, isLineStart: boolean): string {
  // 'Ethnographic methods, migration': the capital is the line's.
  if (
    isLineStart &&
    /^\p{Lu}\p{Ll}+(?<!ese|[^r]ian|ish|can) \p{Ll}/u.test(item) &&
    !isProper(item.split(' ')[0] ?? '')
  )
    return lowerStart(item)
  if (isProper(/^\p{L}+/u.exec(item)?.[0] ?? '')) return item
  return /^\p{Lu}\p{Ll}+ing(?: |$)/u.test(item) ? lowerStart(item) : insideSentence(item)
}

/** 'patient, good at reading machines' says how one is; 'patience' does not. */
function saysHowOneIs(list: string): boolean {
  const [first] = tagWords(list)
  return first?.tags.has('Adjective') === true
}

/** A short answer of a form that its question expects, as the sentence that it makes. */
function patternedSentence(text: string, voice: KeyVoice): string | null {
  const bare = withoutEnd(text)
  const found = voice.patterns?.find(([pattern]) => pattern.test(bare))
  return found === undefined ? null : bare.replace(found[0], found[1])
}

/** The text's own words decide what it is; in doubt it is taken for a sentence and left as it is. */
export function readPiece(text: string, verbs: KeyVoice['verbs'], hasDetails: boolean): Piece {
  const letters = text.match(LETTER)?.length ?? 0
  if ((text.match(LATIN)?.length ?? 0) < letters / 2) return { kind: 'SENTENCE', body: text }
  const bare = withoutEnd(text).replace(verbs === 'AIM' ? /^also (?=(?:\d|an?|the|my) ?)/iu : /$^/u, '')
  if (
    /^(?:I|I['’]\p{L}+|[Ww]e)\b/u.test(bare) ||
    bare.endsWith('?') ||
    /[?]["”’)]*$/u.test(text) ||
    isOneSentence(bare)
  )
    return { kind: 'SENTENCE', body: text }

  const adverb = ADVERB.exec(bare)?.[0] ?? ''
  const rest = bare.slice(adverb.length)
  // 'Back to Iloilo, same desk': going there is meant.
  if (verbs === 'AIM' && /^back to (?:\p{Lu}|my |the |our )/iu.test(rest))
    return { kind: 'AIM', body: `go ${lowerStart(rest).replace(/^([^,(]*), /u, '$1: ')}` }
  const predicate = predicateOf(rest, verbs, adverb) ?? bareAim(rest, verbs)
  if (predicate?.kind === 'AIM')
    return {
      kind: 'AIM',
      body: predicate.body.replace(/, then back to (?=\p{Lu}|my |the )/u, ', then go back to '),
    }
  if (predicate !== null) return predicate
  if (adverb !== '' && /^\p{L}+ing\b/iu.test(rest) && !SUBJECT_LATER.test(rest) && !isClause(rest))
    return { kind: 'PREDICATE', body: `am ${adverb.toLowerCase()}${lowerStart(rest)}` }

  if (/^because\b/iu.test(bare)) {
    const reason = bare.replace(/^because\s+/iu, '')
    const isWhole =
      SUBJECT_LATER.test(bare) ||
      (/^of\b/iu.test(reason)
        ? isClause(reason) || /\b(?:I|we)\b/u.test(reason)
        : // 'Because the bus was late I learned to walk', but not 'because I like maths and I want to teach it'
          /^[^,]*\b(?:I|we)\b[^,]*$/u.test(reason) &&
          /\S+ \S+ .*(?<!\b(?:and|so|but|or|that|which|who|when|if|than|as|what|how|where|while|because)) (?:I|we) /u.test(
            reason,
          ))
    return isWhole ? { kind: 'SENTENCE', body: text } : { kind: 'BECAUSE', body: reason }
  }
  if (
    /^to\s+\p{Ll}+/iu.test(bare) &&
    !SUBJECT_LATER.test(bare) &&
    verbs === 'AIM' &&
    !isClause(
      bare
        .replace(/^to\s+\S+/iu, '')
        .replace(/,? (?:so(?: that)?|where|which|that|who|because|if) .*$/iu, ''),
    )
  )
    return { kind: 'AIM', body: bare.replace(/^to\s+/iu, '') }

  const went = WENT.exec(bare)
  if (went !== null && !isClause(went[1] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `The ${lowerRole(went[1] ?? '')} went ${went[2]} ${bare.slice(went[0].length)}`,
    }
  const headed = headedPiece(bare, verbs) ?? episodePiece(bare, verbs)
  if (headed !== null) return headed
  if (verbs === 'AIM' && WISHED.test(bare))
    return { kind: 'SENTENCE', isCompleted: true, body: `What I want is ${lowerStart(bare)}` }
  const since = SINCE_ALSO.exec(bare)
  const sinceThen = since === null ? null : ROLE.exec(since[3] ?? '')
  if (since !== null && sinceThen !== null && verbs !== 'AIM' && !isClause(since[3] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `Since ${since[1]} I have ${since[2] ?? ''}${rolePiece(since[3] ?? '', sinceThen, 'PERFECT').body.replace(/^(?:have been|was) /u, 'been ')}`,
    }
  const result = RESULT.exec(bare)
  if (result !== null && verbs !== 'AIM') return resultPiece(result)
  if (PLAINLY_A_CLAUSE.test(bare) && !/^(?:an?) /iu.test(bare)) return { kind: 'SENTENCE', body: text }
  // 'Field experience: 200 bridges seen': what is brought, and what it is.
  if (
    verbs === 'AIM' &&
    /^(?:\p{L}+ ){0,3}\p{L}+: (?!.*\b(?:I|we|my|our)\b)/u.test(bare) &&
    !isClause(bare.split(': ')[0] ?? '')
  )
    return { kind: 'NOUNS', body: insideSentence(bare) }
  const honour = HONOUR.exec(bare)
  if (honour !== null && verbs !== 'AIM' && !isClause(bare)) {
    const [, what = '', as = '', year] = honour
    return {
      kind: 'PREDICATE',
      body: `was ${withArticle(as.toLowerCase())} ${/finalist$/iu.test(as) ? 'for' : 'of'} the ${what}${year === undefined ? '' : ` in ${year}`}`,
    }
  }
  const topic = TOPIC_OF_WORK.exec(bare)
  if (topic !== null && verbs !== 'AIM') {
    const what = topic[2] ?? ''
    // 'Effect of biochar at 4 g/L, OM5451 was the best': what it was on, and what came out.
    const [, on = '', found = ''] = /^([^,]+), (.+)$/u.exec(what) ?? []
    if (found !== '' && !mayTell(on) && opensClause(found))
      return {
        kind: 'SENTENCE',
        isCompleted: true,
        body: `My ${lowerRole(topic[1] ?? '')} was on ${insideSentence(on).replace(/^(?=(?:effects?|impact|influence|role|use) of )/u, 'the ')}; ${found}`,
      }
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: mayTell(what)
        ? `My ${lowerRole(topic[1] ?? '')}: ${what}`
        : `My ${lowerRole(topic[1] ?? '')} was on ${insideSentence(what).replace(/, ((?:\d|one|two|three)[^()]*)$/u, ' ($1)')}`,
    }
  }
  const workOn = WORK_ON.exec(bare)
  if (workOn !== null && verbs !== 'AIM' && !mayTell((workOn[2] ?? '').split(/[:,]/u)[0] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `My ${lowerRole(workOn[1] ?? '')} was ${workOn[2]}`,
    }
  const spent = SPENT.exec(bare)
  if (
    spent !== null &&
    verbs !== 'AIM' &&
    !isClause(spent[1] ?? '') &&
    (/^\d/u.test(spent[2] ?? '') || !mayTell(spent[2] ?? ''))
  )
    return { kind: 'NOUNS', body: withArticle(`${lowerStart(spent[1] ?? '')}: ${spent[2]}`) }
  const noted = notedPiece(bare, verbs)
  if (noted !== null) return { kind: 'SENTENCE', isCompleted: true, body: noted }
  const labelled = LABELLED_WORK.exec(bare)
  if (labelled !== null && verbs !== 'AIM' && !isClause(labelled[2] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `My ${lowerRole(labelled[1] ?? '')} was ${/^(?:an?|the|one|two|three|\d)\b/iu.test(nounPhrase(labelled[2] ?? '', false)) ? '' : 'on '}${nounPhrase(labelled[2] ?? '', false)}`,
    }
  const [, share = '', before = '', after = '', detail = ''] = BEFORE_AFTER.exec(bare) ?? []
  if (share !== '' && verbs !== 'AIM')
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `The ${lowerStart(share)} ${isPlural(share) ? 'were' : 'was'} ${before} before and ${after} after${detail}`,
    }
  const fromTo = FROM_TO.exec(bare)
  if (fromTo !== null && verbs !== 'AIM' && !mayTell(fromTo[1] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `The ${insideSentence(fromTo[1] ?? '')} went ${fromTo[2]}`,
    }
  const change = CHANGE.exec(bare)
  if (change !== null && !isClause(change[1] ?? ''))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `The ${lowerRole(change[1] ?? '')} ${change[2] === '+' ? 'rose' : 'fell'} by ${change[3] ?? ''}`,
    }
  const figure = FIGURE_OF.exec(bare)
  if (
    figure !== null &&
    verbs !== 'AIM' &&
    !/ (?:to|of|for|from) /u.test(`${figure[1]}${figure[2]?.split(' ').slice(0, 2).join(' ')}`) &&
    !isClause(figure[1] ?? '') &&
    !mayTell(figure[2] ?? '')
  )
    return { kind: 'SENTENCE', isCompleted: true, body: wasSo(figure) }
  const measured = MEASURED.exec(bare)
  if (measured !== null && !isClause(bare.split(/,? but /u)[0] ?? bare))
    return { kind: 'SENTENCE', isCompleted: true, body: wasSo(measured) }
  const still = STILL.exec(bare)
  if (still !== null && !isClause(bare))
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `The ${lowerRole(still[1] ?? '')} ${isPlural(still[1] ?? '') ? 'are' : 'is'} ${still[2]} ${(still[3] ?? '').replace(/, (\p{Ll}+) now (?=\d)/u, ', and the $1 is now ')}`,
    }
  // '120 installs in the first month' counts what there was.
  if (
    verbs !== 'AIM' &&
    COUNT_OF.test(bare) &&
    !/\b(?:was|were|is|are|had|has|have|\p{Ll}{3,}ed)\b/u.test(bare)
  )
    return { kind: 'SENTENCE', isCompleted: true, body: `There were ${bare}` }
  if (HABIT.test(bare)) return { kind: 'SENTENCE', body: text }
  if (countWords(bare) > 30) return { kind: 'SENTENCE', body: text }
  const alsoRole = /^also /iu.test(bare) ? bare.slice(5) : bare
  const role = ROLE.exec(alsoRole)
  if (role !== null && !/^best\b/iu.test(alsoRole) && !isClause(alsoRole)) {
    const held = rolePiece(alsoRole, role, verbs)
    return alsoRole === bare ? held : { ...held, body: held.body.replace(/^(have|was|be) /u, '$1 also ') }
  }
  if (BEGINS_NO_NOUN.test(bare) || ANOTHER_CLAUSE.test(bare) || /\bthings?$/iu.test(bare))
    return { kind: 'SENTENCE', body: text }
  // 'Mountain rescue volunteers, Mongolian dance': a list, whatever the tagger makes of it.
  const items = bare.split(/,\s+(?:and\s+)?(?![^()]*\))/u)
  if (
    verbs === 'AIM' &&
    items.length > 1 &&
    areShort(items) &&
    items.every(item => countWords(item) < 5 && !tellsPlainly(item))
  )
    return {
      kind: 'NOUNS',
      body:
        nounList(bare) ??
        (!hasDetails && items.every(item => countWords(item) > 1)
          ? listed(items.map(item => nounPhrase(item, false)))
          : nounPhrase(bare, hasDetails)),
    }
  // 'Written in pairs' says how, and names nothing.
  if (
    /^(?:written|done|made|built|tested|published|supervised|funded|presented|based|used|given|taken) (?:in|by|with|at|for|on|as|from)\b/iu.test(
      bare,
    )
  )
    return { kind: 'SENTENCE', body: text }
  // 'Voice notes for the handover, because many do not like to write': a thing, and why.
  if (verbs === 'AIM' && /^\d+ (?:years|months|weeks) of /iu.test(bare) && !PLAINLY_A_CLAUSE.test(bare))
    return { kind: 'NOUNS', body: bare }
  const [thing = '', reason] = bare.split(/(?=,? because )/u)
  if (reason !== undefined && !tellsPlainly(thing) && !hasVerbOfOurs(thing) && countWords(thing) < 12)
    return { kind: 'NOUNS', body: `${nounPhrase(thing, hasDetails)}${bare.slice(thing.length)}` }
  // 'Air raid sirens': of two or three words only a plain verb tells something.
  const isShort =
    countWords(bare) < 4 &&
    !/[,:;]/u.test(bare) &&
    !OPENS_A_SENTENCE.test(bare) &&
    !/^(?:none|few|both|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(bare)
  const tells = isShort ? tellsPlainly(bare) : mayTell(bare)
  return tells || hasVerbOfOurs(bare)
    ? { kind: 'SENTENCE', body: text }
    : { kind: 'NOUNS', body: nounList(bare) ?? nounPhrase(bare, hasDetails) }
}

/** A note of a form that has one wording: what something cost, since when it works, what one had. */
function notedPiece(bare: string, verbs: KeyVoice['verbs']): string | null {
  if (verbs === 'AIM') return null
  const [, what = '', amount = ''] = AMOUNT.exec(bare) ?? []
  if (what !== '' && !mayTell(amount)) {
    const none = /^(?:none|nothing)\b(.*)$/iu.exec(amount)?.[1]
    return none === undefined
      ? `The ${lowerStart(what)} was ${lowerRole(amount)}`
      : `There was no ${lowerStart(what)}${none}`
  }
  const [, works = '', since = ''] = WORKS_SINCE.exec(bare) ?? []
  if (works !== '') return `It has ${participleOf(works.toLowerCase().replace(/s$/u, ''))} ${since}`
  const [, therapy = '', span = ''] = HAD.exec(bare) ?? []
  return therapy === '' ? null : `I had ${lowerRole(therapy)} ${span}`
}

/** What was found, as a clause of its own where it is one. */
function resultPiece(result: RegExpExecArray): Piece {
  const [, name = '', what = ''] = result
  const tells = mayTell(what)
  return {
    kind: 'SENTENCE',
    isCompleted: true,
    body:
      tells && !/[,;:]/u.test(what)
        ? `The ${name.toLowerCase()} was that ${insideSentence(what)}`
        : `The ${name.toLowerCase()}: ${what}`,
  }
}

/** 'Bake for the society', 'return to Lagos and set up a practice', where verbs are aims. */
function bareAim(text: string, verbs: KeyVoice['verbs']): Piece | null {
  if (verbs !== 'AIM') return null
  const [, first = '', next = ''] = /^(\p{L}+) (\p{L}+)/u.exec(text) ?? []
  const isVerb =
    /^(?:go|look|come) and \p{Ll}/iu.test(text) ||
    // 'State responsibility' is a subject, and 'bake for the others' is a deed.
    (isOnlyVerb(first) && !/^(?:of|is|was|are|were)$/u.test(next) && !/^\p{L}+ \p{Ll}+(?:,|$)/u.test(text)) ||
    (/^(?:return|travel|move|go|come|stay|settle|retire|apply)$/iu.test(first) &&
      /^(?:to|back|home|into|as|in|on)$/u.test(next))
  return isVerb && !isClause(text.slice(first.length)) && !/[:;]/u.test(text)
    ? { kind: 'AIM', body: lowerStart(text) }
    : null
}

function isPlural(nouns: string): boolean {
  return /[^s]s$/iu.test(nouns) && !/(?:ics|us|is)$/iu.test(nouns)
}

/** 'Losses 8% instead of 35%' → 'The losses were 8% instead of 35%'. */
function wasSo(measured: RegExpExecArray): string {
  const [, nouns = '', figures = ''] = measured
  return `The ${insideSentence(nouns)} ${isPlural(nouns) ? 'were' : 'was'} ${figures}`
}

/**
 * Notes on one line, parted by commas: 'a 30 m footbridge for villages, tested one beam, deflection 18% less than
 * calculated' is three. Only where a later part plainly tells something of its own.
 */
function notesApart(piece: string): string[] {
  const bare = withoutEnd(piece)
  // 'The hospital training, and they teach nutrition'
  const [, thing = '', also = ''] = /^([^,;:"“]{3,60}), and ((?:they|it) \p{Ll}.*)$/u.exec(bare) ?? []
  if (thing !== '' && !mayTell(thing) && !PLAINLY_A_CLAUSE.test(thing)) return [thing, also]
  if (
    /[;"“]|^(?:I|we|my|our|the|it|he|she|they|there|an?)\b/iu.test(bare) ||
    isOneSentence(bare) ||
    episodePiece(bare, 'PAST') !== null
  )
    return [piece]
  const parts = bare.split(/,\s+(?![^()]*\))/u)
  if (parts.length < 2) return [piece]
  const head = (parts[0] ?? '').replace(/\([^()]*\)/gu, '').trim()
  // 'So I asked him to choose the whale, cut the sample …', 'Before, I wanted …': not notes.
  const opens = verbForm(/^\p{L}+/u.exec(head)?.[0] ?? '')?.form
  if (
    PLAINLY_A_CLAUSE.test(head) ||
    (opens !== 'PAST' && opens !== 'BASE' && isClause(head, { surely: true })) ||
    (BEGINS_NO_NOUN.test(head) && countWords(head) < 5 && !/\d/u.test(head))
  )
    return [piece]
  const notes: string[] = []
  for (const part of parts) {
    const [first = '', next = ''] = part.split(' ')
    const tells =
      (verbForm(first)?.form === 'PAST' &&
        (/^(?:an?|the|\d.*|one|two|three|four|five|all|my|our)$/u.test(next) ||
          // 'Two years of waiting, sold phone credit': a deed, where what stands behind is no place or means.
          (/^(?:sold|taught|wrote|drove)$/iu.test(first) &&
            parts.length === 2 &&
            !/^(?:by|in|at|on|of|as|to|from|for|under|with)$/u.test(next)))) ||
      MEASURED.test(part) ||
      (tellsOfSome(part) && !mayTell(notes.at(-1) ?? '')) ||
      (/^(?:my|our|we|I|they|he|she) /iu.test(part) &&
        !/^(?:\p{L}+ed|written|done|made|built|given|taken) (?:in|by|with|at|for|on|as|from)\b/iu.test(
          notes.at(-1) ?? '',
        ) &&
        isClause(part) &&
        !isClause((notes.at(-1) ?? '').replace(/\([^()]*\)/gu, ''))) ||
      (/^(?:\d+|one|two|three|four|five|all|most|some)$/iu.test(first) &&
        /^(?:are|were|is|was|have|has|had)$/u.test(next))
    const last = notes.at(-1)
    const opensWithVerb = verbForm(/^\p{L}+/u.exec(last ?? '')?.[0] ?? '')?.form === 'PAST'
    if (last === undefined || (tells && (!opensWithVerb || MEASURED.test(part)))) notes.push(part)
    else notes[notes.length - 1] = `${last}, ${part}`
  }
  return notes.length === 1 ? [piece] : notes
}

function lowerStart(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** A fragment that lacks its 'I', completed in the tense that its words or its question make certain. */
function predicateOf(text: string, verbs: KeyVoice['verbs'], adverb: string): Piece | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  // 'INSPIRE scholarship': initials are no verb.
  const known = /^\p{Lu}{2,}$/u.test(first) ? null : verbForm(first)
  // 'set up' as an aim is no past.
  const again = /^re-?(?=\p{L}{3})/iu.test(first) ? verbForm(first.replace(/^re-?/iu, '')) : null
  const found =
    known === null && (again?.form === 'PAST' || (again?.form === 'BASE' && verbs === 'AIM'))
      ? { ...again, base: first.toLowerCase() }
      : known?.form === 'PAST' && verbs === 'AIM' && pastOf(known.base) === known.base
        ? { ...known, form: 'BASE' as const }
        : (known ?? (/^\p{Lu}{2,}$/u.test(first) ? null : unlistedPast(first, text)))
  const after = text.slice(first.length)
  const adverbially = adverb.toLowerCase()
  // 'Drew, free of charge, the papers': what stands between is no subject.
  const [, aside = '', object = ''] =
    /^\p{L}+(, [^,]{3,30}), ((?:an?|the|my|our|his|her|their|\d).*)$/u.exec(text) ?? []
  if (
    aside !== '' &&
    found?.form === 'PAST' &&
    !mayTell(object.split(/ (?:who|which|that|whose|where) /u)[0] ?? '') &&
    !mayTell(aside)
  )
    return { kind: 'PREDICATE', body: `${adverbially}${lowerStart(text)}` }
  if (SUBJECT_LATER.test(text) && !/^\p{L}+ed\b|^(?:led|built|won|wrote|ran|made|took)\b/iu.test(text))
    return null
  if (DONE_TO_ME.test(text) && !SUBJECT_LATER.test(text))
    return { kind: 'PREDICATE', body: `was ${adverbially}${lowerStart(text)}` }
  if (STATE.test(text) && !SUBJECT_LATER.test(text)) {
    const be = DUTY.test(text)
      ? verbs === 'PAST' && !/^in charge/iu.test(text)
        ? 'was'
        : verbs === 'PERFECT' || /^in charge/iu.test(text)
          ? 'have been'
          : 'am'
      : 'am'
    return {
      kind: 'PREDICATE',
      body:
        be === 'have been' && adverbially !== ''
          ? `have ${adverbially}been ${lowerStart(text)}`
          : `${be} ${adverbially}${lowerStart(text)}`,
    }
  }
  // 'Postponed hearings 39% before, 22% after' are hearings, and nobody's deed.
  if (found?.form === 'PAST' && FIGURE_BEHIND_NOUN.test(text)) return null
  if (found?.form === 'PAST' && isNobodysDeed(text, adverbially)) return null
  if (found?.form === 'PAST') {
    // 'Inspired by my mother, I …' and 'Worked metal was …' are sentences already.
    if (
      /,\s+(?:I|we)\b/u.test(text) ||
      /,\s+(?:my|our)\s+\p{L}+(?!['’]|\p{L})/u.test(text) ||
      /^\s+by\b(?!\s+\d)/u.test(after)
    )
      return null
    if (/^\s+(?:and|or)?\s*\S*\s*(?:was|were|is|are|has|had)\b/u.test(after)) return null
    // 'Missed visits fell by half': what follows has a verb of its own, so the first word was no verb.
    const object =
      after
        .replace(/\([^()]*\)/gu, '')
        .split(
          /[,;:]|\b(?:and|but|or|which|that|who|because|when|so|while|where|how|what|why|whether)\b/u,
        )[0] ?? ''
    if (
      countWords(object) > 1 &&
      !/^\s*\p{L}+ing\b/u.test(object) &&
      isClause(object.trim(), { surely: true })
    )
      return { kind: 'SENTENCE', body: text }
    return {
      kind: 'PREDICATE',
      body: `${adverbially}${first.toLowerCase()}${objectWithArticle(lastAnd(after, 'PAST'))}`,
    }
  }
  // What was hard then is not what one is doing now.
  for (const [pattern, be] of WISHES)
    if (be !== '' && verbs === 'PAST' && /^(?:learning|trying|thinking|looking) /iu.test(text)) break
    else if (pattern.test(`${text} `) && !SUBJECT_LATER.test(text) && adverb === '')
      return { kind: 'PREDICATE', body: `${be}${lowerStart(text)}` }
  if (found?.form === 'GERUND' && adverb === '' && !NAMED_BY_A_DEED.test(text))
    return isClause(text) || hasVerbOfOurs(text) || ANOTHER_CLAUSE.test(text)
      ? null
      : { kind: 'GERUND', body: lowerStart(text) }
  if (found?.form === 'BASE') {
    const isVerb = NOUN_OR_VERB.has(found.base)
      ? OBJECT_FOLLOWS.test(text) ||
        verbForm(/^\S+ and (\p{Ll}+) \p{Ll}/u.exec(text)?.[1] ?? '')?.form === 'BASE' ||
        (verbs === 'AIM' && /^(?:cut|show|ask)$/u.test(found.base)) ||
        (verbs === 'AIM' && MEANT_AS_VERB.test(found.base) && /^ \p{Ll}/u.test(after)) ||
        (verbs === 'AIM' &&
          /^\S+\s+(?:with|in|as|for|at|on|to|up|out|into)\b/iu.test(text) &&
          !/^(?:mentor|coach|tutor|guide|host|intern|volunteer|model|partner) (?:for|of|in)\b/iu.test(
            text,
          )) ||
        (/^(?:help|start|keep)$/u.test(found.base) &&
          verbForm(/^\s+(\p{L}+)/u.exec(after)?.[1] ?? '')?.form === 'BASE')
      : !/^\s+(?:of|is|was|were|are|has|had)\b/iu.test(after) && after !== ''
    if (!isVerb || NEVER_BARE.test(first) || clauseBeyond(text)) return null
    if (verbs === 'AIM')
      return {
        kind: 'AIM',
        body: lastAnd(`${lowerStart(first)}${placeWithArticle(objectWithArticle(after))}`),
      }
    const [form, have] = verbs === 'PERFECT' ? [participleOf(found.base), 'have '] : [pastOf(found.base), '']
    return { kind: 'PREDICATE', body: `${have}${adverbially}${form}${andThen(after, verbs)}` }
  }
  return null
}

/** What can be told without saying to what it was done: 'worked in a lab', 'exhibited with the others'. */
const NEEDS_NO_OBJECT =
  /^(?:acted|adapted|advised|appeared|argued|campaigned|coded|commuted|cycled|defended|dropped|emigrated|enrolled|fled|fought|interpreted|lobbied|programmed|registered|relocated|resigned|settled|translated|agreed|applied|arrived|asked|assisted|began|became|called|came|cared|climbed|coached|collaborated|competed|consulted|contributed|cooperated|co-?ordinated|cooked|counted|cried|danced|decided|drove|ended|engaged|exhibited|experimented|explained|failed|finished|focuss?ed|found|fundraised|got|graduated|grew|handed|helped|interacted|interned|interviewed|joined|kept|knew|laughed|learn(?:ed|t)|lectured|led|liaised|lived|looked|lost|mentored|met|moved|negotiated|organised|participated|partnered|passed|performed|played|practi[sc]ed|prepared|presented|published|pushed|qualified|ran|reached|read|refused|replied|reported|researched|responded|retired|returned|rode|sang|sat|served|shared|signed|sketched|slept|specialised|specialized|spoke|started|stayed|stood|stopped|struggled|studied|succeeded|swam|switched|talked|taught|thought|trained|travell?ed|tried|turned|tutored|volunteered|waited|walked|wanted|watched|went|won|worked|wrote)\b/iu
const NO_OBJECT =
  /^\p{L}+(?:$|[,;:.(]| (?:after|before|in|at|on|with|by|from|for|to|since|until|during|through|within|without|under|over|against|as|rolled|there|here|then|again|daily|weekly)\b)/u

/** A past form of which nobody says who did it: 'took 7 months', 'killed after 5 months', 'now stored rolled'. */
function isNobodysDeed(text: string, adverb: string): boolean {
  return (
    /^(?:now|currently|presently) /u.test(adverb) ||
    /\b(?:her|his|their|its) own\b|^\p{L}+ (?:me|him(?:self)?|herself|themselves)\b/iu.test(text) ||
    /^(?:took|lasted|needed|cost) (?:me |only |about |over |nearly )?(?:an?|\d[\d.,]*|\p{L}+) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b(?! off)/iu.test(
      text,
    ) ||
    (NO_OBJECT.test(text) && !NEEDS_NO_OBJECT.test(text))
  )
}

/** 'Scraped 1.3 million listings': a past form that the list of verbs lacks. */
function unlistedPast(first: string, text: string): { base: string; form: 'PAST' } | null {
  if (!/^\p{L}{2,}ed$/u.test(first)) return null
  return tagWords(text)[0]?.tags.has('PastTense') === true ? { base: first, form: 'PAST' } : null
}

/** Is there a finite verb of its own behind the first word, outside of relative clauses? */
function clauseBeyond(text: string): boolean {
  return (
    isClause(text) &&
    /\b(?:was|were|is|are|has|had|have)\b/iu.test(text) &&
    !/\b(?:that|which|who|where|when|because)\b/iu.test(text)
  )
}

/** 'organise a workshop, play in the orchestra' → 'organise a workshop and play in the orchestra'. */
function lastAnd(text: string, form: 'BASE' | 'PAST' = 'BASE'): string {
  // 'fixed the clock, restarted, apologised by SMS'
  const deeds = text.split(', ')
  if (
    form === 'PAST' &&
    deeds.length > 2 &&
    !/\band\b|[;:()]/u.test(text) &&
    deeds
      .slice(1)
      .every(
        deed =>
          verbForm(/^\p{Ll}+/u.exec(deed)?.[0] ?? '')?.form === 'PAST' ||
          /^(?:\p{L}+ed)(?:$| (?:by|to|with)\b)/u.test(deed),
      )
  )
    return `${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1)}`
  if (form === 'PAST' && /\band\b/u.test(text) && !/[;:]/u.test(text))
    return text.replace(/, (\p{Ll}+)(?= [^,]*$)/u, (whole, word: string) =>
      verbForm(word)?.form === 'PAST' ? `, and ${word}` : whole,
    )
  if (/\band\b|[;:]/u.test(text.replace(/\([^()]*\)/gu, ''))) return text
  return text.replace(/, (\p{Ll}+)(?= (?![^(]*, \p{Ll}+ (?:a|an|the|in|my)\b))/u, (whole, word: string) =>
    (verbForm(word) ?? verbForm(word.replace(/^re-?/u, '')))?.form === form ? ` and ${word}` : whole,
  )
}

/** 'built attendance app' → 'built an attendance app', for things that are counted one by one. */
function objectWithArticle(after: string): string {
  const match =
    /^( )((?:\p{Ll}[\p{Ll}-]* ){0,2})(\p{Ll}+)(?=$|[,.]| (?:for|on|in|at|with|using|that|which|to|and)\b)/u.exec(
      after,
    )
  if (!match) return after
  const [, , before = '', noun = ''] = match
  const isDetermined =
    /^(?:a|an|the|my|our|his|her|their|its|this|that|some|many|several|two|three|in|on|at|for|with|to|as|from|by)\b/u.test(
      before || noun,
    )
  return COUNT_NOUN.test(noun) && !isDetermined ? ` ${withArticle(after.trimStart())}` : after
}

/** 'work in bridge assessment office in Europe' → 'work in a bridge assessment office in Europe'. */
function placeWithArticle(after: string): string {
  return after.replace(
    /^ (in|at|for) ((?:\p{Ll}[\p{Ll}-]* ){0,4}(?:office|company|firm|hospital|school|cent(?:re|er)|agency|bank|studio|lab|laboratory|clinic))(?=$|[,.]| (?:in|of|for|at|that|which|with|about|on)\b)/u,
    (whole, preposition: string, place: string) =>
      /^(?:an?|the|my|our|some|this|that|his|her|their)\b/u.test(place)
        ? whole
        : ` ${preposition} ${withArticle(place)}`,
  )
}

/** 'lead a team and manage budgets': what is joined by 'and' takes the same tense. */
function andThen(after: string, verbs: KeyVoice['verbs']): string {
  return after.replace(
    /(\band |, )(\p{Ll}+)(?= (\S+))/gu,
    (whole, join: string, word: string, next: string) => {
      const found = verbForm(word)
      if (found?.form !== 'BASE') return whole
      if (NOUN_OR_VERB.has(word) && !/^(?:a|an|the|my|our|their|its|\d.*|two|three|new)$/u.test(next))
        return whole
      return `${join}${verbs === 'PERFECT' ? participleOf(found.base) : pastOf(found.base)}`
    },
  )
}

/** 'Software intern, Zoho: built a …' and 'Crop disease detection: built a …'. */
function headedPiece(text: string, verbs: KeyVoice['verbs']): Piece | null {
  const match = /^(.{3,110}?)\s*(?::| –)\s+(.+)$/u.exec(text)
  if (!match) return null
  const [, head = '', tail = ''] = match
  const role = ROLE.exec(head)
  // 'Scuba – rescue diver' is no deed, and 'rescued a diver' is.
  const done =
    verbForm(/^\p{L}+/u.exec(tail)?.[0] ?? '')?.form === 'PAST' || role !== null
      ? predicateOf(tail, verbs, '')
      : null
  if (
    role !== null &&
    verbs !== 'AIM' &&
    !isClause(head.replace(/["“][^"”]*["”]/gu, 'X')) &&
    / (?:at|in|of|for|with|on) /u.test(head)
  ) {
    const post = rolePiece(head, role, verbs)
    // 'Research assistant at GRAPE since 2025: cleaning of survey files'
    if (done?.kind !== 'PREDICATE')
      return (mayTell(tail) && !/^\p{L}+ing\b/u.test(tail)) || post.kind !== 'PREDICATE'
        ? null
        : { kind: 'SENTENCE', isCompleted: true, body: `I ${post.body}: ${tail}` }
    const held = post.body.replace(/^(?:have been|was) /u, '')
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `As ${held.replace(/, ((?:19|20)\d\d (?:to|until|[-–]) (?:(?:19|20)\d\d|now|present))$/u, ' ($1)')}, I ${done.body}`,
    }
  }
  if (done?.kind !== 'PREDICATE' || isClause(head) || head.length > 60) return null
  if (
    role !== null &&
    /^(?:an?|the)?\s*\p{L}+(?:[ -]\p{L}+){0,3}(?:,| at) \p{Lu}[\p{L}\d .&'’-]*$/u.test(head)
  )
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `As ${withArticle(lowerRole(head.replace(/^(?:an?|the) /iu, '').replace(/, /u, ' at ')))}, I ${done.body}`,
    }
  // 'Irrigation system: built with Arduino': what was built stands in front.
  const made =
    /^(built|developed|designed|made|created|implemented|wrote|trained|programmed|prototyped) ((?:using|with|in|for|on|from|and|to)\b.*)$/u.exec(
      done.body,
    )
  if (made) return { kind: 'PREDICATE', body: `${made[1]} ${nounPhrase(head, false)} ${made[2]}` }
  if (/^(?:19|20)\d\d$/u.test(head))
    return { kind: 'SENTENCE', isCompleted: true, body: `In ${head} I ${done.body}` }
  return { kind: 'SENTENCE', isCompleted: true, body: `${head}: I ${done.body}` }
}

/** '3-month internship in Kathmandu, tested 22 soils' → 'In a 3-month internship in Kathmandu, I tested 22 soils'. */
function episodePiece(text: string, verbs: KeyVoice['verbs']): Piece | null {
  const match = /^([^,;:]{3,80}), (\p{Ll}+ .+)$/u.exec(text)
  if (!match || verbs === 'AIM') return null
  const [, head = '', tail = ''] = match
  if (
    !/\b(?:internship|project|thesis|dissertation|seminar|course|workshop|competition|hackathon|camp|training|placement|job)\b/iu.test(
      head,
    ) ||
    isClause(head)
  )
    return null
  const done =
    verbForm(/^\p{L}+/u.exec(tail)?.[0] ?? '')?.form === 'PAST' ? predicateOf(tail, verbs, '') : null
  return done?.kind === 'PREDICATE'
    ? { kind: 'SENTENCE', isCompleted: true, body: `In ${nounPhrase(head, false)}, I ${done.body}` }
    : null
}

const SUPERLATIVE =
  /^(?:youngest|oldest|best|highest|lowest|largest|smallest|fastest|strongest|longest|first|only)\b/iu

function lowerRole(phrase: string): string {
  return phrase.replace(/^\p{Lu}(?=\p{Ll}+(?:[ -]\p{Ll}|$))/u, letter => letter.toLowerCase())
}

function rolePiece(
  text: string,
  role: RegExpExecArray,
  verbs: KeyVoice['verbs'],
): Extract<Piece, { body: string }> {
  const name = role[1] ?? ''
  // 'winner of college hackathon 2024' → 'winner of the college hackathon in 2024'
  const after = dated(text.slice(role[0].length)).replace(
    /^( (?:of|in|at)) (?=((?:\p{Ll}[\p{Ll}-]* ){0,3})(\p{Ll}+)(?:$|[,.]| in \d))/u,
    (whole: string, preposition: string, before: string, noun: string) =>
      /^(?:a|an|the|my|our|his|her|their|its)\b/u.test(before || noun) ||
      !(COUNT_NOUN.test(noun) || BODY_OF_PEOPLE.test(noun))
        ? whole
        : `${preposition} the `,
  )
  const lowered = /^\p{Lu}{2}/u.test(name) ? name : lowerRole(name)
  // 'Data encoder then field supervisor, national survey': two posts, and where.
  const later = /^,? then (?:an? )?(.+)$/u.exec(after)?.[1]
  const laterRole = later === undefined ? null : ROLE.exec(later)
  if (later !== undefined && laterRole !== null && verbs !== 'AIM') {
    const where = later.slice(laterRole[0].length).replace(/^, /u, '')
    return {
      kind: 'PREDICATE',
      body: `was ${withArticle(lowered)} and then ${withArticle(lowerRole(laterRole[1] ?? ''))}${where === '' ? '' : /^ /u.test(where) ? where : ` (${where})`}`,
    }
  }
  const titled = SUPERLATIVE.test(name)
    ? `the ${lowered}`
    : SOLE_ROLE.test(name)
      ? lowered
      : DEFINITE_ROLE.test(name) && /^ of\b/u.test(after)
        ? `the ${lowered}`
        : /^\p{Ll}+['’]s /u.test(lowered)
          ? `the ${lowered}`
          : withArticle(lowered)
  const second = /^, (?:and )?(.+)$/u.exec(after)?.[1]
  const otherRole = second === undefined ? null : ROLE.exec(second)
  if (second !== undefined && otherRole !== null && verbs !== 'AIM') {
    const other = rolePiece(second, otherRole, verbs)
    const bare = other.body.replace(/^(?:have been|was) /u, '')
    return { kind: 'PREDICATE', body: `have been ${titled} and ${bare}` }
  }
  if (verbs === 'AIM')
    return {
      kind: 'AIM',
      body: `be ${titled}${lastAnd(after).replace(/,? then (?:back to )?(?=\p{Ll})/u, match => (/back/u.test(match) ? ', then go back to ' : match))}`,
    }
  const be = /\bsince\b/u.test(after)
    ? 'have been'
    : /(?:winner|finalist|runner[- ]up|recipient|topper)$/iu.test(name) || verbs === 'PAST'
      ? 'was'
      : 'have been'
  // 'Winner, best memorial, All-Kenyan Moot': what for and where, which no word says how to join.
  if (second !== undefined && otherRole === null && !mayTell(second) && !/[();:]/u.test(second))
    return { kind: 'PREDICATE', body: `${be} ${titled} (${second})` }
  return { kind: 'PREDICATE', body: `${be} ${titled}${lastAnd(after, 'PAST')}` }
}

const BODY_OF_PEOPLE =
  /\b(?:club|team|society|orchestra|band|choir|council|association|magazine|newspaper|committee|group|chapter|union)$/iu

/** 'robotics club, cricket team' → 'the robotics club and the cricket team'; a short list without its 'and'. */
function nounList(text: string): string | null {
  const items = text.split(/, (?:and )?/u)
  if (items.length > 5 || items.some(item => countWords(item) > 4 || /[\d():;"“]|\band\b/u.test(item)))
    return null
  if (items.length === 1 && !BODY_OF_PEOPLE.test(text)) return null
  if (items.some(item => /\b(?:Univ|University|College|Institut\p{L}*)\b/u.test(item))) return null
  const isBody = (item: string) => BODY_OF_PEOPLE.test(item) && !/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(item)
  if (
    items.length > 1 &&
    items.some(item => /^\p{Lu}/u.test(insideSentence(item)) && !isBody(item)) &&
    items.length < 3
  )
    return null
  const [first = '', ...others] = items
  // 'Rheology, enzymology': the capital is the line's.
  const isLineStart =
    others.length > 0 &&
    others.every(item => /^\p{Ll}/u.test(item)) &&
    /^\p{Lu}\p{Ll}+(?:ology|ography|onomy|istry|istics|metrics|namics|nomics|chanics|ation|ment|ing)$/u.test(
      first,
    )
  return listed(
    items.map(item => {
      const inside = isLineStart && item === first ? lowerStart(item) : insideSentence(item)
      return isBody(item) &&
        (/^\p{Ll}/u.test(inside) || / /u.test(inside)) &&
        !/^(?:a|an|the|my|our|some)\b/u.test(inside)
        ? `the ${inside}`
        : inside
    }),
  )
}

/** 'Mother's diabetes' */
const KIN =
  /^(?:Mother|Father|Parents|Grandmother|Grandfather|Brother|Sister|Uncle|Aunt|Wife|Husband)(?=['’])/u

/** 'IEEE conference paper 2023' → 'an IEEE conference paper in 2023', where no name is taken apart. */
function nounPhrase(text: string, hasDetails: boolean): string {
  const whole = citation(dated(withPlaceInBrackets(text))).replace(KIN, kin => `my ${kin.toLowerCase()}`)
  const phrase = insideSentence(hasDetails ? bracketed(whole) : whole)
  if (
    /^(?:best|(?:highest|lowest|largest|youngest|oldest|fastest|strongest) (?!\p{Lu}))\b/iu.test(phrase) ||
    /^\p{Lu}[\p{L}-]+ (?:community|people|tribe)$/u.test(phrase)
  )
    return `the ${phrase}`
  if (/^hono(?:u)?rable mention\b/u.test(phrase)) return `an ${phrase}`
  if (/^(?:\p{Lu}[\p{L}’'-]* ){1,5}(?:Award|Prize|Medal|Scholarship|Fellowship|Trophy|Cup)\b/u.test(phrase))
    return `the ${phrase}`
  const head =
    /^((?:[\p{L}\d.'’-]+ ){0,4}?)([\p{L}-]+)(?= (?:in|on|at|for|from|of|by|with|about|to|over|across|under|between|using|that|which|titled|called|and (?:the|an?))\b|,| \(|$)/u.exec(
      phrase,
    )
  const [, before = '', noun = ''] = head ?? []
  const isDetermined =
    /^(?:a|an|the|my|our|his|her|their|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!-)|first|second|third|\d+(?!\S*-)(?! ?(?:m|km|cm|mm|kg|g|t|kW|MW|V|Hz|GHz|ml|ha)\b)|this|that|several|some|many|\d+(?:st|nd|rd|th))\b/iu.test(
      before,
    )
  if (DEGREE.test(phrase)) return withArticle(phrase)
  if (/^(?:Cent(?:re|er)|Department|Institute|School|Faculty) (?:for|of)\b/u.test(phrase))
    return `the ${phrase}`
  return (COUNT_NOUN.test(noun) || THING_TO_FOUND.test(noun)) && !isDetermined ? withArticle(phrase) : phrase
}

/** 'conference paper 2023' → 'conference paper in 2023'; 'Smart India Hackathon 2024' keeps its name whole. */
function dated(text: string): string {
  const years =
    /^(.*\b\p{Ll}\p{L}+),? \(?((?:19|20)\d\d ?[–-] ?(?:(?:19|20)?\d\d|present|now))\)?(?=$|, )/u.exec(text)
  if (years) return `${years[1]} (${years[2]})${text.slice(years[0].length)}`
  const match = /^(.*\b\p{Ll}\p{L}+),? (?:\(((?:19|20)\d\d)\)|((?:19|20)\d\d))$/u.exec(text)
  // Behind several details the year belongs to the last of them.
  if (!match || (match[2] !== undefined && /,[^,]*,/u.test(text))) return text
  const [, before = '', inBrackets, plain] = match
  return /\b(?:in|of|since|from|by|to|until|and|for|class|batch|year|edition)$/iu.test(before)
    ? text
    : `${before} ${/\b(?:paper|article|poster|publication|chapter)$/iu.test(before) ? 'from' : 'in'} ${inBrackets ?? plain}`
}

/** 'A. Reddy, K. Raman, "Title", Venue 2025 (first author)' → '"Title" (Venue 2025, first author)'. */
function citation(text: string): string {
  const match =
    /^(?:(?:\p{Lu}[\p{L}.'’-]*[ ,&]+(?:and )?){1,12})?(["“][^"”]{4,200}["”])[,.]?\s+([^"“”]{3,120})$/u.exec(
      text,
    )
  if (!match) return text
  const [, title = '', rest = ''] = match
  return `${title.replace(/[,.]+(?=["”]$)/u, '')} (${rest.replace(/\s*\(([^()]*)\)\s*$/u, ', $1').replace(/[()]/gu, '')})`
}

/** '6 weeks rural health unit, Siaton' → '6 weeks (rural health unit, Siaton)'. */
function withPlaceInBrackets(text: string): string {
  const [, span = '', where = ''] =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years)) ((?!(?:of|in|at|with|on|for|as|from|and|to)\b)\p{Ll}[^()]{3,60})$/iu.exec(
      text,
    ) ?? []
  return span === '' || mayTell(where) ? text : `${span} (${where})`
}

/** What stands behind a comma or a dash as an addition to one thing goes into brackets, so that it can be listed. */
function bracketed(text: string): string {
  const people = text.split(/,\s+(?:and\s+)?|\s+and\s+/u)
  if (people.length > 1 && people.every(person => /^(?:Prof|Dr)/u.test(person))) return listed(people)
  const contest =
    /^([^,()]{3,50}), ((?:\p{Lu}[\p{L}\d’'-]* )*(?:Hackathon|Olympiad|Competition|Contest|Challenge|Conference|Championship|Symposium|Festival)\b[^,()]*)$/u.exec(
      text,
    )
  if (contest) return `${contest[1]} at the ${contest[2]}`
  const named = /^([^,()–]{3,60})(?:,| –) ((?:\p{Lu}|\d)[^(),–]{1,60}(?:, (?:19|20)\d\d)*)$/u.exec(text)
  if (named) return `${named[1]} (${named[2]})`
  const person =
    /^((?:(?:Prof|Dr)\S* )?\p{Lu}\p{L}+(?: (?:\p{Lu}[\p{L}.’'-]*|van|der|den|de|von|zu|del|la|da|dos|bin|al)){1,5}), (\p{Ll}[^,()]{3,60})$/u.exec(
      text,
    )
  if (person) return `${person[1]} (${person[2]})`
  const topic = /^(\p{Lu}[^–:()]{2,50}?)(?: –|:) ([^()]+)$/u.exec(text)
  return topic ? `${topic[1]} (${topic[2]})` : text
}

/** Neighbours of a kind become one sentence, three at a time; the rest stays alone. */
function joinReads(
  reads: readonly Read[],
  { key, voice, tone, place }: { key: string; voice: KeyVoice; tone: Tone; place: string },
): Statement[] {
  const statements: Statement[] = []
  const say = (text: string, quotes: readonly string[], isOwnSentence: boolean) =>
    tell(evenSentence(repair(text)), quotes, isOwnSentence)
  const tell = (text: string, quotes: readonly string[], isOwnSentence: boolean) => {
    const sentence = asSentence(text)
    if (/[\p{L}\d]/u.test(sentence))
      statements.push({ key, text: sentence, quotes, words: countWords(sentence), isOwnSentence })
  }
  const template = (wording: KeyVoice['nouns'], x: string) => worded(wording, tone, { x, place })
  // 'My projects include …' a second time: 'My projects also include …'.
  const onceMore = (sentence: string) => {
    const ahead =
      /^(?:On campus, I would like|(?:To the programme|To a class) I would bring|On campus, I['’]d like)/u.exec(
        sentence,
      )
    if (ahead !== null && statements.length > 0)
      return sentence
        .replace(/^On campus, I (would|['’]d) like/u, 'I would also like')
        .replace(/^To (?:the programme|a class) I would bring/u, 'I would also bring')
    const start = /^.{5,60}?\b(?:includes?|comprises?)\b/u.exec(sentence)?.[0]
    return start !== undefined && statements.some(statement => statement.text.startsWith(start))
      ? sentence.replace(/\b(?=(?:includes?|comprises?)\b)/u, 'also ')
      : sentence
  }
  // Notes and things side by side, where one at least is no plain thing.
  const notesFrom = (index: number): readonly Read[] => {
    const end = reads.findIndex(
      (read, at) => at >= index && !/^(?:NOUNS|GERUND|NOTE)$/u.test(read.piece.kind),
    )
    const run = reads.slice(index, end < 0 ? reads.length : end)
    return run.some(read => read.piece.kind === 'NOTE')
      ? run.map(read => ({ ...read, piece: { kind: 'NOTE', body: asNote(read.text) } }))
      : []
  }
  let hasLead = false
  let hasAim = false
  const sayNotes = (notes: readonly Read[]) => {
    const quotes = notes.map(note => note.quote)
    const [first = '', ...others] = notes.map(note => note.piece.body)
    const own = leadOf(first)
    const lead = own === null ? notesWording(voice, tone) : own.lead
    if (lead === null || (voice.isStory === true && statements.length > 0)) {
      for (const { text, quote } of notes) say(text, [quote], true)
      return
    }
    const wording = own === null && (hasLead || hasAim) ? MORE_NOTES : lead
    // 'My academic passion: shade – how much, for whom'
    const x = besideOneAnother([own?.rest ?? first.replace(/^(\p{L}+): /u, '$1 – '), ...others])
    const told = isTimeAlone(first) && others.length > 0 ? besideOneAnother(others) : x
    const said = withoutSplices(withOwnEyes(worded(wording, tone, { x: told, place })))
    tell(told === x ? said : said.replace(/: /u, ` ${first}: `), quotes, false)
    hasLead = true
  }
  for (let index = 0; index < reads.length; ) {
    const read = reads[index]
    if (read === undefined) break
    const { kind, body } = read.piece
    if (kind === 'SENTENCE') {
      say(body, [read.quote], !('isCompleted' in read.piece))
      index += 1
      continue
    }
    if (kind === 'BECAUSE') {
      const before = statements.at(-1)
      if (before?.isOwnSentence && before.words < 25 && /\.$/u.test(before.text)) {
        statements.pop()
        say(`${withoutEnd(before.text)} because ${body}`, [...before.quotes, read.quote], true)
      } else
        say(voice.because === undefined ? read.quote : template(voice.because, body), [read.quote], false)
      index += 1
      continue
    }
    const run = notesFrom(index)
    if (run.length > 0) {
      for (const group of noteGroups(run.map(read => read.piece.body))) {
        const notes = group.flatMap(at => run[at] ?? [])
        sayNotes(notes)
      }
      index += run.length
      continue
    }
    const previous = statements.at(-1)
    // 'results used in two notes' behind a clause is what came of it, said without a verb.
    if (
      kind === 'NOUNS' &&
      previous !== undefined &&
      !previous.isOwnSentence &&
      WHAT_BECAME_OF_IT.test(body) &&
      /\.$/u.test(previous.text)
    ) {
      statements.pop()
      say(`${withoutEnd(previous.text)}, with ${body}`, [...previous.quotes, read.quote], false)
      index += 1
      continue
    }
    const group: { body: string; quote: string }[] = []
    let words = 0
    for (let next = reads[index]; next?.piece.kind === kind; next = reads[index + group.length]) {
      const length = countWords(next.piece.body)
      if (group.length === 3 || (group.length > 0 && words + length > 32)) break
      const sofar = group.at(-1)?.body
      if (kind === 'PREDICATE' && sofar !== undefined && !goesOnFrom(sofar, next.piece.body)) break
      words += length
      group.push({ body: next.piece.body, quote: next.quote })
    }
    const bodies =
      kind === 'NOUNS'
        ? unfolded(
            group.map(item => item.body),
            voice.isPlainList === true,
          )
        : group.map(item => item.body)
    const quotes = group.map(item => item.quote)
    if (kind === 'PREDICATE')
      say(
        `I ${listed(bodies.map((body, at) => (at > 0 && HAVE_DONE.test(bodies[0] ?? '') ? body.replace(/^have /u, '') : body)))}`,
        quotes,
        false,
      )
    else if (kind === 'AIM') {
      say(template(voice.aim ?? 'I want to {x}', listed(bodies.map(withSociety))), quotes, false)
      hasAim = true
    } else if (kind === 'GERUND')
      say(
        onceMore(template(voice.gerunds ?? voice.nouns, withLastAnd(listed(bodies.map(pairOfDoings))))),
        quotes,
        false,
      )
    else say(onceMore(nounSentence(listed(bodies), bodies.length, voice, template)), quotes, false)
    index += group.length
  }
  return statements
}

/** 'Seen by own eyes' */
function withOwnEyes(text: string): string {
  return text.replace(/\b(?:by|with) own eyes\b/gu, 'with my own eyes')
}

/** Two sentences with a comma between them, and a last deed without its 'and' or its 'I'. */
function evenSentence(text: string): string {
  const whole = withoutSplices(
    withOwnEyes(text).replace(
      /^((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d), (?=\p{Ll})/u,
      'In $1, ',
    ),
  ).replace(/; (\p{Ll}+)(?= )/u, (match, noun: string) => (COUNT_NOUN.test(noun) ? `; the ${noun}` : match))
  if (!/^(?:(?:\p{Lu}\p{Ll}+ )?\p{Ll}* ?\p{Ll}* ?)I \p{Ll}+/u.test(whole)) return whole
  return whole
    .replace(
      /, ((?:(?:could|did|was|had)(?:n['’]t| not)|can['’]t|cannot)) (?=\p{Ll})/u,
      (match, verb: string, at: number, all: string) =>
        /\b(?:and|but|or|that|which|who|because|if)\b/u.test(all.slice(at).split(/[,;.]/u)[1] ?? '')
          ? match
          : `; I ${verb} `,
    )
    .replace(/, (\p{Ll}+)(?=(?: [^,;]*)?$)/u, (match, word: string, at: number, all: string) =>
      PLAIN_DEED.test(word) &&
      !/^, \S+ (?:by|in|at|on|of|as|to|from|for|under)\b/u.test(all.slice(at)) &&
      !/[,;:]/u.test(all.slice(0, at))
        ? `, and ${word}`
        : match,
    )
}

/** Past forms that follow a comma as a deed and not as a participle. */
const PLAIN_DEED =
  /^(?:finished|went|wrote|took|gave|won|became|began|got|came|saw|ran|drew|knew|drove|sang|passed|failed|apologi[sz]ed|left)$/u

/** 'have written the reports', as against 'have been a nurse'. */
const HAVE_DONE = /^have (?!been\b|had\b)\p{Ll}+/u

/** 'SAP2000 and PLAXIS' beside another item is two items of one list. */
function unfolded(items: readonly string[], isPlainList: boolean): readonly string[] {
  // 'Indonesian, Javanese and English' beside 'Spanish A1'
  if (
    isPlainList &&
    items.length > 1 &&
    items.every(item => item.split(/, | and /u).every(part => countWords(part) < 5 && !/[;:]/u.test(part)))
  )
    return items.flatMap(item => item.split(/, (?:and )?(?![^()]*\))| and (?![^()]*\))/u))
  return items.length < 2
    ? items
    : items.flatMap(item => (/^\S+(?: \S+)? and \S+(?: \S+)?$/u.test(item) ? item.split(' and ') : [item]))
}

/** 'start a club, tabla in the music society' → 'start a club and tabla in the music society'. */
function withSociety(body: string): string {
  return / and /u.test(body)
    ? body
    : body.replace(
        /, (?=\p{Ll}+ in the \p{Ll}+ (?:society|club|group|team|band|choir)$)/u,
        ', and take part in ',
      )
}

/** 'organising walks, dance' → 'organising walks and dance'. */
function pairOfDoings(body: string): string {
  return /^[^,]+, (?!\d)[^,]+$/u.test(body) &&
    !/\band\b/u.test(body) &&
    countWords(body.split(', ')[1] ?? '') < 4
    ? body.replace(', ', ' and ')
    : body
}

/** Two predicates share an 'I' only where both are simple pasts, so that no auxiliary is taken over by mistake. */
function goesOnFrom(first: string, next: string): boolean {
  const simple = (body: string) =>
    !/^(?:was|had|did)\b/u.test(body) && verbForm(/^[\p{L}-]+/u.exec(body)?.[0] ?? '')?.form === 'PAST'
  const haveDone = HAVE_DONE.test(first) && HAVE_DONE.test(next)
  return (
    (haveDone || (simple(first) && simple(next))) &&
    !/[,;:]|\band\b/u.test(first) &&
    !/[;:]|\band\b/u.test(next)
  )
}

/** 'Sonic Visualiser, Python for audio, reading of script' → '… and reading of script', where all are things of a kind. */
function withLastAnd(list: string): string {
  const items = list.split(/, (?![^()]*\))/u)
  const isDetail = (item: string) =>
    /^(?:\d|team of|class of|part of|then|with|minor|first author|University|College|Institute|School|Univ\b|including|such as|most of|all of|from|in|at|by|about|over|cost|latency)/iu.test(
      item,
    )
  // 'The suite, the pathway with a hospital' is two things; 'the module, the only one in Europe' is one.
  const [one = '', other = ''] = items
  if (
    items.length === 2 &&
    !/ and |[;:]/u.test(list.replace(/\([^()]*\)/gu, '')) &&
    /^(?:(?:the|its|their) (?!only|first|last|best|oldest|newest|largest|biggest|smallest|one|most|same|kind|sort|\p{L}+est\b)\p{Ll}|\p{Ll}+ing (?:for|at|in|with) |\p{Ll}+ in the \p{Ll}+ (?:society|club|group|team|band|choir)$)/u.test(
      other,
    ) &&
    !mayTell(one) &&
    !mayTell(other)
  )
    return `${one} and ${other}`
  return items.length > 2 &&
    plainlyNames([
      ...items.slice(0, -1),
      (items.at(-1) ?? '').split(/ (?:in|with|by|from|for|of) /u)[0] ?? '',
    ]) &&
    !/ and |[;:]/u.test(list.replace(/\([^()]*\)/gu, '')) &&
    !items.slice(1).some(isDetail)
    ? listed(items)
    : list
}

function nounSentence(
  list: string,
  count: number,
  voice: KeyVoice,
  template: (wording: KeyVoice['nouns'], x: string) => string,
): string {
  // 'Professor Hirt's work on forging' is no professor.
  const isTopic =
    voice.topics !== undefined &&
    ((/^\p{Ll}/u.test(list) && !/^the \p{Lu}|\b(?:Prof|Dr)\b/u.test(list)) || /['’]s? \p{Ll}/u.test(list))
  const sentence = template(
    isTopic ? (voice.topics ?? voice.nouns) : voice.nouns,
    (count === 1 ? withLastAnd(list) : list).replace(/^([^,;()]+), then (?=\p{Ll})/u, '$1 and then '),
  )
  return count > 1
    ? sentence
        .replace(/ was (?=\S)/u, ' were ')
        .replace(/^What drew me to this field were/u, 'What drew me to this field was')
    : sentence
}
