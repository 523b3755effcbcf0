import { memo, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditedDocument_document$data } from '../../../__generated__/EditedDocument_document.graphql.ts'
import type { EditorAndMargin_document$key } from '../../../__generated__/EditorAndMargin_document.graphql.ts'
import { Banner, Button, VisuallyHidden } from '../../../design/index.ts'
import { formPath } from '../../../documents/formPath.ts'
import { numberOf } from '../../../format/numbers.ts'
import { plural, sent, t } from '../../../language/language.ts'
import { Trans } from '../../../language/Trans.tsx'
import { answerPath } from '../answerPath.ts'
import type { ShownFinding } from '../FindingList.tsx'
import { type PlacedSentence, placeFindings } from '../placeFindings.ts'
import { ReviewMargin } from '../ReviewMargin.tsx'
import { Hint, Paper } from '../resultsStyles.ts'
import { SentenceNote } from '../SentenceNote.tsx'
import { DocumentComments, openComments } from '../sharing/DocumentComments.tsx'
import { shownFindings } from '../shownFindings.ts'
import { useChangeAnswer } from '../useChangeAnswer.tsx'
import { useSentenceChoice } from '../useSentenceChoice.ts'
import { TextConflict } from './ConflictNotice.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { type EditedParagraph, editedParagraphs } from './editedParagraph.ts'
import { EditorPlace, FindingActions, Notices, OwnWords } from './editorStyles.ts'
import type { ShownSentence } from './placeMarks.ts'
import { RewriteDialog } from './RewriteDialog.tsx'
import { type EditorFacts, openTextEditor, type TextEditor } from './textEditor.ts'
import { TEXT_LIMITS } from './textLimits.ts'
import type { TextSaver } from './textSaver.ts'
import { useDismissals } from './useDismissals.ts'
import { useStored, useValueStore, type ValueStore } from './valueStore.ts'

/** The part of the window that the drawer of findings covers on a phone. */
const MARGIN_HEIGHT = 0.5

const NO_FACTS: EditorFacts = {
  words: 0,
  canUndo: false,
  canRedo: false,
  paragraph: 1,
  paragraphs: 1,
  isLocked: false,
}

const NONE: ReadonlySet<number> = new Set()

/** A text that was reviewed, with its review. */
type ReviewedText = Pick<EditedDocument_document$data, 'review' | 'paragraphs'> & { content: string }

/**
 * The editor with its toolbar, and the margin. It renders when a review arrives or something is chosen; typing and saving
 * render only the components that show the length, the state of saving and the sentence at the caret.
 */
