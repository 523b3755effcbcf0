import {
  Form,
  Formik,
  type FormikErrors,
  type FormikHelpers,
  useFormikContext,
  yupToFormErrors,
} from 'formik'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ObjectSchema } from 'yup'
import { Banner, Button, Stack } from '../design/index.ts'
import type { Refusal } from '../relay/refusal.ts'

/** What the server refused, and the values that it refused. */
export type RefusedValues = { refusal: Refusal; values: Readonly<Record<string, string>> }

/** After a failed try the focus goes to the first field that needs a correction. */
function FirstFault({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitCount, isSubmitting } = useFormikContext()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting, form])
  return null
}

/** All faults at once. Where the rules did not arrive the server, which has the last word, has the only one. */
async function faultsOf<Values extends Record<string, string>>(
  rules: () => Promise<ObjectSchema<Values>>,
  values: Values,
): Promise<FormikErrors<Values>> {
  const schema = await rules().catch(() => null)
  try {
    await schema?.validate(values, { abortEarly: false })
    return {}
  } catch (faults) {
    return yupToFormErrors(faults)
  }
}

/** What was typed into a form, while the person looks at the other one. Nowhere but in the page's memory. */
export type KeptValues<Values> = { current: Values | null }

function KeepValues<Values>({ into }: { into: KeptValues<Values> }) {
  const { values } = useFormikContext<Values>()
  useEffect(() => {
    into.current = values
  }, [values, into])
  return null
}

type Props<Values extends Record<string, string>> = {
  kept: KeptValues<Values>
  /** The rules; they arrive after the form, which can be typed into meanwhile. */
  rules: () => Promise<ObjectSchema<Values>>
  initialValues: Values
  button: string
  pendingButton: string
  /** Gives why it was refused, or null once it is done. */
  onSubmit: (values: Values) => Promise<Refusal | null>
  children: ReactNode
}

/** A sign-in form: all faults at once, each beside its field; what was typed stays. */
export function AuthForm<Values extends Record<string, string>>({
  kept,
  rules,
  initialValues,
  button,
  pendingButton,
  onSubmit,
  children,
}: Props<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(kept.current ?? initialValues)

  useEffect(() => {
    rules().catch(() => undefined)
  }, [rules])

  async function submit(values: Values, { setStatus }: FormikHelpers<Values>) {
    setStatus(undefined)
    const refusal = await onSubmit(values)
    if (refusal) setStatus({ refusal, values } satisfies RefusedValues)
  }

  return (
    <Formik initialValues={first} validate={values => faultsOf(rules, values)} onSubmit={submit}>
      {({ isSubmitting, status }) => {
        const refused: RefusedValues | undefined = status
        return (
          <Form ref={form} noValidate>
            <FirstFault form={form} />
            <KeepValues into={kept} />
            <Stack $gap={4}>
              {refused && (
                <Banner tone="danger" announce>
                  {refused.refusal.message}
                </Banner>
              )}
              {children}
              <Button
                type="submit"
                variant="primary"
                wide
                pending={isSubmitting}
                pendingLabel={pendingButton}
              >
                {button}
              </Button>
            </Stack>
          </Form>
        )
      }}
    </Formik>
  )
}
