import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentComments_document$key } from '../../../__generated__/DocumentComments_document.graphql.ts'
import { Banner, Button, Dialog, Field, Row, Stack, TextArea } from '../../../design/index.ts'
import { CommentThread } from '../../../documents/comments/CommentThread.tsx'
import { t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { changesInTurn } from '../../../relay/useChange.ts'
import { useAnswerComment } from './useAnswerComment.ts'
import { useDeleteComment } from './useDeleteComment.ts'
import { useResolveComment } from './useResolveComment.ts'

/** How many comments are not resolved. */
export function openComments(threads: readonly { readonly isResolved: boolean }[]): number {
  return threads.filter(({ isResolved }) => !isResolved).length
}

/** The comments on a document: its owner answers, resolves and deletes them. Open ones come first. */
export function DocumentComments({
  document: documentRef,
  onShow,
}: {
  document: DocumentComments_document$key
  /** Shows a paragraph of the text, by its number from 0. Left out while the text is edited. */
  onShow?: (paragraph: number) => void
}) {
  const { paragraphs, commentThreads } = useFragment(
    graphql`
      fragment DocumentComments_document on Document {
        paragraphs {
          key
        }
        commentThreads {
          isResolved
          passage {
            paragraphKey
          }
          comment {
            id
          }
          ...CommentThread_thread
        }
      }
    `,
    documentRef,
  )
  const list = useRef<HTMLDivElement>(null)
  const [toDelete, setToDelete] = useState<ToDelete | null>(null)
  const inOrder = commentThreads.toSorted((one, other) => Number(one.isResolved) - Number(other.isResolved))
  return (
    <Stack $gap={5} ref={list} tabIndex={-1}>
      {inOrder.map(thread => {
        const paragraph = paragraphs.findIndex(({ key }) => key === thread.passage?.paragraphKey)
        return (
          <OwnThread
            key={thread.comment.id}
            thread={thread}
            id={thread.comment.id}
            isResolved={thread.isResolved}
            onShow={onShow === undefined || paragraph < 0 ? null : () => onShow(paragraph)}
            onDelete={setToDelete}
          />
        )
      })}
      {toDelete && (
        <DeleteDialog
          {...toDelete}
          onClose={() => setToDelete(null)}
          // The button that was pressed goes with what it deleted.
          onDeleted={() => {
            setToDelete(null)
            requestAnimationFrame(() => list.current?.focus())
          }}
        />
      )}
    </Stack>
  )
}

type ToDelete = { commentId: string; isAnswer: boolean }

/** Asks before a comment or an answer is deleted for everybody. */
function DeleteDialog({
  commentId,
  isAnswer,
  onClose,
  onDeleted,
}: ToDelete & { onClose: () => void; onDeleted: () => void }) {
  const { send, isPending, refusal } = useDeleteComment()
  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={isAnswer ? t('Delete this answer?') : t('Delete this comment?')}
      description={
        isAnswer
          ? t('It goes from this page and from the page of the link, and cannot be brought back.')
          : t(
              'It goes with all answers from this page and from the page of the link, and cannot be brought back. To put it aside, resolve it instead.',
            )
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Keep it')}</Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel={t('Deleting...')}
            onClick={async () => {
              const { saved } = await send({ input: { commentId } })
              if (saved) onDeleted()
            }}
          >
            {t('Delete')}
          </Button>
        </>
      }
    >
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
    </Dialog>
  )
}

function OwnThread({
  thread,
  id,
  isResolved,
  onShow,
  onDelete,
}: {
  thread: ComponentProps<typeof CommentThread>['thread']
  id: string
  isResolved: boolean
  onShow: (() => void) | null
  onDelete: (deleted: ToDelete) => void
}) {
  const [isAnswering, setAnswering] = useState(false)
  const [body, setBody] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAnswering) field.current?.focus()
  }, [isAnswering])
  const answering = useAnswerComment()
  const resolving = useResolveComment()
  const { isPending, refusal } = changesInTurn(answering, resolving)

  async function answer(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await answering.send({ input: { commentId: id, body } })
    if (!saved) return
    setBody('')
    setAnswering(false)
  }

  return (
    <CommentThread
      thread={thread}
      ownerName={t('You')}
      actionsOf={({ id: commentId, isAnswer }) =>
        isAnswer && (
          <Button size="small" variant="quiet" onClick={() => onDelete({ commentId, isAnswer: true })}>
            {t('Delete this answer')}
          </Button>
        )
      }
    >
      {refusal && (
        <Banner tone="danger" announce>
          {answering.faultByField.body ?? refusalWords(refusal)}
        </Banner>
      )}
      {isAnswering ? (
        <form noValidate onSubmit={answer}>
          <Stack $gap={3}>
            <Field label={t('Your answer')}>
              <TextArea rows={3} value={body} ref={field} onChange={({ target }) => setBody(target.value)} />
            </Field>
            <Row $gap={2}>
              <Button size="small" type="submit" variant="primary" pending={answering.isPending}>
                {t('Send the answer')}
              </Button>
              <Button size="small" onClick={() => setAnswering(false)}>
                {t('Cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <Row $gap={2}>
          {!isResolved && (
            <Button size="small" onClick={() => setAnswering(true)}>
              {t('Answer')}
            </Button>
          )}
          <Button
            size="small"
            pending={resolving.isPending}
            onClick={() => void resolving.send({ input: { commentId: id, isResolved: !isResolved } })}
          >
            {isResolved ? t('Open again') : t('Resolve')}
          </Button>
          {onShow !== null && (
            <Button size="small" variant="quiet" onClick={onShow}>
              {t('Show in the text')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => onDelete({ commentId: id, isAnswer: false })}>
            {t('Delete')}
          </Button>
        </Row>
      )}
    </CommentThread>
  )
}
