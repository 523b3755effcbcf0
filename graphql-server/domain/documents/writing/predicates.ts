/** Lines without their 'I' ('led a team of 17', 'captain of the team'), completed where their words make it certain. */

import { isClause, isOnlyVerb, tagWords, withArticle } from '../../language/grammar.ts'
import { participleOf, pastOf, verbForm } from '../../language/verbs.ts'
import { mayTell } from './clauses.ts'
import { hasVerbOfOurs, NOUN_OR_VERB } from './notes.ts'
import { BODY_OF_PEOPLE, COUNT_NOUN, dated, lowerStart, nounPhrase } from './nounPhrases.ts'
import { countWords } from './plainText.ts'
import { ROLE } from './roles.ts'
import type { KeyVoice } from './voices.ts'

/** What a piece of an answer is, and the words that go on once its missing start is supplied. */
export type Piece =
  | { kind: 'SENTENCE'; body: string; isCompleted?: true }
  /** Goes on after 'I': 'led a team', 'am fluent in'. */
  | { kind: 'PREDICATE'; body: string }
  | { kind: 'AIM'; body: string }
  | { kind: 'NOUNS'; body: string }
  | { kind: 'GERUND'; body: string }
  | { kind: 'BECAUSE'; body: string }

/** 'Postponed hearings 39%': a noun with its participle, and how much of it there was. */
const FIGURE_BEHIND_NOUN = /^\p{L}+(?:ed|en) (?:\p{Ll}+ )?\p{Ll}+s (?:from )?\d[\d.,]* ?%/iu

/** 'X did this, but my aunt does that': two clauses, whatever the tagger makes of the first. */
export const ANOTHER_CLAUSE = /, (?:but|so|yet|and) (?:I|we|my|our|he|she|they|it|there)\b/u

export const SUBJECT_LATER = /,\s+(?:I|we|my|our|the|it|this|that|he|she|they|there|what)\b/iu

/** Behind one of these a bare verb is meant, where one says what one would do: 'start a club', 'play football'. */
const MEANT_AS_VERB = /^(?:start|play|help|train|share|visit|host|run|coach|teach|learn|build|join|found)$/u

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

