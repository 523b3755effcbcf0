import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonSize, type ButtonVariant, buttonSurface, type SurfaceProps } from './buttonSurface.ts'

type OwnProps = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  trailingIcon?: ReactNode
  wide?: boolean
  children: ReactNode
}

export type LinkButtonProps<As extends ElementType = 'a'> = OwnProps & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof OwnProps | 'as'
  >

const Surface = styled.a<SurfaceProps>`
  ${buttonSurface}
`

/** Goes somewhere and looks like a button: `<LinkButton as={Link} to="/pricing">`. */
export function LinkButton<As extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  size = 'medium',
  icon,
  trailingIcon,
  wide = false,
  children,
  ...rest
}: LinkButtonProps<As>) {
  return (
    <Surface as={as as ElementType} {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
      {trailingIcon}
    </Surface>
  )
}
