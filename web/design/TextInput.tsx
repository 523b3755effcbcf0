import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useFieldWiring } from './fieldContext.ts'
import { controlSurface } from './mixins.ts'

export type TextInputProps = ComponentPropsWithRef<'input'>

const Control = styled.input`
  ${controlSurface}
`

/** One line of text. Inside a Field it needs no id. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <Control {...rest} type={type} {...useFieldWiring(rest)} />
}
