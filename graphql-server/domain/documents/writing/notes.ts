/**
 * Notes: what is neither plainly a thing nor a sentence ('Age 31, now or never, wife agrees'). They stand behind a few
 * words of their question and a colon, in the words in which they were typed, so that nothing is claimed for them.
 */

import { insideSentence, isCommon, isProper, repair, tagWords, withoutEnd } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import { mayTell, tellsPlainly } from './clauses.ts'
import { countWords } from './plainText.ts'
import { ROLE } from './roles.ts'

/** One sentence of notes has about this many words at most. */
const MOST_IN_A_SENTENCE = 45

/** These read as nouns unless an object with a determiner follows: 'Research in', but 'research the cause'. */
export const NOUN_OR_VERB = new Set(
  'research work design study process report review survey test volunteer intern lead head host chair coach mentor tutor guide model plan code program partner pitch map track balance experiment interview increase decrease experience influence document target scale supply support help award label file structure schedule source value record rank score screen start open draft double triple use visit play pilot lower present secure handle question query project audit gain advance graduate trade drive run cut draw hold set stand take win direct complete spend light measure move change ask show own champion respect care share trust try talk stop act stay address aim finish launch pass repair sign split sponsor tune turn walk watch welcome wait forecast shake state travel retrofit ship shadow sketch prototype benchmark author pioneer recruit clean correct select clear moderate damage cover train fish bank'.split(
    ' ',
  ),
)
/** By these nobody begins the name of a thing. */
const BEGINS_NO_THING =
  /^(?:and|but|or|so|also|no|not|none|nobody|nothing|everyone|everybody|everything|someone|somebody|anyone|half|since|until|till|before|after|during|when|while|if|because|although|as|at|in|on|by|for|from|to|with|without|within|under|over|between|through|about|around|approx|roughly|nearly|almost|only|mostly|mainly|now|then|later|once|twice|maybe|perhaps|still|already|just|even|never|always|often|usually|sometimes|currently|there|here|he|she|it|they|you|we|I|me|read|see|age|aged|per|both|either|too|very|more|less|much|yes|well|plus|incl|including|especially)\b|^(?:daily|weekly|monthly)(?=[,:]|$)/iu
/** Behind a comma these say more of the same thing. */
const GOES_ON =
  /^(?:with|including|such as|in|at|on|for|from|by|under|between|about|of|and|or|which|who|where|whose)\b/iu
/** Words that a thing does not have in its name, but a remark does. */
const NATIONAL = /^\p{Lu}\p{Ll}+(?:ese|ian|ish|can)\b/u
const REMARK =
  /\b(?:since|because|so that|not|no|too|also|if|than|yet|still|now|then|but|never|approx|so far|asap|etc|tbc|instead|without|as)\b|[=→<>]|\p{L} [-–—] /iu
/** Things may be counted in years or hours, or by their rank; whatever else is counted is a figure and no thing. */
const COUNTED =
  /^(?:(?:about|over|around|nearly|almost|approx\.?|some) )?(?:(?!(?:19|20)\d\d\b)\d[\d.,]*%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?!(?:\p{L}+ )?(?:days?|weeks?|months?|years?|semesters?|terms?|hours?|summers?|winters?|seasons?|generations?)\b)/iu
const DATE =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:(?:19|20)\d\d)?|(?:spring|summer|autumn|winter|fall) (?:19|20)\d\d|(?:19|20)\d\d)(?=$|[,:;.]| [-–])/iu
const BODY_WITHOUT_ITS_THE =
  /^(?:\p{Lu}[\p{L}-]+ )+(?:Directorate|Ministry|Department|Unit|Office|Agency|Bank|Board|Council|Hospital|Authority|Commission)$|^(?:Ministry|Department|Office|Bureau|Board|Faculty|School) (?:of|for) /u
const PERSON_WITHIN = /\b(?:I|we|he|she|they)\b/iu
/** 'The tape shed its coating': right before 'its' stands a verb, or a word that joins. */
const TOLD_BY_ITS_OBJECT =
  /^(?:\S+ )+(?!(?:of|for|in|at|on|with|to|from|by|about|under|over|between|among|across|against|after|before|during|into|through|and|or|than|as|all|both|without|via|per|around|near|behind|beside)\b)\p{Ll}+(?<!ing) (?:its|his|her|their|it|them|him) /u
