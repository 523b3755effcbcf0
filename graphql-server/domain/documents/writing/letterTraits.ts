/** 'Quick learner, calm under pressure': what somebody is, has and shows, said without a verb. */
import { isProper, listed, tagWords, withArticle } from '../../language/grammar.ts'

const PERSON =
  /^(?:learner|thinker|player|communicator|leader|listener|worker|solver|problem-solver|self-starter|mentor|programmer|coder|student|engineer|researcher|writer|speaker|organi[sz]er|presenter|collaborator|contributor|performer|teacher|tutor|reader|planner|negotiator|debater|team-player|scholar|analyst|innovator|achiever|mathematician|designer|teammate|colleague|person|individual|role model|perfectionist)$/iu
/** Taken with 'has', and with an article. */
const COUNTED =
  /^(?:ethic|attitude|mindset|aptitude|command|grasp|understanding|sense|foundation|background|memory|approach|personality|eye|ability|habit|way|manner|track record|knack|flair|appetite|thirst|passion|interest|temperament|presence|imagination|mind|style|voice|gift|talent|capacity|record|desire|willingness|commitment)$/iu
/** Taken with 'has', and without one. */
const HAD =
  /^(?:skills|abilities|knowledge|instincts|habits|fundamentals|basics|manners|strengths|qualities|values|ideas|potential|interests|judg(?:e)?ment|intuition|experience|results|foundations|expertise)$/iu
/** Taken with 'shows'. */
const SHOWN =
  /^(?:integrity|honesty|perseverance|persistence|patience|empathy|humility|discipline|self-discipline|maturity|resilience|initiative|creativity|leadership|communication|teamwork|dedication|curiosity|determination|kindness|courage|diligence|reliability|adaptability|enthusiasm|punctuality|grit|tenacity|confidence|responsibility|accountability|respect|sincerity|independence|tact|composure|attention|professionalism|motivation|ambition|ownership|rigou?r|fairness|loyalty|compassion|flexibility|originality|precision|thoroughness|generosity|focus|optimism|energy|drive|warmth|openness|collaboration|problem[- ]solving|critical thinking|time management|work ethic|intellectual curiosity|hard work)$/iu
const ADJECTIVE =
  /^(?:hard-?working|self-?motivated|detail-?oriented|well-?organi[sz]ed|well-?prepared|quick|calm|honest|curious|kind|polite|punctual|patient|diligent|reliable|dependable|thorough|meticulous|sincere|humble|modest|disciplined|creative|analytical|articulate|ambitious|confident|mature|responsible|respectful|empathetic|resourceful|resilient|persistent|determined|focus(?:s)?ed|dedicated|motivated|enthusiastic|organi[sz]ed|methodical|rigorous|precise|proactive|adaptable|flexible|independent|collaborative|cheerful|friendly|approachable|helpful|generous|thoughtful|considerate|fair|loyal|trustworthy|inquisitive|bright|intelligent|sharp|smart|systematic|steady|composed|tactful|bilingual|trilingual|multilingual|numerate|open-minded|original|innovative|tenacious|courageous|compassionate|quiet|shy|reserved|impatient|perfectionist|good|strong|excellent|comfortable|willing|eager|keen|ready|fluent|proficient|skilled|adept|able|capable|fast|slow|careful|passionate|committed|engaged|attentive|imaginative|level-headed|easy-going|outspoken)$/iu
const DETERMINED = /^(?:an?|the|his|her|their|some|great deal|\d)\b/iu

type Trait = { kind: 'IS' | 'HAS' | 'SHOWS'; body: string }

