/** What a piece of an answer is: a sentence, a line without its 'I', an aim, a thing, a reason or a note. */

import {
  insideSentence,
  isClause,
  isCommon,
  isProper,
  listed,
  tagWords,
  withArticle,
  withoutEnd,
} from '../../language/grammar.ts'
import { participleOf, verbForm } from '../../language/verbs.ts'
import { isOneSentence, mayTell, opensClause, tellsOfPeople, tellsPlainly } from './clauses.ts'
import {
  asksSomething,
  asNote,
  doesSomething,
  hasStrayCapital,
  hasVerbOfOurs,
  isLongThing,
  isPlainThing,
  isRemark,
  isThingWithDetail,
  lacksItsArticle,
  NOUN_OR_VERB,
} from './notes.ts'
import { lowerStart, nounList, nounPhrase } from './nounPhrases.ts'
import { countWords } from './plainText.ts'
import {
  ANOTHER_CLAUSE,
  bareAim,
  episodePiece,
  headedPiece,
  lowerRole,
  type Piece,
  predicateOf,
  rolePiece,
  SUBJECT_LATER,
} from './predicates.ts'
import type { Tone } from './request.ts'
import { ROLE } from './roles.ts'
import { type KeyVoice, worded } from './voices.ts'

/** Neither plainly a thing nor a sentence: it goes behind a colon. */
export type Note = { kind: 'NOTE'; body: string }

const LATIN = /\p{Script=Latin}/gu

const LETTER = /\p{L}/gu

const COUNT_OF =
  /^(?!1 |19\d\d|20\d\d)\d[\d,]*\+? (?:installs|downloads|users|visitors|readers|subscribers|customers|participants|members|views|orders|sales|students|people|families|members) (?:in|within|after|by|on|across|so far)\b/u

/** 'Developers in India still buy the report last': a plural, an adverb and what it does. */
const HABIT =
  /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:in \p{L}+ )?(?:still|often|usually|always|never|rarely|mostly) (?!\p{L}+ed\b)\p{Ll}+ /u

/** 'Return rate down from 22% to 16%': what stands there went down. */
const WENT =
  /^((?!I\b|my\b|we\b|the\b)\p{L}[\p{L} -]{2,40}?)(?<!\b(?:went|go|goes|gone|is|was|were|are|came|comes)) (down|up) (?=(?:from|by) |to \d)/iu

/** 'Losses 8% instead of 35%', 'deflection 18% less than calculated': what stands there was so. */
export const MEASURED =
  /^((?!I\b|my\b|we\b|the\b|an?\b|in\b|at\b|only\b)\p{L}[\p{L} -]{2,30}?) ((?:only |about )?\d[\d.,]* ?(?:%|[\p{L}²³°/]{1,6})? ?(?:instead of|rather than|less than|more than|lower than|higher than|better than|against|but)\b.*)$/iu

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
  /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:minutes|hours|days|nights|weeks|months|years) of (?!\p{Ll}+ and \p{L}+[.]?$)\p{Ll}|\d+ people,|(?:applause|silence|laughter|panic|chaos|tears)\b)/iu

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
export const BEGINS_NO_NOUN =
  /^(?:at|on|in|by|from|under|after|before|during|since|until|when|while|if|because|although|though|as|that|not|never|nobody|everybody|somebody|there|here|then|now|so|but|and|or|yet|how|why|where|what|who|he|she|it|they|you|is|are|was|were|has|have|had|can|could|will|would)\b/iu

export const PLAINLY_A_CLAUSE =
  /(?<!\b(?:that|which|who|whom|whose|where|what|how|because|if) (?:\S+ ){0,2})\b(?:I|we|he|she|they|it)\s+(?:\p{L}+(?:ed|s)|was|were|am|are|is|had|has|have|did|do|could|can|will|would|saw|built|made|found|took|went|led|wrote|ran|knew|got)\b/iu

const ADVERB =
  /^(?:also|then|later|successfully|currently|recently|independently|jointly|actively|personally|initially|finally|previously|now|presently)\s+(?=\S)/iu

function hasLateVerb(text: string): boolean {
  return tagWords(text.replace(/\b(?:who|which|that) .*$/u, '')).some(
    (word, at, all) =>
      !/^(?:which|that|who)$/iu.test(all[at - 1]?.text ?? '') &&
      (word.tags.has('PastTense') || word.tags.has('Modal') || word.tags.has('Copula')),
  )
}

