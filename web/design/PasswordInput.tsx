import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../language/language.ts'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>

const Frame = styled.div`
  position: relative;

  input {
    padding-right: 3.25rem;
  }

  button {
    position: absolute;
    top: 0;
    right: 0;
  }
`

/** A password that one may look at. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Frame>
      <TextInput {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={shown ? t('Hide password') : t('Show password')}
        icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={() => setShown(!shown)}
        disabled={props.disabled}
      />
    </Frame>
  )
}
