import { baseKeymap } from 'prosemirror-commands'
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node, Slice } from 'prosemirror-model'
import {
  type Command,
  EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { t } from '../../../language/language.ts'
import type { PlacedSentence } from '../placeFindings.ts'
import type { EditedParagraph } from './editedParagraph.ts'
import { findSentences, type ShownSentence } from './placeMarks.ts'
import { cutToRoom, isTooLong, TEXT_LIMITS, type TextSize } from './textLimits.ts'
import {
  editedParagraph,
  isLocked,
  newKey,
  nodeOf,
  paragraphsOf,
  sizeOf,
  sliceOf,
  textSchema,
  textsOf,
  textsOfPlain,
  wordsOf,
} from './textSchema.ts'

/** What the toolbar shows. */
export type EditorFacts = {
  words: number
  canUndo: boolean
  canRedo: boolean
  /** The number of the caret's paragraph, from 1. */
  paragraph: number
  paragraphs: number
  /** Whether the caret's paragraph is locked. */
  isLocked: boolean
}

/** The sentences and findings of the saved text, to be marked where the text still has their words. */
export type TextMarks = {
  sentences: readonly PlacedSentence[]
  /** The findings whose marks are shown. */
  shown: ReadonlySet<number>
  finding: number | null
}

type EditorEvents = {
  onChange: (paragraphs: readonly EditedParagraph[]) => void
  onFacts: (facts: EditorFacts) => void
  /** Called with the sentence at the caret; null where there are no words. */
  onSentence: (sentence: ShownSentence | null) => void
  /** Called with the finding whose mark was clicked. */
  onFinding: (id: number) => void
  /** Called where a text was cut, or typing not taken, since the document would be too long. */
  onTooLong: () => void
  /** Called with what was done to a paragraph as a whole, for who does not see it. */
  onDone: (words: string) => void
}

export type TextEditor = {
  /** Shows another text, as a change that can be undone. */
  show: (paragraphs: readonly EditedParagraph[]) => void
  mark: (marks: TextMarks) => void
  undo: () => void
  redo: () => void
  /** Moves the caret's paragraph up (-1) or down (1). */
  move: (by: -1 | 1) => void
  /** Locks the caret's paragraph, or unlocks it. */
  toggleLock: () => void
  /** The caret's paragraph. */
  paragraph: () => EditedParagraph
  /** Puts other words in the place of a paragraph's. False where the text has it no more. */
  rewrite: (key: string, text: string) => boolean
  /** Makes the change that settles a finding. False where the text has its sentence no more. */
  accept: (id: number) => boolean
  /** Selects the words of a finding and scrolls to them. False where the text has them no more. */
  selectFinding: (id: number) => boolean
  /** Scrolls the page until the caret is above the lower part of the window. @param covered a share of its height */
  showCaretAbove: (covered: number) => void
  focus: () => void
  destroy: () => void
}

/** The size of pasted markup or text that is read at all, in characters. */
const MOST_PASTED = 1_000_000
/** Kept free around the caret when it scrolls into view: the head and the toolbar above, in pixels. */
const CARET_MARGIN = { top: 184, right: 0, bottom: 64, left: 0 }

type MarkedText = { marks: TextMarks; decorations: DecorationSet }

/** Says in words what a transaction did to a paragraph. */
const DONE = 'done'

const marksKey = new PluginKey<MarkedText>('marks')

/** Opens an editor in an element. */
export function openTextEditor({
  place,
  start,
  label,
  describedBy,
  events,
}: {
  place: HTMLElement
  start: readonly EditedParagraph[]
  label: string
  /** The id of the element that describes its keys. */
  describedBy: string
  events: EditorEvents
}): TextEditor {
  let facts: EditorFacts | null = null
  let sentence: ShownSentence | null = null
  let wasCut = false

  const cut = (text: string) => {
    wasCut = text.length > MOST_PASTED
    return text.slice(0, MOST_PASTED)
  }
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc: nodeOf(start),
      plugins: [...keyPlugins(), history(), uniqueKeys(), marksPlugin()],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      lang: 'en',
      spellcheck: 'true',
    },
    scrollMargin: CARET_MARGIN,
    scrollThreshold: CARET_MARGIN,
    transformPastedHTML: cut,
    transformPastedText: cut,
    clipboardTextParser: text => sliceOf(textsOfPlain(text)),
    handlePaste(_view, _event, slice) {
      const texts = textsOf(slice)
      const fitting = cutToRoom(texts, roomIn(view.state))
      const isCut = wasCut || fitting.join('\n') !== texts.join('\n')
      wasCut = false
      if (!isCut) return false
      paste(view, sliceOf(fitting))
      events.onTooLong()
      return true
    },
    handleClick(_view, _position, { target }) {
      const [id] = target instanceof Element ? (findingsAt(target) ?? []) : []
      if (id !== undefined) events.onFinding(id)
      return false
    },
    dispatchTransaction(transaction) {
      const before = view.state
      const next = before.apply(transaction)
      const isGrowing = transaction.docChanged && next.doc.content.size > before.doc.content.size
      if (isGrowing && isTooLong(sizeOf(next.doc))) return events.onTooLong()
      view.updateState(next)
      if (transaction.docChanged) events.onChange(paragraphsOf(next.doc))
      const done: unknown = transaction.getMeta(DONE)
      if (typeof done === 'string') events.onDone(done)
      report()
    },
  })

  function report() {
    const next = factsOf(view.state)
    if (facts === null || JSON.stringify(facts) !== JSON.stringify(next)) {
      facts = next
      events.onFacts(next)
    }
    const here = sentenceAtCaret(view.state)
    if (here?.saved !== sentence?.saved || (here === null) !== (sentence === null)) {
      sentence = here
      events.onSentence(here)
    }
  }

  const run = (command: Command) => {
    command(view.state, view.dispatch)
    view.focus()
  }
  report()
  return {
    show(paragraphs) {
      const { state } = view
      const transaction = closeHistory(state.tr).replaceWith(
        0,
        state.doc.content.size,
        nodeOf(paragraphs).content,
      )
      view.dispatch(transaction.setSelection(TextSelection.near(transaction.doc.resolve(0))))
    },
    mark: marks => view.dispatch(view.state.tr.setMeta(marksKey, marks)),
    undo: () => run(undo),
    redo: () => run(redo),
    move: by => run(moveParagraph(by)),
    toggleLock: () => run(toggleLock),
    paragraph: () => editedParagraph(view.state.doc.child(view.state.selection.$head.index(0))),
    rewrite(key, text) {
      const rewritten = rewriteParagraph(view.state, key, text)
      if (rewritten === null) return false
      view.focus()
      view.dispatch(rewritten)
      return true
    },
    accept(id) {
      const accepted = acceptEdit(view.state, marksIn(view.state), id)
      view.focus()
      if (accepted === null) return false
      view.dispatch(accepted)
      return true
    },
    selectFinding(id) {
      const place = placeOfFinding(view.state, id)
      if (place === null) return false
      const selection = TextSelection.create(view.state.doc, place.from, place.to)
      view.focus()
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView())
      return true
    },
    showCaretAbove(covered) {
      const { bottom } = view.coordsAtPos(view.state.selection.head)
      const hidden = bottom - window.innerHeight * (1 - covered)
      if (hidden > 0) window.scrollBy({ top: hidden + CARET_MARGIN.bottom })
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

function keyPlugins(): Plugin[] {
  return [
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Enter': (state, dispatch) => {
        dispatch?.(state.tr.replaceSelectionWith(textSchema.node('lineBreak')).scrollIntoView())
        return true
      },
      'Alt-Shift-ArrowUp': moveParagraph(-1),
      'Alt-Shift-ArrowDown': moveParagraph(1),
      'Alt-Shift-k': toggleLock,
    }),
    keymap(baseKeymap),
  ]
}

