import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
`

/**
 * A form whose buttons choose a language: `name="language"`, with its code as their value. The server keeps the choice
 * and leads back to this page, before any script runs too.
 */
export function LanguageForm({
  pathname,
  label,
  children,
}: {
  pathname: string
  label?: string
  children: ReactNode
}) {
  const next = useRef<HTMLInputElement>(null)
  return (
    <Form
      method="post"
      action="/language"
      aria-label={label}
      onSubmit={() => {
        const { search, hash } = window.location
        if (next.current) next.current.value = pathname + search + hash
      }}
    >
      <input ref={next} type="hidden" name="next" defaultValue={pathname} />
      {children}
    </Form>
  )
}
