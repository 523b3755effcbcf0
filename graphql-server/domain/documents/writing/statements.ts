/** Answers, taken apart into statements and put into sentences of the first person. */
import { cleanText } from './cleanText.ts'
import { asSentence, insideSentence, isClause, listed, repair, withArticle, withoutEnd } from './grammar.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { countWords } from './plainText.ts'
import type { Tone } from './request.ts'
import { splitSentences } from './splitSentences.ts'
import { participleOf, pastOf, verbForm } from './verbs.ts'
import { type KeyVoice, worded } from './voices.ts'

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
type Piece =
  | { kind: 'SENTENCE'; body: string }
  /** Goes on after 'I': 'led a team', 'am fluent in'. */
  | { kind: 'PREDICATE'; body: string }
  | { kind: 'AIM'; body: string }
  | { kind: 'NOUNS'; body: string }
  | { kind: 'GERUND'; body: string }
  | { kind: 'BECAUSE'; body: string }

type Read = { piece: Piece; quote: string }

const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu
const SELF_INTRODUCTION =
  /^(?:hi|hello|dear)?[\s,]*(?:my name is|i am called|this is) (?:\p{Lu}[\p{L}.'’-]*\s*){1,4}[.!]?$/u
const HEADING = /^[\p{L}\d &/'’-]{1,40}:$/u
const LABELLED =
  /^(?:project|title|topic|role|position|internship|company|award|paper|publication|achievement|experience|goal|short[- ]term|long[- ]term|problem|setback|challenge|answer|ans|club|activity|example|story)(?:\s*(?:no\.?\s*)?\d{0,2})?\s*[:=-]\s+(?=\S)/iu
const SUBJECT_LATER = /,\s+(?:I|we|my|our|the|it|this|that|he|she|they|there|what)\b/iu
const PLAINLY_A_CLAUSE =
  /\b(?:I|we|he|she|they|it)\s+(?:\p{L}+(?:ed|s)|was|were|am|are|is|had|has|have|did|do|could|can|will|would|saw|built|made|found|took|went|led|wrote|ran|knew|got)\b/iu

/** Verbs that, in a line about oneself, tell what others did: 'Selected for the national camp'. */
const DONE_TO_ME =
  /^(?:selected (?:for|as|in|among|to|by)|awarded(?! to)|nominated|elected|appointed|promoted (?:to|as|within|twice|from|after|in)|chosen (?:for|as|by|to|among)|shortlisted|invited|featured (?:in|on|by)|certified|admitted (?:to|into)|placed (?:in|at|first|second|third|\d)|honou?red|felicitated|recognised (?:as|by|for|with)|recognized (?:as|by|for|with)|recommended (?:for|by)|assigned|trained (?:in|by|at)|born|raised in|accepted (?:to|into|for)|named|rejected|entrusted|mentored by|supervised by|guided by|inspired by|offered)\b/iu
/** These read as nouns unless an object with a determiner follows: 'Research in', but 'research the cause'. */
const NOUN_OR_VERB = new Set(
  'research work design study process report review survey test volunteer intern lead head host chair coach mentor tutor guide model plan code program partner pitch map track balance experiment interview increase decrease experience influence document target scale supply support help award label file structure schedule source value record rank score screen start open draft double triple use visit play pilot lower present secure handle question query project audit gain advance graduate trade drive run cut draw hold set stand take win direct complete spend light measure'.split(
    ' ',
  ),
)
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
    /^(?:wanting|hoping|planning to|aiming|looking|going to|intending|aspiring|thinking|trying|pursuing|studying|working as|learning) /iu,
    'am ',
  ],
  [
    /^(?:am|was|have|had|did|can|could|cannot|can['’]t|could(?:n['’]t| not)|should|must|decided|realised|realized|wanted|tried|thought|noticed|asked|told|left|loved|enjoyed|liked|believed|understood|started|stopped|never|failed) /iu,
    '',
  ],
]
const STATE =
  /^(?:proficient|fluent|skilled|experienced|interested|certified|passionate|familiar|comfortable|keen|capable|able|adept|good at|strong in|well[- ]versed|eager|curious|active in|based in|aware|confident|committed|ready|responsible|involved|engaged)\b/iu
