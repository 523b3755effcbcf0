import { CircleAlert } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { floating } from './mixins.ts'

export type ToastVariant = 'default' | 'destructive'

export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export type ToastMessage = {
  title: string
  description?: string
  variant?: ToastVariant
  /** Where to go from here, or what can be done about it. */
  action?: ToastAction
}

export type ToastLinkProps = { href: string; className?: string; onClick?: () => void; children: ReactNode }

export type ToastNoteProps = {
  /** The latest message; another `id` is another message. */
  message: ToastMessage & { id: number }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  link: ComponentType<ToastLinkProps>
}

/** Where a message stands: at the foot of the window, at the right where there is room. */
export const toastPlace = css`
  position: fixed;
  z-index: 50;
  right: 0;
  bottom: 0;
  width: min(26rem, 100vw);
  margin: 0;
  padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  list-style: none;
  pointer-events: none;
  outline: none;
`

/** The slip that a message stands on. */
export const toastSlip = css<{ $variant: ToastVariant }>`
  ${floating}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.625rem;
  align-items: start;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  pointer-events: auto;

  ${({ $variant }) =>
    $variant === 'destructive' &&
    css`
      border-color: var(--failed);
    `}
`

const Sign = styled.span`
  margin-top: 0.5rem;
  color: var(--failed);

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`

const Words = styled.div`
  grid-column: 2;
  padding: 0.4375rem 0;
  font-size: max(0.9375rem, var(--text-sm));
  line-height: 1.45;
`

const Title = styled.div`
  font-weight: var(--weight-strong);
`

const Description = styled.div`
  color: var(--ink-soft);
`

const Action = styled.div`
  margin-top: var(--space-1);

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** What a message says; `action` is the link or the button that it offers. */
export function ToastWords({ message, action }: { message: ToastMessage; action: ReactNode }) {
  return (
    <>
      {message.variant === 'destructive' && (
        <Sign>
          <CircleAlert aria-hidden="true" />
        </Sign>
      )}
      <Words>
        <Title>{message.title}</Title>
        {message.description && <Description>{message.description}</Description>}
        {action && <Action>{action}</Action>}
      </Words>
    </>
  )
}
