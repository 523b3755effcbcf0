import { Plus, X } from 'lucide-react'
import { type FocusEventHandler, type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Choice } from './choice.ts'
import { useGroupWiring } from './fieldContext.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type MultiSelectProps<Value extends string = string> = {
  options: readonly Choice<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  onBlur?: FocusEventHandler
  /** Shown while nothing is chosen, e.g. 'No country chosen yet'. */
  emptyText?: string
  /** When no Field names the group. */
  'aria-label'?: string
  disabled?: boolean
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.5rem;
  padding: 0 0.75rem;
  border-radius: var(--radius-full);
  border: 1px dashed var(--line-strong);
  font-size: max(0.9375rem, var(--text-sm));
  font-weight: 500;
  color: var(--ink);

  svg {
    width: 1rem;
    height: 1rem;
  }

  &:hover:not(:disabled) {
    background: var(--well);
  }

  &:disabled {
    color: var(--ink-faint);
    cursor: not-allowed;
  }
`

const Chosen = styled(Chip)`
  background: var(--ink);
  border: 1px solid var(--ink);
  color: var(--paper);

  &:hover:not(:disabled) {
    background: var(--ink-soft);
  }
`

const Empty = styled.p`
  min-height: 2.5rem;
  display: flex;
  align-items: center;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`

/**
 * Several of a few answers, none twice. The chosen stand above as chips that one presses to remove, the rest below.
 * One Tab stop a row, arrow keys within it, Enter or Space moves an answer over; every move is announced.
 */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  onValueChange,
  onBlur,
  emptyText = 'Nothing chosen yet',
  disabled = false,
  'aria-label': ariaLabel,
}: MultiSelectProps<Value>) {
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [stops, setStops] = useState({ chosen: 0, remaining: 0 })
  const { invalid, required: _required, ...wiring } = useGroupWiring({ 'aria-label': ariaLabel })
  const chosen = value.flatMap(item => options.find(option => option.value === item) ?? [])
  const remaining = options.filter(option => !value.includes(option.value))

  const buttonsOf = (row: 'chosen' | 'remaining') =>
    Array.from(
      frame.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${row}"] button:not([disabled])`) ?? [],
    )

  // After an answer has moved over, its button is gone: the focus goes to the neighbour that took its place.
  const focusAfter = (row: 'chosen' | 'remaining', index: number) => {
    requestAnimationFrame(() => {
      const own = buttonsOf(row)
      const target =
        own[Math.min(index, own.length - 1)] ?? buttonsOf(row === 'chosen' ? 'remaining' : 'chosen')[0]
      target?.focus()
    })
  }

  const add = (option: Choice<Value>, index: number) => {
    onValueChange([...value, option.value])
    setSaid(`${option.label} added, ${value.length + 1} chosen`)
    focusAfter('remaining', index)
  }

  const remove = (option: Choice<Value>, index: number) => {
    onValueChange(value.filter(item => item !== option.value))
    setSaid(`${option.label} removed, ${value.length - 1} chosen`)
    focusAfter('chosen', index)
  }

  const onKeyDown = (row: 'chosen' | 'remaining') => (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsOf(row)
    const at = buttons.findIndex(button => button.matches(':focus'))
    if (at < 0) return
    const option = chosen[at]
    if (row === 'chosen' && option && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      remove(option, at)
      return
    }
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons[(to + buttons.length) % buttons.length]?.focus()
  }

  // The button of a row that Tab reaches: the last one visited, or the first that can be pressed.
  const chosenStop = Math.min(stops.chosen, Math.max(0, chosen.length - 1))
  const visited = remaining[Math.min(stops.remaining, remaining.length - 1)]
  const remainingStop = visited && !visited.disabled ? visited : remaining.find(option => !option.disabled)

  return (
    <Frame ref={frame} role="group" onBlur={onBlur} {...wiring}>
      {chosen.length > 0 ? (
        <Chips aria-label="Chosen" data-row="chosen" onKeyDown={onKeyDown('chosen')}>
          {chosen.map((option, index) => (
            <li key={option.value}>
              <Chosen
                type="button"
                disabled={disabled}
                tabIndex={index === chosenStop ? 0 : -1}
                onFocus={() => setStops({ ...stops, chosen: index })}
                onClick={() => remove(option, index)}
                aria-label={`Remove ${option.label}`}
                aria-describedby={hintId}
              >
                {option.label}
                <X aria-hidden="true" />
              </Chosen>
            </li>
          ))}
        </Chips>
      ) : (
        <Empty>{emptyText}</Empty>
      )}
      {remaining.length > 0 && (
        <Chips aria-label="Can be added" data-row="remaining" onKeyDown={onKeyDown('remaining')}>
          {remaining.map((option, index) => (
            <li key={option.value}>
              <Chip
                type="button"
                disabled={disabled || option.disabled}
                tabIndex={option === remainingStop ? 0 : -1}
                onFocus={() => setStops({ ...stops, remaining: index })}
                onClick={() => add(option, index)}
                aria-label={`Add ${option.label}`}
                data-invalid={invalid || undefined}
              >
                <Plus aria-hidden="true" />
                {option.label}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      <VisuallyHidden id={hintId}>Arrow keys move between answers.</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}