export function pieceOf(
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
  // 'At TerraScan since March 2025: classifying data'
  const [, , below = ''] =
    /^((?:at|in|since|from|with|for) (?=[^:]*(?:\p{Lu}|\d))[^:]{3,50}): (.+)$/iu.exec(text) ?? []
  if (below !== '' && verbs !== 'AIM' && !mayTell(below) && !HAS_A_PERSON.test(below))
    return { kind: 'NOTE', body: withoutEnd(text) }
  const patterned = patternedSentence(text, voice) ?? toldNote(text, voice, index)
  if (patterned !== null) return completed(patterned)
  if (tellsOfPeople(text)) return { kind: 'SENTENCE', body: text }
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
  // 'Registered pharmacist, 2018' is the name of a certificate.
  if (voice.namesRoles === true && piece.kind === 'PREDICATE' && ROLE.test(text))
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
      (areSubjects || !isVerbOrNoun(bare)) &&
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

/** 'Lead localisation', 'open studio': a deed or a thing, which nobody can tell. */
function isVerbOrNoun(text: string): boolean {
  const [, first = '', next = ''] = /^(\p{L}+) (\p{Ll}+)/u.exec(text) ?? []
  return (
    NOUN_OR_VERB.has(first.toLowerCase()) &&
    next !== '' &&
    !/^(?:and|or|of|in|at|on|for|with|to|from|by|as|about)$/u.test(next)
  )
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
  /^the (?:first |last |very )?(?:day|night|moment|hour|morning|evening|afternoon|year|summer|winter|week|time) (?:that |when |in which )?(?:the|my|our|I|we|he|she|they|an?) (?:(?! (?:I|we|he|she|they|it|my|our) )[^,;:])+$/iu

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
        !/[.:;?](?!\d)/u.test(item.replace(/\b(?:Prof|Dr|Mr|Ms|Mrs)\./gu, '')) &&
        !/^\d|\b(?:so far|as well|too)$/iu.test(item) &&
        !/^(?:mostly|mainly|only|partly|by|from|with|not|no|also|then|now|later|about|because|but|so)\b/iu.test(
          item,
        ) &&
        (!areNames || /^\p{Lu}/u.test(item)),
    ) &&
    (plainlyNames(items) ||
      (!isClause(text.replace(/\([^()]*\)/gu, '')) &&
        // 'Now script read the order and give the load' is told by two verbs.
        !items.some(hasVerbOfOurs)))
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
export function plainlyNames(items: readonly string[]): boolean {
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

/** 'robotics club, cricket team', 'climbing, drawing skulls': two of a kind, so that an 'and' may join them. */
function areAlike(items: readonly string[]): boolean {
  return (
    items.every(item => !/ (?:in|at|for|from|with|by|to|on) /u.test(item)) ||
    items.every(item => /^\p{L}+ing\b/u.test(item)) ||
    items.slice(1).every(item => /^\p{Lu}|^(?:the|an?|my|its|their) /u.test(item))
  )
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
  // 'Trains, chess'
  if (isLineStart && /^\p{Lu}\p{Ll}{2,}$/u.test(item) && isCommon(item)) return lowerStart(item)
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
    return { kind: 'AIM', body: `go ${lowerStart(rest).replace(/^([^,(]*), /u, '$1 – ')}` }
  const predicate = predicateOf(rest, verbs, adverb) ?? bareAim(rest, verbs)
  if (predicate?.kind === 'AIM')
    return {
      kind: 'AIM',
      body: predicate.body.replace(/, then back to (?=\p{Lu}|my |the )/u, ', then go back to '),
    }
  if (predicate !== null) return predicate
  // 'Also distilling' is one more of the things that were asked for, and not what one is doing.
  if (
    adverb !== '' &&
    !/^(?:also|then|later) /iu.test(adverb) &&
    /^\p{L}+ing\b/iu.test(rest) &&
    !SUBJECT_LATER.test(rest) &&
    !isClause(rest)
  )
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
    // 'Thesis: nectar bats in coffee farms': what may be a clause stands behind a colon, with what follows it.
    if (mayTell(what)) return { kind: 'NOUNS', body: bare }
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `My ${lowerRole(topic[1] ?? '')} was on ${insideSentence(what).replace(/, ((?:\d|one|two|three)[^()"“”]*)$/u, ' ($1)')}`,
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
  // In 'Cost FJD 18,000 instead of …' the word before the figure is its currency.
  const measured = / \p{Lu}{3} \d/u.test(bare) ? null : MEASURED.exec(bare)
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
    if (items.length === 2 && !areAlike(items))
      // 'Shake table at EUCENTRE, full scale' is one thing and a remark.
      return { kind: 'SENTENCE', body: text }
    else
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
  if (
    reason !== undefined &&
    !/^(?:the|my|our|it|this|that|these)\b/iu.test(thing) &&
    !tellsPlainly(thing) &&
    !hasVerbOfOurs(thing) &&
    countWords(thing) < 12
  )
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

function isPlural(nouns: string): boolean {
  return /[^s]s$/iu.test(nouns) && !/(?:ics|us|is)$/iu.test(nouns)
}

/** 'Losses 8% instead of 35%' → 'The losses were 8% instead of 35%'. */
function wasSo(measured: RegExpExecArray): string {
  const [, nouns = '', figures = ''] = measured
  return `The ${insideSentence(nouns)} ${isPlural(nouns) ? 'were' : 'was'} ${figures}`
}
