/**
 * Repairs and small rewritings of single sentences with a certain result. Uncertain cases stay as the person wrote
 * them.
 */
import { createRequire } from 'node:module'
import { z } from 'zod'
import { articleFor, withArticle } from './articles.ts'
import { memoize } from './memoize.ts'
import { withoutSlips } from './slips.ts'
import { verbForm } from './verbs.ts'

export { withArticle }

type Tagger = typeof import('compromise/two').default
export type TaggedWord = { text: string; after: string; tags: ReadonlySet<string> }

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
 * fragment ('a bridge that held'). With `surely`, present forms do not count, since nouns look like them.
 */
export function isClause(text: string, { surely = false }: { surely?: boolean } = {}): boolean {
  return surely ? surelyHoldsOne(text) : holdsOne(text)
}

const holdsOne = memoize(text => holdsFiniteVerb(text, false))
const surelyHoldsOne = memoize(text => holdsFiniteVerb(text, true))

function holdsFiniteVerb(text: string, surely: boolean): boolean {
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
    if (!isFiniteVerb(word, previous, next) || (surely && isPresentOnly(word))) continue
    if (word.tags.has('PastTense') && !word.tags.has('Copula') && isParticiple(bare, previous, next)) continue
    else return true
  }
  return false
}

function isPresentOnly({ tags }: TaggedWord): boolean {
  return tags.has('PresentTense') && !tags.has('Copula') && !tags.has('Modal') && !tags.has('Auxiliary')
}

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

/** Words that always have a capital, or are all in capitals. */
const PROPER: Readonly<Record<string, string>> = Object.fromEntries(
  'January February April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday India Indian Germany German Canada Canadian Australia Australian Italy Italian Spain Spanish England English France French Europe European Asia Asian Africa African America American China Chinese Japan Japanese Nepal Kenya Nigeria Ghana Bangladesh Pakistan Hindi Tamil Telugu Kannada Bengali Marathi Mumbai Delhi Bangalore Bengaluru Chennai Hyderabad Kolkata Pune Python Java JavaScript MATLAB SQL AI IIT NIT IEEE USA UK MBA GPA CGPA GRE IELTS TOEFL NLP AWS IoT CAD CNN NGO CEO CFO TensorFlow PyTorch AutoCAD SolidWorks ANSYS Kaggle PhD MSc BSc Stata Excel LinkedIn YouTube GitHub Django React Covid Nepali Kathmandu Sydney London Berlin Paris Toronto Vietnam Vietnamese Thai Thailand Indonesia Indonesian Malay Malaysia Filipino Tagalog Korean Korea Russian Russia Ukrainian Polish Poland Turkish Turkey Arabic Egypt Egyptian Persian Farsi Urdu Punjabi Gujarati Malayalam Sinhala Swahili Amharic Ethiopia Ethiopian Somali Yoruba Wolof Bambara Fulani Twi Igbo Hausa Zulu Portuguese Portugal Brazil Brazilian Mexico Mexican Colombia Peru Peruvian Dutch Netherlands Swedish Danish Norwegian Finnish Greek Hungarian Romanian Serbian Croatian Czech Hebrew Mandarin Cantonese Irish Scottish Welsh Latin Singapore Kenyan Nigerian Ghanaian Instagram WhatsApp Figma PowerPoint Photoshop LaTeX'
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

const ORDINAL_WORD: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
}

