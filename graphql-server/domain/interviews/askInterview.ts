/** A statement of the person's own, as far as questions need it. */
export type OwnStatement = { words: string; topic: string }

/** What a question looks for in its answer. */
export const QUESTION_KINDS = [
  'OPENING',
  'PROGRAMME',
  'OWN_PART',
  'RESULT',
  'HINDSIGHT',
  'GAP',
  'TEAM',
  'FUTURE',
  'YOURS',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A question of an interview. */
export type InterviewQuestionText = {
  kind: QuestionKind
  text: string
  /** Why it is asked: what the interviewer wants to find out. */
  why: string
  /** The person's own words that it is about; empty for none. */
  quote: string
}

/** Statements under this many words say too little to ask about. */
const FEWEST_WORDS = 8
/** Of how many statements somebody is asked. */
const MOST_ASKED_ABOUT = 4

const DONE: ReadonlySet<string> = new Set(['PROJECTS', 'WORK', 'EXPERIENCES'])
/** A number that is no year. */
const FIGURE = /(?<!\d)(?!(?:19|20)\d\d\b)\d/u
/** Words of somebody who tells what they did, and not where they worked. */
const TOLD = /(?:^|[^\p{L}])(?:I|we|my|our|\p{L}{3,20}ed)(?![\p{L}])/iu
const WE = /\b(?:we|our|us|team|together)\b/iu
const HARD =
  /\b(?:fail\w*|mistake|wrong|lost|hard(?:est)?|difficult\w*|problem|delay\w*|conflict|rejected|broke)\b/iu

/**
 * The questions of an interview for a programme: those that every interviewer asks, and those that somebody asks who has
 * read what the person said. The same statements give the same questions. At most nine.
 */
export function askInterview({
  course,
  university,
  isMba,
  statements,
}: {
  course: string
  university: string
  isMba: boolean
  statements: readonly OwnStatement[]
}): InterviewQuestionText[] {
  const told = statements.filter(
    ({ words, topic }) => DONE.has(topic) && words.split(/\s+/u).length >= FEWEST_WORDS,
  )
  const used = new Set<string>()
  const take = (fits: (words: string) => boolean): string | null => {
    const found = told.find(({ words }) => !used.has(words) && fits(words))
    if (!found) return null
    used.add(found.words)
    return found.words
  }
  const about: InterviewQuestionText[] = []
  const ask = (quote: string | null, question: Omit<InterviewQuestionText, 'quote'>) => {
    if (quote !== null && about.length < MOST_ASKED_ABOUT) about.push({ ...question, quote })
  }
  ask(
    take(words => FIGURE.test(words) && TOLD.test(words)),
    {
      kind: 'RESULT',
      text: 'How do you know that it worked, and what would have happened without you?',
      why: 'A figure is believed when its owner can say how it was measured.',
    },
  )
  ask(
    take(words => WE.test(words)),
    {
      kind: 'OWN_PART',
      text: 'What of this did you do yourself?',
      why: '‘We’ hides who did the work, and they admit one person.',
    },
  )
  ask(
    take(words => HARD.test(words)),
    {
      kind: 'HINDSIGHT',
      text: 'What would you do differently today?',
      why: 'Who can name a mistake of their own has learned from it.',
    },
  )
  ask(
    take(() => true),
    {
      kind: 'OWN_PART',
      text: 'Tell us about it from the beginning: what was the question, and what did you decide?',
      why: 'Your own decisions are what nobody else can tell.',
    },
  )
  const goal = statements.find(
    ({ topic, words }) => topic === 'GOALS' && words.split(/\s+/u).length >= FEWEST_WORDS,
  )
  const where = [course, university].filter(name => name !== '').join(' at ')
  return [
    {
      kind: 'OPENING',
      text: 'Tell us about yourself, in two minutes.',
      why: 'What you choose to say first says what you hold to be important.',
      quote: '',
    },
    {
      kind: 'PROGRAMME',
      text: `Why ${where === '' ? 'this programme' : where.replace(/^MBA\b/u, 'the MBA')}, and why now?`,
      why: 'They want to hear something that is true of this programme and of no other.',
      quote: '',
    },
    ...about,
    isMba
      ? {
          kind: 'TEAM',
          text: 'Tell us about a disagreement at work, and how it ended.',
          why: 'Business schools teach in teams, and listen for how you speak of others.',
          quote: '',
        }
      : {
          kind: 'GAP',
          text: 'What will be hardest for you in this programme?',
          why: 'Who knows what is missing knows why they come.',
          quote: '',
        },
    {
      kind: 'FUTURE',
      text: 'Where do you want to be five years after the degree, and what has it to do with this programme?',
      why: 'They look for a way from what you did to what you want.',
      quote: goal?.words ?? '',
    },
    {
      kind: 'YOURS',
      text: 'What do you want to ask us?',
      why: 'A question that their pages answer says that you have not read them.',
      quote: '',
    },
  ]
}
