import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Banner, Button, Field, PasswordInput, Stack, TextInput } from '../design/index.ts'
import type { Refusal } from '../relay/refusal.ts'

export type AccountField<Name extends string> = {
  name: Name
  label: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  help?: string
}

type Props<Name extends string> = {
  fields: readonly AccountField<Name>[]
  button: string
  pendingButton: string
  variant?: 'primary' | 'secondary' | 'danger'
  isPending: boolean
  refusal: Refusal | null
  faultByField: Readonly<Record<string, string>>
  /** Resolves with whether it was done. The fields are emptied then. */
  onSubmit: (values: Record<Name, string>) => Promise<boolean>
}

/** A small form about the account. What the server refused is shown beside its field until that changes. */
export function AccountForm<Name extends string>({
  fields,
  button,
  pendingButton,
  variant = 'secondary',
  isPending,
  refusal,
  faultByField,
  onSubmit,
}: Props<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  const textOf = (name: Name) => typed[name] ?? ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setRefused(typed)
    const values = fields.reduce<Partial<Record<Name, string>>>(
      (all, { name }) => Object.assign(all, { [name]: textOf(name) }),
      {},
    )
    if (isComplete(values, fields) && (await onSubmit(values))) setTyped({})
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={4}>
        {refusal && !fields.some(({ name }) => faultByField[name]) && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
        {fields.map(({ name, label, type, autoComplete, help }) => {
          const wiring = {
            name,
            autoComplete,
            value: textOf(name),
            onChange: ({ target }: { target: { value: string } }) =>
              setTyped({ ...typed, [name]: target.value }),
          }
          return (
            <Field
              key={name}
              label={label}
              help={help}
              error={typed[name] === refused[name] ? faultByField[name] : undefined}
            >
              {type === 'password' ? (
                <PasswordInput {...wiring} />
              ) : (
                <TextInput {...wiring} type={type} autoCapitalize="none" spellCheck={false} />
              )}
            </Field>
          )
        })}
        <div>
          <Button type="submit" variant={variant} pending={isPending} pendingLabel={pendingButton}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function isComplete<Name extends string>(
  values: Partial<Record<Name, string>>,
  fields: readonly AccountField<Name>[],
): values is Record<Name, string> {
  return fields.every(({ name }) => values[name] !== undefined)
}
