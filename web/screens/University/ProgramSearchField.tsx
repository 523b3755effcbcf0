import { Field, TextInput } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** The words that a university's programmes are looked through for. */
export function ProgramSearchField({
  value,
  onChange,
}: {
  value: string
  onChange: (words: string) => void
}) {
  return (
    <search>
      <Field label={t('Search these programmes')} help={t('By name or field.')}>
        <TextInput
          type="search"
          maxLength={100}
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
    </search>
  )
}
