/**
 * Clauses that the tagger takes for nouns ('the attendance rose', 'my thesis compares'), and clauses that stand side
 * by side with nothing but a comma between them.
 */
import { isClause, tagWords } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'

/** Past forms that can be neither a participle nor, behind a noun, anything else. */
const PLAINLY_PAST =
  /^(?:rose|fell|went|grew|came|took|gave|saw|knew|wrote|drew|sang|began|broke|chose|spoke|drove|rang|swam|threw|flew|ate|forgot|became|did|had|was|were|got|ran|rode|wore|woke|shook|stole|froze)$/u
/** What happens to a thing by itself, so that behind a noun it is its verb and no participle. */
const HAPPENED =
  /^(?:dropped|stopped|increased|decreased|declined|improved|doubled|halved|tripled|worked|failed|ended|changed|arrived|wanted|needed|decided|laughed|agreed|remained|stayed|happened|started|asked|answered|followed|refused|accepted|died|lived|liked|loved|hated|thought|said|told|meant|lost|won|left|kept|washed|collapsed|burned|burnt|flooded|disappeared|sank|exploded)$/u
const PRESENT =
  /^(?:focuses|offers|combines|matches|covers|deals|gives|makes|needs|requires|lets|brings|fits|means|remains|asks|allows|includes|seems|lies|keeps|tells|says|compares|describes|explains|examines|argues|explores|investigates|proposes|predicts|detects|helps|knows|wants|takes|goes|comes|gets|sends|reads|writes|runs|finds|thinks|teaches|learns|uses|becomes|happens|serves|supports|studies|tests|measures|shows|analyses|analyzes|looks|tries|depends|grows|sells)$/u