export const EditorAndMargin = memo(function EditorAndMargin({
  document: documentRef,
  editor,
  saver,
  reviewed,
  onDone,
  onVersions,
}: {
  document: EditorAndMargin_document$key
  editor: RefObject<TextEditor | null>
  saver: TextSaver
  reviewed: ReviewedText
  onDone: () => void
  onVersions: () => Promise<void>
}) {
  const document = useFragment(
    graphql`
      fragment EditorAndMargin_document on Document {
        id
        databaseId
        documentType
        form
        draft {
          id
        }
        targetWords
        canRewrite
        redraftsLeft
        commentThreads {
          isResolved
        }
        ...DocumentComments_document
      }
    `,
    documentRef,
  )
  const { review, content, paragraphs } = reviewed
  const { change, dialog } = useChangeAnswer(document)
  const keysId = useId()
  const facts = useValueStore(NO_FACTS)
  const done = useValueStore('')
  const shown = useValueStore<ShownSentence | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const all = useMemo(() => shownFindings(review?.findings ?? []), [review])
  const { isHidden, hidden, dismiss, showAgain } = useDismissals({ documentId: document.id, findings: all })

  // What was settled here is listed no more; the next review says whether it is.
  const [settled, setSettled] = useState<{ in: typeof review; findings: ReadonlySet<number> }>({
    in: review,
    findings: NONE,
  })
  const settledHere = settled.in === review ? settled.findings : NONE
  const findings = useMemo(
    () => all.filter(finding => !isHidden(finding) && !settledHere.has(finding.id)),
    [all, isHidden, settledHere],
  )
  const text = useMemo(
    () => placeFindings({ content, paragraphs, findings }),
    [content, paragraphs, findings],
  )
  const sentences = useMemo(() => text.paragraphs.flatMap(paragraph => paragraph.sentences), [text])
  const choice = useSentenceChoice({ sentences: sentences.length, view: 'FINDINGS' })
  const { severity, finding, paper } = choice

  const events = useRef({ onFinding: choice.setFinding })
  useEffect(() => {
    events.current = { onFinding: choice.setFinding }
  })
  const [rewriting, setRewriting] = useState<EditedParagraph | null>(null)
  const [start] = useState(() => editedParagraphs(paragraphs))
  useEffect(() => {
    if (paper.current === null) return
    const opened = openTextEditor({
      place: paper.current,
      start,
      label: t('The text of the document'),
      describedBy: keysId,
      events: {
        onChange(changed) {
          setTooLong(false)
          saver.report(changed)
        },
        onFacts: facts.set,
        onSentence: shown.set,
        onFinding: id => events.current.onFinding(id),
        onTooLong: () => setTooLong(true),
        onDone: done.set,
      },
    })
    editor.current = opened
    opened.focus()
    return () => {
      editor.current = null
      opened.destroy()
    }
  }, [editor, paper, saver, facts, shown, done, start, keysId])

  useEffect(() => {
    const marked = findings.filter(({ severity: own }) => severity === null || own === severity)
    editor.current?.mark({ sentences, shown: new Set(marked.map(({ id }) => id)), finding })
  }, [editor, sentences, findings, severity, finding])

  return (
    <>
      <Paper aria-label={t('The document')}>
        <EditorToolbar
          editor={() => editor.current}
          facts={facts}
          done={done}
          saver={saver}
          targetWords={document.targetWords}
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
          onRewrite={
            document.canRewrite
              ? async () => {
                  const paragraph = editor.current?.paragraph()
                  if (paragraph && (await saver.flush())) setRewriting(paragraph)
                }
              : null
          }
          onVersions={async () => {
            if (await saver.flush()) await onVersions()
          }}
          onDone={async () => {
            const isSaved = await saver.flush()
            if (isSaved) onDone()
            return isSaved
          }}
        />
        <Notices>
          <TextConflict saver={saver} />
          {isTooLong && (
            <Banner tone="warning" announce title={t('Not all of it was taken')}>
              {t('A document has at most {words} words and {characters} characters.', {
                words: numberOf(TEXT_LIMITS.words),
                characters: numberOf(TEXT_LIMITS.characters),
              })}{' '}
              {t('What is beyond that was left out.')}
            </Banner>
          )}
        </Notices>
        <Hint $isInMargin={false}>
          <Trans
            message="<own>Your own words</own> come from you, not from an answer."
            parts={{ own: words => <OwnWords>{words}</OwnWords> }}
          />
        </Hint>
        <VisuallyHidden id={keysId}>
          {t(
            'Control and Z undoes, Control and Y redoes. Alt, Shift and an arrow key move the paragraph up or down. Alt, Shift and K keep the paragraph as it is in redrafts, or no more. The text is saved while you type.',
          )}
        </VisuallyHidden>
        <EditorPlace ref={paper} />
        {dialog}
        {rewriting !== null && (
          <RewriteDialog
            documentId={document.id}
            redraftsLeft={document.redraftsLeft ?? null}
            paragraph={rewriting}
            onTake={text => {
              setRewriting(null)
              editor.current?.rewrite(rewriting.key, text)
            }}
            onTaken={() => editor.current?.focus()}
            onClose={() => setRewriting(null)}
          />
        )}
      </Paper>
      <ReviewMargin
        note={onFinding => (
          <NoteAtCaret
            shown={shown}
            findings={findings}
            pathOf={key => answerPath(document, key)}
            onChange={change && (question => void saver.flush().then(isSaved => isSaved && change(question)))}
            onFinding={onFinding}
          />
        )}
        said=""
        placed={text.placed}
        choice={choice}
        findings={review == null ? null : findings}
        answersPath={formPath(document)}
        isOpenedElsewhere
        comments={
          document.commentThreads.length === 0
            ? null
            : {
                open: openComments(document.commentThreads),
                list: <DocumentComments document={document} />,
              }
        }
        belowFindings={
          hidden > 0 && (
            <Button size="small" variant="quiet" onClick={showAgain}>
              {plural(hidden, {
                one: 'Show # dismissed finding again',
                other: 'Show # dismissed findings again',
              })}
            </Button>
          )
        }
        actionsOf={finding => (
          <FindingActions>
            {finding.edit != null && text.placed.has(finding.id) && (
              <Button
                size="small"
                variant="primary"
                onClick={() => {
                  choice.close()
                  if (editor.current?.accept(finding.id))
                    setSettled({ in: review, findings: new Set([...settledHere, finding.id]) })
                  else done.set(t('The text has changed here: nothing was done'))
                }}
              >
                {sent(finding.edit.label)}
              </Button>
            )}
            {text.placed.has(finding.id) && (
              <Button
                size="small"
                onClick={() => {
                  choice.close()
                  editor.current?.selectFinding(finding.id)
                }}
              >
                {t('Change')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                dismiss(finding)
                editor.current?.focus()
              }}
            >
              {t('Dismiss')}
            </Button>
          </FindingActions>
        )}
      />
    </>
  )
})

/** Where the sentence at the caret comes from. */
function NoteAtCaret({
  shown,
  findings,
  pathOf,
  onChange,
  onFinding,
}: {
  shown: ValueStore<ShownSentence | null>
  findings: readonly ShownFinding[]
  pathOf: (key: string) => string | null
  onChange: ((question: { key: string; label: string }) => void) | null
  onFinding: (id: number) => void
}) {
  const sentence = useStored(shown, shownIn)
  return (
    <SentenceNote
      sentence={sentence === null ? null : (sentence.saved ?? ownSentence)}
      without={t('Put the cursor into a sentence to see which of your answers it comes from.')}
      findings={findings}
      pathOf={pathOf}
      onChange={onChange}
      onFinding={onFinding}
    />
  )
}

const shownIn = (sentence: ShownSentence | null) => sentence

/** The note of words that were changed since the text was saved. */
const ownSentence: PlacedSentence = {
  number: null,
  text: '',
  isOwn: true,
  sources: [],
  segments: [],
  findings: [],
  edits: [],
}
