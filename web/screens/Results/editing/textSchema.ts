import { Fragment, type Node, Schema, Slice } from 'prosemirror-model'
import { randomMark } from '../../../device/pageMarks.ts'
import { countWords, type EditedParagraph } from './editedParagraph.ts'
import type { TextSize } from './textLimits.ts'

/** The text of a document: paragraphs of words and line breaks. What is pasted becomes that. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: {
      content: '(text | lineBreak)*',
      attrs: {
        key: { default: '', validate: 'string' },
        isLocked: { default: false, validate: 'boolean' },
      },
      parseDOM: [{ tag: 'p' }],
      toDOM: ({ attrs }) => ['p', attrs.isLocked ? { 'data-locked': '' } : {}, 0],
    },
    text: {},
    lineBreak: {
      inline: true,
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
})

const { doc, paragraph, lineBreak } = textSchema.nodes

/** A paragraph's words; a line break is one character, as it is one position. */
export function wordsOf(node: Node): string {
  return node.textBetween(0, node.content.size)
}

/** Whether a redraft keeps a paragraph word for word. */
export function isLocked(node: Node): boolean {
  return node.attrs.isLocked === true
}

function paragraphNode({ key, text, isLocked }: EditedParagraph): Node {
  const lines = text.split('\n')
  const content = lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [lineBreak.create()]),
    ...(line === '' ? [] : [textSchema.text(line)]),
  ])
  return paragraph.create({ key, isLocked }, content)
}

/** The editor's document for a text. */
export function nodeOf(paragraphs: readonly EditedParagraph[]): Node {
  const nodes = paragraphs.map(paragraphNode)
  return doc.create(null, nodes.length === 0 ? [paragraph.create({ key: newKey() })] : nodes)
}

/** The text of the editor's document, without empty paragraphs. */
export function paragraphsOf(node: Node): EditedParagraph[] {
  return node.children.map(editedParagraph).filter(({ text }) => text.trim() !== '')
}

/** Paragraphs that did not change are the same objects as before. */
const editedParagraphs = new WeakMap<Node, EditedParagraph>()

/** A paragraph of the editor's document. */
export function editedParagraph(node: Node): EditedParagraph {
  const known = editedParagraphs.get(node)
  if (known) return known
  const paragraph = { key: String(node.attrs.key), text: wordsOf(node), isLocked: isLocked(node) }
  editedParagraphs.set(node, paragraph)
  return paragraph
}

/** A key for a new paragraph. */
export function newKey(): string {
  return `own-${randomMark()}`
}

const sizes = new WeakMap<Node, TextSize>()

/** How long a text is. Paragraphs that did not change are not counted again. */
export function sizeOf(node: Node): TextSize {
  return node.children.reduce(
    (sum, child) => {
      const size = paragraphSize(child)
      return {
        words: sum.words + size.words,
        characters: sum.characters + size.characters,
        paragraphs: sum.paragraphs + size.paragraphs,
      }
    },
    { words: 0, characters: 0, paragraphs: 0 },
  )
}

function paragraphSize(node: Node): TextSize {
  const known = sizes.get(node)
  if (known) return known
  const text = wordsOf(node)
  const size = { words: countWords(text), characters: text.length, paragraphs: text.trim() === '' ? 0 : 1 }
  sizes.set(node, size)
  return size
}

/** The paragraphs of something that is pasted. */
export function textsOf(slice: Slice): string[] {
  const texts: string[] = []
  let open: string | null = null
  slice.content.forEach(node => {
    if (node.isTextblock) {
      texts.push(wordsOf(node))
      open = null
    } else if (open === null) {
      open = node.isText ? (node.text ?? '') : '\n'
      texts.push(open)
    } else {
      open += node.isText ? (node.text ?? '') : '\n'
      texts[texts.length - 1] = open
    }
  })
  return texts
}

/** Paragraphs to insert at the caret: the first joins the text before it, the last the text after it. */
export function sliceOf(texts: readonly string[]): Slice {
  const nodes = texts.map(text => paragraphNode({ key: '', text, isLocked: false }))
  return nodes.length === 0 ? Slice.empty : new Slice(Fragment.from(nodes), 1, 1)
}

/** The paragraphs of a plain text: parted by empty lines, or by lines where it has no empty ones. */
export function textsOfPlain(text: string): string[] {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/^\n+|\n+$/gu, '')
  // Spaces around a few words are part of them.
  if (!lines.includes('\n')) return lines === '' ? [] : [lines]
  const parts = /\n\s*\n/u.test(lines) ? lines.split(/\n\s*\n/u) : lines.split('\n')
  return parts.map(part => part.trim()).filter(part => part !== '')
}
