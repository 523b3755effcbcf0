import { words } from '../../language/language.ts'
import { shortTextQuestion } from '../../questionnaire/formQuestion.ts'

const LONGEST = 200
const atMost = {
  type: 'MAX_LENGTH',
  value: LONGEST,
  message: `Please keep this under ${LONGEST} characters`,
} as const

export const courseQuestion = words(
  shortTextQuestion({
    key: 'course',
    label: 'Target Course/Program',
    placeholder: 'MS in Computer Science',
    starred: true,
    rules: [
      { type: 'MIN_LENGTH', value: 3, message: "Please specify the course you're applying for" },
      atMost,
    ],
  }),
)

export const universityQuestion = words(
  shortTextQuestion({
    key: 'targetUniversity',
    label: 'Target University',
    help: 'Leave it empty while you are undecided.',
    rules: [atMost],
  }),
)

/** What a document is for: asked before the questionnaire, whatever its type. */
export const leadingQuestions = [courseQuestion, universityQuestion]
