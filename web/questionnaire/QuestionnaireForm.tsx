import { FormikProvider, useFormik } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button, Divider, Heading, Stack, Text } from '../design/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FollowUpDialog } from './FollowUpDialog.tsx'
import { type FormQuestionnaire, type FormSection, questionsOf } from './formQuestion.ts'
import {
  type AnswerInput,
  type FormValues,
  initialValues,
  thinStories,
  toAnswerInputs,
  visibleQuestions,
} from './formValues.ts'
import type { FormQuestion } from './kinds/index.ts'
import type { FormValue } from './kinds/value.ts'
import { QuestionList } from './QuestionList.tsx'
import { focusQuestion } from './questionAnchor.ts'
import { faultsOf, toYup } from './toYup.ts'

export type Submission = {
  values: FormValues
  answers: AnswerInput[]
  /** The person chose to go on with thin key stories. */
  acceptThinAnswers: boolean
}

export type QuestionnaireFormProps = {
  questionnaire: FormQuestionnaire
  /** Questions of the screen's own, asked first and checked together with the questionnaire's. */
  leading?: readonly FormQuestion[]
  /** Draws the leading questions where plain fields would not do. */
  leadingFields?: ReactNode
  /** What was filled in for the person, by key, with a word on where it comes from: shown while it stands. */
  prefilled?: Readonly<Record<string, { value: FormValue; from: string }>>
  /** Values from an earlier visit, by key. What no longer fits its question is left out. */
  startValues?: Readonly<Record<string, unknown>>
  submitLabel: string
  pendingLabel: string
  /** Asked once all answers are sound; false leaves the form as it is, and nothing is handed in. */
  confirm?: () => Promise<boolean>
  /** Hands the form in; gives back what the server found wrong, by key, and an empty list when all went well. */
  onSubmit: (submission: Submission) => Promise<readonly { path: string; message: string }[]>
  /** Drawn above the button, inside the form. */
  children?: ReactNode
  /** Drawn under the button. */
  footnote?: ReactNode
  /** Drawn before the form as its neighbour, where it can read what is typed: a list of the sections, a margin. */
  aside?: ReactNode
}

const NO_QUESTIONS: readonly FormQuestion[] = []
const NOTHING_PREFILLED = {}

/** The question with where its prefilled answer comes from after its help. */
function withOrigin(question: FormQuestion, from: string): FormQuestion {
  return { ...question, help: question.help === null ? from : `${from} ${question.help}` }
}

function SectionOfQuestions({
  section,
  questions,
}: {
  section: FormSection
  /** Those of the section's questions that are shown. */
  questions: readonly FormQuestion[]
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack $gap={6}>
        <Divider />
        <Stack $gap={1}>
          <Heading level={2} size="small" id={titleId}>
            {section.title}
          </Heading>
          <Text $size="small" $tone="soft" $measure>
            {section.description}
          </Text>
        </Stack>
        <QuestionList questions={questions} visible={questions} />
      </Stack>
    </section>
  )
}

/**
 * A whole questionnaire on one page. Everything that is wrong is said at once, beside its field and in a summary; the
 * focus goes to the first of it. Thin key stories are asked for once more before the form is handed in. What was typed
 * stays, in hidden fields too, whatever the answer is.
 */
