import { ArrowDown, ArrowUp, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, VisuallyHidden } from '../../../design/index.ts'
import { SaveStatusText } from '../../../questionnaire/autosave/SaveStatusText.tsx'
import type { SaveStatus } from '../../../questionnaire/autosave/saverState.ts'
import { DoneButton, EditorBar, EditorState, OpenFindings, Tools } from './editorStyles.ts'
import type { EditorFacts, TextEditor } from './textEditor.ts'

const FIGURE = new Intl.NumberFormat('en-IN')

/** How long the text is; the length asked for only where the text is longer, since material decides the rest. */
function lengthInWords(words: number, targetWords: number): string {
  const over = words - targetWords
  const length = `${FIGURE.format(words)} words`
  return over > 0 ? `${length}, ${FIGURE.format(over)} more than asked for` : length
}

/** The tools of the editor, the length of the text and the state of saving. */
export function EditorToolbar({
  editor,
  facts: { words, canUndo, canRedo, paragraph, paragraphs },
  targetWords,
  status,
  findings,
  onFindings,
  onDone,
}: {
  editor: () => TextEditor | null
  facts: EditorFacts
  targetWords: number
  status: SaveStatus
  /** How many findings there are; null without a review. */
  findings: number | null
  onFindings: () => void
  /** Leaves the editor. False where the text could not be saved. */
  onDone: () => Promise<boolean>
}) {
  const [isMoved, setMoved] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  function move(by: -1 | 1) {
    editor()?.move(by)
    setMoved(true)
  }

  async function leave() {
    setLeaving(true)
    if (!(await onDone())) setLeaving(false)
  }

  return (
    <EditorBar>
      <Tools role="group" aria-label="Editing">
        <IconButton
          label="Undo"
          aria-keyshortcuts="Control+Z"
          icon={<Undo2 aria-hidden="true" />}
          disabled={!canUndo}
          onClick={() => editor()?.undo()}
        />
        <IconButton
          label="Redo"
          aria-keyshortcuts="Control+Y"
          icon={<Redo2 aria-hidden="true" />}
          disabled={!canRedo}
          onClick={() => editor()?.redo()}
        />
        <IconButton
          label="Move paragraph up"
          aria-keyshortcuts="Alt+Shift+ArrowUp"
          icon={<ArrowUp aria-hidden="true" />}
          disabled={paragraph <= 1}
          onClick={() => move(-1)}
        />
        <IconButton
          label="Move paragraph down"
          aria-keyshortcuts="Alt+Shift+ArrowDown"
          icon={<ArrowDown aria-hidden="true" />}
          disabled={paragraph >= paragraphs}
          onClick={() => move(1)}
        />
      </Tools>
      <EditorState>
        <span>{lengthInWords(words, targetWords)}</span>
        {findings !== null && (
          <OpenFindings type="button" onClick={onFindings}>
            {findings} {findings === 1 ? 'finding' : 'findings'}
          </OpenFindings>
        )}
        <SaveStatusText status={status} />
      </EditorState>
      <DoneButton>
        <Button size="small" pending={isLeaving} pendingLabel="Saving..." onClick={() => void leave()}>
          Done
        </Button>
      </DoneButton>
      <VisuallyHidden aria-live="polite">
        {isMoved && `Paragraph ${paragraph} of ${paragraphs}`}
      </VisuallyHidden>
    </EditorBar>
  )
}
