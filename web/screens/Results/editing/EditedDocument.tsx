import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditedDocument_document$key } from '../../../__generated__/EditedDocument_document.graphql.ts'
import { Banner, Button, VisuallyHidden } from '../../../design/index.ts'
import { formPath } from '../../../documents/formPath.ts'
import { answerPath } from '../answerPath.ts'
import { type PlacedSentence, placeFindings } from '../placeFindings.ts'
import { ReviewMargin } from '../ReviewMargin.tsx'
import { Hint, Paper } from '../resultsStyles.ts'
import { DocumentComments, openComments } from '../sharing/DocumentComments.tsx'
import { shownFindings } from '../shownFindings.ts'
import { useSentenceChoice } from '../useSentenceChoice.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { editedParagraphs } from './editedParagraph.ts'
import { EditorPlace, FindingActions, Notices, OwnWords } from './editorStyles.ts'
import type { ShownSentence } from './placeMarks.ts'
import { type EditorFacts, openTextEditor, type TextEditor } from './textEditor.ts'
import { TOO_LONG } from './textLimits.ts'
import { useTextSaver } from './useTextSaver.ts'

/** The part of the window that the drawer of findings covers on a phone. */
const MARGIN_HEIGHT = 0.5

const NO_FACTS: EditorFacts = { words: 0, canUndo: false, canRedo: false, paragraph: 1, paragraphs: 1 }

/** A finished text in an editor that saves it while one types, with the findings of the review in the margin. */
export default function EditedDocument({
  document: documentRef,
  onDone,
}: {
  document: EditedDocument_document$key
  onDone: () => void
}) {
  const document = useFragment(
    graphql`
      fragment EditedDocument_document on Document {
        id
        documentType
        form
        draft {
          id
        }
        textRevision
        targetWords
        content
        paragraphs {
          key
          title
          sentences {
            text
            origin
            sources {
              key
              label
              quote
              saidIn
            }
          }
        }
        commentThreads {
          isResolved
        }
        ...DocumentComments_document
        review {
          findings {
            kind
            severity
            reason
            suggestion
            start
            end
            excerpt
            key
          }
        }
      }
    `,
    documentRef,
  )
  const { id: documentId, textRevision, paragraphs, review } = document
  const content = document.content ?? ''
  const editor = useRef<TextEditor | null>(null)
  const place = useRef<HTMLDivElement | null>(null)
  const keysId = useId()
  const [facts, setFacts] = useState(NO_FACTS)
  const [shown, setShown] = useState<ShownSentence | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())

  const saved = useMemo(
    () => ({ revision: textRevision, paragraphs: editedParagraphs(paragraphs) }),
    [textRevision, paragraphs],
  )
  const { saver, state } = useTextSaver({
    documentId,
    saved,
    show: text => editor.current?.show(text),
  })

  const findings = useMemo(
    () => shownFindings(review?.findings ?? []).filter(finding => !dismissed.has(nameOf(finding))),
    [review, dismissed],
  )
  const text = useMemo(
    () => placeFindings({ content, paragraphs, findings }),
    [content, paragraphs, findings],
  )
  const sentences = useMemo(() => text.paragraphs.flatMap(paragraph => paragraph.sentences), [text])
  const choice = useSentenceChoice({ sentences: sentences.length, view: 'FINDINGS' })
  const { severity, finding } = choice

  const events = useRef({ onFinding: choice.setFinding })
  useEffect(() => {
    events.current = { onFinding: choice.setFinding }
  })
  const [start] = useState(saved.paragraphs)
  useEffect(() => {
    if (place.current === null) return
    const opened = openTextEditor({
      place: place.current,
      start,
      label: 'The text of the document',
      describedBy: keysId,
      events: {
        onChange(changed) {
          setTooLong(false)
          saver.report(changed)
        },
        onFacts: setFacts,
        onSentence: setShown,
        onFinding: id => events.current.onFinding(id),
        onTooLong: () => setTooLong(true),
      },
    })
    editor.current = opened
    opened.focus()
    return () => {
      editor.current = null
      opened.destroy()
    }
  }, [saver, start, keysId])

  useEffect(() => {
    const marked = findings.filter(({ severity: own }) => severity === null || own === severity)
    editor.current?.mark({ sentences, shown: new Set(marked.map(({ id }) => id)), finding })
  }, [sentences, findings, severity, finding])

  return (
    <>
      <Paper aria-label="The document">
        <EditorToolbar
          editor={() => editor.current}
          facts={facts}
          targetWords={document.targetWords}
          status={state.status}
          findings={review == null ? null : findings.length}
          onFindings={() => {
            choice.setView('FINDINGS')
            choice.open()
            editor.current?.showCaretAbove(MARGIN_HEIGHT)
            requestAnimationFrame(() =>
              choice.margin.current
                ?.querySelector<HTMLElement>('[role="tab"]')
                ?.focus({ preventScroll: true }),
            )
          }}
          onDone={async () => {
            const isSaved = await saver.flush()
            if (isSaved) onDone()
            return isSaved
          }}
        />
        <Notices>
          {state.conflict !== null && (
            <ConflictNotice
              key={state.conflict.revision}
              other={state.conflict}
              onKeepOwn={() => saver.keepOwn()}
              onTakeOther={() => saver.takeOther()}
            />
          )}
          {isTooLong && (
            <Banner tone="warning" announce title="Not all of it was taken">
              {TOO_LONG} What is beyond that was left out.
            </Banner>
          )}
        </Notices>
        <Hint $isInMargin={false}>
          <OwnWords>Your own words</OwnWords> come from you, not from an answer.
        </Hint>
        <VisuallyHidden id={keysId}>
          Control and Z undoes, Control and Y redoes. Alt, Shift and an arrow key move the paragraph up or
          down. The text is saved while you type.
        </VisuallyHidden>
        <EditorPlace ref={place} />
      </Paper>
      <ReviewMargin
        sentence={shown === null ? null : (shown.saved ?? ownSentence)}
        said=""
        placed={text.placed}
        choice={choice}
        findings={review == null ? null : findings}
        answersPath={formPath(document)}
        answerPathOf={key => answerPath(document, key)}
        isOpenedElsewhere
        comments={
          document.commentThreads.length === 0
            ? null
            : {
                open: openComments(document.commentThreads),
                list: <DocumentComments document={document} />,
              }
        }
        noteWithout="Put the cursor into a sentence to see which of your answers it comes from."
        actionsOf={finding => (
          <FindingActions>
            {text.placed.has(finding.id) && (
              <Button
                size="small"
                onClick={() => {
                  choice.close()
                  editor.current?.selectFinding(finding.id)
                }}
              >
                Change
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setDismissed(before => new Set([...before, nameOf(finding)]))
                editor.current?.focus()
              }}
            >
              Dismiss
            </Button>
          </FindingActions>
        )}
      />
    </>
  )
}

/** The note of words that were changed since the text was saved. */
const ownSentence: PlacedSentence = {
  number: null,
  text: '',
  isOwn: true,
  sources: [],
  segments: [],
  findings: [],
}

/** A finding by what it says. Its number changes with each review. */
function nameOf({ kind, excerpt, reason }: { kind: string; excerpt: string | null; reason: string }): string {
  return `${kind} ${excerpt ?? reason}`
}
