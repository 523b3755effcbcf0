import { useId } from 'react'
import { styled } from 'styled-components'
import type { Choice } from './choice.ts'
import { useGroupWiring } from './fieldContext.ts'
import { focusRing, visuallyHidden } from './mixins.ts'

export type SegmentsProps<Value extends string = string> = {
  /** Two to four short labels; the description of the chosen one is shown below. */
  options: readonly (Choice<Value> & { description?: string })[]
  value: Value
  onValueChange: (value: Value) => void
  /** When no Field names the group. */
  'aria-label'?: string
}

const Group = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 3px;
  background: var(--inset);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
`

const Native = styled.input`
  ${visuallyHidden}
`

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.375rem;
  padding: 0.25rem;
  border: 1px solid transparent;
  border-radius: 5px;
  font-size: var(--text-control);
  line-height: 1.25;
  text-align: center;
  color: var(--ink-soft);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &:has(:checked) {
    background: var(--sheet);
    border-color: var(--line-strong);
    color: var(--ink);
    font-weight: var(--weight-strong);
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

const Description = styled.p`
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);

  &[data-chosen='false'] {
    ${visuallyHidden}
  }
`

/** One of a few short answers beside each other, with a line on the chosen one. Radio buttons by nature. */
export function Segments<Value extends string = string>({
  options,
  value,
  onValueChange,
  'aria-label': ariaLabel,
}: SegmentsProps<Value>) {
  const name = useId()
  const { invalid: _invalid, required: _required, ...wiring } = useGroupWiring({ 'aria-label': ariaLabel })
  return (
    <div>
      <Group role="radiogroup" {...wiring}>
        {options.map(option => (
          <Segment key={option.value}>
            <Native
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.description ? `${name}-${option.value}` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Group>
      {options.map(
        option =>
          option.description && (
            <Description
              key={option.value}
              id={`${name}-${option.value}`}
              data-chosen={option.value === value}
              aria-hidden={option.value !== value}
            >
              {option.description}
            </Description>
          ),
      )}
    </div>
  )
}