/** What follows the name: 'is a quick learner and calm under pressure'; null where the words are not plainly traits. */
export function traitsOf(text: string): string | null {
  if (/[;:()"“–]|\b(?:I|he|she|they|is|are|was|were|has|had|that|which|who)\b/u.test(text)) return null
  const items = text
    .split(/,\s*(?:and\s+|but\s+)?|\s+and\s+(?=\S+$)/iu)
    .flatMap(item => parted(item))
    .filter(item => item !== '')
  if (items.length === 0 || items.length > 7) return null
  // 'Patient with lasers, Python': a name is no trait.
  if (
    items.slice(1).some(item => /^\p{Lu}\p{Ll}/u.test(item)) &&
    /^\p{Lu}?\p{Ll}/u.test(items[0] ?? '') &&
    !items.every(item => /^\p{Lu}/u.test(item))
  )
    return null
  const traits = items.map(traitOf)
  if (traits.some(trait => trait === null)) {
    // 'Written and spoken communication', 'ability to read, write and code' are one.
    // 'Patient with lasers, Python, soldering' is not patience with all three.
    const whole = /, .*, /u.test(text) && !/ (?:and|or) /u.test(text) ? null : traitOf(text)
    return whole === null ? null : phrase([whole])
  }
  return phrase(traits.filter((trait): trait is Trait => trait !== null))
}

/** 'calm and honest' are two; 'analytical and writing skills' is one. */
function parted(item: string): string[] {
  const parts = item.split(/\s+and\s+/u)
  return parts.length > 1 && parts.every(part => traitOf(part.trim()) !== null)
    ? parts.map(part => part.trim())
    : [item.trim()]
}

function phrase(traits: readonly Trait[]): string | null {
  const of = (kind: Trait['kind']) => traits.filter(trait => trait.kind === kind).map(({ body }) => body)
  const clauses = [
    ['is', of('IS')],
    ['has', of('HAS')],
    ['shows', of('SHOWS')],
  ] as const
  return (
    listed(
      clauses.filter(([, bodies]) => bodies.length > 0).map(([verb, bodies]) => `${verb} ${listed(bodies)}`),
    ) || null
  )
}

function lower(text: string): string {
  return /^\p{Lu}(?:\p{Lu}|$|\s)/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}

function traitOf(typed: string): Trait | null {
  const text = lower(typed.trim())
  const words = text.split(' ')
  if (words.length > 12 || /\d/u.test(text)) return null
  if (/^(?:respected|liked|trusted|admired|valued|loved|known|regarded) (?:by|for|in|among|as)\b/u.test(text))
    return { kind: 'IS', body: text }
  if (SHOWN.test(text)) return { kind: 'SHOWS', body: text }
  const opens = words.findIndex(word =>
    /^(?:of|in|for|to|under|with|at|on|about|towards?|when|by|from|across|as|than)$/u.test(word),
  )
  const head = opens < 0 ? words : words.slice(0, opens)
  const noun = head.at(-1) ?? ''
  const pair = head.slice(-2).join(' ')
  const isDetermined = DETERMINED.test(text)
  const onlyDescribed = head.slice(0, -1).every(word => describes(word))
  if (head.length === 0) return null
  if (PERSON.test(noun) || PERSON.test(pair)) {
    if (!onlyDescribed && !PERSON.test(pair)) return null
    return { kind: 'IS', body: isDetermined ? text : withArticle(text) }
  }
  if (
    ADJECTIVE.test(noun) &&
    head
      .slice(0, -1)
      .every(word =>
        /^(?:very|more|less|as|extremely|highly|always|quite|too|so|and|really|exceptionally|truly|never|not)$|ly$/u.test(
          word,
        ),
      )
  )
    return { kind: 'IS', body: text }
  if (head.length === 1 && isAdjective(noun)) return { kind: 'IS', body: text }
  if (!onlyDescribed) return null
  if (SHOWN.test(noun) || SHOWN.test(pair)) return { kind: 'SHOWS', body: text }
  if (HAD.test(noun)) return { kind: 'HAS', body: text }
  if (COUNTED.test(noun)) {
    // 'Ability to listen' is one that the reader has not heard of yet, and is still 'the'.
    if (isDetermined) return { kind: 'HAS', body: text }
    return {
      kind: 'HAS',
      body: /^(?:ability|capacity|habit|willingness|desire)$/u.test(text.split(' ')[0] ?? '')
        ? `the ${text}`
        : withArticle(text),
    }
  }
  return null
}

function isAdjective(word: string): boolean {
  // 'Python' and 'soldering' are no traits, whatever the tagger makes of them.
  if (word.length < 4 || isProper(word) || /ing$/u.test(word)) return false
  if (/-(?:driven|minded|oriented|focused|hearted|headed|tempered|spoken|thinking|willed)$/u.test(word))
    return true
  return tagWords(`They are very ${word}`).at(-1)?.tags.has('Adjective') === true
}

function describes(word: string): boolean {
  const bare = word.replace(/,$/u, '')
  if (
    ADJECTIVE.test(bare) ||
    /^(?:an?|the|very|and|his|her|their|team|work|problem|public|written|spoken|verbal|time|people|leadership|communication|programming|coding|research|quantitative|interpersonal|laboratory|lab|management|presentation|writing|speaking|mathematical|technical|theoretical|natural|genuine|deep|solid|outstanding|exceptional|remarkable|sound|keen|great|high|first-class|self|critical|logical|intellectual|personal|professional|emotional|learning|sketching|design|drawing|negotiation|organi[sz]ational|problem-solving|decision-making|hands-on)$/iu.test(
      bare,
    )
  )
    return true
  const [tagged] = tagWords(`${bare} person`)
  return tagged?.tags.has('Adjective') === true
}
