import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** A sentence by its place in the text, counted over those that have sources. */
export type SentenceNumber = number

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Which sentence is lit: the one under the pointer, else the one that was focused or tapped. The text is one stop of
 * the Tab key; arrow keys go from sentence to sentence, Escape puts the light out.
 */
export function useSentenceChoice(count: number) {
  const [pointed, setPointed] = useState<SentenceNumber | null>(null)
  const [chosen, setChosen] = useState<SentenceNumber | null>(null)
  const [stop, setStop] = useState<SentenceNumber>(0)
  const elements = useRef(new Map<SentenceNumber, HTMLElement>())

  const clear = useCallback(() => {
    setChosen(null)
    setPointed(null)
  }, [])

  const propsFor = (sentence: SentenceNumber) => ({
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(sentence, element)
      else elements.current.delete(sentence)
    },
    role: 'button' as const,
    tabIndex: sentence === Math.min(stop, count - 1) ? 0 : -1,
    'aria-pressed': sentence === chosen,
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') setPointed(sentence)
    },
    onPointerLeave: () => setPointed(null),
    onFocus: () => setStop(sentence),
    onClick: () => {
      setStop(sentence)
      setChosen(present => (present === sentence ? null : sentence))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return clear()
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        return setChosen(present => (present === sentence ? null : sentence))
      }
      const move = MOVES[event.key]
      if (move === undefined) return
      event.preventDefault()
      const next = Math.max(0, Math.min(count - 1, sentence + move))
      setChosen(next)
      elements.current.get(next)?.focus()
    },
  })

  return {
    lit: pointed ?? chosen,
    chosen,
    clear,
    propsFor,
    elementOf: (n: SentenceNumber) => elements.current.get(n),
  }
}
