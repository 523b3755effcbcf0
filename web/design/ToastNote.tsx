import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { IconButton } from './IconButton.tsx'
import { type ToastNoteProps, type ToastVariant, ToastWords, toastPlace, toastSlip } from './toastParts.tsx'

const SHOWN_FOR_MS = 5000
const SWIPE_THRESHOLD_PX = 50

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

const leave = keyframes`
  to { opacity: 0; }
`

const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 2rem)); }
`

const Region = styled(Radix.Viewport)`
  ${toastPlace}

  &:focus-visible > li {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Slip = styled(Radix.Root)<{ $variant: ToastVariant }>`
  ${toastSlip}
  touch-action: pan-y;
  animation: ${arrive} var(--steady) var(--ease-out);

  &[data-state='closed'] {
    animation: ${leave} var(--quick) var(--ease-out) forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--quick) var(--ease-out);
  }

  &[data-swipe='end'] {
    animation: ${swipeOut} var(--quick) var(--ease-out) forwards;
  }
`

/**
 * The message that is visible: shown for 5 seconds (longer while the pointer or the focus rests on it), swiped away
 * to the right, reached with F8. Its code arrives with the first message.
 */
export default function ToastNote({ message, isOpen, onOpenChange, link: ActionLink }: ToastNoteProps) {
  const { action, variant = 'default' } = message
  return (
    <Radix.Provider
      label="Notification"
      duration={SHOWN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <Slip
        key={message.id}
        open={isOpen}
        onOpenChange={onOpenChange}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        data-variant={variant}
        $variant={variant}
      >
        <ToastWords
          message={message}
          action={
            action && (
              <Radix.Action altText={action.label} asChild>
                {'href' in action ? (
                  <ActionLink href={action.href}>{action.label}</ActionLink>
                ) : (
                  <button type="button" onClick={action.onSelect}>
                    {action.label}
                  </button>
                )}
              </Radix.Action>
            )
          }
        />
        <Radix.Close asChild>
          <IconButton label="Dismiss" icon={<X aria-hidden="true" />} size="small" />
        </Radix.Close>
      </Slip>
      <Region hotkey={['F8']} label="Notifications ({hotkey})" />
    </Radix.Provider>
  )
}