/** Gives each new paragraph a key. Of two with the same key, as after parting one, the first keeps it. */
function uniqueKeys(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, state) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const known = new Set<unknown>([''])
      const transaction = state.tr
      state.doc.forEach(({ attrs }, position) => {
        if (known.has(attrs.key)) transaction.setNodeAttribute(position, 'key', newKey())
        known.add(attrs.key)
      })
      return transaction.docChanged ? transaction : null
    },
  })
}

const NO_MARKS: TextMarks = { sentences: [], shown: new Set(), finding: null }

function marksPlugin(): Plugin {
  return new Plugin<MarkedText>({
    key: marksKey,
    state: {
      init: () => ({ marks: NO_MARKS, decorations: DecorationSet.empty }),
      apply(transaction, before, { doc }) {
        const marks: TextMarks = transaction.getMeta(marksKey) ?? before.marks
        if (marks !== before.marks) return { marks, decorations: decorate(transaction.doc, marks) }
        if (!transaction.docChanged) return before
        return { marks, decorations: decorateChanged({ before, doc, transaction }) }
      },
    },
    props: {
      decorations: state => marksKey.getState(state)?.decorations,
    },
  })
}

function marksIn(state: EditorState): TextMarks {
  return marksKey.getState(state)?.marks ?? NO_MARKS
}

