import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Tone, toneBackground, toneText } from './Badge.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = {
  tone?: BannerTone
  title?: string
  children?: ReactNode
  /** One button or link that mends it. */
  action?: ReactNode
  /** Makes it a live region; use it for errors that follow an action. */
  announce?: boolean
}

const toneOf: Record<BannerTone, Tone> = {
  info: 'note',
  success: 'success',
  warning: 'warning',
  danger: 'failed',
}
const signOf = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

const Frame = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  background: ${({ $tone }) => toneBackground[$tone]};
  border-radius: var(--radius);
  color: var(--ink);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

const Message = styled.div<{ $tone: Tone }>`
  display: flex;
  flex: 1 1 16rem;
  gap: 0.625rem;
  min-width: 0;
  font-size: var(--text-control);
  line-height: 1.5;

  > svg {
    flex: none;
    width: var(--icon-large);
    height: var(--icon-large);
    margin-top: 0.1em;
    color: ${({ $tone }) => toneText[$tone]};
  }
`

const Title = styled.p`
  font-weight: var(--weight-strong);
`

/** A message about the page or a part of it, shown in place. */
export function Banner({ tone = 'info', title, children, action, announce = false }: BannerProps) {
  const Sign = signOf[tone]
  return (
    <Frame $tone={toneOf[tone]} role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Message $tone={toneOf[tone]}>
        <Sign aria-hidden="true" />
        <div>
          {title && <Title>{title}</Title>}
          {children}
        </div>
      </Message>
      {action}
    </Frame>
  )
}
