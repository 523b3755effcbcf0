/** What a statement says somebody did, in parts that a question can be asked with. */
import { tagWords } from '../../../language/grammar.ts'
import { verbForm } from '../../../language/verbs.ts'

/** Who did it, as the words have it. NOBODY: the words name nobody ('Found 14 wrong labels'). OTHER: he, she, a name. */
export type Doer = 'I' | 'WE' | 'NOBODY' | 'OTHER'

export type Act = {
  doer: Doer
  /** The verb's base form: 'make'. */
  base: string
  /** The verb and its object as typed: 'made a small card'. */
  phrase: string
  /** The object as typed: 'a small card'; null where none is plain. */
  object: string | null
}

/** Acts that somebody begins: a reader asks why. By their past form. */
const BEGUN: Readonly<Record<string, string>> = {
  started: 'start',
  founded: 'found',
  built: 'build',
  made: 'make',
  created: 'create',
  designed: 'design',
  organised: 'organise',
  organized: 'organize',
  counted: 'count',
  measured: 'measure',
  proposed: 'propose',
  introduced: 'introduce',
  developed: 'develop',
  launched: 'launch',
  wrote: 'write',
  recorded: 'record',
  copied: 'copy',
  mapped: 'map',
  compared: 'compare',
  repaired: 'repair',
  drew: 'draw',
  translated: 'translate',
  interviewed: 'interview',
  rewrote: 'rewrite',
  rebuilt: 'rebuild',
  automated: 'automate',
  invented: 'invent',
  filmed: 'film',
  quit: 'quit',
  borrowed: 'borrow',
}
/** With these objects a verb names no act by which a thing comes about: 'made a mistake', 'started my degree'. */
const NO_THING =
  /\b(?:mistakes?|errors?|decisions?|friends?|progress|sure|money|efforts?|use|sense|jobs?|work|degrees?|stud(?:y|ies)|school|university|college|career|internships?|courses?|job|life|year|months?|weeks?|position|role|experience|phd|master\S*|bachelor\S*|research|part|attention|difference|interest|conclusions?|living)\b/iu

const OPENS_A_THING = /^(?:an?|the|my|our|his|her|their|its|this|these|two|three|\d)(?: |-)/iu

const ADVERB =
  /^(?:also|then|never|always|later|first|finally|just|even|once|again|only|now|soon|already|personally|both|all)$/iu
const ENDS_THE_OBJECT =
  /^(?:at|in|on|for|with|to|from|by|about|under|over|between|among|across|against|after|before|during|into|through|and|or|but|as|that|which|who|where|when|while|because|so|without|per|until|since|if|using|than|instead|near|behind|beside|out|up|down|off|back|again|together|myself|ourselves|alone|too|there|here|every|each|within|along|around|is|was|were|are|has|had|not|then|now|later|it|how|what|why|mostly|mainly|only)$/iu
const NO_OBJECT =
  /^(?:no|him|her|them|it|me|us|this|that|these|those|to|what|how|why|something|everything|one|more|less)\b/iu
const LONGEST_OBJECT = 6

/** Losses and failures, which nobody does on purpose. */
const UNINTENDED = /^(?:lost|failed|missed|forgot|fell|got|had)$/iu

/**
 * The first act that the words tell plainly; null where none is plain. In a letter somebody else than the writer may
 * have done it.
 */
export function actIn(words: string, { isLetter = false }: { isLetter?: boolean } = {}): Act | null {
  const tagged = tagWords(words)
  for (const [at, { text }] of tagged.entries()) {
    const word = bare(text)
    const base = BEGUN[word.toLowerCase()] ?? (at === 0 ? pastBase(word) : null)
    if (base === null || base === undefined || UNINTENDED.test(word)) continue
    const doer = doerBefore(
      tagged.slice(0, at).map(({ text: before, after }) => ({ word: bare(before), after })),
    )
    if (doer === null || (doer === 'OTHER' && !isLetter)) continue
    const object = objectAfter(tagged.slice(at), text)
    const verb = word.toLowerCase()
    return { doer, base, phrase: object === null ? verb : `${verb} ${object}`, object }
  }
  return null
}

/** Whether the act is one that somebody begins, so that a reader asks why. */
export function isBegun({ base, object }: Act): boolean {
  return (
    Object.values(BEGUN).includes(base) &&
    object !== null &&
    /\p{L}{3}/u.test(object) &&
    !NO_THING.test(object) &&
    // 'Made interview', 'started compressions': only with its article it is a thing that somebody sets out to do.
    (!/^(?:make|start)$/u.test(base) || OPENS_A_THING.test(object))
  )
}

/** Acts that leave a thing behind, of which one asks what it cannot do. */
const LEAVES_A_THING =
  /^(?:build|make|create|design|introduce|develop|launch|write|invent|rebuild|rewrite|found|automate|draw)$/u

/** Whether the act left something behind. */
export function leavesAThing(act: Act): boolean {
  return LEAVES_A_THING.test(act.base) && isBegun(act)
}

/** The person's words as one says them to the person: 'my' becomes 'your'. */
export function toReader(words: string): string {
  return words.replace(/\b(?:my|our)\b/giu, 'your')
}

function pastBase(word: string): string | null {
  const form = verbForm(word)
  return form?.form === 'PAST' && form.base !== word.toLowerCase() ? form.base : null
}

function bare(text: string): string {
  return text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/** Who stands before the verb; null where somebody else does, or it is unclear. */
function doerBefore(before: readonly { word: string; after: string }[]): Doer | null {
  const rest = [...before]
  while (rest.length > 0 && ADVERB.test(rest.at(-1)?.word ?? '')) rest.pop()
  const last = rest.at(-1)
  if (last === undefined) return 'NOBODY'
  if (/[.;:,]/u.test(last.after)) return null
  if (/^I$/u.test(last.word)) return 'I'
  if (/^we$/iu.test(last.word)) return 'WE'
  return /^(?:he|she|they)$/iu.test(last.word) || (rest.length === 1 && /^\p{Lu}\p{Ll}/u.test(last.word))
    ? 'OTHER'
    : null
}

function objectAfter(tagged: readonly { text: string; after: string }[], verb: string): string | null {
  const object: string[] = []
  const [first, ...rest] = tagged
  if (first === undefined || /[.,;:!?–—()]/u.test(first.after) || /[.,;:!?]$/u.test(verb)) return null
  for (const { text, after } of rest) {
    const word = text.trim()
    const isOf = /^of$/iu.test(word)
    if (!isOf && ENDS_THE_OBJECT.test(word)) break
    if (object.length === LONGEST_OBJECT) return null
    object.push(word)
    if (/[.,;:!?–—()/"“”]/u.test(after)) break
  }
  while (/^(?:of|the|a|an|my|our|\p{L})$|(?<=\p{L}{3})ed$/iu.test(object.at(-1) ?? '')) object.pop()
  const phrase = object.join(' ')
  return phrase === '' || NO_OBJECT.test(phrase) || /["“”()]/u.test(phrase)
    ? null
    : phrase.replace(/(?<![.,;:!?])[.,;:!?]+$/u, '')
}
