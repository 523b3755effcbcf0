import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ControlDescription, ControlWords, NativeInput } from './controlParts.tsx'
import { focusRing } from './mixins.ts'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

const Track = styled.span`
  flex: none;
  width: 2.75rem;
  height: 1.5rem;
  padding: 2px;
  background: var(--inset);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  transition: background-color var(--steady) var(--ease-out);

  &::after {
    display: block;
    width: 1.0625rem;
    height: 1.0625rem;
    border-radius: 50%;
    background: var(--line-strong);
    content: '';
    transition: transform var(--steady) var(--ease-out);
  }
`

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--touch);
  font-size: max(1rem, var(--text-sm));
  line-height: 1.45;
  cursor: pointer;

  ${NativeInput}:checked + ${Track} {
    background: var(--ink);
    border-color: var(--ink);
  }

  ${NativeInput}:checked + ${Track}::after {
    background: var(--paper);
    transform: translateX(1.25rem);
  }

  ${NativeInput}:focus-visible + ${Track} {
    ${focusRing}
  }

  &:has(:disabled) {
    color: var(--ink-faint);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    ${Track}::after {
      forced-color-adjust: none;
      background: ButtonText;
    }

    ${NativeInput}:checked + ${Track} {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** Turns something on or off at once, without a save. */
export function Switch({ label, description, ...rest }: SwitchProps) {
  return (
    <Line>
      <ControlWords>
        {label}
        {description && <ControlDescription>{description}</ControlDescription>}
      </ControlWords>
      <NativeInput {...rest} type="checkbox" role="switch" />
      <Track aria-hidden="true" />
    </Line>
  )
}
