import { CircleAlert, X } from 'lucide-react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { css, keyframes, styled } from 'styled-components'
import { t } from '../language/language.ts'
import { IconButton } from './IconButton.tsx'
import { floating } from './mixins.ts'

const SHOWN_FOR_MS = 5000

export type ToastVariant = 'default' | 'destructive'

export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export type ToastMessage = {
  title: string
  description?: string
  variant?: ToastVariant
  /** A link to the result, or what can be done about the failure. */
  action?: ToastAction
}

export type ToastLinkProps = { href: string; className?: string; onClick?: () => void; children: ReactNode }

export type ToastProviderProps = {
  children: ReactNode
  /** Renders an action's link; give one that knows the router. A plain anchor by default. */
  link?: ComponentType<ToastLinkProps>
}

type Toasts = { toast: (message: ToastMessage) => void; dismiss: () => void }

function withoutProvider(): never {
  throw new Error('A toast needs a ToastProvider above the component that shows it')
}

const ToastContext = createContext<Toasts>({ toast: withoutProvider, dismiss: withoutProvider })

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

/** At the foot of the window, at the right where there is room. */
const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  right: 0;
  bottom: var(--foot-bar);
  width: min(26rem, 100vw);
  padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  pointer-events: none;
  outline: none;

  &:focus-visible li {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Slips = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Slip = styled.li<{ $variant: ToastVariant }>`
  ${floating}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.625rem;
  align-items: start;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  pointer-events: auto;
  animation: ${arrive} var(--steady) var(--ease-out);

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
    width: var(--icon-large);
    height: var(--icon-large);
  }
`

const Words = styled.div`
  grid-column: 2;
  padding: 0.4375rem 0;
  font-size: var(--text-control);
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
    min-height: var(--control);
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

function PlainLink({ children, ...rest }: ToastLinkProps) {
  return <a {...rest}>{children}</a>
}

type NoteProps = { message: ToastMessage; onClose: () => void; link: ComponentType<ToastLinkProps> }

/** One message. It closes after 5 seconds in which neither the pointer nor the focus is on it. */
function Note({ message, onClose, link: ActionLink }: NoteProps) {
  const { title, description, action, variant = 'default' } = message
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isRead = isPointed || isFocused
  useEffect(() => {
    if (isRead) return
    const timer = setTimeout(onClose, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isRead, onClose])
  return (
    <Slip
      data-variant={variant}
      $variant={variant}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {variant === 'destructive' && (
        <Sign>
          <CircleAlert aria-hidden="true" />
        </Sign>
      )}
      <Words>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <Action>
            {'href' in action ? (
              <ActionLink href={action.href} onClick={onClose}>
                {action.label}
              </ActionLink>
            ) : (
              <button
                type="button"
                onClick={() => {
                  action.onSelect()
                  onClose()
                }}
              >
                {action.label}
              </button>
            )}
          </Action>
        )}
      </Words>
      <IconButton label={t('Dismiss')} icon={<X aria-hidden="true" />} size="small" onClick={onClose} />
    </Slip>
  )
}

/**
 * Shows one message at a time: a new one replaces the old. F8 moves the focus to it, Escape closes it. The live region
 * is on the page from the start, since one that is added together with its text is often not read out.
 */
export function ToastProvider({ children, link = PlainLink }: ToastProviderProps) {
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null)
  const count = useRef(0)
  const region = useRef<HTMLElement>(null)
  /** What had the focus before F8 moved it to the message. */
  const cameFrom = useRef<Element | null>(null)

  const toast = useCallback((message: ToastMessage) => {
    count.current += 1
    setCurrent({ ...message, id: count.current })
  }, [])
  const dismiss = useCallback(() => {
    const { current: from } = cameFrom
    if (region.current?.contains(document.activeElement) && from instanceof HTMLElement) from.focus()
    cameFrom.current = null
    setCurrent(null)
  }, [])
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss])

  const isShown = current !== null
  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = region.current?.contains(document.activeElement)
      if (event.code === 'F8' && !isInside) {
        cameFrom.current = document.activeElement
        region.current?.focus()
      }
      if (event.key === 'Escape' && isInside) dismiss()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isShown, dismiss])

  return (
    <ToastContext value={toasts}>
      {children}
      <Region ref={region} aria-label={t('Notifications (F8)')} tabIndex={-1} data-toasts>
        <Slips aria-live={current?.variant === 'destructive' ? 'assertive' : 'polite'}>
          {current && <Note key={current.id} message={current} onClose={dismiss} link={link} />}
        </Slips>
      </Region>
    </ToastContext>
  )
}

/** `const { toast } = useToast()`; `toast({ title, description, variant, action })` replaces whatever is shown. */
export function useToast(): Toasts {
  return useContext(ToastContext)
}
