/**
 * The gaps between what a person said: two statements side by side where a reader asks 'why?', 'and then?', 'what can
 * it not do?', and contradictions. Found in the wording alone, so only where the wording is plain.
 */
import { isClause } from '../../../language/grammar.ts'
import { hasFigure } from '../../../language/numbers.ts'
import { verbForm } from '../../../language/verbs.ts'
import { isSameUniversity, schoolSpokenOf } from '../../universities.ts'
import { informationIn, meaningOf } from '../information.ts'
import { countWords } from '../plainText.ts'
import type { Statement } from '../statements/statement.ts'
import { type Act, actIn, isBegun, leavesAThing } from './acts.ts'
import type { AnswerRole } from './answerRoles.ts'
import { type Conflict, conflictBetween } from './conflicts.ts'

/** A statement at its place in the answers of one draft or document. */
export type Told = {
  statement: Statement
  /** The question that it answers. */
  key: string
  label: string
  role: AnswerRole | null
}

/**
 * How much an answer would add, and how often each kind is asked. Contradictions first: a reader who notices stops
 * believing the rest.
 */
export const GAPS = {
  CONTRADICTION: { worth: 100, most: 3 },
  OTHER_SCHOOL: { worth: 95, most: 1 },
  STORY_WITHOUT_OUTCOME: { worth: 60, most: 2 },
  SETBACK_WITHOUT_CHANGE: { worth: 59, most: 1 },
  STORY_WITHOUT_CHANGE: { worth: 57, most: 1 },
  ACT_WITHOUT_CAUSE: { worth: 58, most: 2 },
  ACT_WITHOUT_COST: { worth: 45, most: 1 },
  GOAL_WITHOUT_REASON: { worth: 56, most: 1 },
  GOAL_WITHOUT_LACK: { worth: 51, most: 1 },
  ACT_WITHOUT_LIMIT: { worth: 52, most: 1 },
  CLAIM_WITHOUT_EVENT: { worth: 54, most: 2 },
  INSTANCE_WITHOUT_CHANGE: { worth: 59, most: 2 },
  LETTER_WITHOUT_NEED: { worth: 52, most: 1 },
  ACQUAINTANCE_WITHOUT_CLOSENESS: { worth: 53, most: 1 },
  ACT_WITHOUT_DOER: { worth: 48, most: 1 },
  SHARED_ACT: { worth: 50, most: 1 },
  SCHOOL_WITHOUT_COURSE: { worth: 47, most: 1 },
  COURSE_WITHOUT_USE: { worth: 46, most: 1 },
  UNDATED_THEN: { worth: 30, most: 1 },
  NOTE_WITHOUT_SENTENCE: { worth: 26, most: 1 },
} as const satisfies Readonly<Record<string, { worth: number; most: number }>>
export type GapKind = keyof typeof GAPS

export type Gap = {
  kind: GapKind
  /** One or two, in the order in which a question shows them. */
  joins: readonly [Told] | readonly [Told, Told]
  /** The act, where the gap is about one. */
  act?: Act
  /** The two figures or schools that do not agree. */
  conflict?: Conflict
}

/** A text with letters of another script is not read for gaps: the rules know English words. */
const HAS_OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u
/** An outcome: what something led to, what is true of it since, or that it ended. */
const OUTCOME =
  /\b(?:result(?:s|ed|ing)?|outcome|since then|now|today|still|ever since|finally|in the end|eventually|afterwards|adopted|used by|in use|uses? it|(?:is|was|are|were|got) (?:used|accepted|approved|published|installed|fixed|solved|closed|opened|built)|works?|worked|reduced|dropped|fell|rose|grew|increased|decreased|improved|doubled|halved|saved|cut|won|passed|finished|completed|succeeded|failed|learn(?:ed|t)|reached|selected|awarded|prize|place|ranked|stopped|kept|keeps|lower|higher|less|fewer|better|worse|no longer|never again|always|instead of|from \d[\d.,%]* .{0,20}to \d)\b|\d\s?%|per cent\b|→|->/iu
