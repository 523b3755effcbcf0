import { createContext, useContext } from 'react'

export type FieldWiring = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type Given = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes that tie a control to the label, help and error of the Field around it. */
export function useFieldWiring(given: Given = {}) {
  const field = useContext(FieldContext)
  const describedBy = [given['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: given.id ?? field?.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': given['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': field?.required || undefined,
  }
}

/** The same for a group of controls, which a `label for` cannot name. */
export function useGroupWiring(given: { 'aria-label'?: string | undefined }) {
  const field = useContext(FieldContext)
  return {
    'aria-label': given['aria-label'],
    'aria-labelledby': given['aria-label'] ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
    invalid: field?.invalid ?? false,
    required: field?.required ?? false,
  }
}
