/**
 * Repairs and small rewritings of single sentences whose result is certain. What is not certain is left as the person
 * wrote it.
 */
import { createRequire } from 'node:module'

type Tagger = typeof import('compromise/two').default
export type TaggedWord = { text: string; after: string; tags: ReadonlySet<string> }

const load = createRequire(import.meta.url)
let tagger: Tagger | null = null
/** Short-lived: one answer asks several times about the same words. */
const tagged = new Map<string, readonly TaggedWord[]>()
const MOST_REMEMBERED = 200

/** The words of a short text with their parts of speech. The tagger is loaded when the first text needs it. */
export function tagWords(text: string): readonly TaggedWord[] {
  const known = tagged.get(text)
  if (known !== undefined) return known
  if (tagger === null) {
    const loaded: Tagger = load('compromise/two')
    tagger = loaded
  }
  const words = tagger(text).docs.flatMap(terms =>
    terms.map(term => ({ text: term.text, after: term.post, tags: new Set(term.tags) })),
  )
  if (tagged.size >= MOST_REMEMBERED) tagged.clear()
  tagged.set(text, words)
  return words
}

const OPENS_A_CLAUSE =
  /^(?:that|which|who|whom|whose|where|when|because|if|while|as|after|before|since|although|though|how|what|why|whether|until|once)$/u
/** Past forms that behind a noun and before a preposition are participles: 'research published in 2023'. */
const PARTICIPLE =
  /^(?:published|presented|accepted|awarded|held|organi[sz]ed|conducted|selected|validated|based|built|used|written|submitted|titled|entitled|called|named|made|developed|designed|led|funded|supervised|ranked|graded|given|hosted|offered|taught|trained|caused|produced|installed|created|tested|measured|collected|taken|done|known)$/u

/**
 * Does the text hold a finite verb outside its relative clauses ('I built a bridge', 'the bridge held'), or is it a
 * fragment ('a bridge that held')?
 */
export function isClause(text: string): boolean {
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
    // 'a kit my uncle gave me': a subject right behind a noun opens a relative clause without a word for it.
    if (
      startsWithArticle &&
      index > 0 &&
      index < 6 &&
      /^(?:i|we|he|she|they|my)$/u.test(bare) &&
      previous?.tags.has('Noun') &&
      previous.after.trim() === ''
    )
      inside = true
    if (
      inside &&
      word.tags.has('Adjective') &&
      bare.endsWith('ed') &&
      OPENS_A_CLAUSE.test(previous?.text ?? '')
    ) {
      inside = false
      continue
    }
    if (!isFiniteVerb(word, previous)) continue
    if (inside) inside = false
    else if (word.tags.has('PastTense') && !word.tags.has('Copula') && isParticiple(bare, previous, next))
      continue
    else return true
  }
  return false
}

function isFiniteVerb(word: TaggedWord, previous: TaggedWord | undefined): boolean {
  const { tags } = word
  if (!tags.has('Verb') || tags.has('Gerund') || tags.has('Particle')) return false
  if (tags.has('Copula') || tags.has('Modal') || tags.has('Auxiliary') || tags.has('PastTense')) return true
  if (!tags.has('PresentTense') || previous === undefined) return false
  if (tags.has('Infinitive')) return /^(?:i|we|they|you|who)$/iu.test(previous.text)
  return previous.tags.has('Noun') && previous.after.trim() === ''
}

function isParticiple(bare: string, previous: TaggedWord | undefined, next: TaggedWord | undefined): boolean {
  if (previous === undefined) return true
  if (previous.after.includes(',')) return true
  return (
    PARTICIPLE.test(bare) &&
    previous.tags.has('Noun') &&
    !previous.tags.has('Pronoun') &&
    /^(?:by|in|at|for|with|from|on|to|under|within|using|as)$/iu.test(next?.text ?? '')
  )
}

