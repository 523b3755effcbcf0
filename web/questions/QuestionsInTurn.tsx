import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuestionsInTurn_questions$key } from '../__generated__/QuestionsInTurn_questions.graphql.ts'
import { Button, Heading, Progress, Skeleton, Text } from '../design/index.ts'
import { plural, t } from '../language/language.ts'
import { type Refusal, refusalWords } from '../relay/refusal.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { isToReply } from './questionState.ts'
import { Foot, QuestionPlace, Steps, Turn } from './questionStyles.ts'
import { useQuestionsStream } from './questionsStream.ts'
import { questionsInWords } from './questionWords.ts'
import { useAskQuestions } from './useAskQuestions.ts'
import { useWaitingReplies } from './useWaitingReplies.ts'

/**
 * The questions about a draft, one at a time: asked when they are opened, shown as they arrive, answered by keyboard or
 * thumb. A document can be written at any moment.
 */
export function QuestionsInTurn({
  draftId,
  questions: questionsRef,
  titleLevel,
  titleRef,
  writeNow,
  wayBack,
}: {
  draftId: string
  questions: QuestionsInTurn_questions$key
  titleLevel: 1 | 2
  titleRef?: Ref<HTMLHeadingElement>
  /** The button that writes the document. `isDone` once no question follows. */
  writeNow: (isDone: boolean) => ReactNode
  /** Leads to the answers: shown at the first question. */
  wayBack: ReactNode
}) {
  const given = useFragment(
    graphql`
      fragment QuestionsInTurn_questions on FollowUpQuestion @relay(plural: true) {
        id
        gap
        state
        addressee
        ...QuestionCard_question
      }
    `,
    questionsRef,
  )
  const { isAsking, refusal, askAgain } = useAsking(draftId)
  const total = given.length
  const [at, setAt] = useState(() => {
    const first = given.findIndex(isToReply)
    return first < 0 ? total : first
  })
  const questions = useOrder(given, at)
  const question = questions[at]
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const waiting = useWaitingReplies({ subjectId: draftId, questionIds: questions.map(({ id }) => id) })
  const open = Math.max(0, questions.filter(isToReply).length - waiting)

  // Keyboards and screen readers go on at the next question; the first one does not take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the position
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [at])

  const isForRecommender = questions.some(({ addressee }) => addressee === 'RECOMMENDER')
  const isReading = isAsking && question === undefined
  return (
    <Turn>
      <div>
        <Heading level={titleLevel} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {t('Before we write')}
        </Heading>
        <Text $tone="soft" role="status">
          {isReading
            ? t('Reading your answers. You need not wait: the document can be written now.')
            : open === 0
              ? t('No question is open.')
              : questionsInWords(open)}
          {isForRecommender &&
            (questions.length === 1
              ? t(' It is for your recommender: answer what you know.')
              : t(' They are for your recommender: answer what you know.'))}
        </Text>
      </div>
      {(total > 0 || isReading) && (
        <Progress
          label={t('Questions')}
          value={Math.min(at, total)}
          max={Math.max(1, total)}
          valueText={progressWords({ at, total })}
        />
      )}
      {question !== undefined ? (
        <QuestionPlace>
          <QuestionCard
            key={question.id}
            question={question}
            subjectId={draftId}
            headingLevel={titleLevel === 1 ? 2 : 3}
            headingRef={heading}
            onAnswered={action => {
              if (action !== 'UNDO') setAt(at + 1)
            }}
          />
        </QuestionPlace>
      ) : isReading ? (
        <QuestionPlace aria-hidden="true">
          <Skeleton $height="5rem" />
          <Skeleton $height="8rem" />
          <Skeleton $height="6rem" />
        </QuestionPlace>
      ) : (
        <div>
          <Heading level={titleLevel === 1 ? 2 : 3} size="small" ref={heading} tabIndex={-1}>
            {total === 0 ? t('Your answers leave no question open.') : t('That was all.')}
          </Heading>
          <Text $tone="soft">
            {total === 0
              ? t('The document can be written from them as they are.')
              : t(
                  'What you confirmed and said in your own words goes into the document and into your story.',
                )}
          </Text>
        </div>
      )}
      {waiting > 0 && (
        <Text $size="small" $tone="soft" role="status">
          {plural(waiting, {
            one: '# reply waits for the connection. Without it, the document is written without it.',
            other: '# replies wait for the connection. Without it, the document is written without them.',
          })}
        </Text>
      )}
      {refusal !== null && (
        <div>
          <Text role="alert">{refusalWords(refusal)}</Text>
          <Button onClick={askAgain}>{t('Ask again')}</Button>
        </div>
      )}
      <Foot>
        <Steps>
          {at > 0 ? (
            <Button
              variant="quiet"
              size="large"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => setAt(at - 1)}
            >
              {t('Back')}
            </Button>
          ) : (
            wayBack
          )}
          {question !== undefined && (
            <Button variant="quiet" size="large" onClick={() => setAt(at + 1)}>
              {t('Later')}
            </Button>
          )}
        </Steps>
        {writeNow(question === undefined && !isReading)}
      </Foot>
    </Turn>
  )
}

/** 'None yet' while the answers are read, then the question's number. */
function progressWords({ at, total }: { at: number; total: number }): string {
  return total === 0 ? t('None yet') : t('{place} of {total}', { place: Math.min(at + 1, total), total })
}

type Listed = { readonly id: string; readonly gap: string; readonly state: string }

/**
 * The questions in the order of their arrival on this page. A contradiction that a reply caused comes right behind that
 * reply, before the questions that were there.
 */
function useOrder<Question extends Listed>(given: readonly Question[], at: number): readonly Question[] {
  const [order, setOrder] = useState<readonly string[]>(() => given.map(({ id }) => id))
  const byId = new Map(given.map(question => [question.id, question]))
  const listed = order.flatMap(id => byId.get(id) ?? [])
  const arrived = given.filter(({ id }) => !order.includes(id))
  const urgent = arrived.filter(({ gap }) => gap === 'CONTRADICTION')
  const behind = listed.findLastIndex((question, index) => index <= at && !isToReply(question)) + 1
  const next = [
    ...listed.slice(0, behind),
    ...urgent,
    ...listed.slice(behind),
    ...arrived.filter(question => !urgent.includes(question)),
  ]
  if (next.length !== order.length || arrived.length > 0) setOrder(next.map(({ id }) => id))
  return next
}

/**
 * Asks about the draft when the questions are opened, and follows what arrives. A call that is lost does not matter once
 * the server says that it has asked.
 */
function useAsking(draftId: string): { isAsking: boolean; refusal: Refusal | null; askAgain: () => void } {
  const { ask } = useAskQuestions()
  const { isAsked } = useQuestionsStream({ kind: 'DRAFT', id: draftId })
  const [call, setCall] = useState<{ isPending: boolean; refusal: Refusal | null }>({
    isPending: true,
    refusal: null,
  })
  const askAgain = useCallback(async () => {
    setCall({ isPending: true, refusal: null })
    const { refusal } = await ask({ kind: 'DRAFT', id: draftId })
    setCall({ isPending: false, refusal })
  }, [ask, draftId])
  const askedAbout = useRef<string | null>(null)
  useEffect(() => {
    if (askedAbout.current === draftId) return
    askedAbout.current = draftId
    void askAgain()
  }, [draftId, askAgain])
  const isDone = isAsked === true
  return {
    isAsking: call.isPending && !isDone,
    refusal: isDone ? null : call.refusal,
    askAgain: () => void askAgain(),
  }
}
