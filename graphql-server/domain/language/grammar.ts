/** What a tagger and word lists say of a sentence: its words, whether it has a finite verb, its marks. */
import { createRequire } from 'node:module'
import { z } from 'zod'
import { memoize } from './memoize.ts'
import { verbForm } from './verbs.ts'

type Tagger = typeof import('compromise/two').default
type TaggedWord = { text: string; after: string; tags: ReadonlySet<string> }

const load = createRequire(import.meta.url)
let tagger: Tagger | null = null

function loadTagger(): Tagger {
  const loaded: Tagger = tagger ?? load('compromise/two')
  tagger = loaded
  return loaded
}

/** The words that the tagger knows, with their tags. */
function lexicon(): Readonly<Record<string, string | readonly string[]>> {
  const found = known ?? MODEL.parse(loadTagger().model()).one.lexicon
  known = found
  return found
}

const MODEL = z.object({
  one: z.object({ lexicon: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
})
let known: z.infer<typeof MODEL>['one']['lexicon'] | null = null

/** The words of a short text with their parts of speech. The tagger is loaded at first use. */
export const tagWords = memoize((text): readonly TaggedWord[] =>
  loadTagger()(text).docs.flatMap(terms =>
    terms.map(term => ({ text: term.text, after: term.post, tags: new Set(term.tags) })),
  ),
)

const OPENS_A_CLAUSE =
  /^(?:that|which|who|whom|whose|whoever|whatever|wherever|where|when|because|if|while|although|though|how|what|why|whether)$/u
/** Past forms that are participles after a noun and before a preposition: 'research published in 2023'. */
const PARTICIPLE =
  /^(?:published|presented|accepted|awarded|held|organi[sz]ed|conducted|selected|validated|based|built|used|written|submitted|titled|entitled|called|named|made|developed|designed|led|funded|supervised|ranked|graded|given|hosted|offered|taught|trained|caused|produced|installed|created|tested|measured|collected|taken|done|known)$/u

/**
 * Whether the text has a finite verb outside its relative clauses ('I built a bridge', 'the bridge held') or is a
 * fragment ('a bridge that held').
 */
export const isClause: (text: string) => boolean = memoize(text => {
  const words = tagWords(text.replace(/(?<!\b(?:it|he|she|that|there|what|who))['’]s\b/giu, ''))
  const startsWithArticle = /^(?:a|an|the)$/iu.test(words[0]?.text ?? '')
  let inside = false
  for (const [index, word] of words.entries()) {
    const bare = word.text.toLowerCase()
    const previous = words[index - 1]
    const next = words[index + 1]
    if (index > 0 && OPENS_A_CLAUSE.test(bare)) {
      inside = true
      continue
    }
    // 'a kit my uncle gave me': a subject right after a noun begins a relative clause without a pronoun.
    if (
      startsWithArticle &&
      index > 0 &&
      index < 6 &&
      /^(?:i|we|he|she|they|my)$/u.test(bare) &&
      previous?.tags.has('Noun') &&
      previous.after.trim() === ''
    )
      inside = true
    if (inside) {
      // The clause's verb ends it. Taggers read 'returned' as an adjective there.
      const closes = word.tags.has('Verb') && !word.tags.has('Gerund') && !/^to$/iu.test(previous?.text ?? '')
      if (closes || (bare.endsWith('ed') && OPENS_A_CLAUSE.test(previous?.text ?? ''))) inside = false
      continue
    }
    // 'will study', 'have been' are one verb.
    if (previous?.tags.has('Verb') === true && previous.after.trim() === '') continue
    if (!isFiniteVerb(word, previous, next)) continue
    if (word.tags.has('PastTense') && !word.tags.has('Copula') && isParticiple(bare, previous, next)) continue
    else return true
  }
  return false
})

function isFiniteVerb(
  word: TaggedWord,
  previous: TaggedWord | undefined,
  next: TaggedWord | undefined,
): boolean {
  const { tags } = word
  if (!tags.has('Verb') || tags.has('Gerund') || tags.has('Particle')) return false
  if (tags.has('Copula') || tags.has('Modal') || tags.has('Auxiliary') || tags.has('PastTense')) return true
  if (!tags.has('PresentTense') || previous === undefined) return false
  // 'Speaking before engineers'
  if (/^(?:before|after|since|until|than)$/iu.test(previous.text)) return false
  if (tags.has('Infinitive'))
    return (
      /^(?:i|we|they|you|who)$/iu.test(previous.text) ||
      // 'students use it', but not 'industry links' or 'the students project'.
      (previous.tags.has('Plural') &&
        previous.after.trim() === '' &&
        next !== undefined &&
        (next.tags.has('Pronoun') || next.tags.has('Determiner')))
    )
  return (
    !['Determiner', 'Adjective', 'Preposition'].some(tag => previous.tags.has(tag)) &&
    previous.after.trim() === ''
  )
}

/** Verbs without an agent: in 'fell by half' the thing is the subject. */
const CHANGES_BY_ITSELF =
  /^(?:increased|decreased|dropped|declined|improved|jumped|doubled|halved|tripled|slowed|climbed|grew|changed|differed)$/u

function isParticiple(bare: string, previous: TaggedWord | undefined, next: TaggedWord | undefined): boolean {
  if (previous === undefined) return true
  // '2 diagonals overstressed by 40%'
  if (next?.text.toLowerCase() === 'by' && bare.endsWith('ed') && !CHANGES_BY_ITSELF.test(bare)) return true
  if (previous.after.includes(',')) return true
  // 'family-owned firms'
  if (previous.after.includes('-')) return true
  // 'IoT based health monitoring'
  if (/^(?:based|driven|powered|enabled|assisted|aided|oriented|controlled|operated)$/u.test(bare))
    return true
  // '410,000 archived listings'
  if (
    next?.tags.has('Noun') === true &&
    !next.tags.has('Pronoun') &&
    ['Value', 'Determiner', 'Preposition', 'Adjective', 'Conjunction'].some(tag => previous.tags.has(tag))
  )
    return true
  return (
    PARTICIPLE.test(bare) &&
    previous.tags.has('Noun') &&
    !previous.tags.has('Pronoun') &&
    /^(?:by|in|at|for|with|from|on|to|under|within|using|as)$/iu.test(next?.text ?? '')
  )
}

/** First words with a lower-case letter in their name: 'iPhone', 'pH', 'scikit-learn', 'e-commerce'. */
const KEEPS_ITS_FIRST_LETTER = /^(?:\p{Ll}\p{Lu}|[\p{Ll}\d]+[._@]\p{L})/u

/** The capital of a letter that has a single one: 'ß' has none, and 'ᾀ' has two. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length && upper.toLowerCase() === letter ? upper : letter
}

/** A capital at the start and one mark at the end. Scripts without capitals or with other marks keep them. */
export function asSentence(text: string): string {
  let sentence = text.trim().replace(/^[\s,;:.!?…)\]–—-]+(?=\S)/u, '')
  sentence = sentence.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
  sentence = sentence
    .replace(/[\s.…]*(?:\.|…)(["”’')]*)$/u, '.$1')
    .replace(/(?<![,;:\s–—-])[,;:\s–—-]+\.$/u, '.')
  if (!KEEPS_ITS_FIRST_LETTER.test(sentence))
    sentence = sentence.replace(
      /^(["“‘'(]*)(\p{Ll})/u,
      (_, open: string, letter: string) => `${open}${capital(letter)}`,
    )
  if (!/[.!?。।？！…](?:["”’')\]」』]*)$/u.test(sentence)) sentence += '.'
  return sentence
}

/** The sentence without its end mark, to be continued. */
export function withoutEnd(sentence: string): string {
  return sentence.replace(/(?<![\s.!?…,;:])[\s.!?…,;:]+$/u, '')
}

const COMMON_ENDING =
  /(?:tion|sion|ics|ing|ment|ness|ity|ship|ance|ence|ism|ology|graphy|ial|ical|ful|able|ible|less|wards?|neurial|ous)$/u

/** Whether a word is known not to be a name. */
export function isCommon(word: string): boolean {
  const bare = word.toLowerCase()
  if (verbForm(bare) !== null) return true
  if (bare.length > 5 && COMMON_ENDING.test(bare)) return true
  const found = lexicon()[bare]
  const tags = found === undefined ? [] : [found].flat()
  return (
    tags.length > 0 &&
    tags.every(tag =>
      /^(?:Singular|Plural|Uncountable|Noun|Adjective|Comparable|Gerund|Infinitive|PresentTense|Adverb|Preposition|Actor)$/u.test(
        tag,
      ),
    )
  )
}

/** A word that the tagger knows only as a verb: 'Bake', but not 'return' or 'work'. */
export function isOnlyVerb(word: string): boolean {
  const found = lexicon()[word.toLowerCase()]
  const tags = found === undefined ? [] : [found].flat()
  return tags.length > 0 && tags.every(tag => /^(?:Infinitive|PresentTense|Verb)$/u.test(tag))
}

/** A word that can only be an adjective: 'stubborn', 'generous', but not 'first' or 'objective'. */
export function isAdjective(word: string): boolean {
  const found = lexicon()[word.toLowerCase()]
  if (found === undefined) return /\p{L}{3}(?:ous|ful|ual|less|liable)$/u.test(word)
  return [found].flat().every(tag => /^(?:Adjective|Comparable)$/u.test(tag))
}

/** A line of so many words without a small letter was typed with the key for capitals down. */
const LOUD_WORDS = 5
const NAMES =
  /^(?:ProperNoun|Person|FirstName|LastName|MaleName|FemaleName|Honorific|Place|City|Country|Region|Organization|Acronym|Demonym|Month|WeekDay)$/u

/** A line in capitals in small letters; words that may be names keep their first capital. Other lines stay. */
export function notLoud(line: string): string {
  const words = line.match(/\p{Lu}{2,}/gu) ?? []
  if (/\p{Ll}/u.test(line) || words.length < LOUD_WORDS) return line
  return line.replace(/[\p{Lu}\d]+(?:['’]\p{Lu}+)?/gu, word => {
    const small = word.toLowerCase()
    const tags = [lexicon()[small] ?? lexicon()[small.replace(/s$/u, '')] ?? 'ProperNoun'].flat()
    if (word === 'I' || /^I['’]/u.test(word)) return `I${small.slice(1)}`
    return /\d|N['’]T$/u.test(word) || isCommon(small) || !tags.some(tag => NAMES.test(tag))
      ? small
      : `${word.slice(0, 1)}${small.slice(1)}`
  })
}
