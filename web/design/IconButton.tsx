import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: what the button does. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
}

const Surface = styled.button<{ $size: 'small' | 'medium' }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => ($size === 'small' ? '2.5rem' : 'var(--touch)')};
  height: ${({ $size }) => ($size === 'small' ? '2.5rem' : 'var(--touch)')};
  border-radius: var(--radius);
  color: var(--ink-soft);
  transition: background-color var(--quick) var(--ease-out);

  svg {
    width: var(--icon-large);
    height: var(--icon-large);
  }

  &:hover:not(:disabled) {
    background: var(--inset);
    color: var(--ink);
  }

  &:disabled {
    color: var(--ink-faint);
    cursor: not-allowed;
  }
`

/** A button that shows only an icon. */
export function IconButton({ label, icon, size = 'medium', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Surface {...rest} type={type} aria-label={label} $size={size}>
      {icon}
    </Surface>
  )
}