const DUTY = /^(?:responsible|involved|engaged|active)\b/iu
const ROLE_NAME =
  '(?:winner|finalist|semi-?finalist|captain|president|vice[- ]president|member|volunteer|secretary|treasurer|coordinator|co-ordinator|organi[sz]er|editor|topper|intern|runner[- ]up|author|mentor|assistant|founder|co-?founder|recipient|medall?ist|scholar|representative|ambassador|chairperson|chair|head|scientist|engineer|analyst|manager|consultant|developer|researcher|architect|nurse|designer|professor|lecturer|economist|officer|leader|specialist|planner|entrepreneur|director|practitioner|strategist|teacher|tutor|trainee|associate|executive|technician|programmer|administrator|adviser|advisor|therapist|physician|accountant|banker|journalist)'
const ROLE = new RegExp(
  `^(?:(?:an?|the) )?((?:[\\p{L}\\d+&/'’.-]+ ){0,3}?${ROLE_NAME})(?=$|[.,]| (?:of|at|in|for|with|on|and|to|from|who|working|within|during|\\()\\b)`,
  'iu',
)
/** One person at a time holds these; they take no article. */
const SOLE_ROLE =
  /(?:captain|president|secretary|treasurer|chairperson|chair|head|editor|runner[- ]up|topper)$/iu
const DEFINITE_ROLE = /(?:^|\s)(?:winner|founder|author|co-?founder)$/iu
const COUNT_NOUN =
  /^(?:paper|article|poster|patent|scholarship|medal|award|certificate|project|internship|thesis|dissertation|chapter|publication|presentation|prize|app|website|robot|drone|prototype|dashboard|chatbot|simulator|model|degree|diploma|fellowship|grant)$/iu

/** Reads one answer: its statements in their order, completed, repaired and joined where they are items of a list. */
export function readStatements({
  key,
  answer,
  voice,
  tone,
  place,
}: {
  key: string
  answer: string
  voice: KeyVoice
  tone: Tone
  place: string
}): Statement[] {
  const pieces = splitSentences(cleanText(answer))
    .map(({ text }) => text)
    .filter(text => !HEADING.test(text) && !isNonAnswer(text) && !SELF_INTRODUCTION.test(text))
  const tellsThePast = pieces.some(piece => {
    const [first = '', second = ''] = piece.split(/\s+/u)
    return verbForm(/^i$/iu.test(first) ? second : first)?.form === 'PAST'
  })
  const verbs = voice.verbs === 'PERFECT' && tellsThePast ? 'PAST' : voice.verbs
  const reads: Read[] = pieces.map(quote => ({
    quote,
    piece: readPiece(repair(quote.replace(LABELLED, '')), verbs),
  }))
  return joinReads(reads, { key, voice, tone, place })
}

