import { MessageSquarePlus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { SharedDocumentScreen_document$key } from '../../__generated__/SharedDocumentScreen_document.graphql.ts'
import sharedDocumentQuery, {
  type sharedDocumentRouteQuery,
} from '../../__generated__/sharedDocumentRouteQuery.graphql.ts'
import { Banner, Button, Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { CommentThread } from '../../documents/comments/CommentThread.tsx'
import { documentTypeName } from '../../documents/documentWords.ts'
import { dayOf } from '../../format/dates.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { type Commenter, CommentForm } from './CommentForm.tsx'
import { type ChosenWords, chosenWords, runsOf } from './passages.ts'
import { Beside, LockedTitles, Notes, SharedSheet, SharedText } from './sharedStyles.ts'

/** The text of a shared document, with the comments of its link. Needs no account. */
export default function SharedDocumentScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<sharedDocumentRouteQuery>
}) {
  const { sharedDocument } = usePreloadedQuery<sharedDocumentRouteQuery>(sharedDocumentQuery, queryRef)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {sharedDocument ? <SharedDocument document={sharedDocument} /> : <LinkEnded />}
    </>
  )
}

/** Every link that opens nothing has this page, so that it tells nothing about the document. */
function LinkEnded() {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>This link opens nothing</Heading>
        <Text $tone="soft" $measure>
          It may have ended, been taken back, or been cut short when it was copied. Ask the person who sent it
          for a new one.
        </Text>
        <LinkButton as={Link} to="/">
          Go to the front page
        </LinkButton>
      </Stack>
    </ScreenPage>
  )
}

function SharedDocument({ document: documentRef }: { document: SharedDocumentScreen_document$key }) {
  const document = useFragment(
    graphql`
      fragment SharedDocumentScreen_document on SharedDocument {
        id
        documentType
        endsAt
        access
        takesComments
        locked
        paragraphs {
          key
          text
        }
        threads {
          isResolved
          passage {
            paragraphKey
            start
            end
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
  const { token = '' } = useParams()
  const [name, setName] = useState('')
  const { documentType, endsAt, access, takesComments, paragraphs, locked, threads } = document
  const commenter = takesComments ? { token, name, setName } : null
  const elsewhere = threads.filter(({ passage }) => passage == null)
  const shown = (thread: (typeof threads)[number]) => (
    <SharedThread key={thread.comment.id} thread={thread} id={thread.comment.id} commenter={commenter} />
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{documentTypeName(documentType)}</Heading>
          <Text $size="lead" $tone="soft">
            {access === 'COMMENT' ? 'Shared with you to read and comment on' : 'Shared with you to read'}. The
            link ends on <time dateTime={endsAt}>{dayOf(endsAt)}</time>.
          </Text>
        </div>
      </ScreenHead>
      {access === 'COMMENT' && !takesComments && (
        <Banner>No more comments are taken. You can read those that are here.</Banner>
      )}
      {takesComments && (
        <Text $size="small" $tone="soft" $measure>
          Select some words, then choose Comment beside them; or comment on a whole paragraph. The person who
          shared this text and everybody with this link read the comments.
        </Text>
      )}
      <SharedSheet aria-label="The document">
        {paragraphs.map((paragraph, index) => {
          const own = threads.filter(({ passage }) => passage?.paragraphKey === paragraph.key)
          return (
            <SharedParagraph
              key={paragraph.key}
              paragraph={paragraph}
              number={index + 1}
              marked={own.flatMap(({ passage, isResolved }) => (passage && !isResolved ? [passage] : []))}
              commenter={commenter}
              hasNotes={access === 'COMMENT'}
            >
              {own.map(shown)}
            </SharedParagraph>
          )
        })}
        {locked.length > 0 && (
          <LockedTitles aria-labelledby="locked-part">
            <Heading level={2} size="tiny" id="locked-part">
              Not part of what is shared
            </Heading>
            <ol start={paragraphs.length + 1}>
              {locked.map(title => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </LockedTitles>
        )}
      </SharedSheet>
      {access === 'COMMENT' && (
        <Part aria-labelledby="on-the-whole">
          <Heading level={2} size="small" id="on-the-whole">
            On the whole text
          </Heading>
          <Notes>
            {elsewhere.map(shown)}
            {elsewhere.length === 0 && !takesComments && <Text $tone="soft">No comments.</Text>}
            <NewComment commenter={commenter} label="Comment on the whole text" />
          </Notes>
        </Part>
      )}
    </ScreenPage>
  )
}

function SharedParagraph({
  paragraph: { key, text },
  number,
  marked,
  commenter,
  hasNotes,
  children,
}: {
  paragraph: { readonly key: string; readonly text: string }
  number: number
  /** The words that open comments are about. */
  marked: readonly { readonly start: number; readonly end: number }[]
  commenter: Commenter | null
  hasNotes: boolean
  children: ReactNode
}) {
  const element = useRef<HTMLParagraphElement>(null)
  return (
    <Beside $hasComments={hasNotes}>
      <SharedText>
        <p ref={element}>
          {runsOf(text, marked).map(run =>
            run.isMarked ? <mark key={run.start}>{run.text}</mark> : run.text,
          )}
        </p>
      </SharedText>
      {hasNotes && (
        <Notes>
          {children}
          <NewComment
            commenter={commenter}
            label={`Comment on paragraph ${number}`}
            words={() => chosenWords({ element: element.current, paragraphKey: key, text })}
          />
        </Notes>
      )}
    </Beside>
  )
}

/** The button that opens the form of a new comment. */
function NewComment({
  commenter,
  label,
  words,
}: {
  commenter: Commenter | null
  label: string
  /** The words that it is about; left out for the whole text. */
  words?: () => ChosenWords
}) {
  const [open, setOpen] = useState<{ passage: ChosenWords | null } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (commenter === null) return null
  if (open !== null)
    return (
      <CommentForm
        commenter={commenter}
        passage={open.passage}
        onClose={() => {
          setOpen(null)
          requestAnimationFrame(() => button.current?.focus())
        }}
      />
    )
  return (
    <Button
      ref={button}
      size="small"
      variant="quiet"
      flush
      icon={<MessageSquarePlus aria-hidden="true" />}
      aria-label={label}
      // The selection stays while the button is pressed.
      onPointerDown={event => event.preventDefault()}
      onClick={() => setOpen({ passage: words?.() ?? null })}
    >
      Comment
    </Button>
  )
}

function SharedThread({
  thread,
  id,
  commenter,
}: {
  thread: ComponentProps<typeof CommentThread>['thread']
  id: string
  commenter: Commenter | null
}) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <CommentThread thread={thread} ownerName="The writer">
      {commenter !== null &&
        (isAnswering ? (
          <CommentForm commenter={commenter} answersId={id} onClose={() => setAnswering(false)} />
        ) : (
          <div>
            <Button size="small" variant="quiet" flush onClick={() => setAnswering(true)}>
              Answer
            </Button>
          </div>
        ))}
    </CommentThread>
  )
}