/** 'an MSc', 'a B.Tech', 'an hour', 'a university'. */
export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`
}

function articleFor(phrase: string): 'a' | 'an' {
  const word = /^[^\p{L}\d]*([\p{L}\d.&'’-]+)/u.exec(phrase)?.[1] ?? ''
  if (/^\p{Lu}+(?:\b|[.\d-])/u.test(word) && !/^[AEIOU]\p{Lu}*[aeiou]/u.test(word)) {
    const letters = word.replace(/[^\p{Lu}]/gu, '')
    // Acronyms that are said as words.
    if (/^(?:NATO|NASA|SAP|LED|FIFA|SIH|NIT|MOOC|REST|LIDAR|RAM|SCADA)$/u.test(letters)) return 'a'
    if (word.length <= 6) return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  }
  if (/^MSc|^MPhil|^MTech|^MEng|^MBBS|^LLB|^LLM|^MCom|^MArch/u.test(word)) return 'an'
  if (/^(?:8|11(?!\d{1,2}(?:\D|$))|18(?!\d{1,2}(?:\D|$)))/u.test(word)) return 'an'
  if (/^(?:uni(?!n|m)|us[aeiu]|eu|one\b|once|ubiq|ut[eio]|UK\b|US\b|U\.)/u.test(word)) return 'a'
  if (/^(?:hour|honou?r|honest|heir)/iu.test(word)) return 'an'
  return /^[aeiou]/iu.test(word) ? 'an' : 'a'
}

/** Words that are always written with a capital, or all in capitals, whatever the person typed. */
const PROPER: Readonly<Record<string, string>> = Object.fromEntries(
  'January February April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday India Indian Germany German Canada Canadian Australia Australian Italy Italian Spain Spanish England English France French Europe European Asia Asian Africa African America American China Chinese Japan Japanese Nepal Kenya Nigeria Ghana Bangladesh Pakistan Hindi Tamil Telugu Kannada Bengali Marathi Mumbai Delhi Bangalore Bengaluru Chennai Hyderabad Kolkata Pune Python Java JavaScript MATLAB SQL AI IIT NIT IEEE USA UK MBA GPA CGPA GRE IELTS TOEFL NLP AWS IoT CAD CNN NGO CEO CFO TensorFlow PyTorch AutoCAD SolidWorks ANSYS'
    .split(' ')
    .map(word => [word.toLowerCase(), word]),
)

const MISSPELT: Readonly<Record<string, string>> = Object.fromEntries(
  `recieve receive|recieved received|seperate separate|seperated separated|occured occurred|acheive achieve|acheived achieved|enviroment environment|goverment government|definately definitely|untill until|wich which|teh the|beleive believe|beleived believed|programing programming|knowlege knowledge|begining beginning|intrest interest|intrested interested|intership internship|experiance experience|succesful successful|sucessful successful|succesfully successfully|managment management|developement development|reserach research|collage college|alot a lot|dont don't|didnt didn't|cant can't|wont won't|couldnt couldn't|wasnt wasn't|isnt isn't|doesnt doesn't|wouldnt wouldn't|im I'm|ive I've|thier their|becuase because|becouse because|freind friend|freinds friends|maths maths`
    .split('|')
    .map(pair => {
      const [wrong = '', ...right] = pair.split(' ')
      return [wrong, right.join(' ')]
    }),
)

const TWICE = /\b(the|a|an|to|of|in|and|is|was|i|my|for|with|at|on|that|this|it)(?:\s+\1\b)+/giu

