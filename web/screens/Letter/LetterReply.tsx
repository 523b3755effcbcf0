import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LetterReply_question$key } from '../../__generated__/LetterReply_question.graphql.ts'
import { Banner, Button, Checkbox, Field, Row, Stack, Text, TextArea } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { keepReply, readKeptReply } from '../../questions/keptReplies.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useAnswerLetterQuestion } from './useAnswerLetterQuestion.ts'

/** Milliseconds without typing after which the words are saved. */
const SAVE_AFTER = 900

/**
 * A question to the recommender and their reply, which saves itself. Words that the server does not have are kept in this
 * browser, and a newer reply of another page is never replaced without being asked.
 */
export function LetterReply({
  question: questionRef,
  keptAs,
  token,
}: {
  question: LetterReply_question$key
  /** Where this browser keeps words that were not saved. */
  keptAs: string
  token: string
}) {
  const { number, text, why, reply, isUnknown, revision, isInLetter } = useFragment(
    graphql`
      fragment LetterReply_question on LetterQuestion {
        number
        text
        why
        reply
        isUnknown
        revision
        isInLetter
      }
    `,
    questionRef,
  )
  const [typed, setTyped] = useState(() => readKeptReply(keptAs)?.typed ?? reply)
  const [base, setBase] = useState(revision)
  const [isBehind, setBehind] = useState(false)
  const { send, isPending, refusal, faultByField } = useAnswerLetterQuestion()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsaved = typed.trim() !== reply

  async function save(words: string, isNotKnown: boolean, from = base) {
    clearTimeout(timer.current)
    const { saved } = await send({
      input: { token, number, revision: from, reply: words, isUnknown: isNotKnown },
    })
    if (saved === null) return
    setBehind(!saved.isSaved)
    if (!saved.isSaved) return
    setBase(from + 1)
    if (readKeptReply(keptAs)?.typed === words) keepReply(keptAs, null)
  }

  const saveTyped = useRef<() => void>(() => undefined)
  useEffect(() => {
    saveTyped.current = () => {
      if (isUnsaved && !isBehind) void save(typed, false)
    }
  })
  // Saves the last typed words when the page is left.
  useEffect(() => () => saveTyped.current(), [])
  // The server's revision is behind only while a save is on its way.
  useEffect(() => {
    if (!isBehind) setBase(before => Math.max(before, revision))
  }, [revision, isBehind])

  function type(words: string) {
    setTyped(words)
    keepReply(keptAs, { typed: words, waiting: null })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveTyped.current(), SAVE_AFTER)
  }

  function takeTheirs() {
    setTyped(reply)
    setBase(revision)
    setBehind(false)
    keepReply(keptAs, null)
  }

  const state = isPending
    ? t('Saving...')
    : refusal !== null
      ? t('Not saved')
      : isInLetter
        ? t('Saved, and in the letter')
        : reply !== '' && !isUnsaved
          ? t('Saved')
          : ''
  return (
    <Stack $gap={2}>
      <Field label={sent(text)} help={sent(why)} error={faultByField.reply}>
        <TextArea
          rows={3}
          value={typed}
          disabled={isUnknown}
          onChange={({ target }) => type(target.value)}
          onBlur={() => saveTyped.current()}
        />
      </Field>
      <Row $gap={4}>
        <Checkbox
          label={t('I do not know, or would rather not say')}
          checked={isUnknown}
          onChange={({ target }) => void save(typed, target.checked)}
        />
        <Text $size="small" $tone="soft" role="status">
          {state}
        </Text>
      </Row>
      {isBehind && (
        <Banner
          tone="warning"
          announce
          title={t('Another page saved other words')}
          action={
            <Row $gap={2}>
              <Button size="small" onClick={() => void save(typed, false, revision)}>
                {t('Keep mine')}
              </Button>
              <Button size="small" onClick={takeTheirs}>
                {t('Take the other words')}
              </Button>
            </Row>
          }
        >
          {reply === '' ? t('There the reply is empty.') : t('There it says: “{reply}”', { reply })}
        </Banner>
      )}
      {refusal && faultByField.reply === undefined && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)} {t('Your words are kept in this browser.')}
        </Banner>
      )}
    </Stack>
  )
}
