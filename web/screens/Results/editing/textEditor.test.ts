import { beforeEach, expect, it } from 'vitest'
import { placeFindings } from '../placeFindings.ts'
import { openTextEditor, type TextMarks } from './textEditor.ts'

beforeEach(() => {
  // The layout is only there in a browser.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Element.prototype.scrollIntoView = () => undefined
})

const texts = [
  'I delve into pumps. They leak.',
  'My village has one.',
  'It leaks too. I delve into it.',
  'The end.',
]

function openMarked() {
  const content = texts.join('\n\n')
  const findings = [...content.matchAll(/delve into/gu)].map(({ index }, id) => ({
    id,
    severity: 'CONSIDER' as const,
    start: index,
    end: index + 'delve into'.length,
    excerpt: 'delve into',
  }))
  const paragraphs = texts.map(text => ({
    title: '',
    sentences: text
      .split(/(?<=\.) /u)
      .map(sentence => ({ text: sentence, sources: [], origin: sentence === 'They leak.' ? 'PERSON' : '' })),
  }))
  const { paragraphs: placed } = placeFindings({ content, paragraphs, findings })
  const marks: TextMarks = {
    sentences: placed.flatMap(({ sentences }) => sentences),
    shown: new Set(findings.map(({ id }) => id)),
    finding: null,
  }
  const place = document.body.appendChild(document.createElement('div'))
  const editor = openTextEditor({
    place,
    start: texts.map((text, index) => ({ key: `p${index}`, text, isLocked: false })),
    label: 'Text',
    describedBy: '',
    events: {
      onChange: () => undefined,
      onFacts: () => undefined,
      onSentence: () => undefined,
      onFinding: () => undefined,
      onTooLong: () => undefined,
      onDone: () => undefined,
    },
  })
  editor.mark(marks)
  return { editor, marks, place }
}

it('marks that move with an edited text are those of a text that is marked anew', () => {
  const { editor, marks, place } = openMarked()
  const shown = () => place.innerHTML
  expect(place.querySelectorAll('[data-findings]')).toHaveLength(2)
  expect(place.querySelectorAll('[data-own]')).toHaveLength(1)
  const show = (...changed: string[]) =>
    editor.show(changed.map((text, index) => ({ key: `p${index}`, text, isLocked: index === 1 })))
  const changes = [
    () => editor.move(1),
    () => editor.move(1),
    () => editor.toggleLock(),
    () => editor.move(-1),
    () => editor.undo(),
    () => show('New words. I delve into pumps.', ...texts.slice(1)),
    () => show(texts[2] ?? '', texts[0] ?? ''),
    () => editor.undo(),
    () => editor.undo(),
    () => editor.redo(),
  ]
  for (const change of changes) {
    change()
    const moved = shown()
    editor.mark({ ...marks })
    expect(moved).toBe(shown())
  }
  editor.destroy()
})
