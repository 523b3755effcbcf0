/** What a recommender is asked. */
export type LetterQuestionText = { text: string; why: string }

/** The most questions of a request. */
const MOST_QUESTIONS = 7

/**
 * The questions of a request: those that the student's answers leave open for the recommender, then what a counsellor
 * asks every recommender; at most seven.
 */
export function interviewOf({
  student,
  open,
}: {
  /** The student's name. */
  student: string
  open: readonly LetterQuestionText[]
}): LetterQuestionText[] {
  const usual: readonly LetterQuestionText[] = [
    {
      text: `How long have you known ${student}, and in what role?`,
      why: 'Readers weigh a letter by how well its writer knows the person.',
    },
    {
      text: `What is one thing that you saw ${student} do and still remember? When was it, and what came of it?`,
      why: 'One scene that you saw says more than many adjectives.',
    },
    {
      text: `Beside others in the same role, where does ${student} stand, and of how many do you speak?`,
      why: 'Readers look for a comparison with its size.',
    },
    {
      text: `What did ${student} find hard, and what did they do about it?`,
      why: 'A letter that knows a weakness is believed in its praise.',
    },
    {
      text: 'What should the committee know that only you can say?',
      why: 'What no other paper of the application has is why they ask for a letter.',
    },
  ]
  const own = open.slice(0, Math.max(0, MOST_QUESTIONS - usual.length))
  return [...own, ...usual].slice(0, MOST_QUESTIONS)
}
