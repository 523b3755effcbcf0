import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'

export type TooltipProps = {
  content: ReactNode
  /** One focusable element. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

const Tip = styled(Radix.Content)`
  z-index: 50;
  max-width: 18rem;
  padding: 0.375rem 0.625rem;
  background: var(--ink);
  color: var(--paper);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  font-size: var(--text-xs);
  line-height: 1.4;
`

/** Names an icon, or adds a word. Nothing that one needs may stand only here: a finger cannot hover. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Tip side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Tip>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
