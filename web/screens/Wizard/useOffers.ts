import type { FormikProps } from 'formik'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { type StorageKey, storageEntry } from '../../device/storage.ts'
import type { Offer, Offers } from '../../questionnaire/answerOffers.ts'
import { type FormValues, initialValue } from '../../questionnaire/formValues.ts'
import type { FormQuestion } from '../../questionnaire/kinds/index.ts'

type Filled = { question: FormQuestion; offer: Offer }

export type AnswerOffers = {
  /** What may still be offered. */
  offers: Offers
  /** What was taken over, by key; a field that was edited since holds another value. */
  taken: Offers
  /** What was last filled in at once, and can be undone. */
  filled: readonly Filled[]
  take: (key: string, offer: Offer) => void
  dismiss: (key: string) => void
  takeAll: (open: readonly Filled[]) => void
  undo: () => void
}

const NONE: readonly string[] = []

/** The keys of dismissed offers. Where storage is full or refused, an offer comes back with the next visit. */
function dismissedEntry(key: StorageKey) {
  return storageEntry({ area: 'DEVICE', key, schema: z.readonly(z.array(z.string())) })
}

/** Answers from elsewhere: which are offered, which were taken over, and the way back. */
export function useOffers({
  storageKey,
  known,
  form,
}: {
  /** The storage entry of dismissed offers. */
  storageKey: StorageKey
  known: Offers
  form: RefObject<FormikProps<FormValues> | null>
}): AnswerOffers {
  const [dismissed, setDismissed] = useState(() => dismissedEntry(storageKey).read() ?? NONE)
  const [taken, setTaken] = useState<Offers>(() => new Map())
  const [filled, setFilled] = useState<readonly Filled[]>([])
  const offers = useMemo(
    () => new Map([...known].filter(([key]) => !dismissed.includes(key))),
    [known, dismissed],
  )

  const take = useCallback(
    (key: string, offer: Offer) => {
      setTaken(before => new Map(before).set(key, offer))
      void form.current?.setFieldValue(key, offer.value)
    },
    [form],
  )
  const dismiss = useCallback(
    (key: string) =>
      setDismissed(before => {
        const after = [...before, key]
        dismissedEntry(storageKey).write(after)
        return after
      }),
    [storageKey],
  )
  const takeAll = useCallback(
    (open: readonly Filled[]) => {
      setFilled(open)
      setTaken(
        before => new Map([...before, ...open.map(({ question, offer }) => [question.key, offer] as const)]),
      )
      void form.current?.setValues(before => ({
        ...before,
        ...Object.fromEntries(open.map(({ question, offer }) => [question.key, offer.value])),
      }))
    },
    [form],
  )
  const undo = useCallback(() => {
    setFilled([])
    void form.current?.setValues(before => {
      // What was edited since is the person's own.
      const untouched = filled.filter(({ question, offer }) => before[question.key] === offer.value)
      return {
        ...before,
        ...Object.fromEntries(untouched.map(({ question }) => [question.key, initialValue(question)])),
      }
    })
  }, [form, filled])

  return { offers, taken, filled, take, dismiss, takeAll, undo }
}
