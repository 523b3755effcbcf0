import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Severity } from './placeFindings.ts'

/** What the margin shows: what the review found, where the chosen sentence comes from, or comments. */
export type MarginView = 'FINDINGS' | 'SOURCES' | 'COMMENTS'

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function sentenceAt(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest('[data-sentence]') : null
  return element instanceof HTMLElement ? Number(element.dataset.sentence) : null
}

/** The shortest finding whose mark is at a place of the page. */
function findingAt(target: EventTarget): number | null {
  const mark = target instanceof Element ? target.closest('[data-findings]') : null
  const [shortest] = mark instanceof HTMLElement ? (mark.dataset.findings ?? '').split(' ') : []
  return shortest ? Number(shortest) : null
}

/**
 * Which sentence and which finding of a document are chosen, and what the margin shows for them. A sentence under the
 * pointer is highlighted in place of the chosen one. The text is one stop of the Tab key: arrow keys move from sentence
 * to sentence, Enter chooses, Escape clears the choice.
 */
export function useSentenceChoice({
  sentences: count,
  view: firstView,
}: {
  sentences: number
  view: MarginView
}) {
  const [view, setView] = useState(firstView)
  const [pointed, setPointed] = useState<number | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [stop, setStop] = useState(0)
  const [finding, setFinding] = useState<number | null>(null)
  const [severity, setSeverity] = useState<Severity | null>(null)
  /** Whether the drawer is open, on screens without room for the margin beside the sheet. */
  const [isOpen, setOpen] = useState(false)
  const paper = useRef<HTMLDivElement>(null)
  const margin = useRef<HTMLElement>(null)
  /** The scrolled part of the margin. */
  const panel = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  const close = useCallback(() => {
    const hadFocus = margin.current?.contains(document.activeElement) === true
    setOpen(false)
    setChosen(null)
    setPointed(null)
    setFinding(null)
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true })
  }, [])

  const open = useCallback(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && margin.current?.contains(activeElement) === false)
      cameFrom.current = activeElement
    setOpen(true)
  }, [])

  const chooseSentence = useCallback(
    (sentence: number) => {
      setStop(sentence)
      setChosen(sentence)
      setFinding(null)
      setView('SOURCES')
      open()
    },
    [open],
  )

  /** Opens a finding in the margin and highlights its place in the text. */
  const openFinding = useCallback(
    (id: number) => {
      setFinding(id)
      setChosen(null)
      setView('FINDINGS')
      open()
    },
    [open],
  )

  /** Scrolls to the place of a finding in the text. */
  const showInText = useCallback((id: number) => {
    const mark = paper.current?.querySelector(`[data-findings~="${id}"], [data-beside~="${id}"]`)
    mark?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])

  useEffect(() => {
    const sentence = chosen === null ? null : paper.current?.querySelector(`[data-sentence="${chosen}"]`)
    if (isOpen && sentence && margin.current) bringAboveDrawer(sentence, margin.current)
  }, [isOpen, chosen])

  useEffect(() => {
    const note = finding === null ? null : panel.current?.querySelector(`#finding-${finding}`)?.parentElement
    if (panel.current && note) bringIntoPanel(note, panel.current)
  }, [finding])

  const onPaper = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setPointed(sentenceAt(target))
      },
      onPointerLeave: () => setPointed(null),
      onFocus: ({ target }: FocusEvent) => {
        const sentence = sentenceAt(target)
        if (sentence !== null) setStop(sentence)
        // Focus is on a question beside the text: an open drawer would cover it.
        else close()
      },
      onClick: ({ target }: MouseEvent) => {
        // Selecting words is not choosing a sentence.
        if (document.getSelection()?.isCollapsed === false) return
        const marked = findingAt(target)
        const sentence = sentenceAt(target)
        if (marked !== null && marked !== finding) openFinding(marked)
        else if (sentence !== null && sentence === chosen) close()
        else if (sentence !== null) chooseSentence(sentence)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const sentence = sentenceAt(event.target)
        if (event.key === 'Escape') return close()
        if (sentence === null) return
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          return sentence === chosen ? close() : chooseSentence(sentence)
        }
        const move = MOVES[event.key]
        if (move === undefined) return
        event.preventDefault()
        const next = Math.max(0, Math.min(count - 1, sentence + move))
        paper.current?.querySelector<HTMLElement>(`[data-sentence="${next}"]`)?.focus()
        chooseSentence(next)
      },
    }),
    [count, finding, chosen, chooseSentence, close, openFinding],
  )

  return {
    view,
    setView,
    severity,
    setSeverity,
    finding,
    setFinding,
    chosen,
    highlighted: pointed ?? chosen,
    stop: Math.min(stop, count - 1),
    isOpen,
    open,
    close,
    openFinding,
    showInText,
    paper,
    margin,
    panel,
    onPaper,
  }
}

/** What `useSentenceChoice` returns. */
export type SentenceChoice = ReturnType<typeof useSentenceChoice>

/** What stays free above and below a sentence that is brought into view: the page's head, and a line. In pixels. */
const ROOM = { above: 96, below: 24 }

/** Scrolls the page until a drawer covers no part of a sentence, or the sentence begins at the top of the page. */
function bringAboveDrawer(sentence: Element, drawer: Element): void {
  // Beside the sheet it covers nothing.
  if (getComputedStyle(drawer).position !== 'fixed') return
  const { top, bottom } = sentence.getBoundingClientRect()
  const covered = bottom + ROOM.below - drawer.getBoundingClientRect().top
  const by = Math.min(covered, top - ROOM.above)
  if (by > 0) window.scrollBy({ top: by })
}

/** Scrolls the panel, and never the page, until a note can be read: from its first line where it is long. */
function bringIntoPanel(note: Element, panel: Element): void {
  const frame = panel.getBoundingClientRect()
  const head = panel.querySelector('[role="tablist"]')?.getBoundingClientRect().height ?? 0
  const { top, bottom } = note.getBoundingClientRect()
  const above = top - (frame.top + head)
  const below = bottom - Math.min(frame.bottom, window.innerHeight)
  if (above < 0) panel.scrollTop += above
  else if (below > 0) panel.scrollTop += Math.min(above, below)
}

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
}
