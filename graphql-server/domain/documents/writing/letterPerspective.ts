/**
 * Notes for a letter are typed by the student or by the recommender. This tells whose 'I' a sentence has, and turns
 * the student's into the third person where the result is certain.
 */
import { expandContractions, tagWords } from '../../language/grammar.ts'
import { verbForm } from '../../language/verbs.ts'
import {
  bringsSomebodyIn,
  hasFirstPerson,
  namesStudent,
  outsideQuotes,
  SEVERAL,
  SOMEBODY_ELSE,
  untilSomebody,
} from './letterMentions.ts'
import type { Recommender, Student } from './letterPeople.ts'
import { type Focus, isOfTheirs, namesOf, type Persons, type Speaker } from './letterPersons.ts'

const THIRD_PERSON = /\b(?:he|she|him|her|his|hers|himself|herself)\b/iu

/** Only who teaches, leads or judges says this of themselves. */
const JUDGES =
  /\bI(?: would| can| could| will| have| had| do| often| always| also| would also| was| am)* (?:rank|rate|place|recommend|endorse|regard|rely|relied|entrust(?:ed)?|count(?:ed)? on|impressed|struck|proud of h\p{L}+|supervis(?:e|ed)|advis(?:e|ed) h\p{L}+|grad(?:e|ed) (?:h\p{L}+|the))\b/u
