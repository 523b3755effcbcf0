import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import type { DraftName_draft$key } from '../../__generated__/DraftName_draft.graphql.ts'
import { useRenameDraft } from '../../components/drafts/useRenameDraft.ts'
import { Button, Field, Heading, IconButton, TextInput } from '../../design/index.ts'
import { NameForm, NameLine } from './wizardStyles.ts'

function NameBeingEdited({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [rename, isRenaming] = useRenameDraft()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isRenaming) return
    const refused = typed.trim() === name ? null : await rename(id, typed)
    setRefusal(refused)
    if (refused === null) onDone()
  }

  return (
    <NameForm
      onSubmit={save}
      onKeyDown={event => {
        if (event.key === 'Escape') onDone()
      }}
      noValidate
    >
      <Field label="Name of the draft" error={refusal ?? undefined}>
        <TextInput
          // Renaming was asked for a moment ago: the next key typed is meant for the name.
          autoFocus
          value={typed}
          maxLength={120}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={isRenaming} pendingLabel="Saving...">
        Save
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </NameForm>
  )
}

/** What the draft is called, editable in place once there is a draft. */
export function DraftName({
  draft: draftRef,
  unnamed,
}: {
  draft: DraftName_draft$key | null
  unnamed: string
}) {
  const draft = useFragment(
    graphql`
      fragment DraftName_draft on Draft {
        id
        name
      }
    `,
    draftRef,
  )
  const [isEdited, setEdited] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  if (!draft) {
    return (
      <NameLine>
        <Heading level={1} size="medium">
          {unnamed}
        </Heading>
      </NameLine>
    )
  }
  return (
    <>
      <NameLine hidden={isEdited}>
        <Heading level={1} size="medium">
          {draft.name}
        </Heading>
        <IconButton
          ref={pencil}
          size="small"
          label="Rename this draft"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEdited(true)}
        />
      </NameLine>
      {isEdited && (
        <NameBeingEdited
          id={draft.id}
          name={draft.name}
          onDone={() => {
            flushSync(() => setEdited(false))
            pencil.current?.focus()
          }}
        />
      )}
    </>
  )
}