/** The text's own words decide what it is; in doubt it is taken for a sentence and left as it is. */
function readPiece(text: string, verbs: KeyVoice['verbs']): Piece {
  const letters = text.match(LETTER)?.length ?? 0
  if ((text.match(LATIN)?.length ?? 0) < letters / 2) return { kind: 'SENTENCE', body: text }
  const bare = withoutEnd(text)
  if (/^(?:I|I['’]\p{L}+|[Ww]e)\b/u.test(bare) || bare.endsWith('?') || /[?]["”’)]*$/u.test(text))
    return { kind: 'SENTENCE', body: text }

  const adverb = ADVERB.exec(bare)?.[0] ?? ''
  const rest = bare.slice(adverb.length)
  const predicate = predicateOf(rest, verbs, adverb)
  if (predicate !== null) return predicate
  if (adverb !== '' && /^\p{L}+ing\b/iu.test(rest) && !SUBJECT_LATER.test(rest) && !isClause(rest))
    return { kind: 'PREDICATE', body: `am ${adverb.toLowerCase()}${lowerStart(rest)}` }

  if (/^because\b/iu.test(bare) && !SUBJECT_LATER.test(bare))
    return { kind: 'BECAUSE', body: bare.replace(/^because(?: of)?\s+/iu, '') }
  if (
    /^to\s+\p{Ll}+/iu.test(bare) &&
    !SUBJECT_LATER.test(bare) &&
    verbs === 'AIM' &&
    !isClause(bare.replace(/^to\s+\S+/iu, ''))
  )
    return { kind: 'AIM', body: bare.replace(/^to\s+/iu, '') }

  const headed = headedPiece(bare, verbs)
  if (headed !== null) return headed
  if (PLAINLY_A_CLAUSE.test(bare) && !/^(?:an?) /iu.test(bare)) return { kind: 'SENTENCE', body: text }
  if (countWords(bare) > 30) return { kind: 'SENTENCE', body: text }
  const role = ROLE.exec(bare)
  if (role !== null && !isClause(bare)) return rolePiece(bare, role, verbs)
  return isClause(bare) ? { kind: 'SENTENCE', body: text } : { kind: 'NOUNS', body: nounPhrase(bare) }
}

function lowerStart(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** A fragment that lacks its 'I', completed in the tense that its words or its question make certain. */
function predicateOf(text: string, verbs: KeyVoice['verbs'], adverb: string): Piece | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const found = verbForm(first)
  const after = text.slice(first.length)
  const adverbially = adverb.toLowerCase()
  if (SUBJECT_LATER.test(text) && !/^\p{L}+ed\b|^(?:led|built|won|wrote|ran|made|took)\b/iu.test(text))
    return null
  if (DONE_TO_ME.test(text) && !SUBJECT_LATER.test(text))
    return { kind: 'PREDICATE', body: `was ${adverbially}${lowerStart(text)}` }
  if (STATE.test(text) && !SUBJECT_LATER.test(text)) {
    const be = DUTY.test(text) ? (verbs === 'PAST' ? 'was' : verbs === 'PERFECT' ? 'have been' : 'am') : 'am'
    return { kind: 'PREDICATE', body: `${be} ${adverbially}${lowerStart(text)}` }
  }
  if (found?.form === 'PAST') {
    // 'Inspired by my mother, I …' and 'Worked metal was …' are sentences already.
    if (/,\s+(?:I|we|my|our)\b/u.test(text) || /^\s+by\b(?!\s+\d)/u.test(after)) return null
    if (/^\s+(?:and|or)?\s*\S*\s*(?:was|were|is|are|has|had)\b/u.test(after)) return null
    return { kind: 'PREDICATE', body: `${adverbially}${first.toLowerCase()}${after}` }
  }
  for (const [pattern, be] of WISHES)
    if (pattern.test(`${text} `) && !SUBJECT_LATER.test(text) && adverb === '')
      return { kind: 'PREDICATE', body: `${be}${lowerStart(text)}` }
  if (found?.form === 'GERUND' && adverb === '')
    return isClause(text) ? null : { kind: 'GERUND', body: lowerStart(text) }
  if (found?.form === 'BASE') {
    const isVerb = NOUN_OR_VERB.has(found.base)
      ? OBJECT_FOLLOWS.test(text) || (verbs === 'AIM' && /^\S+\s+(?:with|in|as|for|at|on|to)\b/iu.test(text))
      : !/^\s+(?:of|is|was|were|are|has|had)\b/iu.test(after) && after !== ''
    if (!isVerb || clauseBeyond(text)) return null
    if (verbs === 'AIM') return { kind: 'AIM', body: lowerStart(text) }
    const [form, have] = verbs === 'PERFECT' ? [participleOf(found.base), 'have '] : [pastOf(found.base), '']
    return { kind: 'PREDICATE', body: `${have}${adverbially}${form}${andThen(after, verbs)}` }
  }
  return null
}

/** Is there a finite verb of its own behind the first word, outside of relative clauses? */
function clauseBeyond(text: string): boolean {
  return (
    isClause(text) &&
    /\b(?:was|were|is|are|has|had|have)\b/iu.test(text) &&
    !/\b(?:that|which|who|where|when|because)\b/iu.test(text)
  )
}

/** 'lead a team and manage budgets': what is joined by 'and' takes the same tense. */
function andThen(after: string, verbs: KeyVoice['verbs']): string {
  return after.replace(
    /(\band |, )(\p{Ll}+)(?= (?:a|an|the|my|our|their|its|\d|two|three|new)\b)/gu,
    (whole, join: string, word: string) => {
      const found = verbForm(word)
      if (found?.form !== 'BASE') return whole
      return `${join}${verbs === 'PERFECT' ? participleOf(found.base) : pastOf(found.base)}`
    },
  )
}

/** 'Software intern, Zoho: built a …' and 'Crop disease detection: built a …'. */
function headedPiece(text: string, verbs: KeyVoice['verbs']): Piece | null {
  const match = /^(.{3,60}?)\s*(?::| –)\s+(.+)$/u.exec(text)
  if (!match) return null
  const [, head = '', tail = ''] = match
  const done = predicateOf(tail, verbs, '')
  if (done?.kind !== 'PREDICATE' || isClause(head)) return null
  const role = ROLE.exec(head)
  if (
    role !== null &&
    /^(?:an?|the)?\s*\p{L}+(?:[ -]\p{L}+){0,3}(?:,| at) \p{Lu}[\p{L}\d .&'’-]*$/u.test(head)
  )
    return {
      kind: 'SENTENCE',
      body: `As ${withArticle(lowerRole(head.replace(/^(?:an?|the) /iu, '').replace(/, /u, ' at ')))}, I ${done.body}`,
    }
  return { kind: 'SENTENCE', body: `${head}: I ${done.body}` }
}

function lowerRole(phrase: string): string {
  return phrase.replace(/^\p{Lu}(?=\p{Ll}+(?:[ -]\p{Ll}|$))/u, letter => letter.toLowerCase())
}

function rolePiece(text: string, role: RegExpExecArray, verbs: KeyVoice['verbs']): Piece {
  const name = role[1] ?? ''
  const after = text.slice(role[0].length)
  const lowered = /^\p{Lu}{2}/u.test(name) ? name : lowerRole(name)
  const titled = SOLE_ROLE.test(name)
    ? lowered
    : DEFINITE_ROLE.test(name) && /^ of\b/u.test(after)
      ? `the ${lowered}`
      : withArticle(lowered)
  if (verbs === 'AIM') return { kind: 'AIM', body: `be ${titled}${after}` }
  const be =
    /(?:winner|finalist|runner[- ]up|recipient|topper)$/iu.test(name) || verbs === 'PAST'
      ? 'was'
      : 'have been'
  return { kind: 'PREDICATE', body: `${be} ${titled}${after}` }
}

/** 'IEEE conference paper 2023' → 'an IEEE conference paper in 2023', where no name is taken apart. */
function nounPhrase(text: string): string {
  const phrase = insideSentence(bracketed(citation(dated(text))))
  if (/^best\b/iu.test(phrase)) return `the ${phrase}`
  const head =
    /^((?:[\p{L}\d.'’-]+ ){0,4}?)([\p{L}-]+)(?= (?:in|on|at|for|from|of|by|with|about|to|using|that|which|titled|called)\b|,|$)/u.exec(
      phrase,
    )
  const [, before = '', noun = ''] = head ?? []
  const isDetermined =
    /^(?:a|an|the|my|our|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|\d|this|that|several|some|many)\b/iu.test(
      before,
    )
  return COUNT_NOUN.test(noun) && !isDetermined ? withArticle(phrase) : phrase
}

/** 'conference paper 2023' → 'conference paper in 2023'; 'Smart India Hackathon 2024' keeps its name whole. */
function dated(text: string): string {
  const match = /^(.*\b\p{Ll}\p{L}+),? (?:\(((?:19|20)\d\d)\)|((?:19|20)\d\d))$/u.exec(text)
  if (!match) return text
  const [, before = '', inBrackets, plain] = match
  return /\b(?:in|of|since|from|by|to|until|and|for|class|batch|year|edition)$/iu.test(before)
    ? text
    : `${before} in ${inBrackets ?? plain}`
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

/** What stands behind a comma or a dash as an addition to one thing goes into brackets, so that it can be listed. */
function bracketed(text: string): string {
  const contest =
    /^([^,()]{3,50}), ((?:\p{Lu}[\p{L}\d’'-]* )*(?:Hackathon|Olympiad|Competition|Contest|Challenge|Conference|Championship|Symposium|Festival)\b[^,()]*)$/u.exec(
      text,
    )
  if (contest) return `${contest[1]} at the ${contest[2]}`
  const named = /^([^,()–]{3,60}),? (?:– )?((?:\p{Lu}|(?:19|20)\d\d$)[^,()–]*)$/u.exec(text)
  if (named && /, |– /u.test(text.slice((named[1] ?? '').length, (named[1] ?? '').length + 3)))
    return `${named[1]} (${named[2]})`
  const topic = /^(\p{Lu}[^–:()]{2,50}?)(?: –|:) ([^()]+)$/u.exec(text)
  return topic ? `${topic[1]} (${topic[2]})` : text
}

/** Neighbours of a kind become one sentence, three at a time; the rest stays alone. */
function joinReads(
  reads: readonly Read[],
  { key, voice, tone, place }: { key: string; voice: KeyVoice; tone: Tone; place: string },
): Statement[] {
  const statements: Statement[] = []
  const say = (text: string, quotes: readonly string[], isOwnSentence: boolean) => {
    const sentence = asSentence(repair(text))
    if (/[\p{L}\d]/u.test(sentence))
      statements.push({ key, text: sentence, quotes, words: countWords(sentence), isOwnSentence })
  }
  const template = (wording: KeyVoice['nouns'], x: string) => worded(wording, tone, { x, place })
  for (let index = 0; index < reads.length; ) {
    const read = reads[index]
    if (read === undefined) break
    const { kind, body } = read.piece
    if (kind === 'SENTENCE') {
      say(body, [read.quote], true)
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
    const group: { body: string; quote: string }[] = []
    let words = 0
    for (let next = reads[index]; next?.piece.kind === kind; next = reads[index + group.length]) {
      const length = countWords(next.piece.body)
      if (group.length === 3 || (group.length > 0 && words + length > 32)) break
      if (kind === 'PREDICATE' && group.length > 0 && !goesOnFrom(group[0]?.body ?? '', next.piece.body))
        break
      words += length
      group.push({ body: next.piece.body, quote: next.quote })
    }
    const bodies = group.map(item => item.body)
    const quotes = group.map(item => item.quote)
    if (kind === 'PREDICATE') say(`I ${listed(bodies)}`, quotes, false)
    else if (kind === 'AIM') say(template(voice.aim ?? 'I want to {x}', listed(bodies)), quotes, false)
    else if (kind === 'GERUND') say(template(voice.gerunds ?? voice.nouns, listed(bodies)), quotes, false)
    else say(nounSentence(listed(bodies), bodies.length, voice, template), quotes, false)
    index += group.length
  }
  return statements
}

/** Two predicates share an 'I' only where both are simple pasts, so that no auxiliary is taken over by mistake. */
function goesOnFrom(first: string, next: string): boolean {
  const simple = (body: string) => verbForm(/^[\p{L}-]+/u.exec(body)?.[0] ?? '')?.form === 'PAST'
  return simple(first) && simple(next)
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
    (/^\p{Ll}/u.test(list) ||
      /['’]s? (?:\p{L}+ )?(?:work|research|lab|group|project|paper|course|book|studies|team)\b/u.test(list))
  const sentence = template(isTopic ? (voice.topics ?? voice.nouns) : voice.nouns, list)
  return count > 1
    ? sentence
        .replace(/ was (?=\S)/u, ' were ')
        .replace(/^What drew me to this field were/u, 'What drew me to this field was')
    : sentence
}