/** The sentences of paragraphs, by what was saved. Paragraphs that did not change are not searched again. */
const sentencesOf = new WeakMap<readonly PlacedSentence[], WeakMap<Node, ShownSentence[]>>()

function sentencesIn(paragraph: Node, saved: readonly PlacedSentence[]): ShownSentence[] {
  const byParagraph = sentencesOf.get(saved) ?? new WeakMap<Node, ShownSentence[]>()
  sentencesOf.set(saved, byParagraph)
  const known = byParagraph.get(paragraph)
  if (known) return known
  const found = findSentences(wordsOf(paragraph), saved)
  byParagraph.set(paragraph, found)
  return found
}

function decorate(doc: Node, marks: TextMarks): DecorationSet {
  const decorations: Decoration[] = []
  doc.forEach((paragraph, position) => {
    decorations.push(...decorationsOf(paragraph, position, marks))
  })
  return DecorationSet.create(doc, decorations)
}

/** Moves the decorations with the text. Only those of the paragraphs that changed are made anew. */
function decorateChanged({
  before: { marks, decorations },
  doc,
  transaction,
}: {
  before: MarkedText
  doc: Node
  transaction: Transaction
}): DecorationSet {
  const old = doc.children
  const { children } = transaction.doc
  let first = 0
  while (first < children.length && children[first] === old[first]) first += 1
  let equalAtEnd = 0
  const most = Math.min(children.length, old.length) - first
  while (equalAtEnd < most && children.at(-1 - equalAtEnd) === old.at(-1 - equalAtEnd)) equalAtEnd += 1
  let mapped = decorations.map(transaction.mapping, transaction.doc)
  transaction.doc.forEach((paragraph, position, index) => {
    if (index < first || index >= children.length - equalAtEnd) return
    mapped = mapped
      .remove(mapped.find(position + 1, position + paragraph.nodeSize - 1))
      .add(transaction.doc, decorationsOf(paragraph, position, marks))
  })
  return mapped
}

function decorationsOf(
  paragraph: Node,
  position: number,
  { sentences, shown, finding }: TextMarks,
): Decoration[] {
  if (sentences.length === 0) return []
  const from = position + 1
  return sentencesIn(paragraph, sentences).flatMap(({ start, end, saved, isOwn }) => {
    const own = isOwn ? [Decoration.inline(from + start, from + end, { 'data-own': '' })] : []
    const found = (saved?.segments ?? []).flatMap(segment => {
      const here = segment.findings.filter(id => shown.has(id))
      if (here.length === 0 || segment.severity === null) return []
      const at = from + start + segment.start
      return [
        Decoration.inline(at, at + segment.text.length, {
          'data-findings': here.join(' '),
          'data-severity': segment.severity,
          ...(finding !== null && here.includes(finding) ? { 'data-chosen': '' } : {}),
        }),
      ]
    })
    return [...own, ...found]
  })
}

function placeOfFinding(state: EditorState, id: number): { from: number; to: number } | null {
  const { sentences } = marksIn(state)
  let from: number | null = null
  let to = 0
  state.doc.forEach((paragraph, position) => {
    for (const { start, end, saved } of sentencesIn(paragraph, sentences)) {
      if (!saved?.findings.includes(id)) continue
      const own = saved.segments.filter(({ findings }) => findings.includes(id))
      const first = own[0]
      const last = own.at(-1)
      const begin = position + 1 + start
      // A finding about a whole paragraph marks no words within its sentences.
      from ??= begin + (first?.start ?? 0)
      to = last === undefined ? begin + (end - start) : begin + last.start + last.text.length
    }
  })
  return from === null ? null : { from, to }
}

function sentenceAtCaret(state: EditorState): ShownSentence | null {
  const { sentences } = marksIn(state)
  const { $head } = state.selection
  if (sentences.length === 0 || !$head.parent.isTextblock) return null
  const at = $head.parentOffset
  return sentencesIn($head.parent, sentences).find(({ start, end }) => at >= start && at <= end) ?? null
}

function findingsAt(target: Element): number[] | null {
  const mark = target.closest('[data-findings]')
  return mark instanceof HTMLElement ? (mark.dataset.findings ?? '').split(' ').map(Number) : null
}

function factsOf(state: EditorState): EditorFacts {
  return {
    words: sizeOf(state.doc).words,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    paragraph: state.selection.$head.index(0) + 1,
    paragraphs: state.doc.childCount,
    isLocked: isLocked(state.doc.child(state.selection.$head.index(0))),
  }
}

