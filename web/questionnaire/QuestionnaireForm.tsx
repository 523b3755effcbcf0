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
  /** Whether the person chose to submit with thin key stories. */
  acceptThinAnswers: boolean
}

export type QuestionnaireFormProps = {
  questionnaire: FormQuestionnaire
  /** Questions that the screen adds: asked first, and checked together with the questionnaire's. */
  leading?: readonly FormQuestion[]
  /** Renders the leading questions, if they need more than plain fields. */
  leadingFields?: ReactNode
  /** Prefilled values by key, and where they come from, which is shown until the value is edited. */
  prefilled?: Readonly<Record<string, { value: FormValue; from: string }>>
  /** Values from an earlier visit, by key. Those that no longer fit their question are left out. */
  startValues?: Readonly<Record<string, unknown>>
  submitLabel: string
  pendingLabel: string
  /** Called before anything else when the button is pressed. If it gives false, nothing is checked or submitted. */
  mayBegin?: () => boolean
  /** Called when all answers are valid. If it gives false, nothing is submitted. */
  confirm?: () => Promise<boolean>
  /** Submits the form. Gives what the server refused, by key; an empty list if it accepted everything. */
  onSubmit: (submission: Submission) => Promise<readonly { path: string; message: string }[]>
  /** Rendered above the button, inside the form. */
  children?: ReactNode
  /** Rendered under the button. */
  footnote?: ReactNode
  /** Rendered beside the form, inside its Formik context: a list of the sections, a margin. */
  aside?: ReactNode
}

const NO_QUESTIONS: readonly FormQuestion[] = []
const NOTHING_PREFILLED = {}

/** The question with the origin of its prefilled answer before its help. */
function withOrigin(question: FormQuestion, from: string): FormQuestion {
  return { ...question, help: question.help === null ? from : `${from} ${question.help}` }
}

function SectionOfQuestions({
  section,
  questions,
}: {
  section: FormSection
  /** The section's questions that are shown. */
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
 * A whole questionnaire on one page. All faults are shown at once, beside their fields and in a summary, and the first
 * one gets the focus. Thin key stories are asked for again before the form is submitted. Values stay after a refusal,
 * those of hidden fields included.
 */
export function QuestionnaireForm({
  questionnaire,
  leading = NO_QUESTIONS,
  leadingFields,
  prefilled = NOTHING_PREFILLED,
  startValues,
  submitLabel,
  pendingLabel,
  mayBegin,
  confirm,
  onSubmit,
  children,
  footnote,
  aside,
}: QuestionnaireFormProps) {
  const own = useMemo(() => questionsOf(questionnaire), [questionnaire])
  const questions = useMemo(() => [...leading, ...own], [leading, own])
  const schemas = useMemo(
    () => ({ strict: toYup(questions), lenient: toYup(questions, { acceptThinAnswers: true }) }),
    [questions],
  )
  const [start] = useState(() => initialValues(questions, startValues))
  const acceptThinAnswers = useRef(false)
  /** The story that gets the focus when the dialog has closed. */
  const storyToFill = useRef<string | null>(null)
  /** The server's refusals with the refused values. A refusal is shown until its value changes. */
  const refused = useRef(new Map<string, { message: string; value: FormValue | undefined }>())
  const [isRefused, setIsRefused] = useState(false)
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const [followUp, setFollowUp] = useState<readonly FormQuestion[] | null>(null)
  /** The dialog's code is loaded when a field of a form that may need it gets the focus. */
  const [dialog, setDialog] = useState<{ Component: typeof FollowUpDialog } | null>(null)
  const isLoadingDialog = useRef(false)
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
        answers: toAnswerInputs(own, values),
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
        // The form was submitted, so an accepted thin story must not be shown as a fault.
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
  const shownQuestions = (section: FormSection): readonly FormQuestion[] =>
    section.questions
      .filter(question => visible.includes(question))
      .map(question =>
        values[question.key] === prefilled[question.key]?.value
          ? (originShown.get(question.key) ?? question)
          : question,
      )

  // After the faults are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    if (focusOn !== null) focusQuestion(focusOn.key)
  }, [focusOn])

  const submit = async (isThinAccepted: boolean) => {
    acceptThinAnswers.current = isThinAccepted
    refused.current = new Map()
    setUnplaced([])
    const faults = check(values)
    const isValid = Object.keys(faults).length === 0
    setIsRefused(!isValid)
    if (!isValid || confirm === undefined || (await confirm())) await formik.submitForm()
    acceptThinAnswers.current = false
    focusFirstOf(faults, values)
  }

  const loadDialog = async () => {
    isLoadingDialog.current = true
    const { FollowUpDialog: Component } = await import('./FollowUpDialog.tsx')
    setDialog({ Component })
  }
  const preloadDialog = () => {
    if (isLoadingDialog.current || !own.some(question => question.followUp !== null)) return
    loadDialog().catch(() => {
      isLoadingDialog.current = false
    })
  }
  const askAgain = async (thin: readonly FormQuestion[]) => {
    try {
      if (dialog === null) await loadDialog()
      setFollowUp(thin)
    } catch {
      // The dialog's code could not be loaded: the fields show that the stories are too short.
      await submit(false)
    }
  }

  const onSubmitPressed = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    if (mayBegin !== undefined && !mayBegin()) return
    const isRestValid = Object.keys(faultsOf(schemas.lenient, values)).length === 0
    if (isRestValid && thinStories(questions, values).length > 0) {
      // The dialog asks for every story that the form would refuse, so a list of faults would say the same twice.
      setIsRefused(false)
      const short = faultsOf(schemas.strict, values)
      void askAgain(questions.filter(({ key }) => short[key] !== undefined))
    } else void submit(false)
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
      <form onSubmit={onSubmitPressed} onFocus={preloadDialog} noValidate aria-label={questionnaire.title}>
        <Stack $gap={7}>
          {leadingFields ?? (leading.length > 0 && <QuestionList questions={leading} visible={visible} />)}
          {questionnaire.sections.map(section => (
            <SectionOfQuestions key={section.key} section={section} questions={shownQuestions(section)} />
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
            storyToFill.current = followUp?.[0]?.key ?? null
            setFollowUp(null)
          }}
          onCloseAutoFocus={event => {
            if (storyToFill.current === null) return
            event.preventDefault()
            setFocusOn({ key: storyToFill.current })
            storyToFill.current = null
          }}
          onGenerateAnyway={() => {
            setFollowUp(null)
            void submit(true)
          }}
        />
      )}
    </FormikProvider>
  )
}
