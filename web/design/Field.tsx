import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { t } from '../language/language.ts'
import { FieldContext, type FieldWiring } from './fieldContext.ts'
import { visuallyHidden } from './mixins.ts'

export type FieldProps = {
  label: string
  /** The control: TextInput, TextArea, Select, RadioGroup, MultiSelect … */
  children: ReactNode
  /** Why we ask and what a good answer holds. */
  help?: ReactNode
  /** What is wrong and what to do; the control turns invalid while it is there. */
  error?: string | undefined
  /** Shows an asterisk and tells assistive technology that an answer is needed. */
  required?: boolean
  /** Shows the asterisk alone: a field that we would like to see filled, but do not enforce. */
  starred?: boolean
  optional?: boolean
  /** The label names a group (RadioGroup, MultiSelect, checkboxes), not one control. */
  group?: boolean
  /** At the end of the label's line, e.g. a counter or a small link. */
  aside?: ReactNode
  hideLabel?: boolean
  /** The control's id, when something else must refer to it. */
  id?: string
  className?: string
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`

const LabelLine = styled.div<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-sm);
`

const Label = styled.label<{ $starred: boolean }>`
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
  line-height: 1.4;

  /* Drawn, not written: the asterisk is no part of the label's name. */
  &::after {
    color: var(--failed);
    content: ${({ $starred }) => ($starred ? "'\\2009*'" : 'none')};
    content: ${({ $starred }) => ($starred ? "'\\2009*' / ''" : 'none')};
  }
`

const Optional = styled.span`
  font-weight: var(--weight-text);
  color: var(--ink-soft);
`

const Help = styled.div`
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);
  max-width: 60ch;
`

const Fault = styled.p`
  display: flex;
  gap: 0.375rem;
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.4;
  color: var(--failed);

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    margin-top: 0.18em;
  }
`

/** One question: its label, its control, a word of help, and what is wrong with the answer. */
export function Field({
  label,
  children,
  help,
  error,
  required = false,
  starred = false,
  optional = false,
  group = false,
  aside,
  hideLabel = false,
  id,
  className,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${controlId}-label`
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const wiring = useMemo<FieldWiring>(
    () => ({
      controlId,
      labelId,
      describedBy: [errorId, helpId].filter(Boolean).join(' ') || undefined,
      invalid: errorId !== undefined,
      required,
    }),
    [controlId, labelId, helpId, errorId, required],
  )
  return (
    <Frame className={className}>
      <LabelLine $hidden={hideLabel}>
        <Label
          as={group ? 'span' : undefined}
          id={labelId}
          htmlFor={group ? undefined : controlId}
          $starred={required || starred}
        >
          {label}
          {optional && <Optional>{t(' (optional)')}</Optional>}
        </Label>
        {aside}
      </LabelLine>
      {help && <Help id={helpId}>{help}</Help>}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <Fault id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </Fault>
      )}
    </Frame>
  )
}