/** What may be added in place of the selection. */
function roomIn({ doc, selection }: EditorState): TextSize {
  const present = sizeOf(doc)
  const selected = sizeOf(
    nodeOf(textsOf(selection.content()).map(text => ({ key: '', text, isLocked: false }))),
  )
  const left = (unit: keyof TextSize) => TEXT_LIMITS[unit] - present[unit] + selected[unit]
  return { words: left('words'), characters: left('characters'), paragraphs: left('paragraphs') }
}

function paste(view: EditorView, slice: Slice): void {
  const { tr } = view.state
  view.dispatch(
    tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
  )
}

/** Moves the paragraph of the caret, with the caret, beyond the one before or after it. */
function moveParagraph(by: -1 | 1): Command {
  return ({ doc, selection: { $head, anchor, head }, tr }, dispatch) => {
    const index = $head.index(0)
    const other = doc.maybeChild(index + by)
    if (other === null) return true
    const moved = doc.child(index)
    const start = $head.before(1)
    const from = by < 0 ? start - other.nodeSize : start
    tr.replaceWith(from, from + moved.nodeSize + other.nodeSize, by < 0 ? [moved, other] : [other, moved])
    const shift = by < 0 ? -other.nodeSize : other.nodeSize
    const isWithin = anchor > start && anchor < start + moved.nodeSize
    tr.setSelection(TextSelection.create(tr.doc, (isWithin ? anchor : head) + shift, head + shift))
    tr.setMeta(DONE, t('Paragraph {place} of {count}', { place: index + by + 1, count: doc.childCount }))
    // Each move is undone by itself.
    dispatch?.(closeHistory(tr).scrollIntoView())
    return true
  }
}

/** Other words for the paragraph with a key, as one change; null where there is none. */
function rewriteParagraph({ doc, tr }: EditorState, key: string, text: string): Transaction | null {
  let at = -1
  let index = 0
  doc.forEach((node, position, number) => {
    if (node.attrs.key !== key) return
    at = position
    index = number
  })
  const paragraph = doc.nodeAt(at < 0 ? doc.content.size : at)
  if (at < 0 || paragraph === null) return null
  const [words] = nodeOf([{ ...editedParagraph(paragraph), text }]).children
  if (words === undefined) return null
  tr.replaceWith(at + 1, at + paragraph.nodeSize - 1, words.content)
  tr.setSelection(TextSelection.create(tr.doc, at + 1))
  tr.setMeta(DONE, t('Paragraph {place} has the new words', { place: index + 1 }))
  return closeHistory(tr).scrollIntoView()
}

/** The change that settles a finding, where its sentence still stands as it was reviewed. */
function acceptEdit({ doc, tr }: EditorState, marks: TextMarks, id: number): Transaction | null {
  const places: { from: number; to: number; text: string }[] = []
  doc.forEach((paragraph, position) => {
    const words = wordsOf(paragraph)
    for (const { start, end, saved } of sentencesIn(paragraph, marks.sentences)) {
      const edit = saved?.edits.find(({ finding }) => finding === id)
      if (edit === undefined) continue
      let [from, to] = [start + edit.start, start + edit.end]
      // A sentence that goes leaves one space between its neighbours, and none at an end.
      if (edit.text === '' && from === start && to === end) {
        while (/\s/u.test(words.charAt(to))) to += 1
        if (to === words.length) while (/\s/u.test(words.charAt(from - 1))) from -= 1
      }
      places.push({ from: position + 1 + from, to: position + 1 + to, text: edit.text })
    }
  })
  const [place] = places
  if (place === undefined) return null
  const { from, to, text } = place
  tr.insertText(text, from, to)
  tr.setSelection(TextSelection.create(tr.doc, from + text.length))
  tr.setMeta(DONE, text === '' ? t('Taken out') : t('Changed'))
  return closeHistory(tr).scrollIntoView()
}

/** Locks the paragraph of the caret, or unlocks it. */
const toggleLock: Command = ({ doc, selection: { $head }, tr }, dispatch) => {
  const index = $head.index(0)
  const wasLocked = isLocked(doc.child(index))
  tr.setNodeAttribute($head.before(1), 'isLocked', !wasLocked)
  tr.setMeta(
    DONE,
    wasLocked
      ? t('Paragraph {place} is not kept in redrafts', { place: index + 1 })
      : t('Paragraph {place} is kept in redrafts', { place: index + 1 }),
  )
  dispatch?.(closeHistory(tr))
  return true
}
