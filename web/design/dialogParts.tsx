import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; }
`

const leave = keyframes`
  to { opacity: 0; }
`

/** The backdrop over the page while a dialog or drawer is open. */
export const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  z-index: var(--layer-backdrop);
  inset: 0;
  background: var(--backdrop);
  animation: ${appear} var(--steady) var(--ease-out);

  &[data-state='closed'] {
    animation: ${leave} var(--quick) var(--ease-out) forwards;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`

export const Title = styled(Radix.Title)`
  font-family: var(--font-serif);
  font-size: var(--text-xl);
  font-weight: 520;
  line-height: 1.22;
  letter-spacing: -0.01em;
`

export const Description = styled(Radix.Description)`
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`

/** Keeps a dialog open when a message above it is pressed, for example its 'Undo'. */
export const keepOpenForToast: NonNullable<
  ComponentProps<typeof Radix.Content>['onInteractOutside']
> = event => {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault()
}
