import { useFormikContext } from 'formik'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import quickQuestionsQuery, {
  type QuickQuestionsQuery,
} from '../../__generated__/QuickQuestionsQuery.graphql.ts'
import { Banner, Button, Divider, Heading, SkeletonText, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { type FormQuestionnaire, questionsOf } from '../../questionnaire/formQuestion.ts'
import { type FormValues, toAnswerInputs } from '../../questionnaire/formValues.ts'
import { countUsableWords } from '../../questionnaire/usableWords.ts'
import { QuestionsInTurn } from '../../questions/QuestionsInTurn.tsx'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import type { QuickDraft } from './useQuickDraft.ts'

const QUICK_QUESTIONS_QUERY = graphql`
  query QuickQuestionsQuery($draftId: ID!) @raw_response_type {
    draft: node(id: $draftId) {
      ... on Draft {
        id
        questions {
          id
          revision
          ...QuestionsInTurn_questions
        }
      }
    }
  }
`

/** The questions about a quick form's draft. They are read when somebody opens them, or a refusal leads to them. */
export type OpenedQuestions = {
  /** Null while they are closed. */
  queryRef: PreloadedQuery<QuickQuestionsQuery> | null
  /** Call it in an event handler. */
  open: (draftId: string) => void
  close: () => void
}

/** The state of `QuickQuestions`, for the form around it. */
export function useOpenedQuestions(): OpenedQuestions {
  const [queryRef, start, close] = useStartedQuery<QuickQuestionsQuery>(QUICK_QUESTIONS_QUERY)
  const open = useCallback((draftId: string) => start({ draftId }), [start])
  return { queryRef, open, close }
}

/** A few questions about the answers of a quick form, above the button that has the document written. */
export function QuickQuestions({
  questionnaire,
  draft: { draftId, save },
  opened: { queryRef, open, close },
  onReplies,
}: {
  questionnaire: FormQuestionnaire
  draft: QuickDraft
  opened: OpenedQuestions
  /** Called with a text that differs whenever a reply does. */
  onReplies: (replies: string) => void
}) {
  const { values } = useFormikContext<FormValues>()
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function saveAndOpen() {
    setFailed(null)
    if (countUsableWords(questionnaire, values).usable === 0)
      return setFailed(t('Answer something first: the questions are about your answers.'))
    setSaving(true)
    const outcome = await save(toAnswerInputs(questionsOf(questionnaire), values))
    setSaving(false)
    if ('failed' in outcome) setFailed(outcome.failed)
    else open(outcome.draftId)
  }

  if (queryRef === null) {
    return (
      <Stack $gap={3} $align="start">
        <Heading level={2} size="small">
          {t('Before we write')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {draftId === null
            ? 'A reader would miss some things between your answers. We ask about them in at most seven short questions; you may skip all of them.'
            : t('Your replies are kept and go into the document. The questions follow your answers.')}
        </Text>
        <Button
          pending={isSaving}
          pendingLabel={t('Saving your answers...')}
          onClick={() => void saveAndOpen()}
        >
          {draftId === null ? t('Show the questions') : t('Show the questions again')}
        </Button>
        {failed !== null && <Text role="alert">{failed}</Text>}
      </Stack>
    )
  }
  const didNotLoad = (
    <Banner
      tone="danger"
      announce
      title={t('The questions did not load')}
      action={
        <Button size="small" onClick={() => void saveAndOpen()}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Your answers are saved.')}
    </Banner>
  )
  return (
    <FaultBoundary attempt={queryRef} fallback={didNotLoad}>
      <Suspense fallback={<SkeletonText lines={4} label={t('Loading the questions')} />}>
        <OpenedQuestions queryRef={queryRef} onReplies={onReplies} onClose={close} />
      </Suspense>
    </FaultBoundary>
  )
}

function OpenedQuestions({
  queryRef,
  onReplies,
  onClose,
}: {
  queryRef: PreloadedQuery<QuickQuestionsQuery>
  onReplies: (replies: string) => void
  onClose: () => void
}) {
  const { draft } = usePreloadedQuery<QuickQuestionsQuery>(quickQuestionsQuery, queryRef)
  const heading = useRef<HTMLHeadingElement>(null)
  const questions = draft?.questions ?? []
  const replies = questions.map(({ id, revision }) => `${id} ${revision}`).join(' ')
  useEffect(() => onReplies(replies), [replies, onReplies])
  // The button that was pressed is gone, or is further down the page.
  useEffect(() => heading.current?.focus(), [])
  const close = (
    <Button variant="quiet" size="large" onClick={onClose}>
      {t('Close')}
    </Button>
  )
  if (draft?.id === undefined) {
    return (
      <div>
        <Text role="alert">{t('What was saved of this form was deleted.')}</Text>
        {close}
      </div>
    )
  }
  return (
    <>
      <Divider />
      <QuestionsInTurn
        draftId={draft.id}
        questions={questions}
        titleLevel={2}
        titleRef={heading}
        wayBack={close}
        writeNow={() => null}
      />
    </>
  )
}
