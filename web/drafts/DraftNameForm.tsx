import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Field, TextInput } from '../design/index.ts'
import { t } from '../language/language.ts'
import { refusalWords } from '../relay/refusal.ts'
import { useRenameDraft } from './useRenameDraft.ts'

const LONGEST_NAME = 120

const NameForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-3);
  width: min(100%, 40rem);

  > :first-child {
    flex: 1 1 16rem;
  }
`

/** Renames a draft. Escape cancels. A refused name stays in the input. */
export function DraftNameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const [typed, setTyped] = useState(name)
  const { send: rename, isPending: isRenaming, refusal } = useRenameDraft()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isRenaming) return
    if (typed.trim() === name || (await rename({ input: { draftId: id, name: typed } })).saved) onDone()
  }

  return (
    <NameForm
      onSubmit={save}
      onKeyDown={event => {
        if (event.key === 'Escape') onDone()
      }}
      noValidate
    >
      <Field label={t('Name of the draft')} error={refusal ? refusalWords(refusal) : undefined}>
        <TextInput
          // The person has just chosen to rename, so the input gets the focus.
          autoFocus
          value={typed}
          maxLength={LONGEST_NAME}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={isRenaming} pendingLabel={t('Saving...')}>
        {t('Save')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </NameForm>
  )
}
