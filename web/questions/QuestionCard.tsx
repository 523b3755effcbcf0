import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuestionCard_question$key } from '../__generated__/QuestionCard_question.graphql.ts'
import type { ReplyAction } from '../__generated__/useReplyToQuestionMutation.graphql.ts'
import { Button, Field, Heading, Stack, Text, TextArea } from '../design/index.ts'
import { nextSequence, PAGE_EDITOR } from '../device/pageMarks.ts'
import { refusalWords } from '../relay/refusal.ts'
import { Actions, Asked, Card, Fault, Note, Quote, Quotes, Suggestions } from './questionStyles.ts'
import { useReplyToQuestion } from './useReplyToQuestion.ts'

/** Milliseconds without typing after which the words are saved. */
const SAVE_AFTER = 900

type Extra = { suggestion?: number; reply?: string; settles?: boolean; evenIfStale?: boolean }

/** What was done with a question, for a person. */
function answeredWords(state: string, said: string | null): string | null {
  if (state === 'CONFIRMED' || state === 'REWORDED') return `You said: “${said ?? ''}”`
  if (state === 'DENIED') return 'You said that this is not true.'
  return state === 'SKIPPED' ? 'You skipped this question.' : null
}

/**
 * A follow-up question with what it quotes and four ways to answer. Typed words save themselves; they are used only once
 * they are sent.
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
  const refused = refusal ?? saving.refusal
  const [typed, setTyped] = useState(reply ?? '')
  const [isTyping, setTyping] = useState(suggestions.length === 0 || reply != null)
  /** The words that the server has. */
  const savedWords = useRef(reply ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const words = useRef<HTMLTextAreaElement>(null)
  const textId = useId()
  const isLetter = question.addressee === 'RECOMMENDER'

  /** Saves words that the server does not have. Those that were not saved are sent again with the next save. */
  async function keep(typedNow: string) {
    clearTimeout(timer.current)
    if (typedNow === savedWords.current) return
    const { saved } = await saving.reply({
      questionId: id,
      action: 'KEEP',
      reply: typedNow,
      revision,
      editor: PAGE_EDITOR,
      sequence: nextSequence(),
    })
    if (saved !== null) savedWords.current = typedNow
  }

  // A page that is left saves what was typed just before.
  const saveTyped = useRef<() => void>(() => undefined)
  useEffect(() => {
    saveTyped.current = () => void keep(typed)
  })
  useEffect(() => () => saveTyped.current(), [])

  async function answer(action: ReplyAction, extra: Extra = {}) {
    clearTimeout(timer.current)
    const sent = { questionId: id, action, revision, editor: PAGE_EDITOR, sequence: nextSequence(), ...extra }
    const { saved } = await send(sent)
    if (saved === null) return
    // An answer ends the typing: a later save would open the question again.
    if (action !== 'UNDO') savedWords.current = extra.reply ?? typed
    if (saved.question.state !== 'STALE') onAnswered?.(action)
  }

  const said = confirmed == null ? reply : (suggestions[confirmed] ?? reply)
  const answered = answeredWords(state, said ?? null)
  return (
    <Card aria-labelledby={textId}>
      <Quotes>
        {quotes.map(quote => (
          <Quote key={`${quote.key} ${quote.words}`}>
            <figcaption>{quote.label}</figcaption>
            <blockquote tabIndex={quote.words.length > 400 ? 0 : undefined}>{quote.words}</blockquote>
          </Quote>
        ))}
      </Quotes>
      <Asked>
        <Heading level={headingLevel} size="small" id={textId} ref={headingRef} tabIndex={-1}>
          {text}
        </Heading>
        <Text $tone="soft">{why}</Text>
      </Asked>
      {state === 'STALE' && (
        <Note role="status">
          The answer that this question quotes has changed since. What you typed is kept, and used only if you
          send it again.
        </Note>
      )}
      {setAside.length > 0 && (
        <Note role="group" aria-label="Replies of other devices">
          {setAside.map(other => (
            <div key={other.reply}>
              <p>Another device had replied: “{other.reply}”</p>
              <Button
                size="small"
                disabled={isPending}
                onClick={() => {
                  setTyped(other.reply)
                  void answer('REWORD', { reply: other.reply, settles: true })
                }}
              >
                Use this instead
              </Button>
            </div>
          ))}
        </Note>
      )}
      {answered !== null ? (
        <Stack $gap={2}>
          <Text role="status">{answered}</Text>
          <Actions>
            <Button disabled={isPending} onClick={() => void answer('UNDO')}>
              Undo
            </Button>
          </Actions>
        </Stack>
      ) : (
        <Stack $gap={4}>
          {suggestions.length > 0 && (
            <Suggestions aria-label="What it may have been">
              {suggestions.map((suggestion, index) => (
                <li key={suggestion}>
                  <p>{suggestion}</p>
                  <Actions>
                    <Button
                      disabled={isPending}
                      aria-label={`That is so: ${suggestion}`}
                      onClick={() =>
                        void answer('CONFIRM', { suggestion: index, evenIfStale: state === 'STALE' })
                      }
                    >
                      That is so
                    </Button>
                  </Actions>
                </li>
              ))}
            </Suggestions>
          )}
          {isTyping && (
            <Field label="In your words" help="A sentence or two. It saves itself while you type.">
              <TextArea
                ref={words}
                rows={3}
                maxLength={20_000}
                value={typed}
                onChange={event => {
                  const { value } = event.currentTarget
                  setTyped(value)
                  clearTimeout(timer.current)
                  timer.current = setTimeout(() => void keep(value), SAVE_AFTER)
                }}
                onBlur={() => void keep(typed)}
              />
            </Field>
          )}
          <Actions>
            <Button
              disabled={isPending || (isTyping && typed.trim() === '')}
              onClick={() => {
                if (isTyping) return void answer('REWORD', { reply: typed, evenIfStale: state === 'STALE' })
                setTyping(true)
                requestAnimationFrame(() => words.current?.focus())
              }}
            >
              I’d put it like this
            </Button>
            <Button disabled={isPending} onClick={() => void answer('DENY')}>
              Not true
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={() => void answer('SKIP')}>
              {isLetter ? 'I do not know' : 'Skip'}
            </Button>
          </Actions>
        </Stack>
      )}
      {refused && <Fault role="alert">{refusalWords(refused)}</Fault>}
    </Card>
  )
}