const PAST_FIRST =
  /^(?:fell|rose|went|came|grew|saw|knew|began|left|felt|thought|said|heard|stole|tore|broke|fled|fought)\b/iu
const LAST_PLURAL = /(?<=\p{L}\S* \S+) \p{Ll}{3,}[^s]s$/u
/** 'Contract ends 31 August' */
const DAY_BEHIND_NOUN =
  /\p{Ll}s \d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u
const ENDS_ITS_HEAD =
  /^(?:of|for|in|at|on|with|to|from|by|about|under|over|between|among|across|against|after|before|during|into|through|that|which|who|whose|where|when|how|why|what|whether|using|including)$/iu

/**
 * Is it plainly a thing or several, so that it can stand behind 'My projects include'? Where this says no, it may be
 * one all the same: the colon says both.
 */
export function isPlainThing(text: string): boolean {
  const bare = withoutEnd(text)
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/["“][^"”]*["”]/gu, ' X ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (bare === '' || /[:;?!/]/u.test(bare) || DATE.test(bare) || COUNTED.test(bare)) return false
  const [thing = '', ...relative] = bare.split(/,? (?=(?:that|which|who|whose|where|because) )/u)
  if (countWords(thing) > 18 || REMARK.test(thing) || (relative.length > 0 && / [-–—] /u.test(bare)))
    return false
  return thing
    .split(/, (?:and )?/u)
    .every((part, index) => (index > 0 && GOES_ON.test(part)) || isThing(part, index))
}

/** 'Prof. Gentile (monitoring of bridges)', '“A Right” (Law Review, 2021)': a thing and, in brackets, what belongs to it. */
export function isThingWithDetail(text: string): boolean {
  if (/^["“]/u.test(text)) return true
  const [, thing = '', detail = ''] = /^([^()]+) \(([^()]+)\)$/u.exec(text) ?? []
  return (
    detail !== '' &&
    leadOf(`${thing} – ${detail}`) === null &&
    countWords(detail) < 9 &&
    !/^(?:why|how|what|who|where|when|no|not)\b|[:;]|, (?!(?:19|20)\d\d\b)/iu.test(detail) &&
    !mayTell(detail) &&
    isPlainThing(thing)
  )
}

function isThing(part: string, index: number): boolean {
  if (part === '' || BEGINS_NO_THING.test(part)) return false
  if (index > 0 && (/^\d/u.test(part) ? !/^(?:19|20)\d\d$/u.test(part) : DATE.test(part))) return false
  if (/^(?:best|worst|most|least|first|\p{L}{2,}est) (?:near|in|at|on|of|for|to|from|by)\b/iu.test(part))
    return false
  // 'Cost 90 dollars', 'Dropout 14% to 6%', 'Italian a bit'
  if (
    /^(?:cost|price|age|budget|weight|score|rank|fee)s? \d|\d%|\p{L} (?:an?|the) \p{L}/iu.test(
      part.replace(
        /\b(?:of|for|in|at|on|with|to|from|by|and|or|as|about|under|over|between|among|across|against|after|before|during|into|through|than|behind|near|around|per|on) (?:an?|the) /giu,
        ' ',
      ),
    )
  )
    return false
  const [first = '', second = '', third = ''] = part.split(' ')
  const form = /^\p{Lu}{2,}$/u.test(first) ? undefined : verbForm(first)?.form
  // 'took 7 months', 'pay loan', 'design and evaluate referral systems'
  if (form === 'PAST' && !/^(?:cut|set|led|found)$/iu.test(first)) return false
  if (
    form === 'BASE' &&
    (/^(?:an?|the|my|it|to)$/u.test(second) ||
      (second !== '' && !NOUN_OR_VERB.has(first.toLowerCase()) && !ENDS_ITS_HEAD.test(second)) ||
      (second === 'and' && verbForm(third)?.form === 'BASE'))
  )
    return false
  const isShort = countWords(part) < 4
  // A verb at the very end is a plural more often than not: '6 years of line lists'.
  const shown = part.replace(LAST_PLURAL, '')
  if (PERSON_WITHIN.test(part) || TOLD_BY_ITS_OBJECT.test(part) || PAST_FIRST.test(part)) return false
  if (isShort ? tellsPlainly(part) : mayTell(shown) || hasVerbOfOurs(part)) return false
  if (DAY_BEHIND_NOUN.test(part)) return false
  if (doesSomething(part) || BODY_WITHOUT_ITS_THE.test(part)) return false
  // 'futsal league, treasurer': where, and as what
  if ((index > 0 ? countWords(part) < 3 : true) && ROLE.exec(part)?.[0].length === part.length) return false
  const words = [...tagWords(part)]
  if (/^(?:abroad|overseas|outdoors|worldwide|online|today)$/iu.test(words.at(-1)?.text ?? '')) words.pop()
  const end = words.findIndex((word, at) => at > 0 && ENDS_ITS_HEAD.test(word.text))
  const head = words.slice(0, end < 0 ? words.length : end)
  const last = head.at(-1)
  if (last === undefined) return false
  const isName =
    (head.length > 1 && /^(?:\p{Lu}|\d)/u.test(last.text)) ||
    /\p{L}{3,}[^s]s$/u.test(last.text) ||
    ['Noun', 'Gerund', 'Value'].some(tag => last.tags.has(tag))
  return isName && !head.some(word => word.tags.has('Pronoun') && !word.tags.has('Possessive'))
}

/** 'Cholera in camp 4': a capital that may be the line's alone, so that no sentence can tell whether to keep it. */
export function hasStrayCapital(text: string): boolean {
  const bare = withoutEnd(text)
  const first = /^\p{L}+/u.exec(bare)?.[0] ?? ''
  return (
    /^\p{Lu}\p{Ll}+ (?!(?:of|for|de|du|del|der|van)\b)\p{Ll}/u.test(bare) &&
    small(bare) === bare &&
    !isProper(first) &&
    !NATIONAL.test(first)
  )
}

const ONE_OF_SEVERAL =
  /^(?:call|meeting|contest|position|answer|bank|boat|boy|bus|car|chance|child|city|clinic|company|dream|engine|factory|family|farm|friend|garden|girl|house|idea|island|job|journey|king|letter|machine|man|message|method|mill|moment|month|mountain|person|place|plan|plot|pump|question|reason|river|road|room|salary|ship|shop|street|teacher|town|tractor|tree|truck|turbine|village|wall|way|week|woman|word|year)$/iu

/** 'Small island', 'honest answer': one of several of its kind, without the word that says which. */
export function lacksItsArticle(text: string): boolean {
  const bare = withoutEnd(text)
    .replace(/\([^()]*\)/gu, '')
    .trim()
  if (
    /^(?:an?|the|my|our|his|her|their|its|this|that|one|some|any|each|every|several|both|\d)\b|^["“]/iu.test(
      bare,
    )
  )
    return false
  const [first = ''] = bare.split(/,| and /u)
  const words = tagWords(first)
  const end = words.findIndex((word, at) => at > 0 && ENDS_ITS_HEAD.test(word.text))
  const head = words.slice(0, end < 0 ? words.length : end)
  const last = head.at(-1)
  return (
    last !== undefined &&
    // 'Nurse of the Year' is a name.
    !/^\p{Lu}.* \p{Lu}\p{Ll}/u.test(first) &&
    /^\p{Ll}/u.test(head.length > 1 ? last.text : insideSentence(last.text)) &&
    last.tags.has('Singular') &&
    (last.tags.has('Actor') || ONE_OF_SEVERAL.test(last.text))
  )
}

/** Is it a remark without a verb of its own ('No R yet', 'Half without time of onset'), and so no sentence? */
export function isRemark(text: string, { isAmongNotes }: { isAmongNotes: boolean }): boolean {
  const bare = withoutEnd(text).replace(
    /,? (?:as far as I know$|so (?:that )?I .*$|(?:and |or )?if (?:it is )?(?:offered|possible|allowed|available)(?=,| |$))/u,
    '',
  )
  return (
    countWords(bare) < 26 &&
    !/^(?:yes|no|none|maybe|never|nothing)$/iu.test(bare) &&
    /^[\p{Script=Latin}\P{L}]*$/u.test(bare) &&
    !/[?"“”]/u.test(text) &&
    !/\bthings?$/iu.test(bare) &&
    !/\b(?:I|we|he|she|they|it|me|us)\b|['’](?:m|re|ve|ll|d)\b/iu.test(bare) &&
    (TIME_ALONE.test(bare) || !OPENS_ELSEWHERE.test(bare)) &&
    !/^\p{Lu}[^:]{1,60}: /u.test(bare) &&
    (DATED.test(bare) || /^born\b/iu.test(bare) || !tells(bare, isAmongNotes))
  )
}

/** 'International law with Prof. Saliba, who made us argue …': a thing, and at length what it is or does. */
export function isLongThing(text: string): boolean {
  const [head = '', ...rest] = withoutEnd(text).split(/(?=, (?:who|which|where|whose|so that) )/u)
  return (
    rest.length > 0 &&
    countWords(text) > 20 &&
    !/^(?:my|our|his|her|their|the|this|that|it|I|we|he|she|they)\b/iu.test(head) &&
    isPlainThing(head.replace(DONE_TO_IT, ' ')) &&
    ![...rest.join('').matchAll(/, (\p{Ll}+)/gu)].some(
      ([, word = '']) =>
        verbForm(word)?.form === 'PAST' || /^(?:is|was|are|were|has|had|will|would|can|could)$/u.test(word),
    )
  )
}

/** 'Who carries the burden of proof; whether occupation law helps': questions, asked without a question mark. */
export function asksSomething(text: string): boolean {
  return (
    /^(?:what|who|whether|how|why|which)\b(?! (?:I|we|it|he|she|they|matters|counts|is|was)\b)/iu.test(
      text,
    ) && !/\?|, (?:I|we|it|he|she|they|this|that)\b/u.test(text)
  )
}

/** What opens so is a sentence more often than a note, even where no verb is found in it. */
const OPENS_ELSEWHERE =
  /^(?:my|our|his|her|their|its|this|that|these|those|there|the|in|on|at|from|to|for|with|by|of|after|before|during|when|while|as|if|because|although|since|until|under|through|within|without|every|each|who|what|how|why|where)\b/iu
/** 'Dec 2021 flood, road cut': a date that no preposition joins to a sentence. */
const DATED =
  /^(?:(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.? (?:19|20)\d\d|(?:19|20)\d\d) (?!(?:was|were|is|brought|came|saw|gave|changed|had|began|ended|started)\b)\p{Ll}/u
/** Is it nothing but since when, so that it says of what follows when it was? */
export function isTimeAlone(note: string): boolean {
  return TIME_ALONE.test(note)
}

/** 'Dissertation – why mothers come late': what the question would say, in words of the person's own. */
export function leadOf(note: string): { lead: string; rest: string } | null {
  const [, work = '', rest = ''] = OWN_WORK.exec(note) ?? []
  if (work !== '') return { lead: `My ${work.toLowerCase()}: {x}`, rest }
  const [, head = '', tail = ''] = /^([^:,;"“]{3,50}): (.+)$/u.exec(note) ?? []
  return countWords(head) < 2 || countWords(head) > 6 ? null : { lead: `${head}: {x}`, rest: tail }
}

const OWN_WORK =
  /^((?:(?:final|final[- ]year|graduation|diploma|degree|bachelor['’]?s?|master['’]?s?|undergraduate|course|group|summer) )?(?:project|thesis|dissertation|capstone|internship|placement))(?::| [–—-]) (.+)$/iu
const TIME_ALONE = /^(?:since|until|from|in) (?:\p{Lu}\p{Ll}+\.? )?(?:19|20)\d\d$/iu

function tells(bare: string, isAmongNotes: boolean): boolean {
  // 'Brown spots on 9 silk sashes' is one among others, whatever else 'spots' may be.
  const does = isAmongNotes ? tellsPlainly : mayTell
  const parts = bare
    .replace(/\([^()]*\)/gu, '')
    // 'a dog called Panela'
    .replace(/ (?:called|named) (?=\p{Lu})/gu, ' ')
    .split(/, | [-–—] /u)
  if (ONE_DOES.test(bare)) return true
  return parts.some(
    (part, index) =>
      // 'repaid per kg landed', behind what is repaid
      !(
        index > 0 &&
        /^(?:\p{L}+ed|\p{L}*paid|made|done|built|sold|kept|held|sent|given|taken|written|run)\b/u.test(part)
      ) &&
      // 'Barcelona port / Mercabarna visits': a verb at the very end is a plural more often than not.
      ((index > 0 && countWords(part) < 4 ? tellsPlainly : does)(
        part.replace(DONE_TO_IT, ' ').replace(LAST_PLURAL, ''),
      ) ||
        hasVerbOfOurs(part) ||
        doesSomething(part)),
  )
}

/** 'Driver bonus tied to the logger', 'IELTS planned in March' */
const DONE_TO_IT =
  /(?<=^(?!the\b|my\b|our\b)[\p{L}-]+(?: [\p{L}-]+){0,3}) (?:tied|linked|paid|planned|booked|based|connected|attached|sold|given|sent|written|done|made|built|kept|held|taught|taken|used|measured|stored|shared|signed|spent) (?=(?:to|by|per|with|in|on|for|at|from)\b)/u
/** 'Buyer wants apology before explanation' */
const ONE_DOES =
  /^(?:[\p{L}-]+ ){1,3}(?:wants|needs|knows|says|thinks|blames|likes|takes|gives|comes|goes|costs|asks|has|does|gets|makes|keeps|means|becomes) \p{L}/u
const SEVERAL =
  /^(?:\p{L}+[^s]s|people|women|men|children|staff|police|parents|some|others|many|most|everyone|everybody|nobody|none|someone|somebody)$/iu
const PLAIN_VERB =
  /^(?:say|want|need|like|love|hate|think|believe|feel|seem|mean|live|come|become|eat|drink|sleep|die|fear|remember|leave|let|hear|blames?|wants?|needs?|knows?|says?|thinks?|agrees?|exists?|works|helps)$/u

/** 'People say', 'my parents grow corn', 'some wants only to talk': does it open with several, and what they do? */
export function doesSomething(text: string): boolean {
  const words = text.split(' ').slice(0, 6)
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    if (at === 0 || !SEVERAL.test(before) || !/^\p{Ll}+$/u.test(word)) return false
    if (words.slice(0, at - 1).some(earlier => ENDS_ITS_HEAD.test(earlier))) return false
    const base = verbForm(word)?.form === 'BASE' ? word : thirdPerson(word)
    return PLAIN_VERB.test(word) || (base !== null && !NOUN_OR_VERB.has(base))
  })
}

function thirdPerson(verb: string): string | null {
  for (const base of [verb.replace(/ies$/u, 'y'), verb.replace(/es$/u, ''), verb.replace(/s$/u, '')])
    if (base !== verb && verbForm(base)?.form === 'BASE') return base
  return null
}

const THIRD_PERSON =
  /^(?:focuses|offers|combines|matches|covers|deals|stands|gives|makes|shows|needs|requires|lets|brings|fits|means|remains|asks|allows|includes|seems|lies|keeps|puts|tells|says)$/u

/** A past form that the tagger may have missed ('Training on this cut the error rate'): then it is no fragment. */
export function hasVerbOfOurs(text: string): boolean {
  if (
    /\p{L}{3,} (?:went|fell|rose|grew|dropped|came|became) (?:down|up|from|by|to|back|into|off|out)\b/u.test(
      text,
    )
  )
    return true
  const words = text.split(/[^\p{L}'’-]+/u)
  return words.some((word, index) => {
    if (index < 2 || word !== word.toLowerCase()) return false
    const stem = word.replace(/(?<=[sxzh])es$|s$/u, '')
    const isPresent = stem !== word && (verbForm(stem)?.form === 'BASE' || THIRD_PERSON.test(word))
    if (verbForm(word)?.form !== 'PAST' && !isPresent) return false
    const before = words[index - 1] ?? ''
    const next = words[index + 1] ?? ''
    return (
      /^(?:the|a|an|my|our|us|me|it|them|their)$/u.test(next) &&
      !/^(?:the|a|an|my|our|of|in|on|with|and|that|which|who|i|we|he|she|they)$/iu.test(before)
    )
  })
}

/** 'English C1' is a name, whatever else begins so. */
function small(note: string): string {
  return isProper(/^\p{L}+/u.exec(note)?.[0] ?? '') ? note : insideSentence(note)
}

/** A note as it stands among others: its own end mark and its 'also' gone, its first word small where it is no name. */
export function asNote(text: string): string {
  const note = small(
    withSpelledMonths(withoutEnd(repair(text)))
      .replace(/^also\b(?:,|:| [-–—])? */iu, '')
      .replace(/(?<!\p{L})~ ?(?=\d)/gu, 'about ')
      .replace(/^Born (?=\p{L})/u, 'born ')
      .replace(/^(?:skills?|notes?|misc|others?|extra|more): /iu, '')
      .trim(),
  )
  return !isProper(/^\p{L}+/u.exec(note)?.[0] ?? '') &&
    /^\p{Lu}\p{Ll}+(?=$| \p{Ll}|[, ] ?\d|,? [–-])|^(?:Then|Later|After|Before|Since|Until|In|At|On|With|By|For|From|As) /u.test(
      note,
    ) &&
    (BEGINS_NO_THING.test(note) ||
      PAST_FIRST.test(note) ||
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|choir|school|server|radio|cost|who|what|which|how|why|whether|where)\b/iu.test(
        note,
      ) ||
      tagWords(note.slice(0, 1).toLowerCase() + note.slice(1))[0]?.tags.has('PastTense') === true ||
      COMMON_BY_ITS_END.test(note) ||
      // 'Harvest 2021'
      (/^\p{L}+ \d/u.test(note) && isCommon(/^\p{L}+/u.exec(note)?.[0] ?? '')) ||
      verbForm(/^\p{L}+/u.exec(note)?.[0] ?? '') !== null)
    ? note.slice(0, 1).toLowerCase() + note.slice(1)
    : note
}

/** 'Nov. 2021' → 'November 2021'. */
export function withSpelledMonths(text: string): string {
  return text.replace(
    /\b(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.?(?= (?:19|20)\d\d\b)/gu,
    (_, month: string) => MONTH[month] ?? month,
  )
}

const MONTH: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Aug: 'August',
  Sep: 'September',
  Sept: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
}
/** Words that end so are no names. */
const COMMON_BY_ITS_END =
  /^(?:contract|church|acoustic|electric|public|basic|academic|economic|electronic|plastic|organic|ceramic|traffic|historic|scientific|genetic|synthetic|strategic|automatic|\p{L}{3,}est|brown|white|black|red|blue|green|yellow|grey|\p{L}{2,}(?:ator|ators|tion|ment|ness|ship|ance|ence|ity|ing|ure|ture|age|ery|dge|ogy|ist|ists|ism|ers|ors|eries|oms|ways?|ings|ments|ures|shops?|works?|books?|rooms?|houses?|boards?|lines?|lists?|sheets?))(?= |$|,)/iu

/** Neighbouring notes in as few sentences as their length allows: for each its notes, by index. */
export function noteGroups(notes: readonly string[]): readonly (readonly number[])[] {
  const groups: number[][] = []
  let words = 0
  for (const [index, note] of notes.entries()) {
    const length = countWords(note)
    const open = groups.at(-1)
    if (open === undefined || words + length > MOST_IN_A_SENTENCE) {
      groups.push([index])
      words = length
    } else {
      open.push(index)
      words += length
    }
  }
  return groups
}

/** Notes side by side: commas between short ones, semicolons where one has a comma or a colon of its own. */
export function besideOneAnother(notes: readonly string[]): string {
  const hasParts = notes.some(note => /[,;:–]/u.test(note.replace(/\([^()]*\)/gu, '')))
  return notes.join(hasParts ? '; ' : ', ')
}
