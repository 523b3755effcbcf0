import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuestionCard_question$key } from '../__generated__/QuestionCard_question.graphql.ts'
import type { ReplyAction } from '../__generated__/useReplyToQuestionMutation.graphql.ts'
import { Button, FaultText, Field, Heading, Stack, Text, TextArea } from '../design/index.ts'
import { nextSequence, PAGE_EDITOR } from '../device/pageMarks.ts'
import { sent, t } from '../language/language.ts'
import { refusalWords } from '../relay/refusal.ts'
import { type KeptReply, keepReply, readKeptReply } from './keptReplies.ts'
import { LongQuote } from './LongQuote.tsx'
import { Actions, Asked, Card, Note, Quote, Quotes, Suggestions } from './questionStyles.ts'
import { useReplyToQuestion } from './useReplyToQuestion.ts'
import { useWaitingReply } from './useWaitingReplies.ts'

/** Milliseconds without typing after which the words are saved. */
const SAVE_AFTER = 900
/** The longest reply, in characters. */
const LONGEST_REPLY = 20_000
/** The share of the longest reply from which on the characters are counted. */
const NEARLY = 0.9

type Extra = { suggestion?: number; reply?: string; settles?: boolean; evenIfStale?: boolean }

/** '19,200 of 20,000 characters' near the limit, and null before. */
function lengthInWords(length: number): string | null {
  const figure = (count: number) => count.toLocaleString('en-GB')
  return length < LONGEST_REPLY * NEARLY
    ? null
    : t('{length} of {longestReply} characters', {
        length: figure(length),
        longestReply: figure(LONGEST_REPLY),
      })
}

/** What was done with a question, for a person. */
function answeredWords(state: string, said: string | null, isLetter: boolean): string | null {
  if (state === 'CONFIRMED' || state === 'REWORDED') return t('You said: “{said}”', { said: said ?? '' })
  if (state === 'DENIED') return t('You said that this is not true.')
  if (state !== 'SKIPPED') return null
  return isLetter ? t('You said that you do not know.') : t('You skipped this question.')
}

/** What a reply makes of its question. */
const STATE_AFTER = { CONFIRM: 'CONFIRMED', REWORD: 'REWORDED', DENY: 'DENIED', SKIP: 'SKIPPED' } as const

/**
 * A follow-up question with what it quotes and four ways to answer. Typed words save themselves; they are used only once
 * they are sent. Without a connection this browser keeps words and replies (`useWaitingReplies` sends them).
 */