const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:don['’]t|do not) (?:know|have|want|need|understand)|want|would like|would love|hope|wish|will|would|aim|intend|plan to|dream of|need|love|like to|like|enjoy|believe|think|feel|felt|expect) /iu,
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

const DUTY = /^(?:responsible|involved|engaged|active|in charge of)\b/iu

/** One person at a time holds these; they take no article. */
const SOLE_ROLE =
  /(?:captain|president|secretary|treasurer|chairperson|chair|head|editor|runner[- ]up|topper|spokesman|spokeswoman|spokesperson)$/iu

const DEFINITE_ROLE = /(?:^|\s)(?:winner|founder|author|co-?founder)$/iu

/** What things do as well as people: behind the name of a thing nobody can tell whose deed it was. */
export const DONE_BY_THINGS =
  /^(?:lost|won|fell|took|cost|failed|grew|rose|sank|saved|reduced|earned|received|increased|improved|decreased|doubled|tripled|reached|survived|attracted|lasted)\b/u

/** 'Bake for the society', 'return to Lagos and set up a practice', where verbs are aims. */
export function bareAim(text: string, verbs: KeyVoice['verbs']): Piece | null {
  if (verbs !== 'AIM') return null
  const [, first = '', next = ''] = /^(\p{L}+) (\p{L}+)/u.exec(text) ?? []
  const isVerb =
    /^(?:go|look|come) and \p{Ll}/iu.test(text) ||
    // 'Damage assessment' is a subject, and 'bake for the others' is a deed.
    (isOnlyVerb(first) &&
      !NOUN_OR_VERB.has(first.toLowerCase()) &&
      /^(?:an?|the|my|our|their|this|that|these|those|for|with|in|to|into|on|up|out|about|against|how|\d+|two|three|four|five|more|other)$/u.test(
        next,
      )) ||
    (/^(?:return|travel|move|go|come|stay|settle|retire|apply)$/iu.test(first) &&
      /^(?:to|back|home|into|as|in|on)$/u.test(next))
  return isVerb && !isClause(text.slice(first.length)) && !/[:;]/u.test(text)
    ? { kind: 'AIM', body: lowerStart(text) }
    : null
}

/** A fragment that lacks its 'I', completed in the tense that its words or its question make certain. */
/** A thing without its article behind a word that may be its adjective. */
const BARE_THING =
  /^ (?!\p{L}+(?:ed|ing)\b|to\b|in\b|on\b|at\b|by\b|with\b|for\b|from\b|into\b|up\b|out\b|that\b|how\b|it\b|them\b|him\b|her\b|me\b|us\b|an?\b|the\b|my\b|our\b|this\b|these\b|all\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)\p{Ll}{3,} and \p{Ll}/u

export function predicateOf(text: string, verbs: KeyVoice['verbs'], adverb: string): Piece | null {
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
  // 'Also improvised device and cluster bomb': in what one means to do a past form without an article is an adjective.
  if (found?.form === 'PAST' && verbs === 'AIM' && BARE_THING.test(after)) return null
  // 'Engineer who designs the detector'
  if (/^ (?:who|whom|whose|which|that)\b/u.test(after)) return null
  // 'Was not the rain': of whom it is told, no word says.
  if (found?.base === 'be' && !IS_OF_ONESELF.test(text)) return null
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

/** 'Was head of year', 'was afraid', 'was 28': what only one who writes of oneself would say. */
const IS_OF_ONESELF = new RegExp(
  `^(?:was|am) (?:also |then |only |very |so )?(?:${ROLE.source.replace(/^\^/u, '')}|${DONE_TO_ME.source.replace(/^\^/u, '')}|${STATE.source.replace(/^\^/u, '')}|(?:tired|afraid|ashamed|proud|angry|lucky|nervous|happy|sad|sure|alone|ill|sick|young|shy|scared|told|asked|given|taught|paid|hired|asleep|studying|working|living|teaching|learning|writing|training|looking|trying|thinking|preparing)\\b|\\d+(?: years old|,|$))`,
  'iu',
)

/** A past form of which nobody says who did it: 'took 7 months', 'killed after 5 months', 'now stored rolled'. */
function isNobodysDeed(text: string, adverb: string): boolean {
  return (
    /^(?:now|currently|presently) /u.test(adverb) ||
    /\b(?:her|his|their|its) own\b|^\p{L}+ (?:me|him(?:self)?|herself|themselves)\b/iu.test(text) ||
    /^(?:took|lasted|needed|cost) (?:me |only |about |over |nearly )?(?:an?|\d[\d.,]*|\p{L}+) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b(?! off)/iu.test(
      text,
    ) ||
    (NO_OBJECT.test(text) && !NEEDS_NO_OBJECT.test(text) && !/^took over\b/iu.test(text))
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
export function headedPiece(text: string, verbs: KeyVoice['verbs']): Piece | null {
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
    const held = post.body
      .replace(/^(?:have been|was) /u, '')
      // 'Research assistant, bat collection of the museum, 2022-23'
      .replace(
        /^((?:an? )?[\p{L} -]+), (\p{Ll}[^()]+?)(?: \(((?:19|20)\d\d[^()]*)\))?$/u,
        (_, name: string, where: string, when: string | undefined) =>
          `${name} (${where}${when === undefined ? '' : `, ${when}`})`,
      )
    return {
      kind: 'SENTENCE',
      isCompleted: true,
      body: `As ${held.replace(/, ((?:19|20)\d\d (?:to|until|[-–]) (?:(?:19|20)\d\d|now|present))$/u, ' ($1)')}, I ${done.body}`,
    }
  }
  if (done?.kind !== 'PREDICATE' || isClause(head) || head.length > 60) return null
  // 'Displacement-based assessment: came from there' is told of what stands in front.
  if (role === null && (MOVES_OF_ITSELF.test(tail) || DONE_BY_THINGS.test(tail))) return null
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

/** What stands in front of a colon may have done it as well as who writes. */
const MOVES_OF_ITSELF =
  /^(?:came|went|began|started|ended|stopped|worked|ran|stood|stayed|became|was|were|had|got|arrived|moved|changed|opened|closed|passed)\b/iu

/** '3-month internship in Kathmandu, tested 22 soils' → 'In a 3-month internship in Kathmandu, I tested 22 soils'. */
export function episodePiece(text: string, verbs: KeyVoice['verbs']): Piece | null {
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

export function lowerRole(phrase: string): string {
  return phrase.replace(/^\p{Lu}(?=\p{Ll}+(?:[ -]\p{Ll}|$))/u, letter => letter.toLowerCase())
}

export function rolePiece(
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
