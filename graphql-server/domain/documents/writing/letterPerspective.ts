/**
 * Notes for a letter are typed by the student or by the recommender. This tells whose 'I' a sentence has, and turns
 * the student's into the third person where the result is certain.
 */
import { expandContractions, tagWords } from './grammar.ts'
import { type Recommender, SOMEBODY_ELSE, type Student } from './letterStudent.ts'
import { verbForm } from './verbs.ts'

export type Speaker = 'RECOMMENDER' | 'STUDENT'

const FIRST_PERSON =
  /(?<![\p{L}'’.-])(?:I|i(?!\.)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Oo]urs|[Uu]s|[Oo]urselves)(?:['’](?:m|ve|d|ll|re))?(?![\p{L}\d])/u
const THIRD_PERSON = /\b(?:he|she|him|her|his|hers|himself|herself)\b/iu

/** What stands in quotation marks is somebody else's voice. */
export function outsideQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/gu, ' " ')
}

export function hasFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(outsideQuotes(text))
}

/** Is the student named: by name, or as 'the student'? */
export function namesStudent(text: string, student: Student): boolean {
  if (/\b(?:the|this) (?:student|candidate|applicant)\b/iu.test(text)) return true
  if (!student.isNamed) return false
  return student.full
    .split(' ')
    .filter(word => word.length > 2)
    .some(word => new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(text))
}

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
const CLAUSE_STARTS =
  /^(?:that|which|who|because|when|while|where|if|so|although|though|but|and|until|after|before|since|as|than)$/iu
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
  const { words, end } = wordsOf(expandContractions(sentence))
  const free = words.filter(word => !word.isQuoted).map(word => word.text.toLowerCase())
  const saysHeOrShe = free.some(word => /^(?:he|she|him|her|his)$/u.test(word))
  const saysThey = free.some(word => /^(?:we|our|us|they|them|their)$/u.test(word))
  const lastI = words.findLastIndex(word => !word.isQuoted && /^I$/u.test(word.text))
  const forms = student.pronoun === null ? null : OF[student.pronoun]
  const out = words.map(word => word.text)
  let named = 0
  const changed = new Set<number>()
  for (const [index, word] of words.entries()) {
    if (word.isQuoted || changed.has(index)) continue
    const lower = word.text.toLowerCase()
    if (/['’]/u.test(word.text) && /^(?:i|we)['’]/iu.test(word.text)) return null
    if (word.text === 'I' || (lower === 'i' && word.text === 'i')) {
      if (/^(?:am|have|do|was)$/u.test((words[index - 1]?.text ?? '').toLowerCase())) return null
      const isPlural = named > 0 && (forms === null || saysHeOrShe) && !saysHeOrShe && !saysThey
      // 'I draw fast and I throw away fast': one subject is enough where no pronoun is known.
      const again = words[index + 1]
      if (
        named > 0 &&
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
            : isPlural
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
      if (isPlural || isJoint) {
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
      // 'We' of a workplace is who signs as well.
      if (!hasCompanions && worksTogether) continue
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

/** 'Rahul and I built': two subjects of one verb, and not two clauses. */
function isJointSubject(words: readonly Word[], index: number): boolean {
  const before = words.slice(0, index - 1)
  if (before.some(word => /^I$/u.test(word.text))) return false
  return !before.some(
    (word, at) =>
      verbForm(word.text)?.form === 'PAST' || /^(?:was|were|is|are|had|has)$/iu.test(word.text) || at > 6,
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

/** Stand for the recommender's own 'I', 'me' and 'my' while the student's are being turned. */
const I = '\u{E001}'
const ME = '\u{E002}'
const MY = '\u{E003}'
const PREPOSITION =
  /(?:^|\s)(?:with|under|by|for|from|to|of|told|asked|helped|impressed|assisted|showed|convinced|emailed|joined|after|beside|alongside|before|about)\s+$/iu

/** 'Prof. Nair asked me' → the recommender's own 'I asked me', marked; null where the name can't be taken out. */
export function withRecommenderInside(
  sentence: string,
  recommender: Recommender,
  student: Student,
): string | null {
  const { first, last } = recommender
  const names = [last, first].filter(
    (name): name is string => name !== null && !student.full.split(' ').includes(name),
  )
  if (names.length === 0) return sentence
  const one = names.map(name => name.replace(/[^\p{L}]/gu, '.')).join('|')
  const mention = new RegExp(
    `(?:(?:Prof(?:essor)?|Dr|Mr|Ms|Mrs|Er|Asst|Assoc)\\.?\\s+)*(?:\\p{Lu}\\.\\s*)*(?<!\\p{L})(?:${one})(?:\\s+(?:${one}))?(?!\\p{L})(?: (?:sir|ma['’]?am|madam))?`,
    'gu',
  )
  let isCertain = true
  let result = ''
  let from = 0
  for (const match of sentence.matchAll(mention)) {
    const before = sentence.slice(0, match.index)
    const start = match.index
    const end = start + match[0].length
    const after = sentence.slice(end)
    result += sentence.slice(from, start)
    from = end
    const ownership = /^['’]s(?=\s)/u.exec(after)
    if (ownership) {
      result += MY
      from = end + 2
    } else if (/^\s+and\b|^,? who\b/u.test(after) || /\band\s+$/u.test(before)) isCertain = false
    else if (PREPOSITION.test(before)) result += ME
    else if (
      before.trim() === '' ||
      /^(?:In|At|During|On|After|Before) (?:the |a |an |my |our |his |her )?[\p{L}\d]+(?: \p{L}+)? $/u.test(
        before,
      ) ||
      /(?:,|\b(?:that|when|because|as|where|after|while|once))\s*$/iu.test(before)
    ) {
      const verb = /^\s+((?:\p{Ll}+ly |also |then )?)(\p{Ll}+)/u.exec(after)
      if (!verb) isCertain = false
      else {
        const [whole, adverb = '', word = ''] = verb
        const form =
          word === 'is'
            ? 'am'
            : word === 'has'
              ? 'have'
              : word === 'does'
                ? 'do'
                : /^(?:was|had|did)$/u.test(word) ||
                    MODAL.test(word) ||
                    verbForm(word)?.form === 'PAST' ||
                    tagWords(`He ${word} it`)[1]?.tags.has('PastTense') === true
                  ? word
                  : baseOfThird(word)
        if (form === null) isCertain = false
        else {
          result += `${I} ${adverb}${form}`
          from = end + whole.length
        }
      }
    } else isCertain = false
  }
  return isCertain ? result + sentence.slice(from) : null
}

/** The marks of the recommender's own words, as words again. */
export function unmarked(text: string): string {
  return text
    .replaceAll(I, 'I')
    .replaceAll(ME, 'me')
    .replace(new RegExp(`^${MY}`, 'u'), 'My')
    .replaceAll(MY, 'my')
}

/** Does the sentence hold the recommender as 'I' already? */
export function hasMarks(text: string): boolean {
  return /[\u{E001}-\u{E003}]/u.test(text)
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

/**
 * The student's sentence about the recommender ('She taught me'), told by the recommender ('I taught Maya'): there
 * 'he' and 'she' are who signs. Null where it is not certain.
 */
export function asRecommenders(sentence: string, student: Student): string | null {
  const bare = sentence.replace(
    /^[Mm]y (?:professor|supervisor|advisor|adviser|mentor|guide|manager|boss|teacher)(?= (?:taught|was|has|supervised|guided|mentored|asked|gave))/u,
    'She',
  )
  const { words, end } = wordsOf(bare)
  const out: string[] = []
  for (const [index, word] of words.entries()) {
    const lower = word.text.toLowerCase()
    const next = words[index + 1]
    if (word.isQuoted) out.push(word.text)
    else if (/^(?:he|she)$/u.test(lower)) {
      out.push(I)
      const verb = next?.text ?? ''
      const form =
        verb === 'is'
          ? 'am'
          : verb === 'has'
            ? 'have'
            : verb === 'does'
              ? 'do'
              : MODAL.test(verb) || verb === 'was' || verbForm(verb)?.form === 'PAST'
                ? verb
                : baseOfThird(verb)
      if (form === null || next === undefined) return null
      next.text = form
    } else if (lower === 'him') out.push(ME)
    else if (lower === 'his') out.push(MY)
    else if (lower === 'her') {
      const isObject =
        next === undefined ||
        /[,.;:]/u.test(next.before) ||
        /^(?:on|in|at|for|to|as|and|with|during|since|from|when|while|after|of|over|about|every|weekly|daily)$/iu.test(
          next.text,
        )
      out.push(isObject ? ME : MY)
    } else out.push(word.text)
  }
  const marked = words.map((word, index) => `${word.before}${out[index]}`).join('') + end
  return CLAUSE_STARTS.test(marked) ? null : asThirdPerson(marked, student, { hasCompanions: false })
}
