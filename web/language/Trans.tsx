import { Fragment, type ReactNode } from 'react'
import { t, type Values } from './language.ts'

/** What makes an element of the words between the two tags of its name. */
type Parts = Readonly<Record<string, (words: string) => ReactNode>>

/** A text with elements in it: `<Trans message="Read <terms>our terms</terms>" parts={{ terms: words => <a>{words}</a> }} />`. */
export function Trans({ message, parts, values }: { message: string; parts: Parts; values?: Values }) {
  // Words, name, words of the element, name again, words, and so on.
  const pieces = t(message, values).split(/<\/?(\w+)>/)
  return pieces.map((piece, index) => {
    if (index % 4 === 0) return piece
    const name = pieces[index - 1] ?? ''
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    return index % 4 === 2 ? <Fragment key={index}>{parts[name]?.(piece) ?? piece}</Fragment> : null
  })
}
