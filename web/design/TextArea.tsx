import { type ComponentPropsWithRef, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useFieldWiring } from './fieldContext.ts'
import { controlSurface } from './mixins.ts'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & {
  /** Lines shown at rest; the area grows with its text. */
  rows?: number
  /** A note under the text at the right, e.g. '128 words'. */
  counter?: ReactNode
}

const Control = styled.textarea`
  ${controlSurface}
  field-sizing: content;
  resize: vertical;
  min-height: calc(${({ rows = 4 }) => rows} * 1.5em + 1.25rem);
  max-height: 70vh;
  overflow-y: auto;
`

const Counter = styled.div`
  margin-top: var(--space-1);
  text-align: right;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  font-variant-numeric: tabular-nums;
`

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content') === true

/** Several lines of text; grows with what is written. */
export function TextArea({ rows = 4, counter, ref, onInput, ...rest }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const grow = useCallback(() => {
    const area = element.current
    if (!area || growsByItself()) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [])
  // Also after changes of `value` by the form, not only after typing.
  useLayoutEffect(grow, [grow, rest.value])
  return (
    <div>
      <Control
        {...rest}
        rows={rows}
        ref={node => {
          element.current = node
          if (typeof ref === 'function') return ref(node)
          if (ref) ref.current = node
        }}
        onInput={event => {
          grow()
          onInput?.(event)
        }}
        {...useFieldWiring(rest)}
      />
      {counter && <Counter>{counter}</Counter>}
    </div>
  )
}
