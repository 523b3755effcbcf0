import { ArrowDown, ArrowUp, History, Lock, LockOpen, PenLine, Redo2, Undo2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button, IconButton, VisuallyHidden } from '../../../design/index.ts'
import { numberOf } from '../../../format/numbers.ts'
import { plural, t } from '../../../language/language.ts'
import { SaveStatusText } from '../../../questionnaire/autosave/SaveStatusText.tsx'
import { DoneButton, EditorBar, EditorState, LockButton, OpenFindings, Tools } from './editorStyles.ts'
import type { EditorFacts, TextEditor } from './textEditor.ts'
import type { TextSaver } from './textSaver.ts'
import { useStored, type ValueStore } from './valueStore.ts'

type Facts = ValueStore<EditorFacts>

const wordsIn = ({ words }: EditorFacts) => words
const canUndoIn = ({ canUndo }: EditorFacts) => canUndo
const canRedoIn = ({ canRedo }: EditorFacts) => canRedo
const paragraphIn = ({ paragraph }: EditorFacts) => paragraph
const paragraphsIn = ({ paragraphs }: EditorFacts) => paragraphs

const isLockedIn = ({ isLocked }: EditorFacts) => isLocked
const wordsOf = (words: string) => words

/** How long the text is; the length asked for only where the text is longer, since material decides the rest. */
function lengthInWords(words: number, targetWords: number): string {
  const over = words - targetWords
  return over > 0
    ? t('{words} words, {over} more than asked for', { words: numberOf(words), over: numberOf(over) })
    : t('{count} words', { count: numberOf(words) })
}

/** The tools of the editor, the length of the text and the state of saving. It does not render while one types. */
export function EditorToolbar({
  editor,
  facts,
  done,
  saver,
  targetWords,
  findings,
  onFindings,
  onRewrite,
  onVersions,
  onDone,
}: {
  editor: () => TextEditor | null
  facts: Facts
  /** What was done to a paragraph. */
  done: ValueStore<string>
  saver: TextSaver
  targetWords: number
  /** How many findings there are; null without a review. */
  findings: number | null
  onFindings: () => void
  /** Offers other words for the caret's paragraph; null where there is no writer for that. */
  onRewrite: (() => Promise<void>) | null
  /** Saves the text and shows its versions in place of the editor. */
  onVersions: () => Promise<void>
  /** Leaves the editor. False where the text could not be saved. */
  onDone: () => Promise<boolean>
}) {
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    if (!(await onDone())) setLeaving(false)
  }

  return (
    <EditorBar>
      <Tools role="group" aria-label={t('Editing')}>
        <EditorTools editor={editor} facts={facts} done={done} />
        {onRewrite !== null && (
          <IconButton
            size="small"
            label={t('Rewrite paragraph')}
            icon={<PenLine aria-hidden="true" />}
            onClick={() => void onRewrite()}
          />
        )}
        <IconButton
          size="small"
          label={t('Versions')}
          icon={<History aria-hidden="true" />}
          onClick={() => void onVersions()}
        />
      </Tools>
      <EditorState>
        <WordCount facts={facts} targetWords={targetWords} />
        {findings !== null && (
          <OpenFindings type="button" onClick={onFindings}>
            {plural(findings, { one: '# finding', other: '# findings' })}
          </OpenFindings>
        )}
        <SaveState saver={saver} />
      </EditorState>
      <DoneButton>
        <Button size="small" pending={isLeaving} pendingLabel={t('Saving...')} onClick={() => void leave()}>
          {t('Done')}
        </Button>
      </DoneButton>
    </EditorBar>
  )
}

function EditorTools({
  editor,
  facts,
  done,
}: {
  editor: () => TextEditor | null
  facts: Facts
  done: ValueStore<string>
}) {
  const canUndo = useStored(facts, canUndoIn)
  const canRedo = useStored(facts, canRedoIn)
  const paragraph = useStored(facts, paragraphIn)
  const paragraphs = useStored(facts, paragraphsIn)
  const isLocked = useStored(facts, isLockedIn)
  const said = useStored(done, wordsOf)

  return (
    <>
      <IconButton
        size="small"
        label={t('Undo')}
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 aria-hidden="true" />}
        disabled={!canUndo}
        onClick={() => editor()?.undo()}
      />
      <IconButton
        size="small"
        label={t('Redo')}
        aria-keyshortcuts="Control+Y"
        icon={<Redo2 aria-hidden="true" />}
        disabled={!canRedo}
        onClick={() => editor()?.redo()}
      />
      <IconButton
        size="small"
        label={t('Move paragraph up')}
        aria-keyshortcuts="Alt+Shift+ArrowUp"
        icon={<ArrowUp aria-hidden="true" />}
        disabled={paragraph <= 1}
        onClick={() => editor()?.move(-1)}
      />
      <IconButton
        size="small"
        label={t('Move paragraph down')}
        aria-keyshortcuts="Alt+Shift+ArrowDown"
        icon={<ArrowDown aria-hidden="true" />}
        disabled={paragraph >= paragraphs}
        onClick={() => editor()?.move(1)}
      />
      <LockButton
        size="small"
        label={t('Keep paragraph in redrafts')}
        aria-keyshortcuts="Alt+Shift+K"
        aria-pressed={isLocked}
        icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        onClick={() => editor()?.toggleLock()}
      />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  )
}

function WordCount({ facts, targetWords }: { facts: Facts; targetWords: number }) {
  const words = useStored(facts, wordsIn)
  return <span>{lengthInWords(words, targetWords)}</span>
}

function SaveState({ saver }: { saver: TextSaver }) {
  const { status } = useSyncExternalStore(saver.subscribe, saver.state)
  return <SaveStatusText status={status} />
}
