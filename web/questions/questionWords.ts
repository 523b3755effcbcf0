import { plural } from '../language/language.ts'

/** Minutes that one question takes, as a rule. */
const MINUTES_PER_QUESTION = 0.7

/** About how long so many questions take: '1 minute', '4 minutes'. */
function minutesFor(questions: number): string {
  const minutes = Math.max(1, Math.round(questions * MINUTES_PER_QUESTION))
  return plural(minutes, { one: '# minute', other: '# minutes' })
}

/** How many questions are open and about how long they take: '6 short questions, about 4 minutes. You may skip …' */
export function questionsInWords(open: number): string {
  return plural(
    open,
    {
      one: '# short question, about {minutes}. You may skip it.',
      other: '# short questions, about {minutes}. You may skip all of them.',
    },
    { minutes: minutesFor(open) },
  )
}
