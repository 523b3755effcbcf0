import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InterviewAnswer_question$key } from '../../__generated__/InterviewAnswer_question.graphql.ts'
import { Banner, Button, Field, Row, Stack, Text, TextArea } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { keepReply, readKeptReply } from '../../questions/keptReplies.ts'
import { Quote } from '../../questions/questionStyles.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Findings } from './interviewStyles.ts'
import { useAnswerInterview } from './useAnswerInterview.ts'

/** Milliseconds without typing after which the words are saved. */
const SAVE_AFTER = 1200

function spoken(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} spoken`
  const minutes = Math.round(seconds / 6) / 10
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} spoken`
}

/** A question with its answer, which saves itself, and what rules say of it. */
export function InterviewAnswer({
  question: questionRef,
  interviewId,
}: {
  question: InterviewAnswer_question$key
  interviewId: string
}) {
  const { number, text, why, quote, answer, revision, feedback } = useFragment(
    graphql`
      fragment InterviewAnswer_question on InterviewQuestion {
        number
        text
        why
        quote
        answer
        revision
        feedback {
          words
          seconds
          findings {
            isGood
            text
          }
        }
      }
    `,
    questionRef,
  )
  const keptAs = `interview-${interviewId}-${number}`
  const [typed, setTyped] = useState(() => readKeptReply(keptAs)?.typed ?? answer)
  const [base, setBase] = useState(revision)
  const [isBehind, setBehind] = useState(false)
  const { send, isPending, refusal, faultByField } = useAnswerInterview()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsaved = typed.trim() !== answer

  async function save(words: string, from = base) {
    clearTimeout(timer.current)
    const { saved } = await send({ input: { interviewId, number, revision: from, answer: words } })
    if (saved === null) return
    setBehind(!saved.isSaved)
    if (!saved.isSaved) return
    setBase(from + 1)
    if (readKeptReply(keptAs)?.typed === words) keepReply(keptAs, null)
  }

  const saveTyped = useRef<() => void>(() => undefined)
  useEffect(() => {
    saveTyped.current = () => {
      if (isUnsaved && !isBehind) void save(typed)
    }
  })
  // Saves the last typed words when the page is left.
  useEffect(() => () => saveTyped.current(), [])
  useEffect(() => {
    if (!isBehind) setBase(before => Math.max(before, revision))
  }, [revision, isBehind])

  function type(words: string) {
    setTyped(words)
    keepReply(keptAs, { typed: words, waiting: null })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveTyped.current(), SAVE_AFTER)
  }

  return (
    <Stack $gap={3}>
      {quote !== '' && (
        <Quote>
          <blockquote>{quote}</blockquote>
          <figcaption>{t('You said')}</figcaption>
        </Quote>
      )}
      <Field label={`${number}. ${text}`} help={why} error={faultByField.answer}>
        <TextArea
          rows={5}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={() => saveTyped.current()}
        />
      </Field>
      <Text $size="small" $tone="soft" role="status">
        {isPending
          ? t('Saving…')
          : refusal
            ? t('Not saved')
            : feedback && !isUnsaved
              ? t('Saved. {words} words, {spoken}.', {
                  words: feedback.words,
                  spoken: spoken(feedback.seconds),
                })
              : ''}
      </Text>
      {feedback && !isUnsaved && feedback.findings.length > 0 && (
        <Findings aria-label={t('What rules say of answer {number}', { number })}>
          {feedback.findings.map(({ isGood, text: found }) => (
            <li key={found}>
              {isGood ? (
                <Check aria-label={t('There:')} size="1.1em" />
              ) : (
                <CircleAlert aria-label={t('Look at:')} size="1.1em" />
              )}
              <span>{found}</span>
            </li>
          ))}
        </Findings>
      )}
      {isBehind && (
        <Banner
          tone="warning"
          announce
          title={t('Another page saved other words')}
          action={
            <Row $gap={2}>
              <Button size="small" onClick={() => void save(typed, revision)}>
                {t('Keep mine')}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  setTyped(answer)
                  setBase(revision)
                  setBehind(false)
                  keepReply(keptAs, null)
                }}
              >
                {t('Take the other words')}
              </Button>
            </Row>
          }
        >
          {answer === '' ? t('There the answer is empty.') : t('There it says: “{answer}”', { answer })}
        </Banner>
      )}
      {refusal && faultByField.answer === undefined && (
        <Banner tone="danger" announce>
          {t('{refusalWords} Your words are kept in this browser.', { refusalWords: refusalWords(refusal) })}
        </Banner>
      )}
    </Stack>
  )
}