export function QuestionCard({
  question: questionRef,
  subjectId,
  headingLevel = 2,
  headingRef,
  onAnswered,
}: {
  question: QuestionCard_question$key
  /** The draft or document whose question it is. */
  subjectId: string
  headingLevel?: 2 | 3
  headingRef?: Ref<HTMLHeadingElement>
  /** Called once a reply is kept; not for words that are only saved. */
  onAnswered?: (action: ReplyAction) => void
}) {
  const question = useFragment(
    graphql`
      fragment QuestionCard_question on FollowUpQuestion {
        id
        text
        why
        quotes {
          words
          key
          label
        }
        suggestions
        addressee
        state
        confirmed
        reply
        revision
        setAside {
          reply
          savedAt
        }
      }
    `,
    questionRef,
  )
  const { id, text, why, quotes, suggestions, state, confirmed, reply, revision, setAside } = question
  const { reply: send, isPending, refusal } = useReplyToQuestion(subjectId)
  // Words save themselves beside the buttons: leaving the field for one of them must not disable it.
  const saving = useReplyToQuestion(subjectId)
  const waiting = useWaitingReply(id)
  const refused = refusal ?? saving.refusal
  const isOutOfReach = refused?.kind === 'FAULT'
  const [typed, setTyped] = useState(() => readKeptReply(id)?.typed ?? reply ?? '')
  const [isTyping, setTyping] = useState(suggestions.length === 0 || typed !== '')
  /** The words that the server has. */
  const savedWords = useRef(reply ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const words = useRef<HTMLTextAreaElement>(null)
  const textId = useId()
  const isLetter = question.addressee === 'RECOMMENDER'

  /** Keeps words in this browser until the server has them. */
  function keepHere(words: string, unsent: KeptReply['waiting'] = null) {
    const isNothing = unsent === null && words === savedWords.current
    keepReply(id, isNothing ? null : { typed: words, waiting: unsent })
  }

  /** Saves words that the server does not have. Those that were not saved are sent again with the next save. */
  async function keep(typedNow: string) {
    clearTimeout(timer.current)
    if (typedNow === savedWords.current || typedNow.length > LONGEST_REPLY) return
    // A later save would take the place of the reply that waits.
    if (readKeptReply(id)?.waiting != null) return
    const { saved } = await saving.reply({
      questionId: id,
      action: 'KEEP',
      reply: typedNow,
      revision,
      editor: PAGE_EDITOR,
      sequence: nextSequence(),
    })
    if (saved === null) return
    savedWords.current = typedNow
    if (readKeptReply(id)?.typed === typedNow) keepReply(id, null)
  }

  // Saves the last typed words when the page is left.
  const saveTyped = useRef<() => void>(() => undefined)
  useEffect(() => {
    saveTyped.current = () => void keep(typed)
  })
  useEffect(() => () => saveTyped.current(), [])

  async function answer(action: keyof typeof STATE_AFTER | 'UNDO', extra: Extra = {}) {
    clearTimeout(timer.current)
    const mark = { revision, editor: PAGE_EDITOR, sequence: nextSequence() }
    const { saved, refusal: refusedNow } = await send({ questionId: id, action, ...mark, ...extra })
    if (saved === null) {
      const isUnsent = refusedNow.fault?.kind === 'OFFLINE' || refusedNow.fault?.kind === 'UNREACHABLE'
      if (!isUnsent || action === 'UNDO') return
      const { suggestion = null, reply: words = null, evenIfStale = false } = extra
      keepHere(typed, { action, suggestion, reply: words, evenIfStale, ...mark })
      onAnswered?.(action)
      return
    }
    // An answer ends the typing: a later save would open the question again.
    if (action !== 'UNDO') {
      savedWords.current = extra.reply ?? typed
      keepReply(id, null)
    }
    if (saved.question.state !== 'STALE') onAnswered?.(action)
  }

  const said = confirmed == null ? reply : (suggestions[confirmed] ?? reply)
  const answered = answeredWords(state, said ?? null, isLetter)
  const isTooLong = typed.length > LONGEST_REPLY
  // Another device has answered meanwhile.
  const isTypedBeside =
    answered !== null && typed.trim() !== '' && typed !== savedWords.current && typed !== said
  const evenIfStale = state === 'STALE'
  if (waiting !== null) {
    const { action, suggestion } = waiting
    const words = suggestion === null ? waiting.reply : (suggestions[suggestion] ?? null)
    return (
      <Card aria-labelledby={textId}>
        <Heading level={headingLevel} size="small" id={textId} ref={headingRef} tabIndex={-1}>
          {sent(text)}
        </Heading>
        <Note role="status">
          {answeredWords(STATE_AFTER[action], words, isLetter)}{' '}
          {t('This is kept on this device, and sent when the connection is back.')}
        </Note>
        <Actions>
          <Button onClick={() => keepHere(typed)}>{t('Undo')}</Button>
        </Actions>
      </Card>
    )
  }
  return (
    <Card aria-labelledby={textId}>
      <Quotes>
        {quotes.map(quote => (
          <Quote key={`${quote.key} ${quote.words}`}>
            <figcaption lang="en">{quote.label}</figcaption>
            <LongQuote words={quote.words} />
          </Quote>
        ))}
      </Quotes>
      <Asked>
        <Heading level={headingLevel} size="small" id={textId} ref={headingRef} tabIndex={-1}>
          {sent(text)}
        </Heading>
        <Text $tone="soft">{sent(why)}</Text>
      </Asked>
      {state === 'STALE' && (
        <Note role="status">
          {t(
            'The answer that this question quotes has changed since. What you typed is kept, and used only if you send it again.',
          )}
        </Note>
      )}
      {setAside.length > 0 && (
        <Note role="group" aria-label={t('Replies of other devices')}>
          {setAside.map(other => (
            <div key={other.reply}>
              <p>{t('Another device had replied: “{reply}”', { reply: other.reply })}</p>
              <Button
                disabled={isPending}
                onClick={() => {
                  setTyped(other.reply)
                  void answer('REWORD', { reply: other.reply, settles: true })
                }}
              >
                {t('Use this instead')}
              </Button>
            </div>
          ))}
        </Note>
      )}
      {answered !== null ? (
        <Stack $gap={2}>
          <Text role="status">{answered}</Text>
          {isTypedBeside && (
            <Note>
              <p>{t('You were typing here: “{typed}”', { typed })}</p>
              <Button
                disabled={isPending || isTooLong}
                onClick={() => void answer('REWORD', { reply: typed })}
              >
                {t('Use this instead')}
              </Button>
            </Note>
          )}
          <Actions>
            <Button disabled={isPending} onClick={() => void answer('UNDO')}>
              {t('Undo')}
            </Button>
          </Actions>
        </Stack>
      ) : (
        <Stack $gap={4}>
          {suggestions.length > 0 && (
            <Suggestions aria-label={t('What it may have been')}>
              {suggestions.map((suggestion, index) => (
                <li key={suggestion}>
                  <p>{suggestion}</p>
                  <Actions>
                    <Button
                      disabled={isPending}
                      aria-label={t('That is so: {suggestion}', { suggestion })}
                      onClick={() => void answer('CONFIRM', { suggestion: index, evenIfStale })}
                    >
                      {t('That is so')}
                    </Button>
                  </Actions>
                </li>
              ))}
            </Suggestions>
          )}
          {isTyping && (
            <Field
              label={t('In your words')}
              help={t('A sentence or two. It saves itself while you type.')}
              error={
                isTooLong
                  ? t('Please keep this to {count} characters. Nothing of it is lost.', {
                      count: LONGEST_REPLY.toLocaleString('en-GB'),
                    })
                  : undefined
              }
            >
              <TextArea
                ref={words}
                rows={3}
                value={typed}
                counter={lengthInWords(typed.length)}
                onChange={event => {
                  const { value } = event.currentTarget
                  setTyped(value)
                  keepHere(value)
                  clearTimeout(timer.current)
                  timer.current = setTimeout(() => void keep(value), SAVE_AFTER)
                }}
                onBlur={() => void keep(typed)}
              />
            </Field>
          )}
          <Actions>
            <Button
              disabled={isPending || (isTyping && (typed.trim() === '' || isTooLong))}
              onClick={() => {
                if (isTyping) return void answer('REWORD', { reply: typed, evenIfStale })
                setTyping(true)
                requestAnimationFrame(() => words.current?.focus())
              }}
            >
              {t('I’d put it like this')}
            </Button>
            <Button disabled={isPending} onClick={() => void answer('DENY')}>
              {t('Not true')}
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={() => void answer('SKIP')}>
              {isLetter ? t('I do not know') : t('Skip')}
            </Button>
          </Actions>
        </Stack>
      )}
      {refused && !(isOutOfReach && typed !== '') && (
        <FaultText role="alert">{refusalWords(refused)}</FaultText>
      )}
      {isOutOfReach && typed !== '' && (
        <Note role="status">{t('Not saved yet. Your words are kept on this device.')}</Note>
      )}
    </Card>
  )
}
