import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ControlDescription, ControlWords, NativeInput } from './controlParts.tsx'
import { useFieldWiring } from './fieldContext.ts'
import { focusRing } from './mixins.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--icon-large);
  height: var(--icon-large);
  margin-top: 0.15em;
  background: var(--sheet);
  border: 1.5px solid var(--line-strong);
  border-radius: 5px;
  color: transparent;

  svg {
    width: 0.9rem;
    height: 0.9rem;
    stroke-width: 3;
  }
`

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  min-height: var(--control);
  padding: 0.4375rem 0;
  font-size: max(1rem, var(--text-sm));
  line-height: 1.5;
  cursor: pointer;

  ${NativeInput}:checked + ${Box} {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }

  ${NativeInput}:focus-visible + ${Box} {
    ${focusRing}
  }

  ${NativeInput}[aria-invalid='true'] + ${Box} {
    border-color: var(--failed);
  }

  &:has(:disabled) {
    color: var(--ink-faint);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    ${NativeInput}:checked + ${Box} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

/** Yes or no to one statement. */
export function Checkbox({ label, description, ...rest }: CheckboxProps) {
  const { id: _fieldId, ...wiring } = useFieldWiring(rest)
  return (
    <Line>
      <NativeInput {...rest} {...wiring} type="checkbox" />
      <Box aria-hidden="true">
        <Check />
      </Box>
      <ControlWords>
        {label}
        {description && <ControlDescription>{description}</ControlDescription>}
      </ControlWords>
    </Line>
  )
}
