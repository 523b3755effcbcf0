import { X } from 'lucide-react'
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
import { styled } from 'styled-components'
import { IconButton } from './IconButton.tsx'
import {
  type ToastLinkProps,
  type ToastMessage,
  type ToastNoteProps,
  type ToastVariant,
  ToastWords,
  toastPlace,
  toastSlip,
} from './toastParts.tsx'

export type { ToastLinkProps, ToastMessage, ToastVariant } from './toastParts.tsx'

export type ToastProviderProps = {
  children: ReactNode
  /** Renders an action's link; give one that knows the router. A plain anchor by default. */
  link?: ComponentType<ToastLinkProps>
}

type Toasts = { toast: (message: ToastMessage) => void; dismiss: () => void }

const ToastContext = createContext<Toasts | null>(null)

const loadNote = () => import('./ToastNote.tsx')

const PlainPlace = styled.div`
  ${toastPlace}
`

const PlainSlip = styled.div<{ $variant: ToastVariant }>`
  ${toastSlip}
`

function PlainLink({ children, ...rest }: ToastLinkProps) {
  return <a {...rest}>{children}</a>
}

/** A message without the code that shows it well. It stays until dismissed: nothing sees who is still reading it. */
function PlainNote({ message, onOpenChange, link: ActionLink }: Omit<ToastNoteProps, 'isOpen'>) {
  const { action, variant = 'default' } = message
  const close = () => onOpenChange(false)
  return (
    <PlainSlip data-variant={variant} $variant={variant}>
      <ToastWords
        message={message}
        action={
          action &&
          ('href' in action ? (
            <ActionLink href={action.href} onClick={close}>
              {action.label}
            </ActionLink>
          ) : (
            <button
              type="button"
              onClick={() => {
                action.onSelect()
                close()
              }}
            >
              {action.label}
            </button>
          ))
        }
      />
      <IconButton label="Dismiss" icon={<X aria-hidden="true" />} size="small" onClick={close} />
    </PlainSlip>
  )
}

/**
 * Holds the one message that is visible: a new one takes the place of the old. What shows it is fetched with the
 * first message, as no page needs it before; where it cannot be fetched, as when offline, the message is said plainly.
 */
export function ToastProvider({ children, link = PlainLink }: ToastProviderProps) {
  const [current, setCurrent] = useState<ToastNoteProps['message'] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [Note, setNote] = useState<ComponentType<ToastNoteProps> | null>(null)
  const [isPlain, setPlain] = useState(false)
  const count = useRef(0)

  const toast = useCallback((message: ToastMessage) => {
    count.current += 1
    setCurrent({ ...message, id: count.current })
    setOpen(true)
    loadNote().then(
      loaded => setNote(() => loaded.default),
      () => setPlain(true),
    )
  }, [])
  const dismiss = useCallback(() => setOpen(false), [])
  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss])

  return (
    <ToastContext value={toasts}>
      {children}
      {Note ? (
        current && <Note message={current} isOpen={isOpen} onOpenChange={setOpen} link={link} />
      ) : (
        // Stands empty from the start, as a live region that arrives together with its words is often not read.
        <PlainPlace aria-live="polite">
          {isPlain && isOpen && current && <PlainNote message={current} onOpenChange={setOpen} link={link} />}
        </PlainPlace>
      )}
    </ToastContext>
  )
}

/** `const { toast } = useToast()`; `toast({ title, description, variant, action })` replaces whatever is shown. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