/** Abbreviations of phones and notes, expanded if they have one meaning. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d/])w\/o (?=\p{L}|\d)/gu, 'without '],
  [/(?<![\p{L}\d/])w\/ ?(?=\p{L}|\d)/gu, 'with '],
  [/(?<=\d ?)yrs\b\.?(?! \p{Lu})/gu, ' years'],
  [/\b1 yr\b\.?/gu, '1 year'],
  [/\byr to yr\b/gu, 'year to year'],
  [/(?<=\b(?:a|per|each|every|this|last|next|first|second|third|final) )yr\b/giu, 'year'],
  [/(?<=[\p{L}\d] )bc (?=(?:i|we|it|they|he|she|my|our|the|of|there|people|nobody)\b)/giu, 'because '],
  [/,? (?:lol|haha+|lmao)(?=[.,!?]|$)/giu, ''],
  [
    /\b(in|by|since|until|till|from|last|next|of|early|late|mid) (may|march)(?= (?:\d|at|and|to|we|i|it|he|she|the)\b|[.,;]|$)/gu,
    '$1 \u{E010}$2',
  ],
]

const TWICE = /\b(the|a|an|to|of|in|and|is|was|i|my|for|with|at|on|that|this|it)(?:\s+\1\b)+/giu

/** Removes a quotation mark or bracket without a counterpart. */
function paired(text: string): string {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  let whole = text
  if (count(/"/gu) % 2 === 1) whole = whole.replace(/"/gu, ' ')
  if (count(/“/gu) !== count(/”/gu)) whole = whole.replace(/[“”]/gu, ' ')
  if (count(/\(/gu) !== count(/\)/gu)) whole = whole.replace(/[()]/gu, ' ')
  return whole
}

/** The subject is another person, and no 'I' follows. */
const OF_ANOTHER =
  /\b(?:he|she|they|who|(?:one|two|three|most|some|both|all) of \p{L}+ \p{L}+|(?:the|my|our|his|her) \p{L}+) (?:is|are|was|were|started|began|studies|studied) (?:now )?$/iu

/** Replaces signs of handwritten notes: an arrow leads on, a plus adds. */
function withoutSigns(text: string): string {
  return /->|=>|→|~| \+ | = /u.test(text)
    ? outsideQuotes(text, part =>
        part
          // 'me = shapes, Yousef = sockets'; 'n = 6' is a formula.
          .replace(/(?<= = .*), (?=[^,;=()]{2,60}(?:\([^()]*\))? = \p{L})/gu, '; ')
          .replace(
            /(?<=\p{L}{2}|[)"”]) = (?=(?:came|went|is|was|are|were|has|had|made|gave|did|can)\b)/gu,
            ' ',
          )
          .replace(/(?<=\p{L}{2}|[)"”]) = (?=[\p{L}"“(])/gu, ': ')
          // '48.7 → 36.2', '29% errors → 14%': a change from one to the other.
          .replace(
            /(?<!\bfrom )(?<![\p{L}\d.,])(\d[\d.,]*(?: ?%)?(?: \p{Ll}+)?) *(?:[-=]+>|→) *(?=\d)/gu,
            'from $1 to ',
          )
          .replace(/(?<=\d ?%?) *(?:[-=]+>|→) *(?=\d)/gu, ' to ')
          .replace(/(?<=[\p{L}\d)%]) *(?:[-=]+>|→) *(?=[\p{L}\d(])/gu, ': ')
          .replace(/(?<=[\p{L})]) \+ (?=\p{L})/gu, ' and ')
          .replace(/(?<=\d) ?~ ?(?=\d)/gu, '–'),
      )
    : text
}

/** Nouns with one obvious referent: a note without 'the' means the known one. */
const MEANT_ONE =
  'lab|laboratory|university|school|department|company|college|hospital|programme|program|course|library|faculty|team|teacher|client|customer|director|government|ministry|village|water company|budget'
const LACKS_ITS_THE = new RegExp(
  `^(${MEANT_ONE}) (?=(?:has|had|offers?|gave|said|says|wants?|wanted|now|did|teaches|needs?|needed|refused|agreed|asked|told|decided|changed|stopped)\\b)`,
  'iu',
)
const HAS_ONE =
  /\b(has|have) ((?:(?!an?\b|the\b|no\b|one\b|its\b|my\b|our\b)\p{Ll}+ ){0,2}(?:laboratory|lab|table|library|tunnel|telescope|reactor|clinic|centre|center|workshop|museum|archive|observatory|greenhouse|studio))(?=[.,;]|$| (?:for|of|in|on|at|with|and|where)\b)/gu

/** Repairs spacing, doubled words, 'i', lost capitals and common misspellings. The content is not changed. */
export const repair = memoize(mendedText)

function mendedText(text: string): string {
  const tidied = SHORT_FORMS.reduce((so, [from, to]) => so.replace(from, to), withoutSigns(paired(text)))
    .replace(/\u{E010}(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{L}|\d|[)”"’%]) +(?=[,;:!?](?:\s|$)|[,;]\p{L})/gu, '')
    .replace(/(?<=\p{L}|\d|[)”"’%]) +(?=\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}[),;]?)([,;])(?=\p{L})/gu, '$1 ')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}(?=\s*\S)|…(?=\s*\S)/gu, '…')
    .replace(/\s+(?:--|-|–)\s+/gu, ' – ')
    .replace(
      /\b(in|during|since|from|until|of) (1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|final|pre-final) (year|sem(?:ester)?)\b(?! of)/giu,
      // '… and one of the girls is in second year': not the writer's.
      (whole: string, when: string, which: string, what: string, at: number, all: string) =>
        OF_ANOTHER.test(all.slice(0, at))
          ? whole
          : `${when} my ${ORDINAL_WORD[which.toLowerCase()] ?? which} ${/^sem/iu.test(what) ? 'semester' : what}`,
    )
    .replace(/\bsem (?=\d)/giu, 'semester ')
    .replace(/(?<=\d) %/gu, '%')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replace(/\bcan not\b(?! only)/gu, 'cannot')
    .replace(/\b(we|they|you) was\b/giu, '$1 were')
    .replace(/\bI has\b/gu, 'I have')
    .replace(
      /\b((?:\d+|one|two|three|four|five|six|eight|nine|ten|twelve)) (week|month|year|day) (?=(?:internship|project|course|training|programme|program|diploma|research|job|contract|workshop|gap)\b)/giu,
      '$1-$2 ',
    )
    .replace(/\b(I (?:was|am) (?!1\b)\d+) year old\b/giu, '$1 years old')
    // 'Waiting time reduced from 25 to 9 minutes' needs a passive.
    .replace(
      /^((?!I\b|we\b|it\b)(?:[\p{L}-]+ ){0,4}(?:time|cost|rate|error|effort|waste|scrap|number|size|usage|latency|churn|downtime)) reduced (?=(?:from|by|to) [\d₹$€£])/iu,
      '$1 was reduced ',
    )
    .replace(
      /\b(built|wrote|made|created|launched|designed|developed|published) first (?=\p{Ll}{3,})/gu,
      '$1 the first ',
    )
    .replace(
      /, ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:morning|afternoon|evening|night)s?)$/iu,
      ' on $1',
    )
    .replace(/, (\d+(?:[-–]\d+)? (?:years?|months?))$/u, ' ($1)')
    .replace(
      /\b([Tt])here was (?=(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|many|several)\b)/gu,
      '$1here were ',
    )
    .replace(/^(\d[\d,]* \p{Ll}+s) was\b/u, '$1 were')
    .replace(/\b(they\b[^.]*\bthemsel)f\b/giu, '$1ves')
    .replace(/\b(in|within|by) (first|second|third|last) (month|week|quarter)\b(?! of)/giu, '$1 the $2 $3')
    .replace(
      /^(Parents|Father|Mother|Grandfather|Grandmother|Brother|Sister|Family) (?=(?:is|are|was|were|has|have|had|\p{Ll}{2,}(?:ed|s))\b)/u,
      (_, who: string) => `My ${who.toLowerCase()} `,
    )
    // '12 buses, 600 students used it' is a list of two.
    .replace(/^(\d[\d,]* [\p{Ll}-]+), (\d[\d,]* [\p{Ll}-]+) (?=\p{Ll}+ed\b)/u, '$1 and $2 ')
    .replace(LACKS_ITS_THE, (_, who: string) => `The ${who.toLowerCase()} `)
    .replace(HAS_ONE, (_, verb: string, what: string) => `${verb} ${withArticle(what)}`)
    // 'Each time same design was rebuilt': 'same' needs an article or another determiner.
    .replace(
      /(^|(?<!\b(?:the|this|that|these|those|my|our|his|her|their|its|very|one|some|and the))[ (])(same) (?=\p{Ll}{3,})/giu,
      (_, before: string, same: string) => `${before}${/^S/u.test(same) ? 'The' : 'the'} same `,
    )
    .replace(
      /\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/gu,
      (_, day: string, s: string) => `${capital(day.slice(0, 1))}${day.slice(1)}day${s}`,
    )
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
  return withoutSlips(tidied).replace(/ {2,}/gu, ' ').trim()
}

/** First words with a lower-case letter in their name: 'iPhone', 'pH', 'scikit-learn', 'e-commerce'. */
const KEEPS_ITS_FIRST_LETTER = /^(?:\p{Ll}\p{Lu}|[\p{Ll}\d]+[._@]\p{L})/u

/** The capital of a letter that has a single one: 'ß' has none, and 'ᾀ' has two. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length && upper.toLowerCase() === letter ? upper : letter
}

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/u)
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** Units are not counted, and a number after a number forms another one. */
const NOT_COUNTED =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|lakh|crore|dozen|percent|am|pm|km|kg|cm|mm|ml|ms|kb|gb|mb|dpi|per)s?$/u

/**
 * '27 of 31 children' → 'Twenty-seven of 31 children': a sentence does not begin with a figure that is short in words.
 */
function withNumberInWords(text: string): string {
  const [, digits = '', next = ''] = /^([1-9]\d{0,2}) (\p{Ll}{2,})(?!\p{L})/u.exec(text) ?? []
  const value = Number(digits)
  if (digits === '' || NOT_COUNTED.test(next) || (value > 99 && value % 100 !== 0)) return text
  const words =
    value > 99
      ? `${SMALL[value / 100]} hundred`
      : value < 20
        ? SMALL[value]
        : `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${SMALL[value % 10]}`}`
  return `${words}${text.slice(digits.length)}`
}

/** A capital at the start and one mark at the end. Scripts without capitals or with other marks keep them. */
export function asSentence(text: string): string {
  let sentence = withNumberInWords(text.trim()).replace(/^[\s,;:.!?…)\]–—-]+(?=\S)/u, '')
  sentence = sentence.replace(/[\s,;:–—-]+$/u, '')
  sentence = sentence.replace(/[\s.…]*(?:\.|…)(["”’')]*)$/u, '.$1').replace(/[,;:\s–—-]+\.$/u, '.')
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
  return sentence.replace(/[\s.!?…,;:]+$/u, '')
}

const COMMON_FIRST_WORD = new Set(
  `a an the my our his her their its this that these those it we he she they in on at after before during since when
  while as for from with to by if because although though over under within without through how what where one two three
  four five six seven eight nine ten first second third fourth final last best worst top rank winner runner runner-up
  gold silver bronze strong good great finalist member head captain president vice secretary treasurer volunteer
  coordinator paper papers published research project projects internship summer winter industrial online merit
  scholarship class school college university being having working learning building leading faculty course courses
  opportunity opportunities access small large hands hands-on practical close industry excellent well well-known
  interdisciplinary state state-of-the-art cutting-edge location curriculum each every some many most all no not now
  today once there here both several two-year one-year topper recipient co-author co-founder founder full full-time part
  part-time three-month six-month poster conference journal national state-level district district-level
  inter-college panel finite code honourable honorable mention faculty crop disease image data machine deep natural
  computer software hardware web mobile app application applications analysis design development system systems smart
  low low-cost automatic automated autonomous real-time structural thermal numerical experimental experiments
  comparative comprehensive case seminar thesis bachelor master undergraduate graduate student students teaching
  teacher assistant junior senior lead leadership mentor tutor intern trainee manager engineer developer analyst
  consultant scientist researcher designer planner nurse economist architect entrepreneur director team member early
  advanced basic general special public private social community local international global regional rural urban
  economic financial medical clinical environmental electrical electronic mechanical civil chemical biomedical
  microfinance marketing sales supply operations strategy product business management consulting banking investment
  energy solar wind water waste air traffic road bridge building construction housing health healthcare patient
  education maths mathematics physics chemistry biology debate music dance drama theatre sports cricket
  football basketball robotics coding programming chess photography quiz literary cultural technical science
  knowledge skills experience experiences exposure understanding interest ability proficiency training certificate
  certification diploma degree patent award prize medal fellowship grant funding years months weeks days time work
  role position job career minimum maximum high higher more less new old young whole half part life family father
  mother parents grandfather grandmother uncle aunt brother sister friend teacher's childhood home village town city
  failure loss lack shortage accident illness injury death poor bad difficult difficulty problem problems challenge
  challenges issue issues lab labs laboratory laboratories workshop workshops visit trip lecture book film video game
  competition hackathon contest club society event festival camp fieldwork field study survey review report plan model
  method simulation testing optimisation optimization prediction detection classification recognition segmentation
  control monitoring tracking planning scheduling forecasting pricing risk credit labour labor monetary fiscal trade
  food agriculture agricultural farm farming textile fashion media film-making journalism writing reading responsible
  perspective perspectives diverse diversity diverse multicultural alumni network networking career-oriented
  affordable flexible strong world small-group internships placements scholarships exchange ranking reputation quality
  semester departmental inter-university university-level school-level college-level youth women's men's
  process quality production manufacturing maintenance site safety design-build inventory logistics warehouse retail
  customer user users content brand digital cloud cyber network security database mobile-app e-commerce financial-aid
  licence return numbers number furniture losses loss patience hearing tiny roller epidemiology weekend final regular daily weekly cum magna summa clarity preparation punctuality honesty integrity kindness empathy respect courage patience curiosity fairness justice equality discipline persistence
  perseverance resilience gratitude humility compassion creativity responsibility accountability freedom loyalty trust
  truth excellence growth embedded thermal
  face gap irrigation library recognition object speech text sentiment leader leaders director's host-family foreign domestic cross-cultural cross-functional`
    .split(/\s+/u)
    .filter(word => word !== ''),
)

/** Words for things, not names, by the tagger's list and their endings. */
const MORE_COMMON = new Set(
  'story stories road roads outbreak roots evening evenings morning night nights bread stone stones garden gardens kitchen river rivers street streets hand hands voice voices plant plants spokesman spokeswoman chairman fieldwork interpreter laundry harvest harvests bridge bridges ship ships seed seeds letter letters photo photos picture pictures paper map maps song songs tea coffee fish cows bees pottery carpentry sewing knitting running swimming'.split(
    ' ',
  ),
)
const COMMON_ENDING =
  /(?:tion|sion|ics|ing|ment|ness|ity|ship|ance|ence|ism|ology|graphy|ial|ical|ful|able|ible|less|wards?|neurial|ous)$/u

/** Whether a word is known not to be a name. */
export function isCommon(word: string): boolean {
  const bare = word.toLowerCase()
  if (PROPER[bare] !== undefined) return false
  if (COMMON_FIRST_WORD.has(bare) || MORE_COMMON.has(bare) || verbForm(bare) !== null) return true
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

/** Whether a word always has a capital. */
export function isProper(word: string): boolean {
  return PROPER[word.toLowerCase()] !== undefined
}

/** A word that the tagger knows only as a verb: 'Bake', but not 'return' or 'work'. */
export function isOnlyVerb(word: string): boolean {
  const found = lexicon()[word.toLowerCase()]
  const tags = found === undefined ? [] : [found].flat()
  return tags.length > 0 && tags.every(tag => /^(?:Infinitive|PresentTense|Verb)$/u.test(tag))
}

/** The phrase for use inside a sentence: its first word loses a capital that only marked the start. */
export function insideSentence(phrase: string): string {
  const first = /^[\p{L}’'-]+/u.exec(phrase)?.[0] ?? ''
  const next = /^\S+\s+(\S+)/u.exec(phrase)?.[1] ?? ''
  // 'Redesign of the ticket'
  const isDeed = verbForm(first)?.form === 'BASE' && /^(?:of|for)$/u.test(next)
  if (
    first === '' ||
    isProper(first) ||
    !(
      COMMON_FIRST_WORD.has(first.toLowerCase()) ||
      isDeed ||
      // 'Evening classes' is no name. 'Acoustics' alone may be a course's.
      (/^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(next) && isCommon(first))
    ) ||
    (!isDeed && /^\S+ (?:of|for) (?:the )?\p{Lu}/u.test(phrase))
  )
    return phrase
  // 'Design & Analysis of Trials' is a name.
  if (/^\p{Lu}\S+ (?:&|and|of) (?:the )?\p{Lu}\p{Ll}/u.test(phrase)) return phrase
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
  [/\b(I|we|they|you|should|could|would|might|must)['’]ve\b/giu, '$1 have'],
  [/\b(I|we|they|you|he|she|it|that)['’]ll\b/giu, '$1 will'],
  [/\b(we|they|you)['’]re\b/giu, '$1 are'],
  [
    /\b(it|that|he|she|there|what|who)['’]s (been|had|got|become|grown|taken|given|made|taught|shown|helped)\b/giu,
    '$1 has $2',
  ],
  [/\b(it|that|he|she|there|what|where|here)['’]s\b/giu, '$1 is'],
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

/** Changes only the text outside quotation marks. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/("[^"]*"|“[^”]*”)/u)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

function isPastForm(verb: string): boolean {
  return (
    verbForm(verb)?.form === 'PAST' ||
    /^(?:been|gone|taken|given|seen|done|known|written|grown|chosen|\p{Ll}{3,}ed)$/u.test(verb)
  )
}

/** 'didn't' → 'did not', if there is only one reading. */
export function expandContractions(text: string): string {
  return outsideQuotes(text, part =>
    EXPANSIONS.reduce((so, [from, to]) => so.replace(from, to), part).replace(
      /\b(I|we|they|you|he|she|it)['’]d (?=(?:(?:also|always|never|already|just|only|even|rather) )?(\p{L}+))/giu,
      (_, subject: string, verb: string) => `${subject} ${isPastForm(verb) ? 'had' : 'would'} `,
    ),
  )
}

/** 'did not' → 'didn't', as in speech. */
export function contract(text: string): string {
  return outsideQuotes(text, part => CONTRACTIONS.reduce((so, [from, to]) => so.replace(from, to), part))
}

/** 'x', 'x and y', 'x, y and z'; with semicolons if an item contains a comma. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  // Commas in brackets do not count.
  const bare = items.map(item => item.replace(/\([^()]*\)/gu, ''))
  const hasComma = bare.some(item => /[,;]| and /u.test(item))
  const last = items.at(-1) ?? ''
  const before = items.slice(0, -1)
  if (items.length === 2)
    return /[,;]| and /u.test(bare[0] ?? '') ? `${before[0]}, and ${last}` : `${before[0]} and ${last}`
  return hasComma ? `${before.join('; ')}; and ${last}` : `${before.join(', ')} and ${last}`
}
