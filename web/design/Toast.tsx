import { CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { css, keyframes, styled } from 'styled-components'
import { IconButton } from './IconButton.tsx'
import { floating } from './mixins.ts'

export type ToastVariant = 'default' | 'destructive'

export type ToastMessage = {
  title: string
  description?: string
  variant?: ToastVariant
  action?: { label: string; href: string }
}

export type ToastLinkProps = { href: string; className?: string; onClick?: () => void; children: ReactNode }

export type ToastProviderProps = {
  children: ReactNode
  /** Renders an action's link; give one that knows the router. A plain anchor by default. */
  link?: ComponentType<ToastLinkProps>
}

type Toasts = { toast: (message: ToastMessage) => void; dismiss: () => void }

const SHOWN_FOR_MS = 5000
const SWIPE_THRESHOLD_PX = 50

const ToastContext = createContext<Toasts | null>(null)

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

  &:focus-visible > li {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Note = styled(Radix.Root)<{ $variant: ToastVariant }>`
  ${floating}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.625rem;
  align-items: start;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} var(--steady) var(--ease-out);

  ${({ $variant }) =>
    $variant === 'destructive' &&
    css`
      border-color: var(--failed);
    `}

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

const Title = styled(Radix.Title)`
  font-weight: var(--weight-strong);
`

const Description = styled(Radix.Description)`
  color: var(--ink-soft);
`

const Action = styled.div`
  margin-top: var(--space-1);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-weight: var(--weight-strong);
    text-underline-offset: 0.2em;
  }
`

function PlainLink({ children, ...rest }: ToastLinkProps) {
  return <a {...rest}>{children}</a>
}

/**
 * Holds the one message that is visible: a new one takes the place of the old. Shown for 5 seconds (longer while
 * the pointer or the focus rests on it), swiped away to the right, reached with F8.
 */
export function ToastProvider({ children, link: ActionLink = PlainLink }: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null)
  const [isOpen, setOpen] = useState(false)
  const count = useRef(0)

  const toast = useCallback((message: ToastMessage) => {
    count.current += 1
    setCurrent({ ...message, id: count.current })
    setOpen(true)
  }, [])
  const dismiss = useCallback(() => setOpen(false), [])
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss])

  return (
    <ToastContext value={toasts}>
      <Radix.Provider
        label="Notification"
        duration={SHOWN_FOR_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
      >
        {children}
        {current && (
          <Note
            key={current.id}
            open={isOpen}
            onOpenChange={setOpen}
            type={current.variant === 'destructive' ? 'foreground' : 'background'}
            data-variant={current.variant ?? 'default'}
            $variant={current.variant ?? 'default'}
          >
            {current.variant === 'destructive' && (
              <Sign>
                <CircleAlert aria-hidden="true" />
              </Sign>
            )}
            <Words>
              <Title>{current.title}</Title>
              {current.description && <Description>{current.description}</Description>}
              {current.action && (
                <Action>
                  <Radix.Action altText={current.action.label} asChild>
                    <ActionLink href={current.action.href}>{current.action.label}</ActionLink>
                  </Radix.Action>
                </Action>
              )}
            </Words>
            <Radix.Close asChild>
              <IconButton label="Dismiss" icon={<X aria-hidden="true" />} size="small" />
            </Radix.Close>
          </Note>
        )}
        <Region hotkey={['F8']} label="Notifications ({hotkey})" />
      </Radix.Provider>
    </ToastContext>
  )
}

/** `const { toast } = useToast()`; `toast({ title, description, variant, action })` replaces whatever is shown. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