const BEST_OF_MINE =
  /\b(?:best|strongest|brightest|finest|first|only|one|kindest|quickest) (?:\p{L}+ )?(?:of|in|among|out of) .{0,40}\bI(?: have| had|['’]ve)?(?: ever)? (?:taught|had|seen|met|known|hired|supervised|managed|led|trained|mentored|worked)\b/iu
const JUDGES_BY_THE_WAY =
  /\b(?:(?:I have|I['’]ve|I) (?:ever |personally |had the \p{L}+ of )?(?:taught|teaching|supervised|supervising|advised|mentored|managed|managing|hired|worked with|seen|met|known|encountered) (?:in|over|so far|during|across)|(?:that|whom|who) I (?:have|had)?\s*(?:ever )?(?:taught|supervised|advised|mentored|managed|seen|met|known|worked with)|in my (?:\S+ )?(?:years|career|time) (?:of|as|at|in)?|my (?:students?|class(?:es)?|lectures?|teaching|best|strongest|brightest)|I have (?:ever )?(?:taught|supervised|seen|met)\b.{0,20}$|(?:\p{L}{3,}s|people) (?:whom |that |who )?I(?: have| had|['’]ve| ever)? (?:\p{L}+ )?(?:taught|had|seen|met|known|hired|supervised|managed|led|trained|mentored|worked))\b/iu
/** What a student does, and a recommender says of somebody else. */
const STUDENTS_OWN =
  /\b(?:my (?:professor|supervisor|advisor|adviser|mentor|guide|manager|boss|teacher|thesis|dissertation|internship|classmates|batch(?:mates)?|teammates|gpa|cgpa|grades?|semester|college|hostel|parents|family|mother|father|friends?|resume|cv|final[- ]year|first[- ]year|second[- ]year|third[- ]year|(?:first|second|third|fourth|final|last) (?:year|semester)|(?:B|M)\.?Tech|bachelor\S*|undergrad\S*|degree)|I (?:scored|secured|topped|graduated|interned|enrolled|took (?:his|her|the) (?:course|class)|was (?:a|an|the|his|her) (?:student|intern|research assistant|teaching assistant|class representative)|was (?:selected|awarded|chosen|ranked|placed|promoted|elected|shortlisted)|studied|applied|joined as))\b/iu

/** Whose 'I' it is, as far as the sentence itself tells; null where it does not tell. */
export function speakerIn(sentence: string, student: Student): Speaker | null {
  const bare = outsideQuotes(sentence)
  if (!hasFirstPerson(bare)) return null
  if (namesStudent(bare, student) && !/\bI,? (?:am )?\p{Lu}/u.test(bare)) return 'RECOMMENDER'
  if (STUDENTS_OWN.test(bare)) return 'STUDENT'
  if (JUDGES.test(bare) || JUDGES_BY_THE_WAY.test(bare) || BEST_OF_MINE.test(bare)) return 'RECOMMENDER'
  if (
    THIRD_PERSON.test(bare) &&
    !SOMEBODY_ELSE.test(bare) &&
    !SEVERAL.test(bare) &&
    untilSomebody(bare, student.full.split(' ')) === bare &&
    new RegExp(
      `\\b(?:${student.pronoun === 'HE' ? 'he|him|his' : student.pronoun === 'SHE' ? 'she|her' : 'he|she|him|her|his'})\\b`,
      'iu',
    ).test(bare)
  )
    return 'RECOMMENDER'
  return null
}

/** 'I led', 'I have built': a doing that either may tell of, and that in a note about the student is the student's. */
export function tellsOfDoing(sentence: string): boolean {
  const words = expandContractions(outsideQuotes(sentence)).split(/[^\p{L}'’-]+/u)
  return words.some((word, index) => {
    if (!/^I$/iu.test(word)) return false
    let at = index + 1
    while (ADVERB.test(words[at] ?? '') || /^(?:have|had|was|am)$/u.test(words[at] ?? '')) at += 1
    const verb = words[at] ?? ''
    return verbForm(verb) !== null || /^\p{Ll}{3,}ed$/u.test(verb)
  })
}

/**
 * Whose 'I' an answer about the student has: the recommender's where the student is named or 'she' in it, the
 * student's where there is nobody but 'I' and 'I' does what students do; null where neither is certain.
 */
export function speakerOf(
  sentences: readonly string[],
  student: Student,
  /** What 'I' does may tell, or only who is named or judged? */
  { byDeeds = true }: { byDeeds?: boolean } = {},
): Speaker | null {
  const withFirst = sentences.filter(hasFirstPerson)
  if (withFirst.length === 0) return null
  // 'My colleague Rita wanted a screen … We used her screen': 'her' is hers, and tells nothing of who speaks.
  let isOpen = true
  const speakers: (Speaker | null)[] = []
  for (const sentence of sentences) {
    const bare = outsideQuotes(sentence)
    if (hasFirstPerson(sentence))
      speakers.push(
        isOpen || namesStudent(bare, student)
          ? speakerIn(sentence, student)
          : speakerIn(sentence.replace(/\b(?:he|she|him|her|his|hers)\b/giu, 'its'), student),
      )
    if (SOMEBODY_ELSE.test(bare) && THIRD_PERSON.test(bare)) isOpen = false
  }
  if (speakers.includes('STUDENT')) return speakers.includes('RECOMMENDER') ? null : 'STUDENT'
  if (speakers.includes('RECOMMENDER')) return 'RECOMMENDER'
  const others = sentences.filter(sentence => !hasFirstPerson(sentence))
  if (others.some(sentence => namesStudent(sentence, student))) return 'RECOMMENDER'
  if (
    others.some(sentence => /^(?:he|she|his|her)\b/iu.test(sentence)) &&
    !sentences.some(sentence => SOMEBODY_ELSE.test(sentence))
  )
    return 'RECOMMENDER'
  return byDeeds && withFirst.some(tellsOfDoing) ? 'STUDENT' : null
}

const ADVERB =
  /^(?:also|always|never|often|then|still|currently|later|regularly|usually|personally|only|just|even|soon|now|already|once|sometimes|rarely|first|finally|too|not|\p{Ll}{3,}ly)$/u
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|cannot|did|had)$/u
/** Their own past: no ending tells them apart, and behind the third person the past reads. */
const SAME_PAST = /^(?:read|put|let|hit|cost|shut|spread|set|cut|quit|bet|split|burst|forecast|broadcast)$/u

/** 'lead' → 'leads'. */
export function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has'
  if (base === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`
  return `${base}s`
}

/** 'leads' → 'lead', for verbs that a line about one's work begins with; null for other words. */
export function baseOfThird(word: string): string | null {
  const lower = word.toLowerCase()
  const candidates = [
    lower.replace(/ies$/u, 'y'),
    lower.replace(/(?<=s|x|z|ch|sh|o)es$/u, ''),
    lower.replace(/s$/u, ''),
  ]
  const found = candidates.find(
    candidate => candidate !== lower && (verbForm(candidate)?.form === 'BASE' || COMMON_VERB.test(candidate)),
  )
  return found ?? null
}

const COMMON_VERB =
  /^(?:ask|bring|think|show|put|get|come|go|give|stay|need|tend|thrive|excel|listen|communicate|care|respect|treat|understand|own|take|make|keep|write|read|explain|learn|work|handle|know|admit|accept|notice|remember|prefer|like|love|enjoy|want|hope|wish|believe|feel|see|say|tell|call|reply|respond|arrive|check|question|seem|remain|stand|belong|deserve|possess|display|exhibit|combine|connect|push|challenge|inspire|encourage|share|offer|mean|try|use|follow|finish|begin|become|let|talk|sit|strike|outperform|outshine|rank|surpass|exceed|score|place|carry|hold|run|pick|grasp|absorb|adapt|rise|thank|seek|look|live|speak|answer|welcome|rely|trust|focus|concentrate|insist|switch|dig|over-?commit|over-?think|hesitate|struggle|underestimate|rush|avoid|delegate|apologi[sz]e|volunteer)$/u

type VerbKind = 'AM' | 'WAS' | 'HAVE' | 'DO' | 'FIXED' | 'BASE'

function kindOfVerb(word: string, next: string): VerbKind | null {
  const lower = word.toLowerCase()
  if (lower === 'am') return 'AM'
  if (lower === 'was') return 'WAS'
  if (lower === 'have') return 'HAVE'
  if (lower === 'do') return 'DO'
  if (MODAL.test(lower) || SAME_PAST.test(lower)) return 'FIXED'
  const known = verbForm(lower)
  if (known?.form === 'PAST') return 'FIXED'
  if (known?.form === 'BASE' || COMMON_VERB.test(lower)) return 'BASE'
  const tags = tagWords(`I ${lower} ${next}`.trim())[1]?.tags
  if (tags?.has('PastTense') === true) return 'FIXED'
  if (tags?.has('Infinitive') === true || tags?.has('PresentTense') === true) return 'BASE'
  return null
}

type Word = { text: string; before: string; isQuoted: boolean }

function wordsOf(text: string): { words: Word[]; end: string } {
  const words: Word[] = []
  let from = 0
  let open = false
  for (const match of text.matchAll(/[\p{L}][\p{L}\p{M}'’-]*/gu)) {
    const before = text.slice(from, match.index)
    if ((before.match(/["“”]/gu)?.length ?? 0) % 2 === 1) open = !open
    words.push({ text: match[0], before, isQuoted: open })
    from = match.index + match[0].length
  }
  return { words, end: text.slice(from) }
}

const OF = {
  SHE: { subject: 'she', object: 'her', possessive: 'her', own: 'hers', self: 'herself' },
  HE: { subject: 'he', object: 'him', possessive: 'his', own: 'his', self: 'himself' },
} as const

/** 'her', 'his'; null where nobody said which. */
export function possessivePronoun(student: Student): string | null {
  return student.pronoun === null ? null : OF[student.pronoun].possessive
}

export function subjectPronoun(student: Student): string | null {
  return student.pronoun === null ? null : OF[student.pronoun].subject
}

export function objectPronoun(student: Student): string | null {
  return student.pronoun === null ? null : OF[student.pronoun].object
}

/** "Maya's", "the applicant's", "Thomas's". */
export function possessive(name: string): string {
  return `${name}'s`
}

const CLAUSE_OPENS =
  /^(?:that|which|who|because|when|while|where|if|although|though|whether|how|what|people|he|she|they)$/iu
const HER_TEACHERS =
  /\bmy (?:\p{L}+ )?(?:professor|supervisor|advisor|adviser|mentor|guide|manager|boss|teacher|team lead)\b/iu

/**
 * The student's 'I led a team' as the recommender tells it: 'Maya led a team'. Null where the result is not certain.
 * `hasCompanions`: has the answer said by now who 'we' are?
 */
export function asThirdPerson(
  sentence: string,
  student: Student,
  { hasCompanions, worksTogether = false }: { hasCompanions: boolean; worksTogether?: boolean },
): string | null {
  if (HER_TEACHERS.test(sentence)) return null
  // 'That I take it personally and that I should rest': one subject is enough.
  const single =
    student.pronoun !== null
      ? sentence
      : sentence.replace(
          /(\bthat I [^,;:.]*?\band) that I (?=(?:should|must|can|could|will|would)\b)/gu,
          '$1 ',
        )
  const { words, end } = wordsOf(expandContractions(single))
  const free = words.filter(word => !word.isQuoted).map(word => word.text.toLowerCase())
  const saysHeOrShe = free.some(word => /^(?:he|she|him|her|his)$/u.test(word))
  const saysThey = free.some(word => /^(?:we|our|us|they|them|their)$/u.test(word))
  const lastI = words.findLastIndex(word => !word.isQuoted && /^I$/u.test(word.text))
  const forms = student.pronoun === null ? null : OF[student.pronoun]
  const out = words.map(word => word.text)
  let named = 0
  let subjects = 0
  const changed = new Set<number>()
  for (const [index, word] of words.entries()) {
    if (word.isQuoted || changed.has(index)) continue
    const lower = word.text.toLowerCase()
    if (/['’]/u.test(word.text) && /^(?:i|we)['’]/iu.test(word.text)) return null
    if (word.text === 'I' || (lower === 'i' && word.text === 'i')) {
      if (/^(?:am|have|do|was)$/u.test((words[index - 1]?.text ?? '').toLowerCase())) return null
      // 'I draw fast and I throw away fast': one subject is enough where no pronoun is known.
      const again = words[index + 1]
      if (
        subjects > 0 &&
        forms === null &&
        !isJointSubject(words, index) &&
        /^(?:and|but)$/iu.test(words[index - 1]?.text ?? '') &&
        /^ $/u.test(words[index - 1]?.before ?? '') &&
        words.slice(0, index).every(earlier => !CLAUSE_OPENS.test(earlier.text)) &&
        again !== undefined
      ) {
        const kind = kindOfVerb(again.text, words[index + 2]?.text ?? '')
        if (kind === null) return null
        out[index] = ''
        if (kind === 'AM') out[index + 1] = 'is'
        else if (kind === 'HAVE') out[index + 1] = 'has'
        else if (kind === 'DO') out[index + 1] = 'does'
        else if (kind === 'BASE') out[index + 1] = thirdPersonOf(again.text.toLowerCase())
        changed.add(index + 1)
        continue
      }
      const who =
        named === 0
          ? student.first
          : forms !== null && !saysHeOrShe
            ? forms.subject
            : forms === null && !saysHeOrShe && !saysThey && isAlone(words.slice(0, index))
              ? 'they'
              : student.first
      let at = index + 1
      while (at < words.length && ADVERB.test((words[at]?.text ?? '').toLowerCase())) at += 1
      const verb = words[at]
      if (verb === undefined) return null
      const kind = kindOfVerb(verb.text, words[at + 1]?.text ?? '')
      if (kind === null) return null
      const isJoint =
        /^and$/iu.test(words[index - 1]?.text ?? '') && index > 1 && isJointSubject(words, index)
      out[index] = who
      named += 1
      subjects += 1
      if (isJoint || who === 'they') {
        if (kind === 'AM') out[at] = 'are'
        if (kind === 'WAS') out[at] = 'were'
      } else {
        if (kind === 'AM') out[at] = 'is'
        else if (kind === 'HAVE') out[at] = 'has'
        else if (kind === 'DO') out[at] = 'does'
        else if (kind === 'BASE') out[at] = thirdPersonOf(verb.text.toLowerCase())
        if (kind === 'BASE' || kind === 'AM') conjugateJoined(words, out, at, changed)
      }
      changed.add(at)
      continue
    }
    if (lower === 'my') {
      const next = (words[index + 1]?.text ?? '').toLowerCase()
      const nextBut = (words[index + 2]?.text ?? '').toLowerCase()
      if (index === 0) {
        out[index] = possessive(student.first)
        named += 1
      } else if (forms !== null && (named > 0 ? !saysHeOrShe : lastI > index)) out[index] = forms.possessive
      else if (
        /^(?:first|second|third|fourth|fifth|final|last|pre-final)$/u.test(next) &&
        /^(?:year|semester)$/u.test(nextBut)
      )
        out[index] = 'the'
      else if (forms === null && (named > 0 || lastI > index) && !saysThey) out[index] = 'their'
      else {
        out[index] = possessive(student.first)
        named += 1
      }
      continue
    }
    if (lower === 'me') {
      if (named === 0) {
        out[index] = student.first
        named += 1
      } else if (forms !== null && !saysHeOrShe) out[index] = forms.object
      else out[index] = student.first
      continue
    }
    if (lower === 'myself') {
      if (forms === null) return null
      out[index] = forms.self
      continue
    }
    if (lower === 'mine') {
      if (forms === null) return null
      out[index] = forms.own
      continue
    }
    if (/^(?:we|us|our|ours|ourselves)$/u.test(lower)) {
      if (word.text === 'US') continue
      // 'We' of a workplace is who signs as well, and so is 'our institute'.
      if (worksTogether && !WITH_FELLOWS.test(sentence)) continue
      if (lower === 'our' && OF_THE_HOUSE.test(words[index + 1]?.text ?? '')) continue
      if (!hasCompanions) return null
      out[index] =
        { we: 'they', us: 'them', our: 'their', ours: 'theirs', ourselves: 'themselves' }[lower] ?? word.text
    }
  }
  const text = (words.map((word, index) => `${word.before}${out[index]}`).join('') + end).replace(
    / {2,}/gu,
    ' ',
  )
  return text.replace(
    /^(["“‘'(]*)(\p{Ll})/u,
    (_, open: string, letter: string) => `${open}${letter.toUpperCase()}`,
  )
}

/** Is there nobody besides the student whom 'they' could mean? */
function isAlone(before: readonly Word[]): boolean {
  return !before.some(
    ({ text }) =>
      /^(?:team|group|class|people|children|men|women|staff|crew|family|and)$/iu.test(text) ||
      (/\p{Ll}{2}[^s'’]s$/u.test(text) && baseOfThird(text) === null),
  )
}

/** Those with whom a student is 'we', and who signs is not. */
const WITH_FELLOWS =
  /\b(?:classmates|batchmates|roommates?|friends|family|parents|brothers?|sisters?|school|college|village|home)\b/iu
/** What a student and who signs have in common. */
const OF_THE_HOUSE =
  /^(?:institut\p{L}*|universit\p{L}*|department|faculty|college|company|hospital|office|lab|laboratory|clinic|firm|plant|factory|ministry|bank|unit|ward)$/iu

/** 'Rahul and I built': two subjects of one verb, and not two clauses. */
function isJointSubject(words: readonly Word[], index: number): boolean {
  const before = words.slice(0, index - 1)
  if (before.some(word => /^I$/u.test(word.text)) || /,/u.test(words[index - 1]?.before ?? '')) return false
  return !before.some(
    (word, at) =>
      verbForm(word.text)?.form === 'PAST' ||
      /^(?:was|were|is|are|had|has|my|can|could|will|would|may|might|should)$/iu.test(word.text) ||
      (/\p{Ll}s$/u.test(word.text) && baseOfThird(word.text) !== null) ||
      at > 6,
  )
}

/** 'I lead a team and manage a budget': what is joined to a present verb takes its person as well. */
function conjugateJoined(words: readonly Word[], out: string[], verb: number, changed: Set<number>): void {
  for (let index = verb + 1; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined || word.isQuoted || /[;:.–]/u.test(word.before)) return
    const lower = word.text.toLowerCase()
    if (
      /^(?:to|can|could|will|would|i|we|he|she|they|that|which|who|because|when|while|where|if|so|help|let)$/u.test(
        lower,
      )
    )
      return
    const isJoined = /,\s*$/u.test(word.before) || /^(?:and|or|but)$/iu.test(words[index - 1]?.text ?? '')
    const next = (words[index + 1]?.text ?? '').toLowerCase()
    if (
      isJoined &&
      verbForm(lower)?.form === 'BASE' &&
      /^(?:a|an|the|my|our|all|new|it|them|every|each|other|others|people|students)$/u.test(next)
    ) {
      out[index] = thirdPersonOf(lower)
      changed.add(index)
    }
  }
}

/** Stand for the recommender's own 'I', 'me', 'my' and 'myself' while the student's are being turned. */
const I = '\u{E001}'
const ME = '\u{E002}'
const MY = '\u{E003}'
const SELF = '\u{E004}'
const PREPOSITION =
  /(?:^|\s)(?:with|under|by|for|from|to|of|told|asked|helped|impressed|assisted|showed|convinced|emailed|joined|beside|alongside|about|gave|thanked|met|told to)\s+$/iu
/** Behind these stands an object, unless a verb follows it. */
const OPENS_EITHER = /(?:^|\s)(?:after|before|since|until|than|as)\s+$/iu
const BETWEEN =
  '(?:(?:\\p{Ll}+ly|also|then|always|often|first|later|once|never|only|still|even|usually|sometimes|soon|now|just) )*'

/** What follows the recommender's 'I', where 'he' or a name had this verb: 'asks' → 'ask'; null where it is no verb. */
function verbOfMine(word: string): string | null {
  if (word === 'is') return 'am'
  if (word === 'has') return 'have'
  if (word === 'does') return 'do'
  if (/^(?:was|had|did)$/u.test(word) || MODAL.test(word)) return word
  if (verbForm(word)?.form === 'PAST' || tagWords(`He ${word} it`)[1]?.tags.has('PastTense') === true)
    return word
  return baseOfThird(word)
}

/** 'He checks every file and tells me': what is joined to a present verb is said by 'I' as well; null if uncertain. */
function joinedOfMine(rest: string): string | null {
  const [clause = ''] = rest.split(/[;:]|\b(?:that|which|who|because|when|while|where|if|so|whether)\b/u)
  let isCertain = true
  const turned = clause.replace(
    /((?:,|\band|\bor|\bbut) (?:\p{Ll}+ly |also |never |always |often )?)(\p{Ll}+s)( (?:the|an?|my|his|her|me|us|it|them|that|to|every|each|no|how|what|he|she|I|we)\b)?/gu,
    (whole, join: string, verb: string, object: string | undefined) => {
      const base = verbOfMine(verb)
      if (base === null || /ss$/u.test(verb)) return whole
      if (object === undefined && !/^(?:is|has|does)$/u.test(verb)) {
        isCertain = false
        return whole
      }
      return `${join}${base}${object ?? ''}`
    },
  )
  return isCertain ? turned + rest.slice(clause.length) : null
}

const isPresent = (word: string) => verbOfMine(word) !== word || /^(?:can|will|may)$/u.test(word)

/**
 * 'Prof. Nair asked me', 'My manager asked me' → the recommender's own 'I asked me', marked; null where the name can't
 * be taken out. `roles`: what a student who types calls who signs.
 */
export function withRecommenderInside(
  sentence: string,
  recommender: Recommender,
  student: Student,
  roles: string | null = null,
): string | null {
  const names = namesOf(recommender, student)
  const one = names.map(name => name.replace(/[^\p{L}]/gu, '.')).join('|')
  const mentions = [
    ...(one === ''
      ? []
      : [
          `(?<!\\p{L})(?:(?:[Mm]y )?(?:[Pp]rof(?:essor)?|Dr|Mr|Ms|Mrs|Miss|Er|Engr|Ing|Sr|Sister|Fr|Father|Sir|Madam|Asst|Assoc)\\.?\\s+)*(?:\\p{Lu}\\.\\s*)*(?:(?:[Vv]an|[Vv]on|[Dd]er|[Dd]en|[Dd]e|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]u|[Ll]a|[Ll]e|[Aa]l|[Ee]l|[Bb]in|[Ii]bn)\\s+)*(?<!\\p{L})(?:${one})(?:\\s+(?:${one}))?(?!\\p{L})(?: (?:sir|ma['’]?am|madam))?`,
        ]),
    ...(roles === null ? [] : [roles]),
  ]
  if (mentions.length === 0) return sentence
  let isCertain = true
  let result = ''
  let from = 0
  for (const match of sentence.matchAll(new RegExp(mentions.join('|'), 'gu'))) {
    const before = sentence.slice(0, match.index)
    if ((before.match(/["“”]/gu)?.length ?? 0) % 2 === 1) continue
    const start = match.index
    const end = start + match[0].length
    const after = sentence.slice(end)
    result += sentence.slice(from, start).replace(/\btold to $/u, 'told ')
    from = end
    const ownership = /^['’]s(?=\s)/u.exec(after)
    const [whole = '', between = '', verb = ''] =
      new RegExp(`^\\s+(${BETWEEN})(\\p{Ll}+)`, 'u').exec(after) ?? []
    const form = verb === '' ? null : verbOfMine(verb)
    if (ownership) {
      result += MY
      from = end + 2
    } else if (
      /^\s+and (?=\p{Lu}|I\b|my\b|our\b|the\b|his\b|her\b|me\b)|^,? who\b/u.test(after) ||
      /\band\s+$/u.test(before)
    )
      isCertain = false
    else if (PREPOSITION.test(before) || (OPENS_EITHER.test(before) && form === null)) result += ME
    else if (form === null) isCertain = false
    else if (
      before.trim() === '' ||
      OPENS_EITHER.test(before) ||
      /^(?:In|At|During|On|After|Before|By|For|Since) [^,]{0,40}$/u.test(before) ||
      /(?:,|[;:–-]|\b(?:that|when|because|where|while|once|what|which|how|why|if|so|but|day|year|week|time))\s*$/iu.test(
        before,
      )
    ) {
      const rest = isPresent(verb) ? joinedOfMine(sentence.slice(end + whole.length)) : ''
      if (rest === null) isCertain = false
      else {
        result += `${I} ${between}${form}`
        from = end + whole.length
        if (rest !== '' && rest !== sentence.slice(from))
          return isCertain ? withRecommenderInside(result + rest, recommender, student, roles) : null
      }
    } else isCertain = false
  }
  return isCertain ? result + sentence.slice(from) : null
}

type Read = { text: string | null; focus: Focus }

/**
 * In a student's sentence 'he' and 'she' are who signs, the student spoken of as somebody else, or a third person:
 * whoever was named last and may be meant. What is who signs is marked; null where it is not certain.
 */
export function withTheirPronouns(
  marked: string,
  { persons, student, focus: before }: { persons: Persons; student: Student; focus: Focus },
): Read {
  let focus: Focus = before
  let hasThem = hasMarks(marked)
  const hasOwnI = /(?<![\p{L}'’])(?:I|me|my|myself|mine)(?![\p{L}])/u.test(outsideQuotes(marked))
  const names = student.isNamed
    ? [...student.full.split(' '), student.first].filter(word => word.length > 2)
    : []
  let isCertain = true
  let isOfMe = false
  // Was whoever is in view brought in by an earlier sentence?
  let isCarried = true
  const out: string[] = []
  const tokens = [...marked.matchAll(/[\u{E001}-\u{E004}]|\p{L}[\p{L}\p{M}'’-]*/gu)]
  let from = 0
  let isQuoted = false
  for (const [index, token] of tokens.entries()) {
    const word = token[0]
    const gap = marked.slice(from, token.index)
    if ((gap.match(/["“”]/gu)?.length ?? 0) % 2 === 1) isQuoted = !isQuoted
    out.push(gap)
    from = token.index + word.length
    const lower = word.toLowerCase()
    if (isQuoted) {
      out.push(word)
      continue
    }
    if (/[\u{E001}-\u{E004}]/u.test(word)) {
      focus = 'RECOMMENDER'
      hasThem = true
    } else if (names.includes(word.replace(/['’]s$/u, ''))) focus = 'STUDENT'
    else if (bringsSomebodyIn(marked, token.index, word, names, { surely: true })) {
      focus = 'SOMEBODY'
      isCarried = false
    } else if (/^(?:he|she|him|her|his|hers|himself|herself)$/u.test(lower)) {
      const gender = /^h(?:e|im|is|imself)$/u.test(lower) ? 'HE' : 'SHE'
      // 'He says Jasur is the best': 'he' is not Jasur.
      const isNamedLater = tokens
        .slice(index + 1)
        .some(later => names.includes(later[0].replace(/['’]s$/u, '')))
      const isAnother = hasOwnI || (isNamedLater && focus !== 'STUDENT')
      // 'I asked Prof. Nair and drank tea with the imam. He …': nobody can tell who.
      const found = whoIs(gender, { focus, persons, student, isAnother, hasThem, isCarried })
      // Of a person or a thing that ends like one ('the author', 'the compressor') the student may mean either.
      const isFar = focus === null && found === 'RECOMMENDER' && !hasOwnI && !isOfTheirs(marked)
      const whose = isFar ? null : found
      if (whose === null) isCertain = false
      if (whose === 'RECOMMENDER') {
        focus = 'RECOMMENDER'
        hasThem = true
        const next = tokens[index + 1]
        const behind = next === undefined ? '' : marked.slice(from, next.index)
        if (/^(?:he|she)$/u.test(lower)) {
          const [whole = '', between = '', verb = ''] =
            new RegExp(`^\\s+(${BETWEEN})(\\p{Ll}+)`, 'u').exec(marked.slice(from)) ?? []
          const form = verb === '' ? null : verbOfMine(verb)
          const rest =
            form === null ? null : isPresent(verb) ? joinedOfMine(marked.slice(from + whole.length)) : ''
          if (form === null || rest === null) isCertain = false
          else {
            const tail = rest === '' ? marked.slice(from + whole.length) : rest
            const read = withTheirPronouns(`${out.join('')}${I} ${between}${form}${tail}`, {
              persons,
              student,
              focus: before,
            })
            return isCertain ? read : { text: null, focus: read.focus }
          }
        } else if (/^(?:himself|herself)$/u.test(lower)) {
          out.push(SELF)
          continue
        } else if (lower === 'him' || lower === 'hers') {
          out.push(ME)
          continue
        } else {
          const isObject =
            lower === 'her' &&
            (next === undefined ||
              /[,.;:]/u.test(behind) ||
              /^(?:on|in|at|for|to|as|and|with|during|since|from|when|while|after|before|of|over|about|every|weekly|daily|that|how|what|because|again)$/iu.test(
                next[0],
              ))
          out.push(isObject ? ME : MY)
          continue
        }
      }
      if (whose === 'STUDENT') isOfMe = true
      if (whose === 'SOMEBODY') focus = gender
    }
    out.push(word)
  }
  const text = out.join('') + marked.slice(from)
  if (isOfMe && focus === null) focus = 'STUDENT'
  // Only of whom a sentence was is the next one's 'he' for certain.
  const isOfThem = new RegExp(`^(?:[^,]{0,40}, )?${I}`, 'u').test(text) || before === 'RECOMMENDER'
  return { text: isCertain ? text : null, focus: focus === 'RECOMMENDER' && !isOfThem ? null : focus }
}

function whoIs(
  gender: 'HE' | 'SHE',
  {
    focus,
    persons,
    student,
    isAnother,
    hasThem,
    isCarried,
  }: {
    focus: Focus
    persons: Persons
    student: Student
    /** Where the student says 'I', 'he' is not the student. */
    isAnother: boolean
    hasThem: boolean
    isCarried: boolean
  },
): Speaker | 'SOMEBODY' | null {
  const mayBeThem = persons.recommender === null ? student.pronoun !== gender : persons.recommender === gender
  const mayBeStudent =
    !isAnother && (student.pronoun === null ? persons.recommender !== gender : student.pronoun === gender)
  switch (focus) {
    case 'HE':
    case 'SHE':
      if (focus === gender) return mayBeThem && hasThem ? null : 'SOMEBODY'
      return persons.recommender === gender ? 'RECOMMENDER' : mayBeStudent ? 'STUDENT' : null
    case 'SOMEBODY':
      if (mayBeStudent && student.pronoun === gender && !mayBeThem) return 'STUDENT'
      return mayBeThem && (hasThem || (isCarried && persons.recommender === gender)) ? null : 'SOMEBODY'
    case 'RECOMMENDER':
      return mayBeThem ? 'RECOMMENDER' : mayBeStudent ? 'STUDENT' : 'SOMEBODY'
    case 'STUDENT':
      if (mayBeStudent) return 'STUDENT'
      return persons.recommender === gender ? 'RECOMMENDER' : isAnother ? null : 'SOMEBODY'
    case null:
      if (mayBeStudent) return !mayBeThem || student.pronoun === gender ? 'STUDENT' : null
      if (persons.recommender === gender) return 'RECOMMENDER'
      return mayBeThem ? null : 'SOMEBODY'
  }
}

/** The marks of the recommender's own words, as words again. */
export function unmarked(text: string): string {
  return text
    .replaceAll(I, 'I')
    .replaceAll(ME, 'me')
    .replace(new RegExp(`^${MY}`, 'u'), 'My')
    .replaceAll(MY, 'my')
    .replaceAll(SELF, 'myself')
}

/** Does the sentence hold the recommender as 'I' already? */
export function hasMarks(text: string): boolean {
  return /[\u{E001}-\u{E004}]/u.test(text)
}

const TEACHES =
  '(?:taught|supervised|guided|mentored|advised|managed|hired|trained|coached|graded|led|recruited|helped|encouraged|introduced|selected|allowed|asked|gave) (?:me|my|us|our)|(?:was|is|has been|became) (?:also )?my'
const TELLS_OF_TEACHER = new RegExp(
  `^(?:he|she|my (?:\\p{L}+ )?(?:professor|supervisor|advisor|adviser|mentor|guide|manager|boss|teacher)) (?:(?:has|had|also|first) )*(?:${TEACHES})\\b`,
  'iu',
)
const WAS_TAUGHT =
  /\bI (?:first |also )?(?:work|am|worked|interned|studied|did|took|attended|joined|was)\b.{0,60}\b(?:under (?:his|her|him)|(?:in|at|for|of) (?:his|her) (?:\p{L}+ )?(?:lab|laboratory|group|team|course|class|company|department|seminar|project)|(?:as )?(?:his|her) (?:student|intern|assistant|trainee|TA|RA|course|class))\b/iu

/** Does the student speak here of who signs ('She taught me', 'I worked in her lab')? */
export function tellsOfRecommender(sentence: string): boolean {
  return (
    TELLS_OF_TEACHER.test(sentence) ||
    (WAS_TAUGHT.test(sentence) && !/\bmy (?:lab|group|class|course|team|department)\b/iu.test(sentence))
  )
}
