import type { ApplicationStatus } from '../../generated/prisma/enums.ts'
import type { Plan } from '../billing/entitlements.ts'
import { type Topic, topicOf } from './checklist.ts'
import type { CheckedTask } from './checkTasks.ts'
import { type Day, dayOf, daysAfter, daysFrom } from './days.ts'
import { isStillToApply } from './policy.ts'

/** One step on the way to a deadline. */
export type TimelineStep = {
  /** Stable for the same step of an application. */
  key: string
  /** The day by which it should be done. */
  date: Day
  title: string
  /** Why the step has this day, and what to do if it is past. */
  why: string
  isDone: boolean
}

/** The part of an application that the timeline is computed from. */
export type ApplicationForTimeline = {
  status: ApplicationStatus
  deadline: Date | null
  deadlineFrom: string | null
  createdAt: Date
  tasks: readonly Pick<CheckedTask, 'title' | 'isDone' | 'tickedBy' | 'documentId'>[]
}

type Tasks = ApplicationForTimeline['tasks']

/** A step as planned when there is enough time. */
type PlannedStep = {
  key: string
  /** How long before the deadline it should be done. */
  daysBefore: number
  title: string
  why: string
  isDone: boolean
}

const WEEK = 7

/**
 * The steps towards the deadline of an application, by day, the deadline last. Steps are counted back from the
 * deadline. A step without a task is left out, and a step whose tasks are done is done.
 *
 * Where the application began too late for the usual plan, the steps that no longer fit are spread evenly over the
 * available time, in the same order. A late step keeps its day and says that it is late.
 */
export function drawTimeline({
  kind,
  application,
  today,
}: {
  kind: Plan['timeline']
  application: ApplicationForTimeline
  today: Day
}): TimelineStep[] {
  if (kind === 'NONE' || application.deadline === null) return []
  const deadline = dayOf(application.deadline)
  const last = deadlineStep(application, deadline, today)
  if (kind === 'DEADLINES') return [last]
  const begun = dayOf(application.createdAt)
  const isOver = !isStillToApply(application.status)
  const steps = datedSteps(plannedSteps(application.tasks), { begun, deadline }).map(step => {
    const isDone = isOver || step.isDone
    const { key, date, title } = step
    return { key, date, title, isDone, why: isDone ? step.why : whyNow({ ...step, today, deadline }) }
  })
  return [...steps, last]
}

function deadlineStep(
  { status, deadlineFrom }: ApplicationForTimeline,
  deadline: Day,
  today: Day,
): TimelineStep {
  const isDone = !isStillToApply(status)
  const origin =
    deadlineFrom === null
      ? 'The day that you set.'
      : `${deadlineFrom}, as the catalogue has it. Check it with the university.`
  return {
    key: 'deadline',
    date: deadline,
    title: 'Deadline',
    why: !isDone && deadline < today ? `This day is past. ${ASK}` : origin,
    isDone,
  }
}

const ASK = 'Ask the university whether it still accepts applications, or look for its next round.'