/** What may stand behind a verb and seldom behind a noun. */
const OBJECT = /^(?:the|an?|my|our|his|her|their|its|no|it|them|us|me|him|how|every|each|only|this|these)$/u
const BEHIND_A_VERB =
  /^(?:the|an?|my|our|his|her|their|its|no|it|them|us|me|him|how|why|what|whether|every|each|only|more|less|from|to|by|at|in|on|for|with|up|down|out|back|off|away|into|over|about|against|because|when|again|twice|most|sharply|steadily|that|this|these|those|all|and|as|\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/u
/** Behind a number at the start: '11 said school fees', '9 came'. */
const DONE_BY_SOME =
  /^(?:said|answered|told|agreed|refused|died|survived|came|went|knew|had|was|were|wrote|ate|thought|chose|replied|signed|did|got|found|lost|stayed|stopped|returned)$/u
/** 'Half of them', '4 in 10', '11': some of those of whom it is told. */
const SOME_OF_THEM =
  /^(?:(?:half|most|some|many|all|both|none|two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:them|us|these|those)|\d+ (?:in|of|out of) \d+|\d+|half|most|both|the other(?: one| two)?) (?:now |still |also |then |never |always )?(\p{L}+)\b/iu
/** Plurals that may do something now: 'both now conduct abroad'. */
const DOES = /^(?:now|still|also|then|never|always)$/u

/** 'Half of them wrote down nothing': some of those just named, and what they did. */
export function tellsOfSome(part: string): boolean {
  const found = SOME_OF_THEM.exec(part)
  if (found === null) return false
  const verb = found[1] ?? ''
  const before = found[0].split(' ').at(-2) ?? ''
  return (
    DONE_BY_SOME.test(verb) ||
    /^(?:are|have|has|is|can|could|will|would)$/u.test(verb) ||
    (DOES.test(before) && (verbForm(verb) !== null || thirdOf(verb) !== null)) ||
    (/^(?:half|most|some|many|all|both|none|\p{L}+|\d+) of (?:them|us|these|those)\b/iu.test(part) &&
      verbForm(verb)?.form === 'PAST') ||
    (/^the other/u.test(part) && (verbForm(verb)?.form === 'PAST' || thirdOf(verb) !== null))
  )
}

/** What cannot stand right before a verb that has its subject there. */
const BEFORE_A_NOUN =
  /^(?:an?|the|my|our|his|her|their|its|this|that|these|those|of|in|on|at|to|for|with|by|from|and|or|as|no|some|any|many|every|each|both|all|new|good|great|small|large|first|second|third|last|next|more|most|own|other|which|who|than|about|over|under|per|into|between|without|via|not|also|\d.*)$/iu
/** What stands before 'me' or 'them' without being its verb. */
const BEFORE_SOMEBODY =
  /^(?:of|for|in|at|on|with|to|from|by|about|under|over|between|among|across|against|after|before|during|into|through|and|or|than|as|all|both|without|via|per|around|near|behind|beside|like|unlike|except|besides|beyond|inside|outside|off|onto|upon|towards?|but|not|\p{L}+ing)$/u
const OPENS_A_RELATIVE = /^(?:that|which|who|whom|whose|where|when|because|if|while|how|what|why|whether)$/u
/** What opens a clause of time, so that a verb behind it tells nothing by itself: 'nine years before I was born'. */
const OPENS_A_TIME = /^(?:before|after|since|until|till|as|than|once)$/u
/** Behind a noun these are its verb: 'Colombia has none', 'the contract is 283 bags'. */
const FINITE = /^(?:is|are|has|have|does|could|would|should|cannot)$/u
const FREQUENCY = /^(?:now|still|often|always|never|usually|already|rarely|then)$/u

function thirdOf(word: string): string | null {
  const stem = word.replace(/ies$/u, 'y')
  for (const base of [stem, word.replace(/es$/u, ''), word.replace(/s$/u, '')])
    if (base !== word && verbForm(base)?.form === 'BASE') return base
  return null
}

/**
 * May the words tell something by a verb of their own? Where this says yes they go into no place that a noun must
 * fill: the person's own sentence stands instead.
 */
export function mayTell(text: string): boolean {
  return isClause(text) || tellsByItsWords(text)
}

/** Does it tell something by a verb that can be nothing else? 'Mountain rescue volunteers' only looks like it. */
export function tellsPlainly(text: string): boolean {
  return isClause(text, { surely: true }) || tellsByItsWords(text)
}

/** 'People used to chisel tracks out', 'people in our village call it …' */
const PEOPLE_TELL =
  /^(?:people|women|men|children|villagers|everybody|everyone|nobody) (?:(?!who\b|that\b|which\b|\p{Ll}+ing\b)\p{Ll}+ ){0,4}?(?:used to|call|calls|say|says|think|thinks|believe|believes|come|comes|go|goes|live|lives|speak|speaks|know|knows|want|wants|have|has|had|are|is|were|was|do|does|did|thought|said|knew|came|went|called|believed)\b/iu

/** Does it tell what people do? The tagger takes 'used' and 'call' there for anything. */
export function tellsOfPeople(text: string): boolean {
  return PEOPLE_TELL.test(text)
}

function tellsByItsWords(text: string): boolean {
  if (tellsOfSome(text) || tellsOfPeople(text)) return true
  const bare = text.replace(/\([^()]*\)/gu, ' ').replace(/["“][^"”]*["”]/gu, ' X ')
  const words = bare.split(/\s+/u).filter(word => word !== '')
  const startsWithOwner = /^(?:my|our|the|this|his|her|their)\b/iu.test(bare)
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1] ?? ''
    const word = (words[at] ?? '').replace(/[.,;:!?]+$/u, '')
    if (OPENS_A_RELATIVE.test(word)) return false
    if (/[,;:–]$/u.test(before) || BEFORE_A_NOUN.test(before)) continue
    if (word !== word.toLowerCase()) continue
    const next = (words[at + 1] ?? '').toLowerCase().replace(/[.,;:!?]+$/u, '')
    const goesOn = !/[.,;:!?]$/u.test(words[at] ?? '')
    const form = verbForm(word)?.form
    if (FINITE.test(word) && !OPENS_A_TIME.test(before)) return true
    // 'The case method suits me'
    if (goesOn && /^(?:me|us|them|him|it)$/u.test(next) && !BEFORE_SOMEBODY.test(word)) return true
    if (
      PLAINLY_PAST.test(word) &&
      (!/^(?:rose|saw|fell|ground)$/u.test(word) || next === '' || !goesOn || BEHIND_A_VERB.test(next))
    )
      return true
    if (FREQUENCY.test(before) && at > 1 && (form === 'BASE' || form === 'PAST' || thirdOf(word) !== null))
      return true
    if (HAPPENED.test(word) && goesOn && BEHIND_A_VERB.test(next) && next !== 'by' && at < 4) return true
    if (PRESENT.test(word) && goesOn && (OBJECT.test(next) || (startsWithOwner && at < 4 && next !== 'of')))
      return true
    // 'The books show no interest', but not 'clinical research the summer before'.
    if (
      form === 'BASE' &&
      goesOn &&
      OBJECT.test(next) &&
      (next === 'no' || /[^s]s$|^\p{Lu}|^(?:people|staff|men|women|children)$/u.test(before))
    )
      return true
  }
  return false
}

const SUBORDINATE =
  /^(?:when|whenever|while|if|because|although|though|since|as|after|before|until|once|unless|where|wherever|whether|that|even|so that|in case|the more|the less|not only|just as|had|were|should|who|whoever|what|whatever|which|how|why|however)\b/iu
const SUBJECT =
  /^(?:(?:now|then|there|here|today|afterwards|later|so far) )?(?:I|we|he|she|it|they|you|everybody|everyone|nobody|somebody)\b/u
const SAYS =
  /^(?:I|we|he|she|it|they) (?:said|say|says|wrote|write|replied|answered|think|thought|believe|believed|know|guess|told|hope|suppose|asked|seems|felt|feel)\b(?:$|[.,]| (?:me|us|him|her|them)\b)/u

/** 'The moment the siren went', 'among all students I taught': no clause, though there is a verb. */
const LEADS_UP =
  /^(?:the|every|each|any) (?:moment|day|time|minute|hour|year|week|night|first time|last time|second)\b|^(?:among|of|for all|in all|out of|by|with|to)\b.* (?:I|we|he|she|they) (?:have |had |has )?(?:ever )?\p{L}+$/iu

/** Does a clause of its own begin here: a subject, and right behind it the verb that it is the subject of? */
export function opensClause(part: string): boolean {
  if (
    SAYS.test(part) ||
    SUBORDINATE.test(part) ||
    /^(?:and|but|or|so|yet|nor|which|who|whose|whom|then|how|what)\b/iu.test(part)
  )
    return false
  if (SUBJECT.test(part)) return mayTell(part) || isClause(part)
  if (tellsOfSome(part)) return true
  // 'This they do not do with everybody'; 'at 2:40 the motor moved'
  if (/^this (?:I|we|he|she|they) (?:do|did|does)\b/u.test(part)) return true
  const timed = /^(?:at|by|in|on) \d[\d:.]*(?: ?(?:am|pm))? (?=(?:the|he|she|it|I|we|they|our|my)\b)/u.exec(
    part,
  )
  if (timed !== null) {
    const rest = part.slice(timed[0].length)
    return opensClause(rest) || verbForm(/\p{L}+(?=\P{L}*$)/u.exec(rest)?.[0] ?? '')?.form === 'PAST'
  }
  const words = part.split(/\s+/u)
  // ', just asked me to draw them' has its subject in front of the comma.
  if (
    /^(?:just|only|also|even|simply|never|always|still|already|quickly|suddenly|again)$/u.test(words[0] ?? '')
  )
    return false
  for (let at = 1; at < Math.min(words.length, 5); at += 1) {
    const word = (words[at] ?? '').replace(/[.,;:!?]+$/u, '')
    const before = words[at - 1] ?? ''
    if (
      /[,;:]$/u.test(before) ||
      OPENS_A_RELATIVE.test(word) ||
      OPENS_A_TIME.test(word) ||
      /^(?:using|by|than|with)$/u.test(before)
    )
      return false
    if (BEFORE_A_NOUN.test(before) && !/^\d+(?:[.,]\d+)?%$/u.test(before)) continue
    const next = (words[at + 1] ?? '').toLowerCase()
    if (
      /^now\b/u.test(part) &&
      verbForm(word)?.form === 'BASE' &&
      OBJECT.test(next) &&
      /[^s]s$/u.test(before)
    )
      return true
    if (/^(?:was|were|had|did|could|would|can|will|is|are|has)$/u.test(word)) return true
    if (PLAINLY_PAST.test(word)) return true
    if (HAPPENED.test(word) && BEHIND_A_VERB.test(next) && next !== 'by') return true
  }
  return false
}

const LEADS_UP_BY_A_CLAUSE =
  /^(?:(?:and|but|so) )?(?:when|whenever|while|if|because|although|though|unless|until|once|whether|where|wherever|who|whoever|what|whatever|how|even if|even though|as soon as|the more)\b/iu
const MAY_LEAD_UP = /^(?:since|as|after|before)\b/iu
const IS_INSERTED =
  /^(?:who|whom|whose|which|where|when|as|of whom|of which|most of|an?|the|my|our|his|her|their|one|\d|\p{Lu})/u
const NAMES_SOMEBODY = /^(?:the|my|our|his|her|their|an?|one|each|every|this|some|most) /iu
const IS_A_NAME =
  /^(?:(?:Mrs?|Ms|Dr|Prof|Professor)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}$|^(?:My|Our) \p{Ll}+$/u
const BEGINS_A_PREDICATE =
  /^(?:was|were|is|are|has|have|had|did|does|can|could|will|would|(?:never|always|still|then|now|also) \p{Ll})/u

/**
 * Is it one sentence in spite of its commas, so that no part of it is a note of its own: 'If the figures differ, I
 * check them', 'one district, Las Salinas, lost water at night', 'Standing there, I understood'?
 */
export function isOneSentence(text: string): boolean {
  const parts = text.replace(/\([^()]*\)/gu, '').split(/,\s+/u)
  const [head = '', next = ''] = parts
  if (next === '') return false
  if (LEADS_UP_BY_A_CLAUSE.test(head) || (MAY_LEAD_UP.test(head) && mayTell(head.replace(/^\S+ /u, ''))))
    return parts.slice(1).some(part => SUBJECT.test(part) || opensClause(part))
  if (/^\p{L}+ing\b/u.test(head) && /^(?:I|we|he|she|they) /u.test(next) && !mayTell(head))
    return opensClause(next)
  // 'Mrs Hoa, line leader of line 4, she came'
  if (IS_A_NAME.test(head) && /^(?:he|she) \p{Ll}/u.test(parts[2] ?? '') && !mayTell(next)) return true
  for (let at = 2; at < parts.length && IS_INSERTED.test(parts[at - 1] ?? ''); at += 1) {
    const behind = parts.slice(at).join(', ')
    const first = /^\p{Ll}+/u.exec(behind)?.[0] ?? ''
    if (
      first !== '' &&
      (BEGINS_A_PREDICATE.test(behind) || PLAINLY_PAST.test(first) || isPastForm(first)) &&
      !mayTell(head)
    )
      return NAMES_SOMEBODY.test(head) || tellsPlainly(`${head} ${behind}`)
  }
  return false
}

/** 'kept', 'wept': in a list of our own, or known to the tagger as nothing else. */
function isPastForm(word: string): boolean {
  return verbForm(word)?.form === 'PAST' || tagWords(word)[0]?.tags.has('PastTense') === true
}

/**
 * 'The arrow won, questions dropped' → 'The arrow won; questions dropped': two whole sentences with a comma between
 * them take a semicolon. What only looks like two is left: a series that ends with 'and', speech, 'not this, that'.
 */
export function withoutSplices(sentence: string): string {
  if (!sentence.includes(', ') || SUBORDINATE.test(sentence)) return sentence
  const boundaries: number[] = []
  let depth = 0
  let isQuoted = false
  for (const [at, mark] of [...sentence.matchAll(/[()"“”,]/gu)].map(
    match => [match.index, match[0]] as const,
  )) {
    if (mark === '(') depth += 1
    else if (mark === ')') depth -= 1
    else if (mark === '"') isQuoted = !isQuoted
    else if (mark === '“') isQuoted = true
    else if (mark === '”') isQuoted = false
    else if (depth === 0 && !isQuoted && sentence[at + 1] === ' ') boundaries.push(at)
  }
  let from = 0
  let text = sentence
  for (const [index, at] of boundaries.entries()) {
    const left = sentence.slice(from, at)
    const right = sentence.slice(at + 2)
    const clause = right.slice(0, (boundaries[index + 1] ?? sentence.length) - at - 2)
    const rest = boundaries.slice(index + 1)
    const lastOfSeries = rest.findIndex(later => !opensClause(sentence.slice(later + 2)))
    const isSeries = rest
      .slice(0, lastOfSeries < 0 ? rest.length : lastOfSeries + 1)
      .some(
        later =>
          /^, (?:and|or|but) /u.test(sentence.slice(later)) &&
          opensClause(sentence.slice(later + 2).replace(/^\S+ /u, '')),
      )
    if (
      /["“”]$/u.test(left) ||
      /^["“]/u.test(right) ||
      isSeries ||
      (/\bnot\b|n['’]t\b/u.test(left) && /^(?:it|he|she|they|we|I) (?:is|was|are|were)\b/u.test(right)) ||
      /\b(?:said|told \p{L}+|asked|wrote|says?): /u.test(left) ||
      SUBORDINATE.test(left.replace(/^.*[;:] /u, '')) ||
      // 'I thought, it must be possible', 'Why it melts with one water, I cannot explain', 'too straight, I think'
      /\b(?:think|thought|said|say|knew|know|believed?|felt|feel|learned|saw|see|told (?:me|us)|means?|meant)$/u.test(
        left,
      ) ||
      /^(?:why|how|what|whether|who|where)\b/iu.test(left) ||
      /^I (?:think|believe|guess|suppose)\b/u.test(right) ||
      // A series whose last part has its 'and'.
      rest.some(
        later => /^, (?:and|or) /u.test(sentence.slice(later)) && isSeriesTo(sentence.slice(from, later)),
      ) ||
      left.split(' ').length < 2 ||
      LEADS_UP.test(left) ||
      !tells(left) ||
      !opensClause(clause)
    )
      continue
    text = `${text.slice(0, at)};${text.slice(at + 1)}`
    from = at + 2
  }
  return text
}

/** 'I check the tanks, I release the batch': parts that open alike. */
function isSeriesTo(text: string): boolean {
  const parts = text.split(', ')
  const [first = ''] = (parts[0] ?? '').split(' ')
  return parts.length > 1 && parts.slice(1).every(part => part.startsWith(`${first} `))
}

/** Is the left part a clause, its last part no mere adverbial that leads up to what follows? */
function tells(left: string): boolean {
  const last = left.split(/[,;:] /u).at(-1) ?? left
  if (
    last !== left &&
    /^(?:and |but |so )?(?:in|on|at|after|before|during|when|while|if|since|as|by|with|from|because|although|until)\b/iu.test(
      last,
    )
  )
    return false
  return mayTell(left) || isOneSentence(left)
}