/** Spacing, doubled words, 'i', lost capitals and common misspellings; no change of what is said. */
export function repair(text: string): string {
  let repaired = text
    .replace(/[ \t\n]+/gu, ' ')
    .replace(/(?<=\p{L}|\d|[)”"’%]) +(?=[,;:!?](?:\s|$))/gu, '')
    .replace(/(?<=\p{L}|\d|[)”"’%]) +(?=\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}[),;]?)([,;])(?=\p{L})/gu, '$1 ')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}(?=\s*\S)|…(?=\s*\S)/gu, '…')
    .replace(/\s+(?:--|-|–)\s+/gu, ' – ')
    .replace(/\(\s+/gu, '(')
    .replace(/\s+\)/gu, ')')
    .replace(TWICE, (whole, word: string) => (/^that that$/iu.test(whole) ? whole : word))
    .replace(/(?<![\p{L}\d’'./-])i(?=(?:['’](?:m|ve|d|ll))?(?:[\s,;:!?)]|\.$|$))(?!\.)/gu, 'I')
    .replace(
      /(?<![\p{L}\d@#./_’'-])\p{Ll}[\p{Ll}'’]*(?![\p{L}\d@/_]|[.'’-]\p{L})/gu,
      word => MISSPELT[word] ?? PROPER[word] ?? word,
    )
    .replace(/(?<![\p{L}\d’'.-])(an?) (?=\p{Ll})([\p{Ll}]+)/gu, (whole, article: string, word: string) =>
      word.length > 2 && !/^(?:an?|and|or|in|as|is)$/u.test(word)
        ? `${articleFor(word)} ${word}`
        : whole.replace(article, article),
    )
    .trim()
  // A quotation mark or bracket without its other half is a slip.
  if ((repaired.match(/"/gu) ?? []).length % 2 === 1) repaired = repaired.replace(/"/gu, '')
  if ((repaired.match(/“/gu) ?? []).length !== (repaired.match(/”/gu) ?? []).length)
    repaired = repaired.replace(/[“”]/gu, '')
  if ((repaired.match(/\(/gu) ?? []).length !== (repaired.match(/\)/gu) ?? []).length)
    repaired = repaired.replace(/[()]/gu, '')
  return repaired.replace(/ {2,}/gu, ' ').trim()
}

/** A first word whose lower case is part of its name: 'iPhone', 'pH', 'scikit-learn', 'e-commerce' keep it. */
const KEEPS_ITS_FIRST_LETTER = /^(?:\p{Ll}\p{Lu}|[\p{Ll}\d]+[._@]\p{L})/u

/** A capital at the start and one mark at the end. Scripts without capitals and with marks of their own keep them. */
export function asSentence(text: string): string {
  let sentence = text.trim().replace(/^[\s,;:.!?…)\]–—-]+(?=\S)/u, '')
  sentence = sentence.replace(/[\s,;:–—-]+$/u, '')
  sentence = sentence.replace(/[\s.…]*(?:\.|…)(["”’')]*)$/u, '.$1').replace(/[,;:\s–—-]+\.$/u, '.')
  if (!KEEPS_ITS_FIRST_LETTER.test(sentence))
    sentence = sentence.replace(
      /^(["“‘'(]*)(\p{Ll})/u,
      (_, open: string, letter: string) => `${open}${letter.toUpperCase()}`,
    )
  if (!/[.!?。।？！…](?:["”’')\]」』]*)$/u.test(sentence)) sentence += '.'
  return sentence
}

/** The sentence without its end mark, to be gone on with. */
export function withoutEnd(sentence: string): string {
  return sentence.replace(/[\s.!?…,;:]+$/u, '')
}

const COMMON_FIRST_WORD = new Set(
  'a an the my our his her their its this that these those it we he she they in on at after before during since when while as for from with to by if because although though over under within without through how what where one two three four five six seven eight nine ten first second third best winner runner gold silver bronze strong good great final finalist member head captain president vice secretary treasurer volunteer coordinator paper papers published research project projects internship summer winter industrial online merit scholarship top class school college university being having working learning building leading its faculty courses course opportunity access small large hands practical close industry excellent well interdisciplinary state cutting location curriculum each every some many most all no not now today there here both several two-year one-year topper recipient co-author co-founder founder full part three-month six-month poster conference journal national state-level district inter'.split(
    ' ',
  ),
)

/** The phrase to be put inside a sentence: its first word loses a capital that only came from standing first. */
export function insideSentence(phrase: string): string {
  const first = /^[\p{L}’'-]+/u.exec(phrase)?.[0] ?? ''
  const next = /^\S+\s+(\S+)/u.exec(phrase)?.[1] ?? ''
  if (first === '' || !COMMON_FIRST_WORD.has(first.toLowerCase())) return phrase
  // 'National Science Day' is a name; 'National prize' is not.
  if (
    /^\p{Lu}\p{Ll}/u.test(next) &&
    !/^(?:a|an|the|my|our|his|her|their|its|this|in|on|at|after|before|during|since|when|while|as|for|from|with|to|by|if|because)$/iu.test(
      first,
    ) &&
    /^\p{Lu}/u.test(first)
  )
    return phrase
  return first.toLowerCase() + phrase.slice(first.length)
}

const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\bCan['’]t\b/gu, 'Cannot'],
  [/\bwon['’]t\b/gu, 'will not'],
  [/\bshan['’]t\b/gu, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|might|must|need)n['’]t\b/giu, '$1 not'],
  [/\bI['’]m\b/gu, 'I am'],
  [/\b(I|we|they|you)['’]ve\b/giu, '$1 have'],
  [/\b(I|we|they|you|he|she|it|that)['’]ll\b/giu, '$1 will'],
  [/\b(we|they|you)['’]re\b/giu, '$1 are'],
  [
    /\b(it|that|he|she|there|what|who)['’]s (been|had|got|become|grown|taken|given|made|taught|shown|helped)\b/giu,
    '$1 has $2',
  ],
  [/\b(it|that|he|she|there|what|where|here)['’]s\b/giu, '$1 is'],
  [
    /\b(I|we|they|you|he|she)['’]d (been|had|done|seen|taken|made|learned|learnt|gone|built|written|expected|planned|hoped|never|always|already|just|only)\b/giu,
    '$1 had $2',
  ],
  [
    /\b(I|we|they|you|he|she|it)['’]d (like|love|be|have|want|prefer|bring|join|work|use|build|study|go|take|hope)\b/giu,
    '$1 would $2',
  ],
  [/\blet['’]s\b/gu, 'let us'],
]

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|was|were|could|would|should|has|had) not\b(?! only\b)/giu, "$1n't"],
  [/\bcannot\b/gu, "can't"],
  [/\bwill not\b(?! only\b)/gu, "won't"],
  [/\bI am (?=\p{Ll})/gu, "I'm "],
  [
    /\bI have (?=(?:also |never |always |already |since |now )?(?:been|had|led|built|worked|learned|learnt|seen|used|written|read|run|taught|spent|done|made|met|helped|kept|tried|wanted|\p{Ll}{3,}ed)\b)/gu,
    "I've ",
  ],
  [/\bI will (?=\p{Ll})/gu, "I'll "],
  [/\bI would (?=(?:also )?(?:like|love|join|bring|be)\b)/gu, "I'd "],
]

/** Leaves what stands in quotation marks alone. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/("[^"]*"|“[^”]*”)/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

/** 'didn't' → 'did not', wherever only one reading is possible. */
export function expandContractions(text: string): string {
  return outsideQuotes(text, part => EXPANSIONS.reduce((so, [from, to]) => so.replace(from, to), part))
}

/** 'did not' → 'didn't', as one speaks. */
export function contract(text: string): string {
  return outsideQuotes(text, part => CONTRACTIONS.reduce((so, [from, to]) => so.replace(from, to), part))
}

/** 'x', 'x and y', 'x, y and z'; with semicolons where an item has a comma of its own. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  const hasComma = items.some(item => /[,;]| and /u.test(item))
  const last = items.at(-1) ?? ''
  const before = items.slice(0, -1)
  if (hasComma && items.length === 2 && !items.some(item => /[,;]/u.test(item)))
    return `${before[0]}, and ${last}`
  return hasComma ? `${before.join('; ')}; and ${last}` : `${before.join(', ')} and ${last}`
}