const CAUSE =
  /\b(?:because|since (?!(?:19|20)\d\d|\p{Lu}|then)|as I|so that|so (?:I|we|they|he|she|nobody|people|everyone|reports)|in order|to (?:see|know|find|show|help|avoid|stop|make|learn|prove|let|get|give|keep|check|teach|track|reduce|measure|save)|when|after|wanted|needed|noticed|realised|realized|saw|found|heard|complain\p{L}*|problem|missing|nobody|no one|asked|told|every time|due to|that is why|therefore|hence|until|instead|too (?:slow|late|many|much|long|expensive)|could not|couldn['’]t|had to|by hand|mistakes?|errors?|failures?|refused|lost|broken|suspected|before that)\b/iu
const REASON_OF_GOAL =
  /\b(?:because|since|so that|as I|after|when I|saw|seen|noticed|grew up|lost|nobody|at present|today|currently|there (?:is|are) no|none|lack\p{L}*|missing|only|still|too|cannot|can['’]t|never)\b/iu
const LIMIT =
  /\b(?:but|however|only|not|cannot|can['’]t|couldn['’]t|didn['’]t|doesn['’]t|never|without|still|yet|except|unless|lack\p{L}*|fails?|failed|missing|limit\p{L}*|nobody|no one|although|though)\b/iu
const NAMES_A_COURSE =
  /\b(?:courses?|modules?|curriculum|syllabus|class(?:es)?|labs?|laborator\p{L}+|studio|clinics?|cent(?:er|re)s?|institute|groups?|professors?|prof|dr|faculty|workshops?|thesis|capstone|practicum|internships?|semester|seminar|programme structure|specialis\p{L}+|track|stream|hospital|library|archive|fieldwork|station|observator\p{L}+|museum|certificate|journal|papers?)\b/iu
const SAYS_A_USE =
  /\b(?:to (?:learn|apply|use|measure|build|test|study|understand|write|work|compare|design|find|know|ask|try|improve|see)|I (?:would|want|need|could|can|will|hope|plan|miss|lack)|because|so that|which I|for my|help(?:s)? me|would (?:let|help|teach|give)|apply|what I|my (?:own|thesis|project|question|work))\b/iu
const GENERAL =
  /\b(?:passion(?:ate)?|dream|always (?:been|wanted|loved)|fascinat\p{L}+|hard[- ]?work(?:ing)?|dedicat\p{L}+|team player|quick learner|never g(?:a|i)ve up|many challenges|ups and downs|think out of the box|leads? by example|step out|comfort zone|give back|make a difference|confident|resilient|resilience|leadership skills|communication skills|responsible(?! for)|motivated|diligent|sincere|punctual|honest|intelligent|excellent|outstanding|exceptional|respectful|disciplined|creative|curious|team spirit|polite|committed|enthusiastic|reliable)\b/iu
/** What makes a sentence particular: a figure, a day, a place in it, speech, or an event. */
const PARTICULAR =
  /\d|["“‘«]|\b(?:one (?:day|evening|night|morning|time|of)|once|last (?:year|week|month|summer|winter)|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|when|after|during|for example|e\.g)\b/iu
/** What somebody does differently after something. */
const CHANGE =
  /\b(?:since then|since that|ever since|now|today|I (?:now )?(?:always|never)|any ?more|no longer|learn(?:ed|t|ing)?|lesson|taught (?:me|us)|instead|next time|second time|from (?:then|that day)|after (?:that|it|this)|afterwards|these days|first\b.*\blater)\b/iu
/** What has become of an event of a letter. */
const AFTERMATH =
  /\b(?:since then|since that|ever since|now|today|still|later|after (?:that|it|this)|afterwards|no longer|any ?more|(?:the )?next (?:day|week|month|year|winter|summer|spring|autumn|season|term|semester)|adopted|copied|became|in use|is used|used by|uses? it|every (?:new )?\p{L}+ (?:has|gets|is)|learn(?:ed|t))\b/iu
/** What something took: time beside other work, money, a loss, somebody's trust. */
const COST =
  /\b(?:cost|costs|paid|pay|price|money|nights?|weekends?|overtime|unpaid|saturdays?|sundays?|gave up|quit|lost|losing|salary|wage|savings|angry|ashamed|shouted|tired|refused|without (?:pay|sleep)|delayed|took (?:me|us) )\b|[$€£₹]/iu
/** What somebody says that they cannot do yet, or want to learn. */
const LACK =
  /\bI\b[^.;]{0,20}\b(?:cannot|can['’]t|not|lack|need|miss|never)\b|n['’]t (?:yet )?know\b|\b(?:learn\p{L}*|lack\p{L}*|missing|not yet|no answer|not enough|must know|need(?:s|ed)? (?:to|more|the|a)|gap|teach\p{L}*|taught)\b/iu
/** What somebody else has yet to learn, as a letter says it. */
const LACK_OF_STUDENT =
  /\b(?:cannot|can not|can['’]t|(?:does not|do not|doesn['’]t|don['’]t) (?:yet )?(?:know|have|speak|see)|not yet|lack\p{L}*|needs? to|must learn|could improve|should learn|weak\p{L}*|too (?:late|much|little|quiet\p{L}*|cheap|shy|fast|slow)|ha(?:s|ve) only)\b/iu
/** How often, and at what, somebody saw somebody else at work. */
const CLOSENESS =
  /\b(?:daily|every|weekly|weeks?|twice|times|hours?|courses?|class(?:es)?|taught|teach\p{L}*|supervis\p{L}*|thesis|projects?|manager|superior|chief|boss|head|advis\p{L}*|mentor\p{L}*|hired|director|lab\p{L}*|team|seminar|internship|together|worked|under me)\b/iu
const DURATION =
  /\d|\b(?:since|years?|months?|semesters?|terms?|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu
/** Of a goal, rather than of what is so today. */
const SAYS_A_GOAL =
  /\b(?:want|wish|hope|would like|plan|aim|goal|dream|intend|will|become|start|open|build|return|back to|join|work (?:in|at|for|on|as)|own|later|then)\b/iu
/** With fewer words an answer is a note about a story. */
const FEWEST_OF_A_STORY = 12
/** With fewer words a story is too slight to ask what has changed since. */
const FEWEST_OF_AN_INSTANCE = 20
/** With more words an answer is no list. */
const MOST_OF_A_LIST = 30
const THEN =
  /^(?:then|after that|afterwards|later|later on|soon after|soon|next|and then|some time later|after a while)\b/iu
const DATED =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|semester|term|morning|evening|night|noon|o['’]?clock|am|pm|weeks?|months?|years?|days?|hours?|minutes?|grade|age[d]?|days)\b|\b\d{1,2}(?:st|nd|rd|th)\b/iu
/** Of the time at a school, rather than of one that is over. */
const SAYS_WHAT_WOULD_BE = /\b(?:I|we|you|me) (?:could|would|want|wish|will|can|hope|plan|look forward)\b/iu
const SAYS_WHAT_IS_MISSING: ReadonlySet<AnswerRole> = new Set(['GOAL', 'REASON', 'SCHOOL', 'COURSE'])

/**
 * The gaps, the most telling first. A statement is what at most one of them is about. `told` is in the order of the
 * questions, and within an answer in that of its sentences; `university` is the one that the document is for.
 */
export function findGaps({ told, university }: { told: readonly Told[]; university: string | null }): Gap[] {
  const read = told.filter(({ statement }) => !HAS_OTHER_LETTERS.test(statement.words))
  const answers = answersOf(read)
  const found = [
    ...contradictions(read),
    ...otherSchools(read, university),
    ...answers.flatMap(storyWithoutOutcome),
    ...setbackWithoutChange(answers),
    ...storyWithoutChange(answers),
    ...answers.flatMap(actsWithoutCause),
    ...actWithoutCost(answers),
    ...gapsOfLetter(answers, read),
    ...goalWithoutReason(read),
    ...goalWithoutLack(read),
    ...answers.flatMap(claimWithoutEvent),
    ...actWithoutLimit(answers, read),
    ...answers.flatMap(sharedActs),
    ...answers.flatMap(actsWithoutDoer),
    ...schoolWithoutCourse(read),
    ...courseWithoutUse(answers, read),
    ...answers.flatMap(undatedThen),
    ...answers.flatMap(notes),
  ]
  const isAsked = new Set<string>()
  const counts = new Map<GapKind, number>()
  return found
    .map((gap, at) => ({
      gap,
      at,
      worth: GAPS[gap.kind].worth + Math.min(informationIn(aboutIn(gap).statement.words), 8),
    }))
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .flatMap(({ gap }) => {
      const { key, origin } = aboutIn(gap).statement
      // A reply is not followed up, unless an answer contradicts it.
      if (origin === 'REPLY' && gap.kind !== 'CONTRADICTION') return []
      const count = counts.get(gap.kind) ?? 0
      if (isAsked.has(key) || count >= GAPS[gap.kind].most) return []
      isAsked.add(key)
      counts.set(gap.kind, count + 1)
      return [gap]
    })
}

/** The statement that a gap is about: of a goal or a 'then' the second. */
function aboutIn({ kind, joins: [first, second] }: Gap): Told {
  return kind === 'GOAL_WITHOUT_REASON' || kind === 'GOAL_WITHOUT_LACK' || kind === 'UNDATED_THEN'
    ? (second ?? first)
    : first
}

/** The statements of one answer. */
type Answer = { role: AnswerRole | null; told: readonly Told[]; text: string }

function answersOf(told: readonly Told[]): Answer[] {
  const byKey = new Map<string, Told[]>()
  for (const one of told) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one])
  return [...byKey.values()].map(own => ({
    role: own[0]?.role ?? null,
    told: own,
    text: own.map(({ statement }) => statement.words).join('\n'),
  }))
}

function contradictions(told: readonly Told[]): Gap[] {
  return told.flatMap((one, at) =>
    told.slice(at + 1).flatMap((other): Gap[] => {
      const conflict = conflictBetween(one.statement.words, other.statement.words)
      return conflict === null ? [] : [{ kind: 'CONTRADICTION', joins: [one, other], conflict }]
    }),
  )
}

/** 'At UCL I want to …' in what was said of Leeds: left over from another application, unless UCL is in another answer. */
function otherSchools(told: readonly Told[], university: string | null): Gap[] {
  if (university === null) return []
  const isOfSchool = ({ role, statement }: Told) =>
    role === 'SCHOOL' || role === 'COURSE' || SAYS_WHAT_WOULD_BE.test(statement.words)
  const elsewhere = told.filter(one => !isOfSchool(one)).map(({ statement }) => statement.words)
  return told.filter(isOfSchool).flatMap((one): Gap[] => {
    const { words } = one.statement
    const mine = schoolSpokenOf(words)
    return mine === null ||
      isSameUniversity(mine, university) ||
      words.includes(university) ||
      elsewhere.some(other => other.includes(mine))
      ? []
      : [{ kind: 'OTHER_SCHOOL', joins: [one], conflict: { mine, other: university } }]
  })
}

/** A story whose last sentence is still what the writer did, with no result before it. */
function storyWithoutOutcome({ role, told, text }: Answer): Gap[] {
  const last = told.at(-1)
  if (role !== 'STORY' || last === undefined || countWords(text) < FEWEST_OF_A_STORY || OUTCOME.test(text))
    return []
  const [first] = told
  if (first === undefined || (told.length > 1 && actIn(last.statement.words) === null)) return []
  // 'Then the chief signed it' is how it ended.
  if (told.length > 1 && THEN.test(last.statement.words)) return []
  return endsOf({ role, told, text }, 'STORY_WITHOUT_OUTCOME')
}

/** A failure, and nothing of what is done differently since, in its answer or in the one that asks for it. */
function setbackWithoutChange(answers: readonly Answer[]): Gap[] {
  if (answers.some(({ role }) => role === 'CHANGE')) return []
  return answers.flatMap(({ role, told, text }): Gap[] => {
    if (role !== 'SETBACK' || countWords(text) < FEWEST_OF_A_STORY || CHANGE.test(text)) return []
    return told.slice(1).slice(-2).some(tellsOwnStep)
      ? []
      : endsOf({ role, told, text }, 'SETBACK_WITHOUT_CHANGE')
  })
}

/** 'Removed the doctors', 'I test each batch': behind a failure it is the step that was taken. */
function tellsOwnStep({ statement: { words } }: Told): boolean {
  if (isPastStep(/^\p{L}+/u.exec(words)?.[0] ?? '')) return true
  return [...words.matchAll(/\bI (?:(?:also|then|still|\p{Ll}+ly) )?(\p{L}+(?:['’]t)?)/gu)].some(
    ([, verb = '']) => isPastStep(verb) || (!IS_A_STATE.test(verb) && isPresent(verb)),
  )
}

const IS_A_STATE = /^(?:am|feel|think|know|remember|believe|see|regret|fail)$/iu

function isPastStep(verb: string): boolean {
  return verbForm(verb)?.form === 'PAST' && !/^(?:had|was|felt|did|could|thought|failed)$/iu.test(verb)
}

function isPresent(verb: string): boolean {
  return verbForm(verb)?.form === 'BASE' || /^(?:do|don['’]t)$/u.test(verb)
}

/** The most telling story of a student, and nothing of what it has changed. A failure is asked the same first. */
function storyWithoutChange(answers: readonly Answer[]): Gap[] {
  if (answers.some(({ role }) => role === 'CHANGE') || setbackWithoutChange(answers).length > 0) return []
  const stories = answers.filter(
    ({ role, told, text }) =>
      role === 'STORY' && !isOfLetter(told) && countWords(text) >= FEWEST_OF_AN_INSTANCE,
  )
  const [story] = [...stories].sort((one, other) => informationIn(other.text) - informationIn(one.text))
  return story === undefined || CHANGE.test(story.text) ? [] : endsOf(story, 'STORY_WITHOUT_CHANGE')
}

/** An act that somebody began, and nothing of what it took. */
function actWithoutCost(answers: readonly Answer[]): Gap[] {
  return answers.flatMap(({ role, told, text }): Gap[] => {
    if (role !== 'STORY' || isOfLetter(told) || COST.test(text)) return []
    return told.flatMap((one): Gap[] => {
      const act = actIn(one.statement.words)
      return act !== null && isBegun(act) ? [{ kind: 'ACT_WITHOUT_COST', joins: [one], act }] : []
    })
  })
}

/** A gap about a whole story, shown by its first and its last statement. */
function endsOf({ told }: Answer, kind: GapKind): Gap[] {
  const [first, ...rest] = told
  const last = rest.at(-1)
  if (first === undefined) return []
  return [{ kind, joins: last === undefined ? [first] : [first, last] }]
}

function isOfLetter(told: readonly Told[]): boolean {
  return told[0]?.statement.speaker === 'RECOMMENDER'
}

/** What the reader of a letter misses: what came of its examples, what is to be learned, and how its writer knows. */
function gapsOfLetter(answers: readonly Answer[], told: readonly Told[]): Gap[] {
  if (!isOfLetter(told)) return []
  const stories = answers.filter(
    ({ role, text }) => role === 'STORY' && countWords(text) >= FEWEST_OF_A_STORY,
  )
  const withRole = (role: AnswerRole) => told.filter(one => one.role === role)
  const instances = stories.filter(
    ({ text }) => countWords(text) >= FEWEST_OF_AN_INSTANCE && !AFTERMATH.test(text),
  )
  const best = mostTelling(stories.flatMap(({ told: own }) => own))
  const shown = best ?? mostTelling(withRole('PRAISE'))
  const knows = withRole('ACQUAINTANCE')
  const saysHow = knows.map(({ statement }) => statement.words).join('\n')
  const [first] = told
  const isClose = CLOSENESS.test(saysHow) && DURATION.test(saysHow)
  const saysNeed = told.some(({ role, statement }) => role !== null && LACK_OF_STUDENT.test(statement.words))
  return [
    ...instances.flatMap(instance => endsOf(instance, 'INSTANCE_WITHOUT_CHANGE')),
    ...(shown === undefined || withRole('NEED').length > 0 || saysNeed
      ? []
      : [{ kind: 'LETTER_WITHOUT_NEED' as const, joins: [shown] as const }]),
    ...(first === undefined || isClose
      ? []
      : [{ kind: 'ACQUAINTANCE_WITHOUT_CLOSENESS' as const, joins: [knows[0] ?? first] as const }]),
  ]
}

function actsWithoutCause({ role, told }: Answer): Gap[] {
  if (role !== 'STORY' && role !== 'ACTS') return []
  return told.flatMap((one, at): Gap[] => {
    const act = actIn(one.statement.words, { isLetter: isOfLetter(told) })
    // What the notes of a job list was given to do.
    if (act === null || !isBegun(act) || (role === 'ACTS' && act.doer === 'NOBODY')) return []
    // A cause is told in the sentence itself, just before it, or by a 'because' behind it.
    const near = [told[at - 2], told[at - 1], one].map(each => each?.statement.words ?? '').join(' ')
    if (/\b(?:because|the reason|that is why|so that)\b/iu.test(told[at + 1]?.statement.words ?? ''))
      return []
    return CAUSE.test(near) ? [] : [{ kind: 'ACT_WITHOUT_CAUSE', joins: [one], act }]
  })
}

/** The goal that says most: of the sentences that tell one, else of the notes. */
function goalIn(told: readonly Told[]): Told | undefined {
  const goals = told.filter(({ role, statement }) => role === 'GOAL' && countWords(statement.words) >= 4)
  return (
    mostTelling(goals.filter(({ statement }) => SAYS_A_GOAL.test(statement.words))) ??
    mostTelling(goals.filter(({ statement }) => !isClause(statement.words)))
  )
}

/** What somebody did that says most: of what they did themselves, else of all they tell. */
function deedIn(told: readonly Told[]): Told | undefined {
  const deeds = told.filter(({ role }) => role === 'ACTS' || role === 'STORY')
  return (
    mostTelling(deeds.filter(one => actIn(one.statement.words) !== null || tellsOwnStep(one))) ??
    mostTelling(deeds)
  )
}

function goalWithoutReason(told: readonly Told[]): Gap[] {
  const reasons = told.filter(({ role }) => role === 'GOAL' || role === 'REASON')
  const goal = goalIn(told)
  if (goal === undefined || reasons.some(({ statement }) => REASON_OF_GOAL.test(statement.words))) return []
  const deed = deedIn(told)
  return [{ kind: 'GOAL_WITHOUT_REASON', joins: deed === undefined ? [goal] : [deed, goal] }]
}

function goalWithoutLack(told: readonly Told[]): Gap[] {
  const goal = goalIn(told)
  const near = told.filter(({ role }) => role !== null && SAYS_WHAT_IS_MISSING.has(role))
  if (goal === undefined || near.some(({ statement }) => LACK.test(statement.words))) return []
  const deed = deedIn(told)
  return deed === undefined ? [] : [{ kind: 'GOAL_WITHOUT_LACK', joins: [deed, goal] }]
}

function actWithoutLimit(answers: readonly Answer[], told: readonly Told[]): Gap[] {
  const goal = goalIn(told)
  if (goal === undefined || goal.statement.speaker === 'RECOMMENDER') return []
  return answers.flatMap(({ role, told: own, text }): Gap[] => {
    if ((role !== 'STORY' && role !== 'ACTS') || LIMIT.test(text)) return []
    return own.flatMap((one): Gap[] => {
      const act = actIn(one.statement.words)
      return act !== null && leavesAThing(act) ? [{ kind: 'ACT_WITHOUT_LIMIT', joins: [one, goal] }] : []
    })
  })
}

/** A quality that no event shows: 'I have become confident and resilient'. */
function claimWithoutEvent({ role, told, text }: Answer): Gap[] {
  if (role === 'PRAISE' && isOfLetter(told) && !hasInstance(text)) {
    // 'Praat, Python, Kaldi' claims nothing.
    const claim = mostTelling(
      told.filter(({ statement: { words } }) => countWords(words) >= 3 && /(?<!\p{L})\p{Ll}{4}/u.test(words)),
    )
    return claim === undefined ? [] : [{ kind: 'CLAIM_WITHOUT_EVENT', joins: [claim] }]
  }
  // A short line without a role is a title or a name.
  if (role === 'STANDING' || role === 'ACQUAINTANCE' || role === 'NEED') return []
  return told.flatMap((one, at): Gap[] => {
    const { words } = one.statement
    if (!GENERAL.test(words) || PARTICULAR.test(words) || (role === null && !isClause(words))) return []
    const next = told[at + 1]?.statement.words ?? ''
    if (PARTICULAR.test(next) || role === 'SCHOOL' || role === 'GOAL' || role === 'COURSE') return []
    return [{ kind: 'CLAIM_WITHOUT_EVENT', joins: [one] }]
  })
}

/** Whether something happened in it. */
function hasInstance(text: string): boolean {
  return (
    PARTICULAR.test(text) ||
    text.split(/[^\p{L}'’-]+/u).some(word => /^was$|^were$/u.test(word) || verbForm(word)?.form === 'PAST')
  )
}

function sharedActs({ role, told }: Answer): Gap[] {
  if (role !== 'STORY' && role !== 'ACTS') return []
  return told.flatMap((one, at): Gap[] => {
    const act = actIn(one.statement.words)
    if (act?.doer !== 'WE' || act.object === null || !isBegun(act)) return []
    const near = told
      .slice(Math.max(0, at - 1), at + 3)
      .map(({ statement }) => statement.words)
      .join(' ')
    return /\b(?:I|me|my)\b/u.test(near) ? [] : [{ kind: 'SHARED_ACT', joins: [one], act }]
  })
}

function actsWithoutDoer({ role, told, text }: Answer): Gap[] {
  // Where the answer says 'I' elsewhere, notes are the writer's own.
  if ((role !== 'STORY' && role !== 'ACTS') || /\b(?:I|me|my|we|our)\b/iu.test(text)) return []
  return told.flatMap((one): Gap[] => {
    const act = actIn(one.statement.words)
    return act?.doer === 'NOBODY' &&
      act.object !== null &&
      hasFigure(act.object) &&
      /\p{L}{3}/u.test(act.object)
      ? [{ kind: 'ACT_WITHOUT_DOER', joins: [one], act }]
      : []
  })
}

function schoolWithoutCourse(told: readonly Told[]): Gap[] {
  const school = told.filter(({ role }) => role === 'SCHOOL')
  const [first] = school
  if (first === undefined || told.some(({ role }) => role === 'COURSE')) return []
  if (school.some(({ statement }) => NAMES_A_COURSE.test(statement.words))) return []
  return [{ kind: 'SCHOOL_WITHOUT_COURSE', joins: withGoal(first, told) }]
}

function courseWithoutUse(answers: readonly Answer[], told: readonly Told[]): Gap[] {
  return answers.flatMap(({ role, told: own, text }): Gap[] => {
    const course = own.find(({ statement }) => role === 'COURSE' || NAMES_A_COURSE.test(statement.words))
    if ((role !== 'COURSE' && role !== 'SCHOOL') || course === undefined) return []
    // A longer answer says in some words what the course is for.
    if (SAYS_A_USE.test(text) || countWords(text) > MOST_OF_A_LIST) return []
    const deed = deedIn(told)
    return [{ kind: 'COURSE_WITHOUT_USE', joins: deed === undefined ? [course] : [course, deed] }]
  })
}

function undatedThen({ role, told }: Answer): Gap[] {
  if (role !== 'STORY' && role !== 'SETBACK' && role !== 'ACTS') return []
  return told.flatMap((one, at): Gap[] => {
    const before = told[at - 1]
    const { words } = one.statement
    if (before === undefined || !THEN.test(words) || /\b(?:always|never)\b/iu.test(words)) return []
    const isDated = told.slice(0, at + 1).some(({ statement }) => DATED.test(statement.words))
    return isDated ? [] : [{ kind: 'UNDATED_THEN', joins: [before, one] }]
  })
}

/** A line that names something and tells nothing of it, in an answer that has no sentence. */
function notes({ role, told }: Answer): Gap[] {
  if (role !== 'STORY' && role !== 'ACTS') return []
  const names = told.filter(({ statement: { words } }) => !tells(words) && countWords(words) >= 3)
  if (names.length < told.length) return []
  const note = mostTelling(names)
  return note === undefined ? [] : [{ kind: 'NOTE_WITHOUT_SENTENCE', joins: [note] }]
}

function tells(words: string): boolean {
  return (
    isClause(words) ||
    words.split(/[^\p{L}'’-]+/u).some(word => /ed$/iu.test(word) || verbForm(word)?.form === 'PAST')
  )
}

function withGoal(one: Told, told: readonly Told[]): readonly [Told] | readonly [Told, Told] {
  const goal = goalIn(told)
  return goal === undefined ? [one] : [one, goal]
}

function mostTelling(told: readonly Told[]): Told | undefined {
  return [...told].sort((one, other) => tellingness(other) - tellingness(one))[0]
}

/** Long answers hold more meaning than the figures of a list. */
function tellingness({ statement }: Told): number {
  return informationIn(statement.words) + Math.min(meaningOf(statement.words).size, 12) / 4
}
