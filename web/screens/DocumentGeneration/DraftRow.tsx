import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DraftRow_draft$key } from '../../__generated__/DraftRow_draft.graphql.ts'
import { ageOf } from '../../components/age.ts'
import { dayOf } from '../../components/dates.ts'
import { isBeingWritten } from '../../components/documents/documentWords.ts'
import { useRenameDraft } from '../../components/drafts/useRenameDraft.ts'
import { TYPES } from '../../content/documentGeneration.ts'
import {
  Button,
  DropdownMenu,
  Field,
  Heading,
  IconButton,
  LinkButton,
  Meter,
  Text,
  TextInput,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { DraftActions, DraftLine, DraftMeter, DraftWords, NameForm } from './hubStyles.ts'

function NameOfDraft({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
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
      <Button type="button" variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </NameForm>
  )
}

/** One draft: how full it is, the way back into it, and what else can be done with it. `isNext`: the one next step. */
export function DraftRow({
  draft: draftRef,
  isNext,
  onDuplicate,
  onDelete,
}: {
  draft: DraftRow_draft$key
  isNext: boolean
  onDuplicate: () => void
  onDelete: () => void
}) {
  const draft = useFragment(
    graphql`
      fragment DraftRow_draft on Draft {
        id
        type
        name
        updatedAt
        coverage {
          filled
          total
        }
        lastDocument {
          databaseId
          status
          createdAt
        }
      }
    `,
    draftRef,
  )
  const [isNaming, setNaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const { name, coverage, lastDocument, updatedAt } = draft

  if (isNaming) {
    return (
      <NameOfDraft
        id={draft.id}
        name={name}
        onDone={() => {
          setNaming(false)
          requestAnimationFrame(() => menu.current?.focus())
        }}
      />
    )
  }
  return (
    <DraftLine>
      <DraftWords>
        <Heading level={3} size="tiny">
          {name}
        </Heading>
        <Text as="span" $size="small" $tone="soft">
          <time dateTime={updatedAt}>Saved {ageOf(updatedAt)}</time>
          {lastDocument && (
            <>
              {', '}
              <TextLink as={Link} to={`/results/${lastDocument.databaseId}`}>
                {isBeingWritten(lastDocument.status)
                  ? 'being written'
                  : `document of ${dayOf(lastDocument.createdAt)}`}
              </TextLink>
            </>
          )}
        </Text>
      </DraftWords>
      <DraftMeter>
        <Meter
          label="Answered"
          value={coverage.filled}
          max={coverage.total}
          valueText={`${coverage.filled} of ${coverage.total}`}
        />
      </DraftMeter>
      <DraftActions>
        <LinkButton
          as={Link}
          to={`${TYPES[knownType(draft.type)].path}?draft=${encodeURIComponent(draft.id)}`}
          variant={isNext ? 'primary' : 'secondary'}
          size="small"
        >
          Continue<VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <DropdownMenu
          trigger={
            <IconButton
              ref={menu}
              label={`More on ${name}`}
              icon={<EllipsisVertical aria-hidden="true" />}
              size="small"
            />
          }
          items={[
            { label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setNaming(true) },
            { label: 'Duplicate', icon: <Copy aria-hidden="true" />, onSelect: onDuplicate },
            { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onDelete },
          ]}
        />
      </DraftActions>
    </DraftLine>
  )
}

/** A type that this build does not know yet opens as the statement of purpose does: its page says what it is. */
function knownType(type: string): keyof typeof TYPES {
  return type === 'LOR' || type === 'ESSAY' ? type : 'SOP'
}
