/**
 * The wording of our own questions. Short and concrete; the person's words are quoted, never praised. Only where two
 * statements disagree are there suggestions, what each of them says, and where one names another school, to leave it
 * out. Any other would be a guess, and a person who confirms everything would be given it as their own.
 */
import { type Act, toReader } from '../argument/acts.ts'
import type { Gap, GapKind } from '../argument/gaps.ts'
import { countWords } from '../plainText.ts'
import type { ProposedFollowUp } from './followUp.ts'

type Wording = Pick<ProposedFollowUp, 'text' | 'why' | 'suggestions'>
/** Without `suggestions` there are none. */
type Template = { text: string | ((gap: Gap) => string); why: string; suggestions?: (gap: Gap) => string[] }

/** A teacher is named. */
const PERSON = /\b(?:prof(?:essors?)?|dr|mrs?|ms)\b/iu
/** A phrase longer than this is not repeated in a question: it stands above it as a quote. */
const LONGEST_PHRASE = 8

/** The question about a gap. One about a letter is worded for its recommender, and can be read by the student. */
export function wordingOf(gap: Gap): Wording {
  const isLetter = gap.joins[0].statement.speaker === 'RECOMMENDER'
  const { text, why, suggestions } = (isLetter ? LETTER[gap.kind] : undefined) ?? OWN[gap.kind]
  return { text: typeof text === 'string' ? text : text(gap), why, suggestions: suggestions?.(gap) ?? [] }
}

const OWN: Readonly<Record<GapKind, Template>> = {
  CONTRADICTION: {
    text: ({ conflict }) =>
      `One answer says “${conflict?.mine ?? ''}”, another “${conflict?.other ?? ''}”. Which is right?`,
    why: 'A reader who notices the difference doubts the rest.',
    suggestions: ({ joins }) => joins.map(({ statement }) => statement.words),
  },
  OTHER_SCHOOL: {
    text: ({ conflict }) =>
      `Your answers name ${conflict?.mine ?? ''}, but this is for ${conflict?.other ?? ''}: which is meant?`,
    why: 'A school that reads the name of another one takes the text for a copy.',
    suggestions: ({ conflict }) => [`I wrote this sentence for ${conflict?.mine ?? ''}: leave it out.`],
  },
  STORY_WITHOUT_OUTCOME: {
    text: 'How did this end?',
    why: 'The story stops before its result, so the reader cannot tell what it was good for.',
  },
  SETBACK_WITHOUT_CHANGE: {
    text: 'What do you do differently since then?',
    why: 'A failure is worth telling for what changed after it.',
  },
  STORY_WITHOUT_CHANGE: {
    text: 'What do you do or see differently since then?',
    why: 'The story tells what happened. What it changed is why a reader is told it.',
  },
  ACT_WITHOUT_COST: {
    text: 'What did this cost you or others: time, money, somebody’s goodwill?',
    why: 'What was easy says little. The reader cannot see what it took.',
  },
  INSTANCE_WITHOUT_CHANGE: {
    text: 'What is different since then, for the student or for you?',
    why: 'The example ends with the event. What changed after it shows what it was worth.',
  },
  LETTER_WITHOUT_NEED: {
    text: 'What can the student not do yet that this programme would teach?',
    why: 'A letter that knows a limit is believed in the rest, and says what the programme is for.',
  },
  ACQUAINTANCE_WITHOUT_CLOSENESS: {
    text: 'For how long, how often and at what did you see the student work?',
    why: 'The reader weighs your judgment by how closely you have known the student.',
  },
  ACT_WITHOUT_CAUSE: {
    text: ({ act }) => (act === undefined ? 'What made you do this?' : `What made you ${deed(act)}?`),
    why: 'The reader sees what you did, and not what you had seen before it.',
  },
  GOAL_WITHOUT_REASON: {
    text: ({ joins }) =>
      joins.length === 1
        ? 'When did you first want this, and what had happened?'
        : 'How did you come from the one to the other?',
    why: 'A goal without a reason could be anybody’s.',
  },
  GOAL_WITHOUT_LACK: {
    text: 'What can you not do yet that the second needs?',
    why: 'The reader sees what you have done and what you want. What is missing between them is the reason for a degree.',
  },
  ACT_WITHOUT_LIMIT: {
    text: 'What could this not solve?',
    why: 'Without a limit, the step from here to your goal is a leap.',
  },
  CLAIM_WITHOUT_EVENT: {
    text: 'Which one event would show this? What happened?',
    why: 'In general words this could be about anybody. One event could not.',
  },
  ACT_WITHOUT_DOER: {
    text: ({ act, joins }) =>
      `“${act?.phrase ?? joins[0].statement.words}”: was that you, all of you, or somebody else?`,
    why: 'The note does not say who did it.',
  },
  SHARED_ACT: {
    text: ({ act }) =>
      act === undefined || countWords(act.phrase) > LONGEST_PHRASE
        ? 'Which part of this did you do yourself?'
        : `“We ${act.phrase}”: which part did you do yourself?`,
    why: 'The reader cannot tell you from the others.',
  },
  SCHOOL_WITHOUT_COURSE: {
    text: 'Which one course, laboratory or person there do you need, and for what?',
    why: 'As it stands, this is true of many universities.',
  },
  COURSE_WITHOUT_USE: {
    text: ({ joins }) =>
      PERSON.test(joins[0].statement.words)
        ? 'What would you ask or show there first?'
        : joins.length === 1
          ? 'What would you try first with what you learn there?'
          : 'What in your own work would you try first with what you learn there?',
    why: 'It is only a name until the reader knows what you would do with it.',
  },
  UNDATED_THEN: {
    text: 'How long after that was this, and in which year?',
    why: 'Without a time the reader cannot follow the order of events.',
  },
  NOTE_WITHOUT_SENTENCE: {
    text: 'In one sentence: what did you do here yourself?',
    why: 'The note says what there was, and not what you did.',
  },
}

/** Where a letter asks in other words. */
const LETTER: Readonly<Partial<Record<GapKind, Template>>> = {
  ACT_WITHOUT_CAUSE: {
    text: 'What was the reason for this, as far as you know?',
    why: 'The reader sees what was done, and not why.',
  },
  CLAIM_WITHOUT_EVENT: {
    text: 'When did you last see this? What happened?',
    why: 'Every letter says so. What you saw yourself is only in this one.',
  },
  ACT_WITHOUT_DOER: {
    text: ({ act, joins }) =>
      `“${act?.phrase ?? joins[0].statement.words}”: was that the student alone, a group, or somebody else?`,
    why: 'The note does not say who did it.',
  },
  SHARED_ACT: {
    text: 'Which part of this was the student’s own?',
    why: 'The reader cannot tell the student from the others.',
  },
  NOTE_WITHOUT_SENTENCE: {
    text: 'In one sentence: what did the student do here?',
    why: 'The note says what there was, and not what the student did.',
  },
}

function deed({ base, object }: Act): string {
  return object === null || countWords(object) > LONGEST_PHRASE ? 'do this' : `${base} ${toReader(object)}`
}