/** The steps of an application with these tasks, the earliest first. */
function plannedSteps(tasks: Tasks): PlannedStep[] {
  const about = (...topics: Topic[]) =>
    tasks.filter(({ title }) => topics.some(topic => topic === topicOf(title)))
  const [tests, recommenders, transcripts] = [about('TESTS'), about('RECOMMENDERS'), about('TRANSCRIPTS')]
  const [texts, fee, funds] = [about('STATEMENT', 'ESSAYS'), about('FEE'), about('FUNDS')]
  const nameOfTexts = wordsForTexts(texts)
  const missing = tests.filter(({ isDone }) => !isDone)
  const planned: (PlannedStep & { of: Tasks })[] = [
    {
      key: 'tests',
      daysBefore: 12 * WEEK,
      title: `Book ${inARow((missing.length > 0 ? missing : tests).map(({ title }) => inSentence(title)))}`,
      why: 'Seats fill up, scores take up to three weeks, and there should be time for a second try.',
      isDone: areDone(tests),
      of: tests,
    },
    {
      key: 'recommenders',
      daysBefore: 10 * WEEK,
      title: 'Choose your recommenders and ask them',
      why: 'People who know your work well need weeks of notice to write well about it.',
      // A letter that was drafted has somebody who will sign it.
      isDone: areBegun(recommenders),
      of: recommenders,
    },
    {
      key: 'first-draft',
      daysBefore: 8 * WEEK,
      title: `Write the first draft of ${nameOfTexts}`,
      why: 'A text that was put aside for a week is read with other eyes.',
      isDone: areBegun(texts),
      of: texts,
    },
    {
      key: 'transcripts',
      daysBefore: 6 * WEEK,
      title: 'Order your transcripts',
      why: 'Universities and their attestations take weeks, and longer around examinations.',
      isDone: areDone(transcripts),
      of: transcripts,
    },
    {
      key: 'feedback',
      daysBefore: 5 * WEEK,
      title: `Have ${nameOfTexts} read, and revise`,
      why: 'Whoever reads it needs days, and so does a revision.',
      // A draft that is written was not read by anybody yet.
      isDone: texts.every(({ isDone, tickedBy }) => isDone && tickedBy !== 'DOCUMENT'),
      of: texts,
    },
    {
      key: 'funds',
      daysBefore: 4 * WEEK,
      title: 'Get the proof of funds',
      why: 'Banks take a week or two, and some universities ask for it with the application.',
      isDone: areDone(funds),
      of: funds,
    },
    {
      key: 'letters',
      daysBefore: 2 * WEEK,
      title: 'See that the letters of recommendation are in',
      why: 'A friendly word now leaves whoever has forgotten two weeks.',
      isDone: areDone(recommenders),
      of: recommenders,
    },
  ]
  return [
    ...planned.filter(({ of }) => of.length > 0),
    {
      key: 'final-check',
      daysBefore: WEEK,
      title: 'Check the whole application once more',
      why: 'Names, course, file formats and word limits: there is still time to put one right.',
      isDone: false,
    },
    {
      key: 'submit',
      daysBefore: 3,
      title: fee.length > 0 ? 'Submit, and pay the application fee' : 'Submit',
      why: 'Portals are slow on the last day, and a card may be refused.',
      isDone: false,
    },
  ]
}

function areDone(tasks: Tasks): boolean {
  return tasks.every(({ isDone }) => isDone)
}

/** Whether each task is done or has a document. */
function areBegun(tasks: Tasks): boolean {
  return tasks.every(({ isDone, documentId }) => isDone || documentId !== null)
}

function wordsForTexts(texts: Tasks): string {
  const topics = new Set(texts.map(({ title }) => topicOf(title)))
  if (!topics.has('ESSAYS')) return 'the statement of purpose'
  return topics.has('STATEMENT') ? 'the statement and the essays' : 'the essays'
}

/** Within a sentence: 'the English test' and 'the GRE'. */
function inSentence(title: string): string {
  return /^the\b/i.test(title) ? title : `the ${title}`
}

function inARow(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

type DatedStep = PlannedStep & { date: Day; isSqueezed: boolean }

/**
 * Gives each step its day: the planned one, or a day in the remaining time where the planned one is before the
 * beginning.
 */
function datedSteps(
  steps: readonly PlannedStep[],
  { begun, deadline }: { begun: Day; deadline: Day },
): DatedStep[] {
  const planned = steps.map(step => ({
    ...step,
    date: daysAfter(deadline, -step.daysBefore),
    isSqueezed: false,
  }))
  const late = planned.filter(({ date }) => date < begun).length
  const end = planned[late]?.date ?? deadline
  // With no day left, all steps are due at once and never after the deadline.
  const room = Math.max(0, daysFrom(begun, end))
  const from = begun < end ? begun : end
  return planned.map((step, index) =>
    index < late
      ? { ...step, date: daysAfter(from, Math.floor((room * (index + 1)) / (late + 1))), isSqueezed: true }
      : step,
  )
}

/** Why an open step has its day, and how urgent it is now. */
function whyNow({
  date,
  why,
  daysBefore,
  isSqueezed,
  today,
  deadline,
}: DatedStep & { today: Day; deadline: Day }): string {
  if (deadline < today) return `The deadline is past. ${ASK}`
  if (date < today)
    return `This is late: do it ${daysFrom(today, deadline) > WEEK ? 'this week' : 'today'}. ${why}`
  if (isSqueezed)
    return `Usually ${spanInWords(daysBefore)} before the deadline; there is less time now. ${why}`
  return `${capitalised(spanInWords(daysBefore))} before the deadline. ${why}`
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function spanInWords(days: number): string {
  const [count, unit] = days % WEEK === 0 ? [days / WEEK, 'week'] : [days, 'day']
  return `${NUMBERS[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
