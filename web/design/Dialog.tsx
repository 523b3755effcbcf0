import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { t } from '../language/language.ts'
import { Backdrop, Description, Head, keepOpenForToast, Title } from './dialogParts.tsx'
import { IconButton } from './IconButton.tsx'
import { from } from './media.ts'
import { floating } from './mixins.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where the focus goes when it closes; preventing the event keeps it from going back to where it came from. */
  onCloseAutoFocus?: (event: Event) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The answers, the safe one first. */
  actions?: ReactNode
}

const arrive = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }
`

const Panel = styled(Radix.Content)`
  ${floating}
  position: fixed;
  z-index: var(--layer-dialog);
  top: 50%;
  left: 50%;
  width: min(33rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: var(--space-5);
  overflow-y: auto;
  transform: translate(-50%, -50%);
  animation: ${arrive} var(--steady) var(--ease-out);

  ${from.tablet} {
    padding: var(--space-6);
  }
`

const Body = styled.div`
  margin-top: var(--space-4);
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-5);

  ${from.phablet} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`

/** A question that cannot wait and does not fit in place. It gives the focus back to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  onCloseAutoFocus,
  title,
  description,
  children,
  actions,
}: DialogProps) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop />
        <Panel
          onOpenAutoFocus={() => {
            before.current = document.activeElement
          }}
          // Radix returns the focus only to its own trigger.
          onCloseAutoFocus={event => {
            onCloseAutoFocus?.(event)
            if (event.defaultPrevented) return
            event.preventDefault()
            if (before.current instanceof HTMLElement) before.current.focus()
          }}
          onInteractOutside={keepOpenForToast}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head>
            <div>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('Close')} icon={<X aria-hidden="true" />} size="small" />
            </Radix.Close>
          </Head>
          {children && <Body>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
