import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CommentThread_comment$key } from '../../__generated__/CommentThread_comment.graphql.ts'
import type { CommentThread_thread$key } from '../../__generated__/CommentThread_thread.graphql.ts'
import { momentOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { shortened } from '../shortened.ts'

const Thread = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding-left: var(--space-3);
  border-left: 2px solid var(--note);
  font-family: var(--font-text);
  font-size: var(--text-sm);
  line-height: 1.5;

  &[data-resolved] {
    border-left-color: var(--line-strong);
    color: var(--ink-soft);
  }
`

const Quote = styled.blockquote`
  margin: 0;
  color: var(--ink-soft);
  font-family: var(--font-serif);
  font-size: var(--text-md);
  line-height: 1.35;
  overflow-wrap: anywhere;
`

const State = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-xs);
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);

  strong {
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }

  time {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`

const Said = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;

  > p:nth-child(2) {
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`

const Answers = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-left: var(--space-3);
  border-left: 1px solid var(--line);
`

/** The most characters of a quote that are shown. */
const LONGEST_QUOTE = 140

/** A comment on a text with the answers to it. */
export function CommentThread({
  thread: threadRef,
  ownerName,
  hasPlace = false,
  actionsOf,
  children,
}: {
  thread: CommentThread_thread$key
  /** What the owner of the text is called here: 'You', or 'The writer'. */
  ownerName: string
  /** Whether it is shown at its paragraph, so that a changed passage needs no words. */
  hasPlace?: boolean
  /** What can be done with one comment. */
  actionsOf?: (comment: { id: string; isAnswer: boolean }) => ReactNode
  /** What can be done with the whole. */
  children?: ReactNode
}) {
  const { quote, passage, isResolved, comment, answers } = useFragment(
    graphql`
      fragment CommentThread_thread on CommentThread {
        quote
        isResolved
        passage {
          paragraphKey
        }
        comment {
          id
          ...CommentThread_comment
        }
        answers {
          id
          ...CommentThread_comment
        }
      }
    `,
    threadRef,
  )
  return (
    <Thread data-resolved={isResolved || undefined}>
      {isResolved && <State>{t('Resolved')}</State>}
      {quote != null && passage == null && !hasPlace && (
        <State>{t('About a passage that has changed')}</State>
      )}
      {quote != null && <Quote lang="en">“{shortened(quote, LONGEST_QUOTE)}”</Quote>}
      <OneComment comment={comment} ownerName={ownerName}>
        {actionsOf?.({ id: comment.id, isAnswer: false })}
      </OneComment>
      {answers.length > 0 && (
        <Answers>
          {answers.map(answer => (
            <li key={answer.id}>
              <OneComment comment={answer} ownerName={ownerName}>
                {actionsOf?.({ id: answer.id, isAnswer: true })}
              </OneComment>
            </li>
          ))}
        </Answers>
      )}
      {children}
    </Thread>
  )
}

function OneComment({
  comment: commentRef,
  ownerName,
  children,
}: {
  comment: CommentThread_comment$key
  ownerName: string
  children?: ReactNode
}) {
  const { authorName, body, createdAt } = useFragment(
    graphql`
      fragment CommentThread_comment on DocumentComment {
        authorName
        body
        createdAt
      }
    `,
    commentRef,
  )
  return (
    <Said>
      <Head>
        <strong>{authorName ?? ownerName}</strong>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </Head>
      <p>{body}</p>
      {children}
    </Said>
  )
}
