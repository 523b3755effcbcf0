import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { t } from '../language/language.ts'
import { Backdrop, Description, Head, keepOpenForToast, Title } from './dialogParts.tsx'
import { IconButton } from './IconButton.tsx'
import { visuallyHidden } from './mixins.ts'

export type DrawerSide = 'left' | 'right' | 'bottom'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Hides the title from sight, for content that begins with a title. Screen readers still read it. */
  hideTitle?: boolean
  description?: ReactNode
  side?: DrawerSide
  /** For one that is worked in, not only looked up: as wide as a form wants to be. */
  wide?: boolean
  /** Where the focus goes when it closes; preventing the event keeps it from going back to where it came from. */
  onCloseAutoFocus?: (event: Event) => void
  /** Where the focus goes when it opens; preventing the event keeps it from the first control. */
  onOpenAutoFocus?: (event: Event) => void
  /** Preventing the event keeps Escape from closing it. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

const slide = {
  left: keyframes`from { transform: translateX(-100%); }`,
  right: keyframes`from { transform: translateX(100%); }`,
  bottom: keyframes`from { transform: translateY(100%); }`,
}

const places = {
  left: css`
    inset: 0 auto 0 0;
    width: min(22rem, 88vw);
    border-right: 1px solid var(--line);
    animation: ${slide.left} var(--steady) var(--ease-out);
  `,
  right: css`
    inset: 0 0 0 auto;
    width: min(24rem, 88vw);
    border-left: 1px solid var(--line);
    animation: ${slide.right} var(--steady) var(--ease-out);
  `,
  bottom: css`
    inset: auto 0 0 0;
    max-height: 85dvh;
    border-top: 1px solid var(--line);
    border-radius: var(--radius-large) var(--radius-large) 0 0;
    animation: ${slide.bottom} var(--steady) var(--ease-out);
  `,
}

const Panel = styled(Radix.Content)<{ $side: DrawerSide; $wide: boolean }>`
  position: fixed;
  z-index: var(--layer-dialog);
  padding: var(--space-4) var(--gutter) max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  ${({ $side }) => places[$side]}
  ${({ $wide }) => $wide && 'width: min(32rem, 92vw);'}
`

const Words = styled.div<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
  padding-top: var(--space-2);
`

const Edge = styled(Head)`
  align-items: flex-start;
  justify-content: space-between;
  margin-right: -0.5rem;

  > button {
    margin-left: auto;
  }
`

const Body = styled.div`
  margin-top: var(--space-4);
`

/** A dialog at the edge of the window: navigation, notes or filters that have a margin on wide screens. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  side = 'right',
  wide = false,
  onCloseAutoFocus,
  onOpenAutoFocus,
  onEscapeKeyDown,
  children,
}: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Panel
          $side={side}
          $wide={wide}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={onOpenAutoFocus}
          onEscapeKeyDown={onEscapeKeyDown}
          onInteractOutside={keepOpenForToast}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Edge>
            <Words $hidden={hideTitle}>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Words>
            <Radix.Close asChild>
              <IconButton label={t('Close')} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </Edge>
          <Body>{children}</Body>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