export function QuestionnaireForm({
  questionnaire,
  leading = NO_QUESTIONS,
  leadingFields,
  prefilled = NOTHING_PREFILLED,
  startValues,
  submitLabel,
  pendingLabel,
  confirm,
  onSubmit,
  children,
  footnote,
  aside,
}: QuestionnaireFormProps) {
  const asked = useMemo(() => questionsOf(questionnaire), [questionnaire])
  const questions = useMemo(() => [...leading, ...asked], [leading, asked])
  const schemas = useMemo(
    () => ({ strict: toYup(questions), lenient: toYup(questions, { acceptThinAnswers: true }) }),
    [questions],
  )
  const [start] = useState(() => initialValues(questions, startValues))
  const acceptThinAnswers = useRef(false)
  /** What the server refused, with the value that it refused: it stands until that value changes. */
  const refused = useRef(new Map<string, { message: string; value: FormValue | undefined }>())
  const [isRefused, setIsRefused] = useState(false)
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const [followUp, setFollowUp] = useState<readonly FormQuestion[] | null>(null)
  /** The dialog comes with its own code, once somebody writes in a form that may need it. */
  const [dialog, setDialog] = useState<{ Component: typeof FollowUpDialog } | null>(null)
  const isDialogOnItsWay = useRef(false)
  const [focusOn, setFocusOn] = useState<{ key: string } | null>(null)

  const check = (values: FormValues) => {
    const faults = faultsOf(acceptThinAnswers.current ? schemas.lenient : schemas.strict, values)
    for (const [key, { message, value }] of refused.current) {
      if (values[key] === value) faults[key] ??= message
    }
    return faults
  }
  const focusFirstOf = (faults: Readonly<Record<string, string>>, values: FormValues) => {
    const first = visibleQuestions(questions, values).find(({ key }) => faults[key] !== undefined)
    if (first !== undefined) setFocusOn({ key: first.key })
  }

  const formik = useFormik<FormValues>({
    initialValues: start,
    validate: check,
    onSubmit: async values => {
      const faults = await onSubmit({
        values,
        answers: toAnswerInputs(asked, values),
        acceptThinAnswers: acceptThinAnswers.current,
      })
      const shown = new Set(visibleQuestions(questions, values).map(({ key }) => key))
      const placed = faults.filter(({ path }) => shown.has(path))
      refused.current = new Map(placed.map(({ path, message }) => [path, { message, value: values[path] }]))
      setUnplaced(faults.filter(({ path }) => !shown.has(path)).map(({ message }) => message))
      setIsRefused(faults.length > 0)
      if (faults.length > 0) {
        await formik.validateForm(values)
        focusFirstOf(check(values), values)
      } else {
        // Handed in: an accepted thin story is no fault of a form that nobody is handing in again.
        await formik.setTouched({}, false)
        formik.setErrors({})
      }
    },
  })
  const { values, errors, isSubmitting } = formik
  const visible = useMemo(() => visibleQuestions(questions, values), [questions, values])
  const originShown = useMemo(
    () =>
      new Map(
        questions.flatMap(question => {
          const origin = prefilled[question.key]
          return origin ? [[question.key, withOrigin(question, origin.from)] as const] : []
        }),
      ),
    [questions, prefilled],
  )
  const drawn = (section: FormSection): readonly FormQuestion[] =>
    section.questions
      .filter(question => visible.includes(question))
      .map(question =>
        values[question.key] === prefilled[question.key]?.value
          ? (originShown.get(question.key) ?? question)
          : question,
      )

  // After the faults are drawn, so that a screen reader says them with the field.
  useEffect(() => {
    if (focusOn !== null) focusQuestion(focusOn.key)
  }, [focusOn])

  const handIn = async (isThinAccepted: boolean) => {
    acceptThinAnswers.current = isThinAccepted
    refused.current = new Map()
    setUnplaced([])
    const faults = check(values)
    const isSound = Object.keys(faults).length === 0
    setIsRefused(!isSound)
    if (!isSound || confirm === undefined || (await confirm())) await formik.submitForm()
    acceptThinAnswers.current = false
    focusFirstOf(faults, values)
  }

  const fetchDialog = async () => {
    isDialogOnItsWay.current = true
    const { FollowUpDialog: Component } = await import('./FollowUpDialog.tsx')
    setDialog({ Component })
  }
  const fetchDialogAhead = () => {
    if (isDialogOnItsWay.current || !asked.some(question => question.followUp !== null)) return
    fetchDialog().catch(() => {
      isDialogOnItsWay.current = false
    })
  }
  const askAgain = async (thin: readonly FormQuestion[]) => {
    try {
      if (dialog === null) await fetchDialog()
      setFollowUp(thin)
    } catch {
      // Without the dialog the stories are asked for at their fields.
      await handIn(false)
    }
  }

  const attempt = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    const thin = thinStories(questions, values)
    const isAllElseSound = Object.keys(faultsOf(schemas.lenient, values)).length === 0
    if (thin.length > 0 && isAllElseSound) void askAgain(thin)
    else void handIn(false)
  }

  const summary = [
    ...visible.flatMap(question => {
      const message = errors[question.key]
      return typeof message === 'string' ? [{ question, message }] : []
    }),
    ...unplaced.map(message => ({ question: null, message })),
  ]

  return (
    <FormikProvider value={formik}>
      {aside}
      <form onSubmit={attempt} onFocus={fetchDialogAhead} noValidate aria-label={questionnaire.title}>
        <Stack $gap={7}>
          {leadingFields ?? (leading.length > 0 && <QuestionList questions={leading} visible={visible} />)}
          {questionnaire.sections.map(section => (
            <SectionOfQuestions key={section.key} section={section} questions={drawn(section)} />
          ))}
          {children}
          {isRefused && <ErrorSummary lines={summary} />}
          <Stack $align="start">
            <Button
              type="submit"
              variant="primary"
              size="large"
              pending={isSubmitting}
              pendingLabel={pendingLabel}
            >
              {submitLabel}
            </Button>
            {footnote}
          </Stack>
        </Stack>
      </form>
      {dialog && (
        <dialog.Component
          isOpen={followUp !== null}
          stories={followUp ?? NO_QUESTIONS}
          onFillIn={() => {
            const first = followUp?.[0]
            setFollowUp(null)
            // The dialog gives the focus back to the button as it goes; the story gets it after that.
            if (first !== undefined) setTimeout(() => setFocusOn({ key: first.key }))
          }}
          onGenerateAnyway={() => {
            setFollowUp(null)
            void handIn(true)
          }}
        />
      )}
    </FormikProvider>
  )
}
