import { Check, Plus } from 'lucide-react'
import type { FocusEventHandler } from 'react'
import { styled } from 'styled-components'
import { t } from '../language/language.ts'
import type { Choice } from './choice.ts'
import { useGroupWiring } from './fieldContext.ts'
import { focusRing, visuallyHidden } from './mixins.ts'

export type MultiSelectProps<Value extends string = string> = {
  options: readonly Choice<Value>[]
  value: readonly Value[]
  /** The chosen values, in the order in which they were chosen. */
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
  gap: var(--space-2);
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Native = styled.input`
  ${visuallyHidden}
`

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: var(--control);
  padding: 0 0.75rem;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-full);
  font-size: var(--text-control);
  font-weight: 500;
  line-height: 1.3;
  color: var(--ink);
  cursor: pointer;

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }

  &:hover {
    background: var(--inset);
  }

  &:has([aria-invalid='true']) {
    border-color: var(--failed);
  }

  &:has(:checked) {
    background: var(--ink);
    border: 1px solid var(--ink);
    color: var(--paper);
  }

  &:has(:checked):hover {
    background: var(--ink-soft);
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    background: none;
    border-color: var(--line);
    color: var(--ink-faint);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`

const Chosen = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-faint);
`

/**
 * Several of a few answers: a checkbox each, drawn as a chip that is filled while it is chosen. The line below lists the
 * chosen in the order of choosing, which may be an order of preference.
 */
export function MultiSelect<Value extends string = string>({
  options,
  value,
  onValueChange,
  onBlur,
  emptyText = t('Nothing chosen yet'),
  disabled = false,
  'aria-label': ariaLabel,
}: MultiSelectProps<Value>) {
  const { invalid, required: _required, ...wiring } = useGroupWiring({ 'aria-label': ariaLabel })
  const chosen = value.flatMap(item => options.find(option => option.value === item)?.label ?? [])
  return (
    <Frame role="group" onBlur={onBlur} {...wiring}>
      <Chips>
        {options.map(option => {
          const isChosen = value.includes(option.value)
          return (
            <Chip key={option.value}>
              <Native
                type="checkbox"
                checked={isChosen}
                disabled={disabled || option.disabled}
                aria-invalid={invalid || undefined}
                onChange={() =>
                  onValueChange(
                    isChosen ? value.filter(item => item !== option.value) : [...value, option.value],
                  )
                }
              />
              {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {option.label}
            </Chip>
          )
        })}
      </Chips>
      <Chosen>
        {chosen.length === 0
          ? emptyText
          : t('{count} chosen: {names}', { count: chosen.length, names: chosen.join(', ') })}
      </Chosen>
    </Frame>
  )
}
