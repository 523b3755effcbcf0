import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonSize, ButtonSurface, type ButtonVariant } from './buttonSurface.ts'
import { SpinnerMark } from './Spinner.tsx'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `primary` is the one next step of a screen: use it once. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** An action is pending: the button is disabled and shows `pendingLabel`. */
  pending?: boolean
  /** What is happening, e.g. 'Saving...'. Without it the label stays. */
  pendingLabel?: string
  icon?: ReactNode
  trailingIcon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
  /** Its label begins where the text around it does: for a quiet button in a column of text. */
  flush?: boolean
}

/** Does something. What goes somewhere is a LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  pending = false,
  pendingLabel,
  icon,
  trailingIcon,
  wide = false,
  flush = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonSurface
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
      $flush={flush}
    >
      {pending ? <SpinnerMark /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
      {!pending && trailingIcon}
    </ButtonSurface>
  )
}
