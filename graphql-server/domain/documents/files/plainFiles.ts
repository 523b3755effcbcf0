import type { FileText } from './fileLayout.ts'

/** UTF-8 text, paragraphs parted by an empty line. */
export function textFile({ title, letterhead, paragraphs, outline }: FileText): Uint8Array {
  const parts = [
    ...(title === null ? [] : [title]),
    ...(letterhead.length === 0 ? [] : [letterhead.join('\n')]),
    ...paragraphs,
    ...(outline.length === 0 ? [] : [['Outline', ...numbered(outline)].join('\n')]),
  ]
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`)
}

/** Markdown (CommonMark): what it would read as a mark is escaped, and lines stay lines. */
export function markdownFile({ title, letterhead, paragraphs, outline }: FileText): Uint8Array {
  const parts = [
    ...(title === null ? [] : [`# ${escaped(title)}`]),
    ...(letterhead.length === 0 ? [] : [linesOf(letterhead.join('\n'))]),
    ...paragraphs.map(linesOf),
    ...(outline.length === 0 ? [] : ['## Outline', numbered(outline.map(escaped)).join('\n')]),
  ]
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`)
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}. ${line}`)
}

/** A line break within a paragraph is a backslash at the line's end. */
function linesOf(text: string): string {
  return text
    .split('\n')
    .map(line => escaped(line.trim()))
    .join('\\\n')
}

/** ASCII punctuation that has a meaning anywhere, and what has one at the beginning of a line. */
function escaped(line: string): string {
  return line
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^(?=[#=+-])/, '\\')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}
